"""Bots in processes: they choose, they are replaced when they take too long, and a broken process is made anew."""

import asyncio
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from downforce import new_game
from downforce.server import pit as pits
from downforce.server.pit import Pit


@pytest.fixture
def pit() -> Iterator[Pit]:
    made = Pit(workers=0, limit=120)
    yield made
    made.close()


async def test_bots_choose_break_and_choose_again(pit: Pit, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(seed=1)
    seen, legal = game.view(0), game.legal(0)
    monkeypatch.setattr(pits, "SHORT", 120)
    for level in ("uniform", "rookie", "pro"):
        assert await pit.choose(level, seen, legal) in legal
    assert await pit.choose("pro", seen, legal[:1]) == legal[0]  # nothing to think about
    assert await pit.choose("nobody", seen, legal) in legal  # a bot that does not exist: the substitute
    for process in list(pit.quick.executor._processes.values()):
        os.kill(process.pid or 0, signal.SIGKILL)
    assert await pit.choose("rookie", seen, legal) in legal
    assert await pit.choose("rookie", seen, legal) in legal


class Stuck:
    """A pool whose bots never come back, or choose nonsense."""

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    async def choose(self, level: str, seen: dict[str, Any], legal: list[str], limit: float) -> str:
        if self.answer is None:
            await asyncio.sleep(0)
            raise TimeoutError
        return self.answer


@pytest.mark.parametrize("answer", [None, "jump"])
async def test_whatever_happens_an_action_is_legal(answer: str | None) -> None:
    pit = object.__new__(Pit)
    pit.limit, pit.searching = 1.0, set()
    pit.quick = pit.deep = Stuck(answer)  # type: ignore[assignment]
    assert await pit.choose("pro", {}, ["go", "skip"]) == "go"
