"""Between processes: "look again". With one process there is nobody to tell."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .registry import Registry
    from .table import LiveTable


class Fanout:
    """Says nothing to nobody."""

    def look(self, table_id: str, seq: int | None) -> None:
        """A table has changed; its log is now so long."""

    def elsewhere(self, table_id: str, seat: int) -> None:
        """A seat was opened here: other tabs of it are closed."""

    def presence(self, live: "LiveTable") -> None:
        """Who listens here."""

    def ask_presence(self, table_id: str) -> None:
        """Who listens there?"""

    def begin(self, registry: "Registry") -> None:
        """Listen, on behalf of this registry."""

    async def close(self) -> None:
        pass
