"""How a table agrees on its deal: first the commitment, then hashes, then nonces; then nobody can choose any more."""

import asyncio
import contextlib
import logging
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from downforce.fair import OLD_SCHEME, commit, commit_chained, digest_setting, hash_nonce
from downforce.room.handshake import Handshake, first_commitment
from downforce.room.lobby import new_table
from downforce.room.messages import Act, NewTable, SeatRequest
from downforce.room.running.fanout import Fanout
from downforce.room.stored_rows import Part
from downforce.server.sockets.listener import write
from downforce.server.store import Conflict, Store
from downforce.server.tables.registry import Registry
from downforce.verify import Unfinished, verify
from tests.fair.games import play
from tests.server.harness import BOT, ME, OPEN, Person, RunningServer, Socket, open_server

Json = dict[str, Any]
PATHS = ("", "/record", "/replay", "/replay?seat=0")


class Page:
    """A page that takes part in deals; `nonces` are its own, by number of the deal."""

    def __init__(self, socket: Socket, first: int) -> None:
        self.socket = socket
        self.first = first
        self.seen: list[Json] = []

    def nonce(self, number: int) -> str:
        return f"{self.first:02x}{number:02x}" * 8

    async def deal(self) -> Json:
        """Return the next frame about the deal, or the whole table."""
        frame = await self.socket.until("table", "deal")
        self.seen.append(frame["deal"])
        return frame

    async def hash(self, number: int = 0) -> None:
        data = hash_nonce(bytes.fromhex(self.nonce(number))).hex()
        await self.socket.send({"t": "hash", "number": number, "data": data})

    async def give(self, number: int = 0) -> None:
        await self.socket.send({"t": "nonce", "number": number, "data": self.nonce(number)})


@contextlib.asynccontextmanager
async def pages(server: RunningServer, count: int, *more: Json, **wanted: Any) -> AsyncIterator[tuple[str, list[Page]]]:
    """Make a table with some people who have it open, before the start."""
    people = [await server.guest() for _ in range(count)]
    table = await people[0].make(ME, *[OPEN] * (count - 1), *more, **wanted)
    for seat, person in enumerate(people[1:], 1):
        (await person.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})).raise_for_status()
    async with contextlib.AsyncExitStack() as stack:
        yield (
            table,
            [Page(await stack.enter_async_context(at(person, table)), i + 1) for i, person in enumerate(people)],
        )


@contextlib.asynccontextmanager
async def at(person: Person, table: str) -> AsyncIterator[Socket]:
    """Open a page that takes part."""
    person.takes_part = True
    async with person.at(table) as socket:
        yield socket


async def start(server: RunningServer, table: str, there: list[Page]) -> list[Json]:
    """Start the game, and return what each page is sent first."""
    for page in there:
        while (await page.deal())["view"] is not None:
            pass
    (await server.people[0].call("POST", f"/tables/{table}/start")).raise_for_status()
    return [await page.deal() for page in there]


async def agree(there: list[Page], number: int = 0) -> list[Json]:
    """Let all pages send their parts; return the frames with which the game begins."""
    for page in there:
        await page.hash(number)
    for page in there:
        while page.seen[-1]["asks"] != "nonce":
            await page.deal()
    for page in there:
        await page.give(number)
    found = []
    for page in there:
        frame = await page.deal()
        while frame["t"] != "table":
            frame = await page.deal()
        found.append(frame)
    return found


async def secret_of(server: RunningServer, table: str) -> str:
    found = await server.registry.store.handshake(table)
    assert found is not None
    return found[0].secret


async def finish(server: RunningServer, table: str) -> Any:
    """Play the game to its end without the store, which is slow, and return its record."""
    game = (await server.registry.find(table)).room.playing
    return play(game, 1).record()


async def test_a_deal_is_agreed_on_and_verified(server: RunningServer) -> None:
    async with pages(server, 3, BOT, options={"beginner": True}) as (table, there):
        first = await start(server, table, there)
        assert [frame["view"] for frame in first] == [None] * 3
        told = first[0]["deal"]
        assert told == {**told, "number": 0, "asks": "hash", "seats": [0, 1, 2], "silent": [], "hashes": [None] * 4}
        begun = await agree(there)
        assert all(frame["view"]["phase"] == "race" for frame in begun)
        assert await server.people[0].refusal("GET", f"/tables/{table}/record") == "not-over"
    live = await server.registry.find(table)
    while live.room.table.status == "running":
        seat, game = next(iter(live.room.questions)), live.room.playing
        message = Act(id=f"command-{live.room.seq:06}", seq=live.room.seq, action=game.legal(seat)[0])
        await live.carry_out(live.runner.act(seat, message, lambda seq: None))
    record = (await server.people[0].client.get(f"/api/tables/{table}/record")).json()
    proof = record["proof"]
    assert proof["commitment"] == told["commitment"], "what was shown before is what was drawn from"
    assert proof["nonces"] == [*(page.nonce(0) for page in there), None]
    assert (proof["silent"], proof["discarded"], proof["table"]) == ([], 0, table)
    verify(record)


