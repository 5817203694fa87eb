"""Why one choice is worse than another: a key and facts, which are put into words in five languages.

Facts come from the rules, and hold for this very decision, as far as the seat could know. Where none explains the
difference, no reason is given.
"""

from ..rules.names import COLOURS, POWER_NAMES
from ..rules.powers import cards_for_power
from ..rules.views.view import members
from .judge import Judge, Judged
from .race_reasons import race_reason
from .shapes import CarOdds, Reason

GOOD, LITTLE = 0.2, 0.5  # a good chance to come in first; a chance to be paid that is so much smaller than the other
CROWD = 0.6  # of the others
MORE = 1.0  # of money


def find_reason(
    judge: Judge, judged: Judged, worse: int, better: int, worth: int | None, cars: list[CarOdds]
) -> Reason | None:
    """Of two candidates; `worth` and `cars` as the decision has them."""
    verb = judged.names[better].split()[0]
    if judged.amounts is not None:
        return bid_reason(judged.amounts[worse], judged.amounts[better], worth)
    if verb == "keep":
        return keep_reason(judged, worse, better)
    if verb == "bet":
        return bet_reason(judged, cars, judged.names[worse][-1], judged.names[better][-1])
    return race_reason(judge, judged, worse, better)


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
    s, board = judged.state, judged.ruleset.board
    serves, others = (len(members(cards_for_power(s, board, judged.seat, number))) for number in numbers)
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
    """Little chance; else an own car passed over; else what all the others back; else what pays less."""
    about = {one["car"]: one for one in cars}
    one, other = (about[COLOURS[COLOURS.index(letter)]] for letter in (worse, better))
    chances = [round(100 * car["places"][0]) for car in (one, other)]
    s = judged.state
    own, others_own = (s.owner[COLOURS.index(car["car"])] == judged.seat for car in (one, other))
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
        return {"key": "bet-own", "facts": {"car": other["car"], "chance": chances[1]}}
    if one["backed"] >= CROWD * (s.players - 1) and other["backed"] < one["backed"] - LITTLE:
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
