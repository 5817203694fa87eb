"""A bot that guesses what its view hides and lets a policy choose: compiled where it pays, else as it stands."""

import copy
import functools
import logging
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
from .policy.search import SPARE
from .policy.weights import BY_MONEY, Weights, with_weights
from .state_from_view import state_from_view
from .warm_up import Pace, WarmUp

MODULES = (
    *(weights, evaluate, forecast, features, value_network, marginal_value, heuristics, greedy),
    *(bidding, betting, determinize, rollout, search, decide),
)
EXTRA_STATES = SPARE + 1
SLOWER = 50  # without numba a search makes so many times fewer playouts
log = logging.getLogger(__name__)


class PolicyBot:
    """Plays one seat by its weights. A search has a budget: so many `seconds`, or without them `weights.playouts`."""

    def __init__(self, name: str, weights: Weights, seconds: float | None = None) -> None:
        self.name = name
        self.weights = weights
        self.seconds = seconds
        self.rulesets: list[Ruleset] = []

    def sit(self, rulesets: list[Ruleset]) -> None:
        """Learn the rulesets (needed only for tracks and decks that are not shipped) and warm up the search."""
        self.rulesets = rulesets
        if self.weights.playouts and self.seconds and compiled.AVAILABLE:
            warm_up().begin()

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        if len(legal) == 1:
            return legal[0]
        ruleset, seat = self.ruleset_of(seen), seen["seat"]
        assert seat is not None, "a spectator chooses nothing"
        s = state_from_view(ruleset, seen, copy.deepcopy(rng))  # a copy: `rng` is for the choice
        action = think(s, ruleset, seat, self.weights, rng, self.seconds)
        text = notation.write(ruleset, s, action)
        if text not in legal:  # a bug of ours must not stop a game
            log.error("%s chose %r, which is not legal; taking %r", self.name, text, legal[0])
            return legal[0]
        return text

    def ruleset_of(self, seen: View) -> Ruleset:
        if self.rulesets:
            rulesets = self.rulesets
        else:
            rulesets = shipped_tables(tuple((key, freeze(value)) for key, value in seen["options"].items()))
        return rulesets[int(seen["race"]) - 1]


def freeze(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@functools.cache
def shipped_tables(options: tuple[tuple[str, Any], ...]) -> list[Ruleset]:
    from ..rulesets import choose_rulesets  # reads and draws tracks; whoever only lists bots needs none

    try:
        return choose_rulesets(Options.read(dict(options)))
    except OptionError as error:
        raise OptionError(f"{error}; a bot must `sit` down to a track or deck that is not shipped") from None


def think(s: State, ruleset: Ruleset, seat: int, weights: Weights, rng: Rng, seconds: float | None = None) -> int:
    """One decision. Greedy ones are quick enough as they stand; a search is worth a trip to the compiled rules."""
    kind = decide.kind_of_question(s)
    mine = copy.copy(weights)
    if not weights.searched & kind:
        mine.playouts = 0
    if mine.playouts and compiled.AVAILABLE:
        if seconds is None:
            warm_up().wait()
            return think_compiled(s, ruleset, seat, mine, rng)[0]
        warm_up().begin()
        if warm_up().is_ready():
            return think_in_time(s, ruleset, seat, mine, rng, seconds)
        mine.playouts = 0  # until the search is compiled, choose without it
    mine.playouts //= SLOWER
    w = [s, *(State() for _ in range(EXTRA_STATES if mine.playouts else 1))]
    return decide.choose_action(w, 0, ruleset.board, seat, mine, scratch(), rng, Deal(), [0] * MAX_LEGAL)


def think_in_time(s: State, ruleset: Ruleset, seat: int, weights: Weights, rng: Rng, seconds: float) -> int:
    """As many playouts as fit the time, measured on earlier questions of this kind in this process."""
    kind = decide.kind_of_question(s), s.bets_made
    weights.playouts = pace().playouts(kind, seconds)
    begun = time.perf_counter()
    action, made = think_compiled(s, ruleset, seat, weights, rng)
    pace().note(kind, made, time.perf_counter() - begun)
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
    """A short search in a race that nobody plays: the same types, so the same compiled code."""
    ruleset = shipped_tables((("players", 4),))[0]
    s, rng, deal = State(), Rng(), Deal()
    seed_rng(rng, 0)
    draw_deal(rng, ruleset.board, deal)
    begin(s, ruleset.board, deal)
    think_compiled(s, ruleset, 0, with_weights(model=BY_MONEY, playouts=1), rng)


@functools.cache
def blank_scratch() -> Any:
    """To be copied, since several may think at once; laying out the network's numbers takes longer than that."""
    return compiled.to_records(Scratch())


def think_compiled(s: State, ruleset: Ruleset, seat: int, weights: Weights, rng: Rng) -> tuple[int, int]:
    """The action, and how many playouts were made for it."""
    import numpy as np

    kernel = compiled.kernel(*MODULES)
    w = compiled.to_records(State(), EXTRA_STATES + 1)
    w[0] = compiled.to_records(s)[0]
    board, record, generator, deal = (compiled.to_records(thing)[0] for thing in (ruleset.board, weights, rng, Deal()))
    scratch = blank_scratch().copy()[0]
    action = kernel.choose_action(w, 0, board, seat, record, scratch, generator, deal, np.zeros(MAX_LEGAL, np.int64))
    compiled.from_record(generator, rng)
    return int(action), int(scratch["made"])
