"""Analyse a finished game: judge every decision and break down each seat's result."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ..game import Game, RecordedGame, replay
from ..rules.errors import OptionError, RecordError, brief
from ..rules.names import OVER
from .decision import DIGITS, build_decision
from .judge import Judge
from .shapes import Analysis, Decision, Ledger, Part

PLAYOUTS = 4000
OPEN, DEALS = 40, 200  # playouts per point of the graph; games played by pro bots to find a deal's par result
FEWEST_PLAYOUTS, MOST_PLAYOUTS = 100, 1_000_000


def analyse(
    record: Mapping[str, object],
    *,
    seat: int | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    report: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Judge every decision in a finished game, or only those of one seat.

    This takes about 17 seconds with compiled rules. To show progress, `report` is called with the number of actions
    analysed so far and the total number of actions. The same record, seed and number of playouts always give the same
    analysis. Raise RecordError if the record is invalid or the game is not over, and OptionError if an argument is out
    of range, such as a seat that does not exist.
    """
    parts = []
    for part in analyse_parts(record, seat=seat, playouts=playouts, seed=seed):
        parts.append(part)
        report(part["number"], part["of"])
    return assemble(record, parts, seat=seat, playouts=playouts, seed=seed)


def analyse_parts(
    record: Mapping[str, object],
    *,
    seat: int | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    after: int = -1,
) -> Iterator[Part]:
    """Yield the analysis of a game in parts: part 0 for the deal, then one part for each action.

    Parts up to and including number `after` are skipped. With the same arguments, each part depends only on its number,
    so an analysis can be interrupted at any point and resumed later.
    """
    whole = finished_game(record)
    players = whole.ruleset.options.players
    check_options(seat, playouts, seed, players)
    return judge_parts(whole, Judge(whole.rulesets, playouts, seed), seat, after)


def judge_parts(whole: Game, judge: Judge, seat: int | None, after: int) -> Iterator[Part]:
    recorded = RecordedGame(whole.rulesets, whole.deals, whole.log)
    game = recorded.first(0)
    for number, (who, text) in enumerate([(None, ""), *whole.log]):
        found: Decision | None = None
        if number > after and who is not None and seat in (None, who):
            judged = judge.judge(game, who, text, number)
            found = None if judged is None else build_decision(judge, judged, number, text)
        if number:
            game.fold(recorded.deals, [(who, text)])
        if number > after:
            probabilities = [
                round(probability, DIGITS) for probability in judge.open_win_probabilities(game, number, OPEN)
            ]
            yield {"number": number, "of": len(whole.log), "decision": found, "chances": probabilities}


def assemble(
    record: Mapping[str, object],
    parts: Iterable[Part],
    *,
    seat: int | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
) -> Analysis:
    """Combine all parts of an analysis into the complete analysis of a game.

    If all seats were judged, the analysis also breaks down each seat's result into its causes (a ledger).
    """
    whole, parts = finished_game(record), sorted(parts, key=lambda part: part["number"])
    if [part["number"] for part in parts] != list(range(len(whole.log) + 1)):
        raise RecordError(f"parts of an analysis: wanted one for each number from 0 to {len(whole.log)}")
    players = whole.ruleset.options.players
    check_options(seat, playouts, seed, players)
    decisions = [part["decision"] for part in parts if part["decision"]]
    par = Judge(whole.rulesets, playouts, seed).par(whole, DEALS) if seat is None else None
    return {
        "players": players,
        "playouts": playouts,
        "seed": seed,
        "decisions": decisions,
        "chances": [part["chances"] for part in parts],
        "ledger": [ledger(whole, decisions, one, par) for one in range(players)] if par else [],
    }


def finished_game(record: Mapping[str, object]) -> Game:
    game = replay(record)
    if game.state.phase != OVER:
        raise RecordError(f"the game is not over: it waits for seat {', '.join(map(str, game.waiting))}")
    return game


def check_options(seat: Any, playouts: Any, seed: Any, players: int) -> None:
    for name, value, least, most in (
        ("seat", 0 if seat is None else seat, 0, players - 1),
        ("playouts", playouts, FEWEST_PLAYOUTS, MOST_PLAYOUTS),
        ("seed", seed, 0, 2**32),
    ):
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise OptionError(f"{name}: {brief(value)}; wanted a whole number from {least} to {most}")


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
