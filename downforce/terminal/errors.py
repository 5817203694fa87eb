"""A refusal in one line on standard error, whatever the message contains."""

import sys

WRONG_INPUT = 2


def refuse(message: str, code: int = WRONG_INPUT) -> int:
    """Say why, and give the exit code back."""
    print("downforce:", one_line(message), file=sys.stderr)
    return code


def one_line(message: str) -> str:
    """Without line ends or anything else that could garble a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(message.split()))
