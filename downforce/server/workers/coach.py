"""Responses with a coach's advice, built in a worker process (builder.py)."""

import orjson

from ...room.queries.coach import advise, judge_choice
from ...room.stored_rows import TableRow
from ...rules.views.shapes import GameRecord, View
from ..http.cached_response import CachedResponse


def build_advice(table: TableRow, seen: View, seq: int) -> CachedResponse:
    """Return a hint on the current question as a response."""
    return CachedResponse.from_body(orjson.dumps(advise(table, seen, seq)), "application/json")


def build_word(record: GameRecord, seat: int, number: int) -> CachedResponse:
    """Return the verdict on a choice as a response."""
    return CachedResponse.from_body(orjson.dumps(judge_choice(record, seat, number)), "application/json")
