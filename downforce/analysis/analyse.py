"""A whole game judged, decision after decision, and every seat's result taken apart."""

from collections.abc import Callable, Mapping
from typing import Any

from ..game import Game, replay
from ..rules.errors import OptionError, RecordError, brief
from ..rules.names import OVER
from . import verdicts
from .judge import Judge, Judged
from .shapes import Analysis, Decision, Ledger

PLAYOUTS = 4000
OPEN, DEALS = 40, 200  # playouts for a point of the graph, and games for the par of a deal
FEWEST_PLAYOUTS, MOST_PLAYOUTS = 100, 1_000_000
KINDS = {"bid": "auction", "pass": "auction", "keep": "powers", "play": "card", "bet": "bet"}  # anything else: move
DIGITS = 4


def analyse(
    record: Mapping[str, object],
    *,
    seat: int | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    report: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Every decision of a finished game, or those of one seat; `report` hears how many actions are done, of how many.

    The same record, seed and number of playouts give the same analysis. RecordError for what is no record or not over,
    OptionError for a seat that is not there.
    """
    whole = replay(record)
    if whole.state.phase != OVER:
        raise RecordError(f"the game is not over: it waits for seat {', '.join(map(str, whole.waiting))}")
    players = whole.ruleset.options.players
    check_options(seat, playouts, seed, players)
    judge = Judge(whole.rulesets, playouts, seed)
    game = Game(whole.rulesets, whole.dealer)
    deals: list[Any] = list(whole.deals)
    game.fold(deals)
    chances, decisions = [judge.open_chances(game, 0, OPEN)], []
    for number, (who, text) in enumerate(whole.log, 1):
        if who is not None and (seat is None or who == seat):
            judged = judge.judge(game, who, text, number)
            if judged is not None:
                decisions.append(decision(judged, number, who, text, players))
        game.fold(deals, [(who, text)])
        chances.append(judge.open_chances(game, number, OPEN))
        report(number, len(whole.log))
    par = judge.par(game, DEALS)
    return {
        "players": players,
        "playouts": playouts,
        "seed": seed,
        "decisions": decisions,
        "chances": [[round(chance, DIGITS) for chance in now] for now in chances],
        "ledger": [] if seat is not None else [ledger(whole, decisions, one, par) for one in range(players)],
    }


def check_options(seat: Any, playouts: Any, seed: Any, players: int) -> None:
    for name, value, least, most in (
        ("seat", 0 if seat is None else seat, 0, players - 1),
        ("playouts", playouts, FEWEST_PLAYOUTS, MOST_PLAYOUTS),
        ("seed", seed, 0, 2**32),
    ):
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise OptionError(f"{name}: {brief(value)}; wanted a whole number from {least} to {most}")


def decision(judged: Judged, number: int, seat: int, text: str, players: int) -> Decision:
    own = [[arm[seat] for arm in world] for world in judged.again]
    chosen = judged.picked.index(judged.chosen)
    lost, error = verdicts.loss(own, chosen)
    best = verdicts.best_of(own)
    chances = verdicts.means([[arm[seat] for arm in world] for world in judged.values])
    for place, chance in zip(judged.picked, verdicts.means(own), strict=True):
        chances[place] = chance  # from more worlds
    trivial = verdicts.is_trivial([[arm[seat] for arm in world] for world in judged.values])
    names = judged.names
    return {
        "number": number,
        "seat": seat,
        "kind": KINDS.get(text.split()[0], "move"),
        "action": text,
        "best": names[judged.picked[best]],
        "candidates": [
            {"action": names[i], "chance": round(chances[i], DIGITS)}
            for i in sorted(range(len(names)), key=lambda i: -chances[i])
        ],
        "chance": round(chances[judged.chosen], DIGITS),
        "loss": 0.0 if trivial else round(lost, DIGITS),
        "error": round(error, DIGITS),
        "trivial": trivial,
        "mark": "" if trivial else verdicts.mark(lost, error, players),
        "worth": worth_of_lot(judged.amounts, chances),
        "given": given(judged, chosen, best, seat, players, trivial),
    }


def worth_of_lot(amounts: list[int] | None, chances: list[float]) -> int | None:
    """The highest amount after which the seat stands no worse than after a pass; None where it had to bid."""
    if amounts is None or 0 not in amounts:
        return None
    after_a_pass = chances[amounts.index(0)]
    return max(amount for amount, chance in zip(amounts, chances, strict=True) if chance >= after_a_pass)


def given(judged: Judged, chosen: int, best: int, seat: int, players: int, trivial: bool) -> list[float]:
    """What each of the others has from it that this was chosen instead of the best."""
    if trivial:
        return [0.0] * players
    return [
        0.0
        if other == seat
        else round(verdicts.mean([world[chosen][other] - world[best][other] for world in judged.again]), DIGITS)
        for other in range(players)
    ]


def ledger(game: Game, decisions: list[Decision], seat: int, par: tuple[list[float], list[float]]) -> Ledger:
    outcome = game.outcome
    assert outcome is not None
    parity = round(1 / len(par[0]), DIGITS)
    result = round(1 / len(outcome["winners"]), DIGITS) if seat in outcome["winners"] else 0.0
    counted = [one for one in decisions if one["seat"] == seat and not one["trivial"]]
    own = -round(sum(one["loss"] for one in counted), DIGITS)
    others = round(sum(one["given"][seat] for one in decisions if one["seat"] != seat), DIGITS)
    deal = round(par[0][seat] - parity, DIGITS)
    return {
        "result": result,
        "parity": parity,
        "deal": deal,
        "own": own,
        "others": others,
        "rest": round(result - parity - deal - own - others, DIGITS),
        "decisions": len(counted),
        "lost_each": round(-own / len(counted), DIGITS) if counted else 0.0,
        "money": game.state.score[seat],
        "par_money": round(par[1][seat], 2),
    }
