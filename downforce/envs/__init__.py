"""Environments for research: PettingZoo, OpenSpiel and batches of games in lockstep (see docs/develop/research.md)."""
