"""Text formats for games: a notation for actions, and records of whole games (docs/reference/records.md)."""
