"""Environments for research with PettingZoo, OpenSpiel, or batches of games in lockstep (docs/develop/research.md)."""
