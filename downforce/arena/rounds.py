"""One deal of a league, played from all seats: compiled where it can be, by views where a bot is not shipped."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..bots import BOTS
from ..rules.bits import count_bits
from ..rules.model import State
from ..rules.score import compare
from ..rules.setup.options import Options
from . import workspace
from .casting import cast_game
from .match import WHOLE_WIN
from .play_bots import Reason, are_shipped, play_by_view
from .simulate import KERNEL

BATCH = 25  # deals a worker plays between two reports; a bot that searches or is not shipped is slow, so then it is one


@dataclass(frozen=True, slots=True)
class Round:
    """One deal, to be played from all seats by this line-up, which is cast when it is played."""

    options: Options
    lineup: tuple[str, ...]
    seed: int
    playouts: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """One game, by seat: the bot, its share of the win in sixtieths, its score, its rank from 0, its failures; and why
    answers failed."""

    bots: tuple[str, ...]
    wins: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    failures: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()


def split_rounds(rounds: list[Round]) -> list[list[Round]]:
    """Into batches for workers."""
    names = {name for entry in rounds for name in entry.lineup}
    slow = not are_shipped(names) or any(BOTS[name].weights.playouts for name in names)
    size = 1 if slow else BATCH
    return [rounds[first : first + size] for first in range(0, len(rounds), size)]


def play_rounds(rounds: list[Round]) -> list[list[Result]]:
    return [play_round(entry) for entry in rounds]


def play_round(entry: Round) -> list[Result]:
    """Results count under the names that were given, whichever characters played."""
    return [
        replace(play_game(entry.options, seated, entry.seed, entry.playouts), bots=named)
        for named, seated in seatings(entry)
    ]


def seatings(entry: Round) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """The names that were given and who sits there: cast once, so that each with its character sits in every seat."""
    return zip(rotations(entry.lineup), rotations(cast_game(entry.lineup, entry.seed)), strict=True)


def rotations(lineup: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every member of the line-up comes to sit in every seat."""
    for first in range(len(lineup)):
        yield lineup[first:] + lineup[:first]


def play_game(options: Options, bots: tuple[str, ...], seed: int, playouts: int | None) -> Result:
    if not are_shipped(bots):
        played = play_by_view(options, bots, seed, playouts)
        return replace(result_of(played.game.state, bots, played.failures), reasons=played.reasons)
    things = workspace.lay(workspace.ruleset_of(options), workspace.weights_of_all(cast_game(bots, seed), playouts))
    workspace.functions(*KERNEL).play_match(*things, seed)
    return result_of(workspace.state_of(things[0]), bots)


def result_of(s: State, bots: tuple[str, ...], failures: tuple[int, ...] = ()) -> Result:
    seats = range(s.players)
    share = WHOLE_WIN // count_bits(s.winners)
    others = [seat for seat in seats if not s.winners >> seat & 1]
    return Result(
        bots,
        tuple(share if s.winners >> seat & 1 else 0 for seat in seats),
        tuple(s.score[: s.players]),
        tuple(
            1 + sum(compare(s, other, seat) > 0 for other in others) if seat in others else 0  # winners are first
            for seat in seats
        ),
        failures,
    )
