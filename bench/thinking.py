"""Measure how long bots think about decisions with several options, in whole four-player games.

`python -m bench.thinking` prints the result. `--write` also updates the section in docs/develop/benchmarks/speed.md.
Like in a real game, each bot sees only what its seat may see. The champion that people play against thinks for a fixed
time, so it makes fewer playouts on a busy machine. For the champion with a fixed number of playouts, compare the CPU
time.
"""

import os
import statistics
import sys
import time
from collections.abc import Sequence

from bench.page import machine, publish
from downforce import compiled, new_game
from downforce.arena.workspace import bot_weights
from downforce.bots import SECONDS, find
from downforce.bots.bot import Bot
from downforce.bots.policy_bot import PolicyBot, warm_up
from downforce.rng import Rng, seed_rng
from downforce.rules.views.shapes import View

FIELD = "pro"
Times = list[tuple[float, float]]  # elapsed time and CPU time, in milliseconds


class Timed:
    """A wrapper for a bot that records how long each of its choices takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: Times = []

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        clock, processor = time.perf_counter(), time.process_time()
        chosen = self.bot.choose(seen, legal, rng)
        if len(legal) > 1:
            self.times.append((1000 * (time.perf_counter() - clock), 1000 * (time.process_time() - processor)))
        return chosen


def play(bot: Bot, games: int) -> Times:
    """Play games with this bot in the first seat and pros in the other seats. Return the bot's thinking times."""
    timed, pro, rng = Timed(bot), find(FIELD), Rng()
    for seed in range(games):
        seed_rng(rng, seed)
        game = new_game(players=4, seed=seed)
        while game.waiting:
            seat = game.waiting[0]
            one = pro if seat else timed
            game.play(seat, one.choose(game.view(seat), game.legal(seat), rng))
    return timed.times


def row(what: str, bot: Bot, games: int) -> str:
    clock, processor = (sorted(column) for column in zip(*play(bot, games), strict=True))
    late = len(clock) * 95 // 100
    return (
        f"| {what} | {statistics.mean(clock):.1f} ms | {clock[late]:.1f} ms | {statistics.mean(processor):.1f} ms "
        f"| {processor[late]:.1f} ms | {len(clock)} |"
    )


def report() -> str:
    if not compiled.AVAILABLE:
        sys.exit("bench: numba is not installed, and champion without it is another: make install")
    warm_up().wait()
    fixed = bot_weights("champion")
    rows = [
        row("`pro`, interpreted", find("pro"), 6),
        row(f"`champion`, {SECONDS} s a question", find("champion"), 4),
        row(f"`champion`, {fixed.playouts} playouts", PolicyBot("champion", fixed), 4),
    ]
    return "\n".join(
        [
            f"Made by `make bench-thinking` on: {machine()}; load average before: {os.getloadavg()[0]:.1f}.",
            "From a view to a choice, four players, of all questions with more than one answer.",
            "",
            "| bot | mean | 95 % within | processor, mean | 95 % within | choices |",
            "|---|--:|--:|--:|--:|--:|",
            *rows,
        ]
    )


if __name__ == "__main__":
    publish("Thinking", report())
