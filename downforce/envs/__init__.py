"""Research environments for PettingZoo, OpenSpiel, and batches of games in lockstep (docs/develop/research.md)."""
