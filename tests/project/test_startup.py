"""Slow imports are made only by the commands that need them: `--help` imports none."""

import json
import subprocess
import sys

import pytest

HEAVY = {"numba", "numpy", "textual", "fastapi", "sqlalchemy", "openskill", "ray"}
FOR_WORDS = {"fluent", "babel", "rich"}
GAME = {"downforce.game", "downforce.bots", "downforce.arena", "downforce.server"}
COMMANDS = ("play", "serve", "simulate", "league", "study", "scenario", "replay", "track", "track check", "track draw")
HELP = [["--help"], ["--version"], *([*command.split(), "--help"] for command in COMMANDS)]
LISTS = [
    ["play", "--bots", "?"],
    ["play", "--lang", "fr", "--bots", "?"],
    ["simulate", "--bots", "?"],
    ["league", "?"],
    ["study", "river-station", "--bots", "?"],
]


def imported_by(code: str) -> set[str]:
    """Return the modules that a new interpreter has imported after running `code`."""
    shown = f"{code}\nimport json, sys\nprint()\nprint(json.dumps(list(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", shown], stdout=subprocess.PIPE, text=True, check=True)
    return set(json.loads(run.stdout.splitlines()[-1]))


def imported_by_commands(*commands: list[str]) -> set[str]:
    """Return the modules that a new interpreter has imported after running these commands one after another.

    Standard error lists them by the command that imported them.
    """
    shown = f"""
from downforce.terminal import cli
import sys
known = set(sys.modules)
for arguments in {commands}:
    assert cli.run(arguments) == 0
    print(arguments, *sorted(set(sys.modules) - known), file=sys.stderr)
    known = set(sys.modules)"""
    return imported_by(shown)


def test_the_package_alone_imports_no_game() -> None:
    assert not imported_by("import downforce") & (HEAVY | FOR_WORDS | GAME | {"typer"})


def test_playing_imports_no_compiler() -> None:
    played = "import downforce\ngame = downforce.new_game(seed=1)\ngame.play(0, game.legal(0)[0])"
    assert not imported_by(played) & (HEAVY | FOR_WORDS)


def test_a_server_imports_no_extra_that_playing_lacks() -> None:
    served = imported_by("import downforce.server.app, downforce.server.serve")
    assert not served & {
        "numba",
        "numpy",
        "asyncpg",
        "redis",
        "openskill",
        "ray",
        "shapely",
        "textual",
        "prometheus_client",
        "segno",
    }


def test_a_plain_server_imports_nothing_of_the_fast_one() -> None:
    served = imported_by("import downforce.server.app, downforce.server.serve")
    fast = ("sockets.fast_transport", "sockets.fast_frames", "store.writers.sqlite_writer")
    assert not served & {f"downforce.server.{name}" for name in fast}


def test_help_waits_for_nothing() -> None:
    assert not imported_by_commands(*HELP) & (HEAVY | FOR_WORDS | GAME)


def test_bots_are_listed_without_a_compiler_and_before_flags_are_read() -> None:
    assert not imported_by_commands(*LISTS) & (HEAVY | {"pydantic"})


def test_a_track_is_drawn_without_a_compiler() -> None:
    assert not imported_by_commands(["track", "draw", "river-station"]) & HEAVY


def test_what_the_package_offers_is_all_there() -> None:
    import downforce

    assert all(hasattr(downforce, name) for name in downforce.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = downforce.nothing
