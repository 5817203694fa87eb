"""A table without a server: no event loop, no store, no socket. Lines and frames go into lists."""

import json
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from downforce.bots import find
from downforce.room import lobby
from downforce.room.audience import ELSEWHERE, Audience
from downforce.room.autopilot import Autopilot
from downforce.room.messages import NewTable, SeatRequest
from downforce.room.presence import Presence
from downforce.room.refusals import Refused
from downforce.room.room import Room, Timing
from downforce.room.seating import DRIVER, new_rng
from downforce.room.stored_rows import Deal, Entry
from downforce.server.sockets.messages import FromServer
from tests.reader import Reader

TIMING = Timing(
    {"quick": 30.0},
    bot_pause=1.0,
    away=60.0,
    away_unclocked=300.0,
    rival_wait=3.0,
    grace=4.0,
    relief=25.0,
    relief_there=90.0,
    nudge_every=20.0,
)
FRAME: TypeAdapter[FromServer] = TypeAdapter(FromServer)
ME, ROOKIE = SeatRequest(kind="me"), SeatRequest(kind="bot", level="rookie")


@dataclass(eq=False)
class Page:
    """A listener that records its frames."""

    seat: int | None
    guest: str | None
    seen: int = 0
    closing: int | None = None
    frames: list[dict[str, Any]] = field(default_factory=list)
    reader: Reader = field(default_factory=Reader)

    def send(self, frame: bytes) -> None:
        FRAME.validate_json(frame)
        self.frames.append(self.reader.read(json.loads(frame)))

    def close(self, code: int) -> None:
        self.closing = code


class LocalTable:
    """The smallest thing that can run a table: stores lines in a list, applies and publishes them, and watches the
    clock.
    """

    def __init__(self, *seats: SeatRequest, **more: Any) -> None:
        self.clock = 1000.0
        wanted = NewTable(seats=list(seats), start=True, **more)
        table, seated = lobby.new_table("a-table-of-mine", "ida", "Ida", wanted, self.clock)
        self.room = Room(table, seated, TIMING, lambda: self.clock)
        self.audience: Audience[Page] = Audience(self.room, lambda frame: json.dumps(frame).encode())
        self.autopilot = Autopilot(self.room, self.audience, mine=True)
        self.stored: list[Entry | Deal] = []
        self.room.begin()
        self.append(lobby.first_deal(table))

    def append(self, line: Entry | Deal) -> None:
        before = self.room.seq
        following: Entry | Deal | None = line
        while following is not None:
            self.stored.append(following)
            self.room.apply(following)
            following = self.room.pending_draw()
        self.audience.broadcast_news(before)
        if self.room.end() is not None:
            self.audience.broadcast_info()

    def pass_time(self) -> None:
        """Move the clock to the next moment at which something is due."""
        due = self.autopilot.next_due()
        assert due is not None
        self.clock = max(self.clock, due)
        for seat, question in self.autopilot.overdue(self.clock):
            bot = self.room.driver_for(seat)
            if bot is None:
                self.room.set_driver(seat, DRIVER)
                self.autopilot.take_over(question)
            else:
                game = self.room.playing
                self.append(self.room.entry(seat, find(bot).choose(game.view(seat), game.legal(seat), new_rng())))


def test_a_whole_game_without_a_server() -> None:
    table = LocalTable(ME, ROOKIE, ROOKIE)
    page = Page(0, "ida")
    table.audience.join(page, None)
    while table.room.table.status == "running":
        if 0 in table.room.questions:
            offer = page.frames[-1]["offer"]
            table.append(table.room.propose(0, offer["choices"][0]["action"], None, page.frames[-1]["seq"]))
        else:
            table.pass_time()
    news = [frame for frame in page.frames if frame["t"] == "news"]
    assert [frame["after"] for frame in news[1:]] == [frame["seq"] for frame in news[:-1]]
    assert news[-1]["view"]["phase"] == "over"
    assert page.frames[-1]["info"]["status"] == "over"
    assert table.autopilot.next_due() is None


