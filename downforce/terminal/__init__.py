"""The command-line program and the terminal version of the game (see docs/terminal.md)."""
