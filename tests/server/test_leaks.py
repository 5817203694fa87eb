"""Two games that differ only in what a reader may not know give that reader the same frames, byte for byte."""

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from downforce.game import Game
from downforce.server import frames
from downforce.server.fanout import Fanout
from downforce.server.registry import Registry
from downforce.server.settings import Settings
from downforce.server.store import SeatRow, TableRow
from downforce.server.table import LiveTable
from tests.test_secrets import change_what_is_hidden
from tests.variants import VARIANTS, moments

NOW = 1_800_000_000.0


def live_table(game: Game) -> LiveTable:
    """A table as the server holds it, with this game on it."""
    registry = SimpleNamespace(alone=True, now=lambda: NOW, settings=Settings(), fanout=Fanout())
    options = game.table.options.as_dict()
    row = TableRow("T", "g", "Ida", True, "running", options, {}, "quick", 1.0)
    live = LiveTable(
        cast(Registry, registry), row, [SeatRow(i, "person", f"g{i}", f"N{i}") for i in range(options["players"])]
    )
    live.game = game
    live._note(set())
    return live


def read_all(game: Game, seat: int | None, after: int) -> tuple[str, ...]:
    live = live_table(game)
    return frames.table(live, seat), frames.news(live, seat, after), frames.info(live, seat)


def compare(pairs: int, seed: int) -> None:
    draw, compared, changed = random.Random(seed), 0, 0
    while compared < pairs:
        options: dict[str, Any] = draw.choice(VARIANTS)
        for game in moments(options, draw.randrange(2**32)):
            if game.phase == "over" or draw.random() < 0.85:
                continue
            seat = draw.choice([None, *range(options["players"])])
            other = change_what_is_hidden(game, seat, draw)
            after = draw.randrange(len(game.log) + 1)
            assert read_all(game, seat, after) == read_all(other, seat, after)
            changed += vars(other.state) != vars(game.state)
            compared += 1
    assert changed > pairs * 0.8, "the test changed nothing, so it showed nothing"


def test_a_reader_learns_nothing() -> None:
    compare(80, 1)


@pytest.mark.slow
def test_a_reader_learns_nothing_in_a_thousand_pairs() -> None:
    compare(1000, 2)