async def test_the_commitment_is_stored_logged_and_shown_before_any_nonce(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with pages(server, 2) as (table, there):
        told = (await start(server, table, there))[0]["deal"]
        found = await server.registry.store.handshake(table)
        assert found is not None
        assert found[1] == [], "nobody has given anything yet"
        row = (await server.registry.find(table)).room.table
        setting = digest_setting(row.options, row.pinned["track"], row.pinned["deck"])
        secret = bytes.fromhex(found[0].secret)
        assert commit_chained(secret, table, 1, setting, bytes(32), []).hex() == told["commitment"]
        assert told["commitment"] in caplog.text
        assert found[0].secret not in caplog.text


async def test_nonces_are_not_taken_before_all_hashes_are_in(server: RunningServer) -> None:
    """So that the last page cannot choose."""
    async with pages(server, 2) as (table, there):
        await start(server, table, there)
        await there[0].hash()
        await there[0].give()
        assert (await there[0].socket.until("no"))["why"] == "stale"
        await there[1].hash()
        await there[1].socket.send({"t": "nonce", "number": 0, "data": "ab" * 16})
        assert (await there[1].socket.until("no"))["why"] == "not-a-message", "not what its hash announced"
        await there[1].socket.send({"t": "hash", "number": 0, "data": "cd" * 32})
        assert (await there[1].socket.until("no"))["why"] == "stale", "a hash is not taken back"
        found = await server.registry.store.handshake(table)
        assert found is not None
        assert [part.step for part in found[1]] == ["hash", "hash"]


async def test_only_those_who_are_asked_give_a_part(server: RunningServer) -> None:
    async with pages(server, 2) as (table, there), at(await server.guest(), table) as watcher:
        await start(server, table, there)
        await watcher.send({"t": "hash", "number": 0, "data": "ab" * 32})
        assert (await watcher.until("no"))["why"] == "not-seated"
        for number in (1, 7):
            await there[0].hash(number)
            assert (await there[0].socket.until("no"))["why"] == "stale"


async def test_a_page_that_does_not_answer_takes_no_part(server: RunningServer) -> None:
    """The deal is discarded, which everybody sees, and made anew from another secret."""
    async with pages(server, 3) as (table, there):
        before = (await start(server, table, there))[0]["deal"]
        secret = await secret_of(server, table)
        for page in (there[0], there[2]):
            await page.hash()
        await server.pass_time(4.9)
        assert await secret_of(server, table) == secret
        await server.pass_time(0.2)
        for page in there:
            while page.seen[-1]["number"] == 0:
                await page.deal()
        told = there[1].seen[-1]
        assert (told["number"], told["seats"], told["silent"]) == (1, [0, 2], [1])
        assert told["commitment"] != before["commitment"]
        assert told["hashes"] == [None] * 3, "what was given to the other deal does not count"
        await agree([there[0], there[2]], 1)
        record = await finish(server, table)
    assert (record["proof"]["discarded"], record["proof"]["silent"]) == (1, [1])
    assert record["proof"]["earlier"] == [{"commitment": before["commitment"], "secret": secret, "silent": []}]
    assert record["proof"]["nonces"] == [there[0].nonce(1), None, there[2].nonce(1)]
    verify(record)


async def test_the_game_begins_even_if_nobody_answers(server: RunningServer) -> None:
    async with pages(server, 2) as (table, there):
        await start(server, table, there)
        await server.pass_time(5)
        frame = await there[0].deal()
        assert frame["view"]["phase"] == "auction"
        assert (frame["deal"]["number"], frame["deal"]["silent"], frame["deal"]["asks"]) == (1, [0, 1], None)


@pytest.mark.parametrize("step", ["hash", "nonce"])
async def test_pages_that_fall_silent_one_after_another_cost_ten_seconds_in_all(
    server: RunningServer, step: str
) -> None:
    """Not ten seconds each; and a page that answers every time takes part in the deal that counts."""
    async with pages(server, 6) as (table, there):
        await start(server, table, there)
        began = server.clock.time
        for number, silent in enumerate(reversed(there[1:])):
            asked = there[: 6 - number]
            for page in asked if step == "nonce" else asked[:-1]:
                await page.hash(number)
            if step == "nonce":
                for page in asked:
                    while (page.seen[-1]["number"], page.seen[-1]["asks"]) != (number, "nonce"):
                        await page.deal()
                for page in asked[:-1]:
                    await page.give(number)
            for page in asked[:-1]:
                await page.socket.send({"t": "ping"})
                await page.socket.until("pong")  # its part is stored
            due = server.registry.tables[table].room.deal_due()
            assert due is not None
            await server.pass_time(due - server.clock.time)
            while silent.seen[-1]["number"] != number + 1:
                await silent.deal()
            assert silent.seen[-1]["silent"] == list(range(5 - number, 6))
        assert server.clock.time - began < 10
        await there[0].hash(5)
        while (there[0].seen[-1]["number"], there[0].seen[-1]["asks"]) != (5, "nonce"):
            await there[0].deal()
        await there[0].give(5)
        assert (await there[0].socket.until("table"))["view"]["phase"] == "auction"
        record = await finish(server, table)
    assert record["proof"]["nonces"] == [there[0].nonce(5), *[None] * 5]
    assert (record["proof"]["silent"], record["proof"]["discarded"]) == ([1, 2, 3, 4, 5], 5)
    verify(record)


async def test_the_last_page_that_is_asked_has_all_the_time_that_is_left(server: RunningServer) -> None:
    """If it stays silent, it costs the others ten seconds and no more."""
    async with pages(server, 2) as (table, there):
        await start(server, table, there)
        await there[0].hash()
        await there[0].socket.send({"t": "ping"})
        await there[0].socket.until("pong")
        room = server.registry.tables[table].room
        for seconds, number in ((4.9, 0), (0.2, 1), (4.8, 1)):
            await server.pass_time(seconds)
            assert room.handshake is not None
            assert (room.handshake.row.number, room.game) == (number, None)
        await server.pass_time(0.2)
        assert room.game is not None


async def test_a_page_that_is_not_there_is_not_waited_for(server: RunningServer) -> None:
    """Nor is a client that takes no part: the game begins at once, and these seats are listed as silent."""
    async with pages(server, 1, OPEN, OPEN) as (table, there):
        rui, ada = await server.guest(), await server.guest()
        for seat, person in ((1, rui), (2, ada)):
            (await person.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})).raise_for_status()
        async with rui.at(table) as socket:
            await socket.until("table")
            told = (await start(server, table, there))[0]["deal"]
            assert (told["seats"], told["silent"], told["number"]) == ([0], [1, 2], 0)
            assert (await agree(there))[0]["view"]["phase"] == "auction"


