"""Measure how much the champion bot loses by searching for a shorter time or with different weights.

`python -m tools.experiments.search_regret` samples positions from games of a champion against three pros. In each
position, a long search evaluates every choice. A shorter search, or one with other weights, loses the difference
between the best choice and its own. This reveals noise and differences between two searches with far fewer games than
a league. It does not show which search is right, because the long search relies on its own model of the game.
"""

import argparse
import copy
import math
import statistics
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from downforce import compiled
from downforce.arena import workspace
from downforce.arena.draw_characters import cast_game
from downforce.arena.simulate import KERNEL
from downforce.bots import BOTS
from downforce.bots.policy.weights import Weights
from downforce.rng import Rng
from downforce.rules.names import OVER
from downforce.rules.setup.options import Options

PLAYERS = 4
TRACKS = ("marina-bay", "river-station")
PART = 0.12  # the fraction of decisions in a game that are measured
QUICK = 100  # playouts per decision for the moves that continue the games
LONG = 16_000
NO_PRIOR = [0, 40, 20]
VARIANTS: dict[str, dict[str, Any]] = {
    "600 playouts": {"playouts": 600},
    "1200": {"playouts": 1200},
    "2400": {"playouts": 2400},
    "2400, first opinion counts for 10": {"playouts": 2400, "prior": [10, 40, 20]},
    "2400, for 100": {"playouts": 2400, "prior": [100, 40, 20]},
    "2400, shortlist of 3": {"playouts": 2400, "shortlist": 3},
    "2400, shortlist of 2": {"playouts": 2400, "shortlist": 2},
    "2400, three cards deep": {"playouts": 2400, "depth": 3},
    "one playout": {"playouts": 1},
}


class Table:
    """A game together with the memory that the compiled search needs."""

    def __init__(self, game: int, seed: int) -> None:
        self.kernel = workspace.functions(*KERNEL)
        cast = cast_game(("champion", *("pro",) * (PLAYERS - 1)), seed)
        first = game // len(TRACKS) % PLAYERS
        names = cast[first:] + cast[:first]
        self.focal = -first % PLAYERS
        self.weights = BOTS[names[self.focal]].weights
        options = Options.read({"players": PLAYERS, "track": TRACKS[game % len(TRACKS)]})
        self.work = workspace.prepare(workspace.ruleset_for(options), workspace.seat_weights(names, QUICK))
        self.kernel.begin_match(self.work, seed)

    def choices(self) -> Iterator[None]:
        """Play the game, and yield whenever the champion has more than one option."""
        work = self.work
        state: Any = work.states[0]
        while state["phase"] != OVER:
            seat = int(state["waiting"] & -state["waiting"]).bit_length() - 1
            if seat == self.focal and self.kernel.legal(state, work.board, seat, work.out) > 1:
                yield
            action = self.kernel.choose_action(work, seat, work.weights[seat], work.rngs[1 + seat])
            self.kernel.apply(state, work.board, seat, action)
            self.kernel.run_chance(state, work.board, work.deal, work.rngs[0])

    def search(self, seed: int, **other: Any) -> int:
        """Return the action that the champion would choose with other weights."""
        weights: Weights = copy.copy(self.weights)
        vars(weights).update(other)
        rng = compiled.to_records(Rng())[0]
        self.kernel.seed_rng(rng, seed)
        record = compiled.to_records(weights)[0]
        return int(self.kernel.search(self.work, self.focal, record, rng))

    def worth(self) -> dict[int, float]:
        """Return the win probability of every choice according to the latest search, in percentage points."""
        scratch: Any = self.work.scratch
        arms = range(self.kernel.list_arms(self.work, self.focal))
        return {int(scratch["arm"][k]): scratch["total"][k] / max(1, scratch["count"][k]) / 10.24 for k in arms}


def measure(positions: int, seed: int) -> dict[str, list[tuple[float, float]]]:
    """Return, for each variant, the points lost and the milliseconds of CPU time used in every position."""
    drawn = np.random.default_rng(seed)
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in VARIANTS}
    game = looked_at = 0
    while looked_at < positions:
        table = Table(game, seed + game)
        game += 1
        for _ in table.choices():
            if looked_at == positions or drawn.random() >= PART:
                continue
            looked_at += 1
            best = table.search(looked_at, playouts=LONG, prior=NO_PRIOR)
            worth = table.worth()
            for name, other in VARIANTS.items():
                begun = time.process_time()
                chosen = table.search(positions + looked_at, **other)
                found[name].append((worth[best] - worth[chosen], 1000 * (time.process_time() - begun)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--positions", type=int, default=110)
    parser.add_argument("--seed", type=int, default=6_200_000)
    chosen = parser.parse_args()
    print("| search | points lost by a choice | ± | processor, ms |\n|---|--:|--:|--:|")
    for name, rows in measure(chosen.positions, chosen.seed).items():
        lost, spent = zip(*rows, strict=True)
        margin = 1.96 * statistics.stdev(lost) / math.sqrt(len(lost))
        print(f"| {name} | {statistics.mean(lost):.2f} | {margin:.2f} | {statistics.mean(spent):.0f} |")


if __name__ == "__main__":
    main()
