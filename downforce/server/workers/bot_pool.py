"""Worker processes in which bots choose their actions. A bot receives only its own view of the game.

The champion is a bot that searches ahead, and each worker must compile the code of its search. `warm` starts the
compilation in a thread when the worker starts. Until the compilation is done, the champion plays without its search,
much like a pro. If a bot exceeds the time limit, fails, or returns an illegal action, a substitute bot makes that one
choice.
"""

import asyncio
import functools
import secrets
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from ...bots import BOTS, FALLBACK, Bot, find
from ...bots.safe_choice import check_legal, log_failure
from ...game import new_game
from ...rng import Rng, seed_rng
from ...room.seating import OFFERED
from ...rules.views.shapes import View
from .processes import end_processes, start_processes

SHORT = 2.0  # time limit for the substitute, in seconds
NICENESS = 5  # of the workers, relative to the server process


class WorkerPool:
    """Worker processes for bots of certain levels. All of them are restarted when one dies or hangs."""

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
        """Return the action that a bot chooses.

        Raise TimeoutError if the bot exceeds the time limit, or BrokenProcessPool if its worker process dies.
        """
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
    """The worker processes for all bots.

    Quick bots share one process. Slow bots, which search ahead, have separate processes if `workers` is not 0, so that
    they do not delay the quick ones.
    """

    asked: int = 0  # choices that bots have not made yet

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self.searching = {name for name, known in BOTS.items() if known.weights.playouts}
        # Warming up one bot per level is enough: characters only differ in their weights and run the same code.
        self.quick = WorkerPool(1, [name for name in OFFERED if name not in self.searching])
        self.deep = WorkerPool(workers, [name for name in OFFERED if name in self.searching]) if workers else self.quick

    async def choose(self, level: str, seen: View, legal: list[str]) -> str:
        """Return an action chosen by a bot. The action is always legal.

        If the bot fails, return the choice of a substitute bot. If that fails too, return the first legal action.
        """
        if len(legal) == 1:
            return legal[0]
        self.asked += 1
        try:
            return await self._choose(level, seen, legal)
        finally:
            self.asked -= 1

    async def _choose(self, level: str, seen: View, legal: list[str]) -> str:
        pool = self.deep if level in self.searching else self.quick
        for chosen, name, limit in ((pool, level, self.limit), (self.quick, FALLBACK, SHORT)):
            with log_failure(name):
                return check_legal(await chosen.choose(name, seen, legal, limit), legal)
        return legal[0]

    def close(self) -> None:
        for pool in {self.quick, self.deep}:
            pool.close()


# These functions run in the workers.


@functools.cache
def get_bot(level: str) -> Bot:
    """Return the bot for a level. Each worker process builds it only once."""
    return find(level)


def choose(level: str, seen: View, legal: list[str], seed: int) -> str:
    """Return the action that a bot chooses. This function runs in a worker process."""
    rng = Rng()
    seed_rng(rng, seed)
    return get_bot(level).choose(seen, legal, rng)


def warm(levels: list[str]) -> None:
    """Let a bot of each level make one decision, so that its code is loaded before it is needed.

    If the bot searches ahead, this also starts the compilation of its search.
    """
    for level in levels:
        game = new_game(seed=1)
        while game.phase != "race":
            game.play(game.waiting[0], game.legal(game.waiting[0])[0])
        seat = game.waiting[0]
        choose(level, game.view(seat), game.legal(seat), 1)
