"""Games as text: an action as a line, a game as a file (docs/reference/records.md)."""
