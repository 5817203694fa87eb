"""The shapes of what games give as plain data: options, views, outcomes (events: events.py).

Every field is declared here once, with what it means. The page's types (web/src/protocol.ts), the server's OpenAPI and
docs/reference/shapes.md are made from these declarations; a test holds whole games to them.
"""

import sys
from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, final

from ..names import Asks, BeginnerRule, CarLetter, CunningRule, Edition, EndReason, PhaseName, PowerName, Seat

if sys.version_info >= (3, 12):
    from typing import TypedDict as TypedDict
else:  # pydantic reads no other before
    from typing_extensions import TypedDict as TypedDict

Unknown: TypeAlias = Literal["?"]  # what a seat may not know
RuleInForce: TypeAlias = Literal[  # what options decide about a race, so that help can say what is true for it
    "auction",  # cars are sold
    "any-card",  # and without the colour or a wild, any card may be bid (R068)
    "dealt",  # cars are dealt (R157)
    "powers",  # everybody may have one
    "cunning-swapped",  # two players: its winner takes another (U125)
    "cunning-removed",  # two players: it is not there (U126)
    "determined-always",  # it also works on cards that others play (U90)
    "own-piles",  # two players: open Speed-8s, seven cards and a pile each (R169-R174)
    "small-hands",  # three cards and a common pile (R164-R166)
    "bets",  # at the betting lines
    "finish",  # a car across the line is home
    "laps",  # no finish line: until all cards are played (R176, R177)
    "money",  # prizes, bets and prices are counted
    "first-wins",  # the first car home wins (R168)
    "furthest-wins",  # the owner of the car that has gone furthest (R178)
    "tour",  # two races, one on each track (R180)
]
CardName: TypeAlias = str  # its lines from top to bottom, such as "R6Y4K2B1"; "?" where a seat may not know it
BY_CAR: Final = "by car"  # of a dict: its keys are the six cars' letters,
SOME_CARS: Final = "some cars"  # or some of them,
SOME_MARKS: Final = "some marks"  # or some of them and W
SOME_OF_VIEW: Final = "some of a view"  # or keys of a view, with its parts
ENTRY: Final = "entry"  # of a list: a seat or None, and a text


# Options: made from rules/setup/options.py by `python -m tools.generate.option_shapes`; change that, not this.


class GameOptions(TypedDict):
    """The options of a game, complete, as records and views hold them (docs/reference/options.md says more)."""

    players: int  # seats at the table: 2 to 6
    track: str | list[str]  # where the race is run
    deck: str  # the 42 regular cards
    edition: Edition  # the printed rulebook that sets the defaults and the currency
    powers: bool  # lots carry powers, and every seat keeps one
    bets: bool  # bets are made at the betting lines
    beginner: list[BeginnerRule]  # the beginner's game, whole or in parts
    long_distance: bool | Literal["money"]  # laps until the cards are out; the furthest car wins
    world_tour: bool  # two races, one on each track; scores are added
    any_card_bid: bool  # without the lot's colour or a wild, bid any card at its lowest
    two_player_cunning: CunningRule  # what becomes of Cunning between two
    determined_always: bool  # Determined also works on cards that others play


class GivenOptions(TypedDict, total=False):
    """Options as `new_game` takes them: what is left out has its default. Switches may be written "on" and "off"."""

    players: int  # seats at the table: 2 to 6
    track: str | list[str]  # where the race is run
    deck: str  # the 42 regular cards
    edition: Edition  # the printed rulebook that sets the defaults and the currency
    powers: bool | Literal["on", "off"]  # lots carry powers, and every seat keeps one
    bets: bool | Literal["on", "off"]  # bets are made at the betting lines
    beginner: bool | list[BeginnerRule]  # the beginner's game, whole or in parts
    long_distance: bool | Literal["on", "off", "money"]  # laps until the cards are out; the furthest car wins
    world_tour: bool | Literal["on", "off"]  # two races, one on each track; scores are added
    any_card_bid: bool | Literal["on", "off"]  # without the lot's colour or a wild, bid any card at its lowest
    two_player_cunning: CunningRule  # what becomes of Cunning between two
    determined_always: bool | Literal["on", "off"]  # Determined also works on cards that others play


class EditionPreset(TypedDict):
    """The options whose default differs between editions."""

    any_card_bid: bool  # without the lot's colour or a wild, bid any card at its lowest
    two_player_cunning: CunningRule  # what becomes of Cunning between two


# How a game ended.


class CarOnSheet(TypedDict):
    """A car of one's own on a score sheet."""

    price: int  # what it cost in the auction
    place: int | None  # in the order of finish; None: it stalled
    prize: int  # what its place pays


