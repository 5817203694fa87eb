"""`downforce backup` and `downforce restore`: save all of a server's data to a single file, and restore it."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import refuse

BACKUP_HELP = """Put all that a server keeps, games and the key of its cookies, into one file. It may run meanwhile.

Anybody with this file can act as any guest. It is made readable for you alone; keep it that way.

FILE may be a folder: then the file in it is named by today's date and replaces an earlier one of today.

Example: downforce backup sunday.backup"""

RESTORE_HELP = """Put a backup in place: the database and the key of the cookies. The server must not run.

The backup may be of the other kind of database: so games come from SQLite to PostgreSQL, and back.

Example: downforce restore sunday.backup --database sqlite:///downforce.db"""

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
DatabaseFlag = Annotated[
    str | None,
    typer.Option(envvar="DOWNFORCE_DATABASE", help="As for downforce serve [sqlite:///downforce.db]."),
]
SecretFlag = Annotated[
    Path | None,
    typer.Option(envvar="DOWNFORCE_SECRET_FILE", help="Where the key is, or goes [FILE.key beside a SQLite database]."),
]
KeepFlag = Annotated[
    int | None,
    typer.Option(metavar="DAYS", help="In a folder: keep the backups of so many days, delete older ones [all]."),
]
ForceFlag = Annotated[bool, typer.Option("--force", help="Replace what is there.")]


def backup(
    file: FileArgument,
    keep: KeepFlag = None,
    database: DatabaseFlag = None,
    secret_file: SecretFlag = None,
    force: ForceFlag = False,
) -> None:
    from ...server.backup import NoBackup, back_up
    from ...server.backup_folder import back_up_today

    settings = read_settings(database, secret_file)
    if file.is_dir():
        file = back_up_today(settings, file, keep)
    elif keep is not None:
        raise NoBackup(f"{file}: is no folder; --keep wants one")
    else:
        back_up(settings, file, force)
    print(f"{file}: {file.stat().st_size:,} bytes")


def restore(
    file: FileArgument, database: DatabaseFlag = None, secret_file: SecretFlag = None, force: ForceFlag = False
) -> None:
    from ...server.backup import restore
    from ...server.serve import lock_database

    settings = read_settings(database, secret_file)
    with lock_database(settings, "stop it first, or restore to another file with --database"):
        restore(settings, file, force)
    print(f"restored {file}")


def read_settings(database: str | None, secret_file: Path | None) -> Any:
    from pydantic import ValidationError

    from ...server.settings import Settings
    from ..usage_errors import problem_with_settings

    given = {"database": database, "secret_file": secret_file}
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as error:
        raise typer.Exit(refuse(problem_with_settings(error))) from None
