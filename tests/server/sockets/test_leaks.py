"""Two games that differ only in what a reader may not know give that reader the same frames, byte for byte."""

import random
from typing import Any

import pytest
import websockets

from downforce.game import Game, read_events
from downforce.room import frames
from downforce.room.audience import Audience
from downforce.room.bulletin import Bulletin
from downforce.room.room import Room
from downforce.room.stored_rows import SeatRow, TableRow
from downforce.server.settings import Settings
from downforce.server.sockets.listener import Listener, write
from tests.contract.test_secrets import change_what_is_hidden
from tests.server.harness import RunningServer
from tests.server.players import game as play_game
from tests.server.players import play_on
from tests.variants import VARIANTS, moments

NOW = 1_800_000_000.0
TIMING = Settings().timing


def room_of(game: Game) -> Room:
    """Return a room with this game."""
    options = game.ruleset.options.as_dict()
    row = TableRow("T", "g", "Ida", True, "running", options, {}, "quick", 1.0)
    seats = [SeatRow(i, "person", f"g{i}", f"N{i}") for i in range(options["players"])]
    room = Room(row, seats, TIMING, lambda: NOW)
    room.game = game
    room._update_questions(None)
    return room


def read_all(game: Game, seat: int | None, after: int) -> tuple[bytes, ...]:
    """Return everything that a reader is sent, as it goes over the socket."""
    room = room_of(game)
    audience = Audience[Listener](room, write)
    info, now = audience.info(), audience.current_snapshot()
    news = frames.news(room, after, read_events(game, seat, after), now.changes(seat, None))
    told = frames.table(room, seat, info, now), news, frames.info(info, seat)
    bulletin = Bulletin(room, after, now, now, write)
    return *(write(frame) for frame in told), bulletin.frame_for(seat)


def compare(pairs: int, seed: int) -> None:
    draw, compared, changed = random.Random(seed), 0, 0
    while compared < pairs:
        options: dict[str, Any] = draw.choice(VARIANTS)
        for game in moments(options, draw.randrange(2**32)):
            if game.phase == "over" or draw.random() < 0.85:
                continue
            seat = draw.choice([None, *range(options["players"])])
            other = change_what_is_hidden(game, seat, draw)
            after = draw.randrange(len(game.log) + 1)
            assert read_all(game, seat, after) == read_all(other, seat, after)
            changed += vars(other.state) != vars(game.state)
            compared += 1
    assert changed > pairs * 0.8, "the test changed nothing, so it showed nothing"


def test_a_reader_learns_nothing() -> None:
    compare(80, 1)


@pytest.mark.slow
def test_a_reader_learns_nothing_in_a_thousand_pairs() -> None:
    compare(1000, 2)


async def test_each_client_gets_the_frames_for_its_own_seat_and_no_others(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, whichever transport carries them."""
    sent, got = dict[int | None, list[bytes]](), dict[websockets.ClientConnection, list[bytes]]()
    send, receive = Listener.send, websockets.ClientConnection.recv

    def record_sent(self: Listener, frame: bytes) -> None:
        sent.setdefault(self.seat, []).append(frame)
        send(self, frame)

    async def record_got(self: websockets.ClientConnection) -> str:
        frame = str(await receive(self))
        got.setdefault(self, []).append(frame.encode())
        return frame

    monkeypatch.setattr(Listener, "send", record_sent)
    monkeypatch.setattr(websockets.ClientConnection, "recv", record_got)
    async with play_game(server, 3) as (_, players, watcher):
        await play_on(players, random.Random(7), until="race")
        for player in [*players, watcher]:
            await player.socket.send({"t": "ping"})
            await player.socket.until("pong")
            assert got[player.socket.connection] == sent[player.seat]
    assert len(sent) == 4
