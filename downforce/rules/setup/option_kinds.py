"""The kinds of options: which values each accepts, how a value is read, and the message for a wrong one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from ..errors import OptionError, brief
from ..names import BeginnerRule, Edition


@dataclass(frozen=True, slots=True)
class Number:
    """An option whose value is a whole number."""

    least: int
    most: int

    @property
    def values(self) -> list[Any]:
        return list(range(self.least, self.most + 1))

    @property
    def in_words(self) -> str:
        return f"{self.least} to {self.most}"

    def read(self, name: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise OptionError(f"{name}: {brief(value)}; known: {', '.join(map(str, self.values))}")
        return value


@dataclass(frozen=True, slots=True)
class Named:
    """An option whose value is a shipped name or a file; if `two`, it may also be a pair, for a world tour."""

    two: bool = False

    @property
    def values(self) -> list[Any]:
        return []  # unknown here: the rules read no files

    @property
    def in_words(self) -> str:
        return "a shipped name or a file" + ("; two for a world tour" if self.two else "")

    def read(self, name: str, value: object) -> str | tuple[str, ...]:
        if self.two and isinstance(value, list | tuple):
            if len(value) != 2:
                raise OptionError(f"{name}: {len(value)} {name}s; wanted one, or two for a world tour")
            return tuple(self.read_one(name, one) for one in value)
        return self.read_one(name, value)

    def read_one(self, name: str, value: object) -> str:
        if not isinstance(value, str) or not value:
            raise OptionError(f"{name}: {brief(value)}; wanted a shipped name or a file")
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """An option whose value is one of several words."""

    words: tuple[str, ...]

    @property
    def values(self) -> list[Any]:
        return list(self.words)

    @property
    def in_words(self) -> str:
        return " ".join(f"`{word}`" for word in self.words)

    def read(self, name: str, value: object) -> str:
        for word in self.words:
            if word == value:
                return word
        raise OptionError(f"{name}: {brief(value)}; known: {', '.join(self.words)}")


@dataclass(frozen=True, slots=True)
class Switch:
    """An option that is true or false, also written "on" and "off". `more` maps further words to their meaning."""

    more: Mapping[str, str] = field(default_factory=dict)

    @property
    def values(self) -> list[Any]:
        return [True, False, *self.more]

    @property
    def in_words(self) -> str:
        return ", ".join(["true, false", *(f'`"{word}"`' for word in self.more)])

    def read(self, name: str, value: object) -> bool | str:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value in ("on", "off", *self.more):
            return value if value in self.more else value == "on"
        known = ", ".join(["true, false", *(f'"{word}"' for word in self.more)]) if self.more else ON_OFF
        raise OptionError(f"{name}: {brief(value)}; known: {known}")


@dataclass(frozen=True, slots=True)
class Parts:
    """An option whose value is any of several parts, each with its meaning; true means all of them, false none."""

    parts: Mapping[BeginnerRule, str]

    @property
    def values(self) -> list[Any]:
        return list(self.parts)

    @property
    def in_words(self) -> str:
        return "true, false, or a list of " + " ".join(f"`{part}`" for part in self.parts)

    def read(self, name: str, value: object) -> tuple[BeginnerRule, ...]:
        if isinstance(value, bool):
            return tuple(self.parts) if value else ()
        if not isinstance(value, list | tuple) or any(part not in self.values for part in value):
            known = ", ".join(self.parts)
            raise OptionError(f"{name}: {brief(value)}; known: true, false, or a list out of {known}")
        return tuple(part for part in self.parts if part in value)


ON_OFF: Final = "true (on), false (off)"
Kind: TypeAlias = Number | Named | Choice | Switch | Parts
# Types that an option of a kind also accepts, besides the type of the value it then holds.
ALSO_GIVEN: Final[dict[type[Kind], Any]] = {Switch: Literal["on", "off"], Parts: bool}


@dataclass(frozen=True, slots=True)
class Option:
    """The declaration of one option."""

    kind: Kind
    default: Any
    meaning: str  # in a few words
    more: str = ""  # what the documentation adds
    editions: Mapping[Edition, Any] = field(default_factory=dict)  # defaults that differ, by edition
    off_with: tuple[BeginnerRule, ...] = ()  # the parts of the beginner's game that switch it off
    clashes: tuple[str, ...] = ()  # options and parts of the beginner's game that exclude it
    players: int | None = None  # the only number of players for which it matters

    def read_or_default(self, name: str, given: Mapping[str, Any], edition: Edition = "en") -> Any:
        """Return the checked value from `given`, or the default of the edition."""
        return self.kind.read(name, given[name]) if name in given else self.editions.get(edition, self.default)
