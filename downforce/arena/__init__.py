"""Many games between bots: simulated, compared in leagues, watched in studies."""
