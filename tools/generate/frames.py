"""Write the messages that a page gets in complete games of every variant: `python -m tools.generate.frames FOLDER`.

The page's tests (`web/src/play/truth.test.ts`) run this command and show the games moment by moment. Nothing is kept in
the repository, because the messages of a single game take several hundred kilobytes.

Each file has one message per line, as the server sends it. A line `{"t": "act", "action": …}` stands where the player
acts; the update that follows is the server's answer to it.
"""

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import downforce
from downforce.bots import find
from downforce.game import Game
from downforce.rng import Rng, seed_rng
from downforce.room import frames
from downforce.room.audience import Audience
from downforce.room.games import read_options
from downforce.room.room import Room, Timing
from downforce.room.shapes import Frame
from downforce.room.stored_rows import SeatRow, TableRow

NAMES = ("Ida", "Lena", "Otto", "Rui", "Kai", "Zoé")
# By name of the file: the options, the seed, the seat of the player whose page it is (None: a spectator), and how often
# a seat passes in the auction although it could bid, so that lots are set aside and cars have no owner.
GAMES: dict[str, tuple[dict[str, Any], int, int | None, float]] = {
    "two-players": ({"players": 2}, 1, 0, 0.2),
    "three-players": ({"players": 3}, 2, 1, 0.0),
    "four-players": ({"players": 4}, 3, 0, 0.0),
    "four-players-who-pass": ({"players": 4}, 4, 2, 0.9),
    "six-players": ({"players": 6, "track": "marina-bay"}, 5, 3, 0.3),
    "spectator": ({"players": 4}, 6, None, 0.3),
    "beginner": ({"players": 4, "beginner": True}, 7, 0, 0.0),
    "small-hands": ({"players": 3, "beginner": ["small-hands"]}, 8, 1, 0.2),
    "dealt-cars": ({"players": 5, "beginner": ["deal-cars"]}, 9, 0, 0.0),
    "first-wins": ({"players": 4, "beginner": ["first-wins"]}, 10, 0, 0.5),
    "long-distance": ({"players": 4, "long_distance": True}, 11, 0, 0.2),
    "long-distance-for-money": ({"players": 3, "long_distance": "money"}, 12, 2, 0.2),
    "world-tour": ({"players": 2, "world_tour": True}, 13, 1, 0.4),
    "determined-always": ({"players": 4, "determined_always": True}, 14, 1, 0.5),
    "two-players-keep-cunning": ({"players": 2, "two_player_cunning": "keep", "edition": "fr"}, 15, 0, 0.3),
    "any-card-bid": ({"players": 5, "any_card_bid": True}, 16, 4, 0.2),
    "without-bets": ({"players": 4, "bets": False}, 17, 0, 0.0),
    "without-powers": ({"players": 5, "powers": False}, 18, 0, 0.0),
}
TIMING = Timing({}, 1.0, 60.0, 300.0, 3.0, 4.0, 25.0, 90.0, 20.0)


class Page:
    """A listener that collects what it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.guest = None if seat is None else "guest"
        self.seen = 0
        self.closing: int | None = None
        self.lines: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.lines.append(frame)

    def close(self, code: int) -> None:
        self.closing = code


def new_room(game: Game, seat: int | None) -> Room:
    """Return a room in which one person plays this game against rookies, or everybody is a rookie."""
    options, pinned = read_options(game.ruleset.options.as_dict(), game.state.players)
    host = "guest"
    table = TableRow("frames", host, NAMES[seat or 0], True, "running", options, pinned, "none", 1.0)
    seats = [
        SeatRow(i, "person", host, NAMES[i]) if i == seat else SeatRow(i, "bot", None, NAMES[i], "rookie")
        for i in range(game.state.players)
    ]
    room = Room(table, seats, TIMING, lambda: 1_800_000_000.0)
    room.game = game
    room._update_questions(None)
    return room


def play_frames(options: dict[str, Any], seed: int, seat: int | None, shy: float) -> Iterator[bytes]:
    """Play a game and yield the messages that the page of one seat gets, with its own actions between them."""
    draw = random.Random(seed)
    game = downforce.new_game(seed=seed, **options)
    room, page = new_room(game, seat), Page(seat)
    audience: Audience[Page] = Audience(room, write)
    audience.join(page, None)
    while game.waiting:
        actor = draw.choice(game.waiting)
        before, action = room.seq, choose(game, actor, draw, shy)
        if actor == seat:
            page.send(write({"t": "act", "action": action}))
        room.apply(room.entry(actor, action))
        while (drawn := room.pending_draw()) is not None:
            room.apply(drawn)
        audience.broadcast_news(before)
        yield from page.lines
        page.lines.clear()
    if room.end() is not None:
        page.send(write(frames.info(audience.info(), seat)))
    yield from page.lines


def choose(game: Game, seat: int, draw: random.Random, shy: float) -> str:
    """Return a rookie's choice or, as often as `shy` says, a pass or any other legal action."""
    legal = game.legal(seat)
    if draw.random() < shy:
        return draw.choice([action for action in legal if action.startswith("pass")] or legal)
    rng = Rng()
    seed_rng(rng, draw.randrange(2**32))
    return find("rookie").choose(game.view(seat), legal, rng)


def write(frame: Frame | dict[str, str]) -> bytes:
    return json.dumps(frame, separators=(",", ":")).encode()


def make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, game in GAMES.items():
        (folder / f"{name}.jsonl").write_bytes(b"\n".join(play_frames(*game)) + b"\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where to write the files")
    make(parser.parse_args().folder)
