"""The options of a game (docs/reference/options.md) as flags, the same for every command that starts games.

A new option is a field of `GameFlags` and its line in `options`. A command takes them all by one parameter.
"""

import functools
import inspect
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Annotated, Any, get_type_hints

import typer

from ..rules.errors import OptionError
from ..rules.names import CUNNING_NAMES
from ..rules.options import BEGINNER, DEFAULT_DECK, DEFAULT_TRACK, EDITIONS


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFlags:
    """What was asked for, as typed."""

    players: Annotated[int, typer.Option("--players", "-p", metavar="N", help="2 to 6 seats.")] = 4
    track: Annotated[
        list[str] | None,
        typer.Option(
            "--track",
            "-t",
            metavar="NAME",
            help=f"A shipped track or a file [{DEFAULT_TRACK}]. Twice for a world tour.",
        ),
    ] = None
    deck: Annotated[str | None, typer.Option(metavar="NAME", help=f"A shipped deck or a file [{DEFAULT_DECK}].")] = None
    edition: Annotated[
        str | None, typer.Option(metavar="EDITION", help=f"Whose rules and currency: {', '.join(EDITIONS)} [en].")
    ] = None
    no_powers: Annotated[bool, typer.Option("--no-powers", help="Play without powers.")] = False
    no_bets: Annotated[bool, typer.Option("--no-bets", help="Play without bets.")] = False
    beginner: Annotated[
        bool, typer.Option("--beginner", help="The beginner's game: the next three, without powers or bets.")
    ] = False
    deal_cars: Annotated[bool, typer.Option("--deal-cars", help="No auction: cars are dealt.")] = False
    small_hands: Annotated[bool, typer.Option("--small-hands", help="Three cards in hand, drawing after each.")] = False
    first_wins: Annotated[bool, typer.Option("--first-wins", help="The first car home wins; no money.")] = False
    long_distance: Annotated[
        bool, typer.Option("--long-distance", help="Laps until the cards are out; the furthest car wins.")
    ] = False
    money: Annotated[bool, typer.Option("--money", help="With --long-distance: prizes and bets count.")] = False
    world_tour: Annotated[
        bool, typer.Option("--world-tour", help="Two races, one on each track; scores are added.")
    ] = False
    any_card_bid: Annotated[
        bool | None,
        typer.Option(
            "--any-card-bid/--no-any-card-bid",
            help="Without the colour or a wild, bid any card at its lowest [by edition].",
        ),
    ] = None
    two_player_cunning: Annotated[
        str | None,
        typer.Option(metavar="HOW", help=f"Cunning with two players: {', '.join(CUNNING_NAMES)} [by edition]."),
    ] = None
    determined_always: Annotated[
        bool, typer.Option("--determined-always", help="Determined also works on cards that others play.")
    ] = False

    def options(self) -> dict[str, Any]:
        """As options of `new_game`: only what was asked for, so that editions can set the rest."""
        if self.money and not self.long_distance:
            raise OptionError("--money goes with --long-distance only")
        if self.track and len(self.track) > 2:
            raise OptionError(f"track: {len(self.track)} tracks; wanted one, or two for a world tour")
        parts = {"deal-cars": self.deal_cars, "small-hands": self.small_hands, "first-wins": self.first_wins}
        options: dict[str, Any] = {
            "players": self.players,
            "track": None if not self.track else self.track[0] if len(self.track) == 1 else self.track,
            "deck": self.deck,
            "edition": self.edition,
            "powers": False if self.no_powers else None,
            "bets": False if self.no_bets else None,
            "beginner": list(BEGINNER) if self.beginner else [part for part, asked in parts.items() if asked] or None,
            "long_distance": ("money" if self.money else True) if self.long_distance else None,
            "world_tour": self.world_tour or None,
            "any_card_bid": self.any_card_bid,
            "two_player_cunning": self.two_player_cunning,
            "determined_always": self.determined_always or None,
        }
        return {name: value for name, value in options.items() if value is not None}


def with_game_flags(*without: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """For a command with a parameter `game: GameFlags`: typer sees one flag per field instead, except `without`."""
    hints = get_type_hints(GameFlags, include_extras=True)
    kept = [field for field in fields(GameFlags) if field.name not in without]
    alone = inspect.Parameter.KEYWORD_ONLY
    flags = [inspect.Parameter(one.name, alone, default=one.default, annotation=hints[one.name]) for one in kept]

    def replace(command: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(command)
        def run(**given: Any) -> None:
            game = GameFlags(**{field.name: given.pop(field.name) for field in kept})
            command(game=game, **given)

        own = get_type_hints(command, include_extras=True)
        parameters: list[inspect.Parameter] = []
        for parameter in inspect.signature(command).parameters.values():
            one = parameter.replace(kind=alone, annotation=own[parameter.name])
            parameters += flags if parameter.name == "game" else [one]
        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
        return run

    return replace
