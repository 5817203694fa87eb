"""The value network's numbers: two hidden layers over the features of a seat, one chance to win out of them.

`tools/experiments/train_value.py` makes the file; its card says from what. Read once, and only ever read.
"""

import functools
import json
from pathlib import Path
from typing import Any

from ...rules.names import CARS, MAX_PLAYERS, POWERS

FILE = Path(__file__).parents[2] / "data" / "value-network.json"
OF_CAR, OF_PAIR = 8, 3  # numbers about a car by itself, and about it and one seat
PER_CAR = OF_CAR + OF_PAIR * MAX_PLAYERS
PER_SEAT = 8 + POWERS
OF_ALL = 9
FEATURES = CARS * PER_CAR + MAX_PLAYERS * PER_SEAT + OF_ALL
FIRST = 64
SECOND = 32


@functools.cache
def layers() -> dict[str, Any]:
    """Weights and biases by name, as lists: rows are what goes in, columns what comes out."""
    made: dict[str, Any] = json.loads(FILE.read_text("utf-8"))["layers"]
    return made
