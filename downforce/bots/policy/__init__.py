"""The decision making of the bots, as plain functions over the rules that run interpreted or compiled."""
