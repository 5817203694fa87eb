"""The input features of the value network: integers that describe a game from one seat's perspective.

The game state must contain no unknown cards. Cars are listed in race order and seats clockwise from the given seat, so
that colours and seat numbers do not matter. The features of unused seats are zero.
"""

from ...rules.bits import count_bits
from ...rules.model import Board, State
from ...rules.names import CARS, MAX_PLAYERS, OFF_TRACK, POWERS, SPEED8, WILD, Mask, Seat
from ...rules.score import prize
from .bidding import cars_owned, colour_pips
from .determinize import pile_mask, pile_size
from .evaluate import SCALE, bets_on, steps_to_go, ways_on
from .forecast import forecast, sum_wilds
from .network import FEATURES, OF_ALL, OF_CAR, OF_PAIR, PER_CAR, PER_SEAT
from .scratch import Scratch
from .weights import Weights

MONEY = 5  # index of a seat's money among the features of the seat


def set_features(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> None:
    """Write all features for a seat to `scratch.feature`. The game must be waiting for a seat to play a card.

    Amounts of money are computed by `forecast`, and are written in hundredths of a unit of money.
    """
    prepare_features(state, board, weights, scratch)
    prepare_seat_view(state, seat, scratch)


def prepare_features(state: State, board: Board, weights: Weights, scratch: Scratch) -> None:
    """Compute the features that are the same for all seats.

    This takes most of the time. If features are needed for several seats, call this function only once.
    """
    forecast(state, board, weights, scratch)
    rank_cars(state, board, scratch)
    for seat in range(state.players):
        scratch.cards[seat] = playable_cards(state, board, seat)
        prepare_seat(state, board, scratch, seat)
    for i in range(CARS):
        prepare_car(state, board, scratch, i)
    k = FEATURES - OF_ALL
    for bets in range(4):
        scratch.feature[k + bets] = int(state.bets_made == bets)
    for players in range(2, MAX_PLAYERS + 1):
        scratch.feature[k + 2 + players] = int(state.players == players)


def prepare_seat_view(state: State, seat: Seat, scratch: Scratch) -> None:
    """Complete the features for one seat. Call `prepare_features` first.

    Seats are listed starting with the given seat, and the other seats' money is given relative to its own.
    """
    for away in range(MAX_PLAYERS):
        there = away < state.players
        other = (seat + away) % state.players
        k = OF_CAR + OF_PAIR * away
        for i in range(CARS):
            for j in range(OF_PAIR):
                scratch.feature[k + j] = scratch.car_view[i][OF_PAIR * other + j] if there else 0
            k += PER_CAR
        k = CARS * PER_CAR + PER_SEAT * away
        for j in range(PER_SEAT):
            scratch.feature[k + j] = scratch.seat_view[other][j] if there else 0
        if there:
            scratch.feature[k + MONEY] = 100 * (scratch.money[other] - scratch.money[seat]) // SCALE


def playable_cards(state: State, board: Board, seat: Seat) -> Mask:
    """Return all cards that a seat may still play, including those in its own draw pile."""
    cards = state.hand[seat] | state.open8[seat]
    return cards | pile_mask(state, seat) if pile_size(state, board, seat) else cards


def rank_cars(state: State, board: Board, scratch: Scratch) -> None:
    """Write the cars in race order to `scratch.ranked`.

    Finished cars come first, by place. The others follow, by distance to go.
    """
    for car in range(CARS):
        scratch.arrival[car] = state.place[car] - 100 * CARS if state.place[car] else steps_to_go(state, board, car)
        k = car
        while k > 0 and scratch.arrival[scratch.ranked[k - 1]] > scratch.arrival[car]:
            scratch.ranked[k] = scratch.ranked[k - 1]
            k -= 1
        scratch.ranked[k] = car


def prepare_car(state: State, board: Board, scratch: Scratch, i: int) -> None:
    """Write the features of the car at index `i` of the race order.

    Features of the car alone go to `scratch.feature`. Features that relate the car to a seat go to `scratch.car_view`.
    """
    car = scratch.ranked[i]
    racing = state.position[car] != OFF_TRACK
    ways = ways_on(state, board, car) if racing else 2
    k = i * PER_CAR
    scratch.feature[k] = steps_to_go(state, board, car)
    scratch.feature[k + 1] = prize(state.place[car]) if state.place[car] else 0
    scratch.feature[k + 2] = int(racing)
    scratch.feature[k + 3] = int(ways == 0)
    scratch.feature[k + 4] = int(ways == 1)
    scratch.feature[k + 5] = state.paid[car]
    scratch.feature[k + 6] = 100 * scratch.prizes[car] // SCALE
    scratch.feature[k + 7] = 100 * scratch.points[car] // SCALE
    for seat in range(state.players):
        k = OF_PAIR * seat
        scratch.car_view[i][k] = int(state.owner[car] == seat)
        scratch.car_view[i][k + 1] = bets_on(state, seat, car)
        scratch.car_view[i][k + 2] = colour_pips(board, scratch.cards[seat], car)


def prepare_seat(state: State, board: Board, scratch: Scratch, seat: Seat) -> None:
    """Write the features of a seat to `scratch.seat_view`, except for its money."""
    cards = scratch.cards[seat]
    scratch.seat_view[seat][0] = 1
    scratch.seat_view[seat][1] = count_bits(cards)
    scratch.seat_view[seat][2] = sum_wilds(board, cards & board.cards_with[WILD])
    scratch.seat_view[seat][3] = int(cards >> SPEED8 != 0)
    scratch.seat_view[seat][4] = (seat - state.turn + state.players) % state.players
    scratch.seat_view[seat][6] = cars_owned(state, seat)
    scratch.seat_view[seat][7] = cars_racing(state, seat)
    for power in range(POWERS):
        scratch.seat_view[seat][8 + power] = int(state.power[seat] == power)


def cars_racing(state: State, seat: Seat) -> int:
    racing = 0
    for car in range(CARS):
        racing += int(state.owner[car] == seat and state.place[car] == 0)
    return racing
