"""Descriptions of game events, for replays and for the log of the terminal game."""

from collections.abc import Callable

from ...rules.views.events import GameEvent
from .log_memory import Memory
from .log_text_auction import DESCRIPTIONS as AUCTION
from .log_text_race import DESCRIPTIONS as RACE
from .phrasing import Phrasing

DESCRIPTIONS: dict[str, Callable[..., list[str]]] = {**AUCTION, **RACE}
SILENT = ("laid", "chose", "turn")  # not described, because a later event says the same


class LogText:
    """Describes game events in words for one reader.

    Events must be passed in order, since later descriptions refer to earlier events.
    """

    def __init__(self, phrasing: Phrasing) -> None:
        self.phrasing = phrasing
        self.memory = Memory()

    def describe(self, event: GameEvent) -> list[str]:
        """Return the log lines that describe an event, or an empty list if the event needs no description."""
        kind = event["event"]
        return [] if kind in SILENT else DESCRIPTIONS[kind](self.phrasing, self.memory, event)
