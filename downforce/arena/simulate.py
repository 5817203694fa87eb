"""Simulate many games between bots, quickly and on several processors.

Each game is seeded by its own number, so results do not depend on where it is played. A level named without a
character, such as `pro`, stands for a mixture of characters, which every game draws anew.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .. import compiled
from ..bots import BOTS, find
from ..bots.policy.workspace import Workspace
from ..bots.policy_bot import MODULES
from ..rules.errors import OptionError
from ..rules.names import REASON_NAMES
from ..rules.setup.options import Options
from ..rulesets import choose_rulesets
from . import match, playout, workspace
from .draw_characters import cast_games
from .play_bots import Reason, add_reasons, are_shipped, failure_list, play_by_view
from .workers import run

BATCH = 500  # games per batch sent to a worker; FEW if a bot is not shipped, since such games run interpreted
FEW = 10
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
    cluster: str | None = None,
    report: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play the given number of games between bots, and return a summary of the results.

    `bots` names one bot per seat, by default `uniform`. `report` is called with the number of games played so far. If
    interrupted by Ctrl-C, return a summary of the games so far, marked as incomplete.
    """
    seated = tuple(bots) or ("uniform",) * options.players
    batches = plan(games, options, seated, seed)
    total, reasons = [0] * (match.SUMS + options.players), Counter[tuple[str, str]]()
    complete = False
    try:
        for part, why in run(play_and_tell, batches, workers, cluster):
            total = [a + b for a, b in zip(total, part, strict=True)]
            add_reasons(reasons, why)
            report(total[0])
        complete = True
    except KeyboardInterrupt:
        pass
    return {"complete": complete, **summary(total, options, seated, seed), "failure_reasons": failure_list(reasons)}


def plan(games: int, options: Options, bots: tuple[str, ...], seed: int) -> list[Batch]:
    """Return the batches of games in playing order. Raise OptionError if the games cannot be played."""
    if options.world_tour:
        raise OptionError("simulate: one race at a time; leave out world_tour")
    if len(bots) != options.players:
        raise OptionError(f"simulate: bots {', '.join(bots)}; wanted {options.players} out of {', '.join(BOTS)}")
    for name in bots:
        find(name)
    choose_rulesets(options)
    size = BATCH if are_shipped(bots) else FEW
    return [Batch(options, bots, seed + first, min(size, games - first)) for first in range(0, games, size)]


def play_batch(batch: Batch) -> list[int]:
    """Play a batch of games. Return the sums of the results, followed by the number of failures for each seat."""
    return play_and_tell(batch)[0]


def play_and_tell(batch: Batch) -> tuple[list[int], list[Reason]]:
    """Play a batch of games. Return the same sums as `play_batch`, and the reasons why bots failed."""
    failures, reasons = [0] * batch.options.players, list[Reason]()
    if are_shipped(batch.bots):
        return [*play_fast(batch), *failures], reasons
    sums = [0] * match.SUMS
    for seed in range(batch.seed, batch.seed + batch.games):
        played = play_by_view(batch.options, batch.bots, seed)
        match.sum_match(played.game.state, sums, played.decisions)
        failures = [a + b for a, b in zip(failures, played.failures, strict=True)]
        reasons += played.reasons
    return [*sums, *failures], reasons


def play_fast(batch: Batch) -> list[int]:
    sums: Any = [0] * match.SUMS
    if compiled.AVAILABLE:
        import numpy as np

        sums = np.zeros(match.SUMS, np.int64)
    workspace.functions(*KERNEL).sum_matches(prepare_batch(batch), sums, batch.seed, batch.games)
    return [int(n) for n in sums]


def prepare_batch(batch: Batch) -> Workspace:
    """Return a workspace for a batch of games between shipped bots, including the weights for every game."""
    names = cast_games(batch.bots, batch.seed, batch.games)
    return workspace.prepare(workspace.ruleset_for(batch.options), workspace.seat_weights(names))


def summary(total: list[int], options: Options, bots: tuple[str, ...], seed: int) -> dict[str, Any]:
    games, players = max(1, total[0]), options.players
    sums, failures = total[: match.SUMS], total[match.SUMS :]
    return {
        "games": total[0],
        "seed": seed,
        "bots": list(bots),
        "options": options.as_dict(),
        "compiled": compiled.AVAILABLE and are_shipped(bots),
        "decisions": total[1],
        "win_share": [round(n / match.WHOLE_WIN / games, 6) for n in sums[match.WINS : match.WINS + players]],
        "mean_score": [round(n / games, 6) for n in sums[match.SCORES : match.SCORES + players]],
        "stalled_per_game": round(sums[match.STALLED] / games, 6),
        "reasons": {name: n for name, n in zip(REASON_NAMES, sums[match.REASONS :], strict=True) if n},
        "failures": failures,
    }
