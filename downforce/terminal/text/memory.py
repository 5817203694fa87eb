"""What must be remembered of earlier events to word a later one."""

from dataclasses import dataclass, field

from ...rules.names import Seat


@dataclass
class Memory:
    powers: dict[Seat, str] = field(default_factory=dict)  # those told so far
    player: Seat | None = None  # of the card in play
