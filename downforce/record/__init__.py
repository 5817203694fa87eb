"""Games as text: notation for actions, and records for whole games (docs/reference/records.md)."""
