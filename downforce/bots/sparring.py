"""Sparring partners: bots of earlier versions, kept as they were so that results from different days can be compared.

Nothing here may ever be tuned. Every weight is written out, so that a later change to the defaults or to a level does
not reach these bots. A new weight gets the value at which they play as before.
"""

from .characters import Tuning
from .policy.weights import BEST, BY_MONEY, BY_STEPS, NEAREST, PLAIN, TO_WIN, VALUED

LATE = 24
# The pro bot of the first release, which bets on the leading car
CROWD: Tuning = {
    "model": BY_MONEY,
    "auction": VALUED,
    "powers": [16, -8, 9, -4, -13, -2],
    "any_car": 4400,
    "marked": 11000,
    "second": 2500,
    "colour": 16,
    "wild": 5,
    "extra": [0, 0],
    "late": 0,
    "least": 0,
    "uneven": 0,
    "own": 10,
    "rival": 1,
    "leader": 6,
    "bet": [6, 4, 2],
    "blocked": 20,
    "narrow": 10,
    "patience": 0,
    "noise": 0,
    "hand": 10,
    "wait": 40,
    "spite": 100,
    "envy": 0,
    "dear": 0,
    "betting": NEAREST,
    "loyal": 0,
    "faith": [0, 0, 0],
    "daring": 0,
    "safety": [0, 0, 0],
    "doubt": 100,
    "playouts": 0,
    "searched": 31,
    "depth": 4,
    "shortlist": 4,
    "rivals": BEST,
    "margin": [50, 5],
    "prior": [60, 40, 20],
    "forecast": [61, 54, 24, 84, 100, 100, 38, 188, 248, 6],
}
CROWD_CHAMPION: Tuning = {**CROWD, "playouts": 2000, "searched": 15}
# The pro bot before its prices were fitted to bots that pay less, with its six characters
PRO_1: Tuning = {
    **CROWD,
    "powers": [6, -6, 7, 0, -6, -3],
    "hand": 0,
    "envy": 68,
    "dear": 45,
    "betting": TO_WIN,
    "loyal": 80,
}
PRO_1_CHARACTERS: dict[str, Tuning] = {
    "loyal": {"faith": [92, 0, 0], "envy": 60, "safety": [0, LATE, LATE]},
    "gambler": {"daring": 78, "doubt": 115, "safety": [0, LATE, LATE]},
    "opportunist": {"any_car": 4500, "safety": [0, LATE, LATE]},
    "blocker": {"envy": 80, "faith": [49, 0, 0], "any_car": 4600, "safety": [0, LATE, LATE]},
    "careful": {"any_car": 4200, "marked": 10500, "safety": [4, LATE + 4, LATE + 4]},
    "collector": {"any_car": 4600, "second": 3000, "faith": [30, 0, 0], "safety": [0, LATE, LATE]},
}
# Bots that count steps
REFERENCE: Tuning = {
    **CROWD,
    "model": BY_STEPS,
    "auction": PLAIN,
    "powers": [0, 7, 6, -2, -6, 0],
    "any_car": 5000,
    "marked": 10500,
    "second": 2000,
    "wait": 30,
    "patience": 100,
    "noise": 40,
}
HASTY: Tuning = {**REFERENCE, "patience": 0}
SPITEFUL: Tuning = {**REFERENCE, "rival": 3}
