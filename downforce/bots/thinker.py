"""A bot that guesses what its view hides and lets a policy choose: compiled where it pays, else as it stands."""

import copy
import functools
import logging
from collections.abc import Sequence
from typing import Any

from .. import compiled
from ..chance import Chance
from ..record import notation
from ..rules.errors import OptionError
from ..rules.model import Deal, State
from ..rules.names import MAX_LEGAL
from ..rules.options import Options
from ..rules.table import Table
from ..tables import set_tables
from . import bidding, greedy, imagine, outlook, policy, quick, rollout, search
from . import manner as manners
from .guess import guess
from .manner import Manner, Thought
from .search import FIRST_ARM, MAX_ARMS

MODULES = (manners, outlook, quick, greedy, bidding, imagine, rollout, search, policy)
SCRATCH = FIRST_ARM + MAX_ARMS + 1
SLOWER = 50  # without numba a search makes so many times fewer playouts
log = logging.getLogger(__name__)


class Thinker:
    """Plays one seat in one manner."""

    def __init__(self, name: str, manner: Manner) -> None:
        self.name = name
        self.manner = manner
        self.tables: list[Table] = []

    def sit(self, tables: list[Table]) -> None:
        """Learn what is played on; needed only for tracks and decks that are not shipped."""
        self.tables = tables

    def choose(self, seen: dict[str, Any], legal: Sequence[str], chance: Chance) -> str:
        if len(legal) == 1:
            return legal[0]
        table = self.table_of(seen)
        s = guess(table, seen, chance)
        action = think(s, table, seen["seat"], self.manner, chance)
        text = notation.write(table, s, action)
        if text not in legal:  # a bug of ours must not stop a game
            log.error("%s chose %r, which is not legal; taking %r", self.name, text, legal[0])
            return legal[0]
        return text

    def table_of(self, seen: dict[str, Any]) -> Table:
        if self.tables:
            tables = self.tables
        else:
            tables = shipped_tables(tuple((key, freeze(value)) for key, value in seen["options"].items()))
        return tables[int(seen["race"]) - 1]


def freeze(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@functools.cache
def shipped_tables(options: tuple[tuple[str, Any], ...]) -> list[Table]:
    try:
        return set_tables(Options.read(dict(options)))
    except OptionError as error:
        raise OptionError(f"{error}; a bot must `sit` at a table that is not shipped") from None


def think(s: State, table: Table, seat: int, manner: Manner, chance: Chance) -> int:
    """One decision. Greedy ones are quick enough as they stand; a search is worth a trip to the compiled rules."""
    searches = manner.playouts and manner.searched & policy.kind_of_question(s)
    if searches and compiled.AVAILABLE:
        return think_compiled(s, table, seat, manner, chance)
    slower = copy.copy(manner)
    slower.playouts = manner.playouts // SLOWER
    w = [s, *(State() for _ in range(SCRATCH if slower.playouts else 1))]
    return policy.choose_action(w, 0, table.board, seat, slower, thought(), chance, Deal(), [0] * MAX_LEGAL)


@functools.cache
def thought() -> Thought:
    return Thought()


def think_compiled(s: State, table: Table, seat: int, manner: Manner, chance: Chance) -> int:
    import numpy as np

    kernel = compiled.kernel(*MODULES)
    w = compiled.to_records(State(), SCRATCH + 1)
    w[0] = compiled.to_records(s)[0]
    board, of_manner, mind, generator, deal = (
        compiled.to_records(thing)[0] for thing in (table.board, manner, Thought(), chance, Deal())
    )
    action = kernel.choose_action(w, 0, board, seat, of_manner, mind, generator, deal, np.zeros(MAX_LEGAL, np.int64))
    compiled.from_record(generator, chance)
    return int(action)
