"""Offers: facts about a seat's legal actions and their effects, which the terminal and web page put into words."""
