"""The walk that is shown for a move: a move names only its end, and all players are shown the same way there (U70)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import downforce
from downforce import tracks
from downforce.rules.setup.track import Box, Track
from tests.rules.test_whole_games import find_events, situation
from tests.variants import finished


def lanes_side_by_side(lanes: str, columns: int) -> str:
    """Return lanes side by side, the inside one first, cut at the same places."""
    return "\n".join(
        f"track.spaces.{lane}{i} = [{i - 1}, {i}, {n}, {n + 1}]"
        for n, lane in enumerate(lanes)
        for i in range(1, columns + 1)
    )


def moves_shown(track: str, cars: str, card: str, *actions: str, power: str = "") -> list[dict[str, Any]]:
    """Return the move events when seat 0, which owns black, plays this card."""
    game = situation(
        f"""
        options.players = 3
        race.owners = {{ K = 0, B = 1, G = 2 }}
        race.cars   = {{ {cars} }}
        race.hands  = {{ 0 = ["{card}"], 1 = ["R8"], 2 = ["O8"] }}
        {power and f'race.powers = {{ 0 = "{power}" }}'}
        {track}
        """
    )
    game.play(0, f"play {card}")
    for action in actions:
        game.play(0, action)
    moves = find_events(game, "moved")
    assert [find_events(game, "moved", seat=seat) for seat in range(3)] == [moves] * 3
    return moves


def test_of_walks_with_as_few_changes_of_lane_the_inner_one_is_shown() -> None:
    """U70: from a1 to b6 every way has one change at least; it keeps inside as long as it can."""
    moves = moves_shown(lanes_side_by_side("abc", 9), 'K = "a1"', "K5", "move b6")
    assert moves[0]["walk"] == ["a2", "a3", "a4", "a5", "b6"]
    moves = moves_shown(lanes_side_by_side("abc", 9), 'K = "b1"', "K5", "move a6")
    assert moves[0]["walk"] == ["a2", "a3", "a4", "a5", "a6"]


def test_fewer_changes_of_lane_come_before_keeping_inside() -> None:
    """U70: the straight way in the outer lane, though the inner one is free."""
    moves = moves_shown(lanes_side_by_side("abc", 9), 'K = "c1"', "K5", "move c6")
    assert moves[0]["walk"] == ["c2", "c3", "c4", "c5", "c6"]


def test_a_car_in_the_way_is_walked_around_on_the_inside() -> None:
    """U70, R096: two changes are needed, and then the inner of the ways is shown."""
    moves = moves_shown(lanes_side_by_side("abc", 9), 'K = "b1", G = "b3"', "K5", "move b6")
    assert moves[0]["walk"] == ["a2", "a3", "a4", "a5", "b6"]
    moves = moves_shown(lanes_side_by_side("abc", 9), 'K = "b1", G = "b3", B = "a2", R = "a3"', "K5", "move b6")
    assert moves[0]["walk"] == ["b2", "c3", "b4", "b5", "b6"]


def test_a_jam_and_what_it_loses_is_told() -> None:
    """U70, R102, R103: the walk into the pocket, and how much of the number is lost."""
    track = lanes_side_by_side("ab", 9)
    moves = moves_shown(track, 'K = "a1", B = "a4", G = "b4"', "K5", "move a3")
    assert (moves[0]["walk"], moves[0]["steps"], moves[0]["lost"]) == (["a2", "a3"], 2, 3)


def test_a_walk_over_the_finish_ends_there_and_loses_nothing() -> None:
    """U70, R117, R118: what is left of the number does not matter."""
    track = lanes_side_by_side("ab", 4) + "\ntrack.finish = 4"
    moves = moves_shown(track, 'K = "b2"', "K5")
    assert moves[0]["walk"] == ["b3", "b4", "finish"]
    assert (moves[0]["to"], moves[0]["place"], moves[0]["lost"]) == ("finish", 1, 0)


def test_the_walk_of_determined_keeps_to_rectangles() -> None:
    """U70, R143: the straight way has a space that is no rectangle; the shown one earns the bonus."""
    track = lanes_side_by_side("ab", 9) + '\ntrack.not_rectangles = ["a3"]'
    moves = moves_shown(track, 'K = "a1"', "K5", "move a8", power="determined")
    assert moves[0]["walk"] == ["a2", "b3", "a4", "a5", "a6", "a7", "a8"]
    assert moves[0]["bonus"] == 2


def test_the_walk_of_aggressive_has_a_step_more() -> None:
    """U70, R137."""
    moves = moves_shown(lanes_side_by_side("ab", 9), 'K = "a1"', "K5", "move a7", power="aggressive")
    assert moves[0]["walk"] == ["a2", "a3", "a4", "a5", "a6", "a7"]
    assert moves[0]["bonus"] == 1


# On the shipped tracks, against every walk there is.


def possible_steps(track: Track) -> dict[str, list[str]]:
    """Return where a step leads from every space, from the boxes alone (docs/reference/scenarios.md#geometry)."""

    def leads(u: Box, v: Box) -> bool:
        along = u.back <= v.front and v.back <= u.front
        across = u.left <= v.right and v.left <= u.right
        return along and across and v.front > u.front

    onward = {u.id: [v.id for v in track.boxes if leads(u, v)] for u in track.boxes}
    return {u.id: ["finish"] if u.front == track.finish else onward[u.id] for u in track.boxes}


def walks(steps: dict[str, list[str]], here: str, taken: set[str], number: int) -> Iterator[list[str]]:
    ways = [space for space in steps.get(here, []) if space not in taken] if number else []
    for space in ways:
        for rest in walks(steps, space, taken, number - 1):
            yield [space, *rest]
    if not ways:
        yield []


@pytest.mark.parametrize("name", ["river-station", "marina-bay"])
def test_no_walk_has_fewer_changes_of_lane_or_keeps_further_inside(name: str) -> None:
    """U70, R104: of all walks of a move that lead to its end, on the shipped tracks."""
    track = tracks.find(name).track
    steps, lane = possible_steps(track), {box.id: box.lane for box in track.boxes}
    game = finished({"players": 5, "track": name, "powers": False}, 6)
    place = dict(zip(find_events(game, "dealt")[0]["grid"], track.grid, strict=True))
    choices = 0
    for event in find_events(game, "moved"):
        here = place.pop(event["car"])
        assert event["from"] == here

        def rank(walk: list[str], here: str = here) -> tuple[int, list[int]]:
            lanes = [lane[here], *(lane[space] for space in walk if space != "finish")]
            return sum(a != b for a, b in pairwise(lanes)), lanes

        there = [walk for walk in walks(steps, here, set(place.values()), event["speed"]) if walk[-1] == event["to"]]
        choices += len(there) > 1
        assert event["walk"] in there
        assert rank(event["walk"]) == min(map(rank, there))
        if event["to"] != "finish":
            place[event["car"]] = event["to"]
    assert choices > 20


def test_a_replay_shows_the_same_walks() -> None:
    """U70: though no record holds them."""
    game = finished({"players": 4}, 5)
    record = game.record()
    assert "walk" not in str(record["actions"])
    again = downforce.replay(record)
    assert find_events(again, "moved") == find_events(game, "moved")
