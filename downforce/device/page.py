"""A browser page that shows a game table. The game runs on the same device as the page."""

from collections.abc import Callable
from dataclasses import dataclass

from .log_lines import write


@dataclass(eq=False)
class Page:
    """A page that receives a game table's messages as JSON strings.

    `seat` and `guest` identify the person who currently holds the device.
    """

    transmit: Callable[[str], None]
    seat: int | None = None
    guest: str | None = None
    seen: int = 0
    closing: int | None = None
    passed_to: int | None = None  # the seat that the page was last asked to pass the device to

    def send(self, frame: str) -> None:
        self.transmit(frame)

    def close(self, code: int) -> None:
        self.closing = code
        self.transmit(write({"t": "closed", "code": code}))
