"""`python -m downforce`: the same as the command `downforce`."""

from .terminal.cli import main

if __name__ == "__main__":  # the processes that the server starts for bots import this file again
    main()
