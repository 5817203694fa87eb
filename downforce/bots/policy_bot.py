"""The class behind most shipped bots. It guesses the hidden information and lets a policy choose the action.

Searches run as compiled code where possible.
"""

import copy
import functools
import time
from collections.abc import Sequence
from typing import Any

from .. import compiled
from ..record import notation
from ..rng import Rng, draw_deal, seed_rng
from ..rules.engine import begin
from ..rules.errors import OptionError
from ..rules.model import Deal, State
from ..rules.names import MAX_LEGAL
from ..rules.setup.options import Options
from ..rules.setup.ruleset import Ruleset
from ..rules.views.shapes import View
from .policy import (
    betting,
    bidding,
    decide,
    determinize,
    evaluate,
    features,
    forecast,
    greedy,
    heuristics,
    marginal_value,
    rollout,
    search,
    value_network,
    weights,
)
from .policy.scratch import Scratch
from .policy.weights import BY_MONEY, Weights, with_weights
from .policy.workspace import STATES, STATES_WITHOUT_SEARCH, Workspace
from .safe_choice import check_legal, log_failure
from .state_from_view import state_from_view
from .warm_up import Pace, WarmUp

MODULES = (
    *(weights, evaluate, forecast, features, value_network, marginal_value, heuristics, greedy),
    *(bidding, betting, determinize, rollout, search, decide),
)
INTERPRETED_SLOWDOWN = 50  # without numba, searches make this many times fewer playouts


class PolicyBot:
    """A bot that plays one seat, with a style and strength given by its weights.

    A search takes at most about `seconds` seconds. If `seconds` is None, it runs `weights.playouts` playouts instead.
    """

    def __init__(self, name: str, weights: Weights, seconds: float | None = None) -> None:
        self.name = name
        self.weights = weights
        self.seconds = seconds
        self.rulesets: list[Ruleset] = []

    def sit(self, rulesets: list[Ruleset]) -> None:
        """Remember the rulesets for the game, and start compiling the search in the background.

        This call is required only if the game uses a track or deck that is not shipped with the package.
        """
        self.rulesets = rulesets
        if self.weights.playouts and self.seconds and compiled.AVAILABLE:
            warm_up().begin()

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        if len(legal) == 1:
            return legal[0]
        ruleset, seat = self.ruleset_for(seen), seen["seat"]
        assert seat is not None, "a spectator chooses nothing"
        # guess with a copy, so that guessing does not advance the generator used for the choice
        state = state_from_view(ruleset, seen, copy.deepcopy(rng))
        action = think(state, ruleset, seat, self.weights, rng, self.seconds)
        with log_failure(self.name):
            return check_legal(notation.write(ruleset, state, action), legal)
        return legal[0]

    def ruleset_for(self, seen: View) -> Ruleset:
        """Return the ruleset for the race shown in the view."""
        if self.rulesets:
            rulesets = self.rulesets
        else:
            rulesets = shipped_rulesets(tuple((key, freeze(value)) for key, value in seen["options"].items()))
        return rulesets[int(seen["race"]) - 1]


def freeze(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@functools.cache
def shipped_rulesets(options: tuple[tuple[str, Any], ...]) -> list[Ruleset]:
    from ..rulesets import choose_rulesets  # deferred: this loads and draws tracks, which is not needed to list bots

    try:
        return choose_rulesets(Options.read(dict(options)))
    except OptionError as error:
        raise OptionError(f"{error}; a bot must `sit` down to a track or deck that is not shipped") from None


def think(state: State, ruleset: Ruleset, seat: int, weights: Weights, rng: Rng, seconds: float | None = None) -> int:
    """Return the action that a bot with the given weights chooses for one decision.

    Searches use the compiled rules. Decisions without a search are interpreted, which is fast enough.
    """
    kind = decide.question_kind(state)
    mine = copy.copy(weights)
    if not weights.searched & kind:
        mine.playouts = 0
    if mine.playouts and compiled.AVAILABLE:
        if seconds is None:
            warm_up().wait()
            return think_compiled(state, ruleset, seat, mine, rng)[0]
        warm_up().begin()
        if warm_up().is_ready():
            return think_in_time(state, ruleset, seat, mine, rng, seconds)
        mine.playouts = 0  # decide without a search until it is compiled
    mine.playouts //= INTERPRETED_SLOWDOWN
    count = STATES if mine.playouts else STATES_WITHOUT_SEARCH
    states = [state, *(State() for _ in range(1, count))]
    work = Workspace(states, ruleset.board, Deal(), [rng], [mine], scratch(), [0] * MAX_LEGAL)
    return decide.choose_action(work, seat, mine, rng)


def think_in_time(state: State, ruleset: Ruleset, seat: int, weights: Weights, rng: Rng, seconds: float) -> int:
    """Search with as many playouts as are likely to fit into `seconds`, and return the chosen action.

    The number of playouts is based on the speed of earlier searches for the same kind of decision.
    """
    kind = decide.question_kind(state), state.bets_made
    weights.playouts = pace().playouts(kind, seconds)
    begun = time.perf_counter()
    action, playouts = think_compiled(state, ruleset, seat, weights, rng)
    pace().note(kind, playouts, time.perf_counter() - begun)
    return action


@functools.cache
def scratch() -> Scratch:
    return Scratch()


@functools.cache
def pace() -> Pace:
    return Pace()


@functools.cache
def warm_up() -> WarmUp:
    return WarmUp(search_once)


def search_once() -> None:
    """Run a short search in a made-up race, so that the code for real searches gets compiled."""
    ruleset = shipped_rulesets((("players", 4),))[0]
    state, rng, deal = State(), Rng(), Deal()
    seed_rng(rng, 0)
    draw_deal(rng, ruleset.board, deal)
    begin(state, ruleset.board, deal)
    think_compiled(state, ruleset, 0, with_weights(model=BY_MONEY, playouts=1), rng)


@functools.cache
def blank_scratch() -> Any:
    """Return an empty scratch record (working memory) that is copied for each decision.

    Each thread needs a record of its own, and copying is faster than converting the network weights again.
    """
    return compiled.to_records(Scratch())


def think_compiled(state: State, ruleset: Ruleset, seat: int, weights: Weights, rng: Rng) -> tuple[int, int]:
    """Search with the compiled rules. Return the chosen action and the number of playouts made."""
    import numpy as np

    kernel = compiled.kernel(*MODULES)
    states = compiled.to_records(State(), STATES)
    states[0] = compiled.to_records(state)[0]
    board, deal = (compiled.to_records(thing)[0] for thing in (ruleset.board, Deal()))
    rngs, records = compiled.to_records(rng), compiled.to_records(weights)
    out: Any = np.zeros(MAX_LEGAL, np.int64)
    work = Workspace(states, board, deal, rngs, records, blank_scratch().copy()[0], out)
    action = kernel.choose_action(work, seat, records[0], rngs[0])
    compiled.from_record(rngs[0], rng)
    return int(action), int(work.scratch["playouts_made"])  # type: ignore[index]
