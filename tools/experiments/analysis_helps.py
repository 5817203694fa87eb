"""Measure whether the analysis finds better choices than the champion bot.

`python -m tools.experiments.analysis_helps` lets four champions play on deals that are used for nothing else. At every
decision, the analysis determines the best action from what the seat can see, and how many points the champion's choice
loses. If the two choices agree, there is nothing to gain. If they differ, the game is played to its end many times
after either choice, by the same players and with the same random numbers. The gain is the difference in the seat's
share of the win, in percentage points. It is measured in four ways:

- The game is continued by pros, or by champions with a short search. Champions only continue if the predicted loss is a
  point or more.
- The cards are the true ones, or everything that the seat cannot see is dealt again each time, consistently with what
  the seat knows. Dealing again depends less on how the cards happened to lie, but it assumes, like the analysis, that
  all such deals are equally likely.

`--player pro` examines games between pros instead. `--other champion` compares the champion with itself, using
different random numbers, so there should be no gain. `--other uniform` compares with a random legal action, which
should lose. Confidence intervals are computed over games, because moments of the same game are correlated.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from downforce import compiled
from downforce.analysis import verdicts
from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import KINDS, analysis_kind, is_trivial, own_values
from downforce.analysis.judge import KERNEL, Judge
from downforce.arena import workspace
from downforce.arena.draw_characters import cast_games
from downforce.arena.league import TRACKS
from downforce.arena.match import TO_THE_END
from downforce.bots import Bot
from downforce.bots.policy.workspace import Workspace
from downforce.bots.policy_bot import PolicyBot
from downforce.game import Game, new_game
from downforce.record import notation
from downforce.rng import Rng, seed_rng
from downforce.rules.names import Action, Seat
from tools.experiments.compare import interval_over_games
from tools.experiments.results_file import run_and_save

SEED = 753_000_000
SEATS = 4
LEVELS = ("uniform", "rookie", "pro", "champion")
CHAMPION = 1000  # playouts
ASKED, PLAYED_ON = 1 << 42, 1 << 52  # seed offsets for alternative choices and for continued games
TIMES = 1024  # the largest number of games per moment, each with its own seed
PROS, CHAMPIONS = (0, 1), (2, 3)  # indices of fields, each with the true cards and with cards dealt again
FIELDS = ("pros", "pros, dealt again", "champions", "champions, dealt again")
POINTS, MONEY = 0, 1  # indices into a gain
KINDS_IN_ORDER = (*dict.fromkeys(KINDS.values()), "move")
Other = Callable[[Game, Seat, str], tuple[str, float] | None]  # returns another choice and its predicted gain


class Field(NamedTuple):
    """The bots that continue a game, the number of games, and the smallest predicted gain for which they play."""

    level: str
    times: int
    again: int  # 1 if hidden cards are dealt again
    least: float = 0.0
    playouts: int = 0


class Moment(NamedTuple):
    """A decision with its alternative: the predicted gain in points, and the gain measured by each field of bots."""

    kind: str
    differs: bool = False
    predicted: float = 0.0
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
    parser.add_argument("--file", type=Path, help="save results here, and continue from it")
    parser.add_argument("--seconds", type=float, default=math.inf, help="start no new game after this time")
    arguments = parser.parse_args()
    player = make_bot(arguments.player, arguments.champion)
    fields = [
        *(Field("pro", times, again) for again, times in enumerate(arguments.pros)),
        *(
            Field("champion", times, again, arguments.least, arguments.quick)
            for again, times in enumerate(arguments.champions)
        ),
    ]

    def work(seed: int) -> list[Moment]:
        begun = time.monotonic()
        found = judge_game(seed, player, make_other(arguments, seed), fields)
        differ, took = sum(moment.differs for moment in found), time.monotonic() - begun
        print(f"{seed}: {len(found)} choices, {differ} differ; {took:.0f} s", file=sys.stderr, flush=True)
        return found

    seeds = range(arguments.first, arguments.first + arguments.games)
    games = [[Moment(*row) for row in game] for game in run_and_save(arguments.file, seeds, work, arguments.seconds)]
    print(f"{len(games)} games of four like {arguments.player}; {arguments.other} instead, in points\n")
    print(report(games, arguments.least))


# Judging games


def judge_game(seed: int, player: Bot, other: Other, fields: list[Field]) -> list[Moment]:
    """Play one game and return the results for all its decisions."""
    game, found = new_game(SEATS, seed=seed, track=TRACKS[seed % len(TRACKS)]), []
    rngs = [seeded(seed * 8 + seat) for seat in range(SEATS)]
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        chosen = player.choose(game.view(seat), legal, rngs[seat])
        if len(legal) > 1 and (better := other(game, seat, chosen)):
            found.append(
                judge_moment(game, seat, chosen, *better, fields, PLAYED_ON + moment_number(game, seed) * TIMES)
            )
        game.play(seat, chosen)
    return found


def judge_moment(
    game: Game, seat: Seat, chosen: str, instead: str, predicted: float, fields: list[Field], first: int
) -> Moment:
    if instead == chosen:
        return Moment(analysis_kind(chosen))
    gains = [gain(game, seat, chosen, instead, field, first) if predicted >= field.least else None for field in fields]
    return Moment(analysis_kind(chosen), True, round(predicted, 4), gains)


def make_bot(level: str, playouts: int) -> Bot:
    """Return a bot with a fixed number of playouts, so that the results are the same on every machine."""
    return PolicyBot(level, workspace.bot_weights(level, playouts))


def make_other(arguments: argparse.Namespace, seed: int) -> Other:
    if arguments.other == "analysis":
        return lambda game, seat, chosen: best_by_analysis(game, seat, chosen, arguments.playouts, seed)
    bot = make_bot(arguments.other, arguments.champion)
    return lambda game, seat, chosen: ask(bot, game, seat, seed)


def best_by_analysis(game: Game, seat: Seat, chosen: str, playouts: int, seed: int) -> tuple[str, float] | None:
    """Return the best action according to the analysis, and how many points the chosen action loses."""
    judged = Judge(game.rulesets, playouts, seed).judge(game, seat, chosen, len(game.log) + 1)
    if judged is None:
        return None
    own = own_values(judged)
    lost, _ = verdicts.loss(own, judged.picked.index(judged.chosen))
    return judged.names[judged.picked[verdicts.best_candidate(own)]], 0.0 if is_trivial(judged) else 100 * lost


def ask(bot: Bot, game: Game, seat: Seat, seed: int) -> tuple[str, float]:
    return bot.choose(game.view(seat), game.legal(seat), seeded(ASKED + moment_number(game, seed))), 0.0


def moment_number(game: Game, seed: int) -> int:
    """Return a number that is unique to this moment of this game."""
    return seed * 4096 + len(game.log)


def seeded(seed: int) -> Rng:
    rng = Rng()
    seed_rng(rng, seed)
    return rng


# Continuing games


def gain(game: Game, seat: Seat, chosen: str, instead: str, field: Field, first: int) -> list[float] | None:
    """Return how much the seat gains on average from the alternative choice, in points and in money."""
    if not field.times:
        return None
    weights = workspace.seat_weights(cast_games((field.level,) * SEATS, first, field.times), field.playouts)
    work, start = workspace.prepare(game.ruleset, weights), compiled.to_records(game.state)[0]
    ends = []
    for action in (notation.read(game.ruleset, text) for text in (chosen, instead)):
        ends.append([play_to_end(work, start, seat, action, field.again, first, turn) for turn in range(field.times)])
    before, after = map(verdicts.means, ends)
    return [round(100 * (after[POINTS] - before[POINTS]), 4), round(after[MONEY] - before[MONEY], 4)]


def play_to_end(
    work: Workspace, start: Any, seat: Seat, action: Action, again: int, first: int, turn: int
) -> tuple[float, float]:
    """Play one game to its end. Return the seat's share of the win, and its money minus the mean of the others."""
    states, board, deal, rng = work.states, work.board, work.deal, work.rngs[0]
    kernel, state, seated = workspace.functions(*KERNEL), cast(Any, states[0]), turn * SEATS
    states[0] = states[1] = start
    kernel.seed_rng(rng, first + turn)
    if again:
        kernel.determinize(state, board, seat, rng, deal)
        kernel.guess_bets(state, states[1], board, seat, work.weights[seated + seat], rng)
    kernel.apply(state, board, seat, action)
    kernel.run_chance(state, board, deal, rng)
    kernel.continue_match(work, seated, TO_THE_END, 0)
    winners, money = int(state["winners"]), state["score"][:SEATS].tolist()
    share = (winners >> seat & 1) / winners.bit_count()
    return share, money[seat] - (sum(money) - money[seat]) / (SEATS - 1)


