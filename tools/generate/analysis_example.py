"""Generate docs/reference/analysis-example.md: all numbers in an analysis, explained using real decisions.

`python -m tools.generate.analysis_example` writes the page. All numbers are computed, so that the page stays correct
when the bots or the judge change. The sentences are true for any numbers.
"""

import json
from pathlib import Path
from typing import Any

import downforce
from downforce.analysis import calibration, verdicts
from downforce.analysis.analyse import OPEN, PLAYOUTS, analyse_parts
from downforce.analysis.bet_odds import RACES
from downforce.analysis.decision import is_trivial, own_values
from downforce.analysis.judge import Judge, Judged, cards_played
from downforce.analysis.shapes import CarOdds, Decision
from downforce.arena.play_bots import play_by_view
from downforce.arena.report import replace_section
from downforce.game import Game
from downforce.rules.setup.options import Options
from downforce.terminal.text.phrasing import Phrasing
from downforce.terminal.text.reason_text import reason_text
from downforce.text import Text

ROOT = Path(__file__).parents[2]
PAGE, PART = ROOT / "docs" / "reference" / "analysis-example.md", "a worked example"
GAME = "tests/games/cards-run-out.json"
BET, BID = 100, 12  # action numbers in GAME
FIRST_TRUE = "of the reasons for bets, the first that is true, by the table of cars below"
QUICK = 100  # playouts per decision for the ledger, which covers every decision
PROS, SEAT = 2, 3  # the seed of the game whose ledger is shown, and the seat


def make() -> None:
    replace_section(PAGE, PART, example())


def example() -> str:
    record = json.loads((ROOT / GAME).read_text("utf-8"))
    pros = play_by_view(Options.read({"players": 4}), ["pro"] * 4, PROS).game
    return "\n\n".join([explain_bet(record), explain_bid(record), explain_ledger(pros.record())])


def explain_bet(record: Any) -> str:
    part = next(analyse_parts(record, after=BET - 1))
    found = part["decision"]
    assert found is not None
    chances = "chances", ", ".join(map(points, part["chances"])), explain_correction(record, BET)
    rows = [*numbers(found, judged_at(record, BET)), ("reason", reason_sentence(found, record), FIRST_TRUE), chances]
    return "\n".join(
        [
            f"Action {BET} of [`{GAME}`](../../{GAME}): seat {found['seat']} is asked for a bet and says "
            f"{code(found['action'])}. With {PLAYOUTS} playouts and seed 0, in points of winning chance:",
            "",
            "| number | here | how it comes about |",
            "|---|---|---|",
            *(f"| {code(name)} | {here} | {how} |" for name, here, how in rows),
            "",
            f"`cars`, from {RACES} races played to the end after {code(found['best'])}; `pays` is in money, `backed` "
            "counts the other seats, the last column is that of the candidates:",
            "",
            "| car | first · second · third | pays | backed | chance |",
            "|---|---|--:|--:|--:|",
            *map(car_row, found["cars"]),
        ]
    )


def numbers(found: Decision, judged: Judged) -> list[tuple[str, str, str]]:
    """Return table rows (name, value, explanation) for the numbers of a decision."""
    own, worlds = own_values(judged), len(judged.values)
    one, best, worst = found["chance"], found["candidates"][0]["chance"], found["candidates"][-1]["chance"]
    even, odd = (judged.names[judged.picked[verdicts.best_candidate(half)]] for half in (own[::2], own[1::2]))
    lost, error = found["loss"], found["error"]
    return [
        (
            "candidates",
            ", ".join(f"{code(other['action'])} {points(other['chance'])}" for other in found["candidates"]),
            f"each tried in the same {worlds} worlds, which takes half of the playouts; then the {len(judged.picked)}"
            f" that may be the best, or were chosen, in {len(own) - worlds} more",
        ),
        ("chance", points(one), "the mean over the worlds with what was chosen"),
        ("best", code(found["best"]), f"the highest mean, {points(best)}"),
        (
            "loss",
            points(lost),
            f"{points(best)} - {points(one)} = {points(best - one)} would trust luck: the best of the even worlds,"
            f" {code(even)}, is measured in the odd ones, the best of these, {code(odd)}, in the even ones; the mean of"
            " both",
        ),
        (
            "error",
            f"{100 * error:.2f}",
            f"the standard error over {len(own)} worlds: other random numbers would nearly always say"
            f" {points(lost - 2 * error)} to {points(lost + 2 * error)}",
        ),
        (
            "trivial",
            "yes" if is_trivial(judged) else "no",
            f"from best to worst {points(best - worst)}, a point or less?",
        ),
        (
            "mark",
            code(found["mark"]) if found["mark"] else "none",
            f"`?!` from 2.5 on, `?` from 5, `??` from 10, if beyond two errors, {200 * error:.2f}",
        ),
        (
            "given",
            ", ".join(map(points, found["given"])),
            f"what each seat has from it, together {points(sum(found['given']))}: what one loses, others win",
        ),
    ]


