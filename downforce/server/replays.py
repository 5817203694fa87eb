"""The answer to whoever wants to see a finished game again."""

import functools

import orjson

from ..room.replays import replay_frames
from ..room.shapes import TableInfo
from ..rules.shapes import GameRecord
from .kept import Kept


def build_replay(record: GameRecord, seat: int | None, info: TableInfo) -> Kept:
    """It takes a tenth of a second or two."""
    body = {"info": info, "seat": seat, "frames": orjson.Fragment(_frames(orjson.dumps(record), seat))}
    return Kept.of(orjson.dumps(body), "application/json")


@functools.lru_cache(16)
def _frames(record: bytes, seat: int | None) -> bytes:
    """As JSON. The last few are remembered: what is said of the table changes, while its game is over."""
    return orjson.dumps(replay_frames(orjson.loads(record), seat))
