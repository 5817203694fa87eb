"""What a few steps of each car are worth to each seat: pro's money model, made linear for the next few cards.

So a playout can play as pros do, at a fraction of their time: of their cards two in three are those worth most by it,
and nearly all are among the first four, which it then tries out.
"""

from ...rules.bits import count_bits
from ...rules.model import Board, State
from ...rules.names import CARS, NOBODY, OFF_TRACK, Car
from .evaluate import HIDDEN_CARD, best_rival, credit, laid, weigh_car, weigh_pair, weigh_pairs
from .scratch import Scratch
from .weights import Weights

STRIDE = 300  # hundredths of a step


def set_marginal_values(s: State, b: Board, m: Weights, t: Scratch) -> None:
    """t.marginal by seat and car, in 1024ths of money; the seat on turn plays next."""
    for car in range(CARS):
        owner = s.owner[car]
        t.offset[car] = 0
        if owner != NOBODY:
            cards = count_bits(s.hand[owner] | s.open8[owner])
            waits = (owner - s.turn + s.players) % s.players
            t.offset[car] = m.wait * waits - m.hand * HIDDEN_CARD * cards // 100
    weigh_steps(s, b, t)
    for mover in range(CARS):
        everybodys = 0
        for seat in range(s.players):
            t.marginal[seat][mover] = 0
        for car in range(CARS):
            if s.owner[car] != NOBODY:
                everybodys += t.gain[mover][car]
                t.marginal[s.owner[car]][mover] += t.gain[mover][car]
        for seat in range(s.players):
            own = t.marginal[seat][mover]
            worth = own - (everybodys - own) * m.spite // (100 * (s.players - 1))
            for k in range(3):
                if s.bet[seat][k] >= 0:
                    worth += (3 - k) * t.bet_gain[mover][s.bet[seat][k]]
            t.marginal[seat][mover] = worth >> 10
    if m.envy:
        begrudge(s, m, t)


def begrudge(s: State, m: Weights, t: Scratch) -> None:
    """Subtract what the steps would do for the best of the rivals."""
    for rival in range(s.players):
        t.money[rival] = 0
        t.points_of[rival] = 0
        t.backed[rival] = NOBODY
    for car in range(CARS):
        owner = s.owner[car]
        if owner != NOBODY:
            if t.backed[owner] == NOBODY or t.points[car] > t.points_of[owner]:
                t.backed[owner] = car
            credit(s, m, t, car)
    for seat in range(s.players):
        rival = best_rival(s, seat, m, t)
        for mover in range(CARS):
            gain = 0
            for car in range(CARS):
                if s.owner[car] == rival:
                    gain += t.gain[mover][car]
            if t.backed[rival] != NOBODY:
                gain += laid(s) * m.loyal * t.bet_gain[mover][t.backed[rival]] // 100
            t.marginal[seat][mover] -= (m.envy * gain // 100) >> 10


def weigh_steps(s: State, b: Board, t: Scratch) -> None:
    """t.gain and t.bet_gain: every racing car in turn is moved on, and put back; then t.prizes is as things stand."""
    weigh_pairs(s, b, t)
    for car in range(CARS):
        weigh_car(s, t, car)
        for mover in range(CARS):
            racing = s.position[mover] != OFF_TRACK
            t.gain[mover][car] = -t.prizes[car] if racing else 0
            t.bet_gain[mover][car] = -t.points[car] if racing else 0
    for mover in range(CARS):
        if s.position[mover] != OFF_TRACK:
            move_on(t, mover, STRIDE)
            for car in range(CARS):
                weigh_car(s, t, car)
                t.gain[mover][car] += t.prizes[car]
                t.bet_gain[mover][car] += t.points[car]
            move_on(t, mover, -STRIDE)
    for car in range(CARS):
        weigh_car(s, t, car)


def move_on(t: Scratch, mover: Car, steps: int) -> None:
    t.ahead[mover][mover] -= steps
    for other in range(CARS):
        if other != mover:
            weigh_pair(t, mover, other)
