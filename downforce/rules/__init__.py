"""The game: plain functions over ints and fixed lists, which also compile (docs/develop/architecture.md)."""
