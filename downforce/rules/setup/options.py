"""The options of a game (docs/reference/options.md). Every value is checked, and defaults depend on the edition.

All options are declared here and nowhere else. From these declarations, `make generate` writes the types for plain data
(rules/views/game_option_types.py, web/src/protocol.ts) and the tables in the docs. Command-line flags, the server's
setup, OpenSpiel's parameters and the form on the web page are derived from them at run time.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, cast, get_type_hints

from ..errors import OptionError, brief
from ..names import CUNNING_NAMES, MAX_PLAYERS, MIN_PLAYERS, BeginnerRule, CunningRule, Edition
from ..views.shapes import EditionPreset, GameOptions
from .option_kinds import Choice, Named, Number, Option, Parts, Switch

EDITIONS: Final[tuple[Edition, ...]] = ("en", "es", "fr", "pt-BR", "pt-PT")
CURRENCIES: Final[dict[Edition, str]] = {"en": "$M", "es": "$M", "fr": "$M", "pt-BR": "$ mi", "pt-PT": "€M"}  # C25
BEGINNER: Final[dict[BeginnerRule, str]] = {
    "deal-cars": "no auction: cars are dealt",
    "no-powers": "play without powers",
    "small-hands": "three cards in hand, drawing after each",
    "no-bets": "play without bets",
    "first-wins": "the first car home wins; no money",
}


@dataclass(frozen=True, slots=True)
class Options:
    """The rules chosen for one game.

    Every option has an explicit value, so a later change to a default does not affect the game.
    """

    players: Annotated[int, Option(Number(MIN_PLAYERS, MAX_PLAYERS), 4, "seats at the table")]
    track: Annotated[str | tuple[str, str], Option(Named(two=True), "river-station", "where the race is run")]
    deck: Annotated[str, Option(Named(), "reconstructed", "the 42 regular cards")]
    edition: Annotated[
        Edition,
        Option(
            Choice(EDITIONS),
            "en",
            "the printed rulebook that sets the defaults and the currency",
            more=" ([below](#editions))",
        ),
    ]
    powers: Annotated[
        bool, Option(Switch(), True, "lots carry powers, and every seat keeps one", off_with=("no-powers",))
    ]
    bets: Annotated[
        bool, Option(Switch(), True, "bets are made at the betting lines", off_with=("no-bets", "first-wins"))
    ]
    beginner: Annotated[
        tuple[BeginnerRule, ...],
        Option(Parts(BEGINNER), (), "the beginner's game, whole or in parts", more=" ([below](#the-beginners-game))"),
    ]
    long_distance: Annotated[
        bool | Literal["money"],
        Option(
            Switch({"money": "prizes and bets count"}),
            False,
            "laps until the cards are out; the furthest car wins",
            more=" ([below](#long-distance))",
            clashes=("first-wins",),
        ),
    ]
    world_tour: Annotated[
        bool,
        Option(
            Switch(),
            False,
            "two races, one on each track; scores are added",
            more=" ([below](#world-tour))",
            clashes=("long_distance", "first-wins"),
        ),
    ]
    any_card_bid: Annotated[
        bool,
        Option(
            Switch(),
            True,
            "without the lot's colour or a wild, bid any card at its lowest",
            more=" (R068). It governs only bids that one is free to make: where a bid must be made "
            "(U31), and for the last car (U33), any card will do",
            editions={"es": False},  # C11
        ),
    ]
    two_player_cunning: Annotated[
        CunningRule,
        Option(
            Choice(CUNNING_NAMES),
            "swap",
            "what becomes of Cunning between two",
            more=": its winner chooses another power (`swap`), it is taken out before the shuffle and the sixth lot "
            "has no power (`remove`), or nothing special (`keep`)",
            editions={"fr": "remove", "pt-PT": "remove"},  # C20
            players=2,
        ),
    ]
    determined_always: Annotated[
        bool,
        Option(
            Switch(),
            False,
            "Determined also works on cards that others play",
            more=" (U90): the mover chooses the regular end; then, if every space entered could be a rectangle, the "
            "holder chooses the bonus or stays",
        ),
    ]

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> "Options":
        """Return the options for a game, with every given value checked and every default filled in.

        Raise OptionError if an option is unknown, a value is invalid, or options cannot be combined. The message says
        what is wrong and what would be right.
        """
        if unknown := [name for name in given if name not in DECLARED]:
            raise OptionError(f"unknown option {brief(unknown[0])}; known: {', '.join(DECLARED)}")
        edition = DECLARED["edition"].read_or_default("edition", given)
        values = {name: option.read_or_default(name, given, edition) for name, option in DECLARED.items()}
        for name, option in DECLARED.items():
            values[name] = False if set(option.off_with) & set(values["beginner"]) else values[name]
        options = cls(**values)
        options._refuse_clashes()
        return options

    def as_dict(self) -> GameOptions:
        """Return the options as plain data, in the form that `read` accepts and that game records contain."""
        values = ((name, getattr(self, name)) for name in self.__slots__)
        plain = {name: list(value) if isinstance(value, tuple) else value for name, value in values}
        return cast(GameOptions, plain)  # generated from the same declarations

    @property
    def currency(self) -> str:
        return CURRENCIES[self.edition]

    @property
    def two_player_piles(self) -> bool:
        """Whether the game uses the special rules for two players (R169-R174). Games with small hands do not (U124)."""
        return self.players == 2 and "small-hands" not in self.beginner

    def _refuse_clashes(self) -> None:
        chosen = {*self.beginner, *(name for name in DECLARED if getattr(self, name))}
        for name, option in DECLARED.items():
            for other in option.clashes:
                if name in chosen and other in chosen:
                    raise OptionError(f"{name} and {other} cannot be played together: leave one of them out (U140)")
        if isinstance(self.track, tuple) and not self.world_tour:
            raise OptionError("two tracks are for a world tour: set world_tour, or name one track")


DECLARED: Final[dict[str, Option]] = {
    name: hint.__metadata__[0] for name, hint in get_type_hints(Options, include_extras=True).items()
}


def preset(edition: Edition) -> EditionPreset:
    """Return the edition's defaults for all options whose default depends on the edition."""
    set_by = {name: option for name, option in DECLARED.items() if option.editions}
    plain = {name: option.read_or_default(name, {}, edition) for name, option in set_by.items()}
    return cast(EditionPreset, plain)  # generated from the same declarations
