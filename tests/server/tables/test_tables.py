"""Tables, seats and guests over HTTP: every endpoint, and every refusal."""

from collections.abc import AsyncIterator

import pytest

from downforce.bots import CHARACTERS
from downforce.room import games
from tests.server.harness import BOT, ME, OPEN, RunningServer


async def test_setup_tells_what_can_be_chosen(server: RunningServer) -> None:
    told = (await (await server.guest()).client.get("/api/setup")).json()
    assert [track["name"] for track in told["tracks"]] == ["marina-bay", "river-station"]
    assert [bot["name"] for bot in told["bots"]] == ["uniform", "rookie", "club", "pro", "champion"]
    characters = {bot["name"]: [one["name"] for one in bot["characters"]] for bot in told["bots"]}
    assert characters["uniform"] == characters["rookie"] == []
    assert characters["pro"] == characters["champion"] == list(CHARACTERS)
    assert told["bots"][2]["characters"][0] == {"name": "loyal", "person": "Ida"}
    assert told["prizes"] == [12, 9, 6, 4, 2, 0]
    assert told["bets"] == [[9, 6, 3, 0, 0, 0], [6, 4, 2, 0, 0, 0], [3, 2, 1, 0, 0, 0]]
    assert told["clocks"] == {"relaxed": 120, "quick": 30}
    for option in told["options"]:
        for value in option["values"]:
            given = {option["name"]: [value] if option["name"] == "beginner" else value}
            assert games.read_options(given, 4)[0]["players"] == 4


