"""Notifications between server processes. A server of one process needs none."""

from ...room.shapes import Signal


class Fanout:
    """The fanout of a process that is alone: every method does nothing."""

    def notify_changed(self, table_id: str, seq: int | None) -> None:
        """Tell the other processes that a table has changed; `seq` is the new length of its log, if that grew."""

    def seat_opened(self, table_id: str, seat: int) -> None:
        """Tell the other processes that a seat was opened here, so that they close it."""

    def publish_presence(self, table_id: str, seats: set[int], watchers: int) -> None:
        """Tell the other processes which seats and how many spectators are connected here."""

    def request_presence(self, table_id: str) -> None:
        """Ask the other processes who is connected to a table there."""

    def publish_signal(self, table_id: str, frame: Signal) -> None:
        """Send a reaction or nudge to the listeners in other processes."""

    async def close(self) -> None:
        """Stop listening and close connections."""
