"""Compare the log loss of the value network with that of the pairwise forecast.

`python -m tools.experiments.check_value` prints the losses by number of players and number of bets made, on games that
were not used for training. The bots only use the network where it is better at every stage
(`value_network.network_applies`). See docs/journal/2026-11-value-network.md.
"""

import argparse
from typing import Any

import numpy as np

from downforce.bots.policy.network import layers
from tools.experiments.train_value import STAGES, TRACKS, losses, sample

SEED = 910_000_000  # not used by any league, study or training
BATCH = 250  # games per batch


def run(features: Any) -> Any:
    """Return the output of the shipped network for many rows of features at once."""
    parts = {name: np.array(values) for name, values in layers().items()}
    hidden = np.maximum(features @ parts["first"] + parts["first_bias"], 0)
    hidden = np.maximum(hidden @ parts["second"] + parts["second_bias"], 0)
    return 1 / (1 + np.exp(-(hidden @ parts["last"] + parts["last_bias"])))


def check(players: int, seed: int, games: int, every: int) -> tuple[Any, Any]:
    """Return the probabilities that the network predicts for sampled positions, and the labels of these positions."""
    probabilities, labels = [], []
    for track in TRACKS:
        for first in range(0, games, BATCH):
            shown, targets = sample(players, track, seed, min(BATCH, games - first), every)
            seed += BATCH
            probabilities.append(run(shown))
            labels.append(targets)
    return np.concatenate(probabilities), np.concatenate(labels)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=500, help="on each track, for each number of players")
    parser.add_argument("--every", type=int, default=3, help="keep one position in so many")
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args()
    print("| players |", " | ".join(STAGES), "|\n|---|" + "--:|" * len(STAGES))
    for players in range(2, 7):
        rows = losses(*check(players, chosen.seed + players * 1_000_000, chosen.games, chosen.every))
        print(
            f"| {players} |",
            " | ".join(f"{row['forecast']:.3f}, {row['network']:.3f}" for row in rows),
            "|",
            flush=True,
        )


if __name__ == "__main__":
    main()
