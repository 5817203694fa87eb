"""What takes a while to import is imported by whoever needs it: asking for help is no work."""

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
    """What a fresh interpreter has imported after this."""
    shown = f"{code}\nimport json, sys\nprint()\nprint(json.dumps(list(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True)
    return set(json.loads(run.stdout.splitlines()[-1]))


def imported_by_command(arguments: list[str]) -> set[str]:
    return imported_by(f"from downforce.terminal import cli\nassert cli.run({arguments}) == 0")


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


@pytest.mark.parametrize("arguments", HELP, ids=" ".join)
def test_help_waits_for_nothing(arguments: list[str]) -> None:
    assert not imported_by_command(arguments) & (HEAVY | FOR_WORDS | GAME)


@pytest.mark.parametrize("arguments", LISTS, ids=" ".join)
def test_bots_are_listed_without_a_compiler_and_before_flags_are_read(arguments: list[str]) -> None:
    assert not imported_by_command(arguments) & (HEAVY | {"pydantic"})


def test_a_track_is_drawn_without_a_compiler() -> None:
    assert not imported_by_command(["track", "draw", "river-station"]) & HEAVY


def test_what_the_package_offers_is_all_there() -> None:
    import downforce

    assert all(hasattr(downforce, name) for name in downforce.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = downforce.nothing
