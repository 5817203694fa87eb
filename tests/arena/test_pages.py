"""The pages about bots and tracks: their examples run, and their generated sections are present."""

import re
from pathlib import Path

import pytest

from downforce import compiled, tracks
from downforce.arena import report, study
from downforce.arena.play_bots import play_by_view
from downforce.bots import BOTS, CHARACTERS
from downforce.bots.characters import split_name
from downforce.rules.setup.options import Options
from tests.pages import ROOT, write_files
from tools.experiments import league_page, study_page

DOCS = ROOT / "docs"
STUDY = DOCS / "develop" / "benchmarks" / "tracks.md"


def test_the_bots_of_the_page_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_files(DOCS / "write-a-bot.md", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    seats = ["my_bots:Sprinter", "my_searcher:Searcher"]
    played = play_by_view(Options.read({"players": 2, "beginner": True}), seats, seed=5)
    assert played.game.outcome
    assert played.failures == (0, 0)


def test_every_bot_is_on_the_page() -> None:
    """The page has the levels, the characters with their persons, and the sparring partners."""
    text = (DOCS / "bots.md").read_text("utf-8")
    for name, known in BOTS.items():
        if known.opponent:
            assert f"| `{name}` | {known.level} |" in text
        elif not split_name(name)[1]:
            assert f"`{name}`" in text
    for name, character in CHARACTERS.items():
        assert re.search(rf"\b{name}\b", text), name
        assert re.search(rf"\b{character.person}\b", text), name


def test_the_study_has_both_tracks_and_their_heat_maps() -> None:
    text = STUDY.read_text("utf-8")
    for name in tracks.shipped():
        assert f"## {tracks.find(name).title}" in text
        assert f"pictures/{name}-heat.svg" in text
        assert (DOCS / "pictures" / f"{name}-heat.svg").read_text("utf-8").startswith("<svg")


def test_a_page_of_the_study_has_a_column_for_each_kind_of_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    results = [study.study("marina-bay", 1, bot) for bot in study_page.PAGE_BOTS]
    suspense = study_page.track_section("Marina Bay", "", results).partition("### Suspense\n\n")[2].partition("\n\n")[0]
    head, _, *rows = suspense.splitlines()
    assert head == f"| bots | {' | '.join(study_page.PAGE_BOTS)} |"
    assert [row.split(" | ")[0] for row in rows[1:4]] == [
        f"| leader at betting line {k} wins the race, %" for k in (1, 2, 3)
    ]
    assert {row.count("|") for row in rows} == {2 + len(results)}


def test_the_page_of_bots_is_made_from_results_of_leagues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "bots.md"
    page.write_text("<!-- made: strength -->\n<!-- made until here -->\n", "utf-8")
    monkeypatch.setattr(league_page, "PAGE", page)
    row = {"bot": "champion", "seats": 40, "share": 0.4, "low": 0.3, "high": 0.5, "mean_lead": 2.0}
    results = [{"players": n, "against": "pro", "seed": 9, "playouts": 300, "focal": [row]} for n in (4, 2)]
    league_page.write_page(results)
    text = page.read_text("utf-8")
    assert "| champion (300 playouts) | pro | 40 | 40.0 | 30.0 to 50.0 | +2.0 | 9 |" in text
    cell = "40.0 (30.0 to 50.0), 40"
    assert f"| champion (300 playouts) against pro | {cell} |  | {cell} |  |  |" in text


def test_made_parts_are_replaced_and_the_rest_stays(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- made: x -->\nold\n<!-- made until here -->\nafter\n", "utf-8")
    report.replace_section(page, "x", "new")
    assert page.read_text("utf-8") == "before\n<!-- made: x -->\n\nnew\n\n<!-- made until here -->\nafter\n"
    report.replace_section(page, "x", "new")
    assert page.read_text("utf-8").count("new") == 1
    with pytest.raises(ValueError, match="made: y"):
        report.replace_section(page, "y", "new")


def test_figures_name_their_machine() -> None:
    assert "Python 3" in report.describe_machine()
