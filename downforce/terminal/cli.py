"""The `downforce` command-line program.

Every error is reported in one line on standard error. Unexpected exceptions are reported as bugs in the program.
"""

import contextlib
import io
import os
import sys
import traceback
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from .. import NAME, __version__
from .commands import (
    analyse,
    backup,
    health,
    league,
    play,
    replay,
    scenario,
    serve,
    simulate,
    site,
    start,
    track,
    verify,
)
from .commands.bot_list import asked_alone, list_bots
from .errors import refuse
from .usage_errors import refusal_of

A_BUG, INTERRUPTED = 70, 130
SHOW_BUGS = "DOWNFORCE_TRACEBACK"

app = typer.Typer(
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
track_app = typer.Typer(
    rich_markup_mode=None, help="Check a track file, or draw a track.\n\nExample: downforce track check my-track.toml"
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"downforce {__version__}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    help=f"{NAME}: auction, race and secret bets for 2 to 6 people. An open, unofficial version.\n\n"
    "Alone, on a desktop, it opens the game in the browser.\n\nExample: downforce play --players 4",
)
def downforce(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and leave.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        raise typer.Exit(start.begin())


@track_app.callback(invoke_without_command=True)
def track_alone(context: typer.Context) -> None:
    show_help_alone(context)


def show_help_alone(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("play", help=play.HELP, short_help="Play in the terminal.")(play.play)
app.command("serve", help=serve.HELP, short_help="Serve the page.")(serve.serve)
app.command("site", help=site.HELP, short_help="Write the game as a folder for any web host.")(site.site)
app.command("health", help=health.HELP, short_help="Ask whether a server answers.")(health.health)
app.command("backup", help=backup.BACKUP_HELP, short_help="Save all that a server keeps.")(backup.backup)
app.command("restore", help=backup.RESTORE_HELP, short_help="Put a backup in place.")(backup.restore)
app.command("simulate", help=simulate.HELP, short_help="Play many games between bots.")(simulate.simulate)
app.command("league", help=league.LEAGUE_HELP, short_help="Find out which bots are stronger.")(league.league)
app.command("study", help=league.STUDY_HELP, short_help="Find out whether a track is good.")(league.study)
app.command("scenario", help=scenario.HELP, short_help="Run situations written as files.")(scenario.scenario)
app.command("replay", help=replay.HELP, short_help="Retell a recorded game.")(replay.replay)
app.command("analyse", help=analyse.HELP, short_help="Judge the decisions of a game.")(analyse.analyse)
app.command("verify", help=verify.HELP, short_help="Check that a deal was fair.")(verify.verify)
app.add_typer(track_app, name="track", short_help="Check a track file, or draw a track.")
track_app.command("check", help=track.CHECK_HELP, short_help="Check a track file.")(track.check)
track_app.command("draw", help=track.DRAW_HELP, short_help="Draw a track as SVG.")(track.draw)


def main() -> NoReturn:
    """Run the command given on the command line and exit with its exit code.

    This is the entry point of the program.
    """
    use_utf8()
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
        code = code or 1
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run a command and return its exit code. Report user errors in one line on standard error."""
    try:
        if (text := asked_alone(arguments)) is not None:
            list_bots(text)
            return 0
        code = app(arguments, standalone_mode=False, prog_name="downforce")
    except TyperException as refused:
        return refuse(refusal_of(refused), refused.exit_code)
    except BrokenPipeError:
        discard_output()
        return 1
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ValueError as error:  # subclasses such as OptionError are user errors, a plain ValueError is a bug
        return show_bug(error) if type(error) is ValueError else refuse(str(error))
    except RecursionError:
        return refuse("the file is nested too deeply to be read")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        return show_bug(error)
    return code if isinstance(code, int) else 0


def show_bug(error: Exception) -> int:
    if os.environ.get(SHOW_BUGS):
        traceback.print_exception(error)
    return refuse(
        f"a bug of ours ({type(error).__name__}: {error}); set {SHOW_BUGS}=1 to see where, and please tell us", A_BUG
    )


def use_utf8() -> None:
    """Use UTF-8 for input and output, whatever the locale. Invalid bytes in the input are replaced."""
    for stream, errors in ((sys.stdout, "replace"), (sys.stderr, "backslashreplace"), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)


def discard_output() -> None:
    """Redirect standard output to the null device.

    This is called when the program at the other end of a pipe has exited, so that the final flush does not fail.
    """
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
