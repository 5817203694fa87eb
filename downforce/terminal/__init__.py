"""The command-line program and the version of the game for the terminal (see docs/terminal.md)."""
