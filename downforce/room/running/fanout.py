"""Notifications to other server processes that run the same tables. One process alone, or a device, needs none."""

from ..shapes import Signal


class Fanout:
    """The interface for notifying other server processes.

    This version is for a single process, so its methods do nothing.
    """

    def notify_changed(self, table_id: str, seq: int | None) -> None:
        """Tell the other processes that a game table has changed.

        `seq` is the new length of the table's log, or None if the log has not grown.
        """

    def seat_opened(self, table_id: str, seat: int) -> None:
        """Tell the other processes to disconnect a player, because that player has connected to this process."""

    def publish_presence(self, table_id: str, seats: set[int], watchers: int) -> None:
        """Tell the other processes which players and how many spectators are connected to this process."""

    def request_presence(self, table_id: str) -> None:
        """Ask the other processes which players and how many spectators of a game table are connected to them."""

    def publish_signal(self, table_id: str, frame: Signal) -> None:
        """Send a reaction or nudge to the clients connected to other processes."""

    async def close(self) -> None:
        """Stop listening for notifications and close all connections."""
