"""The weights of the value network, which maps a seat's features through two hidden layers to a win probability.

`tools/experiments/train_value.py` writes the weights file, including a description of how the network was trained. The
file is loaded once per process and never modified.
"""

import functools
import json
from pathlib import Path
from typing import Any

from ...rules.names import CARS, MAX_PLAYERS, POWERS

FILE = Path(__file__).parents[2] / "data" / "value-network.json"
OF_CAR, OF_PAIR = 8, 3  # features per car, and per pair of a car and a seat
PER_CAR = OF_CAR + OF_PAIR * MAX_PLAYERS
PER_SEAT = 8 + POWERS
OF_ALL = 9
FEATURES = CARS * PER_CAR + MAX_PLAYERS * PER_SEAT + OF_ALL
FIRST = 64
SECOND = 32


@functools.cache
def layers() -> dict[str, Any]:
    """Return a dict of the network's weights and biases.

    A weight matrix has one row per input and one column per output."""
    data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))["layers"]
    return data
