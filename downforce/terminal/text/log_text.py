"""Events in words: the log of line mode and full screen, and of replays."""

from collections.abc import Callable

from ...rules.views.events import GameEvent
from .log_memory import Memory
from .log_text_auction import DESCRIPTIONS as AUCTION
from .log_text_race import DESCRIPTIONS as RACE
from .phrasing import Phrasing

DESCRIPTIONS: dict[str, Callable[..., list[str]]] = {**AUCTION, **RACE}
SILENT = ("laid", "chose", "turn")  # a later event says the same


class LogText:
    """Describes events to one reader. Call it for every event in order, since later texts refer to earlier ones."""

    def __init__(self, phrasing: Phrasing) -> None:
        self.phrasing = phrasing
        self.memory = Memory()

    def describe(self, event: GameEvent) -> list[str]:
        """Return the lines for an event; none if it needs no words."""
        kind = event["event"]
        return [] if kind in SILENT else DESCRIPTIONS[kind](self.phrasing, self.memory, event)
