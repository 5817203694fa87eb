"""Who of the people has the table open, since when not, and for whom others need not wait any longer."""

from collections.abc import Iterator

from .room import Question, Room


class Presence:
    """By seat. A person who left a moment ago still counts as there, so that a reload does not count as an absence."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.gone: dict[int, float] = {}  # since when a seat has no listener
        self.came: set[int] = set()  # seats that have had one
        self.opened = room.now()

    def update(self, connected: set[int]) -> None:
        """Somebody came or went."""
        self.came |= connected
        for row in self.room.seats:
            if row.seat in connected:
                self.gone.pop(row.seat, None)
            else:
                self.gone.setdefault(row.seat, self.room.now())

    def gone_since(self, seat: int) -> float:
        return self.gone.get(seat, self.opened)

    def present(self, connected: set[int]) -> set[int]:
        """The seats of those who are there, as it is told. In a waiting room nobody is who has not come yet."""
        now, grace = self.room.now(), self.room.timing.grace
        waits = self.room.table.status == "waiting"
        known = (seat for seat in self._people() if seat in self.came or not waits)
        return connected | {seat for seat in known if now < self.gone_since(seat) + grace}

    def relievable(self, connected: set[int]) -> set[int]:
        """Seats that the table waits for and that others may give to a bot until their person is back."""
        now = self.room.now()
        return {seat for seat, due in self._reliefs(connected) if due <= now}

    def next_change(self, connected: set[int], after: float) -> float | None:
        """When what is told of this changes by itself, beyond that moment."""
        reloads = [self.gone_since(seat) + self.room.timing.grace for seat in self._people() if seat not in connected]
        moments = [*reloads, *(due for _, due in self._reliefs(connected))]
        return min((moment for moment in moments if moment > after), default=None)

    def _people(self) -> Iterator[int]:
        return (row.seat for row in self.room.seats if row.kind == "person")

    def _reliefs(self, connected: set[int]) -> Iterator[tuple[int, float]]:
        for seat, question in self.room.questions.items():
            if self.room.driver_for(seat) is None:
                due = self._relief(seat, question, seat in connected)
                if due is not None:
                    yield seat, due

    def _relief(self, seat: int, question: Question, there: bool) -> float | None:
        """Who is away is waited for a short while; who is there thinks for longer, and as long as a clock says."""
        timing = self.room.timing
        if not there:
            return max(question.at, self.gone_since(seat) + timing.relief)
        return question.at + timing.relief_there if self.room.deadline(question) is None else None
