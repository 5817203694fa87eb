"""Positions for tests of what bots think: laid out by hand, or come about between pros."""

from downforce import bots
from downforce.arena.match import begin_match
from downforce.arena.playout import run_chance
from downforce.bots.policy import decide
from downforce.bots.policy.scratch import Scratch
from downforce.rng import Rng, seed_rng
from downforce.rules.bits import lowest_bit
from downforce.rules.engine import apply
from downforce.rules.model import Board, Deal, State
from downforce.rules.names import BETS, CARS, MAX_LEGAL, MAX_PLAYERS, OFF_TRACK, PLAY
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets

PLAYERS = 4
PRO = bots.BOTS["pro"].weights


def board() -> Board:
    return choose_rulesets(Options.read({"players": PLAYERS}))[0].board


def seeded(seed: int) -> Rng:
    rng = Rng()
    seed_rng(rng, seed)
    return rng


def game_of_pros(b: Board, seed: int, cards: int) -> State:
    """Until so many cards have been played and another is asked for."""
    w, rngs, deal = [State(), State()], [Rng() for _ in range(1 + MAX_PLAYERS)], Deal()
    begin_match(w[0], b, rngs, seed)
    run_chance(w[0], b, deal, rngs[0])
    while w[0].phase != PLAY or cards > 0:
        cards -= int(w[0].phase == PLAY)
        seat = lowest_bit(w[0].waiting)
        apply(w[0], b, seat, choose(w, b, seat, rngs[1 + seat]))
        if w[0].waiting == 0:
            run_chance(w[0], b, deal, rngs[0])
    return w[0]


def choose(w: list[State], b: Board, seat: int, rng: Rng) -> int:
    return decide.choose_action(w, 0, b, seat, PRO, Scratch(), rng, Deal(), [0] * MAX_LEGAL)


def betting(b: Board, togo: list[int], owner: list[int], bets: list[int] | None = None) -> State:
    """All hands empty, and everybody is to bet; each car has so many steps to go, 0 if it is home, in this order.

    Bets are those that all have made before.
    """
    s = State()
    s.players, s.phase, s.waiting = PLAYERS, BETS, (1 << PLAYERS) - 1
    s.owner, s.paid = list(owner), [3] * CARS
    for car, steps in enumerate(togo):
        if steps:
            put(s, b, car, steps)
        else:
            s.position[car] = OFF_TRACK
            s.finished += 1
            s.place[car] = s.finished
    bets = bets or []
    s.bets_made = len(bets)
    for seat in range(PLAYERS):
        s.bet[seat] = [*bets, *[-1] * (3 - len(bets))]
    return s


def put(s: State, b: Board, car: int, steps: int) -> None:
    """On a free space so many steps from the finish."""
    s.position[car] = next(i for i in range(b.spaces) if b.steps_left[i] == steps and i not in s.position)
