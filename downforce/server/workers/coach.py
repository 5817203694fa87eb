"""What a coach says, worked out in a process of its own (builder.py) and remembered."""

import orjson

from ...room.queries.coach import advise, judge_choice
from ...room.rows import TableRow
from ...rules.views.shapes import GameRecord, View
from ..http.cached_response import CachedResponse


def build_advice(table: TableRow, seen: View, seq: int) -> CachedResponse:
    return CachedResponse.from_body(orjson.dumps(advise(table, seen, seq)), "application/json")


def build_word(record: GameRecord, seat: int, number: int) -> CachedResponse:
    return CachedResponse.from_body(orjson.dumps(judge_choice(record, seat, number)), "application/json")