class BetOnSheet(TypedDict):
    """A bet on a score sheet."""

    car: CarLetter  # the car named
    place: int | None  # that it came to; None: it stalled
    pays: int  # what the bet pays


@final
class Sheet(TypedDict):
    """One race on one seat's score sheet. Totals are None where no money is counted (first-wins)."""

    seat: Seat  # whose sheet
    cars: Annotated[dict[str, CarOnSheet], SOME_CARS]  # the cars it owned
    bets: list[BetOnSheet]  # in the order they were made
    racing: int | None  # all prizes
    betting: int | None  # all bets
    auction: int | None  # all prices
    total: int | None  # racing + betting - auction


@final
class TourSheet(TypedDict):
    """World tour: one seat's sheets of both races, and their sums (R181)."""

    seat: Seat  # whose sheets
    races: list[Sheet]  # one for each race
    racing: int  # prizes of both
    betting: int  # bets of both
    auction: int  # prices of both
    total: int  # what decides


class RaceResult(TypedDict):
    """One race that is over."""

    track: str  # its name
    reason: EndReason  # why it ended
    placed: list[CarLetter]  # cars with a place, the first one first
    stalled: list[CarLetter]  # cars without one
    sheets: list[Sheet]  # by seat


class Outcome(TypedDict):
    """How a game ended: who won, why it ended, every score sheet."""

    winners: list[Seat]  # several only when truly tied
    reason: EndReason  # why the (last) race ended
    decided: Literal["winnings", "place", "first", "furthest", "shared"]  # why the winners won
    scores: list[int] | None  # by seat; None where no money is counted (first-wins)
    placed: list[CarLetter]  # of the last race: cars with a place, the first one first
    stalled: list[CarLetter]  # of the last race: cars without one
    sheets: list[Sheet] | list[TourSheet]  # by seat; of a world tour, both races together
    races: list[RaceResult]  # every race


# What a seat may know.


class CarState(TypedDict):
    """A car as everybody sees it."""

    space: str | None  # where it stands; None off the track: home, or (scenarios) never there
    laps: int  # gone in full (long distance)
    place: int | None  # in the order of finish; None while racing
    owner: Seat | None  # None: nobody's
    paid: int | None  # by its owner in the auction
    mover: Seat | None  # who would steer it on a card of the seat whose turn it is; None outside the race
    to_finish: int | None  # the fewest steps across the finish line (long distance: of this lap); None off the track
    to_betting_line: int | None  # the fewest across the next betting line that nobody has crossed; None: there is none


class LotNames(TypedDict):
    """A car and the power that is sold with it."""

    car: CarLetter  # the car
    power: PowerName | None  # None: a car alone


class LotOnOffer(LotNames):
    """The lot that is bid for now."""

    round: Literal[1, 2]  # 2: it was set aside before


class Sale(TypedDict):
    """What became of the last lot."""

    seat: Seat | None  # who bought it; None: nobody
    price: int  # what it cost


class LaidCard(TypedDict):
    """A card of one's own that lies on the table in the auction."""

    card: CardName  # the card
    bid: int  # its amount; 0 is a pass


class CardInPlay(TypedDict):
    """The card that is being carried out."""

    seat: Seat  # who played it
    card: CardName  # the card
    reversed: bool  # from bottom to top (Tricky)
    line: int  # the line now reached, as printed, the top one 0
    car: CarLetter | None  # of that line; None: a wild that is still to be named
    steps: int  # the number of that line
    named: list[CarLetter]  # cars that wilds of this card have named
    skipped: bool  # a line of it has been skipped (Strategic)


