"""Choose bets: simulate many endings of the race, and bet on the car that lets the seat win most often.

Betting on the same car as everyone else gains nothing, because equal payouts cancel out. A seat wins mostly when its
own cars do well, and a bet on them then pays out too. So seats mostly bet on their own cars, although no rule in this
policy tells them to.
"""

from ...rng import Rng, below
from ...rules.model import Board, State
from ...rules.names import BET, CARS, MAX_PLAYERS, NOBODY, Action, Car, Seat
from ...rules.score import payout, prize
from .bidding import colour_pips
from .evaluate import SPREAD, SPREAD_BY_DISTANCE, set_offsets, steps_to_go, weigh_pairs
from .scratch import Scratch
from .weights import FURTHEST, LUCKS, NEAREST, OWN, PER_SCALE, Weights

ENDINGS = 100  # number of simulated endings for each bet
EVERYBODY = MAX_PLAYERS  # stands in for a seat when it does not matter who owns a car
CLOSE = 2  # the lead in money that is worth one unit on the logistic curve of the win probability


def choose_bet(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch, rng: Rng) -> Action:
    if weights.betting == NEAREST or (weights.betting == OWN and state.bets_made > 0):
        return BET + nearest_or_strongest(state, board, seat)
    if weights.betting == OWN:
        return BET + dearest_car(state, board, seat)
    return BET + bet_to_win(state, board, seat, weights, scratch, rng)


def nearest_or_strongest(state: State, board: Board, seat: Seat) -> Car:
    """Return the best-placed car that has finished, or the most promising car if none has finished.

    A car is promising if it is close to the finish, belongs to the seat, or can be moved far by the seat's cards.
    """
    best = 0
    most = -(1 << 30)
    for car in range(CARS):
        if state.place[car]:
            worth = 100_000 - 10_000 * state.place[car]
        else:
            worth = -100 * steps_to_go(state, board, car) + 15 * colour_pips(
                board, state.hand[seat] | state.open8[seat], car
            )
            worth += 200 * int(state.owner[car] == seat)
        if worth > most:
            most = worth
            best = car
    return best


def foremost_car(state: State, board: Board, seat: Seat) -> Car:
    """Return a seat's foremost car, or the overall leader if the seat is `EVERYBODY` or owns no car."""
    best = 0
    most = -(1 << 30)
    for car in range(CARS):
        worth = 1000 - state.place[car] if state.place[car] else -steps_to_go(state, board, car)
        worth += 10_000 * int(state.owner[car] == seat)
        if worth > most:
            most = worth
            best = car
    return best


def dearest_car(state: State, board: Board, seat: Seat) -> Car:
    """Return the car that a seat paid the most for, or the overall leader if the seat owns no car."""
    dearest = foremost_car(state, board, seat)
    for car in range(CARS):
        if state.owner[car] == seat and state.paid[car] > state.paid[dearest]:
            dearest = car
    return dearest


def bet_to_win(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch, rng: Rng) -> Car:
    """Simulate many endings of the race, and return the car to bet on so that the seat wins most often."""
    set_offsets(state, board, seat, weights, scratch)
    weigh_pairs(state, board, scratch)
    leader = foremost_car(state, board, EVERYBODY)
    k = state.bets_made
    fewer = 6 - state.players  # with fewer players, betting like the others is worth less
    for other in range(state.players):
        scratch.backed[other] = foremost_car(state, board, other)
    for car in range(CARS):
        taste = weights.faith[k] * int(state.owner[car] == seat) + weights.daring * int(car != leader)
        scratch.bet_worth[car] = ENDINGS * taste * fewer // 2
    for _ in range(ENDINGS):
        draw_ending(state, weights, scratch, rng)
        best = settle_money(state, seat, leader, weights, scratch, rng)
        for car in range(CARS):
            pays = payout(k, scratch.ending[car])
            lead = (scratch.money[seat] + pays - best) * PER_SCALE // CLOSE
            scratch.bet_worth[car] += (
                scratch.logistic[max(-FURTHEST, min(FURTHEST, lead)) + FURTHEST] + weights.safety[k] * pays
            )
    chosen = 0
    for car in range(CARS):
        if scratch.bet_worth[car] > scratch.bet_worth[chosen]:
            chosen = car
    return chosen


def draw_ending(state: State, weights: Weights, scratch: Scratch, rng: Rng) -> None:
    """Simulate how the race ends, and write the final place of every car (from 1) to `scratch.ending`.

    Cars that have already finished keep their places. The results are random, but one car beats another about as often
    as `weigh_pairs` predicts. Call `weigh_pairs` first.
    """
    togo = 0
    for car in range(CARS):
        togo += abs(scratch.ahead[car][car])
    spread = SPREAD + SPREAD_BY_DISTANCE * togo // (1000 * max(1, CARS - state.finished))
    for car in range(CARS):
        scratch.arrival[car] = (
            scratch.ahead[car][car] - spread * weights.doubt * scratch.luck[below(rng, LUCKS)] // 10_000
        )
    for car in range(CARS):
        place = state.place[car]
        if place == 0:
            place = 1 + state.finished
            for other in range(CARS):
                earlier = scratch.arrival[other] - int(other < car) < scratch.arrival[car]
                if other != car and state.place[other] == 0 and earlier:
                    place += 1
        scratch.ending[car] = place


def settle_money(state: State, seat: Seat, leader: Car, weights: Weights, scratch: Scratch, rng: Rng) -> int:
    """Compute how much money each seat has after a simulated ending, and return the richest rival's amount.

    The amounts are written to `scratch.money`. The seat's own amount does not include the bet that it is about to make.
    """
    for other in range(state.players):
        scratch.money[other] = 0
    for car in range(CARS):
        if state.owner[car] != NOBODY:
            scratch.money[state.owner[car]] += prize(scratch.ending[car]) - state.paid[car]
    best = -(1 << 30)
    for other in range(state.players):
        if other == seat:
            for k in range(state.bets_made):
                scratch.money[seat] += payout(k, scratch.ending[state.bet[seat][k]])
            continue
        for k in range(state.bets_made + 1):
            car = scratch.backed[other] if below(rng, 100) < weights.loyal else leader
            scratch.money[other] += payout(k, scratch.ending[car])
        best = max(best, scratch.money[other])
    return best
