"""Positions for tests of the bots: set up by hand, or reached in games between pros."""

from downforce import bots
from downforce.arena.match import begin_match, continue_match
from downforce.bots.policy.workspace import new_workspace
from downforce.rng import Rng, seed_rng
from downforce.rules.model import Board, State
from downforce.rules.names import BETS, CARS, OFF_TRACK
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets

PLAYERS = 4
PRO = bots.BOTS["pro"].weights


def standard_board() -> Board:
    return choose_rulesets(Options.read({"players": PLAYERS}))[0].board


def seeded_rng(seed: int) -> Rng:
    rng = Rng()
    seed_rng(rng, seed)
    return rng


def game_of_pros(board: Board, seed: int, cards: int) -> State:
    """Return a game between pros in which this many cards have been played and another must be chosen."""
    work = new_workspace(board, [PRO] * board.players)
    begin_match(work, seed)
    continue_match(work, 0, cards, 1)
    return work.states[0]


def betting_state(board: Board, togo: list[int], owner: list[int], bets: list[int] | None = None) -> State:
    """Return a state with empty hands in which all seats must bet.

    `togo` has the steps to go of each car; 0 means that it has finished, in this order. `bets` are the bets that all
    seats have made before.
    """
    state = State()
    state.players, state.phase, state.waiting = PLAYERS, BETS, (1 << PLAYERS) - 1
    state.owner, state.paid = list(owner), [3] * CARS
    for car, steps in enumerate(togo):
        if steps:
            place_car(state, board, car, steps)
        else:
            state.position[car] = OFF_TRACK
            state.finished += 1
            state.place[car] = state.finished
    bets = bets or []
    state.bets_made = len(bets)
    for seat in range(PLAYERS):
        state.bet[seat] = [*bets, *[-1] * (3 - len(bets))]
    return state


def place_car(state: State, board: Board, car: int, steps: int) -> None:
    """Place a car on a free space this many steps from the finish."""
    state.position[car] = next(
        i for i in range(board.spaces) if board.steps_left[i] == steps and i not in state.position
    )
