"""File permissions. The database contains the secrets of running games, so by default only its owner can read it."""

import contextlib
import os
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o007  # permission bits for users who are neither the owner nor in the group
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # suffixes of the files that make up a SQLite database


def opener(path: str, flags: int) -> int:
    """Open a file. If the file is new, only its owner can read it. Use as `open(..., opener=opener)`."""
    return os.open(path, flags, OWNER_ONLY)


def make_private(database: str) -> None:
    """Make a SQLite database private to its owner, creating an empty file with mode 600 if it does not exist.

    SQLite gives its other files the same mode as the database. An existing file that other users can access was created
    by an older version with the default mode, so it is set to 600. Any other mode, such as 640, was chosen by the
    administrator and is left alone. Files that belong to another user are left alone, too. Errors are ignored here,
    because SQLite reports them better.
    """
    if database == ":memory:" or os.name != "posix":
        return
    with contextlib.suppress(OSError):
        os.close(os.open(database, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    for suffix in BESIDE:
        make_owner_only(Path(database + suffix))


def make_owner_only(file: Path) -> None:
    """Set a file to mode 600 if we own it and other users can access it."""
    with contextlib.suppress(OSError):
        found = file.stat()
        if found.st_uid == os.geteuid() and found.st_mode & OTHERS:
            file.chmod(OWNER_ONLY)
