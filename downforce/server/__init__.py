"""The server: tables with seats, stored in a database and played over sockets (docs/protocol.md)."""
