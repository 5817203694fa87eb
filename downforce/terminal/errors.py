"""Helpers that print every error message as a single line on standard error."""

import sys

WRONG_INPUT = 2


def refuse(message: str, code: int = WRONG_INPUT) -> int:
    """Print an error message and return the exit code."""
    print("downforce:", one_line(message), file=sys.stderr)
    return code


def one_line(message: str) -> str:
    """Return a message without line breaks or other characters that could garble a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(message.split()))
