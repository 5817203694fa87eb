"""Advice from the coach: a hint before a choice, a verdict after it, and what each car in the auction is worth.

All advice is based only on what the player can see. If numba is not installed, the coach runs fewer playouts (simulated
continuations of the game).
"""

from ..bots import BOTS
from ..bots.policy.bidding import highest_bid
from ..bots.policy_bot import think
from ..record import notation
from ..rng import Rng, seed_rng
from ..rules.errors import IllegalAction
from ..rules.names import COLOURS, NO_POWER
from ..rules.setup.ruleset import Ruleset
from ..rules.views.hand_strength import hand_strengths
from ..rules.views.shapes import View
from . import verdicts
from .bet_odds import car_odds
from .decision import build_decision, is_trivial, lot_worth, own_values, ranked_candidates, win_probabilities
from .judge import Judge, Judged
from .reasons import explain
from .shapes import Decision, Facts, Focus, Hint, LotWorth, Reason

PLAYOUTS = 2000
OBVIOUS = "pro"  # the bot whose quick choice counts as the obvious one
# What cars sell for on average among four pros, by place on the starting grid, the marked place first. Measured by
# `python -m tools.experiments.prices pro --games 600 --seed 92000000`; fewer than one car in five costs more than 2.
USUAL_PRICES = (5.4, 2.2, 1.5, 1.6, 1.6, 1.5)


def hint(ruleset: Ruleset, seen: View, *, playouts: int = PLAYOUTS, seed: int = 0) -> Hint | None:
    """Return a hint for a seat that must choose an action, or None if only one action is possible.

    Raise IllegalAction if the game is not waiting for this seat.
    """
    if seen["seat"] not in seen["waiting"] or seen["asks"] is None:
        raise IllegalAction(f"seat {seen['seat']} is not asked now; the game waits for seat {seen['waiting']}")
    judge = Judge([ruleset] * seen["race"], playouts, seed)
    judged = judge.judge_view(ruleset, seen, None, 0)
    if judged is None:
        return None
    probabilities, trivial = win_probabilities(judged), is_trivial(judged)
    best = judged.picked[verdicts.best_candidate(own_values(judged))]
    cars = car_odds(judge, judged, best, probabilities)
    other = None if trivial else obvious_choice(judged, probabilities, best, seed)
    worth = lot_worth(judged.amounts, probabilities)
    reason, consequence = (None, None) if other is None else explain(judge, judged, other, best, worth, cars)
    return {
        "asks": seen["asks"],
        "look": choose_focus(judged, seen, judged.names[best], reason),
        "best": judged.names[best],
        "obvious": None if other is None else judged.names[other],
        "reason": reason,
        "consequence": consequence,
        "candidates": ranked_candidates(judged, probabilities),
        "trivial": trivial,
        "cars": cars,
    }


def obvious_choice(judged: Judged, probabilities: list[float], best: int, seed: int) -> int | None:
    """Return a tempting choice that is clearly worse than the best one, or None if there is no such choice.

    If a pro bot's quick choice is clearly worse, return that choice. Otherwise, return the best of the clearly worse
    choices.
    """
    rng = Rng()
    seed_rng(rng, seed)
    action = think(judged.state, judged.ruleset, judged.seat, BOTS[OBVIOUS].weights, rng)
    text = notation.write(judged.ruleset, judged.state, action)
    worse = [arm for arm, value in enumerate(probabilities) if probabilities[best] - value > verdicts.TRIVIAL]
    at_sight = [arm for arm in worse if judged.names[arm] == text]
    return max(at_sight or worse, key=lambda arm: probabilities[arm], default=None)


