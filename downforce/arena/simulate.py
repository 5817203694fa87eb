"""Many games between bots, fast, in processes. What comes out does not depend on the number of workers: a game is
seeded by its own number.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .. import compiled
from ..bots import BOTS
from ..bots.manner import Thought
from ..bots.thinker import MODULES, SCRATCH
from ..chance import Chance
from ..rules.errors import OptionError
from ..rules.model import Deal, State
from ..rules.names import MAX_LEGAL, MAX_PLAYERS, REASON_NAMES
from ..rules.options import Options
from ..rules.table import Table
from ..tables import set_tables
from . import match, playout

BATCH = 500  # games a worker plays between two reports
SHARED = 60  # wins are counted in sixtieths, so that a shared one is a whole number
KERNEL = (playout, *MODULES, match)


@dataclass(frozen=True, slots=True)
class Batch:
    options: Options
    bots: tuple[str, ...]
    seed: int
    games: int


def simulate(
    games: int,
    options: Options,
    *,
    bots: Sequence[str] = (),
    seed: int = 0,
    workers: int = 1,
    report: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play so many games between these bots, one for each seat (none: uniform); `report` hears how many are done."""
    if options.world_tour:
        raise OptionError("simulate: one race at a time; leave out world_tour")
    seated = tuple(bots) or ("uniform",) * options.players
    if len(seated) != options.players or any(name not in BOTS for name in seated):
        raise OptionError(f"simulate: bots {', '.join(seated)}; wanted {options.players} out of {', '.join(BOTS)}")
    batches = [Batch(options, seated, seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    total = [0] * match.SUMS
    for part in run_batches(batches, workers):
        total = [a + b for a, b in zip(total, part, strict=True)]
        report(total[0])
    return summary(total, options, seated, seed)


def run_batches(batches: list[Batch], workers: int) -> Iterator[list[int]]:
    if workers == 1 or len(batches) < 2:
        yield from map(play_batch, batches)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, len(batches))) as pool:
        yield from pool.imap(play_batch, batches)


def play_batch(batch: Batch) -> list[int]:
    table = set_tables(batch.options)[0]
    if compiled.AVAILABLE:
        return play_compiled(table, batch)
    sums = [0] * match.SUMS
    w, c = [State() for _ in range(SCRATCH + 1)], [Chance() for _ in range(1 + MAX_PLAYERS)]
    manners = [BOTS[name].manner for name in batch.bots]
    out = [0] * MAX_LEGAL
    match.sum_matches(w, table.board, Deal(), c, manners, Thought(), out, sums, batch.seed, batch.games)
    return sums


def play_compiled(table: Table, batch: Batch) -> list[int]:
    import numpy as np

    kernel = compiled.kernel(*KERNEL)
    w, c = compiled.to_records(State(), SCRATCH + 1), compiled.to_records(Chance(), 1 + MAX_PLAYERS)
    manners = np.concatenate([compiled.to_records(BOTS[name].manner) for name in batch.bots])
    board, deal, thought = (compiled.to_records(thing)[0] for thing in (table.board, Deal(), Thought()))
    sums, out = np.zeros(match.SUMS, np.int64), np.zeros(MAX_LEGAL, np.int64)
    kernel.sum_matches(w, board, deal, c, manners, thought, out, sums, batch.seed, batch.games)
    return [int(n) for n in sums]


def summary(total: list[int], options: Options, bots: tuple[str, ...], seed: int) -> dict[str, Any]:
    games, players = max(1, total[0]), options.players
    return {
        "games": total[0],
        "seed": seed,
        "bots": list(bots),
        "options": options.as_dict(),
        "compiled": compiled.AVAILABLE,
        "decisions": total[1],
        "win_share": [round(n / SHARED / games, 6) for n in total[match.WINS : match.WINS + players]],
        "mean_score": [round(n / games, 6) for n in total[match.SCORES : match.SCORES + players]],
        "stalled_per_game": round(total[match.STALLED] / games, 6),
        "reasons": {name: n for name, n in zip(REASON_NAMES, total[match.REASONS :], strict=True) if n},
    }
