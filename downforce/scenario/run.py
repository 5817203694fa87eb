"""Run a scenario: check and play every step, then compare the final state with the expected state."""

import copy
from typing import Any

from ..dealer import SeededDealer
from ..game import Game
from ..rules.errors import IllegalAction, NotationError, brief
from ..rules.names import CARS, COLOURS, OFF_TRACK, POWER_NAMES, REASON_NAMES
from .read import FINISH, OFF, Scenario, Step


def run(scenario: Scenario) -> str | None:
    """Run a scenario and return a description of the first failure, or None if everything is as expected.

    The description is one line of text that says what was expected and what was found.
    """
    game = Game.start(scenario.rulesets, SeededDealer(0), copy.deepcopy(scenario.state))
    for number, step in enumerate(scenario.steps, 1):
        if failure := run_step(game, step):
            return f"step {number}, seat {step.seat}: {failure}"
    found = read_off(game)
    for key, expected in scenario.expect.items():
        if failure := compare(key, expected, found[key]):
            return f"expect {failure}"
    return None


def run_step(game: Game, step: Step) -> str | None:
    """Run one step of a scenario: check the seat's legal actions, and play an action if the step has one.

    Return a description of the failure, or None if the step succeeds.
    """
    legal = game.legal(step.seat)
    if step.legal is not None and sorted(step.legal) != sorted(legal):
        return f"expected exactly {sorted(step.legal)}, found {sorted(legal)}"
    if missing := [action for action in step.has if action not in legal]:
        return f"expected {brief(missing[0])} among the legal ones, found {legal}"
    if wrong := [action for action in step.hasnt if action in legal]:
        return f"expected {brief(wrong[0])} not to be legal, found {legal}"
    if step.do is None:
        return None
    before = copy.deepcopy(vars(game.state))
    try:
        game.play(step.seat, step.do)
    except (IllegalAction, NotationError) as error:
        if not step.refused:
            return f"expected {brief(step.do)} to be legal, found: {error}"
        return None if vars(game.state) == before else f"{brief(step.do)} was refused but changed the game"
    return f"expected {brief(step.do)} to be refused, it was done" if step.refused else None


def read_off(game: Game) -> dict[str, Any]:
    """Return the current state of a game, with the same keys as the `[expect]` table of a scenario file."""
    s, seats = game.state, range(game.state.players)
    outcome = game.outcome
    scores = outcome["scores"] or [] if outcome else []
    return {
        "cars": {COLOURS[car]: where(game, car) for car in range(CARS)},
        "phase": game.phase,
        "waiting": list(game.waiting),
        "finished": game.view(None)["finished"],
        "owners": {COLOURS[car]: s.owner[car] for car in range(CARS)},
        "paid": {COLOURS[car]: s.paid[car] for car in range(CARS)},
        "powers": {str(seat): POWER_NAMES[s.power[seat]] if s.power[seat] >= 0 else None for seat in seats},
        "hands": {str(seat): game.view(seat)["hands"][seat] for seat in seats},
        "lot": {"winner": s.sold_to, "price": s.sold_for},
        "scores": {str(seat): score for seat, score in enumerate(scores)},
        "winners": outcome["winners"] if outcome else [],
        "placed": {COLOURS[car]: s.place[car] for car in range(CARS)},
        "laps": {COLOURS[car]: s.laps[car] for car in range(CARS)},
        "reason": REASON_NAMES[s.reason],
    }


def where(game: Game, car: int) -> str:
    """Return the space that a car is on, "finish" if the car has finished, or "off" if it is not on the track."""
    s = game.state
    if s.position[car] == OFF_TRACK:
        return FINISH if s.place[car] else OFF
    return game.ruleset.track.boxes[s.position[car]].id


def compare(key: str, expected: Any, found: Any) -> str | None:
    """Describe how an expected value differs from the actual value, or return None if they match.

    If the expected value is a table, keys that it does not contain are ignored. The order of cards in a hand and the
    order of seats in a list do not matter.
    """
    if not isinstance(expected, dict):
        same = sorted(expected) == sorted(found) if key in ("waiting", "winners") else expected == found
        return None if same else f"{key}: expected {expected}, found {found}"
    for name, value in expected.items():
        is_, wanted = found.get(name), value
        if key == "hands":
            is_, wanted = sorted(is_), sorted(wanted)
        if is_ != wanted:
            return f"{key}.{name}: expected {wanted}, found {is_}"
    return None
