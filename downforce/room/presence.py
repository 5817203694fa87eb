"""Tracks who has a game table open, how long other players have been away, and whose seats bots may take over."""

from collections.abc import Iterator

from .room import Question, Room


class Presence:
    """Tracks which players are present at a game table.

    A person who left only a moment ago still counts as present, so that reloading the page does not look like an
    absence.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.gone: dict[int, float] = {}  # by seat: since when it has had no listener
        self.came: set[int] = set()  # seats that have ever had a listener
        self.opened = room.now()

    def update(self, connected: set[int]) -> None:
        """Record which seats are now connected. For every other seat, record when it lost its connection."""
        self.came |= connected
        for row in self.room.seats:
            if row.seat in connected:
                self.gone.pop(row.seat, None)
            else:
                self.gone.setdefault(row.seat, self.room.now())

    def gone_since(self, seat: int) -> float:
        """Return the time at which the person at a seat went away."""
        return self.gone.get(seat, self.opened)

    def present(self, connected: set[int]) -> set[int]:
        """Return all seats that are connected or whose players left only a moment ago.

        In a waiting room, people who have never connected do not count as present.
        """
        now, grace = self.room.now(), self.room.timing.grace
        waits = self.room.table.status == "waiting"
        known = (seat for seat in self._people() if seat in self.came or not waits)
        return connected | {seat for seat in known if now < self.gone_since(seat) + grace}

    def relievable(self, connected: set[int]) -> set[int]:
        """Return the seats of people who have kept the others waiting for so long that bots may take over."""
        now = self.room.now()
        return {seat for seat, due in self._reliefs(connected) if due <= now}

    def next_change(self, connected: set[int], after: float) -> float | None:
        """Return the next time, later than `after`, at which a person counts as away or can be replaced by a bot.

        Return None if there is no such time.
        """
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
        """Return the time from which the other players can let a bot take over a seat, or None if they cannot.

        The table waits only briefly for people who are away, and longer for people who are present. At a table with a
        clock, people who are present may take as long as the clock allows.
        """
        timing = self.room.timing
        if not there:
            return max(question.at, self.gone_since(seat) + timing.relief)
        return question.at + timing.relief_there if self.room.deadline(question) is None else None
