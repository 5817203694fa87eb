"""Train the value network on games between pros. Run it with `make train`.

It prints the losses, and writes the network together with its description. The games mix all playing styles of the
pros, on both tracks, with two to six players, but mostly four. In half of the games, seats sometimes play at random for
a while, and positions are sampled from then on. Different machines give the same results except for rounding errors.
"""

import argparse
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from downforce import compiled
from downforce.arena import sampling, workspace
from downforce.arena.draw_characters import cast_games
from downforce.arena.simulate import KERNEL
from downforce.bots import BOTS
from downforce.bots.policy.network import FEATURES, FILE, FIRST, SECOND
from downforce.rules.setup.options import Options
from tools.experiments.perceptron import Perceptron

SEED = 1_000_000_000  # far from the seeds of leagues and studies
TRACKS = ("river-station", "marina-bay")  # the order determines which seeds belong to which track
SHARES = {2: 1, 3: 2, 4: 6, 5: 2, 6: 1}  # relative number of games, by number of players
BATCH = 500  # games per batch
HELD_OUT = 10  # one in this many batches is held out
CARDS = 60  # more cards than are played in any game
OTHERS = 0.5  # weight of money and prizes in the loss, relative to the win
STAGES = ("before the first bets", "after one bet", "after two", "after three")


def sample(players: int, track: str, seed: int, games: int, every: int) -> tuple[Any, Any]:
    """Return the features and labels of one batch of games."""
    ruleset = workspace.ruleset_for(Options.read({"players": players, "track": track}))
    weights = workspace.seat_weights(cast_games(("pro",) * players, seed, games))
    rows = games * players * CARDS // every
    features, labels = np.zeros((rows, FEATURES), np.int16), np.zeros((rows, sampling.LABELS), np.int16)
    judge = workspace.as_record(BOTS["champion"].weights)
    play = workspace.functions(*KERNEL, sampling).sample_matches
    samples = sampling.Samples(judge, features, labels)  # type: ignore[arg-type]
    used = play(workspace.prepare(ruleset, weights), samples, seed, games, every)
    return features[:used].copy(), labels[:used].copy()


def sample_all(games: int, every: int, seed: int) -> tuple[Any, Any, Any]:
    """Return the features and labels of all positions, and which positions are held out."""
    parts: list[tuple[Any, Any, Any]] = []
    begun = time.monotonic()
    for players, share in SHARES.items():
        for track in TRACKS:
            wanted = max(1, games * share // sum(SHARES.values()) // len(TRACKS))
            size = min(BATCH, max(1, wanted // 2))
            for first in range(0, wanted, size):
                count = min(size, wanted - first)
                batch = sample(players, track, seed, count, every)
                seed += count
                parts.append((*batch, np.full(len(batch[0]), len(parts) % HELD_OUT == HELD_OUT - 1)))
            rows = sum(len(part[0]) for part in parts)
            print(f"{players} players on {track}: {rows} rows, {time.monotonic() - begun:.0f} s", flush=True)
    features, labels, held = (np.concatenate(column) for column in zip(*parts, strict=True))
    return features, labels, held


def log_loss(probabilities: Any, wins: Any) -> float:
    probabilities = np.clip(probabilities, 0.001, 0.999)
    return float(-(wins * np.log(probabilities) + (1 - wins) * np.log(1 - probabilities)).mean())


def losses(probabilities: Any, labels: Any) -> list[dict[str, Any]]:
    """Return the log losses of the pairwise forecast and of the network, by stage."""
    wins, by_pairs = labels[:, sampling.WIN] / 60, labels[:, sampling.FORECAST] / 1024
    stages = []
    for stage, name in enumerate(STAGES):
        here = labels[:, sampling.STAGE] == stage
        if here.any():
            pairs, network = (round(log_loss(one[here], wins[here]), 4) for one in (by_pairs, probabilities))
            stages.append({"stage": name, "rows": int(here.sum()), "forecast": pairs, "network": network})
    return stages


def train(features: Any, labels: Any, held: Any, epochs: int, seed: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Train the network. Return its layers and its losses on the held-out positions."""
    targets = np.concatenate(
        [labels[:, [sampling.WIN]] / 60, labels[:, [sampling.MONEY]] / 100, labels[:, sampling.PRIZES :] / 12], 1
    ).astype(np.float32)
    network = Perceptron((FEATURES, FIRST, SECOND, targets.shape[1]), seed)
    network.standardise(features[~held])

    def report(epoch: int) -> None:
        loss = log_loss(probabilities(), labels[held, sampling.WIN] / 60)
        print(f"epoch {epoch + 1} of {epochs}: held-out log loss {loss:.4f}", flush=True)

    def probabilities() -> Any:
        return 1 / (1 + np.exp(-network.logits(features[held])))

    network.fit(features[~held], targets[~held], epochs, OTHERS, report)
    return network.layers(), losses(probabilities(), labels[held])


def digest(layers: dict[str, Any]) -> str:
    """Return a hash that identifies the network."""
    return hashlib.sha256(json.dumps(layers, sort_keys=True).encode()).hexdigest()[:16]


def make(games: int, every: int, epochs: int, seed: int) -> dict[str, Any]:
    """Return the contents of the network file: a description (model card) and the layers."""
    features, labels, held = sample_all(games, every, seed)
    layers, by_stage = train(features, labels, held, epochs, seed)
    card = {
        "what": "a seat's chance to win the money in a fully dealt game, somebody to play a card",
        "inputs": "downforce/bots/policy/features.py",
        "command": "python -m tools.experiments.train_value "
        f"--games {games} --every {every} --epochs {epochs} --seed {seed}",
        "date": time.strftime("%Y-%m-%d"),
        "data": f"{games} games of pros in mixture; players by share {SHARES}; one position in {every}",
        "rows": len(features),
        "held_out_rows": int(held.sum()),
        "held_out_log_loss": by_stage,
        "digest": digest(layers),
    }
    return {"card": card, "layers": layers}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--every", type=int, default=4, help="keep one position in so many")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=FILE)
    chosen = parser.parse_args()
    if not compiled.AVAILABLE:
        print("numba is not installed: games are played interpreted, fifty times slower")
    made = make(chosen.games, chosen.every, chosen.epochs, chosen.seed)
    chosen.out.write_text(json.dumps(made, separators=(",", ":")) + "\n", "utf-8")
    print(json.dumps(made["card"], indent=2))


if __name__ == "__main__":
    main()
