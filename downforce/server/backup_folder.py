"""Daily backups of the server in a folder, one file per day. Old backups can be deleted automatically."""

import re
from datetime import date
from pathlib import Path
from typing import Final

from .backup import NoBackup, back_up
from .settings import Settings

NAME: Final = "downforce-{day}.backup"
OURS: Final = re.compile(r"downforce-\d{4}-\d{2}-\d{2}\.backup")  # these names sort by date


def back_up_today(settings: Settings, folder: Path, keep: int | None = None, today: date | None = None) -> Path:
    """Make today's backup and return its path.

    If there is already a backup from today, it is replaced once the new one is complete. If `keep` is given, only that
    many backups are kept, and older ones are deleted. Other files in the folder are never touched, and nothing is
    deleted if the new backup fails.
    """
    if keep is not None and keep < 1:
        raise NoBackup(f"--keep {keep}: wanted 1 or more")
    file = folder / NAME.format(day=(today or date.today()).isoformat())
    back_up(settings, file, force=True)
    if keep is not None:
        others = (path for path in folder.iterdir() if OURS.fullmatch(path.name) and path != file)
        for old in sorted(others, reverse=True)[keep - 1 :]:
            old.unlink(missing_ok=True)
    return file
