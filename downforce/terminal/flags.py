"""The options of a game (contract section 5) as flags, the same for every command that starts games."""

from typing import Annotated, Any

import typer

from ..rules.errors import OptionError
from ..rules.names import CUNNING_NAMES
from ..rules.options import BEGINNER, DEFAULT_DECK, DEFAULT_TRACK, EDITIONS

PlayersFlag = Annotated[int, typer.Option("--players", "-p", metavar="N", help="2 to 6 seats.")]
TrackFlag = Annotated[
    list[str] | None,
    typer.Option(
        "--track", "-t", metavar="NAME", help=f"A shipped track or a file [{DEFAULT_TRACK}]. Twice for a world tour."
    ),
]
DeckFlag = Annotated[str | None, typer.Option(metavar="NAME", help=f"A shipped deck or a file [{DEFAULT_DECK}].")]
EditionFlag = Annotated[
    str | None, typer.Option(metavar="EDITION", help=f"Whose rules and currency: {', '.join(EDITIONS)} [en].")
]
NoPowersFlag = Annotated[bool, typer.Option("--no-powers", help="Play without powers.")]
NoBetsFlag = Annotated[bool, typer.Option("--no-bets", help="Play without bets.")]
BeginnerFlag = Annotated[
    bool, typer.Option("--beginner", help="The beginner's game: the next three, without powers or bets.")
]
DealCarsFlag = Annotated[bool, typer.Option("--deal-cars", help="No auction: cars are dealt.")]
SmallHandsFlag = Annotated[bool, typer.Option("--small-hands", help="Three cards in hand, drawing after each.")]
FirstWinsFlag = Annotated[bool, typer.Option("--first-wins", help="The first car home wins; no money.")]
LongFlag = Annotated[bool, typer.Option("--long-distance", help="Laps until the cards are out; the furthest car wins.")]
MoneyFlag = Annotated[bool, typer.Option("--money", help="With --long-distance: prizes and bets count.")]
TourFlag = Annotated[bool, typer.Option("--world-tour", help="Two races, one on each track; scores are added.")]
AnyCardFlag = Annotated[
    bool | None,
    typer.Option(
        "--any-card-bid/--no-any-card-bid",
        help="Without the colour or a wild, bid any card at its lowest [by edition].",
    ),
]
CunningFlag = Annotated[
    str | None,
    typer.Option(metavar="HOW", help=f"Cunning with two players: {', '.join(CUNNING_NAMES)} [by edition]."),
]
DeterminedFlag = Annotated[
    bool, typer.Option("--determined-always", help="Determined also works on cards that others play.")
]


def game_options(
    *,
    players: int,
    track: list[str] | None,
    deck: str | None,
    edition: str | None,
    no_powers: bool,
    no_bets: bool,
    beginner: bool,
    deal_cars: bool,
    small_hands: bool,
    first_wins: bool,
    long_distance: bool,
    money: bool,
    world_tour: bool,
    any_card_bid: bool | None,
    two_player_cunning: str | None,
    determined_always: bool,
) -> dict[str, Any]:
    """The flags as options of `new_game`: only what was asked for, so that editions can set the rest."""
    if money and not long_distance:
        raise OptionError("--money goes with --long-distance only")
    if track and len(track) > 2:
        raise OptionError(f"track: {len(track)} tracks; wanted one, or two for a world tour")
    parts = [("deal-cars", deal_cars), ("small-hands", small_hands), ("first-wins", first_wins)]
    options: dict[str, Any] = {
        "players": players,
        "track": None if not track else track[0] if len(track) == 1 else track,
        "deck": deck,
        "edition": edition,
        "powers": False if no_powers else None,
        "bets": False if no_bets else None,
        "beginner": list(BEGINNER) if beginner else [part for part, wanted in parts if wanted] or None,
        "long_distance": ("money" if money else True) if long_distance else None,
        "world_tour": world_tour or None,
        "any_card_bid": any_card_bid,
        "two_player_cunning": two_player_cunning,
        "determined_always": determined_always or None,
    }
    return {name: value for name, value in options.items() if value is not None}
