"""A finished game again, frame by frame: as one seat saw it, or with everything open."""

import functools
from typing import Any

import orjson

from ..dealer import SecureDealer
from ..game import Game
from ..rules.options import Options
from ..rules.secrets import OWN, secret_of
from ..tables import recorded_tables


def find_replay(record: dict[str, Any], seat: int | None) -> bytes:
    """The frames as JSON; the last few are remembered, for whoever walks through a game asks more than once."""
    return _frames(orjson.dumps(record), seat)


@functools.lru_cache(16)
def _frames(record: bytes, seat: int | None) -> bytes:
    data = orjson.loads(record)
    options = Options.read(data["options"])
    deals = data["deal"] if options.world_tour else [data["deal"]]
    game = Game(recorded_tables(options, data), SecureDealer())
    game.fold(deals)
    frames = [frame(game, seat, 0, None, None)]
    for number, (who, text) in enumerate(data["actions"], 1):
        game.fold(deals, [(who, text)])
        shown = text if seat in (None, who) or secret_of(text) is None else None
        frames.append(frame(game, seat, number, who, shown))
    return orjson.dumps(frames)


def frame(game: Game, seat: int | None, number: int, who: int | None, action: str | None) -> dict[str, Any]:
    return {
        "seq": number,
        "seat": who,
        "action": action,
        "view": game.view(seat) if seat is not None else open_view(game),
        "events": [event for event in told(game, seat, number) if event["number"] == number],
    }


def open_view(game: Game) -> dict[str, Any]:
    """What all seats together know."""
    seen = game.view(None)
    for seat in range(len(seen["hands"])):
        own = game.view(seat)
        for key in OWN:
            seen[key][seat : seat + 1] = own[key][seat : seat + 1]
    return seen


def told(game: Game, seat: int | None, number: int) -> list[dict[str, Any]]:
    """Events of this number; with everything open, each as the seat it is about knows it."""
    after = number - 1
    if seat is not None:
        return game.events(seat, after)
    known = game.events(None, after)
    of_seats = [game.events(each, after) for each in range(game.table.options.players)]
    return [
        of_seats[event["seat"]][i] if isinstance(event.get("seat"), int) else event for i, event in enumerate(known)
    ]
