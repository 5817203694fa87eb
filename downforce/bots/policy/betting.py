"""Bets: the car that most often makes its backer win the money, by how the race may end and how others bet.

Equal bets cancel out: backing what everybody backs gains on nobody. A seat wins mostly when its own cars do well, and
then a bet on them has paid; so most bets fall on own cars, without a rule that says so.
"""

from ...rng import Rng, below
from ...rules.model import Board, State
from ...rules.names import BET, CARS, MAX_PLAYERS, NOBODY, Action, Car, Seat
from ...rules.score import payout, prize
from .bidding import colour_pips
from .evaluate import SPREAD, SPREAD_BY_DISTANCE, set_offsets, steps_to_go, weigh_pairs
from .scratch import Scratch
from .weights import FURTHEST, LUCKS, NEAREST, OWN, PER_SCALE, Weights

ENDINGS = 100  # drawn for a bet
EVERYBODY = MAX_PLAYERS  # stands for no seat: any car will do
CLOSE = 2  # money that makes one scale of the chance to win: an ending is drawn, not every step of it


def choose_bet(s: State, b: Board, seat: Seat, m: Weights, t: Scratch, c: Rng) -> Action:
    if m.betting == NEAREST:
        return BET + near_or_strong(s, b, seat)
    if m.betting == OWN:
        return BET + dearest_of(s, b, seat)
    return BET + bet_to_win(s, b, seat, m, t, c)


def near_or_strong(s: State, b: Board, seat: Seat) -> Car:
    """The car that has won; else the nearest to the finish, with a bonus for own cars and a strong hand."""
    best = 0
    most = -(1 << 30)
    for car in range(CARS):
        if s.place[car]:
            worth = 100_000 - 10_000 * s.place[car]
        else:
            worth = -100 * steps_to_go(s, b, car) + 15 * colour_pips(b, s.hand[seat] | s.open8[seat], car)
            worth += 200 * int(s.owner[car] == seat)
        if worth > most:
            most = worth
            best = car
    return best


def foremost_of(s: State, b: Board, seat: Seat) -> Car:
    """A seat's foremost car; the foremost of all for a seat without one, and for EVERYBODY."""
    best = 0
    most = -(1 << 30)
    for car in range(CARS):
        worth = 1000 - s.place[car] if s.place[car] else -steps_to_go(s, b, car)
        worth += 10_000 * int(s.owner[car] == seat)
        if worth > most:
            most = worth
            best = car
    return best


def dearest_of(s: State, b: Board, seat: Seat) -> Car:
    """The car a seat paid most for; the foremost of all for a seat without one."""
    dearest = foremost_of(s, b, seat)
    for car in range(CARS):
        if s.owner[car] == seat and s.paid[car] > s.paid[dearest]:
            dearest = car
    return dearest


def bet_to_win(s: State, b: Board, seat: Seat, m: Weights, t: Scratch, c: Rng) -> Car:
    """Draw endings and try every car as the bet in each: the one with which the seat wins most often."""
    set_offsets(s, b, seat, m, t)
    weigh_pairs(s, b, t)
    leader = foremost_of(s, b, EVERYBODY)
    k = s.bets_made
    fewer = 6 - s.players  # with fewer players a bet like everybody's is worth less: it gains on nobody
    for other in range(s.players):
        t.backed[other] = foremost_of(s, b, other)
    for car in range(CARS):
        taste = m.faith[k] * int(s.owner[car] == seat) + m.daring * int(car != leader)
        t.bet_worth[car] = ENDINGS * taste * fewer // 2
    for _ in range(ENDINGS):
        draw_ending(s, m, t, c)
        best = settle(s, seat, leader, m, t, c)
        for car in range(CARS):
            pays = payout(k, t.ending[car])
            lead = (t.money[seat] + pays - best) * PER_SCALE // CLOSE
            t.bet_worth[car] += t.logistic[max(-FURTHEST, min(FURTHEST, lead)) + FURTHEST] + m.safety[k] * pays
    chosen = 0
    for car in range(CARS):
        if t.bet_worth[car] > t.bet_worth[chosen]:
            chosen = car
    return chosen


def draw_ending(s: State, m: Weights, t: Scratch, c: Rng) -> None:
    """t.ending: a place for every car, from 1; those that are home keep theirs. `weigh_pairs` has been called.

    Luck is drawn so that of two cars each comes in first as often as the model of pairs says.
    """
    togo = 0
    for car in range(CARS):
        togo += abs(t.ahead[car][car])
    spread = SPREAD + SPREAD_BY_DISTANCE * togo // (1000 * max(1, CARS - s.finished))
    for car in range(CARS):
        t.arrival[car] = t.ahead[car][car] - spread * m.doubt * t.luck[below(c, LUCKS)] // 10_000
    for car in range(CARS):
        place = s.place[car]
        if place == 0:
            place = 1 + s.finished
            for other in range(CARS):
                earlier = t.arrival[other] - int(other < car) < t.arrival[car]
                if other != car and s.place[other] == 0 and earlier:
                    place += 1
        t.ending[car] = place


def settle(s: State, seat: Seat, leader: Car, m: Weights, t: Scratch, c: Rng) -> int:
    """Everybody's money in the ending drawn (t.money), without the bet in question; returns the best rival's."""
    for other in range(s.players):
        t.money[other] = 0
    for car in range(CARS):
        if s.owner[car] != NOBODY:
            t.money[s.owner[car]] += prize(t.ending[car]) - s.paid[car]
    best = -(1 << 30)
    for other in range(s.players):
        if other == seat:
            for k in range(s.bets_made):
                t.money[seat] += payout(k, t.ending[s.bet[seat][k]])
            continue
        for k in range(s.bets_made + 1):
            car = t.backed[other] if below(c, 100) < m.loyal else leader
            t.money[other] += payout(k, t.ending[car])
        best = max(best, t.money[other])
    return best