def car_row(car: CarOdds) -> str:
    places = " · ".join(map(points, car["places"]))
    return f"| {car['car']} | {places} | {car['pays']:.2f} | {car['backed']:.2f} | {points(car['chance'])} |"


def explain_bid(record: Any) -> str:
    found, judged = next(analyse_parts(record, after=BID - 1))["decision"], judged_at(record, BID)
    assert found is not None
    assert judged.amounts is not None
    chance = {one["action"]: one["chance"] for one in found["candidates"]}
    by_amount = sorted(zip(judged.amounts, judged.names, strict=True))
    worth = ", ".join(f"{points(chance[name])} after {amount or 'a pass'}" for amount, name in by_amount)
    return (
        f"`worth` is there at bids. Action {BID}, {code(found['action'])} of seat {found['seat']}: by amount, {worth}."
        f" The highest that is no worse than a pass, but for a point, is **{found['worth']}**."
        f" {reason_sentence(found, record)}"
    )


def explain_ledger(record: Any) -> str:
    line = downforce.analyse(record, playouts=QUICK)["ledger"][SEAT]
    parts = [line["parity"], line["deal"], line["own"], line["others"], line["rest"]]
    par = points(line["parity"] + line["deal"])
    return (
        f"And the ledger of seat {SEAT} in a game of four pros, with {QUICK} playouts a decision, so that this page is"
        f" soon made:\n\n    {summed(parts)} = {points(line['result'])}\n\n"
        f"Parity; the deal, with which pros win {par} of 100 in this seat, less parity ({line['par_money']:.1f} of"
        f" money on average; this game brought {line['money']}); what {line['decisions']} decisions cost that were not"
        f" trivial, {points(line['lost_each'])} each; what the choices of others gave or took; and the rest. In a game"
        " of beginners the parts are larger, and more than a whole win can be lost: what others give back can be lost"
        " again."
    )


def judged_at(record: Any, number: int) -> Judged:
    game, seat, text = game_before(record, number)
    judged = Judge(game.rulesets, PLAYOUTS, 0).judge(game, seat, text, number)
    assert judged is not None
    return judged


def game_before(record: Any, number: int, more: int = 0) -> tuple[Game, int, str]:
    whole = downforce.replay(record)
    game = Game(whole.rulesets, whole.dealer)
    game.fold(list(whole.deals), whole.log[: number - 1 + more])
    seat, text = whole.log[number - 1]
    assert seat is not None
    return game, seat, text


def explain_correction(record: Any, number: int) -> str:
    game, _, _ = game_before(record, number, more=1)
    finished = sum(place > 0 for place in game.state.place)
    fit = calibration.fit_for(game.ruleset.board, cards_played(game), finished)
    assert fit
    text = f"everybody's after it, with all cards open: {OPEN} playouts"
    if fit.long:
        text += f" and as many to the end, which count for {100 * fit.long:.1f} of 100"
    return (
        f"{text}; corrected as was fitted for moments after {cards_played(game)} cards, {finished} cars finished: to"
        f" the power of {fit.power:.2f}, {100 * fit.even:.1f} of 100 shared out evenly, at most {100 * fit.limit:.1f}"
    )


def reason_sentence(found: Decision, record: Any) -> str:
    text = Text("en")
    options = Options.read(record["options"])
    names = [text("seat-name", seat=str(seat)) for seat in range(options.players)]
    return reason_text(Phrasing(text, names, options.currency), found["reason"])


def points(share: float) -> str:
    return f"{100 * share:.1f}"


def summed(parts: list[float]) -> str:
    """Return numbers formatted as a sum, for example 25.0 + 11.0 - 48.5."""
    first, *others = parts
    return points(first) + "".join(f" {'-' if part < 0 else '+'} {points(abs(part))}" for part in others)


def code(text: str) -> str:
    return f"`{text}`"


if __name__ == "__main__":
    make()