def test_what_is_stored_gives_the_same_table_again() -> None:
    table = LocalTable(*[ROOKIE] * 3, options={"world_tour": True, "track": ["river-station", "marina-bay"]})
    while table.room.playing.state.race == 0:
        table.pass_time()
    again = Room(table.room.table, table.room.seats, TIMING, lambda: table.clock)
    again.begin()
    deals = [line for line in table.stored if isinstance(line, Deal)]
    again.fold(deals, [line for line in table.stored if isinstance(line, Entry)])
    assert len(deals) == 2
    for seat in (None, 0, 1, 2):
        assert again.playing.view(seat) == table.room.playing.view(seat)
        assert again.playing.events(seat) == table.room.playing.events(seat)
    asked = {seat: question.seq for seat, question in table.room.questions.items()}
    assert {seat: question.seq for seat, question in again.questions.items()} == asked


def test_a_command_is_known_by_its_seat_and_its_id() -> None:
    table = LocalTable(ROOKIE, ROOKIE, ROOKIE)
    room, game = table.room, table.room.playing
    for seat in (1, 0):
        table.append(room.entry(seat, game.legal(seat)[0], "command-1"))
    table.append(room.entry(2, game.legal(2)[0]))
    assert [room.find_command(seat, "command-1") for seat in (0, 1, 2)] == [2, 1, None]
    assert room.find_command(0, "command-2") is None


def test_what_may_not_be_done_is_refused_and_changes_nothing() -> None:
    table = LocalTable(ME, ROOKIE)
    for text, seen, why in (("go", 0, "illegal"), ("jump", 0, "not-notation"), ("go", 7, "stale")):
        with pytest.raises(Refused) as refused:
            table.room.propose(0, text, None, seen)
        assert refused.value.why == why
    assert table.room.seq == 0


def test_who_is_away_is_driven_and_comes_back() -> None:
    table = LocalTable(ME, ROOKIE, clock="quick")
    while table.room.driver_for(0) is None:
        table.pass_time()
    assert table.clock == 1030.0
    assert table.room.time() is None
    table.room.set_driver(0, None)
    table.room.restart_clock(0)
    assert table.room.time() == {"now": 1030.0, "until": {"0": 1060.0}}


def foregone_table() -> LocalTable:
    """Return a race whose result is decided, as most races become before they end."""
    for _ in range(30):
        table = LocalTable(*[ROOKIE] * 4)
        while table.room.table.status == "running":
            if table.room.is_decided():
                return table
            table.pass_time()
    raise AssertionError("no race was foregone")


def test_what_is_foregone_is_played_out_once_everybody_leaves_it_to_bots() -> None:
    table = foregone_table()
    room, seat = table.room, table.room.playing.waiting[0]
    room.seats[seat] = replace(room.seats[seat], kind="person", guest="ida", level=None)
    table.audience.join(Page(seat, "ida"), None)
    room.check_play_out()
    assert not room.bots_skip_pauses()
    assert list(table.autopilot.overdue(table.clock + 86400)) == []  # it is the person's to play, as long as they like

    room.set_driver(seat, DRIVER)
    begun = table.clock
    while room.table.status == "running":
        table.pass_time()
    assert table.clock == begun, "bots paused"
    with pytest.raises(Refused, match="over"):
        room.check_play_out()


def test_what_is_not_foregone_is_not_left_to_bots() -> None:
    table = LocalTable(ME, ROOKIE)
    with pytest.raises(Refused, match="not-foregone"):
        table.room.check_play_out()


def test_a_seat_is_open_in_one_place() -> None:
    table = LocalTable(ME, ROOKIE)
    first, second = Page(0, "ida"), Page(0, "ida")
    table.audience.join(first, None)
    table.audience.join(second, 0)
    assert (first.frames[-1]["t"], first.closing) == ("elsewhere", ELSEWHERE)
    assert [frame["t"] for frame in second.frames] == ["info", "news"]
    assert table.audience.listeners == {second}


def test_in_a_waiting_room_nobody_is_there_who_has_not_come_yet() -> None:
    """A rematch has everybody's seat; only who has opened it is there, and a reload is no absence."""
    played = LocalTable(ME, ROOKIE).room
    seats = [played.seats[0], replace(played.seats[0], seat=1, guest="rui", name="Rui")]
    clock = 2000.0
    room = Room(replace(played.table, id="a-rematch", status="waiting"), seats, TIMING, lambda: clock)
    presence = Presence(room)
    presence.update({0})
    assert presence.present({0}) == {0}
    presence.update({0, 1})
    presence.update({0})
    assert presence.present({0}) == {0, 1}
    clock += TIMING.grace
    assert presence.present({0}) == {0}