@pytest.mark.parametrize("part", ["", "?part=1"])
async def test_race_now_waits_for_the_page_that_comes(server: RunningServer, part: str) -> None:
    """A client that does not announce a part finds the game begun."""
    ida = await server.guest()
    table = (await ida.call("POST", f"/race{part}")).json()["id"]
    async with at(ida, table) as socket:
        page = Page(socket, 1)
        first = await page.deal()
        assert (first["view"] is None) == bool(part)
        assert first["deal"]["silent"] == ([] if part else [0])
        if part:
            assert (await agree([page]))[0]["view"]["phase"] == "auction"


async def test_a_page_that_reloads_finds_what_is_asked(server: RunningServer) -> None:
    async with pages(server, 2) as (table, there):
        await start(server, table, there)
        await there[0].hash()
        while there[1].seen[-1]["hashes"][0] is None:
            await there[1].deal()
        async with at(server.people[0], table) as again:
            told = (await again.until("table"))["deal"]
            assert told["hashes"][0] is not None
            await there[1].hash()
            page = Page(again, 1)
            page.seen = [told]
            while page.seen[-1]["asks"] != "nonce":
                await page.deal()
            await page.give()
            await page.give()  # a repeat changes nothing
            while there[1].seen[-1]["asks"] != "nonce":
                await there[1].deal()
            await there[1].give()
            assert (await again.until("table"))["view"]["phase"] == "auction"


# What befell others.


