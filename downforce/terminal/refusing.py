"""No, in one line on standard error, whatever the message holds."""

import sys

WRONG_INPUT = 2


def refuse(message: str, code: int = WRONG_INPUT) -> int:
    """Say why, and give the exit code back."""
    print("downforce:", one_line(message), file=sys.stderr)
    return code


def one_line(message: str) -> str:
    """Without line ends, nor anything else that could make a mess of a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(message.split()))
