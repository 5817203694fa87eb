"""Load on the server: scripted players over real sockets, open loop, in a process of their own."""