async def test_nothing_is_told_of_the_secret_before_the_end(server: RunningServer) -> None:
    """Neither a frame nor a response contains it, not even between the races of a world tour."""
    async with pages(server, 2, options={"world_tour": True}) as (table, there):
        await start(server, table, there)
        await agree(there)
        secret, told, races = await secret_of(server, table), "", set()
        live, draw = await server.registry.find(table), random.Random(5)
        game = live.room.playing
        while game.waiting:
            if len(game.log) % 40 == 0:
                races.add(game.state.race)
                for path in PATHS:
                    told += (await server.people[0].client.get(f"/api/tables/{table}{path}")).text
                told += "".join(live.audience._table(seat).decode() for seat in (0, None))
            seat = draw.choice(game.waiting)
            game.play(seat, draw.choice(game.legal(seat)))
            live.room._update_questions(seat)
        assert races == {0, 1}
        told += str([page.seen for page in there])
        assert len(told) > 100_000
        assert secret not in told
        assert secret.encode() in write(game.record())  # type: ignore[arg-type]


async def test_there_is_no_route_that_verifies_for_others(server: RunningServer) -> None:
    """A server that cheats would say yes: everybody must check for themselves."""
    ida = await server.guest()
    paths = (await ida.client.get("/api/openapi.json")).json()["paths"]
    assert len(paths) > 10
    assert not [path for path in paths if "verify" in path or "proof" in path]


async def test_a_settled_deal_cannot_be_thrown_away(server: RunningServer) -> None:
    """The server has seen all nonces, so it could choose: there is no way back, even if it died before dealing."""
    async with pages(server, 2) as (table, there):
        await start(server, table, there)
        store, live = server.registry.store, await server.registry.find(table)
        handshake = live.room.handshake
        assert handshake is not None
        for page in there:
            await page.hash()
        for page in there:
            while page.seen[-1]["asks"] != "nonce":
                await page.deal()
        for seat, page in enumerate(there):  # stored, and then the process dies
            await store.add_part(Part(table, 0, seat, "nonce", page.nonce(0)))
        with pytest.raises(Conflict):
            await store.discard_deal(handshake.next_commitment([1], 0.0, "another"))
        await server.pass_time(11)
        frame = await there[0].deal()
        assert (frame["deal"]["number"], frame["deal"]["silent"]) == (0, [])
        assert frame["view"]["phase"] == "auction"


@pytest.mark.parametrize("answered", ["nothing", "hash", "hashes", "nonces"])
async def test_a_restart_in_the_middle(tmp_path: Path, answered: str) -> None:
    """An unsettled deal is discarded and counted; a settled one stays."""
    file = tmp_path / "store.db"
    async with open_server(file) as server, pages(server, 2) as (table, there):
        told = (await start(server, table, there))[0]["deal"]
        store, people = server.registry.store, server.people[:]
        hashes = {"nothing": 0, "hash": 1}.get(answered, 2)
        for seat, page in enumerate(there[:hashes]):
            await store.add_part(Part(table, 0, seat, "hash", hash_nonce(bytes.fromhex(page.nonce(0))).hex()))
        for seat, page in enumerate(there[: 2 * (answered == "nonces")]):
            await store.add_part(Part(table, 0, seat, "nonce", page.nonce(0)))
    async with open_server(file) as server:
        for person in people:
            server.people.append(Person(server.base, server.clock))
            server.people[-1].client.cookies = person.client.cookies
        async with contextlib.AsyncExitStack() as stack:
            again = [
                Page(await stack.enter_async_context(at(person, table)), i + 1)
                for i, person in enumerate(server.people)
            ]
            first = [await page.deal() for page in again]
            now = first[0]
            settled = answered == "nonces"
            assert (now["deal"]["commitment"] == told["commitment"]) is settled
            assert now["deal"]["number"] == (0 if settled else 1)
            if not settled:
                assert now["deal"]["seats"] == [0, 1], "a restart is nobody's fault"
                now = (await agree(again, 1))[0]
            assert now["view"]["phase"] == "auction"
            verify(await finish(server, table))


