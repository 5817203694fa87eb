"""One decision with its verdict, as plain data."""

from ..rules.names import Seat
from . import verdicts
from .judge import Judge, Judged
from .odds import odds_of_bet
from .reasons import find_reason
from .shapes import AnalysisKind, Candidate, Decision

DIGITS = 4
KINDS: dict[str, AnalysisKind] = {  # by verb; anything else: move
    "bid": "auction",
    "pass": "auction",
    "keep": "powers",
    "play": "card",
    "bet": "bet",
}


def kind_of(text: str) -> AnalysisKind:
    return KINDS.get(text.split()[0], "move")


def decision(judge: Judge, judged: Judged, number: int, text: str) -> Decision:
    """What was chosen, against the best; `judged` has it among its candidates."""
    seat, players = judged.seat, judged.state.players
    own = own_values(judged)
    chosen = judged.picked.index(judged.chosen)
    lost, error = verdicts.loss(own, chosen)
    best = verdicts.best_of(own)
    chances = chances_of(judged)
    trivial = is_trivial(judged)
    worth = worth_of_lot(judged.amounts, chances)
    cars = odds_of_bet(judge, judged, judged.picked[best], chances)
    worse = not trivial and lost > 0 and best != chosen
    return {
        "number": number,
        "seat": seat,
        "kind": kind_of(text),
        "action": text,
        "best": judged.names[judged.picked[best]],
        "candidates": candidates(judged, chances),
        "chance": round(chances[judged.chosen], DIGITS),
        "loss": 0.0 if trivial else round(lost, DIGITS),
        "error": round(error, DIGITS),
        "trivial": trivial,
        "mark": "" if trivial else verdicts.mark(lost, error, players),
        "worth": worth,
        "given": given(judged, chosen, best, seat, players, trivial),
        "reason": find_reason(judge, judged, judged.chosen, judged.picked[best], worth, cars) if worse else None,
        "cars": cars,
    }


def own_values(judged: Judged) -> list[list[float]]:
    """The seat's own chances with those candidates that were looked at twice."""
    return [[arm[judged.seat] for arm in world] for world in judged.again]


def is_trivial(judged: Judged) -> bool:
    return verdicts.is_trivial([[arm[judged.seat] for arm in world] for world in judged.values])


def chances_of(judged: Judged) -> list[float]:
    """Of every candidate, from all the worlds that it was tried in."""
    chances = verdicts.means([[arm[judged.seat] for arm in world] for world in judged.values])
    for place, chance in zip(judged.picked, verdicts.means(own_values(judged)), strict=True):
        chances[place] = chance
    return chances


def candidates(judged: Judged, chances: list[float]) -> list[Candidate]:
    """The best first."""
    order = sorted(range(len(chances)), key=lambda i: -chances[i])
    return [{"action": judged.names[i], "chance": round(chances[i], DIGITS)} for i in order]


def worth_of_lot(amounts: list[int] | None, chances: list[float]) -> int | None:
    """The highest amount after which the seat stands no worse than after a pass, but for a point; None where it had to
    bid."""
    if amounts is None or 0 not in amounts:
        return None
    after_a_pass = chances[amounts.index(0)]
    return max(
        amount for amount, chance in zip(amounts, chances, strict=True) if chance >= after_a_pass - verdicts.TRIVIAL
    )


def given(judged: Judged, chosen: int, best: int, seat: Seat, players: int, trivial: bool) -> list[float]:
    """What each of the others has from it that this was chosen instead of the best."""
    if trivial:
        return [0.0] * players
    return [
        0.0
        if other == seat
        else round(verdicts.mean([world[chosen][other] - world[best][other] for world in judged.again]), DIGITS)
        for other in range(players)
    ]
