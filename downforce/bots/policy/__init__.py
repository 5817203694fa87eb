"""How bots choose: plain functions over the rules, interpreted or compiled."""
