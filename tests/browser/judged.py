"""An analysis without a judge: its numbers are made up, so that tests of the page need not wait for playouts.

What the judge says is held by tests/analysis, how it gets into the store by tests/server/test_analyses.py.
"""

from downforce import Game
from downforce.analysis.shapes import Analysis, AnalysisKind, Decision, Ledger

KINDS: dict[str, AnalysisKind] = {"bid": "auction", "pass": "auction", "keep": "powers", "play": "card", "bet": "bet"}


def made_up(whole: Game) -> Analysis:
    """Of every choice: the last legal action is the best, every fifth choice of something else is a mistake."""
    players = whole.ruleset.options.players
    game = Game(whole.rulesets, whole.dealer)
    game.fold(whole.deals)
    decisions, chances = [], [[1 / players] * players]
    for number, (seat, text) in enumerate(whole.log, 1):
        legal = game.legal(seat) if seat is not None else []
        if seat is not None and len(legal) > 1:
            decisions.append(decision(number, seat, text, legal, players))
        game.fold(whole.deals, [(seat, text)])
        lean = number / len(whole.log)
        winner = (whole.outcome or {"winners": [0]})["winners"][0]
        chances.append([(1 - lean) / players + (lean if one == winner else 0) for one in range(players)])
    return {
        "players": players,
        "playouts": 100,
        "seed": 0,
        "decisions": decisions,
        "chances": chances,
        "ledger": [ledger(players) for _ in range(players)],
    }


def decision(number: int, seat: int, text: str, legal: list[str], players: int) -> Decision:
    best = legal[-1]
    worse = text != best
    chance = {action: 0.4 - 0.3 * k / len(legal) for k, action in enumerate(reversed(legal))}
    bad = worse and number % 5 == 0
    return {
        "number": number,
        "seat": seat,
        "kind": KINDS.get(text.split()[0], "move"),
        "action": text,
        "best": best,
        "candidates": [{"action": action, "chance": chance[action]} for action in reversed(legal)],
        "chance": chance[text],
        "loss": 0.4 - chance[text] if bad else 0.0,
        "error": 0.01,
        "trivial": False,
        "mark": "??" if bad else "",
        "worth": 3 if text.startswith("bid") else None,
        "given": [0.0] * players,
        "reason": {"key": "short", "facts": {"car": "R", "steps": 2, "possible": 4}} if bad else None,
        "cars": [],
    }


def ledger(players: int) -> Ledger:
    parts = {"result": 0.0, "parity": 1 / players, "deal": 0.05, "own": -0.2, "others": 0.02, "rest": -0.12}
    return {**parts, "decisions": 30, "lost_each": 0.01, "money": 5, "par_money": 6.5}
