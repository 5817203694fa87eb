"""Files that only their owner may read: a database holds hands and secrets of running games."""

import contextlib
import os
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o007  # the bits of users who are neither owner nor in the group
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # suffixes of the files that SQLite keeps for a database


def opener(path: str, flags: int) -> int:
    """Open a file for `open(..., opener=opener)`: if that creates it, only its owner may read it."""
    return os.open(path, flags, OWNER_ONLY)


def make_private(database: str) -> None:
    """Create a SQLite database as an empty file of mode 600, or set an existing one to that mode.

    SQLite gives its other files the mode of the database. If other users may use a file, an older version has created
    it with the default mode: it gets 600. Any other mode, such as 640, was chosen by the administrator and stays, and
    so do files of another owner. Failures are left to SQLite, which reports them better.
    """
    if database == ":memory:" or os.name != "posix":
        return
    with contextlib.suppress(OSError):
        os.close(os.open(database, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    for suffix in BESIDE:
        make_owner_only(Path(database + suffix))


def make_owner_only(file: Path) -> None:
    """Set a file of ours that other users may use to mode 600."""
    with contextlib.suppress(OSError):
        found = file.stat()
        if found.st_uid == os.geteuid() and found.st_mode & OTHERS:
            file.chmod(OWNER_ONLY)
