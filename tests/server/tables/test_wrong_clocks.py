"""The machine's clock is set while people play, was wrong at the start, or differs between processes."""

import time
from pathlib import Path

import pytest
from httpx import Response

from downforce.server.http.guests import COOKIE_AGE, Guests
from downforce.server.store import Store
from downforce.server.tables.registry import Registry
from downforce.server.tables.services import Services
from tests.server.harness import KEY, ME, OPEN, Clock, Person, RunningServer, open_server
from tests.server.sockets.test_published import DirectFanout

A_DAY = 24 * 3600
SHIFTS = [-2, -60, -3600, -400 * A_DAY, 3600, 2 * A_DAY, 2 * COOKIE_AGE]


class WallClock:
    """Shifts `time.time` for everything in this process, as if the machine's clock were set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shift = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.shift)


@pytest.fixture
def wall_clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


async def load_page(person: Person) -> Response:
    """Ask who we are, as every page does first. Browsers use their own clocks, so here a cookie never expires."""
    answer = await person.call("GET", "/me")
    assert answer.status_code == 200
    value = person.client.cookies["downforce"]
    person.client.cookies.clear()
    person.client.cookies.set("downforce", value, domain="127.0.0.1", path="/")
    return answer


def guest_of(person: Person) -> str | None:
    return Guests(KEY).read(person.client.cookies["downforce"])


async def check_seat(person: Person, table: str, seat: int) -> None:
    """Load the page as a browser does, then check that it is still the same guest on the same seat."""
    guest = guest_of(person)
    await load_page(person)
    assert guest_of(person) == guest
    async with person.at(table) as socket:
        assert (await socket.until("table"))["seat"] == seat
    assert [game["seat"] for game in (await person.call("GET", "/games")).json()] == [seat]


@pytest.mark.parametrize("shift", SHIFTS)
async def test_a_clock_that_is_set_takes_nobody_their_seat(
    server: RunningServer, wall_clock: WallClock, shift: float
) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    await check_seat(ida, table, 0)
    wall_clock.shift = shift
    await check_seat(ida, table, 0)
    rui = await server.guest()  # signed by the clock as it is now
    assert (await rui.call("PUT", f"/tables/{table}/seats/1", ME)).status_code == 200
    await check_seat(rui, table, 1)
    wall_clock.shift = 0  # corrected
    await check_seat(ida, table, 0)
    await check_seat(rui, table, 1)


@pytest.mark.parametrize("ahead", [-300, 300])
async def test_processes_whose_clocks_differ_know_the_same_people(
    tmp_path: Path, wall_clock: WallClock, ahead: float
) -> None:
    """Everything runs in this process, so the clock is set to that of the server that is called next."""
    async with (
        open_server(tmp_path / "store.db", DirectFanout()) as here,
        open_server(tmp_path / "store.db", DirectFanout()) as there,
    ):
        ida = await here.guest()
        table = await ida.make(ME, OPEN)
        for server, shift in ((there, ahead), (here, 0), (there, ahead)):
            wall_clock.shift = shift
            person = Person(server.base, server.clock)
            server.people.append(person)
            person.client.cookies = ida.client.cookies
            await check_seat(person, table, 0)


async def test_a_cookie_is_signed_anew_once_a_day(server: RunningServer, wall_clock: WallClock) -> None:
    ida = await server.guest()
    assert "set-cookie" not in (await load_page(ida)).headers
    for shift in (A_DAY + 60, -2 * A_DAY):
        wall_clock.shift = shift
        assert "set-cookie" in (await load_page(ida)).headers
        assert "set-cookie" not in (await load_page(ida)).headers


async def test_a_forged_cookie_is_replaced(server: RunningServer) -> None:
    ida = await server.guest()
    real, guest = ida.client.cookies["downforce"], guest_of(ida)
    ida.client.cookies.clear()
    ida.client.cookies.set("downforce", real[:-2] + "xx", domain="127.0.0.1", path="/")
    assert "set-cookie" in (await load_page(ida)).headers
    assert guest_of(ida) not in (None, guest)


@pytest.mark.parametrize("shift", [-10 * A_DAY, 10 * A_DAY])
async def test_return_links_last_a_week_whatever_the_machine_says(
    server: RunningServer, wall_clock: WallClock, shift: float
) -> None:
    ida, phone = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN)
    tokens = [(await ida.call("POST", f"/tables/{table}/return-link")).json() for _ in range(2)]
    wall_clock.shift = shift
    server.clock.time += 6 * A_DAY
    assert (await phone.call("POST", "/return", tokens[0])).json() == {"table": table}
    server.clock.time += 2 * A_DAY
    assert await phone.refusal("POST", "/return", tokens[1]) == "bad-token"


async def second_process(server: RunningServer, clock: Clock) -> Registry:
    """Run a second process on the same database, with a clock of its own."""
    services = server.registry.services
    store = await Store.open(services.settings.database)
    return Registry(Services(services.settings, store, services.bots, DirectFanout(), now=clock), Guests(KEY))


@pytest.mark.parametrize("ahead", [-300, 300])
async def test_each_process_waits_for_a_deal_by_its_own_clock(tmp_path: Path, ahead: float) -> None:
    async with open_server(tmp_path / "store.db", DirectFanout()) as server:
        ida = await server.guest()
        ida.takes_part = True
        table = await ida.make(ME, OPEN)
        async with ida.at(table) as socket:
            await socket.until("table")
            assert (await ida.call("POST", f"/tables/{table}/start")).status_code == 200
            opened = server.registry.tables[table].room.handshake
            assert opened is not None
            clock = Clock()
            clock.time = server.clock.time + ahead
            there = await second_process(server, clock)
            try:
                live = await there.find(table)
                clock.time += there.services.settings.deal_wait - 1
                await live.wake()
                assert live.room.handshake is not None
                assert live.room.handshake.row.number == opened.row.number  # not thrown away: there is time left
                clock.time += 2
                await live.wake()
                assert live.room.handshake.row.number == opened.row.number + 1
            finally:
                await there.close()
                await there.store.close()


async def test_a_game_outlives_a_start_with_a_clock_that_is_ahead(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db") as server:
        ida, rui = await server.guest(), await server.guest()
        table = await ida.make(ME, OPEN)
        assert (await rui.call("PUT", f"/tables/{table}/seats/1", ME)).status_code == 200
        clock = Clock()
        clock.time = server.clock.time + 365 * A_DAY
        there = await second_process(server, clock)
        try:
            await there.resume()
            await there.sweep()
            assert await there.store.table(table) is not None
            clock.time += 100 * A_DAY  # while it runs, time counts
            await there.sweep()
            assert await there.store.table(table) is None
        finally:
            await there.close()
            await there.store.close()
