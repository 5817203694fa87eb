"""Analyses of finished games: requested, computed in workers, stored part by part, and continued."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy import text

from downforce.room.shapes import Position, PuzzleQuestion
from downforce.server.http.guests import Guests
from downforce.server.sockets.messages import AnalysisState
from downforce.server.store import Conflict, Store
from downforce.server.store.analyses import Analyses, AnalysisRow
from downforce.server.workers import analysis_slice, analyst
from tests.patience import PATIENCE
from tests.server.finished_games import finished_game, store_table
from tests.server.harness import KEY, Person, RunningServer, open_server

Json = dict[str, Any]
GAME = finished_game(2)
LAST = len(GAME.log)


def part(number: int, mark: str = "") -> Json:
    seat, action = GAME.log[number - 1] if number else (None, "")
    decision = {
        "number": number,
        "seat": seat,
        "kind": "card",
        "action": action,
        "best": action,
        "candidates": [],
        "chance": 0.5,
        "loss": 0.2 if mark else 0.0,
        "error": 0.0,
        "trivial": False,
        "mark": mark,
        "worth": None,
        "given": [0.0, 0.0],
        "reason": None,
        "cars": [],
    }
    return {"number": number, "of": LAST, "decision": decision if number else None, "chances": [0.5, 0.5]}


class Judge:
    """Replaces the real analysis: yields parts as quickly as a test allows, and records who asked for which."""

    def __init__(self) -> None:
        self.began: list[int] = []  # after which part
        self.allowed = threading.Semaphore(0)
        self.held = False

    @property
    def held(self) -> bool:
        return self._held

    @held.setter
    def held(self, held: bool) -> None:
        """Yield one part at a time while the context is open, otherwise all at once."""
        self._held = held
        analyst.SLICE = 0.0 if held else 1.0

    def analyse_parts(self, record: Json, *, playouts: int, after: int) -> Iterator[Json]:
        self.began.append(after)
        for number in range(after + 1, LAST + 1):
            if self.held:
                self.allowed.acquire()
            yield part(number, "??" if number in (3, 4) else "")

    def assemble(self, record: Json, parts: list[Json], *, playouts: int) -> Json:
        assert [one["number"] for one in parts] == list(range(LAST + 1))
        decisions = [one["decision"] for one in parts if one["decision"]]
        chances = [one["chances"] for one in parts]
        return {"players": 2, "playouts": playouts, "seed": 0, "decisions": decisions, "chances": chances, "ledger": []}


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Judge]:
    monkeypatch.setattr(analyst, "SLICE", analyst.SLICE)  # is put back
    found = Judge()
    monkeypatch.setattr(analysis_slice, "analyse_parts", found.analyse_parts)
    monkeypatch.setattr(analysis_slice, "assemble", found.assemble)
    analysis_slice._open.clear()
    yield found
    found.held = False
    found.allowed.release(LAST)
    analysis_slice._open.clear()


def guest_of(person: Person) -> str:
    found = Guests(KEY).read(person.client.cookies["downforce"])
    assert found is not None
    return found


async def ask(person: Person, table: str, after: int = -1) -> AnalysisState:
    answer = await person.client.get(f"/api/tables/{table}/analysis?after={after}")
    assert answer.status_code == 200, answer.text
    return AnalysisState.model_validate_json(answer.content)


async def wait(person: Person, table: str, status: str = "done", done: int = 0) -> AnalysisState:
    while True:
        state = await ask(person, table)
        if state.status == status and state.done >= done:
            return state
        await asyncio.sleep(0.01)


async def test_pressed_filled_and_stored(database: str, judge: Judge) -> None:
    async with open_server(database) as server:
        ida, eve = await server.guest(), await server.guest()
        table = await store_table(server.registry.store, GAME, guest_of(ida))
        assert (await ask(eve, table)).status == "none"
        judge.held = True
        assert (await eve.call("POST", f"/tables/{table}/analysis")).json()["status"] == "running"
        judge.allowed.release(5)
        state = await wait(ida, table, "running", 5)
        assert [one["number"] for one in state.parts] == [0, 1, 2, 3, 4]
        assert [one["number"] for one in (await ask(eve, table, after=2)).parts] == [3, 4]
        judge.allowed.release(LAST)
        whole = await wait(eve, table)
        assert whole.analysis is not None
        assert [one["number"] for one in whole.analysis["decisions"]] == list(range(1, LAST + 1))
        assert (await eve.call("POST", f"/tables/{table}/analysis")).json()["status"] == "done"
        assert judge.began == [-1]
        assert await server.registry.store.analyses.parts(table) == []

        mine = (await ida.client.get("/api/mistakes")).json()
        expected = [number for number in (3, 4) if GAME.log[number - 1][0] == 0]
        assert [one["mistake"]["number"] for one in mine] == expected
        assert mine[0]["table"] == table
        assert (await eve.client.get("/api/mistakes")).json() == []
    async with open_server(database) as server:  # nothing is computed again
        assert (await wait(await server.guest(), table)).analysis == whole.analysis
        assert judge.began == [-1]


async def test_stopped_and_gone_on_with(server: RunningServer, judge: Judge) -> None:
    ida, eve, tom = await server.guest(), await server.guest(), await server.guest()
    table = await store_table(server.registry.store, GAME, guest_of(ida))
    path = f"/tables/{table}/analysis"
    assert await ida.refusal("DELETE", path) == "not-found"
    judge.held = True
    await eve.call("POST", path)
    judge.allowed.release(3)
    assert (await wait(eve, table, "running", 3)).mine
    assert not (await ask(tom, table)).mine
    assert await tom.refusal("DELETE", path) == "not-seated"
    stopped = (await ida.call("DELETE", path)).json()
    assert (stopped["status"], stopped["done"]) == ("stopped", 3)
    assert len((await ask(eve, table)).parts) == 3
    judge.held = False
    judge.allowed.release()
    await eve.call("POST", path)
    whole = (await wait(eve, table)).analysis
    assert whole is not None
    assert len(whole["chances"]) == LAST + 1


async def test_a_server_that_was_killed_goes_on_where_it_was(database: str, judge: Judge) -> None:
    judge.held = True
    async with open_server(database) as server:
        ida = await server.guest()
        table = await store_table(server.registry.store, GAME, guest_of(ida))
        await ida.call("POST", f"/tables/{table}/analysis")
        judge.allowed.release(4)
        await wait(ida, table, "running", 4)
    judge.held = False
    judge.allowed.release()
    analysis_slice._open.clear()
    async with open_server(database) as server:  # resumed without anybody asking
        assert (await wait(await server.guest(), table)).analysis is not None
    assert judge.began == [-1, 3]


async def test_twice_at_once_it_is_computed_once(server: RunningServer, judge: Judge) -> None:
    people = [await server.guest() for _ in range(3)]
    table = await store_table(server.registry.store, GAME)
    answers = await asyncio.gather(*(person.call("POST", f"/tables/{table}/analysis") for person in people * 2))
    assert {answer.status_code for answer in answers} == {200}
    await wait(people[0], table)
    assert judge.began == [-1]


async def test_all_who_were_let_in_together_compute_once(
    server: RunningServer, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may claim again what it has claimed, as it must after a stop; then it checks whether it is running
    already.
    """
    person = await server.guest()
    table = await store_table(server.registry.store, GAME)
    claimed, both = 0, asyncio.Event()
    read = Analyses.read

    async def read_when_both_have_claimed(self: Analyses, table_id: str) -> AnalysisRow | None:
        nonlocal claimed
        claimed += 1
        if claimed == 2:
            both.set()
        await both.wait()
        return await read(self, table_id)

    analyst, record = server.registry.services.analyst, GAME.record()
    with monkeypatch.context() as patch:
        patch.setattr(Analyses, "read", read_when_both_have_claimed)
        taken = await asyncio.gather(*(analyst.submit(table, record, guest_of(person)) for _ in range(2)))
    assert sorted(taken) == [False, True]
    await wait(person, table)
    assert judge.began == [-1]