async def test_a_guest_is_known_again_and_chooses_a_name(server: RunningServer) -> None:
    ida = await server.guest()
    ida.client.cookies.clear()
    cookie = (await ida.client.get("/api/me")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # plain http here
    assert (await ida.call("PATCH", "/me", {"name": "  Ída\tof\x07 the \u202eNorth "})).json() == {
        "name": "Ída of the North",
        "newcomer": True,
    }
    assert (await ida.client.get("/api/me")).json() == {"name": "Ída of the North", "newcomer": True}


@pytest.mark.parametrize("name", ["\u200b", " \t ", "\u0301", "\x00\x01", "\u3164", "\u2800", "\uffa0"])
async def test_a_name_must_be_seen(server: RunningServer, name: str) -> None:
    assert await (await server.guest()).refusal("PATCH", "/me", {"name": name}) == "bad-name"


async def test_a_name_is_never_markup(server: RunningServer) -> None:
    """It is sent as JSON, unchanged; the page shows it as text."""
    ida = await server.guest()
    await ida.call("PATCH", "/me", {"name": "<script>alert(1)"})
    table = await ida.make(ME, OPEN, public=True)
    answer = await ida.client.get("/api/tables")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src" not in answer.headers["content-security-policy"]  # default-src 'self' rules scripts
    assert answer.json()[0]["seats"][0]["name"] == "<script>alert(1)"
    assert table == answer.json()[0]["id"]


async def test_make_sit_leave_and_start(server: RunningServer) -> None:
    ida, rui, eve = [await server.guest() for _ in range(3)]
    table = await ida.make(ME, OPEN, OPEN, options={"track": "marina-bay"}, clock="quick")
    told = (await rui.client.get(f"/api/tables/{table}")).json()
    assert told["status"] == "waiting"
    assert told["host"] == 0
    assert told["track"] == "Marina Bay"
    assert told["options"]["players"] == 3
    seat = f"/tables/{table}/seats"
    assert (await rui.call("PUT", f"{seat}/1", {"kind": "me"})).json()["seats"][1]["kind"] == "person"
    assert await eve.refusal("PUT", f"{seat}/1", {"kind": "me"}) == "seat-taken"
    assert await eve.refusal("PUT", f"{seat}/0", {"kind": "open"}) == "not-host"
    assert await eve.refusal("PUT", f"{seat}/2", {"kind": "bot", "level": "pro"}) == "not-host"
    assert await ida.refusal("PUT", f"{seat}/1", {"kind": "bot", "level": "pro"}) == "seat-taken"
    assert await ida.refusal("PUT", f"{seat}/2", {"kind": "bot", "level": "reference"}) == "bad-bot"
    assert await ida.refusal("PUT", f"{seat}/7", {"kind": "me"}) == "seat-unknown"
    moved = (await rui.call("PUT", f"{seat}/2", {"kind": "me"})).json()["seats"]
    assert [row["kind"] for row in moved] == ["person", "open", "person"]  # one seat each
    assert (await rui.call("PUT", f"{seat}/2", {"kind": "open"})).json()["seats"][2]["kind"] == "open"
    assert (await ida.call("PUT", f"{seat}/1", {"kind": "bot", "level": "rookie"})).json()["seats"][1][
        "level"
    ] == "rookie"
    assert await rui.refusal("POST", f"/tables/{table}/start") == "not-host"
    begun = (await ida.call("POST", f"/tables/{table}/start")).json()
    assert begun["status"] == "running"
    assert [row["level"] for row in begun["seats"]] == [None, "rookie", "pro"]
    assert len({row["name"] for row in begun["seats"]}) == 3
    assert await ida.refusal("POST", f"/tables/{table}/start") == "already-begun"
    assert await rui.refusal("PUT", f"{seat}/2", {"kind": "me"}) == "no-latecomers"


async def test_only_public_tables_are_listed(server: RunningServer) -> None:
    ida, rui = await server.guest(), await server.guest()
    hidden = await ida.make(ME, OPEN)
    shown = await ida.make(ME, OPEN, public=True)
    listed = [table["id"] for table in (await rui.client.get("/api/tables")).json()]
    assert listed == [shown]
    assert (await rui.client.get(f"/api/tables/{hidden}")).status_code == 200  # by link


@pytest.mark.parametrize(
    "options",
    [
        {"track": "/etc/passwd"},
        {"track": "examples/my-track.toml"},
        {"deck": "/etc/passwd"},
        {"players": 9, "edition": "xx"},
        {"unknown": 1},
        {"track": ["marina-bay", "../x.toml"], "world_tour": True},
        {"world_tour": True, "long_distance": True},
        {"track": {"a": 1}},
        {"beginner": {"a": 1}},
        {"beginner": [["x"]]},
    ],
)
async def test_options_are_checked_and_never_name_a_file(server: RunningServer, options: dict[str, object]) -> None:
    ida = await server.guest()
    assert await ida.refusal("POST", "/tables", {"seats": [ME, OPEN], "options": options}) == "bad-options"


@pytest.mark.parametrize(
    "body",
    [
        {"seats": []},
        {"seats": [ME]},
        {"seats": [ME] * 7},
        {"seats": [ME, OPEN], "more": 1},
        {"seats": [ME, OPEN], "clock": "x"},
        {"seats": "me"},
        [],
    ],
)
async def test_what_is_no_table_is_refused(server: RunningServer, body: object) -> None:
    assert await (await server.guest()).refusal("POST", "/tables", body) == "not-a-message"


async def test_one_seat_each_from_the_start(server: RunningServer) -> None:
    assert await (await server.guest()).refusal("POST", "/tables", {"seats": [ME, ME]}) == "seat-taken"


async def test_a_guest_has_so_many_tables(server: RunningServer) -> None:
    ida = await server.guest()
    for _ in range(20):
        await ida.make(ME, OPEN)
    assert await ida.refusal("POST", "/tables", {"seats": [ME, OPEN]}) == "too-many-tables"
    assert await ida.refusal("POST", "/race") == "too-many-tables"


async def test_a_newcomer_meets_two_rookies_and_a_club_racer(server: RunningServer) -> None:
    ida = await server.guest()
    assert (await ida.client.get("/api/me")).json()["newcomer"]
    made = (await ida.call("POST", "/race")).json()["id"]
    told = (await ida.client.get(f"/api/tables/{made}")).json()
    assert [row["level"] for row in told["seats"]] == [None, "rookie", "rookie", "club"]
    await server.registry.store.set_over(made, [0])
    assert not (await ida.client.get("/api/me")).json()["newcomer"]


async def test_race_now(server: RunningServer) -> None:
    ida = await server.guest()
    first = (await ida.call("POST", "/race")).json()["id"]
    await server.registry.store.set_over(first, [0])
    made = await ida.call("POST", "/race")
    assert made.status_code == 201
    told = (await ida.client.get(f"/api/tables/{made.json()['id']}")).json()
    assert told["status"] == "running"
    assert [row["level"] for row in told["seats"]] == [None, "pro", "pro", "pro"]
    assert len({row["character"] for row in told["seats"][1:]} & set(CHARACTERS)) == 3  # three different people
    games = (await ida.client.get("/api/games")).json()
    game = next(game for game in games if game["info"]["id"] == told["id"])
    assert game["seat"] == 0
    assert game["my_turn"]
    assert game["won"] is None


@pytest.mark.parametrize("level", ["rookie", "club", "pro", "champion"])
async def test_race_now_at_a_chosen_level(server: RunningServer, level: str) -> None:
    ida = await server.guest()
    made = (await ida.call("POST", f"/race?level={level}")).json()["id"]
    told = (await ida.client.get(f"/api/tables/{made}")).json()
    assert [row["level"] for row in told["seats"]] == [None, level, level, level]


async def test_race_now_at_a_level_that_is_not_offered(server: RunningServer) -> None:
    ida = await server.guest()
    for level in ("hal", "pro@1", "crowd"):
        assert await ida.refusal("POST", f"/race?level={level}") == "bad-bot"


async def test_my_games_can_be_taken_out_of_my_list(server: RunningServer) -> None:
    ida, eve = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN)
    await server.registry.store.set_over(table, [1], [{"rank": 2, "money": 7}, {"rank": 1, "money": 9}])
    game = (await ida.client.get("/api/games")).json()[0]
    assert (game["won"], game["rank"], game["money"]) == (False, 2, 7)
    assert (await ida.client.get("/api/games", params={"before": game["changed"]})).json() == []
    assert await eve.refusal("PATCH", f"/games/{table}", {"hidden": True}) == "not-found"
    assert await ida.refusal("PATCH", "/games/nothing", {"hidden": True}) == "not-found"
    for hidden in (True, False):
        assert (await ida.call("PATCH", f"/games/{table}", {"hidden": hidden})).json() == {"hidden": hidden}
        assert len((await ida.client.get("/api/games")).json()) == (0 if hidden else 1)


