"""The same rules for researchers: PettingZoo, OpenSpiel, and thousands of games in step (docs/develop/research.md)."""
