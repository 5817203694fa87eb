"""The runner of a table alone, with a list as its store: nothing is applied before it is stored, each step once."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from downforce.room import lobby
from downforce.room.messages import Act, NewTable, PlayOut, SeatRequest, TakeControl
from downforce.room.refusals import Refused
from downforce.room.room import Room
from downforce.room.running.changes import Change, Conflict, GiveUp, NotStored, SetDriver, SetOver, Steps
from downforce.room.running.runner import TRIES, TableRunner
from downforce.room.stored_rows import Deal, Entry
from tests.room.test_room import ME, ROOKIE, TIMING, Page


class Listed:
    """A table that stores its changes in a list. `fail` may raise instead, as a database does."""

    def __init__(self, *seats: SeatRequest, **more: Any) -> None:
        self.clock = 1000.0
        wanted = NewTable(seats=list(seats), start=True, **more)
        self.room = Room(*lobby.new_table("a-table", "ida", "Ida", wanted, self.clock), TIMING, lambda: self.clock)
        self.runner: TableRunner[Page] = TableRunner(self.room, lambda frame: json.dumps(frame).encode())
        self.stored: list[Change] = []
        self.fail: Callable[[Change], None] = lambda change: None
        self.room.begin()
        self.run(self.runner.append(lobby.first_deal(self.room.table)))
        self.page = Page(0, "ida")
        self.runner.join(self.page, None)

    def run(self, steps: Steps | None) -> None:
        failed: Exception | None = None
        while steps is not None:
            try:
                change = steps.throw(failed) if failed is not None else next(steps)
            except StopIteration:
                return
            failed, before = None, (self.room.progress, self.room.seats)
            try:
                self.fail(change)
            except (Conflict, NotStored) as error:
                failed = error
            else:
                assert before == (self.room.progress, self.room.seats)
                self.stored.append(change)

    def act(self, seat: int = 0, command: str = "command-1", action: str | None = None) -> Act:
        """Return a message with the seat's first legal action."""
        return Act(id=command, seq=self.room.seq, action=action or self.room.playing.legal(seat)[0])

    def handle(self, message: Any) -> list[str]:
        """Handle a message of the first player, and return the kinds of frames that follow."""
        told = len(self.page.frames)
        self.run(self.runner.handle(self.page, message))
        return [frame["t"] for frame in self.page.frames[told:]]


def rival(table: Listed, times: int = 1) -> Callable[[Change], None]:
    """Return a store in which another process is first with the other seats' actions."""
    left = [1] * times

    def fail(change: Change) -> None:
        if isinstance(change, Entry) and left:
            left.pop()
            seat = next(seat for seat in table.room.questions if seat != 0)
            entry = table.room.entry(seat, table.room.playing.legal(seat)[0])
            table.stored.append(entry)
            table.room.fold([Deal("a-table", 0, deal) for deal in table.room.playing.deals], [entry])
            raise Conflict

    return fail


def test_an_action_is_stored_then_answered_then_published() -> None:
    table = Listed(ME, ROOKIE, ROOKIE)
    steps = table.runner.handle(table.page, table.act())
    assert steps is not None
    entry, told = next(steps), len(table.page.frames)
    assert isinstance(entry, Entry)
    assert (table.room.seq, entry.seq, entry.command) == (0, 1, "command-1")
    table.run(steps)
    assert [frame["t"] for frame in table.page.frames[told:]] == ["done", "news"]
    assert table.room.seq == 1


def test_a_repeated_command_is_answered_again_and_stored_once() -> None:
    table = Listed(ME, ROOKIE, ROOKIE)
    message = table.act()
    assert table.handle(message) == ["done", "news"]
    assert table.handle(message) == ["done"]
    assert len(table.stored) == 2, "a deal and an action"


def test_whoever_comes_second_sees_what_was_first_and_is_stored_after_it() -> None:
    table = Listed(ME, ROOKIE, ROOKIE)
    table.fail = rival(table)
    assert table.handle(table.act()) == ["news", "done", "news"]
    assert [line.seq for line in table.stored if isinstance(line, Entry)] == [1, 2]
    assert table.room.commands == [None, "command-1"]


def test_whoever_is_always_second_gives_up() -> None:
    table = Listed(ME, *[ROOKIE] * 4)
    table.fail = rival(table, TRIES)
    with pytest.raises(Refused, match="stale"):
        table.handle(table.act())
    assert table.room.seq == TRIES
    assert "command-1" not in table.room.commands


