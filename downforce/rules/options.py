"""The options of a game (docs/reference/options.md): every value checked, editions as presets of what is printed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar, cast

from .errors import OptionError, brief
from .names import CUNNING_NAMES, MAX_PLAYERS, MIN_PLAYERS, BeginnerRule, CunningRule, Edition
from .shapes import GameOptions

EDITIONS: Final[tuple[Edition, ...]] = ("en", "es", "fr", "pt-BR", "pt-PT")
BEGINNER: Final[tuple[BeginnerRule, ...]] = ("deal-cars", "no-powers", "small-hands", "no-bets", "first-wins")
DEFAULT_TRACK: Final = "river-station"
DEFAULT_DECK: Final = "reconstructed"

# What really differs between the printed editions: C11 (any-card bids), C20 (Cunning with two), C25 (currency).
NO_ANY_CARD_BID: Final = ("es",)
CUNNING_REMOVED: Final = ("fr", "pt-PT")
CURRENCIES: Final[dict[Edition, str]] = {"en": "$M", "es": "$M", "fr": "$M", "pt-BR": "$ mi", "pt-PT": "€M"}


@dataclass(frozen=True, slots=True)
class Options:
    """The rules chosen for one game, complete: nothing is left to a default that might change."""

    players: int
    track: str | tuple[str, str]
    deck: str
    edition: Edition
    powers: bool
    bets: bool
    beginner: tuple[BeginnerRule, ...]
    long_distance: bool | Literal["money"]
    world_tour: bool
    any_card_bid: bool
    two_player_cunning: CunningRule
    determined_always: bool

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> "Options":
        """Check and complete what was given; OptionError names what is wrong and what would be right."""
        known = list(cls.__slots__)
        if unknown := [name for name in given if name not in known]:
            raise OptionError(f"unknown option {brief(unknown[0])}; known: {', '.join(known)}")
        edition = _one_of("edition", given.get("edition", "en"), EDITIONS)
        beginner = _beginner(given.get("beginner", False))
        options = cls(
            players=_players(given.get("players", 4)),
            track=_track(given.get("track", DEFAULT_TRACK)),
            deck=_text("deck", given.get("deck", DEFAULT_DECK)),
            edition=edition,
            powers=_switch("powers", given.get("powers", True)) and "no-powers" not in beginner,
            bets=_switch("bets", given.get("bets", True)) and not {"no-bets", "first-wins"} & set(beginner),
            beginner=beginner,
            long_distance=_long_distance(given.get("long_distance", False)),
            world_tour=_switch("world_tour", given.get("world_tour", False)),
            any_card_bid=_switch("any_card_bid", given.get("any_card_bid", edition not in NO_ANY_CARD_BID)),
            two_player_cunning=_one_of(
                "two_player_cunning",
                given.get("two_player_cunning", "remove" if edition in CUNNING_REMOVED else "swap"),
                CUNNING_NAMES,
            ),
            determined_always=_switch("determined_always", given.get("determined_always", False)),
        )
        options._refuse_clashes()
        return options

    def as_dict(self) -> GameOptions:
        """As plain data: what `read` takes and records keep."""
        values = ((name, getattr(self, name)) for name in self.__slots__)
        plain = {name: list(value) if isinstance(value, tuple) else value for name, value in values}
        return cast(GameOptions, plain)  # both declare the same names, and a test holds them together

    @property
    def currency(self) -> str:
        return CURRENCIES[self.edition]

    @property
    def two_player_piles(self) -> bool:
        """R169-R174 hold; small hands switch them off (U124)."""
        return self.players == 2 and "small-hands" not in self.beginner

    def _refuse_clashes(self) -> None:
        clashes = [
            ("world_tour", "long_distance", self.world_tour and self.long_distance),
            ("world_tour", "first-wins", self.world_tour and "first-wins" in self.beginner),
            ("long_distance", "first-wins", self.long_distance and "first-wins" in self.beginner),
        ]
        for one, other, clash in clashes:
            if clash:
                raise OptionError(f"{one} and {other} cannot be played together: leave one of them out (U140)")
        if isinstance(self.track, tuple) and not self.world_tour:
            raise OptionError("two tracks are for a world tour: set world_tour, or name one track")


Name = TypeVar("Name", bound=str)


def _players(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not MIN_PLAYERS <= value <= MAX_PLAYERS:
        raise OptionError(f"players: {brief(value)}; known: {', '.join(map(str, range(MIN_PLAYERS, MAX_PLAYERS + 1)))}")
    return value


def _switch(name: str, value: object) -> bool:
    if value in ("on", "off"):
        return value == "on"
    if not isinstance(value, bool):
        raise OptionError(f"{name}: {brief(value)}; known: true (on), false (off)")
    return value


def _one_of(name: str, value: object, known: tuple[Name, ...]) -> Name:
    for one in known:
        if one == value:
            return one
    raise OptionError(f"{name}: {brief(value)}; known: {', '.join(known)}")


def _text(name: str, value: object) -> str:
    if not isinstance(value, str) or not value:
        raise OptionError(f"{name}: {brief(value)}; wanted a shipped name or a file")
    return value


def _track(value: object) -> str | tuple[str, str]:
    if isinstance(value, list | tuple):
        if len(value) != 2:
            raise OptionError(f"track: {len(value)} tracks; wanted one, or two for a world tour")
        return _text("track", value[0]), _text("track", value[1])
    return _text("track", value)


def _beginner(value: object) -> tuple[BeginnerRule, ...]:
    if isinstance(value, bool):
        return BEGINNER if value else ()
    if not isinstance(value, list | tuple) or any(part not in BEGINNER for part in value):
        raise OptionError(f"beginner: {brief(value)}; known: true, false, or a list out of {', '.join(BEGINNER)}")
    return tuple(part for part in BEGINNER if part in value)


def _long_distance(value: object) -> bool | Literal["money"]:
    if value == "money":
        return "money"
    if value in ("on", "off"):
        return value == "on"
    if not isinstance(value, bool):
        raise OptionError(f'long_distance: {brief(value)}; known: true, false, "money"')
    return value
