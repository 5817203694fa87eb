"""The schema of scenario files: the allowed keys, and functions that check the type of each value."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..rules.errors import RecordError, brief
from ..rules.names import COLOURS, POWER_NAMES, Car, Power, Seat
from .types import AuctionStart, Expected, RaceStart, ScenarioFile, ScenarioStep, ScenarioTrack

LARGEST_FILE = 256 * 1024
FARTHEST = 10**6  # far beyond any number that occurs in a game

TOP = tuple(ScenarioFile.__annotations__)
TRACK = tuple(ScenarioTrack.__annotations__)
RACE = tuple(RaceStart.__annotations__)
AUCTION = tuple(AuctionStart.__annotations__)
STEP = tuple(ScenarioStep.__annotations__)
EXPECT = tuple(Expected.__annotations__)


class ScenarioError(RecordError):
    """Raised if a scenario file is not valid."""


def check_keys(where: str, given: Any, known: Sequence[str]) -> dict[str, Any]:
    """Return a copy of a table from a scenario file. Raise ScenarioError if the table has an unknown key."""
    if not isinstance(given, Mapping):
        raise ScenarioError(f"{where}: wanted a table")
    if unknown := [key for key in given if key not in known]:
        raise ScenarioError(f"{where}: unknown key {brief(unknown[0])}; known: {', '.join(known)}")
    return dict(given)


def read_integer(where: str, value: Any, least: int = -FARTHEST, most: int = FARTHEST) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScenarioError(f"{where}: {brief(value)}; wanted a whole number")
    if not least <= value <= most:
        raise ScenarioError(f"{where}: {brief(value)}; wanted {least} to {most}")
    return value


def read_string(where: str, value: Any) -> str:
    if not isinstance(value, str):
        raise ScenarioError(f"{where}: {brief(value)}; wanted a text")
    return value


def read_strings(where: str, value: Any) -> list[str]:
    if not isinstance(value, list):
        raise ScenarioError(f"{where}: {brief(value)}; wanted a list of texts")
    return [read_string(where, item) for item in value]


def read_car(where: str, letter: Any) -> Car:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in COLOURS:
        raise ScenarioError(f"{where}: no car {brief(letter)}; cars: {' '.join(COLOURS)}")
    return COLOURS.index(letter)


def read_power(where: str, name: Any) -> Power:
    if name not in POWER_NAMES:
        raise ScenarioError(f"{where}: no power {brief(name)}; powers: {', '.join(POWER_NAMES)}")
    return POWER_NAMES.index(name)


def read_seat(where: str, key: str, players: int) -> Seat:
    """Convert a key of a table to a seat number. Only the plain form "1" is accepted, not "01" or "+1"."""
    seats = [str(seat) for seat in range(players)]
    if key not in seats:
        raise ScenarioError(f"{where}: no seat {brief(key)}; seats are 0 to {players - 1}")
    return seats.index(key)


def read_by_car(where: str, value: Any) -> dict[Car, Any]:
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{where}: wanted a table by car, such as {{ O = ... }}")
    return {read_car(where, letter): item for letter, item in value.items()}


def read_by_seat(where: str, value: Any, players: int) -> dict[Seat, Any]:
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{where}: wanted a table by seat, such as {{ 0 = ... }}")
    return {read_seat(where, key, players): item for key, item in value.items()}
