"""The shape of a scenario file: which keys there are, and of which kind their values must be."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..rules.errors import RecordError
from ..rules.names import COLOURS, POWER_NAMES, Car, Power, Seat

LARGEST_FILE = 256 * 1024

TOP = ("name", "rules", "options", "track", "race", "auction", "step", "expect")
TRACK = ("lines", "finish", "lap", "not_rectangles", "spaces")
RACE = ("turn", "cars", "owners", "hands", "powers", "paid", "finished", "bets", "piles", "speed8", "laps")
AUCTION = ("lots", "hands", "grid", "owners", "paid", "aside", "won", "piles")
STEP = ("seat", "legal", "has", "hasnt", "do", "refused")
EXPECT = (
    *("cars", "phase", "waiting", "finished", "owners", "paid", "powers", "hands", "lot", "scores", "winners"),
    *("placed", "laps", "reason"),
)


class ScenarioError(RecordError):
    """A scenario that cannot be read."""


def check_keys(where: str, given: Any, known: Sequence[str]) -> dict[str, Any]:
    """A table with known keys only."""
    if not isinstance(given, Mapping):
        raise ScenarioError(f"{where}: wanted a table")
    if unknown := [key for key in given if key not in known]:
        raise ScenarioError(f"{where}: unknown key {unknown[0]!r}; known: {', '.join(known)}")
    return dict(given)


def whole(where: str, value: Any, least: int | None = None, most: int | None = None) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScenarioError(f"{where}: {value!r}; wanted a whole number")
    if (least is not None and value < least) or (most is not None and value > most):
        raise ScenarioError(f"{where}: {value}; wanted {least} to {most}")
    return value


def text(where: str, value: Any) -> str:
    if not isinstance(value, str):
        raise ScenarioError(f"{where}: {value!r}; wanted a text")
    return value


def texts(where: str, value: Any) -> list[str]:
    if not isinstance(value, list):
        raise ScenarioError(f"{where}: {value!r}; wanted a list of texts")
    return [text(where, item) for item in value]


def car_of(where: str, letter: Any) -> Car:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in COLOURS:
        raise ScenarioError(f"{where}: no car {letter!r}; cars: {' '.join(COLOURS)}")
    return COLOURS.index(letter)


def power_of(where: str, name: Any) -> Power:
    if name not in POWER_NAMES:
        raise ScenarioError(f"{where}: no power {name!r}; powers: {', '.join(POWER_NAMES)}")
    return POWER_NAMES.index(name)


def seat_of(where: str, key: Any, players: int) -> Seat:
    if not str(key).isdecimal() or int(key) >= players:
        raise ScenarioError(f"{where}: no seat {key}; seats are 0 to {players - 1}")
    return int(key)


def by_car(where: str, value: Any) -> dict[Car, Any]:
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{where}: wanted a table by car, such as {{ O = ... }}")
    return {car_of(where, letter): item for letter, item in value.items()}


def by_seat(where: str, value: Any, players: int) -> dict[Seat, Any]:
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{where}: wanted a table by seat, such as {{ 0 = ... }}")
    return {seat_of(where, key, players): item for key, item in value.items()}
