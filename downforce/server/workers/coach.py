"""HTTP responses with the coach's advice for a player, built in a worker process (see builder.py)."""

import orjson

from ...room.queries.coach import advise, judge_choice
from ...room.stored_rows import TableRow
from ...rules.views.shapes import GameRecord, View
from ..http.cached_response import CachedResponse


def build_advice(table: TableRow, seen: View, seq: int) -> CachedResponse:
    """Return an HTTP response with the coach's hint for a player's current decision."""
    return CachedResponse.from_body(orjson.dumps(advise(table, seen, seq)), "application/json")


def build_word(record: GameRecord, seat: int, number: int) -> CachedResponse:
    """Return an HTTP response with the coach's verdict on a choice that a player has made."""
    return CachedResponse.from_body(orjson.dumps(judge_choice(record, seat, number)), "application/json")
