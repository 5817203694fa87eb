"""Estimate how much each seat gains if a car moves a few steps, using a linear form of the pro bots' money model.

The estimate stays useful for the next few cards, so playouts can imitate pro bots in a fraction of the time. Two thirds
of the cards that pro bots play are ranked first by this estimate, and nearly all are among its top four. A playout
therefore tries out only those four cards.
"""

from ...rules.bits import count_bits
from ...rules.model import Board, State
from ...rules.names import CARS, NOBODY, OFF_TRACK, Car
from .evaluate import HIDDEN_CARD, best_rival, credit_owner, total_multiplier, weigh_car, weigh_pair, weigh_pairs
from .scratch import Scratch
from .weights import Weights

STRIDE = 300  # length of the trial move, in hundredths of a step


def set_marginal_values(state: State, board: Board, weights: Weights, scratch: Scratch) -> None:
    """Compute how much each seat gains when a car moves a few steps, for every seat and car.

    The gains are written to `scratch.marginal`, in 1024ths of a unit of money. The game must be waiting for a seat to
    play a card.
    """
    for car in range(CARS):
        owner = state.owner[car]
        scratch.offset[car] = 0
        if owner != NOBODY:
            cards = count_bits(state.hand[owner] | state.open8[owner])
            waits = (owner - state.turn + state.players) % state.players
            scratch.offset[car] = weights.wait * waits - weights.hand * HIDDEN_CARD * cards // 100
    weigh_steps(state, board, scratch)
    for mover in range(CARS):
        everybodys = 0
        for seat in range(state.players):
            scratch.marginal[seat][mover] = 0
        for car in range(CARS):
            if state.owner[car] != NOBODY:
                everybodys += scratch.gain[mover][car]
                scratch.marginal[state.owner[car]][mover] += scratch.gain[mover][car]
        for seat in range(state.players):
            own = scratch.marginal[seat][mover]
            worth = own - (everybodys - own) * weights.spite // (100 * (state.players - 1))
            for k in range(3):
                if state.bet[seat][k] >= 0:
                    worth += (3 - k) * scratch.bet_gain[mover][state.bet[seat][k]]
            scratch.marginal[seat][mover] = worth >> 10
    if weights.envy:
        subtract_envy(state, weights, scratch)


def subtract_envy(state: State, weights: Weights, scratch: Scratch) -> None:
    """Reduce each seat's gain from a car's steps by the best rival's gain, multiplied by `envy`.

    The gains are read from and written to `scratch.marginal`.
    """
    for rival in range(state.players):
        scratch.money[rival] = 0
        scratch.points_of[rival] = 0
        scratch.backed[rival] = NOBODY
    for car in range(CARS):
        owner = state.owner[car]
        if owner != NOBODY:
            if scratch.backed[owner] == NOBODY or scratch.points[car] > scratch.points_of[owner]:
                scratch.backed[owner] = car
            credit_owner(state, weights, scratch, car)
    for seat in range(state.players):
        rival = best_rival(state, seat, weights, scratch)
        for mover in range(CARS):
            gain = 0
            for car in range(CARS):
                if state.owner[car] == rival:
                    gain += scratch.gain[mover][car]
            if scratch.backed[rival] != NOBODY:
                gain += total_multiplier(state) * weights.loyal * scratch.bet_gain[mover][scratch.backed[rival]] // 100
            scratch.marginal[seat][mover] -= (weights.envy * gain // 100) >> 10


def weigh_steps(state: State, board: Board, scratch: Scratch) -> None:
    """Compute how a few steps by one car change the expected prizes of all cars and the payouts of bets on them.

    Each racing car is moved forward tentatively and then put back. The changes are written to `scratch.gain` and
    `scratch.bet_gain`. Afterwards, `scratch.prizes` and `scratch.points` hold the values for the actual position.
    """
    weigh_pairs(state, board, scratch)
    for car in range(CARS):
        weigh_car(state, scratch, car)
        for mover in range(CARS):
            racing = state.position[mover] != OFF_TRACK
            scratch.gain[mover][car] = -scratch.prizes[car] if racing else 0
            scratch.bet_gain[mover][car] = -scratch.points[car] if racing else 0
    for mover in range(CARS):
        if state.position[mover] != OFF_TRACK:
            shift_car(scratch, mover, STRIDE)
            for car in range(CARS):
                weigh_car(state, scratch, car)
                scratch.gain[mover][car] += scratch.prizes[car]
                scratch.bet_gain[mover][car] += scratch.points[car]
            shift_car(scratch, mover, -STRIDE)
    for car in range(CARS):
        weigh_car(state, scratch, car)


def shift_car(scratch: Scratch, mover: Car, steps: int) -> None:
    scratch.ahead[mover][mover] -= steps
    for other in range(CARS):
        if other != mover:
            weigh_pair(scratch, mover, other)
