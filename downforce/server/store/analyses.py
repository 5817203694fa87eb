"""Storage for game analyses. Each analysis is computed by one server process, but every process can read it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...room.running.changes import Conflict
from .queries import Queries
from .schema import analyses, analysis_parts, hidden, seats


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    """The stored state of a game analysis, without its partial results."""

    table_id: str
    guest: str  # the guest who requested the analysis
    playouts: int
    status: str  # running, stopped, failed, done
    process: str  # id of the process that computes the analysis, or last did
    at: float  # time of the last heartbeat
    result: str | None
    mistakes: str | None


class Analyses(Queries):
    """Reads and writes game analyses. Their partial and final results are JSON strings, which are never parsed here."""

    async def read(self, table_id: str) -> AnalysisRow | None:
        """Return the analysis stored for a game table, or None if nothing is stored."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(analyses).where(analyses.c.table_id == table_id))).first()
            return AnalysisRow(*found) if found is not None else None

    async def parts(self, table_id: str, after: int = -1) -> list[str]:
        """Return the partial results of a game's analysis, in order.

        Only results numbered higher than `after` are included.
        """
        of_it = (analysis_parts.c.table_id == table_id, analysis_parts.c.number > after)
        query = select(analysis_parts.c.data).where(*of_it).order_by(analysis_parts.c.number)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def count_parts(self, table_id: str) -> int:
        """Return the number of partial results that are stored for a game table's analysis."""
        query = select(func.count()).where(analysis_parts.c.table_id == table_id)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def claim(self, wanted: AnalysisRow, oldest: float) -> bool:
        """Claim a game analysis for this process, and return whether the claim succeeded.

        The claim fails if the analysis is done, or if another process is computing it and has sent a heartbeat since
        `oldest`.
        """
        try:
            async with self.writer.transaction() as connection:
                asked = select(analyses).where(analyses.c.table_id == wanted.table_id).with_for_update()
                found = (await connection.execute(asked)).first()
                if found is None:
                    columns = {name: getattr(wanted, name) for name in AnalysisRow.__slots__}
                    await connection.execute(insert(analyses), columns)
                    return True
                busy = found.status == "running" and found.process != wanted.process and found.at >= oldest
                if found.status == "done" or busy:
                    return False
                mine = {"status": "running", "process": wanted.process, "at": wanted.at}
                await connection.execute(update(analyses).where(analyses.c.table_id == wanted.table_id).values(mine))
                return True
        except IntegrityError:  # another process claimed it first
            return False

    async def add_parts(self, table_id: str, process: str, parts: Sequence[tuple[int, str]], now: float) -> None:
        """Record a heartbeat for a running analysis, and store its new partial results, if any.

        Raise Conflict if the analysis was stopped, or if another process has taken it over.
        """
        async with self.writer.transaction() as connection:
            await self._change(connection, table_id, process, at=now)
            rows = [{"table_id": table_id, "number": number, "data": data} for number, data in parts]
            if rows:
                await connection.execute(insert(analysis_parts), rows)

    async def finish(self, table_id: str, process: str, found: tuple[str, str], now: float) -> None:
        """Store the final result of an analysis and its list of mistakes, and delete the partial results.

        Raise Conflict if the analysis was stopped, or if another process has taken it over.
        """
        result, mistakes = found
        async with self.writer.transaction() as connection:
            await self._change(connection, table_id, process, status="done", result=result, mistakes=mistakes, at=now)
            await connection.execute(delete(analysis_parts).where(analysis_parts.c.table_id == table_id))

    async def end(self, table_id: str, status: str) -> None:
        """Mark a running analysis as stopped or failed, and keep its partial results."""
        running = (analyses.c.table_id == table_id, analyses.c.status == "running")
        async with self.writer.transaction() as connection:
            await connection.execute(update(analyses).where(*running).values(status=status))

    async def abandoned(self, process: str, oldest: float) -> list[AnalysisRow]:
        """Return analyses that are marked as running in another process but have had no heartbeat since `oldest`."""
        lost = (analyses.c.status == "running", analyses.c.process != process, analyses.c.at < oldest)
        async with self.engine.connect() as connection:
            return [AnalysisRow(*row) for row in await connection.execute(select(analyses).where(*lost))]

    async def list_mistakes(self, guest: str, limit: int) -> list[tuple[str, int, str]]:
        """Return (table id, seat, mistakes) for each of a guest's analysed games, most recently analysed first.

        Games that the guest has hidden are left out.
        """
        out = select(hidden.c.table_id).where(hidden.c.guest == guest)
        query = (
            select(analyses.c.table_id, seats.c.seat, analyses.c.mistakes)
            .join(seats, seats.c.table_id == analyses.c.table_id)
            .where(seats.c.guest == guest, analyses.c.status == "done", analyses.c.table_id.not_in(out))
            .order_by(analyses.c.at.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [(row.table_id, row.seat, row.mistakes) for row in await connection.execute(query)]

    @staticmethod
    async def _change(connection: Any, table_id: str, process: str, **values: Any) -> None:
        mine = (analyses.c.table_id == table_id, analyses.c.process == process, analyses.c.status == "running")
        if (await connection.execute(update(analyses).where(*mine).values(values))).rowcount != 1:
            raise Conflict
