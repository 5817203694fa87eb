"""Events put into words: the log of both faces, and a record told move by move."""

from collections.abc import Callable
from typing import Any

from .memory import Memory
from .tale_auction import TOLD as AUCTION
from .tale_race import TOLD as RACE
from .voice import Voice

Event = dict[str, Any]
TOLD: dict[str, Callable[[Voice, Memory, Event], list[str]]] = {**AUCTION, **RACE}
SILENT = ("laid", "chose", "turn")  # what follows says it


class Tale:
    """Tells one reader what happens, event by event, in order."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.memory = Memory()

    def tell(self, event: Event) -> list[str]:
        """The lines for an event; none for one that goes without saying."""
        kind = event["event"]
        return [] if kind in SILENT else TOLD[kind](self.voice, self.memory, event)
