"""Allocate memory for games between bots, in the form that compiled or interpreted functions require."""

import copy
import functools
from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

from .. import compiled
from ..bots import BOTS
from ..bots.policy.scratch import Scratch
from ..bots.policy.weights import Weights
from ..bots.policy.workspace import STATES, Workspace, new_workspace
from ..rng import Rng
from ..rules.model import Deal, State
from ..rules.names import MAX_LEGAL, MAX_PLAYERS
from ..rules.setup.options import Options
from ..rules.setup.ruleset import Ruleset
from ..rulesets import choose_rulesets


def prepare(ruleset: Ruleset, weights: list[Weights]) -> Workspace:
    """Return a workspace in which bots can play, for compiled or interpreted functions.

    `weights` contains either a single set of weights for all games or one set per game (`first_weights`).
    """
    if not compiled.AVAILABLE:
        return new_workspace(ruleset.board, weights)
    import numpy as np

    states, rngs, deal, scratch, out = buffers()
    number = {one: i for i, one in enumerate(dict.fromkeys(weights))}  # build each record only once, since that is slow
    seated: Any = np.concatenate([compiled.to_records(one) for one in number])[[number[one] for one in weights]]
    return Workspace(states, board_record(ruleset), deal, rngs, seated, scratch, out)


@functools.cache
def buffers() -> tuple[Any, ...]:
    """Return the memory buffers shared by all games in this process. Each game clears the buffers when it begins."""
    import numpy as np

    states, rngs = compiled.to_records(State(), STATES), compiled.to_records(Rng(), 1 + MAX_PLAYERS)
    deal, scratch = compiled.to_records(Deal())[0], compiled.to_records(Scratch())[0]
    return states, rngs, deal, scratch, np.zeros(MAX_LEGAL, np.int64)


@functools.lru_cache(8)
def board_record(ruleset: Ruleset) -> Any:
    return compiled.to_records(ruleset.board)[0]


def functions(*modules: ModuleType) -> Any:
    """Return the functions from the given modules, compiled if numba is available."""
    return compiled.kernel(*modules) if compiled.AVAILABLE else interpreted_functions(*modules)


@functools.cache
def interpreted_functions(*modules: ModuleType) -> SimpleNamespace:
    return SimpleNamespace(**{name: one for module in modules for name, one in compiled.own_functions(module)})


def as_record(thing: Any) -> Any:
    """Convert an object to a record for compiled functions. If numba is not available, return the object unchanged."""
    return compiled.to_records(thing)[0] if compiled.AVAILABLE else thing


def played_state(work: Workspace) -> State:
    """Return the state of the game played in a workspace as a State object."""
    if not compiled.AVAILABLE:
        return work.states[0]
    state = State()
    compiled.from_record(work.states[0], state)
    return state


@functools.lru_cache(8)
def ruleset_for(options: Options) -> Ruleset:
    return choose_rulesets(options)[0]


def seat_weights(bots: Sequence[str], playouts: int | None = None) -> list[Weights]:
    """Return the weights for the named shipped bots, in order. Bots with the same name share one Weights object."""
    known = {name: bot_weights(name, playouts) for name in set(bots)}
    return [known[name] for name in bots]


def bot_weights(name: str, playouts: int | None = None) -> Weights:
    """Return a shipped bot's weights. `playouts` overrides the number of playouts if the bot searches."""
    weights = copy.copy(BOTS[name].weights)
    if playouts is not None and weights.playouts:
        weights.playouts = playouts
    return weights
