"""The game server: tables stored in a database and played over WebSockets (docs/develop/protocol.md)."""
