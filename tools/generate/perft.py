"""Generate tests/perft: the number of lines of play from a position to a given depth.

`python -m tools.generate.perft` counts them again. The first line of each file contains the options for its games. Each
row contains a seed, the number of actions already played (chosen with that seed), the depth, and the number of lines of
play. Seats that decide simultaneously act in seat order. A tie broken by chance adds one branch per tied seat.
"""

import json
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

from downforce.record import notation
from downforce.rng import Rng, below, draw_deal, draw_seat, seed_rng
from downforce.rules import engine
from downforce.rules.bits import lowest_bit
from downforce.rules.model import Board, Deal, State
from downforce.rules.names import MAX_LEGAL, TIE
from downforce.rules.setup.options import Options
from downforce.rules.setup.ruleset import Ruleset
from downforce.rules.views.view_parts import members
from downforce.rulesets import choose_rulesets

FOLDER = Path("tests/perft")
FILES: dict[str, tuple[dict[str, Any], list[tuple[int, int, int]]]] = {
    "four-players": ({"players": 4}, [(1, 0, 1), (1, 0, 4), (2, 23, 3), (3, 30, 4), (4, 60, 5), (5, 120, 6)]),
    "two-players": ({"players": 2}, [(1, 0, 2), (2, 12, 3), (3, 14, 4), (4, 60, 5)]),
    "six-players": ({"players": 6}, [(1, 0, 4), (2, 20, 4), (3, 60, 5)]),
    "marina-bay": ({"players": 3, "track": "marina-bay"}, [(1, 19, 4), (2, 50, 5), (3, 90, 6)]),
    "beginner": ({"players": 5, "beginner": True}, [(1, 0, 5), (2, 20, 6)]),
    "long-distance": ({"players": 4, "long_distance": "money"}, [(1, 80, 5), (2, 140, 6)]),
    "determined-always": ({"players": 6, "determined_always": True}, [(1, 40, 5), (2, 70, 5)]),
    "spanish-edition": ({"players": 4, "edition": "es"}, [(1, 0, 4), (9, 20, 5)]),
}


def copy_state(s: State) -> State:
    """Return a copy of `s` that shares no lists with the original."""
    other = copy(s)
    for name, value in vars(s).items():
        if isinstance(value, list):
            setattr(other, name, [list(row) for row in value] if value and isinstance(value[0], list) else list(value))
    return other


def position(ruleset: Ruleset, seed: int, played: int) -> State:
    """Return the state after `played` random actions in the game with this seed."""
    s, deal, rng, out = State(), Deal(), Rng(), [0] * MAX_LEGAL
    seed_rng(rng, seed)
    draw_deal(rng, ruleset.board, deal)
    engine.begin(s, ruleset.board, deal)
    for _ in range(played):
        while s.phase == TIE:
            engine.draw(s, ruleset.board, draw_seat(rng, s.tied))
        if not s.waiting:
            break
        seat = lowest_bit(s.waiting)
        engine.apply(s, ruleset.board, seat, out[below(rng, engine.legal(s, ruleset.board, seat, out))])
    return s


def next_states(s: State, b: Board) -> Iterator[tuple[int, State]]:
    """Yield every possible next action with the state it leads to. The action is -1 if chance decides."""
    if s.phase == TIE:
        for seat in members(s.tied):
            other = copy_state(s)
            engine.draw(other, b, seat)
            yield -1, other
    elif s.waiting:
        seat, out = lowest_bit(s.waiting), [0] * MAX_LEGAL
        for action in out[: engine.legal(s, b, seat, out)]:
            other = copy_state(s)
            engine.apply(other, b, seat, action)
            yield action, other


def count(s: State, b: Board, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1 and s.waiting:  # the last actions only need to be counted, not played
        return engine.legal(s, b, lowest_bit(s.waiting), [0] * MAX_LEGAL)
    return sum(count(other, b, depth - 1) for _, other in next_states(s, b))


def divide(ruleset: Ruleset, s: State, depth: int) -> str:
    """Return the count for each first action, one per line. This helps to locate a difference."""
    return "\n".join(
        f"{notation.write(ruleset, s, action) if action >= 0 else 'draw'} {count(other, ruleset.board, depth - 1)}"
        for action, other in next_states(s, ruleset.board)
    )


def find_ruleset(options: dict[str, Any]) -> Ruleset:
    return choose_rulesets(Options.read(options))[0]


def read(path: Path) -> tuple[Ruleset, list[tuple[int, int, int, int]]]:
    first, *rows = path.read_text("utf-8").splitlines()
    counts = [tuple(map(int, row.split())) for row in rows if row and not row.startswith("#")]
    return find_ruleset(json.loads(first.removeprefix("# "))), [(a, b, c, d) for a, b, c, d in counts]


def make() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (options, rows) in FILES.items():
        ruleset = find_ruleset(options)
        lines = [f"# {json.dumps(options)}", "# seed played depth lines"]
        for seed, played, depth in rows:
            lines.append(f"{seed} {played} {depth} {count(position(ruleset, seed, played), ruleset.board, depth)}")
        (FOLDER / f"{name}.perft").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    make()
