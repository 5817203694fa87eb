"""The game server, which stores games in a database and runs them over WebSockets (docs/develop/protocol.md)."""
