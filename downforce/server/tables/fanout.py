"""Notifications between server processes. A server with a single process needs none."""

from ...room.shapes import Signal


class Fanout:
    """The fanout for a server with a single process: every method does nothing."""

    def notify_changed(self, table_id: str, seq: int | None) -> None:
        """Tell the other processes that a game table has changed.

        `seq` is the new length of the table's log, or None if the log has not grown.
        """

    def seat_opened(self, table_id: str, seat: int) -> None:
        """Tell the other processes to close a seat, because its player has just connected here."""

    def publish_presence(self, table_id: str, seats: set[int], watchers: int) -> None:
        """Tell the other processes which seats are connected here, and how many spectators."""

    def request_presence(self, table_id: str) -> None:
        """Ask the other processes to report who is connected to a game table."""

    def publish_signal(self, table_id: str, frame: Signal) -> None:
        """Send a reaction or nudge to the clients connected to other processes."""

    async def close(self) -> None:
        """Stop listening and close all connections."""
