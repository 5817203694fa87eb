"""Events put into words: the log of plain and full-screen play, and a record told move by move."""

from collections.abc import Callable

from ...rules.views.events import GameEvent
from .log_text_auction import TOLD as AUCTION
from .log_text_race import TOLD as RACE
from .memory import Memory
from .phrasing import Phrasing

TOLD: dict[str, Callable[..., list[str]]] = {**AUCTION, **RACE}
SILENT = ("laid", "chose", "turn")  # what follows says it


class LogText:
    """Tells one reader what happens, event by event, in order."""

    def __init__(self, phrasing: Phrasing) -> None:
        self.phrasing = phrasing
        self.memory = Memory()

    def tell(self, event: GameEvent) -> list[str]:
        """The lines for an event; none for one that goes without saying."""
        kind = event["event"]
        return [] if kind in SILENT else TOLD[kind](self.phrasing, self.memory, event)
