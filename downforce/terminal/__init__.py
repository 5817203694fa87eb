"""The command line, and the game for the terminal (see docs/terminal.md)."""