def test_what_is_not_stored_is_not_applied_and_may_be_tried_again() -> None:
    table = Listed(ME, ROOKIE, ROOKIE)

    def fail(change: Change) -> None:
        raise NotStored

    message, table.fail = table.act(), fail
    with pytest.raises(NotStored):
        table.handle(message)
    assert (table.room.seq, len(table.stored)) == (0, 1)
    table.fail = lambda change: None
    assert table.handle(message) == ["done", "news"]


def test_a_closed_run_leaves_the_room_as_it_was() -> None:
    """As when the server's task is cancelled while the database works."""
    table = Listed(ME, ROOKIE, ROOKIE)
    steps = table.runner.handle(table.page, table.act())
    assert steps is not None
    next(steps)
    steps.close()
    assert (table.room.seq, table.page.frames[-1]["t"]) == (0, "table")


def play(table: Listed, until: Callable[[], bool] = lambda: False) -> None:
    """Let all seats take their first legal actions until the game is over."""
    while table.room.questions and not until():
        seat, question = next(iter(table.room.questions.items()))
        if table.room.driver_for(seat) is None:
            table.handle(table.act(seat, f"command-{table.room.seq:04}"))
        else:
            table.run(table.runner.act_for(seat, question, table.room.playing.legal(seat)[0]))


def test_a_draw_that_is_not_stored_is_made_when_the_table_catches_up() -> None:
    table = Listed(ME, ROOKIE, options={"world_tour": True, "track": ["river-station", "marina-bay"]})

    def fail(change: Change) -> None:
        if isinstance(change, Deal):
            raise NotStored

    table.fail = fail
    play(table)
    assert (len(table.room.playing.deals), table.room.questions) == (1, {})
    assert table.page.frames[-1]["t"] == "news", "the action before it was published"
    cars = table.room.playing.view(None)["cars"].values()
    assert {car["space"] for car in cars} == {None}, "the spaces of the first track may not exist on the second"
    table.fail, told = lambda change: None, len(table.page.frames)
    table.run(table.runner.catch_up(table.room.progress))
    assert len(table.room.playing.deals) == 2
    assert [frame["t"] for frame in table.page.frames[told:]] == ["news"]


def test_the_end_is_stored_and_told_once() -> None:
    table = Listed(ME, ROOKIE)
    play(table)
    assert [type(change) for change in table.stored if not isinstance(change, Entry | Deal)] == [SetOver]
    assert table.page.frames[-1]["info"]["status"] == "over"
    for message in (Act(id="command-x", seq=table.room.seq, action="go"), TakeControl(), PlayOut()):
        with pytest.raises(Refused, match="over"):
            table.handle(message)


def test_a_bot_takes_over_and_the_person_takes_control_back() -> None:
    table = Listed(ME, ROOKIE, clock="quick")
    assert table.handle(TakeControl()) == [], "nobody else drives"
    table.run(table.runner.take_over(0, table.room.questions[0]))
    assert table.room.driver_for(0) == "pro"
    table.clock += 10
    assert table.handle(TakeControl()) == ["info", "news"]
    assert table.room.time() == {"now": 1010.0, "until": {"0": 1040.0}}
    table.run(table.runner.set_driver(0, "pro"))
    assert table.handle(table.act()) == ["info", "done", "news"], "whoever acts is back"
    drivers = [change.driver for change in table.stored if isinstance(change, SetDriver)]
    assert drivers == ["pro", None, "pro", None]


def test_a_bot_s_choice_for_a_decision_that_is_no_longer_open_is_dropped() -> None:
    table = Listed(ROOKIE, ROOKIE, ROOKIE)
    question, action = table.room.questions[1], table.room.playing.legal(1)[0]
    for _ in range(2):
        table.run(table.runner.act_for(1, question, action))
    assert table.room.seq == 1


def test_one_person_alone_gives_up_although_another_process_changed_the_table() -> None:
    table, others = Listed(ME, ROOKIE), [Conflict()]

    def fail(change: Change) -> None:
        if isinstance(change, GiveUp) and others:
            table.room.table = replace(table.room.table, public=True)
            raise others.pop()

    table.fail = fail
    table.run(table.runner.give_up("ida"))
    assert (table.room.table.status, table.room.table.public, table.room.questions) == ("over", True, {})
    assert table.page.frames[-1]["t"] == "table"
    assert table.page.frames[-1]["view"]["phase"] != "over"
    with pytest.raises(Refused, match="over"):
        table.run(table.runner.give_up_together())
