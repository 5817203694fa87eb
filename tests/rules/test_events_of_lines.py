"""Every event of a card says which line it belongs to, and every event says which seats must act next."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce.game import Game, open_events
from downforce.rules.setup.cards import MARKS, read_lines
from tests.variants import VARIANTS, moments, variant_id

RECORDS = sorted(Path("tests/games").glob("*.json"))
ENDS = ("moved", "stayed", "skipped")
Events = list[dict[str, Any]]


def all_events(game: Game, since: int = 0) -> Events:
    return [dict(event) for event in open_events(game, since)]


def cards_played(events: Events) -> Iterator[tuple[dict[str, Any], Events]]:
    """Yield each `played` event with the events of its lines."""
    starts = [i for i, event in enumerate(events) if event["event"] == "played"]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[start], [event for event in events[start + 1 : end] if event["event"] in ("named", *ENDS)]


def check_card(played: dict[str, Any], events: Events) -> None:
    """Compare the events of a card with what is printed on it."""
    printed = [(MARKS[colour], value) for colour, value in read_lines(played["card"])]
    order = range(len(printed))[::-1] if played["reversed"] else range(len(printed))
    assert [event["line"] for event in events] == sorted((event["line"] for event in events), key=list(order).index)
    for line in order:
        mark, value = printed[line]
        own = [event for event in events if event["line"] == line]
        named = [event["car"] for event in own if event["event"] == "named"]
        ends = [event for event in own if event["event"] in ENDS]
        if mark == "W" and not named:  # skipped before a car was named, or there was no car to name
            assert [(end["event"], end["car"]) for end in ends] in ([], [("skipped", None)])
            continue
        assert len(named) == (mark == "W")
        assert own[0]["event"] == "named" or mark != "W"
        end, *bonus = ends
        assert end["car"] == (named[0] if named else mark)
        assert end["event"] == "skipped" or end["speed"] == value
        assert len(bonus) <= 1
        assert all((move["event"], move["speed"], move["car"]) == ("moved", 0, end["car"]) for move in bonus)


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_line_of_an_event_is_the_one_it_carried_out(options: dict[str, Any], seed: int) -> None:
    """Read once from the card, and once from the view of those who decided about the line."""
    decided = 0
    card: Any = None
    for game in moments(options, seed):
        if card and (first := [event for event in all_events(game, len(game.log) - 1) if "line" in event]):
            decided += 1
            assert (first[0]["line"], first[0]["number"]) == (card["line"], len(game.log))
        card = game.view(None)["card"]
    assert decided
    for played, events in cards_played(all_events(game)):
        check_card(played, events)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_tell_the_line_as_well(path: Path) -> None:
    game = downforce.replay(json.loads(path.read_text("utf-8")))
    cards = list(cards_played(all_events(game)))
    assert cards
    for played, events in cards:
        check_card(played, events)


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_the_last_event_says_whom_the_game_waits_for(options: dict[str, Any]) -> None:
    """All events before it are followed by another one without anybody acting."""
    before = -1  # the events of the deal have number 0
    for game in moments(options, 3, shy=0.4):
        new = [event for event in all_events(game, max(0, before)) if event["number"] > before]
        seen = [event for event in game.events(None, max(0, before)) if event["number"] > before]
        assert [event["waiting"] for event in seen] == [event["waiting"] for event in new]
        before = len(game.log)
        if not new:
            assert game.log[-1][1] == "go"
            continue
        assert all(event["waiting"] == [] for event in new[:-1])
        assert new[-1]["waiting"] == list(game.waiting) == game.view(None)["waiting"]
    assert new[-1]["event"] == "over"


@pytest.mark.parametrize("options", VARIANTS[::4], ids=variant_id)
def test_a_replayed_game_tells_the_same_events(options: dict[str, Any]) -> None:
    *_, game = moments(options, 4)
    assert all_events(downforce.replay(game.record())) == all_events(game)
