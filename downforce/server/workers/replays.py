"""HTTP responses built from finished games: replays, single positions, puzzles, and deals for continuing a game."""

import functools

import orjson

from ...room.queries import continue_game
from ...room.queries.positions import make_line, make_position, puzzle_question
from ...room.queries.replays import replay_frames
from ...room.shapes import TableInfo
from ...rules.views.shapes import GameRecord
from ..http.cached_response import CachedResponse


def build_replay(record: GameRecord, seat: int | None, info: TableInfo) -> CachedResponse:
    """Return an HTTP response with the replay of a game. Building it takes one or two tenths of a second."""
    body = {"info": info, "seat": seat, "frames": orjson.Fragment(_frames(orjson.dumps(record), seat))}
    return CachedResponse.from_body(orjson.dumps(body), "application/json")


@functools.lru_cache(16)
def _frames(record: bytes, seat: int | None) -> bytes:
    """Return the frames of a replay as JSON.

    The last few replays are cached, because a finished game never changes. Information about its table can change, so
    it is not part of the frames.
    """
    return orjson.dumps(replay_frames(orjson.loads(record), seat))


def build_position(record: GameRecord, number: int, info: TableInfo) -> CachedResponse:
    """Return an HTTP response with the position before an action, showing only what the acting player could see."""
    body = make_position(record, number, info, record["actions"][number - 1][0])
    return CachedResponse.from_body(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS), "application/json")


def build_line(record: GameRecord, number: int, action: str) -> CachedResponse:
    """Return an HTTP response with what may follow from another choice in a finished game."""
    return CachedResponse.from_body(
        orjson.dumps(make_line(record, number, action), option=orjson.OPT_NON_STR_KEYS), "application/json"
    )


def build_puzzle(puzzle_id: str) -> CachedResponse:
    """Return an HTTP response with a puzzle."""
    return CachedResponse.from_body(
        orjson.dumps(puzzle_question(puzzle_id), option=orjson.OPT_NON_STR_KEYS), "application/json"
    )


def build_deals(record: GameRecord, actions: int, seat: int, anew: bool) -> CachedResponse:
    """Return an HTTP response with the deals for continuing a finished game from a given moment.

    If `anew` is set, the cards that the player could not see are dealt again, provided that another deal is consistent
    with what the player has seen. Otherwise, the original deals are returned.
    """
    again = continue_game.redeal(record, actions, seat) if anew else None
    deals = again if again is not None else continue_game.deals_so_far(record, actions)
    return CachedResponse.from_body(orjson.dumps({"anew": again is not None, "deals": deals}), "application/json")
