"""What a game between bots works on, laid out for the rules as they run here: compiled, or as they stand."""

import copy
import functools
from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

from .. import compiled
from ..bots import BOTS
from ..bots.manner import Manner, Thought
from ..bots.thinker import SCRATCH
from ..chance import Chance
from ..rules.model import Deal, State
from ..rules.names import MAX_LEGAL, MAX_PLAYERS
from ..rules.options import Options
from ..rules.table import Table
from ..tables import set_tables


def lay(table: Table, manners: list[Manner]) -> tuple[Any, ...]:
    """The first seven arguments of `play_match` and its kind: states, board, deal, chances, manners, thought, list.

    For many games manners may be those of one game after another (`of_game`).
    """
    if not compiled.AVAILABLE:
        states, chances = [State() for _ in range(SCRATCH + 1)], [Chance() for _ in range(1 + MAX_PLAYERS)]
        return states, table.board, Deal(), chances, manners, Thought(), [0] * MAX_LEGAL
    import numpy as np

    states, chances, deal, thought, out = scratch()
    number = {manner: i for i, manner in enumerate(dict.fromkeys(manners))}  # each is laid out once: that takes time
    seated = np.concatenate([compiled.to_records(manner) for manner in number])[[number[one] for one in manners]]
    return states, board_record(table), deal, chances, seated, thought, out


@functools.cache
def scratch() -> tuple[Any, ...]:
    """Used again by every game of a process: a game begins by clearing it."""
    import numpy as np

    states, chances = compiled.to_records(State(), SCRATCH + 1), compiled.to_records(Chance(), 1 + MAX_PLAYERS)
    deal, thought = compiled.to_records(Deal())[0], compiled.to_records(Thought())[0]
    return states, chances, deal, thought, np.zeros(MAX_LEGAL, np.int64)


@functools.lru_cache(8)
def board_record(table: Table) -> Any:
    return compiled.to_records(table.board)[0]


def functions(*modules: ModuleType) -> Any:
    """The functions of these modules as they run here."""
    return compiled.kernel(*modules) if compiled.AVAILABLE else as_they_stand(*modules)


@functools.cache
def as_they_stand(*modules: ModuleType) -> SimpleNamespace:
    return SimpleNamespace(**{name: one for module in modules for name, one in compiled.own_functions(module)})


def sums_of(thing: Any) -> Any:
    """An object of ints and lists for compiled functions to write into, or itself."""
    return compiled.to_records(thing)[0] if compiled.AVAILABLE else thing


def state_of(states: Any) -> State:
    """The game that was played."""
    if not compiled.AVAILABLE:
        played: State = states[0]
        return played
    s = State()
    compiled.from_record(states[0], s)
    return s


@functools.lru_cache(8)
def table_of(options: Options) -> Table:
    return set_tables(options)[0]


def manners_of(bots: Sequence[str], playouts: int | None = None) -> list[Manner]:
    """Of shipped bots, one after another; those of one name share theirs."""
    known = {name: manner_of(name, playouts) for name in set(bots)}
    return [known[name] for name in bots]


def manner_of(name: str, playouts: int | None = None) -> Manner:
    """A shipped bot's; `playouts` replaces those of one that searches."""
    manner = copy.copy(BOTS[name].manner)
    if playouts is not None and manner.playouts:
        manner.playouts = playouts
    return manner
