"""Convert a judged decision to plain data, including the verdict on the chosen action."""

from ..rules.names import Seat
from . import verdicts
from .bet_odds import car_odds
from .judge import Judge, Judged
from .reasons import explain, find_reason
from .shapes import AnalysisKind, AnalysisMark, Candidate, Decision

DIGITS = 4
KINDS: dict[str, AnalysisKind] = {  # by the action's verb; any other verb is a move
    "bid": "auction",
    "pass": "auction",
    "keep": "powers",
    "play": "card",
    "bet": "bet",
}


def analysis_kind(text: str) -> AnalysisKind:
    return KINDS.get(text.split()[0], "move")


def build_decision(judge: Judge, judged: Judged, number: int, text: str) -> Decision:
    """Return the verdict on a chosen action, based on a comparison with the best action.

    The chosen action must be among the judged candidates.
    """
    seat, players = judged.seat, judged.state.players
    own = own_values(judged)
    chosen = judged.picked.index(judged.chosen)
    lost, error = verdicts.loss(own, chosen)
    best = verdicts.best_candidate(own)
    probabilities = win_probabilities(judged)
    trivial = is_trivial(judged)
    worth = lot_worth(judged.amounts, probabilities)
    cars = car_odds(judge, judged, judged.picked[best], probabilities)
    worse = not trivial and lost > 0 and best != chosen
    mark: AnalysisMark = "" if trivial else verdicts.mark(lost, error, players)
    reason, consequence = None, None
    if mark and worse:
        reason, consequence = explain(judge, judged, judged.chosen, judged.picked[best], worth, cars)
    elif worse:  # not sure enough to be worth playing out
        reason = find_reason(judge, judged, judged.chosen, judged.picked[best], worth, cars)
    return {
        "number": number,
        "seat": seat,
        "kind": analysis_kind(text),
        "action": text,
        "best": judged.names[judged.picked[best]],
        "candidates": ranked_candidates(judged, probabilities),
        "chance": round(probabilities[judged.chosen], DIGITS),
        "loss": 0.0 if trivial else round(lost, DIGITS),
        "error": round(error, DIGITS),
        "trivial": trivial,
        "mark": mark,
        "worth": worth,
        "given": gains_of_others(judged, chosen, best, seat, players, trivial),
        "reason": reason,
        "consequence": consequence,
        "cars": cars,
    }


def own_values(judged: Judged) -> list[list[float]]:
    """Return the deciding seat's win probabilities, indexed by simulated game and then by candidate action.

    Only the candidates that were examined closely are included.
    """
    return [[arm[judged.seat] for arm in world] for world in judged.picked_values]


def is_trivial(judged: Judged) -> bool:
    return verdicts.is_trivial([[arm[judged.seat] for arm in world] for world in judged.values])


def win_probabilities(judged: Judged) -> list[float]:
    """Return the deciding seat's win probability for every candidate action.

    Each probability is the average over all simulated games in which the candidate was tried.
    """
    probabilities = verdicts.means([[arm[judged.seat] for arm in world] for world in judged.values])
    for place, probability in zip(judged.picked, verdicts.means(own_values(judged)), strict=True):
        probabilities[place] = probability
    return probabilities


def ranked_candidates(judged: Judged, probabilities: list[float]) -> list[Candidate]:
    """Return all candidate actions with their win probabilities, best first."""
    order = sorted(range(len(probabilities)), key=lambda i: -probabilities[i])
    found: list[Candidate] = []
    for i in order:
        one: Candidate = {"action": judged.names[i], "chance": round(probabilities[i], DIGITS)}
        found.append(one if judged.amounts is None else {**one, "bid": judged.amounts[i]})
    return found


def lot_worth(amounts: list[int] | None, probabilities: list[float]) -> int | None:
    """Return the highest bid that leaves the seat about as well off as passing.

    Compared with passing, this bid may lower the win probability by up to one percentage point. Return None if the seat
    had to bid or if the decision was not about a bid.
    """
    if amounts is None or 0 not in amounts:
        return None
    after_a_pass = probabilities[amounts.index(0)]
    return max(
        amount
        for amount, probability in zip(amounts, probabilities, strict=True)
        if probability >= after_a_pass - verdicts.TRIVIAL
    )


def gains_of_others(judged: Judged, chosen: int, best: int, seat: Seat, players: int, trivial: bool) -> list[float]:
    """Return, for each seat, how much win probability it gained because `seat` did not choose the best action.

    The value for `seat` itself is 0.
    """
    if trivial:
        return [0.0] * players
    return [
        0.0
        if other == seat
        else round(verdicts.mean([world[chosen][other] - world[best][other] for world in judged.picked_values]), DIGITS)
        for other in range(players)
    ]
