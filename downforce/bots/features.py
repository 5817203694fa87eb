"""A fully dealt game in whole numbers, as one seat looks at it: what the value network reads.

Cars come in the order of the race, seats around the table from the one that asks, so that neither colours nor chairs
mean anything. Seats that nobody has are zeros. Nothing is read but the state that is given.
"""

from ..rules.bits import count_bits
from ..rules.model import Board, State
from ..rules.names import CARS, MAX_PLAYERS, OFF_TRACK, POWERS, SPEED8, WILD, Car, Mask, Seat
from ..rules.score import prize
from .bidding import cars_owned, colour_pips
from .determinize import pile_mask, pile_size
from .evaluate import SCALE, bets_on, steps_to_go, ways_on
from .forecast import forecast, sum_wilds
from .network import PER_SEAT
from .scratch import Scratch
from .weights import Weights


def set_features(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> None:
    """t.feature; somebody is to play a card. Money is in hundredths, by the forecast of pairs (t.money)."""
    forecast(s, b, m, t)
    rank_cars(s, b, t)
    for other in range(s.players):
        t.cards[other] = cards_of(s, b, other)
    k = 0
    for i in range(CARS):
        k = add_car(s, b, seat, t, t.ranked[i], k)
    for away in range(MAX_PLAYERS):
        k = add_seat(s, b, seat, t, away, k)
    for bets in range(4):
        t.feature[k] = int(s.bets_made == bets)
        k += 1
    for players in range(2, MAX_PLAYERS + 1):
        t.feature[k] = int(s.players == players)
        k += 1


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


def add_car(s: State, b: Board, seat: Seat, t: Scratch, car: Car, k: int) -> int:
    racing = s.position[car] != OFF_TRACK
    ways = ways_on(s, b, car) if racing else 2
    t.feature[k] = steps_to_go(s, b, car)
    t.feature[k + 1] = prize(s.place[car]) if s.place[car] else 0
    t.feature[k + 2] = int(racing)
    t.feature[k + 3] = int(ways == 0)
    t.feature[k + 4] = int(ways == 1)
    t.feature[k + 5] = s.paid[car]
    t.feature[k + 6] = 100 * t.prizes[car] // SCALE
    t.feature[k + 7] = 100 * t.points[car] // SCALE
    k += 8
    for away in range(MAX_PLAYERS):
        there = away < s.players
        other = (seat + away) % s.players
        t.feature[k] = int(there and s.owner[car] == other)
        t.feature[k + 1] = bets_on(s, other, car) if there else 0
        t.feature[k + 2] = colour_pips(b, t.cards[other], car) if there else 0
        k += 3
    return k


def add_seat(s: State, b: Board, seat: Seat, t: Scratch, away: int, k: int) -> int:
    if away >= s.players:
        for i in range(PER_SEAT):
            t.feature[k + i] = 0
        return k + PER_SEAT
    other = (seat + away) % s.players
    cards = t.cards[other]
    t.feature[k] = 1
    t.feature[k + 1] = count_bits(cards)
    t.feature[k + 2] = sum_wilds(b, cards & b.cards_with[WILD])
    t.feature[k + 3] = int(cards >> SPEED8 != 0)
    t.feature[k + 4] = (other - s.turn + s.players) % s.players
    t.feature[k + 5] = 100 * (t.money[other] - t.money[seat]) // SCALE
    t.feature[k + 6] = cars_owned(s, other)
    t.feature[k + 7] = cars_racing(s, other)
    for power in range(POWERS):
        t.feature[k + 8 + power] = int(s.power[other] == power)
    return k + PER_SEAT


def cars_racing(s: State, seat: Seat) -> int:
    racing = 0
    for car in range(CARS):
        racing += int(s.owner[car] == seat and s.place[car] == 0)
    return racing
