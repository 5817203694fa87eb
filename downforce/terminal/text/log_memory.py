"""Facts from earlier game events that are needed to describe later events."""

from dataclasses import dataclass, field

from ...rules.names import Seat


@dataclass
class Memory:
    powers: dict[Seat, str] = field(default_factory=dict)  # powers that have been made public
    player: Seat | None = None  # the seat that played the current card
