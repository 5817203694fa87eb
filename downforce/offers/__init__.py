"""Offers: a seat's legal actions and their effects, as facts that the terminal and the web page put into words."""
