"""What commands make is fresh: counts, playthroughs, pictures, tables; and recorded games replay to their results."""

import json
from pathlib import Path

import pytest

import downforce
from downforce import tracks
from downforce.rules.names import REASON_NAMES
from tools.generate import games, perft, pictures, playthroughs, reference

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / games.FOLDER).glob("*.json"))


@pytest.mark.parametrize("path", sorted((ROOT / perft.FOLDER).glob("*.perft")), ids=lambda path: path.stem)
def test_lines_of_play_are_as_many_as_counted(path: Path) -> None:
    table, rows = perft.read(path)
    assert rows
    for seed, played, depth, lines in rows:
        s = perft.position(table, seed, played)
        found = perft.count(s, table.board, depth)
        assert found == lines, f"seed {seed}, {played} played, depth {depth}:\n{perft.divide(table, s, depth)}"


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_playthrough_is_what_is_played(name: str) -> None:
    """A change of the rules changes these files: make them again with `make generate` and read the difference."""
    options, seed = playthroughs.GAMES[name]
    assert (ROOT / playthroughs.FOLDER / f"{name}.txt").read_text("utf-8") == playthroughs.tell(options, seed)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    game = downforce.replay(record)
    assert game.outcome == record["result"]
    assert game.record() == record


def test_every_way_to_end_has_a_recorded_game() -> None:
    results = [json.loads(path.read_text("utf-8"))["result"] for path in RECORDS]
    assert {result["reason"] for result in results} == set(REASON_NAMES) - {"running"}
    assert {result["decided"] for result in results} == {"winnings", "place", "shared", "first", "furthest"}


def test_the_pictures_are_those_of_the_circuits() -> None:
    for name in tracks.shipped():
        assert (ROOT / pictures.FOLDER / f"{name}.svg").read_text("utf-8") == tracks.draw(tracks.find(name))


@pytest.mark.parametrize("page", reference.made())
def test_the_tables_of_the_reference_are_fresh(page: str) -> None:
    """`make generate` makes them again."""
    text = (reference.FOLDER / page).read_text("utf-8")
    for name, part in reference.made()[page].items():
        assert f"<!-- made: {name} -->\n\n{part}\n\n<!-- made until here -->" in text
