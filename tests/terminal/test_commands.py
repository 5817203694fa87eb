"""Every command and every exit code; each refusal is one line on standard error."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce import compiled
from downforce.terminal import cli
from downforce.terminal.commands import common_flags
from downforce.text import LANGUAGES
from tests.patience import PATIENCE
from tests.terminal.at_table import recorded

Capture = pytest.CaptureFixture[str]
SCENARIO = """
name = "orange is stopped behind blue"
[options]
players = 3
[track]
finish = 99
[track.spaces]
s = [0, 1, 0, 1]
a = [1, 2, 0, 1]
x = [2, 3, 0, 1]
y = [3, 4, 0, 1]
[race]
turn = 0
cars = { O = "s", B = "x" }
owners = { O = 0, B = 1 }
hands = { 0 = ["O6B4Y2"], 1 = ["R5"], 2 = ["K5"] }
[[step]]
seat = 0
do = "play O6B4Y2"
[expect]
cars = { O = "a", B = "y" }
"""
COMMANDS = ("play", "serve", "simulate", "league", "study", "scenario", "replay", "track check", "track draw")
BINARY = bytes(range(256))


def refused(capsys: Capture, *arguments: str, code: int = 2) -> str:
    """Run a command that must refuse; returns its one line on standard error."""
    assert cli.run(list(arguments)) == code
    said = capsys.readouterr()
    assert said.err.endswith("\n")
    assert len(said.err.splitlines()) == 1, said.err
    assert "Traceback" not in said.err + said.out
    return said.err


def write(path: Path, data: Any) -> str:
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


@pytest.fixture
def unreadable(tmp_path: Path) -> dict[str, str]:
    """Return files that no command can read: missing, a folder, binary, empty, neither JSON nor TOML, nested too
    deeply."""
    contents = {"binary": BINARY, "empty": b"", "text": b"{ not : anything", "deep": b"a = " + b"[" * 20_000}
    for name, data in contents.items():
        (tmp_path / f"{name}.toml").write_bytes(data)
    names = {name: str(tmp_path / f"{name}.toml") for name in contents}
    return {**names, "missing": str(tmp_path / "missing.toml"), "folder": str(tmp_path)}


# downforce


def test_version(capsys: Capture) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out == f"downforce {downforce.__version__}\n"


@pytest.mark.parametrize("arguments", [["track"], ["--help"]])  # `downforce` alone: test_opening.py
def test_a_group_shows_its_commands(capsys: Capture, arguments: list[str]) -> None:
    assert cli.run(arguments) == 0
    assert "Commands:" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(capsys: Capture, command: str) -> None:
    assert cli.run([*command.split(), "--help"]) == 0
    said = capsys.readouterr()
    assert f"Example: downforce {command}" in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    "arguments", ["nothing", "track nothing", "--nothing", "play --nothing", "play extra", "scenario", "replay"]
)
def test_what_the_parser_refuses_is_one_line(capsys: Capture, arguments: str) -> None:
    refused(capsys, *arguments.split())


def test_a_message_never_takes_more_than_a_line(capsys: Capture) -> None:
    for odd in ("a\nb", "a\x1b[31mb", "a\u2028b"):
        for arguments in ([odd], ["play", "--names", odd], ["scenario", odd], ["replay", odd], ["track", "check", odd]):
            assert refused(capsys, *arguments).rstrip("\n").isprintable()


# scenario


def test_scenarios_that_hold(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "good.toml"
    path.write_text(SCENARIO, "utf-8")
    assert cli.run(["scenario", str(path), str(path)]) == 0
    assert capsys.readouterr().out == "ok  orange is stopped behind blue\n" * 2


def test_a_scenario_that_does_not_hold_says_where(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(SCENARIO.replace('do = "play O6B4Y2"', 'legal = ["play K5"]'), "utf-8")
    assert cli.run(["scenario", str(path)]) == 1
    said = capsys.readouterr()
    assert said.out.startswith(f"FAIL  {path}: step 1, seat 0: expected exactly ['play K5']")
    assert len(said.out.splitlines()) == 1
    assert said.err == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players = 3", "players = 0x" + "f" * 3900),
        ("players = 3", f'players = 3\ntrack = "{"x" * 3900}"'),
        ("finish = 99", "finish = 1e999999"),
        ("finish = 99", "finish = 1e99999999999999999999"),
        ("finish = 99", "finish = nan"),
        ("[expect]", '[expect]\nwaiting = [1, "1"]'),
        ("{ 0 = [", "{ 00 = ["),
    ],
    ids=lambda text: text[:20],
)
def test_a_hostile_scenario_is_two_in_one_short_line_and_the_others_still_run(
    capsys: Capture, tmp_path: Path, old: str, new: str
) -> None:
    bad, good = tmp_path / "bad.toml", tmp_path / "good.toml"
    assert old in SCENARIO
    bad.write_text(SCENARIO.replace(old, new), "utf-8")
    good.write_text(SCENARIO, "utf-8")
    assert cli.run(["scenario", str(bad), str(good)]) == 2
    said = capsys.readouterr()
    assert said.out == "ok  orange is stopped behind blue\n"
    assert len(said.err.splitlines()) == 1
    assert len(said.err) < 600


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty", "text", "deep"])
def test_an_unreadable_scenario_is_two_and_the_others_still_run(
    capsys: Capture, tmp_path: Path, unreadable: dict[str, str], kind: str
) -> None:
    good = tmp_path / "good.toml"
    good.write_text(SCENARIO, "utf-8")
    assert cli.run(["scenario", unreadable[kind], str(good)]) == 2
    said = capsys.readouterr()
    assert said.out == "ok  orange is stopped behind blue\n"
    assert len(said.err.splitlines()) == 1
    assert unreadable[kind] in said.err


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("turn = 0", "turns = 0", "turns"),
        ("players = 3", "players = 3\ncolour = 1", "colour"),
        ("players = 3", "players = 9", "players"),
        ('"O6B4Y2"]', '"O7"]', "O7"),
        ('O = "s"', 'O = "zz"', "zz"),
        ("[race]", '[race]\npowers = { 0 = "brave" }', "brave"),
        ("turn = 0", "turn = 0.5", "turn"),
    ],
)
def test_a_scenario_with_anything_unknown_in_it_is_two(
    capsys: Capture, tmp_path: Path, old: str, new: str, named: str
) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(SCENARIO.replace(old, new, 1), "utf-8")
    assert named in refused(capsys, "scenario", str(path))


# replay


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_told_move_by_move(capsys: Capture, tmp_path: Path, lang: str) -> None:
    path = write(tmp_path / "game.json", recorded())
    assert cli.run(["replay", path, "--lang", lang]) == 0
    said = capsys.readouterr()
    last = len(recorded()["actions"])
    assert f"{last:4}  " in said.out
    assert "?" not in said.out.replace("’", "")
    assert said.err == ""


def test_a_record_at_any_moment(capsys: Capture, tmp_path: Path) -> None:
    record = recorded()
    path = write(tmp_path / "game.json", record)
    for at in (0, 1, 30, len(record["actions"])):
        assert cli.run(["replay", path, "--at", str(at)]) == 0
        out = capsys.readouterr().out
        assert f"after {at} action" in out
        assert "▓" in out
    assert "Winnings" in out
    for at in (-1, len(record["actions"]) + 1):
        assert "actions" in refused(capsys, "replay", path, "--at", str(at))


def test_a_world_tour_is_told(capsys: Capture, tmp_path: Path) -> None:
    path = write(tmp_path / "tour.json", recorded(world_tour=True))
    assert cli.run(["replay", path]) == 0
    out = capsys.readouterr().out
    assert "A new race at River Station." in out
    assert "Race 2, at Marina Bay." in out


def test_a_record_that_breaks_the_rules_is_one_and_names_the_action(capsys: Capture, tmp_path: Path) -> None:
    record = json.loads(json.dumps(recorded()))
    record["actions"][40][1] = "bet K" if record["actions"][40][1] != "bet K" else "skip"
    path = write(tmp_path / "broken.json", record)
    assert "action 41: " in refused(capsys, "replay", path, code=1)
    assert cli.run(["replay", path, "--at", "40"]) == 0
    record["actions"][40][1] = "fly"
    assert "'fly' is no action" in refused(capsys, "replay", write(tmp_path / "fly.json", record), code=1)


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty", "text"])
def test_what_is_no_json_is_two(capsys: Capture, unreadable: dict[str, str], kind: str) -> None:
    assert unreadable[kind] in refused(capsys, "replay", unreadable[kind])


def test_what_is_no_record_is_two(capsys: Capture, tmp_path: Path) -> None:
    record = recorded()
    game = downforce.new_game(seed=1)
    wrong: list[Any] = [
        [],
        "game",
        {},
        {**record, "downforce": 99},
        {**record, "colour": "red"},
        {key: value for key, value in record.items() if key != "deal"},
        {**record, "actions": "none"},
        {**record, "actions": [[0]]},
        {**record, "options": {**record["options"], "players": 12}},
        {**record, "track": {"name": "nowhere", "boxes": "0"}},
        {**record, "result": {"winners": [0]}},
        game.record(0),
        game.record(None),
    ]
    for number, data in enumerate(wrong):
        refused(capsys, "replay", write(tmp_path / f"{number}.json", data))
    refused(capsys, "replay", write(tmp_path / "list.json", []), "--at", "3")
    assert f"known: {', '.join(LANGUAGES)}" in refused(
        capsys, "replay", write(tmp_path / "g.json", record), "--lang", "xx"
    )


# track


def test_track_check_of_a_good_track(capsys: Capture) -> None:
    assert cli.run(["track", "check", "river-station"]) == 0
    assert "spaces" in capsys.readouterr().out


def test_track_check_prints_a_line_a_finding(capsys: Capture, tmp_path: Path) -> None:
    source = Path(downforce.__file__).parent / "data" / "tracks" / "river-station.toml"
    path = tmp_path / "moved.toml"
    path.write_text(source.read_text("utf-8").replace("[4, 4], bet = 0", "[4, 4]"), "utf-8")
    assert cli.run(["track", "check", str(path)]) == 1
    said = capsys.readouterr()
    assert said.out.splitlines()
    assert "betting lines" in said.out
    assert said.err == ""


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty", "text", "deep"])
@pytest.mark.parametrize("command", ["check", "draw"])
def test_an_unreadable_track_is_two(capsys: Capture, unreadable: dict[str, str], kind: str, command: str) -> None:
    refused(capsys, "track", command, unreadable[kind])


def test_track_draw(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "track.svg"
    assert cli.run(["track", "draw", "marina-bay", "-o", str(path)]) == 0
    assert path.read_text("utf-8").startswith("<svg")
    assert cli.run(["track", "draw", "marina-bay"]) == 0
    assert capsys.readouterr().out.startswith("<svg")
    refused(capsys, "track", "draw", "marina-bay", "-o", str(tmp_path / "no" / "folder.svg"))
    assert "known are marina-bay, river-station" in refused(capsys, "track", "draw", "monaco", "-o", str(path))


def test_a_track_of_ones_own_is_called_by_its_title(capsys: Capture, tmp_path: Path) -> None:
    source = Path(downforce.__file__).parent / "data" / "tracks" / "river-station.toml"
    path = tmp_path / "quarry.toml"
    path.write_text(source.read_text("utf-8").replace('name = "River Station"', 'name = "Quarry Loop"', 1), "utf-8")
    game = downforce.new_game(players=2, track=str(path), seed=1)
    record = write(tmp_path / "game.json", game.record())
    for arguments in (["replay", record], ["replay", record, "--at", "0"]):
        assert cli.run(arguments) == 0
        out = capsys.readouterr().out
        assert "Quarry Loop" in out
        assert "quarry" not in out


# simulate


def test_simulate_for_people_and_as_json(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)  # this tests the command, not numba
    assert cli.run(["simulate", "--games", "6", "--players", "3", "--seed", "5", "--workers", "1"]) == 0
    said = capsys.readouterr()
    assert "6 games of 3 on river-station" in said.out
    assert "\x1b" not in said.out + said.err
    assert said.err == ""
    flags = "--games 6 --players 2 --track marina-bay --bots uniform,rookie --workers 1 --edition fr --no-bets --json"
    assert cli.run(["simulate", *flags.split()]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 6
    assert result["bots"] == ["uniform", "rookie"]
    assert (result["options"]["track"], result["options"]["edition"]) == ("marina-bay", "fr")
    assert result["options"]["bets"] is False


def test_simulate_keeps_records_and_enters_own_bots(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    own = "tests.bots.test_supervised:First"
    flags = f"--games 3 --players 2 --bots {own},rookie --workers 1 --json --records 2 --save {tmp_path / 'new'}"
    assert cli.run(["simulate", *flags.split()]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["bots"], result["failures"], result["compiled"]) == ([own, "rookie"], [0, 0], False)
    assert len(result["records"]) == 2
    for name in result["records"]:
        record = json.loads((tmp_path / "new" / name).read_text("utf-8"))
        assert downforce.replay(record).outcome == record["result"]


def test_simulate_keeps_records_of_the_characters_that_came(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from downforce.arena.draw_characters import cast_game

    monkeypatch.setattr(compiled, "AVAILABLE", False)
    flags = f"--games 1 --players 2 --bots pro --seed 5 --workers 1 --json --save {tmp_path}"
    assert cli.run(["simulate", *flags.split()]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["bots"] == ["pro", "pro"]
    assert result["records"] == [f"game-0001-{'-'.join(cast_game(('pro', 'pro'), 5))}.json"]


def test_a_line_says_when_the_rules_are_to_be_compiled(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    from downforce.arena.simulate import KERNEL

    monkeypatch.setenv("DOWNFORCE_CACHE", str(tmp_path))
    common_flags.tell_of_compiling(["tests.bots.test_supervised:First"], "sum_matches", *KERNEL)
    assert capsys.readouterr().err == ""
    common_flags.tell_of_compiling(["pro"], "sum_matches", *KERNEL)
    assert capsys.readouterr().err == f"{common_flags.COMPILING}\n"
    (kept,) = tmp_path.iterdir()
    (kept / "match.sum_matches-50.py311.nbi").touch()
    common_flags.tell_of_compiling(["pro"], "sum_matches", *KERNEL)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        ("--games 0", "--games"),
        ("--games many", "--games"),
        ("--workers 0", "--workers"),
        ("--players 7", "2, 3, 4, 5, 6"),
        ("--bots champion-of-nothing", "known: uniform"),
        ("--bots uniform,uniform", "2 names for 4 seats"),
        ("--track monaco", "river-station"),
        ("--deck none", "reconstructed"),
        ("--edition de", "pt-PT"),
        ("--world-tour", "leave out --world-tour"),
        ("--money", "--long-distance"),
        ("--long-distance --first-wins", "--long-distance and first-wins"),
        ("--two-player-cunning maybe", "swap, remove, keep"),
        ("--seed x", "--seed"),
    ],
)
def test_simulate_refuses(capsys: Capture, flags: str, named: str) -> None:
    assert named in refused(capsys, "simulate", *flags.split())


# serve


def test_serve_names_its_settings(capsys: Capture) -> None:
    """tests/server tests what they do."""
    assert cli.run(["serve", "--help"]) == 0
    out = capsys.readouterr().out
    for option in ("host", "port", "database", "workers", "redis"):
        assert f"--{option}" in out
        assert f"DOWNFORCE_{option.upper()}" in out


def test_serve_reads_its_environment(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWNFORCE_PORT", "eighty")
    assert "DOWNFORCE_PORT" in refused(capsys, "serve")


# As a process


def start(*arguments: str, **more: Any) -> subprocess.Popen[str]:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONWARNINGS": "error"}
    return subprocess.Popen(
        [sys.executable, "-m", "downforce", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        encoding="utf-8",
        start_new_session=True,
        **more,
    )


def test_a_process_speaks_utf8_and_returns_the_code() -> None:
    process = start("play", "--lang", "es", "--seed", "1", stdin=subprocess.PIPE)
    out, err = process.communicate("?\nquit\n")
    assert process.returncode == 0
    assert err == ""
    assert "¿Qué carta pones por el coche" in out
    process = start("play", "--players", "1")
    out, err = process.communicate()
    assert process.returncode == 2
    assert out == ""
    assert len(err.splitlines()) == 1


def test_input_that_is_no_text_is_not_understood() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "downforce", "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C"},
    )
    out, err = process.communicate(BINARY + b"\n1\n")
    assert process.returncode == 0
    assert err == b""
    assert b"not understood" in out


def test_a_reader_that_leaves_early_is_no_trouble(tmp_path: Path) -> None:
    path = write(tmp_path / "game.json", recorded())
    process = start("replay", path)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.wait(PATIENCE) in (0, 1)
    assert process.stderr.read() == ""
    process.stderr.close()


def test_an_interrupt_is_quiet_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    process = start("play", "--seed", "1", "--save", str(path), stdin=subprocess.PIPE)
    assert process.stdout is not None
    while "Which card" not in process.stdout.readline():
        pass
    os.kill(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == ""
    assert downforce.replay(json.loads(path.read_text("utf-8"))).phase == "auction"
