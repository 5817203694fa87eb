"""The table says whose player may ask the coach: a person alone against bots, while the game is running."""

from typing import Any

import pytest

from downforce.room.frames import find_coached_seat, table_info
from downforce.room.stored_rows import SeatRow, TableRow

OPTIONS: Any = {"players": 3, "track": "river-station", "world_tour": False}
PINNED: Any = {}


def seats(*kinds: str) -> list[SeatRow]:
    return [SeatRow(seat, kind, level="pro" if kind == "bot" else None) for seat, kind in enumerate(kinds)]


def table(status: str = "running", latecomers: bool = False) -> TableRow:
    return TableRow("t", "g", "Mara", False, status, OPTIONS, PINNED, "none", 0.0, latecomers=latecomers)


@pytest.mark.parametrize(
    ("of", "kinds", "coached"),
    [
        (table(), ("bot", "person", "bot"), 1),
        (table(), ("person", "person", "bot"), None),
        (table(), ("bot", "bot", "bot"), None),
        (table(latecomers=True), ("bot", "person", "bot"), None),
        (table("waiting"), ("bot", "person", "bot"), None),
        (table("over"), ("bot", "person", "bot"), None),
    ],
)
def test_who_is_coached(of: TableRow, kinds: tuple[str, ...], coached: int | None) -> None:
    assert find_coached_seat(of, seats(*kinds)) == coached
    assert table_info(of, seats(*kinds))["coached"] == coached
