"""The memory in which bots play games and choose actions, passed to their functions as one argument."""

from typing import NamedTuple

from ...rng import Rng
from ...rules.model import Board, Deal, State
from ...rules.names import MAX_LEGAL, MAX_PLAYERS
from .scratch import Scratch
from .weights import Weights

# Indices into `Workspace.states`. The game itself is in states[0].
TRIAL = 1  # a copy in which actions are tried out, and which playouts continue
FIRST_ARM = 2  # the game after the own card of a search's first candidate action (arm); the other arms follow
MAX_ARMS = 24
SPARE = FIRST_ARM + MAX_ARMS  # a copy of the trial, in which a playout tries out cards
STATES = SPARE + 1
STATES_WITHOUT_SEARCH = TRIAL + 1


class Workspace(NamedTuple):
    """A game and everything that bots need to play it.

    Compiled functions take the same tuple with numpy records and arrays in place of the objects and lists.
    """

    states: list[State]
    board: Board
    deal: Deal  # a buffer for cards and lots
    rngs: list[Rng]  # in a match: one for deals and ties, then one for the bot in each seat
    weights: list[Weights]  # of the bots by seat, for one game or for several games in a row
    scratch: Scratch
    out: list[int]  # a buffer for legal actions


def new_workspace(board: Board, weights: list[Weights]) -> Workspace:
    """Return a workspace of plain objects, for functions that run interpreted."""
    states, rngs = [State() for _ in range(STATES)], [Rng() for _ in range(1 + MAX_PLAYERS)]
    return Workspace(states, board, Deal(), rngs, weights, Scratch(), [0] * MAX_LEGAL)
