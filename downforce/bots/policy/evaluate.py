"""What a position is worth to a seat, judged by its own cards and bets and what is public."""

from ...rules.bits import count_bits, lowest_bit
from ...rules.model import Board, State
from ...rules.names import CARS, NOBODY, OFF_TRACK, SPEED8, Car, Mask, Seat
from ...rules.score import prize
from ...rules.walk import free_ahead
from .scratch import Scratch
from .weights import BY_MONEY, CERTAIN, CERTAIN_BITS, FURTHEST, PER_SCALE, Weights

SCALE = 1 << 20  # one of money
# Hundredths, fitted on a million pairs of cars: docs/journal/2026-11-chances-of-pairs.md
SHUT_IN, ONE_WAY = 50, 20
SPREAD, SPREAD_BY_DISTANCE = 235, 47
HIDDEN_CARD = 190 + 176  # pips of a colour, and of wilds at 1.1, on a card nobody has shown


def value(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> int:
    return value_money(s, b, seat, m, t) if m.model == BY_MONEY else value_steps(s, b, seat, m)


def steps_to_go(s: State, b: Board, car: Car) -> int:
    """Steps to the finish line; negative after several laps."""
    if s.position[car] == OFF_TRACK:
        return 0
    return b.steps_left[s.position[car]] - s.laps[car] * b.lap_steps


def ways_on(s: State, b: Board, car: Car) -> int:
    return count_bits(b.forward[s.position[car]] & free_ahead(s, b, car))


# Steps.


def value_steps(s: State, b: Board, seat: Seat, m: Weights) -> int:
    """Own cars forward, rivals back, the leading rival most of all."""
    total = 0
    nearest = 1 << 20
    for car in range(CARS):
        togo = steps_to_go(s, b, car)
        if s.owner[car] == seat:
            total -= m.own * togo
            if s.place[car]:
                total += m.own * prize(s.place[car])
            elif s.position[car] != OFF_TRACK and m.blocked + m.narrow:
                ways = ways_on(s, b, car)
                total -= m.blocked if ways == 0 else m.narrow if ways == 1 else 0
        else:
            total += m.rival * togo
            if s.owner[car] != NOBODY:
                nearest = min(nearest, togo)
        for k in range(3):
            if s.bet[seat][k] == car:
                total -= m.bet[k] * togo
    return total + m.leader * nearest


# Money.


def pips_of(b: Board, cards: Mask, car: Car) -> int:
    """What cards move a car, in hundredths of a step: lines of its colour, else the best wild at 1.1."""
    total = 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if b.card_cars[card] & (1 << car):
            total += 100 * b.card_bid[card][car]
        elif b.card_wilds[card]:
            total += 110 * max(b.card_wild[card][0], b.card_wild[card][1])
    return total


def set_offsets(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> None:
    """What hands and turn order are worth to the cars, in hundredths of a step; hidden hands count by size."""
    for car in range(CARS):
        owner = s.owner[car]
        t.offset[car] = 0
        if owner == NOBODY:
            continue
        if owner == seat:
            pips = pips_of(b, s.hand[seat] | s.open8[seat], car)
        else:
            eights = count_bits((s.hand[owner] >> SPEED8) | (s.open8[owner] >> SPEED8))
            hidden = count_bits(s.hand[owner]) - count_bits(s.hand[owner] >> SPEED8)
            pips = HIDDEN_CARD * hidden + (800 if eights else 0)
        waits = (owner - s.turn - 1 + s.players) % s.players
        t.offset[car] = (m.wait * waits) - m.hand * pips // 100


def weigh_pairs(s: State, b: Board, t: Scratch) -> None:
    """For every pair of racing cars, the chance that one comes in ahead of the other."""
    for car in range(CARS):
        t.ahead[car][car] = 0
        if s.place[car] == 0 and s.position[car] != OFF_TRACK:
            ways = ways_on(s, b, car)
            t.ahead[car][car] = (
                100 * steps_to_go(s, b, car) + (SHUT_IN if ways == 0 else ONE_WAY if ways == 1 else 0) + t.offset[car]
            )
    for car in range(CARS):
        for other in range(car + 1, CARS):
            weigh_pair(t, car, other)


def weigh_pair(t: Scratch, car: Car, other: Car) -> None:
    mine = t.ahead[car][car]
    its = t.ahead[other][other]
    set_ahead(t, car, other, its - mine, SPREAD + SPREAD_BY_DISTANCE * (abs(mine) + abs(its)) // 2000)


def set_ahead(t: Scratch, car: Car, other: Car, lead: int, spread: int) -> None:
    """From a lead, and the spread that is one scale of the logistic curve."""
    scales = max(-FURTHEST, min(FURTHEST, lead * PER_SCALE // spread))
    t.ahead[car][other] = t.logistic[scales + FURTHEST]
    t.ahead[other][car] = CERTAIN - t.ahead[car][other]


def weigh_places(s: State, t: Scratch, car: Car) -> None:
    """The chance of a car for every place that is left, from its chances against each rival."""
    for k in range(CARS):
        t.chance[k] = 0
    if s.place[car]:
        t.chance[s.place[car] - 1] = SCALE
        return
    if s.position[car] == OFF_TRACK:
        return
    first = s.finished
    t.chance[first] = SCALE
    rivals = 0
    for other in range(CARS):
        if other != car and s.place[other] == 0 and s.position[other] != OFF_TRACK:
            behind = t.ahead[other][car]
            rivals += 1
            for k in range(first + rivals, first, -1):
                t.chance[k] = (t.chance[k] * (CERTAIN - behind) + t.chance[k - 1] * behind) >> CERTAIN_BITS
            t.chance[first] = (t.chance[first] * (CERTAIN - behind)) >> CERTAIN_BITS


def weigh_car(s: State, t: Scratch, car: Car) -> None:
    """A car's expected prize, and the expected pay of a bet of one on it."""
    weigh_places(s, t, car)
    prizes = 0
    for k in range(CARS - 1):
        prizes += t.chance[k] * prize(k + 1)
    t.prizes[car] = prizes
    t.points[car] = 3 * t.chance[0] + 2 * t.chance[1] + t.chance[2]


def value_money(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> int:
    """Own expected money, less the mean of the others' prizes, less (by envy) what the best of them expects."""
    weigh_pairs(s, b, t)
    for rival in range(s.players):
        t.money[rival] = 0
        t.points_of[rival] = 0
    own = 0
    others = 0
    for car in range(CARS):
        owner = s.owner[car]
        bets = bets_on(s, seat, car)
        if owner == NOBODY and bets == 0:
            continue
        weigh_car(s, t, car)
        own += bets * t.points[car]
        if owner == seat:
            own += t.prizes[car]
        elif owner != NOBODY:
            others += t.prizes[car]
            credit(s, m, t, car)
    worth = own - others * m.spite // (100 * (s.players - 1))
    if m.envy:
        worth -= m.envy * expects(s, m, t, best_rival(s, seat, m, t)) // 100
    return worth


def bets_on(s: State, seat: Seat, car: Car) -> int:
    """The sum of the multipliers of a seat's own bets on a car."""
    total = 0
    for k in range(3):
        if s.bet[seat][k] == car:
            total += 3 - k
    return total


def credit(s: State, m: Weights, t: Scratch, car: Car) -> None:
    """Add to what a car's owner may expect, for whoever watches it: its prize, and its bets if it backed its own."""
    owner = s.owner[car]
    t.money[owner] += t.prizes[car] + s.paid[car] * SCALE * m.dear // 100
    t.points_of[owner] = max(t.points_of[owner], t.points[car])


def best_rival(s: State, seat: Seat, m: Weights, t: Scratch) -> Seat:
    """The rival that expects most; all cars have been credited."""
    best = (seat + 1) % s.players
    for rival in range(s.players):
        if rival != seat and expects(s, m, t, rival) > expects(s, m, t, best):
            best = rival
    return best


def expects(s: State, m: Weights, t: Scratch, rival: Seat) -> int:
    return t.money[rival] + laid(s) * m.loyal * t.points_of[rival] // 100


def laid(s: State) -> int:
    """The sum of the multipliers of all bets made so far: 3, then 5, then 6."""
    return s.bets_made * (7 - s.bets_made) // 2
