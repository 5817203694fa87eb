"""`python -m downforce`: the same as the command `downforce`."""

from .terminal.cli import main

main()