async def test_what_cannot_be_analysed(server: RunningServer, judge: Judge) -> None:
    ida = await server.guest()
    store = server.registry.store
    running = await store_table(store, finished_game(2, most=20))
    given_up = await store_table(store, finished_game(2, most=20))
    await store.set_over(given_up, [])
    for table, why in ((running, "not-over"), (given_up, "given-up"), ("nosuchtable", "unknown-table")):
        assert await ida.refusal("POST", f"/tables/{table}/analysis") == why
    assert await ida.refusal("GET", f"/tables/{running}/analysis") == "not-over"
    assert await ida.refusal("GET", f"/tables/{running}/positions/3") == "not-over"
    assert judge.began == []


async def test_a_judge_that_fails_is_told_and_can_be_asked_again(
    server: RunningServer, judge: Judge, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ida = await server.guest()
    table = await store_table(server.registry.store, GAME)

    def fail(record: Json, parts: list[Json], *, playouts: int) -> Json:
        raise ValueError("no sense in it")

    with monkeypatch.context() as patch:
        patch.setattr(analysis_slice, "assemble", fail)
        await ida.call("POST", f"/tables/{table}/analysis")
        state = await wait(ida, table, "failed")
    assert len(state.parts) == LAST + 1
    assert "no sense in it" in caplog.text
    await ida.call("POST", f"/tables/{table}/analysis")
    assert (await wait(ida, table)).analysis is not None


async def test_limits_and_a_server_that_does_not_analyse(database: str, judge: Judge) -> None:
    async with open_server(database, analyses_per_guest=2) as server:
        ida, eve = await server.guest(), await server.guest()
        tables = [await store_table(server.registry.store, GAME) for _ in range(3)]
        for table in tables[:2]:
            assert (await ida.call("POST", f"/tables/{table}/analysis")).is_success
            await wait(ida, table)
        assert (await ida.call("POST", f"/tables/{tables[0]}/analysis")).is_success  # done already: it costs nothing
        assert await ida.refusal("POST", f"/tables/{tables[2]}/analysis") == "too-many"
        assert (await eve.call("POST", f"/tables/{tables[2]}/analysis")).is_success
        assert (await ida.client.get("/api/setup")).json()["analysis"] is True
    async with open_server(database, analysis_workers=0) as server:
        ida = await server.guest()
        assert (
            await ida.refusal("POST", f"/tables/{await store_table(server.registry.store, GAME)}/analysis")
            == "no-analysis"
        )
        assert (await ask(ida, tables[0])).status == "done"  # what is there can still be read
        assert (await ida.client.get("/api/setup")).json()["analysis"] is False


async def test_a_server_that_stops_while_a_part_is_stored_leaves_nothing_locked(
    tmp_path: Path, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path / "store.db") as server:
        person, store = await server.guest(), server.registry.store
        table = await store_table(store, GAME)
        began = asyncio.Event()

        async def store_slowly(*given: Any) -> None:
            async with store.writer.transaction() as connection:
                await connection.execute(text("DELETE FROM analysis_parts"))  # the file is locked from here
                began.set()
                await asyncio.Event().wait()  # until it is cancelled

        monkeypatch.setattr(store.analyses, "add_parts", store_slowly)
        assert (await person.call("POST", f"/tables/{table}/analysis")).is_success
        await asyncio.wait_for(began.wait(), PATIENCE)
        await server.registry.services.stop()
        with closing(sqlite3.connect(tmp_path / "store.db", timeout=0)) as other:
            other.execute("BEGIN IMMEDIATE")


async def test_one_process_computes_until_it_is_not_heard_of(store: Store) -> None:
    table = await store_table(store, GAME)
    row = AnalysisRow(table, "g-ida", 100, "running", "p1", 1000.0, None, None)
    other = AnalysisRow(table, "g-eve", 200, "running", "p2", 1010.0, None, None)
    took = await asyncio.gather(store.analyses.claim(row, 900.0), store.analyses.claim(row, 900.0))
    assert any(took)
    assert not await store.analyses.claim(other, 990.0)
    await store.analyses.add_parts(table, "p1", [(0, "{}")], 1005.0)
    assert await store.analyses.abandoned("p2", 1000.0) == []
    assert [left.table_id for left in await store.analyses.abandoned("p2", 1006.0)] == [table]
    assert await store.analyses.claim(other, 1006.0)
    with pytest.raises(Conflict):
        await store.analyses.add_parts(table, "p1", [(1, "{}")], 1011.0)
    await store.analyses.add_parts(table, "p2", [(1, "{}")], 1011.0)
    found = await store.analyses.read(table)
    assert found is not None
    assert (found.guest, found.playouts, found.process) == ("g-ida", 100, "p2")
    await store.analyses.finish(table, "p2", ("{}", "[]"), 1012.0)
    assert not await store.analyses.claim(row, 2000.0)
    with pytest.raises(Conflict):
        await store.analyses.finish(table, "p2", ("{}", "[]"), 1013.0)


async def test_the_shipped_puzzles(server: RunningServer) -> None:
    ida = await server.guest()
    listed = (await ida.client.get("/api/puzzles")).json()
    assert {one["theme"] for one in listed} == {"auction", "blocking", "bets", "wilds", "powers"}
    answer = await ida.client.get(f"/api/puzzles/{listed[0]['id']}")
    found = TypeAdapter(PuzzleQuestion).validate_json(answer.content)
    assert found["decision"]["best"] in [choice["action"] for choice in found["position"]["offer"]["choices"]]
    assert await ida.refusal("GET", "/puzzles/nosuch") == "not-found"


async def test_a_question_as_its_seat_saw_it(server: RunningServer) -> None:
    ida = await server.guest()
    table = await store_table(server.registry.store, GAME)
    number = LAST // 2
    while GAME.log[number - 1][0] is None:
        number += 1
    seat, action = GAME.log[number - 1]
    answer = await ida.client.get(f"/api/tables/{table}/positions/{number}")
    found = TypeAdapter(Position).validate_json(answer.content)
    assert found["seat"] == seat
    assert action in [choice["action"] for choice in found["offer"]["choices"]]
    other = 1 - (seat or 0)
    assert set(found["view"]["hands"][other]) <= {"?"}
    for wrong in (0, LAST + 1):
        assert await ida.refusal("GET", f"/tables/{table}/positions/{wrong}") == "not-found"
