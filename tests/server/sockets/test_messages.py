"""Messages of clients: what does not fit its declaration is refused, on the server and on a device alike."""

import json
from typing import get_args

import pytest

from downforce.room.checks import reader
from downforce.room.messages import Act, NewTable, SeatRequest, Sit, TableChange, ToDevice, ToServer, message_reader
from downforce.room.refusals import Refused
from tests.device.test_local import ME, ROOKIE, Tab
from tests.server.harness import BOT, RunningServer
from tests.server.harness import ME as ME_HERE

ACT = {"t": "act", "id": "command-1", "seq": 0, "action": "go"}
NONCE = {"t": "nonce", "number": 0, "data": "0" * 32}
MALFORMED = [
    *("", "[]", "{", "null", "7", '"act"', '{"t":"fly"}', '{"t":["act"]}', '{"t":"act"}', "{}", "[" * 2000),
    *('{"t":"ping","more":1}', '{"t":"take_control","seat":0}', '{"t":"react","sign":"boo"}', '{"t":"react"}'),
    *('{"t":"nudge","seat":6}', '{"t":"substitute","seat":-1}', '{"t":"substitute","seat":"1"}', '{"t":"nudge"}'),
    *(
        json.dumps({**ACT, key: value})
        for key, values in {
            "id": ("short", "with space", "command-1\n", "x" * 65, None, 7),
            "seq": (-1, 1_000_001, True, "0", 0.5, 1e400, 2**70, None),
            "action": ("", "x" * 61, None, 5, "\ud800"),
            "more": (1,),
        }.items()
        for value in values
    ),
    *(json.dumps({**NONCE, "data": data}) for data in ("", "0" * 31, "0" * 64, "G" * 32, "0" * 32 + "\n")),
    json.dumps({**NONCE, "number": -1}),
]


async def test_server_and_device_refuse_the_same_messages_with_the_same_words(server: RunningServer) -> None:
    tab, ida = Tab(), await server.guest()
    tab.open(tab.make(ME, ROOKIE))
    table = await ida.make(ME_HERE, BOT, start=True)
    for text in MALFORMED:
        await server.pass_time(6)  # nobody sends so many messages within seconds
        async with ida.at(table) as socket:
            await socket.send(text)
            told = await socket.until("no")
        tab.pages.hear(1, text)
        assert tab.told[-1] == told, text
        assert told["why"] == "not-a-message", text
        assert told["id"] in (None, "command-1")


async def test_server_and_device_answer_the_same_messages_with_the_same_frames(server: RunningServer) -> None:
    """One person against a bot that has no time to act: both sides run the same steps, and only store differently."""
    tab, ida = Tab(), await server.guest()
    here = tab.make(ME, ROOKIE)
    tab.open(here)
    table = await ida.make(ME_HERE, BOT, start=True)
    there = (await server.registry.find(table)).room
    async with ida.at(table) as socket:
        await socket.until("table")
        for message in (
            *({"t": "ping"}, ACT, {**ACT, "id": "command-2", "action": "jump"}, {**ACT, "action": "anything"}),
            *({"t": "play_out"}, {"t": "take_control"}, {"t": "react", "sign": "bravo"}, {"t": "nudge", "seat": 1}),
            *({"t": "nudge", "seat": 5}, {"t": "substitute", "seat": 1}, {"t": "substitute", "seat": 4}),
        ):
            server.clock.time += 6  # nobody sends so many messages within seconds
            told = len(tab.told)
            for room, is_here in ((tab.device.tables[here].room, True), (there, False)):
                said = {**message, "action": room.playing.legal(0)[0]} if message is ACT else message
                if is_here:
                    tab.say(**said)
                else:
                    await socket.send(said)
            await socket.send({"t": "ping"})
            heard = [await socket.read()]
            while heard[-1]["t"] != "pong" or len(heard) <= (message["t"] == "ping"):
                heard.append(await socket.read())
            kinds = [(frame["t"], frame.get("why"), frame.get("id")) for frame in heard[:-1]]
            assert kinds == [(frame["t"], frame.get("why"), frame.get("id")) for frame in tab.told[told:]], message
    assert (there.seq, tab.device.tables[here].room.seq) == (1, 1)


def test_what_fits_is_read_as_its_class() -> None:
    read = message_reader(*get_args(ToDevice))
    assert read(ACT) == Act(id="command-1", seq=0, action="go")
    assert read({"t": "sit", "seat": 5}) == Sit(seat=5)
    with pytest.raises(Refused, match="not-a-message"):
        message_reader(*get_args(ToServer))({"t": "sit", "seat": 5})
    assert reader(NewTable)({"seats": [{"kind": "me"}, {"kind": "open"}]}) == NewTable(
        seats=[SeatRequest(kind="me"), SeatRequest(kind="open")]
    )
    assert reader(TableChange)({"seats": None, "clock": "quick"}) == TableChange(clock="quick")
    malformed: list[dict[str, object]] = [
        {"seats": 7},
        {"seats": True},
        {"options": []},
        {"clock": "slow"},
        {"public": 1},
    ]
    for wrong in malformed:
        with pytest.raises(ValueError, match=r"^$"):
            reader(TableChange)(wrong)
