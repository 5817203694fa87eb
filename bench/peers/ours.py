"""Drivers for four-player Downforce: the compiled rules, as in `make bench`, and the batch environment."""

import time
from importlib.metadata import version
from typing import Any

import numpy as np

from bench.speed import TRACKS, Compiled
from downforce.envs.batch import BatchEnv

from .driver import Driver, Played

GAMES = 2_000
BATCH = 1_024
STEPS = 50


class Games:
    version = f"numba {version('numba')}"
    how = "`play_many` of arena/playout.py, compiled; the deal is in the time"

    def __init__(self, track: str) -> None:
        self.name = f"ours, {track}"
        self.way, self.seed = Compiled(track), 0
        _, decisions, forced = self.way.run(GAMES, 0)
        self.forced = forced / decisions

    def run(self, seconds: float) -> Played:
        games, decisions, spent = 0, 0, 0.0
        while spent < seconds:
            self.seed += GAMES
            took, made, _ = self.way.run(GAMES, self.seed)
            games, decisions, spent = games + GAMES, decisions + made, spent + took
        return Played(games, decisions, spent)


class Batch:
    name = f"ours, batch of {BATCH:,}"
    version = Games.version
    how = "`BatchEnv.step` with masks and restarts, called from Python; drawing the actions is in the time"

    def __init__(self) -> None:
        self.env: Any = BatchEnv(BATCH)
        self.env.reset()
        forced = []
        for _ in range(400):  # compile everything, and spread the games over their phases
            self.env.step(self.env.sample())
            forced.append(np.mean(self.env.counts == 1))
        self.forced = float(np.mean(forced))

    def run(self, seconds: float) -> Played:
        games, steps, start = 0, 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(STEPS):
                games += int(self.env.step(self.env.sample())[2].sum())
            steps += STEPS
        return Played(games, steps * BATCH, spent)


def drivers() -> list[Driver]:
    return [*(Games(track) for track in TRACKS), Batch()]
