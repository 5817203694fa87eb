"""The kinds of game options. Each kind defines which values are valid, reads them and rejects all others."""

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
    """An option whose value is a file, or the name of something that comes with the game, such as a track.

    If `two` is set, a pair of such values is also accepted, one for each race of a world tour.
    """

    two: bool = False

    @property
    def values(self) -> list[Any]:
        return []  # unknown here, because the rules do not read files

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
    """An option that is true or false, which can also be written as "on" or "off".

    `more` holds any other words that the option accepts, each with its meaning.
    """

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
    """An option that selects any number of rules from a list. True selects all of them, and false none.

    `parts` holds the names of these rules, each with its meaning.
    """

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
# The types that each kind of option accepts in addition to the type of its stored value.
ALSO_GIVEN: Final[dict[type[Kind], Any]] = {Switch: Literal["on", "off"], Parts: bool}


@dataclass(frozen=True, slots=True)
class Option:
    """The declaration of a single game option."""

    kind: Kind
    default: Any
    meaning: str  # in a few words
    more: str = ""  # further details for the documentation
    editions: Mapping[Edition, Any] = field(default_factory=dict)  # by edition: the defaults that differ
    off_with: tuple[BeginnerRule, ...] = ()  # the parts of the beginner's game that switch this option off
    clashes: tuple[str, ...] = ()  # options and parts of the beginner's game that cannot be combined with it
    players: int | None = None  # the number of players it applies to; None: any

    def read_or_default(self, name: str, given: Mapping[str, Any], edition: Edition = "en") -> Any:
        """Return the option's value from `given` after checking it. If it is missing, return the edition's default."""
        return self.kind.read(name, given[name]) if name in given else self.editions.get(edition, self.default)
