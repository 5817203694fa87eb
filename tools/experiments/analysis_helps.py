"""Does it help? `python -m tools.experiments.analysis_helps` plays on after champion's choices, and after the analysis'
best ones.

Four champions play, on deals used for nothing else. At every choice the analysis says what it holds for the best, from
the seat's view alone, and how many points champion's choice loses. Where both are the same, nothing is gained. Where
they are not, the game is played on to its end many times after either choice, by the same players and with the same
random numbers. The gain is the difference in the seat's share of the win, in points. It is measured in four ways:

- pros play on, or, only where a point or more is said to be lost, champions that think a little;
- with everybody's true cards; or all that the seat cannot see is dealt again each time, in a way that fits. Then less
  depends on how cards happened to lie, but that all such deals are as likely is what the analysis supposes, too.

`--player pro` looks at games of pros instead. `--other champion` compares champion with itself, by other random
numbers, so that nothing can be gained; `--other uniform` with any legal action, which must lose. Intervals are over
games: moments of a game are alike.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from downforce import compiled
from downforce.analysis import verdicts
from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import KINDS, is_trivial, kind_of, own_values
from downforce.analysis.judge import KERNEL, Judge
from downforce.analysis.worlds import TO_THE_END
from downforce.arena import workspace
from downforce.arena.casting import cast_games
from downforce.arena.league import TRACKS
from downforce.bots import Bot
from downforce.bots.policy_bot import PolicyBot
from downforce.game import Game, new_game
from downforce.record import notation
from downforce.rng import Rng, seed_rng
from downforce.rules.names import Action, Seat
from tools.experiments.compare import interval_over_games
from tools.experiments.results_file import go_on

SEED = 753_000_000
SEATS = 4
LEVELS = ("uniform", "rookie", "pro", "champion")
CHAMPION = 1000  # playouts
ASKED, PLAYED_ON = 1 << 42, 1 << 52  # other choices, and games played on, are drawn by seeds of their own
TIMES = 1024  # at most, for each of which a moment has a seed
PROS, CHAMPIONS = (0, 1), (2, 3)  # fields, with true cards and with cards dealt again
FIELDS = ("pros", "pros, dealt again", "champions", "champions, dealt again")
POINTS, MONEY = 0, 1  # of a gain
KINDS_IN_ORDER = (*dict.fromkeys(KINDS.values()), "move")
Other = Callable[[Game, Seat, str], tuple[str, float] | None]  # another choice, and how much it is said to gain


class Field(NamedTuple):
    """Who plays on, how often, and where: from so many points on that are said to be gained."""

    level: str
    times: int
    again: int  # 1: what the seat cannot see is dealt again
    least: float = 0.0
    playouts: int = 0


class Moment(NamedTuple):
    """A choice; in points what the other one is said to gain, and by field what it gained, with the money."""

    kind: str
    differs: bool = False
    said: float = 0.0
    gains: Sequence[Sequence[float] | None] = ()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--player", choices=LEVELS, default="champion", help="whose choices these are")
    parser.add_argument("--other", choices=("analysis", *LEVELS), default="analysis", help="who chooses instead")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="of the analysis")
    parser.add_argument("--champion", type=int, default=CHAMPION, help="playouts of a champion's choice")
    by_cards = "with true cards and with cards dealt again"
    parser.add_argument("--pros", type=int, nargs=2, default=(20, 40), help=f"how often pros play on, {by_cards}")
    parser.add_argument("--champions", type=int, nargs=2, default=(6, 12), help=f"how often champions do, {by_cards}")
    parser.add_argument("--quick", type=int, default=50, help="playouts of champions that play on")
    parser.add_argument("--least", type=float, default=1.0, help="points said to be lost, for champions to play on")
    parser.add_argument("--file", type=Path, help="where what was found is kept, and gone on from")
    parser.add_argument("--seconds", type=float, default=math.inf, help="after which no further game is begun")
    wanted = parser.parse_args()
    player = bot_of(wanted.player, wanted.champion)
    fields = [
        *(Field("pro", times, again) for again, times in enumerate(wanted.pros)),
        *(Field("champion", times, again, wanted.least, wanted.quick) for again, times in enumerate(wanted.champions)),
    ]

    def work(seed: int) -> list[Moment]:
        begun = time.monotonic()
        found = look_at(seed, player, other_of(wanted, seed), fields)
        differ, took = sum(moment.differs for moment in found), time.monotonic() - begun
        print(f"{seed}: {len(found)} choices, {differ} differ; {took:.0f} s", file=sys.stderr, flush=True)
        return found

    seeds = range(wanted.first, wanted.first + wanted.games)
    games = [[Moment(*row) for row in game] for game in go_on(wanted.file, seeds, work, wanted.seconds)]
    print(f"{len(games)} games of four like {wanted.player}; {wanted.other} instead, in points\n")
    print(report(games, wanted.least))


# Looking at games.


def look_at(seed: int, player: Bot, other: Other, fields: list[Field]) -> list[Moment]:
    """All choices of one game."""
    game, found = new_game(SEATS, seed=seed, track=TRACKS[seed % len(TRACKS)]), []
    rngs = [seeded(seed * 8 + seat) for seat in range(SEATS)]
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        chosen = player.choose(game.view(seat), legal, rngs[seat])
        if len(legal) > 1 and (told := other(game, seat, chosen)):
            found.append(look(game, seat, chosen, *told, fields, PLAYED_ON + number_of(game, seed) * TIMES))
        game.play(seat, chosen)
    return found


def look(game: Game, seat: Seat, chosen: str, instead: str, said: float, fields: list[Field], first: int) -> Moment:
    if instead == chosen:
        return Moment(kind_of(chosen))
    gains = [gain(game, seat, chosen, instead, field, first) if said >= field.least else None for field in fields]
    return Moment(kind_of(chosen), True, round(said, 4), gains)


def bot_of(level: str, playouts: int) -> Bot:
    """As at a table, but with a fixed number of playouts if it searches: so the result is the same on every machine."""
    return PolicyBot(level, workspace.weights_of(level, playouts))


def other_of(wanted: argparse.Namespace, seed: int) -> Other:
    if wanted.other == "analysis":
        return lambda game, seat, chosen: best_by_analysis(game, seat, chosen, wanted.playouts, seed)
    bot = bot_of(wanted.other, wanted.champion)
    return lambda game, seat, chosen: ask(bot, game, seat, seed)


def best_by_analysis(game: Game, seat: Seat, chosen: str, playouts: int, seed: int) -> tuple[str, float] | None:
    """What an analysis of this game would tell, and what it would say that the choice lost."""
    judged = Judge(game.rulesets, playouts, seed).judge(game, seat, chosen, len(game.log) + 1)
    if judged is None:
        return None
    own = own_values(judged)
    lost, _ = verdicts.loss(own, judged.picked.index(judged.chosen))
    return judged.names[judged.picked[verdicts.best_of(own)]], 0.0 if is_trivial(judged) else 100 * lost


def ask(bot: Bot, game: Game, seat: Seat, seed: int) -> tuple[str, float]:
    return bot.choose(game.view(seat), game.legal(seat), seeded(ASKED + number_of(game, seed))), 0.0


def number_of(game: Game, seed: int) -> int:
    """Tells the moments of all games apart."""
    return seed * 4096 + len(game.log)


def seeded(seed: int) -> Rng:
    rng = Rng()
    seed_rng(rng, seed)
    return rng


# Playing on.


def gain(game: Game, seat: Seat, chosen: str, instead: str, field: Field, first: int) -> list[float] | None:
    """What the seat has on average of the other choice: points, and money."""
    if not field.times:
        return None
    weights = workspace.weights_of_all(cast_games((field.level,) * SEATS, first, field.times), field.playouts)
    laid, start = workspace.lay(game.ruleset, weights), compiled.to_records(game.state)[0]
    ends = []
    for action in (notation.read(game.ruleset, text) for text in (chosen, instead)):
        ends.append([play_on(laid, start, seat, action, field.again, first, turn) for turn in range(field.times)])
    before, after = map(verdicts.means, ends)
    return [round(100 * (after[POINTS] - before[POINTS]), 4), round(after[MONEY] - before[MONEY], 4)]


def play_on(
    laid: tuple[Any, ...], start: Any, seat: Seat, action: Action, again: int, first: int, turn: int
) -> tuple[float, float]:
    """Once: the seat's share of the win, and its money over the others' mean."""
    states, board, deal, rngs, weights, scratch, out = laid
    seated = weights[turn * SEATS : (turn + 1) * SEATS]
    kernel, s, rng = workspace.functions(*KERNEL), states[0], rngs[0]
    states[0] = states[1] = start
    kernel.seed_rng(rng, first + turn)
    if again:
        kernel.determinize(s, board, seat, rng, deal)
        kernel.guess_bets(s, states[1], board, seat, seated[seat], rng)
    kernel.apply(s, board, seat, action)
    kernel.run_chance(s, board, deal, rng)
    kernel.play_on(states, board, seated, scratch, rng, deal, out, TO_THE_END)
    winners, money = int(s["winners"]), s["score"][:SEATS].tolist()
    share = (winners >> seat & 1) / winners.bit_count()
    return share, money[seat] - (sum(money) - money[seat]) / (SEATS - 1)


# Telling what was found.


def report(games: list[list[Moment]], least: float) -> str:
    differ = those(games, lambda one: one.differs)
    serious = those(differ, lambda one: one.said >= least)
    lines = heading("a choice", "choices", "differ", "said", *(FIELDS[field] for field in PROS))
    for kind in ("all", *KINDS_IN_ORDER):
        if any(chosen := [[one for one in game if kind in ("all", one.kind)] for game in games]):
            share = verdicts.mean([one.differs for game in chosen for one in game])
            lines.append(row([kind, count(chosen), f"{share:.0%}", mean_said(chosen)], chosen, PROS))
    lines += heading("a moment where they differ, said", "moments", "said", *FIELDS)
    for name, chosen in (
        ("nothing", those(differ, lambda one: one.said == 0)),
        (f"less than {least:g}", those(differ, lambda one: 0 < one.said < least)),
        (f"{least:g} or more", serious),
    ):
        if any(chosen):
            lines.append(row([name, count(chosen), mean_said(chosen)], chosen, (*PROS, *CHAMPIONS)))
    lines += heading("all choices of a seat in a game", "said", *FIELDS)
    for name, chosen in (("wherever they differ", differ), (f"where {least:g} or more is said", serious)):
        if any(chosen):
            lines += rows_of_game(name, chosen)
    return "\n".join(lines[1:])


def rows_of_game(name: str, games: list[list[Moment]]) -> list[str]:
    said = sum(one.said for game in games for one in game) / SEATS / len(games)
    points, money = (
        " | ".join(sum_of_game(games, field, what) for field in range(len(FIELDS))) for what in (POINTS, MONEY)
    )
    return [f"| {name} | {said:.2f} | {points} |", f"| its money | | {money} |"]


def heading(*cells: str) -> list[str]:
    return ["", "| " + " | ".join(cells) + " |", "|---|" + "--:|" * (len(cells) - 1)]


def those(games: list[list[Moment]], wanted: Callable[[Moment], bool]) -> list[list[Moment]]:
    return [[moment for moment in game if wanted(moment)] for game in games]


def count(games: list[list[Moment]]) -> str:
    return str(sum(map(len, games)))


def mean_said(games: list[list[Moment]]) -> str:
    return f"{verdicts.mean([moment.said for game in games for moment in game]):.2f}"


def row(cells: list[str], games: list[list[Moment]], fields: Iterable[int]) -> str:
    """With the mean of a moment."""
    means = (told([[gained(moment, field, POINTS) for moment in game] for game in games]) for field in fields)
    return "| " + " | ".join([*cells, *means]) + " |"


def sum_of_game(games: list[list[Moment]], field: int, what: int) -> str:
    """Of all moments of one seat."""
    return told([[sum(gained(moment, field, what) for moment in game) / SEATS] for game in games])


def gained(moment: Moment, field: int, what: int) -> float:
    """Not a number where nobody has played on."""
    gains = moment.gains[field] if moment.differs else (0.0, 0.0)
    return math.nan if gains is None else gains[what]


def told(games: list[list[float]]) -> str:
    middle, margin = interval_over_games([[(1.0, value) for value in game] for game in games])
    return f"{middle:+.2f} ± {margin:.2f}" if math.isfinite(margin) else "–"


if __name__ == "__main__":
    main()
