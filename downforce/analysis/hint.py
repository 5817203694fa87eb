"""What a coach says: where to look, what to do, why; a word after a choice; what a car is worth in a hand.

All of it from a view, so nobody is told more than they could know. Without numba there are fewer playouts.
"""

from ..bots import BOTS
from ..bots.policy.bidding import highest_bid
from ..bots.policy_bot import think
from ..offers.hand_strength import strength
from ..record import notation
from ..rng import Rng, seed_rng
from ..rules.errors import IllegalAction
from ..rules.names import COLOURS, NO_POWER
from ..rules.setup.ruleset import Ruleset
from ..rules.views.shapes import View
from . import verdicts
from .decision import candidates, chances_of, decision, is_trivial, own_values, worth_of_lot
from .judge import Judge, Judged
from .odds import odds_of_bet
from .reasons import find_reason
from .shapes import Decision, Facts, Hint, Look, LotWorth, Reason

PLAYOUTS = 2000
OBVIOUS = "pro"  # what it does at first sight is what one might do


def hint(ruleset: Ruleset, seen: View, *, playouts: int = PLAYOUTS, seed: int = 0) -> Hint | None:
    """For a seat that must choose; None where there is nothing to choose."""
    if seen["seat"] not in seen["waiting"] or seen["asks"] is None:
        raise IllegalAction(f"seat {seen['seat']} is not asked now; the game waits for seat {seen['waiting']}")
    judge = Judge([ruleset] * seen["race"], playouts, seed)
    judged = judge.judge_view(ruleset, seen, None, 0)
    if judged is None:
        return None
    chances, trivial = chances_of(judged), is_trivial(judged)
    best = judged.picked[verdicts.best_of(own_values(judged))]
    cars = odds_of_bet(judge, judged, best, chances)
    other = None if trivial else obvious(judged, chances, best, seed)
    worth = worth_of_lot(judged.amounts, chances)
    reason = None if other is None else find_reason(judge, judged, other, best, worth, cars)
    return {
        "asks": seen["asks"],
        "look": where_to_look(judged, seen, judged.names[best], reason),
        "best": judged.names[best],
        "obvious": None if other is None else judged.names[other],
        "reason": reason,
        "candidates": candidates(judged, chances),
        "trivial": trivial,
        "cars": cars,
    }


def obvious(judged: Judged, chances: list[float], best: int, seed: int) -> int | None:
    """What one would do at first sight, if that is worse; else the best of those that are."""
    rng = Rng()
    seed_rng(rng, seed)
    action = think(judged.state, judged.ruleset, judged.seat, BOTS[OBVIOUS].weights, rng)
    text = notation.write(judged.ruleset, judged.state, action)
    worse = [arm for arm, value in enumerate(chances) if chances[best] - value > verdicts.TRIVIAL]
    at_sight = [arm for arm in worse if judged.names[arm] == text]
    return max(at_sight or worse, key=lambda arm: chances[arm], default=None)


def where_to_look(judged: Judged, seen: View, best: str, reason: Reason | None) -> Look:
    """At the car that the reason is about, or else at what the question is about."""
    s, seat = judged.state, judged.seat
    asks = seen["asks"]
    if asks == "bid" and seen["lot"]:
        car = seen["lot"]["car"]
        hand, wild = strength(seen["hands"][seat], car)
        return {"key": "lot", "facts": {"car": car, "hand": hand, "wild": wild}}
    if asks == "keep":
        return {"key": "powers", "facts": {}}
    facts: Facts = reason["facts"] if reason else {}
    if asks == "bet":
        return {"key": "bets", "facts": {"car": best[-1]}}  # type: ignore[typeddict-item]
    if "car" in facts:
        number = COLOURS.index(facts["car"])
        wanted = s.owner[number] == seat or number in s.bet[seat]
        return {"key": "own-car" if wanted else "rival-car", "facts": {"car": facts["car"]}}
    if asks == "wild":
        return {"key": "wild", "facts": {"steps": s.speed}}
    if asks in ("move", "bonus", "go"):
        return {"key": "ends", "facts": {"car": COLOURS[s.car]}}
    own = [car for car in seen["order"] if seen["cars"][car]["owner"] == seat and not seen["cars"][car]["place"]]
    return {"key": "own-car", "facts": {"car": (own or seen["order"])[0]}}


def word_after(
    ruleset: Ruleset, seen: View, text: str, *, playouts: int = PLAYOUTS, seed: int = 0, number: int = 0
) -> Decision | None:
    """The verdict on a choice, by the view before it; None where there was nothing to choose."""
    judge = Judge([ruleset] * seen["race"], playouts, seed)
    judged = judge.judge_view(ruleset, seen, text, number)
    return None if judged is None else decision(judge, judged, number, text)


def hand_worth(ruleset: Ruleset, seen: View, *, playouts: int = PLAYOUTS, seed: int = 0) -> list[LotWorth]:
    """In the auction: up to what price every car that is not sold yet is worth having, the one on offer first."""
    seat, lot = seen["seat"], seen["lot"]
    if seat is None or lot is None:
        return []
    judge = Judge([ruleset] * seen["race"], playouts, seed)
    judged = judge.judge_view(ruleset, seen, None, 0)
    at_once = None if judged is None else worth_of_lot(judged.amounts, chances_of(judged))
    found: list[LotWorth] = []
    for car, about in seen["cars"].items():
        if about["owner"] is not None:
            continue
        letter = COLOURS[COLOURS.index(car)]
        offered = letter == lot["car"]
        hand, wild = strength(seen["hands"][seat], letter)
        found.append(
            {
                "car": letter,
                "offered": offered,
                "power": lot["power"] if offered else None,
                "worth": at_once if offered and at_once is not None else by_hand(ruleset, judged, letter, offered),
                "hand": hand,
                "wild": wild,
                "grid": seen["grid"].index(letter) + 1,
            }
        )
    return sorted(found, key=lambda one: (not one["offered"], -one["worth"], one["grid"]))


def by_hand(ruleset: Ruleset, judged: Judged | None, letter: str, offered: bool) -> int:
    """As a pro would value it at sight: the hand, the place on the grid, and the power of the lot on offer."""
    if judged is None:
        return 0
    s = judged.state
    kept = s.lot_car[s.lot], s.lot_power[s.lot]
    s.lot_car[s.lot] = COLOURS.index(letter)
    s.lot_power[s.lot] = kept[1] if offered else NO_POWER
    worth = max(0, highest_bid(s, ruleset.board, judged.seat, BOTS[OBVIOUS].weights))
    s.lot_car[s.lot], s.lot_power[s.lot] = kept
    return worth
