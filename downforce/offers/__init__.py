"""Offers: every legal action of a seat and its effects, as facts. The terminal and the page put them into words."""
