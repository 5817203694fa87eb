"""Analysis of finished games and advice during play, based on the value of each decision (docs/analysis.md)."""
