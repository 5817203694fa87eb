"""The same rules for researchers: PettingZoo, OpenSpiel, and thousands of games in step (docs/research.md)."""
