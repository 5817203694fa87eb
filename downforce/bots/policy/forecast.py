"""Forecast how a race will end. All hands and bets must be known or guessed, as at the end of a playout.

The numbers were fitted by logistic regression on pairs of cars from thousands of games between pro bots on the shipped
tracks. Unlike the evaluation from one seat's view (evaluate.py), the forecast takes into account that everyone who bet
on a car helps it along, that other players' cards move it too, and that an owner of several cars must divide cards
among them.
"""

from ...rules.bits import lowest_bit
from ...rules.model import Board, State
from ...rules.names import CARS, NOBODY, OFF_TRACK, WILD, Car, Mask
from .bidding import colour_pips
from .evaluate import SCALE, bets_on, set_ahead, steps_to_go, ways_on, weigh_car
from .scratch import Scratch
from .weights import Weights

# Indices into `Weights.forecast`, whose values are in hundredths of a step
OWN_PIP = 0  # a pip of the car's colour in its owner's hand
WILD_PIP = 1  # in the owner's hand, a pip of the best wild on a card without the car's colour
OTHERS_PIP = 2  # a pip of the car's colour in another player's hand
SISTER = 3  # each other car of the same owner that is still racing
OWN_PUSH = 4  # each multiplier unit of the owner's bets
PUSH = 5  # each multiplier unit of other players' bets
SEAT = 6  # each seat that plays before the owner
NO_WAY = 7  # no free space ahead
SURE = 8  # scale of the logistic curve: the lead that is worth one unit
SURE_BY_STEP = 9  # growth of that scale with each step to go
WIDEST = 30


def forecast(state: State, board: Board, weights: Weights, scratch: Scratch) -> None:
    """Write each seat's expected final money to `scratch.money`.

    This is the seat's prizes and bet payouts, minus the prices of its cars.
    """
    for car in range(CARS):
        scratch.ahead[car][car] = 0
        if state.position[car] != OFF_TRACK:
            scratch.ahead[car][car] = 100 * steps_to_go(state, board, car) - advantage(state, board, weights, car)
    for car in range(CARS):
        for other in range(car + 1, CARS):
            if state.position[car] != OFF_TRACK and state.position[other] != OFF_TRACK:
                steps = (steps_to_go(state, board, car) + steps_to_go(state, board, other)) // 2
                spread = weights.forecast[SURE] + weights.forecast[SURE_BY_STEP] * max(0, min(WIDEST, steps))
                set_ahead(scratch, car, other, scratch.ahead[other][other] - scratch.ahead[car][car], spread)
    for seat in range(state.players):
        scratch.money[seat] = 0
    for car in range(CARS):
        weigh_car(state, scratch, car)
        if state.owner[car] != NOBODY:
            scratch.money[state.owner[car]] += scratch.prizes[car] - state.paid[car] * SCALE
        for seat in range(state.players):
            scratch.money[seat] += bets_on(state, seat, car) * scratch.points[car]


def advantage(state: State, board: Board, weights: Weights, car: Car) -> int:
    """Return a car's advantage in hundredths of a step, based on factors such as the players' cards and bets.

    The car's distance to the finish is not included.
    """
    owner = state.owner[car]
    worth = 0
    for seat in range(state.players):
        cards = state.hand[seat] | state.open8[seat]
        pips = colour_pips(board, cards, car)
        if seat == owner:
            wilds = sum_wilds(board, cards & ~board.cards_with[car] & board.cards_with[WILD])
            worth += weights.forecast[OWN_PIP] * pips + weights.forecast[WILD_PIP] * wilds
            worth -= weights.forecast[SEAT] * ((owner - state.turn + state.players) % state.players)
        else:
            worth += weights.forecast[OTHERS_PIP] * pips
        worth += (weights.forecast[OWN_PUSH] if seat == owner else weights.forecast[PUSH]) * bets_on(state, seat, car)
    for other in range(CARS):
        if owner != NOBODY and other != car and state.owner[other] == owner and state.position[other] != OFF_TRACK:
            worth -= weights.forecast[SISTER]
    return worth if ways_on(state, board, car) else worth - weights.forecast[NO_WAY]


def sum_wilds(board: Board, cards: Mask) -> int:
    """Return the sum of the speeds of the best wild line on each of the given cards."""
    total = 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        total += max(board.card_wild[card][0], board.card_wild[card][1])
    return total