# Reporting


def report(games: list[list[Moment]], least: float) -> str:
    differ = select_moments(games, lambda one: one.differs)
    serious = select_moments(differ, lambda one: one.predicted >= least)
    lines = heading("a choice", "choices", "differ", "said", *(FIELDS[field] for field in PROS))
    for kind in ("all", *KINDS_IN_ORDER):
        if any(chosen := [[one for one in game if kind in ("all", one.kind)] for game in games]):
            share = verdicts.mean([one.differs for game in chosen for one in game])
            lines.append(row([kind, count(chosen), f"{share:.0%}", mean_predicted(chosen)], chosen, PROS))
    lines += heading("a moment where they differ, said", "moments", "said", *FIELDS)
    for name, chosen in (
        ("nothing", select_moments(differ, lambda one: one.predicted == 0)),
        (f"less than {least:g}", select_moments(differ, lambda one: 0 < one.predicted < least)),
        (f"{least:g} or more", serious),
    ):
        if any(chosen):
            lines.append(row([name, count(chosen), mean_predicted(chosen)], chosen, (*PROS, *CHAMPIONS)))
    lines += heading("all choices of a seat in a game", "said", *FIELDS)
    for name, chosen in (("wherever they differ", differ), (f"where {least:g} or more is said", serious)):
        if any(chosen):
            lines += game_rows(name, chosen)
    return "\n".join(lines[1:])