class View(TypedDict):
    """All that one seat, or a spectator, may know. The same keys in every phase; lists of seats go by seat."""

    seat: Seat | None  # who looks; None is a spectator
    options: GameOptions  # what is played
    track: str  # name of the track of this race
    race: int  # 1, or on a world tour 2
    races: int  # how many there are
    in_force: list[RuleInForce]  # which of the rules that options decide about hold in this race
    betting_lines: int  # how many are bet at in this race; 0 without bets
    next_betting_line: int | None  # from 1: the next that nobody has crossed; None: there is none
    prizes: list[int]  # what the places pay in this race, the first one first; empty where no money is counted
    phase: PhaseName  # what is going on
    waiting: list[Seat]  # who owes an action now
    asks: Asks | None  # what they are asked
    turn: Seat | None  # whose card is or will be played; None outside the race
    grid: list[CarLetter]  # cars on the starting grid, from the marked space back
    cars: Annotated[dict[str, CarState], BY_CAR]  # all six
    order: list[CarLetter]  # the race order: home, on the track, off it
    finished: list[CarLetter]  # cars that have crossed the finish line, in order
    foregone: bool  # the race goes on, but can change nobody's money and nobody's rank any more
    lot: LotOnOffer | None  # what is bid for now
    lots_left: int  # in the auction: how many lots are not sold yet, with the one on offer
    aside: list[LotNames]  # lots that nobody wanted, in the order they come up again
    sold: Sale | None  # what became of the last lot; None before the first
    laid: list[LaidCard | Unknown | None]  # cards laid for the lot on offer
    won: list[list[PowerName]]  # powers bought in the auction
    powers: list[PowerName | Unknown | None]  # powers kept
    hands: list[list[CardName]]  # cards in hand; of others only how many
    shown: list[list[CardName]]  # cards in hand that everybody has seen
    floors: list[
        Annotated[dict[str, int], SOME_MARKS]
    ]  # what the auction told of hands: no line of this colour below this
    speed8: list[list[CardName]]  # two players: Speed-8s that lie open
    piles: list[list[CardName]]  # two players: what is left of the own pile, not in its order
    pile: list[CardName]  # small hands: the common pile
    discard: list[CardName]  # cards played or laid off
    undealt: list[CardName]  # cards that were not dealt
    card: CardInPlay | None  # the card that is being carried out
    bets_made: int  # rounds of bets that are complete
    bets: list[list[CarLetter | Unknown]]  # bets made, in order
    outcome: Outcome | None  # None while the game runs
    ranks: list[int] | None  # likewise; 1 the best, and the same only where money and best car are


# A game as a file.


class TrackNamed(TypedDict):
    """A track as records name it."""

    name: str  # of a shipped track, or of the file
    boxes: str  # fingerprint of its spaces
    source: NotRequired[str]  # the track file itself, of one that is not shipped


class DealtCards(TypedDict):
    """What came up for one race. `"?"` stands for what the seat of a partial record may not know."""

    grid: list[CarLetter]  # cars from the marked starting space back
    lots: list[list[str]]  # in the order they come up: ["G", "cunning"], or ["G"] without a power
    hands: list[list[CardName]]  # by seat
    piles: list[list[CardName]]  # two players: by seat, first card drawn first; small hands: the common one
    undealt: list[CardName]  # cards that were left over


class TieDrawn(TypedDict):
    """A lot that the tie-breaks left tied, for which chance drew a buyer."""

    race: int  # from 0
    tied: list[Seat]  # one of these was drawn; which, the actions say


class EarlierDeal(TypedDict):
    """A deal of the same table that was thrown away before anything was drawn from it."""

    commitment: str  # everybody was shown it
    secret: str  # what it was the commitment of, never used
    silent: list[Seat]  # people whose page took no part in it


class DealProof(TypedDict):
    """What anybody needs to draw again what a server drew (docs/fair-deals.md). Bytes are hexadecimal digits."""

    scheme: Literal["downforce-deal-1", "downforce-deal-2"]  # how it is committed to; the first is of older games
    table: str  # id of the table on its server
    secret: str  # 32 bytes of the server's, unknown to everybody else until the game was over
    commitment: str  # what secret, table, game and earlier deals hash to; all were shown it before they gave a nonce
    nonces: list[str | None]  # by seat: 16 bytes of each person's page; None of bots and of those who took no part
    silent: list[Seat]  # people whose page took no part
    discarded: int  # deals of this table that were thrown away before this one, because a page did not answer
    earlier: NotRequired[list[EarlierDeal]]  # those deals, the first one first; absent from the first scheme
    ties: list[TieDrawn]  # in the order of play


class PlayedOn(TypedDict):
    """Of a game that goes on from another one: which, and what was kept of it."""

    table: str  # where the other game was played
    actions: int  # so many of its actions are the first of this one
    anew: bool  # what its player could not see was dealt again; False: all cards are those of the other game


class GameRecord(TypedDict):
    """A game as a file."""

    downforce: Literal[1]  # version of this format
    rules: int  # version of the rules it was played by
    options: GameOptions  # complete
    track: TrackNamed | list[TrackNamed]  # two for a world tour
    deck: str  # fingerprint of the deck
    cards: NotRequired[list[CardName]]  # the regular cards, of a deck that is not shipped
    deal: DealtCards | list[DealtCards]  # what came up; of a world tour, in each race so far
    actions: list[Annotated[list[Any], ENTRY]]  # [seat, action] in order; [None, "draw 2"] is what chance drew
    result: Outcome | None  # None of a game that is not over
    seat: NotRequired[Seat | None]  # of a game that is not over: all that this seat, or a spectator, may know
    proof: NotRequired[DealProof]  # of a game on a server, when it is over: shows that nobody chose the cards
    played_on: NotRequired[PlayedOn]  # of a game that goes on from another one; it has no proof
