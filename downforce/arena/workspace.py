"""The memory that games between bots work on, laid out for the rules as they run here: compiled or interpreted."""

import copy
import functools
from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

from .. import compiled
from ..bots import BOTS
from ..bots.policy.scratch import Scratch
from ..bots.policy.weights import Weights
from ..bots.policy_bot import EXTRA_STATES
from ..rng import Rng
from ..rules.model import Deal, State
from ..rules.names import MAX_LEGAL, MAX_PLAYERS
from ..rules.setup.options import Options
from ..rules.setup.ruleset import Ruleset
from ..rulesets import choose_rulesets


def lay(ruleset: Ruleset, weights: list[Weights]) -> tuple[Any, ...]:
    """The first seven arguments of `play_match` and its kind: states, board, deal, rngs, weights, scratch, list.

    For many games weights may be those of one game after another (`of_game`).
    """
    if not compiled.AVAILABLE:
        states, rngs = [State() for _ in range(EXTRA_STATES + 1)], [Rng() for _ in range(1 + MAX_PLAYERS)]
        return states, ruleset.board, Deal(), rngs, weights, Scratch(), [0] * MAX_LEGAL
    import numpy as np

    states, rngs, deal, scratch, out = buffers()
    number = {one: i for i, one in enumerate(dict.fromkeys(weights))}  # each is laid out once: that takes time
    seated = np.concatenate([compiled.to_records(one) for one in number])[[number[one] for one in weights]]
    return states, board_record(ruleset), deal, rngs, seated, scratch, out


@functools.cache
def buffers() -> tuple[Any, ...]:
    """Shared by all games of a process; each game begins by clearing them."""
    import numpy as np

    states, rngs = compiled.to_records(State(), EXTRA_STATES + 1), compiled.to_records(Rng(), 1 + MAX_PLAYERS)
    deal, scratch = compiled.to_records(Deal())[0], compiled.to_records(Scratch())[0]
    return states, rngs, deal, scratch, np.zeros(MAX_LEGAL, np.int64)


@functools.lru_cache(8)
def board_record(ruleset: Ruleset) -> Any:
    return compiled.to_records(ruleset.board)[0]


def functions(*modules: ModuleType) -> Any:
    """The functions of these modules as they run here."""
    return compiled.kernel(*modules) if compiled.AVAILABLE else as_they_stand(*modules)


@functools.cache
def as_they_stand(*modules: ModuleType) -> SimpleNamespace:
    return SimpleNamespace(**{name: one for module in modules for name, one in compiled.own_functions(module)})


def sums_of(thing: Any) -> Any:
    """A record that compiled functions can write into; the object itself where nothing is compiled."""
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
def ruleset_of(options: Options) -> Ruleset:
    return choose_rulesets(options)[0]


def weights_of_all(bots: Sequence[str], playouts: int | None = None) -> list[Weights]:
    """The weights of shipped bots, one after another; bots of one name share a record."""
    known = {name: weights_of(name, playouts) for name in set(bots)}
    return [known[name] for name in bots]


def weights_of(name: str, playouts: int | None = None) -> Weights:
    """A shipped bot's weights; `playouts` replaces its own number if it searches."""
    weights = copy.copy(BOTS[name].weights)
    if playouts is not None and weights.playouts:
        weights.playouts = playouts
    return weights
