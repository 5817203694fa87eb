"""The game server, which stores game tables in a database and plays them over WebSockets (docs/develop/protocol.md)."""
