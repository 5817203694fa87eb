"""Facts from earlier events that are needed to describe later ones."""

from dataclasses import dataclass, field

from ...rules.names import Seat


@dataclass
class Memory:
    powers: dict[Seat, str] = field(default_factory=dict)  # powers made public so far
    player: Seat | None = None  # who played the card in play
