"""Cached views: each section of a view is made again whenever a field that it depends on has changed."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from downforce.game import Game
from downforce.rules.model import State
from downforce.rules.names import PHASE_NAMES
from downforce.rules.setup.ruleset import Ruleset
from downforce.rules.views.view import EMPTY, SECTIONS, ViewCache, join_sections, public_view
from tests.variants import begin

VARIED: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2},
    {"players": 3, "beginner": ["small-hands"]},
    {"players": 6, "world_tour": True},
]
OTHERS = (0, 1, 2, 3, 4, 5, 40)  # values to put into a field: one or another is possible in each
SEED = 7  # of a game that is decided before it is over


def positions(options: dict[str, Any]) -> Iterator[Game]:
    """Yield a game at several moments of all its phases, also when it is decided, and at its end."""
    game, draw, moments = begin(options, SEED), random.Random(SEED), set[object]()
    while game.waiting:
        seen = game.view(None)
        moment = (seen["race"], seen["asks"], seen["foregone"], len(seen["finished"]))
        if moment not in moments:
            moments.add(moment)
            yield game
        seat = draw.choice(game.waiting)
        game.play(seat, draw.choice(game.legal(seat)))
    yield game


def places(state: State) -> Iterator[tuple[str, Any, Any]]:
    """Yield every place in a state that holds a number: its name, what it is in, and its key there."""
    for name, value in vars(state).items():
        if not isinstance(value, list):
            yield name, vars(state), name
            continue
        for i, item in enumerate(value):
            if isinstance(item, list):
                yield from ((f"{name} {i} {k}", item, k) for k in range(len(item)))
            else:
                yield f"{name} {i}", value, i


def fresh_view(ruleset: Ruleset, state: State) -> Any:
    """Return a view without a cache, or None if there can be no such state."""
    try:
        return public_view(ruleset, state)
    except (IndexError, KeyError):
        return None


@pytest.mark.parametrize("options", VARIED, ids=str)
def test_whatever_changes_in_a_state_the_cached_view_is_the_fresh_one(options: dict[str, Any]) -> None:
    changed = set[str]()
    for game in positions(options):
        ruleset, state, cache = game.ruleset, copy.deepcopy(game.state), ViewCache()
        before = public_view(ruleset, state)
        for name, holder, key in places(state):
            known = holder[key]
            for other in range(len(PHASE_NAMES)) if name == "phase" else OTHERS:
                holder[key] = other
                if other == known or (fresh := fresh_view(ruleset, state)) is None:
                    continue
                holder[key] = known
                assert join_sections(cache.update(ruleset, state), None) == before
                holder[key] = other
                assert join_sections(cache.update(ruleset, state), None) == fresh, (name, known, other)
                changed.add(name)
                if name != "phase" and fresh != before:
                    break
            holder[key] = known
    assert changed == {name for name, _, _ in places(State())}


def test_a_section_stays_while_nothing_that_it_depends_on_changes() -> None:
    game, cache = begin({"players": 4}, 3), ViewCache()
    first = cache.update(game.ruleset, game.state)
    game.play(0, game.legal(0)[0])
    then = cache.update(game.ruleset, game.state)
    same = [section for section, old, new in zip(SECTIONS, first, then, strict=True) if new is old]
    assert {key for section in same for key in section.make(game.ruleset, game.state)} >= {"cars", "hands", "bets"}


def test_no_key_of_a_view_is_made_twice() -> None:
    game = begin({"players": 4}, 3)
    made = [key for section in SECTIONS for key in section.make(game.ruleset, game.state)]
    assert sorted([*made, "seat", "outcome"]) == sorted(EMPTY)
