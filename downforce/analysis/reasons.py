"""Explain why one choice is worse than another.

A reason consists of a key, which selects a text in the player's language, and the facts to fill into that text. The
facts follow from the rules, apply to this particular decision and are limited to what the seat could know. If no fact
explains the difference, no reason is given.
"""

from ..rules.names import COLOURS, POWER_NAMES
from ..rules.powers import cards_for_power
from ..rules.views.view_parts import members
from .judge import Judge, Judged
from .played_out import PlayedOut, bid_cause, find_consequence, play_both
from .race_reasons import race_reason
from .shapes import CarOdds, Consequence, Reason

# A win probability that counts as good. A car counts as unlikely if its probability of a place that pays is at most
# this share of the other car's.
GOOD, LITTLE = 0.2, 0.5
CROWD = 0.6  # share of the other players that counts as a crowd
MORE = 1.0  # difference between expected payouts that matters, in money


def explain(
    judge: Judge, judged: Judged, worse: int, better: int, worth: int | None, cars: list[CarOdds]
) -> tuple[Reason | None, Consequence | None]:
    """Return the reason why one candidate action is worse than another, and what it changes in the end.

    `worse` and `better` are the indices of the two candidates. If they are bids, `worth` is the worth of the car being
    auctioned. If they are bets, `cars` lists the odds for each car. Either part is None if none is found.
    """
    verb = judged.names[better].split()[0]
    if verb in ("keep", "bet"):
        return find_reason(judge, judged, worse, better, worth, cars, None), None
    played = play_both(judge, judged, worse, better)
    reason = find_reason(judge, judged, worse, better, worth, cars, played)
    return reason, None if played is None or judged.amounts is not None else find_consequence(played, reason)


def find_reason(
    judge: Judge,
    judged: Judged,
    worse: int,
    better: int,
    worth: int | None,
    cars: list[CarOdds],
    played: PlayedOut | None = None,
) -> Reason | None:
    """Return the reason why one candidate action is worse than another, or None if no reason is found.

    The arguments are those of `explain`; `played` is given if both candidates have been played out.
    """
    verb = judged.names[better].split()[0]
    if judged.amounts is not None:
        amounts = judged.amounts[worse], judged.amounts[better]
        return (bid_cause(played, *amounts) if played else None) or bid_reason(*amounts, worth)
    if verb == "keep":
        return keep_reason(judged, worse, better)
    if verb == "bet":
        return bet_reason(judged, cars, judged.names[worse][-1], judged.names[better][-1])
    return race_reason(judge, judged, worse, better, played)


def bid_reason(bid: int, better: int, worth: int | None) -> Reason | None:
    if worth is not None and bid > worth:
        return {"key": "overbid", "facts": {"amount": bid, "worth": worth}}
    if worth is not None and bid < better <= worth:
        return {"key": "let-go", "facts": {"amount": bid, "worth": worth}}
    if bid > better > 0:
        return {"key": "bid-less", "facts": {"amount": bid, "worth": better}}
    return None


def keep_reason(judged: Judged, worse: int, better: int) -> Reason | None:
    power, instead = (judged.names[arm].split()[1] for arm in (worse, better))
    numbers = [POWER_NAMES.index(name) for name in (power, instead)]
    state, board = judged.state, judged.ruleset.board
    serves, others = (len(members(cards_for_power(state, board, judged.seat, number))) for number in numbers)
    if others <= serves:
        return None
    return {
        "key": "keep",
        "facts": {
            "power": POWER_NAMES[numbers[0]],
            "serves": serves,
            "instead": POWER_NAMES[numbers[1]],
            "instead_serves": others,
        },
    }


def bet_reason(judged: Judged, cars: list[CarOdds], worse: str, better: str) -> Reason | None:
    """Return the first reason that explains why one bet is worse than another, or None if no reason applies.

    The possible reasons are, in this order: the car is unlikely to do well, the seat should have bet on its own car,
    most other players back the car, or another car pays more.
    """
    about = {one["car"]: one for one in cars}
    one, other = (about[COLOURS[COLOURS.index(letter)]] for letter in (worse, better))
    probabilities = [round(100 * car["places"][0]) for car in (one, other)]
    state = judged.state
    own, others_own = (state.owner[COLOURS.index(car["car"])] == judged.seat for car in (one, other))
    if sum(one["places"]) <= LITTLE * sum(other["places"]) and one["pays"] + MORE < other["pays"]:
        return {
            "key": "bet-unlikely",
            "facts": {
                "car": one["car"],
                "chance": round(100 * sum(one["places"])),
                "rival": other["car"],
                "instead_chance": round(100 * sum(other["places"])),
            },
        }
    if others_own and not own and other["places"][0] >= GOOD:
        return {"key": "bet-own", "facts": {"car": other["car"], "chance": probabilities[1]}}
    if one["backed"] >= CROWD * (state.players - 1) and other["backed"] < one["backed"] - LITTLE:
        return {"key": "bet-crowd", "facts": {"car": one["car"], "others": round(one["backed"])}}
    if one["pays"] + MORE < other["pays"]:
        return {
            "key": "bet-payout",
            "facts": {
                "car": one["car"],
                "pays": round(one["pays"], 1),
                "rival": other["car"],
                "instead_pays": round(other["pays"], 1),
            },
        }
    return None
