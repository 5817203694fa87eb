"""The commands `downforce league` and `downforce study`."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import downforce
from downforce import compiled
from downforce.rules.errors import OptionError
from downforce.terminal.commands import league

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
app.command("league", help=league.LEAGUE_HELP)(league.league)
app.command("study", help=league.STUDY_HELP)(league.study)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)


def run(text: str) -> str:
    result = CliRunner().invoke(app, text.split())
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("command", ["league", "study"])
def test_help_has_an_example(command: str) -> None:
    assert f"Example: downforce {command}" in run(f"{command} --help")


def test_a_league_for_people_and_for_programs(tmp_path: Path) -> None:
    said = run("league rookie uniform --deals 2 --players 2 --workers 1")
    assert "4 games of 2, in mixtures" in said
    assert "rookie" in said
    said = run("league pro-loyal pro-gambler --deals 1 --players 2 --track river-station --workers 1")
    assert "pro-loyal" in said
    assert "pro-gambler" in said
    flags = f"--deals 1 --players 2 --workers 1 --track marina-bay --no-bets --save {tmp_path} --records 2 --json"
    result = json.loads(run(f"league rookie --against uniform {flags}"))
    assert (result["against"], result["tracks"]) == ("uniform", ["marina-bay"])
    assert result["options"]["bets"] is False
    assert len(result["records"]) == 2
    for name in result["records"]:
        record = json.loads((tmp_path / name).read_text("utf-8"))
        assert downforce.replay(record).outcome == record["result"]


def test_a_study_for_people_and_for_programs(tmp_path: Path) -> None:
    picture = tmp_path / "heat.svg"
    said = run(f"study river-station --games 3 --bots uniform --workers 1 --heat {picture}")
    assert "river-station: 3 games of 4 between uniform" in said
    for title in ("Suspense", "By grid place", "Targets", "Prices by lot"):
        assert title in said
    assert max(len(line) for line in said.splitlines()) <= 100
    assert picture.read_text("utf-8").startswith("<svg")
    assert ("FAILS" in said) == (league.WHAT_MOVES_TARGETS in said)
    assert "FAILS" in said  # three games between bots at random
    given = "--bots uniform,rookie --players 2 --workers 1 --no-bets --edition fr --json"
    result = json.loads(run(f"study marina-bay --games 2 {given}"))
    assert (result["options"]["bets"], result["options"]["edition"]) == (False, "fr")
    assert (result["track"], result["bots"]) == ("marina-bay", ["uniform", "rookie"])


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("league nobody pro", "known: uniform"),
        ("league pro-nobody pro", "known: uniform"),
        ("league pro", "two or more"),
        ("league pro hasty --players 7", "players"),
        ("league pro hasty --track monaco", "river-station"),
        ("league pro hasty --money", "--long-distance"),
        ("study monaco", "river-station"),
        ("study river-station --bots nobody", "uniform"),
        ("study river-station --bots pro,pro", "wanted one"),
        ("study river-station --players 1", "players"),
    ],
)
def test_bad_input_is_an_option_error(text: str, named: str) -> None:
    with pytest.raises(OptionError, match=named):
        run(text)


@pytest.mark.parametrize("text", ["league", "study", "league pro hasty --deals 0", "study river-station --games x"])
def test_what_is_missing_or_no_number_is_exit_two(text: str) -> None:
    assert CliRunner().invoke(app, text.split()).exit_code == 2
