"""Strict access to the TOML tables of a track file. Every value is checked, and unknown keys are rejected."""

import reprlib
from collections.abc import Collection, Sequence
from typing import NoReturn

from ..rules.errors import TrackError

LONGEST_TEXT = 60


class TomlTable:
    """A TOML table that knows its location in the track file and states it in every error message.

    Reading a missing key raises TrackError, unless a default is given.
    """

    def __init__(self, where: str, values: object) -> None:
        if not isinstance(values, dict):
            raise TrackError(f"{where}: wanted a table, found {reprlib.repr(values)}")
        self.where = where
        self._values: dict[str, object] = values
        self._known_keys: set[str] = set()

    def has(self, key: str) -> bool:
        self._known_keys.add(key)
        return key in self._values

    def text(self, key: str, default: str | None = None) -> str:
        value = self._take(key, default)
        # Only printable text is allowed. XML forbids control characters, and those that reverse the direction of text
        # would garble messages.
        if not isinstance(value, str) or len(value) > LONGEST_TEXT or not value.isprintable():
            self._wrong(key, value, f"a text of at most {LONGEST_TEXT} printable characters")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        values = self._take(key, None)
        if not isinstance(values, list) or not all(isinstance(v, str) for v in values):
            self._wrong(key, values, "a list of texts")
        return tuple(values)

    def choice(self, key: str, known: Collection[str], default: str | None = None) -> str:
        value = self._take(key, default)
        if not isinstance(value, str) or value not in known:
            self._wrong(key, value, f"one of {', '.join(known)}")
        return value

    def flag(self, key: str) -> bool:
        value = self._take(key, False)
        if not isinstance(value, bool):
            self._wrong(key, value, "true or false")
        return value

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self._take(key, default)
        if not _is_integer(value, low, high):
            self._wrong(key, value, f"a whole number from {low} to {high}")
        assert isinstance(value, int)
        return value

    def integers(self, key: str, low: int, high: int, longest: int) -> tuple[int, ...]:
        values = self._take(key, None)
        if not (
            isinstance(values, list)
            and 0 < len(values) <= longest
            and all(_is_integer(value, low, high) for value in values)
        ):
            self._wrong(key, values, f"1 to {longest} whole numbers from {low} to {high}")
        return tuple(values)

    def number(self, key: str, low: float, high: float, default: float | None = None) -> float:
        value = self._take(key, default)
        if not _is_number(value, low, high):
            self._wrong(key, value, f"a number from {low:g} to {high:g}")
        assert isinstance(value, (int, float))
        return float(value)

    def numbers(self, key: str, count: int, low: float, high: float) -> tuple[float, ...]:
        values = self._take(key, None)
        if not _are_numbers(values, count, low, high):
            self._wrong(key, values, f"{count} numbers from {low:g} to {high:g}")
        assert isinstance(values, list)
        return tuple(map(float, values))

    def points(self, key: str, fewest: int, most: int, low: float, high: float) -> tuple[tuple[float, float], ...]:
        values = self._take(key, None)
        if not (
            isinstance(values, list)
            and fewest <= len(values) <= most
            and all(_are_numbers(value, 2, low, high) for value in values)
        ):
            self._wrong(key, values, f"{fewest} to {most} points [x, y] from {low:g} to {high:g}")
        return tuple((float(x), float(y)) for x, y in values)

    def tables(self, key: str, most: int) -> "list[TomlTable]":
        values = self._take(key, [])
        if not isinstance(values, list) or len(values) > most:
            self._wrong(key, values, f"a list of at most {most} tables")
        return [TomlTable(f"{self.where}: {key} {i}", value) for i, value in enumerate(values, 1)]

    def table(self, key: str) -> "TomlTable":
        return TomlTable(f"{self.where}: {key}", self._take(key, {}))

    def done(self) -> None:
        """Raise TrackError if the table contains a key that was never read. The message lists the known keys."""
        self.refuse_unknown(self._known_keys)

    def refuse_unknown(self, known: Collection[str]) -> None:
        """Raise TrackError if the table contains an unknown key.

        Call this before reading any values. A misspelt key is then reported as unknown; otherwise, the correct key
        would be reported as missing.
        """
        if left := [key for key in self._values if key not in known]:
            names = ", ".join(sorted(known))
            raise TrackError(f"{self.where}: unknown key {reprlib.repr(left[0])}; known are {names}")

    def _take(self, key: str, default: object) -> object:
        """Return the value of a key, or the default if the key is missing. Also record the key as known."""
        self._known_keys.add(key)
        if key in self._values:
            return self._values[key]
        if default is None:
            raise TrackError(f"{self.where}: the key {key!r} is missing")
        return default

    def _wrong(self, key: str, value: object, wanted: str) -> NoReturn:
        raise TrackError(f"{self.where}: {key} = {reprlib.repr(value)}, wanted {wanted}")


# In Python, bool is a subclass of int, but a track file must not use true as a number. Infinity and NaN fail the range
# checks.
def _is_integer(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _is_number(value: object, low: float, high: float) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and low <= value <= high


def _are_numbers(values: object, count: int, low: float, high: float) -> bool:
    return (
        isinstance(values, Sequence)
        and not isinstance(values, str)
        and len(values) == count
        and all(_is_number(value, low, high) for value in values)
    )
