"""News contain exactly what has changed for each reader, and an unchanged question is not sent again."""

import gc
import json
import random
import weakref

import pytest

from downforce.room.bulletin import Bulletin
from downforce.room.room import Room
from downforce.room.snapshot import Snapshot
from downforce.server.sockets.listener import write
from tests.reader import Reader
from tests.server.sockets.test_leaks import room_of
from tests.variants import VARIANTS, begin


def plain(data: object) -> object:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("number", range(0, len(VARIANTS), 3))
def test_changes_folded_are_the_view_and_the_offer(number: int) -> None:
    draw = random.Random(number)
    game = begin(VARIANTS[number], number)
    room = room_of(game)
    readers: dict[int | None, Reader] = {seat: Reader() for seat in (None, *range(len(room.seats)))}
    known: Snapshot | None = None
    before: dict[int | None, dict[str, object]] = {}
    while True:
        now = Snapshot(room, known.cache if known is not None else None)  # as an audience does: unchanged parts stay
        for seat, reader in readers.items():
            changes = now.changes(seat, known)
            told = reader.read({"t": "news", **json.loads(json.dumps(changes))})
            assert told["view"] == plain(game.view(seat))
            assert told["offer"] == plain(room.offer(seat))
            if known is not None:
                same = {key for key, part in before[seat].items() if part == told["view"].get(key)}
                assert not same & changes["view"].keys()
            before[seat] = told["view"]
        if not game.waiting:
            return
        known = now
        act(room, draw)


def act(room: Room, draw: random.Random) -> None:
    """Take a random action, and draw what the game waits for after it."""
    game = room.playing
    seat = draw.choice(game.waiting)
    room.apply(room.propose(seat, draw.choice(game.legal(seat)), None, room.seq))
    while (owed := room.pending_draw()) is not None:
        room.apply(owed)


def test_a_question_that_stays_is_not_sent_again() -> None:
    room = room_of(begin({"players": 3}, 1))
    before = Snapshot(room)
    for seat in range(3):
        before.changes(seat, None)
    room.apply(room.propose(0, room.playing.legal(0)[0], None, 0))
    now = Snapshot(room)
    assert "offer" not in now.changes(1, before)
    assert now.changes(0, before)["offer"] is None
    assert set(now.changes(1, before)["view"]) == {"waiting", "laid"}


def test_a_snapshot_lets_go_of_the_one_before() -> None:
    """Else a table would hold every moment of its game."""
    room = room_of(begin({"players": 3}, 1))
    before = Snapshot(room)
    before.changes(0, None)
    room.apply(room.propose(0, room.playing.legal(0)[0], None, 0))
    now = Snapshot(room)
    now.changes(0, before)
    gone = weakref.ref(before)
    del before
    gc.collect()
    assert gone() is None


def test_readers_to_whom_nothing_is_their_own_are_told_the_same() -> None:
    room = room_of(begin({"players": 3}, 1))
    before = Snapshot(room)
    for seat in (None, 0, 1, 2):
        before.changes(seat, None)
    room.apply(room.propose(0, room.playing.legal(0)[0], None, 0))
    now = Snapshot(room)
    bulletin = Bulletin(room, 0, before, now, write)
    assert "laid" in json.loads(bulletin.frame_for(0))["view"]
    assert bulletin.frame_for(1) != bulletin.frame_for(0)  # what was laid is for one alone to know
    assert now.changes(1, now) is now.changes(2, now)
