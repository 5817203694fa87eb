"""How a race will end, judged where a playout stops: by then all hands and bets are known (determinized).

Fitted by logistic regression on pairs of cars from thousands of games of pros on the shipped tracks. It knows what a
player's own model (evaluate.py) cannot see: a car that has been bet on is pushed by all who did, others' cards move a
car too, and the owner of several cars must divide its cards between them.
"""

from ...rules.bits import lowest_bit
from ...rules.model import Board, State
from ...rules.names import CARS, NOBODY, OFF_TRACK, WILD, Car, Mask
from .bidding import colour_pips
from .evaluate import SCALE, bets_on, set_ahead, steps_to_go, ways_on, weigh_car
from .scratch import Scratch
from .weights import Weights

# Indices into `Weights.forecast`; in hundredths of a step
OWN_PIP = 0  # of the car's colour, in its owner's hand
WILD_PIP = 1  # the best wild of a card without the colour
OTHERS_PIP = 2  # of its colour, in another hand
SISTER = 3  # another car of the same owner on the road
OWN_PUSH = 4  # a bet of one, the owner's,
PUSH = 5  # and anybody else's
SEAT = 6  # a seat until the owner plays
NO_WAY = 7  # no free space ahead
SURE = 8  # one scale of the curve,
SURE_BY_STEP = 9  # and how it widens with the steps to go, up to a limit
WIDEST = 30


def forecast(s: State, b: Board, m: Weights, t: Scratch) -> None:
    """Every seat's expected money (t.money): prizes and bets, less prices."""
    for car in range(CARS):
        t.ahead[car][car] = 0
        if s.position[car] != OFF_TRACK:
            t.ahead[car][car] = 100 * steps_to_go(s, b, car) - advantage(s, b, m, car)
    for car in range(CARS):
        for other in range(car + 1, CARS):
            if s.position[car] != OFF_TRACK and s.position[other] != OFF_TRACK:
                steps = (steps_to_go(s, b, car) + steps_to_go(s, b, other)) // 2
                spread = m.forecast[SURE] + m.forecast[SURE_BY_STEP] * max(0, min(WIDEST, steps))
                set_ahead(t, car, other, t.ahead[other][other] - t.ahead[car][car], spread)
    for seat in range(s.players):
        t.money[seat] = 0
    for car in range(CARS):
        weigh_car(s, t, car)
        if s.owner[car] != NOBODY:
            t.money[s.owner[car]] += t.prizes[car] - s.paid[car] * SCALE
        for seat in range(s.players):
            t.money[seat] += bets_on(s, seat, car) * t.points[car]


def advantage(s: State, b: Board, m: Weights, car: Car) -> int:
    """What a car has beside its place on the road."""
    owner = s.owner[car]
    worth = 0
    for seat in range(s.players):
        cards = s.hand[seat] | s.open8[seat]
        pips = colour_pips(b, cards, car)
        if seat == owner:
            wilds = sum_wilds(b, cards & ~b.cards_with[car] & b.cards_with[WILD])
            worth += m.forecast[OWN_PIP] * pips + m.forecast[WILD_PIP] * wilds
            worth -= m.forecast[SEAT] * ((owner - s.turn + s.players) % s.players)
        else:
            worth += m.forecast[OTHERS_PIP] * pips
        worth += (m.forecast[OWN_PUSH] if seat == owner else m.forecast[PUSH]) * bets_on(s, seat, car)
    for other in range(CARS):
        if owner != NOBODY and other != car and s.owner[other] == owner and s.position[other] != OFF_TRACK:
            worth -= m.forecast[SISTER]
    return worth if ways_on(s, b, car) else worth - m.forecast[NO_WAY]


def sum_wilds(b: Board, cards: Mask) -> int:
    """The best wild of each of these cards."""
    total = 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        total += max(b.card_wild[card][0], b.card_wild[card][1])
    return total
