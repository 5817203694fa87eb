"""A finished game again, frame by frame: as one seat saw it, or with everything open."""

import functools
from typing import Any, cast

import orjson

from ..dealer import SecureDealer
from ..game import Game, open_events
from ..offers.offer import make_offer
from ..room import played_on
from ..room.shapes import TableInfo
from ..rules.options import Options
from ..rules.secrets import OWN, secret_of
from ..rules.shapes import GameRecord, View
from ..rulesets import recorded_rulesets
from .kept import Kept
from .messages import ReplayFrame


def build_replay(record: GameRecord, seat: int | None, info: TableInfo) -> Kept:
    """The answer to whoever wants to see it; it takes a tenth of a second or two."""
    body = {"info": info, "seat": seat, "frames": orjson.Fragment(_frames(orjson.dumps(record), seat))}
    return Kept.of(orjson.dumps(body), "application/json")


@functools.lru_cache(16)
def _frames(record: bytes, seat: int | None) -> bytes:
    """As JSON. The last few are remembered: what is said of the table changes, while its game is over."""
    data = orjson.loads(record)
    options = Options.read(data["options"])
    deals = data["deal"] if options.world_tour else [data["deal"]]
    game = Game(recorded_rulesets(options, data), SecureDealer())
    game.fold(deals)
    frames = [frame(game, seat, 0, None, None)]
    for number, (who, text) in enumerate(data["actions"], 1):
        game.fold(deals, [(who, text)])
        shown = text if seat in (None, who) or secret_of(text) is None else None
        frames.append(frame(game, seat, number, who, shown))
    return orjson.dumps(frames)


def frame(game: Game, seat: int | None, number: int, who: int | None, action: str | None) -> ReplayFrame:
    """The table after an action, and what happened with it; of nobody's seat, with everything open."""
    events = game.events(seat, number - 1) if seat is not None else open_events(game, number - 1)
    return {
        "seq": number,
        "seat": who,
        "action": action,
        "view": game.view(seat) if seat is not None else open_view(game),
        "events": [event for event in events if event["number"] == number],
    }


def build_position(record: GameRecord, number: int, info: TableInfo) -> Kept:
    """The question that action answered, as its seat saw it."""
    seat = record["actions"][number - 1][0]
    game = played_on.Prefix(record, number - 1).game
    body = {
        "info": info,
        "seat": seat,
        "seq": number - 1,
        "view": game.view(seat),
        "events": game.events(seat),
        "offer": make_offer(game, seat),
    }
    return Kept.of(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS), "application/json")


def build_deals(record: GameRecord, actions: int, seat: int, anew: bool) -> Kept:
    """What a game that goes on from there was dealt: as it was, or again as far as the seat could not see it."""
    again = played_on.deal_again(record, actions, seat) if anew else None
    deals = again if again is not None else played_on.dealt_so_far(record, actions)
    return Kept.of(orjson.dumps({"anew": again is not None, "deals": deals}), "application/json")


def open_view(game: Game) -> View:
    """What all seats together know."""
    seen: Any = game.view(None)
    for seat in range(game.ruleset.options.players):
        own: Any = game.view(seat)
        for key in OWN:
            seen[key][seat : seat + 1] = own[key][seat : seat + 1]
    return cast(View, seen)
