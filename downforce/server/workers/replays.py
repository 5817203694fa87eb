"""The answer to whoever wants to see a finished game again."""

import functools

import orjson

from ...room.queries import played_on
from ...room.queries.positions import make_position, puzzle_question
from ...room.queries.replays import replay_frames
from ...room.shapes import TableInfo
from ...rules.views.shapes import GameRecord
from ..http.cached_response import CachedResponse


def build_replay(record: GameRecord, seat: int | None, info: TableInfo) -> CachedResponse:
    """It takes a tenth of a second or two."""
    body = {"info": info, "seat": seat, "frames": orjson.Fragment(_frames(orjson.dumps(record), seat))}
    return CachedResponse.from_body(orjson.dumps(body), "application/json")


@functools.lru_cache(16)
def _frames(record: bytes, seat: int | None) -> bytes:
    """As JSON. The last few are remembered: what is said of the table changes, while its game is over."""
    return orjson.dumps(replay_frames(orjson.loads(record), seat))


def build_position(record: GameRecord, number: int, info: TableInfo) -> CachedResponse:
    """The question that action answered, as its seat saw it."""
    body = make_position(record, number, info, record["actions"][number - 1][0])
    return CachedResponse.from_body(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS), "application/json")


def build_puzzle(puzzle_id: str) -> CachedResponse:
    return CachedResponse.from_body(
        orjson.dumps(puzzle_question(puzzle_id), option=orjson.OPT_NON_STR_KEYS), "application/json"
    )


def build_deals(record: GameRecord, actions: int, seat: int, anew: bool) -> CachedResponse:
    """What a game that goes on from there was dealt: as it was, or again as far as the seat could not see it."""
    again = played_on.redeal(record, actions, seat) if anew else None
    deals = again if again is not None else played_on.deals_so_far(record, actions)
    return CachedResponse.from_body(orjson.dumps({"anew": again is not None, "deals": deals}), "application/json")
