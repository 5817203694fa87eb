"""Load tests of the server: scripted players over real sockets, open loop, in a separate process."""
