"""Analysis of finished games and advice during them: the value of each decision (docs/analysis.md)."""
