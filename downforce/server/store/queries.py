"""The base class of all groups of database queries."""

from sqlalchemy.ext.asyncio import AsyncEngine

from .writers.writer import Writer


class Queries:
    """A group of database queries on one subject. Queries that only read use the engine, all others the writer."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer
