"""A fully dealt game in whole numbers, as one seat looks at it: what the value network reads.

Cars come in the order of the race, seats around the table from the one that asks, so that neither colours nor chairs
mean anything. Seats that nobody has are zeros. Nothing is read but the state that is given.
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

MONEY = 5  # of a seat's features


def set_features(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> None:
    """t.feature; somebody is to play a card. Money is in hundredths, by the forecast of pairs (t.money)."""
    look_around(s, b, m, t)
    look_from(s, seat, t)


def look_around(s: State, b: Board, m: Weights, t: Scratch) -> None:
    """All that is the same for whoever asks: most of the work, done once where several seats ask."""
    forecast(s, b, m, t)
    rank_cars(s, b, t)
    for seat in range(s.players):
        t.cards[seat] = cards_of(s, b, seat)
        see_seat(s, b, t, seat)
    for i in range(CARS):
        see_car(s, b, t, i)
    k = FEATURES - OF_ALL
    for bets in range(4):
        t.feature[k + bets] = int(s.bets_made == bets)
    for players in range(2, MAX_PLAYERS + 1):
        t.feature[k + 2 + players] = int(s.players == players)


def look_from(s: State, seat: Seat, t: Scratch) -> None:
    """The rest, for this seat: what was seen of each seat goes where it sits from here, its money as it compares."""
    for away in range(MAX_PLAYERS):
        there = away < s.players
        other = (seat + away) % s.players
        k = OF_CAR + OF_PAIR * away
        for i in range(CARS):
            for j in range(OF_PAIR):
                t.feature[k + j] = t.seen_car[i][OF_PAIR * other + j] if there else 0
            k += PER_CAR
        k = CARS * PER_CAR + PER_SEAT * away
        for j in range(PER_SEAT):
            t.feature[k + j] = t.seen_seat[other][j] if there else 0
        if there:
            t.feature[k + MONEY] = 100 * (t.money[other] - t.money[seat]) // SCALE


def cards_of(s: State, b: Board, seat: Seat) -> Mask:
    """All that a seat may still play, its pile included where it has one."""
    cards = s.hand[seat] | s.open8[seat]
    return cards | pile_mask(s, seat) if pile_size(s, b, seat) else cards


def rank_cars(s: State, b: Board, t: Scratch) -> None:
    """t.ranked: those that are home by their places, then by the steps to go."""
    for car in range(CARS):
        t.arrival[car] = s.place[car] - 100 * CARS if s.place[car] else steps_to_go(s, b, car)
        k = car
        while k > 0 and t.arrival[t.ranked[k - 1]] > t.arrival[car]:
            t.ranked[k] = t.ranked[k - 1]
            k -= 1
        t.ranked[k] = car


def see_car(s: State, b: Board, t: Scratch, i: int) -> None:
    """The car that is i-th in the race: by itself into its features, to each seat into t.seen_car."""
    car = t.ranked[i]
    racing = s.position[car] != OFF_TRACK
    ways = ways_on(s, b, car) if racing else 2
    k = i * PER_CAR
    t.feature[k] = steps_to_go(s, b, car)
    t.feature[k + 1] = prize(s.place[car]) if s.place[car] else 0
    t.feature[k + 2] = int(racing)
    t.feature[k + 3] = int(ways == 0)
    t.feature[k + 4] = int(ways == 1)
    t.feature[k + 5] = s.paid[car]
    t.feature[k + 6] = 100 * t.prizes[car] // SCALE
    t.feature[k + 7] = 100 * t.points[car] // SCALE
    for seat in range(s.players):
        k = OF_PAIR * seat
        t.seen_car[i][k] = int(s.owner[car] == seat)
        t.seen_car[i][k + 1] = bets_on(s, seat, car)
        t.seen_car[i][k + 2] = colour_pips(b, t.cards[seat], car)


def see_seat(s: State, b: Board, t: Scratch, seat: Seat) -> None:
    """Into t.seen_seat, but for its money."""
    cards = t.cards[seat]
    t.seen_seat[seat][0] = 1
    t.seen_seat[seat][1] = count_bits(cards)
    t.seen_seat[seat][2] = sum_wilds(b, cards & b.cards_with[WILD])
    t.seen_seat[seat][3] = int(cards >> SPEED8 != 0)
    t.seen_seat[seat][4] = (seat - s.turn + s.players) % s.players
    t.seen_seat[seat][6] = cars_owned(s, seat)
    t.seen_seat[seat][7] = cars_racing(s, seat)
    for power in range(POWERS):
        t.seen_seat[seat][8 + power] = int(s.power[seat] == power)


def cars_racing(s: State, seat: Seat) -> int:
    racing = 0
    for car in range(CARS):
        racing += int(s.owner[car] == seat and s.place[car] == 0)
    return racing