async def test_a_game_that_is_given_up_reveals_its_secret(tmp_path: Path) -> None:
    """Nobody who could know the cards can play on, not even after a restart."""
    file = tmp_path / "store.db"
    async with open_server(file) as server, pages(server, 2, options={"world_tour": True}) as (table, there):
        await start(server, table, there)
        begun = await agree(there)
        ida, rui = server.people
        assert (await (await server.guest()).refusal("POST", f"/tables/{table}/give-up")) == "not-seated"
        live = await server.registry.find(table)
        assert (await ida.call("POST", f"/tables/{table}/give-up")).json()["status"] == "running"
        assert (await ida.refusal("GET", f"/tables/{table}/record")) == "not-over"
        assert (await rui.call("POST", f"/tables/{table}/give-up")).json()["status"] == "over"
        frame = await there[1].socket.until("table")
        assert (frame["info"]["status"], frame["offer"]) == ("over", None)
        action = begun[0]["offer"]["choices"][0]["action"]
        assert (await there[0].socket.act(action, 0))["why"] == "over"
        assert await rui.refusal("POST", f"/tables/{table}/give-up") == "over"
        record = (await rui.client.get(f"/api/tables/{table}/record")).json()
        assert (record["result"], record["actions"], len(record["deal"])) == (None, [], 1)
        assert record["proof"]["secret"] == await secret_of(server, table)
        with pytest.raises(Unfinished):
            verify(record)
        assert (await rui.client.get(f"/api/tables/{table}/replay")).json()["frames"][0]["action"] is None
        assert not await server.registry.store.has_finished(live.room.seats[0].guest or "")
    async with open_server(file) as server:
        again = (await (await server.guest()).client.get(f"/api/tables/{table}/record")).json()
        assert again == record
        live = await server.registry.find(table)
        assert (live.room.questions, live.next_wake) == ({}, None)


# In both databases, by several processes.


def a_table(name: str) -> Handshake:
    seats = [SeatRequest(kind="me"), SeatRequest(kind="open"), SeatRequest(kind="bot", level="rookie")]
    table, rows = new_table(name, "guest", "Ida", NewTable(seats=seats), 1.0)
    return Handshake(table, first_commitment(table, rows, [0, 1], 1.0, "one"))


async def test_the_store_keeps_secret_commitment_and_parts(store: Store) -> None:
    made = a_table("T1")
    await store.make_table(made.table, [], None, made.row)
    assert await store.handshake("T1") == (made.row, [], [])
    parts = [Part("T1", 0, seat, "hash", f"{seat}" * 64) for seat in (0, 1)]
    for part in parts:
        await store.add_part(part)
    with pytest.raises(Conflict):
        await store.add_part(Part("T1", 0, 1, "hash", "f" * 64))
    found = await store.handshake("T1")
    assert found is not None
    assert sorted(found[1], key=lambda part: part.seat) == parts
    assert await store.handshake("T2") is None


async def test_the_store_keeps_every_deal_that_was_thrown_away(store: Store) -> None:
    """With its secret and its silent seats, so that the record can list all of them."""
    made = a_table("T1")
    await store.make_table(made.table, [], None, made.row)
    chain = [made]
    for without in ([1], [], [0]):
        following = chain[-1].next_commitment(without, 2.0, "two")
        await store.discard_deal(following)
        chain.append(Handshake(made.table, following, earlier=[each.row for each in chain]))
    found = await store.handshake("T1")
    assert found == (chain[-1].row, [], [each.row for each in chain[:-1]])
    again = Handshake(made.table, *found)
    sealed = again.proof()
    assert again.info() == chain[-1].info()
    assert [deal["commitment"] for deal in sealed["earlier"]] == [each.commitment for each in chain[:-1]]
    assert [deal["silent"] for deal in sealed["earlier"]] == [[], [1], [1]]
    assert (sealed["silent"], sealed["discarded"]) == ([0, 1], 3)


async def test_what_is_committed_to_is_what_the_record_says_is_played(server: RunningServer) -> None:
    """Options, tracks and deck of a table are exactly those of its record: the digest covers both."""
    played: list[Json] = [
        {"world_tour": True, "edition": "fr"},
        {"track": ["marina-bay", "river-station"], "world_tour": True},
        {"beginner": True},
        {"beginner": ["small-hands", "no-bets"], "edition": "pt-PT"},
        {"long_distance": "money", "powers": "off"},
    ]
    for options in played:
        guest = await server.guest()
        table = await guest.make(ME, BOT, options=options, start=True)
        live = await server.registry.find(table)
        made, record = live.room.table, play(live.room.playing, 1).record()
        assert (record["options"], record["track"], record["deck"]) == (
            made.options,
            made.pinned["track"],
            made.pinned["deck"],
        )
        verify(record)


