"""What must be remembered of earlier events to word a later one."""

from dataclasses import dataclass, field

from ..rules.events import Bidding
from ..rules.names import Seat


@dataclass
class Memory:
    bids: list[Bidding] = field(default_factory=list)  # turned up for the last lot
    drawn: bool = False  # a draw decides the lot
    forced: bool = False  # the last car goes to the one seat without
    powers: dict[Seat, str] = field(default_factory=dict)  # those told so far
    player: Seat | None = None  # of the card in play

    def new_lot(self) -> None:
        self.bids, self.drawn, self.forced = [], False, False
