"""What a bot computes with: one record, allocated once and used again for every decision."""

import math

from ...rules.names import CARDS, CARS, MAX_LEGAL, MAX_PLAYERS
from .network import FEATURES, FIRST, OF_PAIR, PER_SEAT, SECOND, layers
from .weights import CERTAIN, FURTHEST, LUCKS, PER_SCALE


class Scratch:
    """Room for the sums of one decision; nothing in it outlives that decision."""

    def __init__(self) -> None:
        self.logistic: list[int] = [
            round(CERTAIN / (1 + math.exp(-k / PER_SCALE))) for k in range(-FURTHEST, FURTHEST + 1)
        ]
        self.offset: list[int] = [0] * CARS  # of a car's distance: hand and turn of its owner
        self.ahead: list[list[int]] = [[0] * CARS for _ in range(CARS)]  # chance to be ahead of another
        self.place_probability: list[int] = [0] * (CARS + 1)  # of places
        self.money: list[int] = [0] * MAX_PLAYERS
        self.points_of: list[int] = [0] * MAX_PLAYERS  # what a bet of one on a seat's own best car may expect
        self.prizes: list[int] = [0] * CARS  # what each car may expect,
        self.points: list[int] = [0] * CARS  # and a bet of one on it
        self.gain: list[list[int]] = [[0] * CARS for _ in range(CARS)]  # what a car's steps do to each car's prize,
        self.bet_gain: list[list[int]] = [[0] * CARS for _ in range(CARS)]  # and to a bet of one on each
        self.marginal: list[list[int]] = [[0] * CARS for _ in range(MAX_PLAYERS)]  # a seat's worth of a car's step
        self.best: int = 0  # the worth of the best end found
        self.luck: list[int] = [round(-100 * math.log(-math.log((k + 0.5) / LUCKS))) for k in range(LUCKS)]
        self.arrival: list[int] = [0] * CARS  # when each car comes in, in an ending that is drawn,
        self.ending: list[int] = [0] * CARS  # and its place
        self.backed: list[int] = [0] * MAX_PLAYERS  # the car that a rival has probably bet on
        self.bet_worth: list[int] = [0] * CARS  # what a bet on each car is worth
        self.card: list[int] = [0] * CARDS  # those a playout thinks of, the likeliest first,
        self.card_worth: list[int] = [0] * CARDS  # and what they seem worth
        self.arm: list[int] = [0] * MAX_LEGAL  # actions searched,
        self.worth: list[int] = [0] * MAX_LEGAL  # what they seem worth at once,
        self.total: list[int] = [0] * MAX_LEGAL  # the utility of their playouts,
        self.count: list[int] = [0] * MAX_LEGAL  # how many those were,
        self.order: list[int] = [0] * MAX_LEGAL  # and which arm is best
        self.playouts_made: int = 0  # playouts of this search
        self.cards: list[int] = [0] * MAX_PLAYERS  # all that a seat may still play
        self.ranked: list[int] = [0] * CARS  # cars in the order of the race
        self.car_view: list[list[int]] = [[0] * (OF_PAIR * MAX_PLAYERS) for _ in range(CARS)]  # ranked, to each seat
        self.seat_view: list[list[int]] = [[0] * PER_SEAT for _ in range(MAX_PLAYERS)]
        self.feature: list[int] = [0] * FEATURES  # what the network is shown,
        self.hidden_first: list[float] = [0.0] * FIRST  # what its layers make of it,
        self.hidden_second: list[float] = [0.0] * SECOND
        self.network_first: list[list[float]] = layers()["first"]  # and its weights, shared and never written
        self.network_first_bias: list[float] = layers()["first_bias"]
        self.network_second: list[list[float]] = layers()["second"]
        self.network_second_bias: list[float] = layers()["second_bias"]
        self.network_last: list[float] = layers()["last"]
        self.network_last_bias: list[float] = layers()["last_bias"]