async def test_a_return_link_gives_the_seats_back_once(server: RunningServer) -> None:
    ida, eve = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN)
    assert await eve.refusal("POST", f"/tables/{table}/return-link") == "not-seated"
    token = (await ida.call("POST", f"/tables/{table}/return-link")).json()["token"]
    phone = await server.guest()
    assert (await phone.call("POST", "/return", {"token": token})).json() == {"table": table}
    assert (await phone.client.get("/api/games")).json()[0]["info"]["id"] == table
    assert await eve.refusal("POST", "/return", {"token": token}) == "bad-token"
    assert await eve.refusal("POST", "/return", {"token": "x"}) == "bad-token"


async def test_a_return_link_asks_before_it_replaces_a_guest_who_has_games(server: RunningServer) -> None:
    """A refused link can still be used; a visitor without games is not asked."""
    ida, eve = await server.guest(), await server.guest()
    await ida.call("PATCH", "/me", {"name": "Ida"})
    table, own = await ida.make(ME, OPEN), await eve.make(ME, OPEN)
    token = (await ida.call("POST", f"/tables/{table}/return-link")).json()["token"]
    await eve.call("PATCH", f"/games/{own}", {"hidden": True})  # out of her list, but still hers
    for wrong in ({"token": token}, {"token": token, "replace": False}):
        answer = await eve.call("POST", "/return", wrong)
        assert (answer.status_code, answer.json()) == (409, {"why": "has-games", "args": {"name": "Ida"}})
        assert "set-cookie" not in answer.headers
    assert await eve.refusal("PUT", f"/tables/{own}/seats/0", {"kind": "bot", "level": "pro"}) == "seat-taken"  # hosts
    assert await eve.refusal("POST", "/return", {"token": "x"}) == "bad-token"
    answer = await eve.call("POST", "/return", {"token": token, "replace": True})
    assert answer.json() == {"table": table}
    assert (await eve.client.get("/api/me")).json()["name"] == "Ida"
    assert await eve.refusal("POST", "/return", {"token": token, "replace": True}) == "bad-token"


@pytest.mark.parametrize("visitor", ["the owner", "without games", "without a cookie"])
async def test_a_return_link_asks_nobody_who_loses_nothing(server: RunningServer, visitor: str) -> None:
    ida, other = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN)
    token = (await ida.call("POST", f"/tables/{table}/return-link")).json()["token"]
    if visitor == "without a cookie":
        other.client.cookies.clear()
    who = ida if visitor == "the owner" else other
    assert (await who.call("POST", "/return", {"token": token})).json() == {"table": table}
    assert (await who.client.get("/api/games")).json()[0]["info"]["id"] == table