def choose_focus(judged: Judged, seen: View, best: str, reason: Reason | None) -> Focus:
    """Return the part of a hint that says what the player should look at first.

    For decisions about cards and moves, this is the car mentioned in the reason for the hint, if any. Otherwise, it is
    the subject of the decision, such as the car being auctioned.
    """
    state, seat = judged.state, judged.seat
    asks = seen["asks"]
    if asks == "bid" and seen["lot"]:
        car = seen["lot"]["car"]
        strength = hand_strengths(seen["hands"][seat])[car]
        return {"key": "lot", "facts": {"car": car, "hand": strength["sum"], "wild": strength["wild"]}}
    if asks == "keep":
        return {"key": "powers", "facts": {}}
    facts: Facts = reason["facts"] if reason else {}
    if asks == "bet":
        return {"key": "bets", "facts": {"car": best[-1]}}  # type: ignore[typeddict-item]
    if "car" in facts:
        number = COLOURS.index(facts["car"])
        wanted = state.owner[number] == seat or number in state.bet[seat]
        return {"key": "own-car" if wanted else "rival-car", "facts": {"car": facts["car"]}}
    if asks == "wild":
        return {"key": "wild", "facts": {"steps": state.speed}}
    if asks in ("move", "bonus", "go"):
        return {"key": "ends", "facts": {"car": COLOURS[state.car]}}
    own = [car for car in seen["order"] if seen["cars"][car]["owner"] == seat and not seen["cars"][car]["place"]]
    return {"key": "own-car", "facts": {"car": (own or seen["order"])[0]}}


def judge_choice(
    ruleset: Ruleset, seen: View, text: str, *, playouts: int = PLAYOUTS, seed: int = 0, number: int = 0
) -> Decision | None:
    """Return the verdict on a seat's choice, or None if only one action was possible.

    The choice is judged only by what the seat could see before making it.
    """
    judge = Judge([ruleset] * seen["race"], playouts, seed)
    judged = judge.judge_view(ruleset, seen, text, number)
    return None if judged is None else build_decision(judge, judged, number, text)


def hand_worth(ruleset: Ruleset, seen: View, *, playouts: int = PLAYOUTS, seed: int = 0) -> list[LotWorth]:
    """Return, for each unsold car, the highest price that the seat should pay for it.

    The car being auctioned comes first. Outside the auction, return an empty list.
    """
    seat, lot = seen["seat"], seen["lot"]
    if seat is None or lot is None:
        return []
    judge = Judge([ruleset] * seen["race"], playouts, seed)
    judged = judge.judge_view(ruleset, seen, None, 0)
    at_once = None if judged is None else lot_worth(judged.amounts, win_probabilities(judged))
    strengths = hand_strengths(seen["hands"][seat])
    found: list[LotWorth] = []
    for car, about in seen["cars"].items():
        if about["owner"] is not None:
            continue
        letter = COLOURS[COLOURS.index(car)]
        offered = letter == lot["car"]
        found.append(
            {
                "car": letter,
                "offered": offered,
                "power": lot["power"] if offered else None,
                "worth": at_once
                if offered and at_once is not None
                else worth_by_hand(ruleset, judged, letter, offered),
                "hand": strengths[letter]["sum"],
                "wild": strengths[letter]["wild"],
                "grid": seen["grid"].index(letter) + 1,
                "usual": round(USUAL_PRICES[seen["grid"].index(letter)]),
            }
        )
    return sorted(found, key=lambda one: (not one["offered"], -one["worth"], one["grid"]))


def worth_by_hand(ruleset: Ruleset, judged: Judged | None, letter: str, offered: bool) -> int:
    """Return a pro bot's quick estimate of a car's worth, based on the seat's hand and the car's grid position.

    If the car is currently being auctioned, the estimate includes the power sold with it.
    """
    if judged is None:
        return 0
    state = judged.state
    original = state.lot_car[state.lot], state.lot_power[state.lot]
    state.lot_car[state.lot] = COLOURS.index(letter)
    state.lot_power[state.lot] = original[1] if offered else NO_POWER
    worth = max(0, highest_bid(state, ruleset.board, judged.seat, BOTS[OBVIOUS].weights, 0))
    state.lot_car[state.lot], state.lot_power[state.lot] = original
    return worth
