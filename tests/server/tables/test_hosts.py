"""The host of a waiting table gets up, or stays away, and another person becomes the host."""

from tests.server.harness import ME, OPEN, Person, RunningServer, Socket


async def sit(person: Person, table: str, seat: int, kind: str = "me") -> None:
    (await person.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": kind})).raise_for_status()


async def named(server: RunningServer, name: str) -> Person:
    person = await server.guest()
    await person.call("PATCH", "/me", {"name": name})
    return person


async def stay(server: RunningServer, socket: Socket, seconds: int) -> None:
    """Let time pass while the socket keeps sending."""
    for _ in range(seconds // 20):
        await socket.send({"t": "ping"})
        await socket.until("pong")
        await server.pass_time(20)


async def test_a_host_who_gets_up_passes_the_table_on(server: RunningServer) -> None:
    ida, rui, eve = [await named(server, name) for name in ("Ida", "Rui", "Eve")]
    table = await ida.make(ME, OPEN, OPEN, OPEN)
    await sit(eve, table, 3)
    server.clock.time += 5
    await sit(rui, table, 1)  # later than Eve, on a lower seat
    async with rui.at(table) as socket:
        assert (await socket.read())["info"]["host"] == 0
        await sit(ida, table, 0, "open")
        told = (await socket.until("info"))["info"]
        assert (told["host"], told["name"]) == (3, "Eve")
        assert await rui.refusal("POST", f"/tables/{table}/start") == "not-host"
        assert await ida.refusal("POST", f"/tables/{table}/start") == "not-host"
        await sit(ida, table, 0)  # back as a guest
        assert (await eve.call("POST", f"/tables/{table}/start")).json()["status"] == "running"


async def test_who_only_moves_stays_host_and_as_early(server: RunningServer) -> None:
    ida, rui = [await named(server, name) for name in ("Ida", "Rui")]
    table = await ida.make(ME, OPEN, OPEN)
    await sit(rui, table, 1)
    server.clock.time += 5
    await sit(ida, table, 2)
    assert (await ida.client.get(f"/api/tables/{table}")).json()["host"] == 2
    live = await server.registry.find(table)
    assert live.room.seats[2].since == live.room.seats[1].since == server.clock.time - 5


async def test_an_empty_table_belongs_to_the_next_who_sits_down(server: RunningServer) -> None:
    ida, rui = [await named(server, name) for name in ("Ida", "Rui")]
    table = await ida.make(ME, OPEN)
    await sit(ida, table, 0, "open")
    await sit(rui, table, 1)
    told = (await rui.client.get(f"/api/tables/{table}")).json()
    assert (told["host"], told["name"]) == (1, "Rui")


async def test_a_host_who_stays_away_passes_the_table_on(server: RunningServer) -> None:
    ida, rui, eve = [await named(server, name) for name in ("Ida", "Rui", "Eve")]
    table = await ida.make(ME, OPEN, OPEN)
    await sit(eve, table, 1)  # came first, but is not there either
    server.clock.time += 5
    await sit(rui, table, 2)
    async with ida.at(table) as there:
        await there.read()
        async with rui.at(table) as socket:
            await stay(server, socket, 40)
            assert (await there.until("info"))["info"]["host"] == 0
            await there.connection.close()
            await socket.until("info")
            await stay(server, socket, 40)
            assert (await server.registry.find(table)).audience.info()["host"] == 0
            await stay(server, socket, 20)
            told = (await socket.until("info"))["info"]
            assert (told["host"], told["name"]) == (2, "Rui")
            stored = await server.registry.store.table(table)
            assert stored is not None
            assert stored[0].host_name == "Rui"


async def test_a_table_whose_host_is_alone_waits(server: RunningServer) -> None:
    ida, eve = await named(server, "Ida"), await named(server, "Eve")
    table = await ida.make(ME, OPEN)
    await sit(eve, table, 1)
    await server.pass_time(500)
    assert (await server.registry.find(table)).audience.info()["host"] == 0
