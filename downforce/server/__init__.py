"""The server: tables with seats, stored in a database and played over sockets (docs/develop/protocol.md)."""
