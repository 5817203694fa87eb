"""What commands say when they sum up: failures of bots, intervals, rates, nothing cut, and exit codes."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce import compiled
from downforce.arena import deal_seed, play_bots, report, study
from downforce.arena import league as leagues
from downforce.arena import simulate as simulation
from downforce.bots import supervised
from downforce.rules.setup.options import Options
from downforce.terminal import cli
from downforce.terminal.commands import analyse, common_flags
from downforce.terminal.text.phrasing import Phrasing
from downforce.text import ENGLISH, Text

Capture = pytest.CaptureFixture[str]
BROKEN = "tests.bots.test_supervised:Broken"
TWO = Options.read({"players": 2})


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    monkeypatch.delenv(supervised.SHOW_TRACEBACKS, raising=False)


# Failures


@pytest.mark.parametrize(
    "command",
    [
        f"league {BROKEN} --against uniform --deals 2 --players 2 --workers 1",
        f"simulate --bots {BROKEN},uniform --games 3 --players 2 --workers 1",
    ],
)
def test_a_bot_that_fails_is_told_once_with_a_count_and_where(
    capsys: Capture, caplog: pytest.LogCaptureFixture, command: str
) -> None:
    with caplog.at_level(logging.WARNING):
        assert cli.run(command.split()) == common_flags.FAILED
    out = capsys.readouterr().out
    (line,) = [line for line in out.splitlines() if "answers failed" in line]
    assert line.startswith(f"{BROKEN}: ")
    assert "a rookie chose instead: ValueError: " in line
    assert "(test_supervised.py:" in line
    assert "DOWNFORCE_TRACEBACK=1" in out
    assert "the log" not in out
    assert len(caplog.messages) == 1  # not once a game


def test_programs_get_failures_too_and_people_who_watch_them(capsys: Capture) -> None:
    command = f"simulate --bots {BROKEN},uniform --games 2 --players 2 --workers 1 --json"
    assert cli.run(command.split()) == common_flags.FAILED
    said = capsys.readouterr()
    (one,) = json.loads(said.out)["failure_reasons"]
    assert (one["bot"], one["count"]) == (BROKEN, 2 * supervised.FAILURES)
    assert f"{BROKEN}: 6 answers failed" in said.err


def test_a_league_has_a_column_of_failures_only_where_there_are_some() -> None:
    result = leagues.league([BROKEN], 1, 2, ["river-station"], against="uniform")
    head, row = report.league_rows(result)
    assert (head[-1], row[-1]) == ("failures", str(2 * supervised.FAILURES))
    fair = leagues.league(["rookie"], 1, 2, ["river-station"], against="uniform")
    assert "failures" not in report.league_rows(fair)[0]
    assert report.failure_lines(fair) == []


def test_a_traceback_is_shown_on_request(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(supervised.SHOW_TRACEBACKS, "1")
    monkeypatch.setattr(supervised, "shown", set())
    with caplog.at_level(logging.WARNING):
        play_bots.play_by_view(TWO, [BROKEN, "uniform"], 1)
    (line,) = caplog.messages
    assert "Traceback (most recent call last)" in line
    assert "raise ValueError" in line


# Ctrl-C


@pytest.mark.parametrize(
    ("command", "module"),
    [
        ("simulate --games 30 --players 2 --bots uniform", simulation),
        ("league rookie uniform --deals 60 --players 2", leagues),
        ("study river-station --games 600 --players 2 --bots uniform", study),
    ],
)
def test_an_interrupt_sums_up_and_leaves_with_130(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, command: str, module: Any
) -> None:
    def interrupted(play: Any, batches: list[Any], *_: Any) -> Iterator[Any]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(module, "run", interrupted)
    assert cli.run([*command.split(), "--workers", "1"]) == common_flags.INTERRUPTED
    assert "interrupted" in capsys.readouterr().out


def test_an_interrupt_while_records_are_saved_still_sums_up(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(play: Any, batches: list[Any], *_: Any) -> Iterator[Any]:
        yield play(batches[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(play_bots, "run", interrupted)
    command = f"simulate --games 2 --players 2 --bots uniform --workers 1 --save {tmp_path} --json"
    assert cli.run(command.split()) == common_flags.INTERRUPTED
    result = json.loads(capsys.readouterr().out)
    assert (result["games"], result["complete"]) == (2, False)
    assert result["records"] == [path.name for path in tmp_path.iterdir()] != []


# Figures


def test_a_share_that_never_happened_has_an_interval() -> None:
    never = study.share(0, 20)
    low, _, high = report.wilson(0, 20)
    assert (never["low"], never["high"]) == (round(low, 6), round(high, 6))
    assert report.percent_plus_minus(never) == "0.0 (0.0 to 16.1)"
    assert report.percent_plus_minus(study.share(2500, 10_000)) == "25.0 ± 0.8"
    assert report.percent_plus_minus(study.shared(0, 0, 20)) == "0.0 (0.0 to 16.1)"


def test_nothing_is_a_dash() -> None:
    assert report.plus_minus(study.average(0, 0, 0)) == "-"
    assert report.percent_plus_minus(study.share(0, 0)) == "-"
    assert report.percent_if_known(None) == "-"
    assert report.plus_minus(study.average(3, 9, 1)) == "3.00"
    result = leagues.league(["rookie"], 1, 2, against="uniform")
    head, row = report.league_rows(result)
    assert row[head.index("river-station")] == "-"
    assert row[head.index("marina-bay")] != "-"


def test_numbers_are_written_as_people_do() -> None:
    assert report.rate(13_700, 1) == "13,700"
    assert report.rate(183, 100) == "1.83"
    assert report.plural(1, "deal") == "1 deal"
    assert report.plural(2, "deal") == "2 deals"
    result = leagues.league(["rookie"], 1, 2, ["river-station"], against="uniform")
    assert ", 1 deal each from all seats" in report.league_title(result)


def test_no_table_is_cut_however_narrow_the_window(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    result = leagues.league(["rookie", "uniform"], 2, 2)
    rows = report.league_rows(result)
    report.show(rows)
    out = capsys.readouterr().out
    assert "…" not in out
    for row in rows:
        assert all(cell in out for cell in row)
        (line,) = [line for line in out.splitlines() if line.split()[:1] == row[:1]]
        assert all(cell in line for cell in row)


def test_an_analysis_has_the_reason_on_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    decision: Any = {
        "number": 1,
        "seat": 0,
        "action": "bid R6O5B4K3G2Y1",
        "best": "pass B6O4G2R1",
        "chance": 0.25,
        "loss": 0.1,
        "error": 0.01,
        "mark": "??",
        "reason": {"kind": "x"},
    }
    monkeypatch.setattr(analyse, "reason_text", lambda phrasing, reason: "Because of this, " * 20)
    told = analyse.worst_lines(Phrasing(Text(ENGLISH), ["Seat 0"], "$M"), [decision])
    assert "bid R6O5B4K3G2Y1  pass B6O4G2R1" in told[-2]
    assert told[-1].strip() == ("Because of this, " * 20).strip()


# Seeds and records


def test_a_game_of_a_simulation_can_be_dealt_again(capsys: Capture, tmp_path: Path) -> None:
    command = f"simulate --games 3 --players 3 --bots uniform --seed 5 --workers 1 --save {tmp_path} --json"
    assert cli.run(command.split()) == 0
    for number, name in enumerate(json.loads(capsys.readouterr().out)["records"]):
        record = json.loads((tmp_path / name).read_text("utf-8"))
        again = downforce.new_game(players=3, seed=deal_seed(5, number))
        assert again.record()["deal"] == record["deal"]


def test_records_are_the_same_however_many_save_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_bots, "FEW", 1)
    wanted = [play_bots.GameRequest(TWO, ("uniform", "uniform"), seed) for seed in range(4)]
    heard: list[int] = []
    one = play_bots.save_records(tmp_path / "one", wanted, 1, heard.append)
    two = play_bots.save_records(tmp_path / "two", wanted, 2)
    assert heard == [1, 2, 3, 4]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_compiling_is_told_of_and_left_out_of_the_time(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[int] = []
    played = simulation.play_batch

    def note(batch: simulation.Batch) -> list[int]:
        calls.append(batch.games)
        return played(batch)

    monkeypatch.setattr(common_flags, "tell_of_compiling", lambda *_: True)
    monkeypatch.setattr(simulation, "play_batch", note)
    assert cli.run(["simulate", "--games", "3", "--players", "2", "--workers", "1"]) == 0
    assert calls == [1]
    assert "3 games of 2" in capsys.readouterr().out
    assert common_flags.COMPILING == "compiling what this command needs, once on this machine: about a minute"
