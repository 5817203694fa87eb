"""Evaluate a position for a seat, using only public information and the seat's own cards and bets."""

from ...rules.bits import count_bits, lowest_bit
from ...rules.model import Board, State
from ...rules.names import CARS, NOBODY, OFF_TRACK, SPEED8, Car, Mask, Seat
from ...rules.score import prize
from ...rules.walk import free_ahead
from .scratch import Scratch
from .weights import BY_MONEY, CERTAIN, CERTAIN_BITS, FURTHEST, PER_SCALE, Weights

SCALE = 1 << 20  # the value of 1 money
# In hundredths of a step, fitted on a million pairs of cars (docs/journal/2026-11-chances-of-pairs.md)
SHUT_IN, ONE_WAY = 50, 20
SPREAD, SPREAD_BY_DISTANCE = 235, 47
HIDDEN_CARD = 190 + 176  # mean pips on a hidden card: one colour, plus wilds counted 1.1 times


def value(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> int:
    return (
        value_money(state, board, seat, weights, scratch)
        if weights.model == BY_MONEY
        else value_steps(state, board, seat, weights)
    )


def steps_to_go(state: State, board: Board, car: Car) -> int:
    """Return how many steps a car is from the finish line, or 0 if the car is off the track.

    The result is negative for a car that has driven extra laps.
    """
    if state.position[car] == OFF_TRACK:
        return 0
    return board.steps_left[state.position[car]] - state.laps[car] * board.lap_steps


def ways_on(state: State, board: Board, car: Car) -> int:
    return count_bits(board.forward[state.position[car]] & free_ahead(state, board, car))


# Value by steps


def value_steps(state: State, board: Board, seat: Seat, weights: Weights) -> int:
    """Return the value of a position to a seat, as a weighted sum of the cars' steps to the finish line.

    The value rises as the seat's own cars advance and falls as rivals' cars advance. Among the rivals' cars, the one in
    the lead counts most.
    """
    total = 0
    nearest = 1 << 20
    for car in range(CARS):
        togo = steps_to_go(state, board, car)
        if state.owner[car] == seat:
            total -= weights.own * togo
            if state.place[car]:
                total += weights.own * prize(state.place[car])
            elif state.position[car] != OFF_TRACK and weights.blocked + weights.narrow:
                ways = ways_on(state, board, car)
                total -= weights.blocked if ways == 0 else weights.narrow if ways == 1 else 0
        else:
            total += weights.rival * togo
            if state.owner[car] != NOBODY:
                nearest = min(nearest, togo)
        for k in range(3):
            if state.bet[seat][k] == car:
                total -= weights.bet[k] * togo
    return total + weights.leader * nearest


# Value by money


def pips_for_car(board: Board, cards: Mask, car: Car) -> int:
    """Return how far the given cards can move a car, in hundredths of a step.

    A card without the car's colour counts as 1.1 times the speed of its best wild line.
    """
    total = 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if board.card_cars[card] & (1 << car):
            total += 100 * board.card_bid[card][car]
        elif board.card_wilds[card]:
            total += 110 * max(board.card_wild[card][0], board.card_wild[card][1])
    return total


def set_offsets(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> None:
    """Compute a correction to each car's distance from the finish, and write it to `scratch.offset`.

    The correction, in hundredths of a step, is based on the owner's hand and place in the turn order. If the hand is
    hidden, only the number of cards counts, and whether the owner still has a Speed-8.
    """
    for car in range(CARS):
        owner = state.owner[car]
        scratch.offset[car] = 0
        if owner == NOBODY:
            continue
        if owner == seat:
            pips = pips_for_car(board, state.hand[seat] | state.open8[seat], car)
        else:
            eights = count_bits((state.hand[owner] >> SPEED8) | (state.open8[owner] >> SPEED8))
            hidden = count_bits(state.hand[owner]) - count_bits(state.hand[owner] >> SPEED8)
            pips = HIDDEN_CARD * hidden + (800 if eights else 0)
        waits = (owner - state.turn - 1 + state.players) % state.players
        scratch.offset[car] = (weights.wait * waits) - weights.hand * pips // 100


def weigh_pairs(state: State, board: Board, scratch: Scratch) -> None:
    """Compute, for every pair of cars still racing, the probability that one finishes ahead of the other."""
    for car in range(CARS):
        scratch.ahead[car][car] = 0
        if state.place[car] == 0 and state.position[car] != OFF_TRACK:
            ways = ways_on(state, board, car)
            scratch.ahead[car][car] = (
                100 * steps_to_go(state, board, car)
                + (SHUT_IN if ways == 0 else ONE_WAY if ways == 1 else 0)
                + scratch.offset[car]
            )
    for car in range(CARS):
        for other in range(car + 1, CARS):
            weigh_pair(scratch, car, other)


def weigh_pair(scratch: Scratch, car: Car, other: Car) -> None:
    mine = scratch.ahead[car][car]
    its = scratch.ahead[other][other]
    set_ahead(scratch, car, other, its - mine, SPREAD + SPREAD_BY_DISTANCE * (abs(mine) + abs(its)) // 2000)


def set_ahead(scratch: Scratch, car: Car, other: Car, lead: int, spread: int) -> None:
    """Set the probabilities that `car` finishes ahead of `other` and vice versa.

    The probability for `car` is the logistic function of `lead / spread`, where `lead` is its lead over `other`.
    """
    scales = max(-FURTHEST, min(FURTHEST, lead * PER_SCALE // spread))
    scratch.ahead[car][other] = scratch.logistic[scales + FURTHEST]
    scratch.ahead[other][car] = CERTAIN - scratch.ahead[car][other]


def weigh_places(state: State, scratch: Scratch, car: Car) -> None:
    """Compute how likely a car is to finish in each place, based on how likely it is to beat each other car."""
    for k in range(CARS):
        scratch.place_probability[k] = 0
    if state.place[car]:
        scratch.place_probability[state.place[car] - 1] = SCALE
        return
    if state.position[car] == OFF_TRACK:
        return
    first = state.finished
    scratch.place_probability[first] = SCALE
    rivals = 0
    for other in range(CARS):
        if other != car and state.place[other] == 0 and state.position[other] != OFF_TRACK:
            behind = scratch.ahead[other][car]
            rivals += 1
            for k in range(first + rivals, first, -1):
                scratch.place_probability[k] = (
                    scratch.place_probability[k] * (CERTAIN - behind) + scratch.place_probability[k - 1] * behind
                ) >> CERTAIN_BITS
            scratch.place_probability[first] = (scratch.place_probability[first] * (CERTAIN - behind)) >> CERTAIN_BITS


def weigh_car(state: State, scratch: Scratch, car: Car) -> None:
    """Compute a car's expected prize, and the expected payout of a bet on it with a multiplier of 1."""
    weigh_places(state, scratch, car)
    prizes = 0
    for k in range(CARS - 1):
        prizes += scratch.place_probability[k] * prize(k + 1)
    scratch.prizes[car] = prizes
    scratch.points[car] = (
        3 * scratch.place_probability[0] + 2 * scratch.place_probability[1] + scratch.place_probability[2]
    )


def value_money(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> int:
    """Return the value of a position to a seat in terms of expected money.

    The value is the seat's own expected money, reduced by two amounts: a fraction (`spite`) of the other seats' mean
    prizes, and a fraction (`envy`) of the best rival's expected money.
    """
    weigh_pairs(state, board, scratch)
    for rival in range(state.players):
        scratch.money[rival] = 0
        scratch.points_of[rival] = 0
    own = 0
    others = 0
    for car in range(CARS):
        owner = state.owner[car]
        bets = bets_on(state, seat, car)
        if owner == NOBODY and bets == 0:
            continue
        weigh_car(state, scratch, car)
        own += bets * scratch.points[car]
        if owner == seat:
            own += scratch.prizes[car]
        elif owner != NOBODY:
            others += scratch.prizes[car]
            credit_owner(state, weights, scratch, car)
    worth = own - others * weights.spite // (100 * (state.players - 1))
    if weights.envy:
        worth -= (
            weights.envy * expected_money(state, weights, scratch, best_rival(state, seat, weights, scratch)) // 100
        )
    return worth


def bets_on(state: State, seat: Seat, car: Car) -> int:
    """Return the total multiplier of a seat's bets on a car."""
    total = 0
    for k in range(3):
        if state.bet[seat][k] == car:
            total += 3 - k
    return total


def credit_owner(state: State, weights: Weights, scratch: Scratch, car: Car) -> None:
    """Add a car's expected prize to its owner's expected money.

    Also update the highest expected payout of a bet on any of the owner's cars.
    """
    owner = state.owner[car]
    scratch.money[owner] += scratch.prizes[car] + state.paid[car] * SCALE * weights.dear // 100
    scratch.points_of[owner] = max(scratch.points_of[owner], scratch.points[car])


def best_rival(state: State, seat: Seat, weights: Weights, scratch: Scratch) -> Seat:
    """Return the rival who is expected to end up with the most money. Call `credit_owner` for all cars first."""
    best = (seat + 1) % state.players
    for rival in range(state.players):
        if rival != seat and expected_money(state, weights, scratch, rival) > expected_money(
            state, weights, scratch, best
        ):
            best = rival
    return best


def expected_money(state: State, weights: Weights, scratch: Scratch, rival: Seat) -> int:
    return scratch.money[rival] + total_multiplier(state) * weights.loyal * scratch.points_of[rival] // 100


def total_multiplier(state: State) -> int:
    """Return the total multiplier of a player's bets so far: 3 after the first bet, then 5, then 6."""
    return state.bets_made * (7 - state.bets_made) // 2
