"""The HTTP API, with one module for each group of endpoints (docs/develop/protocol.md)."""
