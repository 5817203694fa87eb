"""How bots make decisions. The modules contain plain functions that run interpreted or compiled."""
