"""After the end: replay, record, rematch, and their refusal before it."""

import json
import random

import downforce
from downforce.server.sockets.messages import Replay
from tests.server.harness import BOT, ME, RunningServer
from tests.server.players import game, play_on


async def test_after_the_end(server: RunningServer) -> None:
    async with game(server, 2, options={"beginner": ["deal-cars"]}) as (table, players, watcher):
        ida, eve = players[0].person, watcher.person
        for path in ("replay", "record"):
            assert await ida.refusal("GET", f"/tables/{table}/{path}") == "not-over"
        assert await ida.refusal("POST", f"/tables/{table}/rematch") == "not-over"
        await play_on(players, random.Random(4))
        seq, events = players[1].seq, players[1].events

        record = await eve.client.get(f"/api/tables/{table}/record")
        assert "attachment" in record.headers["content-disposition"]
        played = downforce.replay(record.json())
        assert played.phase == "over"

        for seat in (None, 0, 1):
            answer = await eve.client.get(f"/api/tables/{table}/replay" + (f"?seat={seat}" if seat is not None else ""))
            assert answer.headers["content-encoding"] == "gzip"
            replay = Replay.model_validate_json(answer.content)
            assert [frame["seq"] for frame in replay.frames] == list(range(seq + 1))
            told = [event for frame in replay.frames for event in frame["events"]]
            if seat == 1:
                assert told == events
            if seat is None:
                shown = json.dumps([[frame["events"], frame["view"]["hands"]] for frame in replay.frames])
                assert '"?"' not in shown
        assert await eve.refusal("GET", f"/tables/{table}/replay?seat=9") == "seat-unknown"
        tag = answer.headers["etag"]
        again = await eve.client.get(f"/api/tables/{table}/replay?seat=1", headers={"If-None-Match": tag})
        assert again.status_code == 304

        assert await eve.refusal("POST", f"/tables/{table}/rematch") == "not-seated"
        made = (await players[1].person.call("POST", f"/tables/{table}/rematch")).json()["id"]
        assert (await ida.call("POST", f"/tables/{table}/rematch")).json()["id"] == made
        told_info = (await eve.client.get(f"/api/tables/{table}")).json()
        assert told_info["rematch"] == made
        new = (await eve.client.get(f"/api/tables/{made}")).json()
        assert (new["status"], new["host"], new["options"]) == ("waiting", 1, told_info["options"])
        begun = await players[1].person.call("POST", f"/tables/{made}/start")  # nobody waits for the host of before
        assert begun.json()["status"] == "running"


async def test_a_rematch_against_bots_begins_at_once(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, BOT, start=True, clock="quick")
    for _ in range(300):
        await server.pass_time(31)
        if server.registry.tables[table].room.table.status == "over":
            break
    made = (await ida.call("POST", f"/tables/{table}/rematch")).json()["id"]
    told = (await ida.client.get(f"/api/tables/{made}")).json()
    assert told["status"] == "running"
    assert told["seats"][0]["driver"] is None


async def test_the_invitation_as_a_picture(server: RunningServer) -> None:
    ida = await server.guest()
    answer = await ida.client.get(f"/api/tables/{await ida.make(ME, BOT)}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg xmlns")
