"""Open-loop load tests of the server, with scripted players that use real sockets from a separate process."""
