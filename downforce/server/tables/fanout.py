"""Between processes: "look again". With one process there is nobody to tell."""

from ...room.shapes import Signal


class Fanout:
    """For a process that is alone: nothing is said."""

    def notify_changed(self, table_id: str, seq: int | None) -> None:
        """A table has changed; its log is now so long."""

    def seat_opened(self, table_id: str, seat: int) -> None:
        """A seat was opened here: other tabs of it are closed."""

    def publish_presence(self, table_id: str, seats: set[int], watchers: int) -> None:
        """Who listens here."""

    def request_presence(self, table_id: str) -> None:
        """Who listens there?"""

    def publish_signal(self, table_id: str, frame: Signal) -> None:
        """Something to tell everybody there, once, that is kept nowhere."""

    async def close(self) -> None:
        pass
