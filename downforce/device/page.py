"""A page that has a table open: what it is told goes out as text."""

from collections.abc import Callable
from dataclasses import dataclass

from .log_lines import write


@dataclass(eq=False)
class Page:
    """Listens to a table. `seat` and `guest` are those of whoever has the device in hand."""

    transmit: Callable[[str], None]
    seat: int | None = None
    guest: str | None = None
    seen: int = 0
    closing: int | None = None
    passed_to: int | None = None  # to which seat it was last told to pass the device

    def send(self, frame: str) -> None:
        self.transmit(frame)

    def close(self, code: int) -> None:
        self.closing = code
        self.transmit(write({"t": "closed", "code": code}))