def game_rows(name: str, games: list[list[Moment]]) -> list[str]:
    predicted = sum(one.predicted for game in games for one in game) / SEATS / len(games)
    points, money = (
        " | ".join(mean_sum_per_game(games, field, what) for field in range(len(FIELDS))) for what in (POINTS, MONEY)
    )
    return [f"| {name} | {predicted:.2f} | {points} |", f"| its money | | {money} |"]


def heading(*cells: str) -> list[str]:
    return ["", "| " + " | ".join(cells) + " |", "|---|" + "--:|" * (len(cells) - 1)]


def select_moments(games: list[list[Moment]], wanted: Callable[[Moment], bool]) -> list[list[Moment]]:
    return [[moment for moment in game if wanted(moment)] for game in games]


def count(games: list[list[Moment]]) -> str:
    return str(sum(map(len, games)))


def mean_predicted(games: list[list[Moment]]) -> str:
    return f"{verdicts.mean([moment.predicted for game in games for moment in game]):.2f}"


def row(cells: list[str], games: list[list[Moment]], fields: Iterable[int]) -> str:
    """Return a table row with the mean gain per moment."""
    means = (
        format_interval([[gained(moment, field, POINTS) for moment in game] for game in games]) for field in fields
    )
    return "| " + " | ".join([*cells, *means]) + " |"


def mean_sum_per_game(games: list[list[Moment]], field: int, what: int) -> str:
    """Return the mean total gain of one seat over all its moments in a game."""
    return format_interval([[sum(gained(moment, field, what) for moment in game) / SEATS] for game in games])


def gained(moment: Moment, field: int, what: int) -> float:
    """Return the gain measured by one field of bots, or NaN if that field did not continue the game."""
    gains = moment.gains[field] if moment.differs else (0.0, 0.0)
    return math.nan if gains is None else gains[what]


def format_interval(games: list[list[float]]) -> str:
    middle, margin = interval_over_games([[(1.0, value) for value in game] for game in games])
    return f"{middle:+.2f} ± {margin:.2f}" if math.isfinite(margin) else "–"


if __name__ == "__main__":
    main()
