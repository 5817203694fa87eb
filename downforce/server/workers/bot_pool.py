"""Bots think here, in processes of their own, never in the one that serves. They are given a view, nothing else.

A searching bot (champion) has its search compiled by the process it thinks in: `warm` begins that when the process
starts, in a thread. Until it is done the bot plays without its search, much as pro does. The substitute plays only for
a bot that takes longer than the limit, fails, or chooses what is not legal, and only for that one choice.
"""

import asyncio
import functools
import logging
import secrets
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from ...bots import BOTS, Bot, find
from ...game import new_game
from ...rng import Chance, seed_chance
from ...room.seating import OFFERED
from ...rules.views.shapes import View
from .processes import end_processes, start_processes

log = logging.getLogger(__name__)
SUBSTITUTE = "rookie"  # chooses for a bot that takes too long or fails
SHORT = 2.0  # seconds for the substitute
NICENESS = 5  # how far they give way to the process that serves


class WorkerPool:
    """Some processes; remade when they broke, or when one thinks for ever."""

    def __init__(self, workers: int, levels: list[str]) -> None:
        self.workers = workers
        self.levels = levels
        self.ready = False
        self._start()

    def _start(self) -> None:
        self.executor = start_processes(self.workers, NICENESS)
        self.ready = False
        for _ in range(self.workers):
            self.executor.submit(warm, self.levels).add_done_callback(self._warmed)

    def _warmed(self, done: Future[None]) -> None:
        self.ready = not done.cancelled() and done.exception() is None

    async def choose(self, level: str, seen: View, legal: list[str], limit: float) -> str:
        executor = self.executor
        try:
            future = asyncio.wrap_future(executor.submit(choose, level, seen, legal, secrets.randbits(63)))
            return await asyncio.wait_for(future, limit)
        except (BrokenProcessPool, TimeoutError) as error:
            stuck = isinstance(error, TimeoutError) and self.ready
            if executor is self.executor and (stuck or isinstance(error, BrokenProcessPool)):
                self.close()
                self._start()
            raise

    def close(self) -> None:
        end_processes(self.executor)


class BotPool:
    """One process for what is quick, others for bots that search, so that a long search keeps nobody waiting."""

    asked: int = 0  # who have not answered yet

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self.searching = {name for name, known in BOTS.items() if known.weights.playouts}
        # One of each level gets ready: its characters differ in weights, and run the same code.
        self.quick = WorkerPool(1, [name for name in OFFERED if name not in self.searching])
        self.deep = WorkerPool(workers, [name for name in OFFERED if name in self.searching]) if workers else self.quick

    async def choose(self, level: str, seen: View, legal: list[str]) -> str:
        """A legal action, whatever happens: the bot's, else a substitute's, else the first there is."""
        if len(legal) == 1:
            return legal[0]
        self.asked += 1
        try:
            return await self._choose(level, seen, legal)
        finally:
            self.asked -= 1

    async def _choose(self, level: str, seen: View, legal: list[str]) -> str:
        pool = self.deep if level in self.searching else self.quick
        for chosen, name, limit in ((pool, level, self.limit), (self.quick, SUBSTITUTE, SHORT)):
            try:
                action = await chosen.choose(name, seen, legal, limit)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("bot %s did not choose (%s: %s)", name, type(error).__name__, error)
                continue
            if action in legal:
                return action
            log.error("bot %s chose %r, which is not legal", name, action)
        return legal[0]

    def close(self) -> None:
        for pool in {self.quick, self.deep}:
            pool.close()


# In the processes.


@functools.cache
def get_bot(level: str) -> Bot:
    return find(level)


def choose(level: str, seen: View, legal: list[str], seed: int) -> str:
    chance = Chance()
    seed_chance(chance, seed)
    return get_bot(level).choose(seen, legal, chance)


def warm(levels: list[str]) -> None:
    """One decision of each level: everything is loaded before anybody waits, and a search begins to compile."""
    for level in levels:
        game = new_game(seed=1)
        while game.phase != "race":
            game.play(game.waiting[0], game.legal(game.waiting[0])[0])
        seat = game.waiting[0]
        choose(level, game.view(seat), game.legal(seat), 1)
