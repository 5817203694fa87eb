"""Read files named by users, with a size limit and one-line error messages."""

import os
import tomllib
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

LONGEST_LINE = 4000  # in TOML files, because a dotted key with a hundred thousand parts takes minutes to parse


class Unreadable(ValueError):
    """Raised if a file cannot be read or its contents do not have the expected format."""


def is_file(name: str | os.PathLike[str]) -> bool:
    """Return whether a file with this name exists. Return False if the name is not a valid file name."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # the name is too long or contains a null character
        return False


def read_text(path: Path, kind: str, limit: int) -> str:
    """Return the text of a file. Raise Unreadable if the file is missing, is not UTF-8, or exceeds `limit` bytes."""
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as problem:
        raise Unreadable(f"cannot be read: {problem.strerror}") from None
    except ValueError:
        raise Unreadable("cannot be read: no file can have this name") from None
    if len(data) > limit:
        raise Unreadable(f"a {kind} has at most {limit} bytes")
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Unreadable("not a text in UTF-8") from None


def read_toml(text: str) -> dict[str, Any]:
    """Parse TOML text, with non-integer numbers as Decimal. Raise Unreadable if the text is not valid TOML."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise Unreadable(f"line {number} has {len(line)} characters, at most {LONGEST_LINE}: break it")
    try:
        return tomllib.loads(text, parse_float=_decimal)
    except RecursionError:
        raise Unreadable("nested too deeply") from None
    except ValueError as problem:  # also raised for an integer with thousands of digits
        raise Unreadable(f"is not TOML: {problem}") from None


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:
        raise ValueError(f"the number {text[:60]} is out of all bounds") from None
