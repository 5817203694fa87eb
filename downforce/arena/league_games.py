"""Rounds of a league. In a round, the same deal is played several times, with the bots rotated through all seats.

Games run as compiled code if possible. If a bot is not shipped with the package, they are played through `Game`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..bots import BOTS
from ..rules.bits import count_bits
from ..rules.model import State
from ..rules.score import compare
from ..rules.setup.options import Options
from . import workspace
from .draw_characters import cast_game
from .match import TO_THE_END, WHOLE_WIN
from .play_bots import Reason, are_shipped, play_by_view
from .simulate import KERNEL

BATCH = 25  # deals per batch sent to a worker; 1 if a bot is slow because it searches or is not shipped


@dataclass(frozen=True, slots=True)
class Round:
    """One deal, to be played once for every way of rotating a line-up of bots around the table.

    The characters of the bots are chosen at random when the games are played.
    """

    options: Options
    lineup: tuple[str, ...]
    seed: int
    playouts: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game.

    Bots, shares of the win (in sixtieths), scores, ranks (from 0) and numbers of failures are listed by seat. `reasons`
    explains why bots failed to give a valid answer.
    """

    bots: tuple[str, ...]
    wins: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    failures: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()


def split_rounds(rounds: list[Round]) -> list[list[Round]]:
    """Split the rounds into batches for workers."""
    names = {name for entry in rounds for name in entry.lineup}
    slow = not are_shipped(names) or any(BOTS[name].weights.playouts for name in names)
    size = 1 if slow else BATCH
    return [rounds[first : first + size] for first in range(0, len(rounds), size)]


def play_rounds(rounds: list[Round]) -> list[list[Result]]:
    return [play_round(entry) for entry in rounds]


def play_round(entry: Round) -> list[Result]:
    """Play a round and return one result per game.

    The results list the bots under the given names, even if characters were drawn for them.
    """
    return [
        replace(play_game(entry.options, seated, entry.seed, entry.playouts), bots=named)
        for named, seated in seatings(entry)
    ]


def seatings(entry: Round) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """For each rotation of the line-up, yield the bot names as given, and the same names with characters added.

    Characters are drawn once per round, so that each character sits in every seat.
    """
    return zip(rotations(entry.lineup), rotations(cast_game(entry.lineup, entry.seed)), strict=True)


def rotations(lineup: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every rotation of the line-up, so that each member sits in every seat once."""
    for first in range(len(lineup)):
        yield lineup[first:] + lineup[:first]


def play_game(options: Options, bots: tuple[str, ...], seed: int, playouts: int | None) -> Result:
    if not are_shipped(bots):
        played = play_by_view(options, bots, seed, playouts)
        return replace(make_result(played.game.state, bots, played.failures), reasons=played.reasons)
    work = workspace.prepare(workspace.ruleset_for(options), workspace.seat_weights(cast_game(bots, seed), playouts))
    kernel = workspace.functions(*KERNEL)
    kernel.begin_match(work, seed)
    kernel.continue_match(work, 0, TO_THE_END, 1)
    return make_result(workspace.played_state(work), bots)


def make_result(state: State, bots: tuple[str, ...], failures: tuple[int, ...] = ()) -> Result:
    seats = range(state.players)
    share = WHOLE_WIN // count_bits(state.winners)
    others = [seat for seat in seats if not state.winners >> seat & 1]
    return Result(
        bots,
        tuple(share if state.winners >> seat & 1 else 0 for seat in seats),
        tuple(state.score[: state.players]),
        tuple(
            1 + sum(compare(state, other, seat) > 0 for other in others) if seat in others else 0  # winners have rank 0
            for seat in seats
        ),
        failures,
    )
