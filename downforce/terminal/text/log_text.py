"""Events in words: the log of line mode and full screen, and of replays."""

from collections.abc import Callable

from ...rules.views.events import GameEvent
from .log_text_auction import TOLD as AUCTION
from .log_text_race import TOLD as RACE
from .memory import Memory
from .phrasing import Phrasing

TOLD: dict[str, Callable[..., list[str]]] = {**AUCTION, **RACE}
SILENT = ("laid", "chose", "turn")  # a later event says the same


class LogText:
    """Describes events to one reader. Call it for every event in order, since later texts refer to earlier ones."""

    def __init__(self, phrasing: Phrasing) -> None:
        self.phrasing = phrasing
        self.memory = Memory()

    def tell(self, event: GameEvent) -> list[str]:
        """Return the lines for an event; none if it needs no words."""
        kind = event["event"]
        return [] if kind in SILENT else TOLD[kind](self.phrasing, self.memory, event)
