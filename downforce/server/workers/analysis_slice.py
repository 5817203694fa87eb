"""A game is judged slice by slice, in a process of its own: what a slice has found goes back at once.

Whoever asks says how far it has come, so a process that dies, or one that takes over, loses nothing.
"""

import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import cast

import orjson

from ...analysis.analyse import gather, unfold
from ...analysis.shapes import Decision, Part
from ...rules.views.shapes import GameRecord
from ..sockets.messages import Mistake

AT_ONCE = 4  # games in the middle of which a process remembers where it is
_open: OrderedDict[tuple[str, int], tuple[int, Iterator[Part]]] = OrderedDict()


def judge_slice(table_id: str, record: GameRecord, playouts: int, after: int, seconds: float) -> list[tuple[int, str]]:
    """The parts that follow, as JSON with their numbers: as many as come in that time, at least one; [] at the end."""
    number, parts = _open.pop((table_id, playouts), (after, None))
    if parts is None or number != after:
        parts = unfold(record, playouts=playouts, after=after)
    found, until = [], time.monotonic() + seconds
    for part in parts:
        found.append((part["number"], orjson.dumps(part).decode()))
        if time.monotonic() >= until:
            break
    if found:
        _open[table_id, playouts] = found[-1][0], parts
        if len(_open) > AT_ONCE:
            _open.popitem(last=False)
    return found


def combine_parts(record: GameRecord, playouts: int, parts: list[str]) -> tuple[str, str]:
    """The whole analysis, and its mistakes, as JSON."""
    analysis = gather(record, [cast(Part, orjson.loads(part)) for part in parts], playouts=playouts)
    mistakes = [summarise_mistake(one) for one in analysis["decisions"] if one["mark"]]
    return orjson.dumps(analysis).decode(), orjson.dumps(mistakes).decode()


def summarise_mistake(one: Decision) -> Mistake:
    return {"number": one["number"], "seat": one["seat"], "kind": one["kind"], "mark": one["mark"], "loss": one["loss"]}
