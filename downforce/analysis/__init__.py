"""What each decision of a game was worth: docs/analysis.md."""
