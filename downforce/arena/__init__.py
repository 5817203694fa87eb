"""Many games between bots: simulations, leagues that compare bots, and studies of tracks."""
