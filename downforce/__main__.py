"""Run the `downforce` command with `python -m downforce`."""

from .terminal.cli import main

if __name__ == "__main__":  # the bot processes that the server starts import this file again
    main()