async def test_who_has_no_cookie_changes_nothing(server: RunningServer) -> None:
    ida, nobody = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN)
    nobody.client.cookies.clear()
    nobody.client.cookies.set("downforce", "InpNS2ZjVGJfenhnemptZmM3ZkFqc3ci.avpcUA.ukMFsQ5uoGCsb1wOcuj_rxPdmrY")
    for method, path in (
        ("PATCH", "/me"),
        ("POST", "/tables"),
        ("POST", "/race"),
        ("PATCH", f"/tables/{table}"),
        ("PUT", f"/tables/{table}/seats/1"),
        ("POST", f"/tables/{table}/start"),
        ("POST", f"/tables/{table}/rematch"),
        ("POST", f"/tables/{table}/return-link"),
        ("GET", "/games"),
    ):
        body: object = {"/me": {"name": "x"}, "/tables": {"seats": [ME, OPEN]}}.get(
            path, {} if method == "PATCH" else {"kind": "me"}
        )
        assert await nobody.refusal(method, path, body) == "no-cookie", path


async def test_foreign_pages_change_nothing(server: RunningServer) -> None:
    ida = await server.guest()
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}):
        answer = await ida.client.post("/api/race", json={}, headers=headers)
        assert (answer.status_code, answer.json()["why"]) == (403, "foreign-origin")
    del ida.client.headers["Origin"]
    answer = await ida.client.post("/api/race", json={}, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.json()["why"] == "foreign-origin"
    answer = await ida.client.post("/api/race", content="a=1", headers={"Content-Type": "text/plain"})
    assert answer.json()["why"] == "not-a-message"  # what a form of another page could send


async def test_bodies_are_limited(server: RunningServer) -> None:
    ida = await server.guest()
    long = {"seats": [ME, OPEN], "options": {"track": "x" * 70_000}}
    assert await ida.refusal("POST", "/tables", long) == "too-big"

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(80):
            yield b" " * 1024

    answer = await ida.client.post("/api/tables", content=parts(), headers={"Content-Type": "application/json"})
    assert answer.json()["why"] == "too-big"


async def test_unknown_things(server: RunningServer) -> None:
    ida = await server.guest()
    assert await ida.refusal("GET", "/tables/AAAAAAAAAAAAAAAAAAAAAA") == "unknown-table"
    assert await ida.refusal("GET", "/tables/..%2Fx") in ("not-found", "unknown-table")
    assert await ida.refusal("GET", "/tracks/nowhere") == "not-found"
    assert await ida.refusal("GET", "/tracks/pyproject.toml") == "not-found"
    assert await ida.refusal("GET", "/text/xx") == "not-found"
    assert await ida.refusal("GET", "/nothing") == "not-found"
    assert await ida.refusal("DELETE", "/me") == "not-found"


async def test_bots_have_names_of_their_own(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(*[BOT] * 6)
    names = [row["name"] for row in (await ida.client.get(f"/api/tables/{table}")).json()["seats"]]
    assert len(set(names)) == 6


async def test_a_person_keeps_a_name_that_a_bot_had_first(server: RunningServer) -> None:
    ida, rui = [await server.guest() for _ in range(2)]
    table = await ida.make(BOT, BOT, OPEN, ME)
    had = [row["name"] for row in (await ida.client.get(f"/api/tables/{table}")).json()["seats"]]
    await rui.call("PATCH", "/me", {"name": had[1].upper()})
    seats = (await rui.call("PUT", f"/tables/{table}/seats/2", {"kind": "me"})).json()["seats"]
    assert seats[2]["name"] == had[1].upper()
    assert seats[0]["name"] == had[0]
    assert seats[1]["name"] not in had
    await ida.call("PATCH", "/me", {"name": had[0]})  # at the table already: mended when the game begins
    seats = (await ida.call("POST", f"/tables/{table}/start")).json()["seats"]
    assert len({row["name"].casefold() for row in seats}) == 4
    assert [row["kind"] for row in seats] == ["bot", "bot", "person", "person"]
