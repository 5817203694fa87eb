"""Slow responses are built in a worker, once, and cached within bounds."""

import os
from collections.abc import AsyncIterator

import pytest

from downforce.room.refusals import Refused
from downforce.server.workers.builder import Builder
from tests.server.worker_tasks import dies, who_makes


@pytest.fixture
async def builder() -> AsyncIterator[Builder]:
    opened = Builder(most_bytes=200)
    yield opened
    opened.close()


async def test_another_process_makes_it_and_dies_alone(builder: Builder) -> None:
    made = await builder.get("a", who_makes, 1)
    assert int(made.body) != os.getpid()
    with pytest.raises(Refused, match="too-many"):
        await builder.get("b", dies)
    again = await builder.get("c", who_makes, 1)
    assert again.body not in (made.body, str(os.getpid()).encode())  # it was started anew
    assert await builder.get("a", who_makes, 1) is made
    for number in range(20):
        await builder.get(number, who_makes, number)
    assert sum(len(kept.body) + len(kept.small) for kept in builder._cache.values()) <= 200
    assert await builder.get("a", who_makes, 1) is not made
