"""Where a car may end, compared with a reading of R104 without windows: every walk, step by step."""

import random
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from downforce import decks
from downforce.rules.errors import TrackError
from downforce.rules.model import State
from downforce.rules.names import OFF_TRACK
from downforce.rules.setup.options import Options
from downforce.rules.setup.ruleset import Ruleset
from downforce.rules.setup.track import Box, Track
from downforce.rules.views.view_parts import members
from downforce.rules.walk import free_ahead, walk_full, walk_on
from downforce.tracks import find
from tests.quick import example_count


def bricks(draw: random.Random, closed: bool) -> Track:
    """Return a road of one to four lanes, each cut at random places, so that fronts are staggered."""
    length, lanes = draw.randint(10, 30), draw.randint(1, 4)
    boxes = []
    for lane in range(lanes):
        cuts = sorted({0, length, *draw.sample(range(1, length), draw.randint(length // 3, length - 2))})
        boxes += [
            Box(f"{'abcd'[lane]}{i}", back, front, lane, lane + 1, draw.random() < 0.7, lane)
            for i, (back, front) in enumerate(pairwise(cuts), 1)
        ]
    if draw.random() < 0.3:  # holes make dead ends
        boxes = draw.sample(boxes, max(1, len(boxes) - 3))
    return Track.from_boxes("bricks", boxes, finish=None if closed else length, lap=length if closed else None)


def steps_from(track: Track, space: str, closed: bool) -> Iterator[tuple[str, int]]:
    """Yield the spaces that a step leads to, and how often it passes the end of the lap, from the boxes alone."""
    here = next(box for box in track.boxes if box.id == space)
    if not closed and here.front >= (track.line or 0):
        yield "finish", 0
        return
    for laps in (0, 1) if closed else (0,):
        ahead = laps * (track.lap or 0)
        for box in track.boxes:
            meets_along = here.back <= box.front + ahead and box.back + ahead <= here.front
            meets_across = here.left <= box.right and box.left <= here.right
            if meets_along and meets_across and box.front + ahead > here.front:
                yield box.id, laps


def naive_ends(track: Track, start: str, taken: set[str], steps: int, closed: bool) -> set[tuple[str, int]]:
    ends = set()
    edge = {(start, 0)}
    for _ in range(steps):
        onward = set()
        for space, laps in edge:
            if space == "finish":
                onward.add((space, laps))
                continue
            ways = {(to, laps + more) for to, more in steps_from(track, space, closed) if to not in taken}
            onward |= ways
            if not ways:
                ends.add((space, laps))
        edge = onward
    return ends | edge


@settings(max_examples=example_count(300), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32), st.booleans(), st.integers(1, 10))
def test_ends_are_those_of_every_walk(seed: int, closed: bool, steps: int) -> None:
    """R089-R104, U10-U12, U61, U71; around a closed lap too (U133)."""
    draw = random.Random(seed)
    try:
        track = bricks(draw, closed)
    except TrackError:  # spaces so short that a move would not fit the window
        reject()
    options = Options.read({"players": 3, "long_distance": closed})
    board = Ruleset(options, track, decks.find("reconstructed")).board
    s = State()
    spots = draw.sample(range(len(track.boxes)), min(len(track.boxes), draw.randint(1, 6)))
    s.position = [*spots, *[OFF_TRACK] * (6 - len(spots))]
    start, taken = track.boxes[spots[0]].id, {track.boxes[i].id for i in spots[1:]}
    found = walk_on(board, spots[0], free_ahead(s, board, 0), 1, steps)
    count = len(track.boxes)
    numbers = [spots[0] + i for i in members(found)]
    named = {
        ("finish", 0) if not closed and number == count else (track.boxes[number % count].id, number // count)
        for number in numbers
    }
    assert named == naive_ends(track, start, taken, steps, closed)


@settings(max_examples=example_count(100), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32), st.sampled_from(["river-station", "marina-bay"]), st.integers(1, 8))
def test_the_bonus_of_determined_needs_rectangles_all_the_way(seed: int, name: str, steps: int) -> None:
    """R143, R144, U96: walks of full length that enter rectangles only, by the boxes of the shipped tracks."""
    draw, track = random.Random(seed), find(name).track
    board = Ruleset(Options.read({"players": 4}), track, decks.find("reconstructed")).board
    spots = draw.sample(range(len(track.boxes)), 6)
    s = State()
    s.position = list(spots)
    here = spots[0]
    found = walk_full(board, here, free_ahead(s, board, 0) & board.rectangles[here], steps)
    barred = {track.boxes[i].id for i in spots[1:]} | {box.id for box in track.boxes if not box.rectangle} | {"finish"}
    edge = {track.boxes[here].id}
    for _ in range(steps):
        edge = {to for space in edge for to, _ in steps_from(track, space, False)} - barred
    assert {track.boxes[here + i].id for i in members(found)} == edge
