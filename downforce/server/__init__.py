"""People: tables with seats, kept in a database, played over sockets. docs/develop/protocol.md says what is sent."""
