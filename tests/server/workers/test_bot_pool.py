"""Bots in worker processes: they choose, are replaced when they take too long, and a broken process is restarted."""

import asyncio
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from downforce import new_game
from downforce.server.workers import bot_pool
from downforce.server.workers.bot_pool import BotPool
from tests.patience import PATIENCE


@pytest.fixture
def bots() -> Iterator[BotPool]:
    made = BotPool(workers=0, limit=PATIENCE)
    yield made
    made.close()


async def test_bots_choose_break_and_choose_again(bots: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(seed=1)
    seen, legal = game.view(0), game.legal(0)
    monkeypatch.setattr(bot_pool, "SHORT", PATIENCE)
    for level in ("uniform", "rookie", "pro"):
        assert await bots.choose(level, seen, legal) in legal
    assert await bots.choose("pro", seen, legal[:1]) == legal[0]  # nothing to think about
    assert await bots.choose("nobody", seen, legal) in legal  # a bot that does not exist: the substitute
    for process in list(bots.quick.executor._processes.values()):
        os.kill(process.pid or 0, signal.SIGKILL)
    assert await bots.choose("rookie", seen, legal) in legal
    assert await bots.choose("rookie", seen, legal) in legal


class Stuck:
    """Workers whose bots never return, or choose nonsense."""

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    async def choose(self, level: str, seen: dict[str, Any], legal: list[str], limit: float) -> str:
        if self.answer is None:
            await asyncio.sleep(0)
            raise TimeoutError
        return self.answer


@pytest.mark.parametrize("answer", [None, "jump"])
async def test_whatever_happens_an_action_is_legal(answer: str | None) -> None:
    bots = object.__new__(BotPool)
    bots.limit, bots.searching = 1.0, set()
    bots.quick = bots.deep = Stuck(answer)  # type: ignore[assignment]
    assert await bots.choose("pro", {}, ["go", "skip"]) == "go"
