"""A bot's working memory: a single record that is allocated once and reused for every decision."""

import math

from ...rules.names import CARDS, CARS, MAX_LEGAL, MAX_PLAYERS
from .network import FEATURES, FIRST, OF_PAIR, PER_SEAT, SECOND, layers
from .weights import CERTAIN, FURTHEST, LUCKS, PER_SCALE


class Scratch:
    """Buffers for computing a decision. Only the constant tables are kept from one decision to the next."""

    def __init__(self) -> None:
        self.logistic: list[int] = [
            round(CERTAIN / (1 + math.exp(-k / PER_SCALE))) for k in range(-FURTHEST, FURTHEST + 1)
        ]
        self.offset: list[int] = [0] * CARS  # correction of a car's distance for its owner's hand and turn
        self.ahead: list[list[int]] = [[0] * CARS for _ in range(CARS)]  # chance of finishing ahead of another car
        self.place_probability: list[int] = [0] * (CARS + 1)  # one car's probability of each place
        self.money: list[int] = [0] * MAX_PLAYERS
        self.points_of: list[int] = [0] * MAX_PLAYERS  # expected payout of a bet on a seat's best car (multiplier 1)
        self.prizes: list[int] = [0] * CARS  # expected prize of each car,
        self.points: list[int] = [0] * CARS  # and expected payout of a bet on the car with multiplier 1
        self.gain: list[list[int]] = [[0] * CARS for _ in range(CARS)]  # effect of a car's steps on each car's prize,
        self.bet_gain: list[list[int]] = [[0] * CARS for _ in range(CARS)]  # and on a bet on each car (multiplier 1)
        self.marginal: list[list[int]] = [[0] * CARS for _ in range(MAX_PLAYERS)]  # value of a car's steps to a seat
        self.best: int = 0  # value of the best move found
        self.luck: list[int] = [round(-100 * math.log(-math.log((k + 0.5) / LUCKS))) for k in range(LUCKS)]
        self.arrival: list[int] = [0] * CARS  # arrival time of each car in a simulated ending,
        self.ending: list[int] = [0] * CARS  # and its place
        self.backed: list[int] = [0] * MAX_PLAYERS  # car that each rival has probably bet on
        self.bet_worth: list[int] = [0] * CARS  # worth of a bet on each car
        self.card: list[int] = [0] * CARDS  # cards that a playout considers, most likely first,
        self.card_worth: list[int] = [0] * CARDS  # and their ratings
        self.arm: list[int] = [0] * MAX_LEGAL  # candidate actions (arms) of the search,
        self.worth: list[int] = [0] * MAX_LEGAL  # their immediate values,
        self.total: list[int] = [0] * MAX_LEGAL  # the total utility of their playouts,
        self.count: list[int] = [0] * MAX_LEGAL  # the number of their playouts,
        self.order: list[int] = [0] * MAX_LEGAL  # and the indices of the arms, best first
        self.playouts_made: int = 0  # number of playouts made in this search
        self.cards: list[int] = [0] * MAX_PLAYERS  # cards that each seat may still play
        self.ranked: list[int] = [0] * CARS  # cars in race order
        self.car_view: list[list[int]] = [[0] * (OF_PAIR * MAX_PLAYERS) for _ in range(CARS)]  # by ranked car and seat
        self.seat_view: list[list[int]] = [[0] * PER_SEAT for _ in range(MAX_PLAYERS)]
        self.feature: list[int] = [0] * FEATURES  # input of the value network,
        self.hidden_first: list[float] = [0.0] * FIRST  # outputs of its hidden layers,
        self.hidden_second: list[float] = [0.0] * SECOND
        self.network_first: list[list[float]] = layers()["first"]  # and its weights, shared and never modified
        self.network_first_bias: list[float] = layers()["first_bias"]
        self.network_second: list[list[float]] = layers()["second"]
        self.network_second_bias: list[float] = layers()["second_bias"]
        self.network_last: list[float] = layers()["last"]
        self.network_last_bias: list[float] = layers()["last_bias"]
