"""People: tables with seats, kept in a database, played over sockets. docs/protocol.md says what is sent."""
