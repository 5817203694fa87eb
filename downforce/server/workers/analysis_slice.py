"""Analysis of a game in a worker process, in short slices. The results of each slice can be stored immediately.

For each slice, the caller says which partial results it already has. If a process dies, another one can therefore
continue the analysis from the stored results.
"""

import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import cast

import orjson

from ...analysis.analyse import analyse_parts, assemble
from ...analysis.shapes import Decision, Part
from ...rules.views.shapes import GameRecord
from ..sockets.messages import Mistake

AT_ONCE = 4  # unfinished analyses whose progress a worker keeps in memory
_open: OrderedDict[tuple[str, int], tuple[int, Iterator[Part]]] = OrderedDict()


def judge_slice(table_id: str, record: GameRecord, playouts: int, after: int, seconds: float) -> list[tuple[int, str]]:
    """Return the next partial results of an analysis as (number, JSON) pairs, or an empty list if there are no more.

    Stop after about `seconds`, but always return at least one of the remaining results.
    """
    number, parts = _open.pop((table_id, playouts), (after, None))
    if parts is None or number != after:
        parts = analyse_parts(record, playouts=playouts, after=after)
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
    """Combine all partial results of an analysis. Return the complete analysis and its marked mistakes as JSON."""
    analysis = assemble(record, [cast(Part, orjson.loads(part)) for part in parts], playouts=playouts)
    mistakes = [summarise_mistake(one) for one in analysis["decisions"] if one["mark"]]
    return orjson.dumps(analysis).decode(), orjson.dumps(mistakes).decode()


def summarise_mistake(one: Decision) -> Mistake:
    """Return the fields of a decision that are shown in the "My mistakes" list."""
    return {"number": one["number"], "seat": one["seat"], "kind": one["kind"], "mark": one["mark"], "loss": one["loss"]}