@pytest.mark.parametrize("settled", [True, False])
async def test_a_game_of_an_older_version_goes_on(
    tmp_path: Path, settled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its database has no schemes. A commitment of the first scheme is proved by the first, discarded or not."""
    file = tmp_path / "store.db"
    with monkeypatch.context() as patch:
        patch.setattr("downforce.room.handshake.SCHEME", OLD_SCHEME)
        async with open_server(file) as server, pages(server, 2) as (table, there):
            told = (await start(server, table, there))[0]["deal"]
            assert told["commitment"] == commit(bytes.fromhex(await secret_of(server, table)), table, 1).hex()
            if settled:
                await agree(there)
            people = server.people[:]
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("ALTER TABLE tables DROP COLUMN give_up")
        database.execute("DROP TABLE write_checks")
        database.execute("ALTER TABLE commitments DROP COLUMN scheme")
        database.execute("UPDATE alembic_version SET version_num = '0009'")
    async with open_server(file) as server:
        for person in people:
            server.people.append(Person(server.base, server.clock))
            server.people[-1].client.cookies = person.client.cookies
        async with contextlib.AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(at(person, table)) for person in server.people]
            again = [Page(socket, i + 1) for i, socket in enumerate(sockets)]
            for page in again:
                await page.deal()
            if not settled:
                await agree(again, 1)
            record = await finish(server, table)
    proof = record["proof"]
    assert (proof["scheme"], proof["discarded"], "earlier" in proof) == (OLD_SCHEME, int(not settled), False)
    assert (proof["commitment"] == told["commitment"]) is settled
    verify(record)


async def test_a_deal_is_settled_or_thrown_away_never_both(store: Store) -> None:
    """One process stores the last nonce while another discards the deal."""
    for name in ("T1", "T2", "T3", "T4"):
        made = a_table(name)
        await store.make_table(made.table, [], None, made.row)
        for step in ("hash", "nonce"):
            await store.add_part(Part(name, 0, 0, step, "0" * 32))
        await store.add_part(Part(name, 0, 1, "hash", "0" * 32))
        last = store.add_part(Part(name, 0, 1, "nonce", "1" * 32))
        away = store.discard_deal(made.next_commitment([1], 2.0, "two"))
        order = (last, away) if name < "T3" else (away, last)
        done = await asyncio.gather(*order, return_exceptions=True)
        assert [type(each) for each in done if each is not None] == [Conflict]
        found = await store.handshake(name)
        assert found is not None
        settled = found[0].number == 0
        assert settled == (len(found[1]) == 4)
        with pytest.raises(Conflict):
            await store.discard_deal(made.next_commitment([1], 3.0, "three"))


class DirectFanout(Fanout):
    """Notifies another process directly."""

    other: Registry | None = None

    def notify_changed(self, table_id: str, seq: int | None) -> None:
        if self.other is not None and table_id in self.other.tables:
            self.other.services.spawn(self.other.tables[table_id].reload())

    def publish_presence(self, table_id: str, seats: set[int], watchers: int) -> None:
        if self.other is not None and table_id in self.other.tables:
            self.other.tables[table_id].runner.set_remote_presence("neighbour", seats, watchers)


@contextlib.asynccontextmanager
async def two_processes(file: Path) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    """Run two processes on one database that notify each other."""
    async with open_server(file, DirectFanout()) as one, open_server(file, DirectFanout()) as two:
        for here, there in ((one, two), (two, one)):
            assert isinstance(here.registry.fanout, DirectFanout)
            here.registry.fanout.other = there.registry
        yield one, two


@pytest.mark.parametrize("takes_part", [True, False])
async def test_people_at_two_processes_agree_on_one_deal(tmp_path: Path, takes_part: bool) -> None:
    """A client at the other process that sends no nonces is not waited for."""
    async with two_processes(tmp_path / "store.db") as (one, two), pages(one, 1, OPEN) as (table, there):
        rui = await two.guest()
        (await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})).raise_for_status()
        async with at(rui, table) if takes_part else rui.at(table) as socket:
            pair = [*there, Page(socket, 2)]
            await start(one, table, pair)
            if takes_part:
                begun = await agree(pair)
            else:
                while there[0].seen[-1]["number"] == 0:
                    await there[0].deal()
                assert there[0].seen[-1]["silent"] == [1]
                begun = [*await agree(there, 1), await socket.until("table")]
            while begun[1]["view"] is None:
                begun[1] = await socket.until("table")
            assert begun[0]["view"]["grid"] == begun[1]["view"]["grid"]
            assert len(await one.registry.store.deals(table)) == 1
            verify(await finish(two, table))
