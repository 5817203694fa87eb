"""The types of the plain data that games return: views, outcomes and records; events are in events.py.

Every field is declared here once, with its meaning. The page's types (web/src/protocol.ts), the server's OpenAPI and
docs/reference/shapes.md are generated from these declarations; a test checks whole games against them.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, final

from ..names import Asks, CarLetter, EndReason, PhaseName, PowerName, Seat
from .game_option_types import EditionPreset as EditionPreset
from .game_option_types import GameOptions as GameOptions
from .game_option_types import GivenOptions as GivenOptions
from .typed_dict import TypedDict as TypedDict

Unknown: TypeAlias = Literal["?"]  # in place of what a seat may not know
RuleInForce: TypeAlias = Literal[  # the rules that options decide about, so that help can show those that apply
    "auction",  # cars are sold
    "any-card",  # any card may be bid by a seat that has neither the colour nor a wild (R068)
    "dealt",  # cars are dealt (R157)
    "powers",  # every seat may have one
    "cunning-swapped",  # two players: the winner of Cunning takes another power (U125)
    "cunning-removed",  # two players: Cunning is not in the game (U126)
    "determined-always",  # Determined also works on cards that others play (U90)
    "own-piles",  # two players: open Speed-8s, seven cards and a pile each (R169-R174)
    "small-hands",  # three cards and a common pile (R164-R166)
    "bets",  # bets are made at the betting lines
    "finish",  # a car that crosses the finish line is home
    "laps",  # no finish line: the race lasts until all cards are played (R176, R177)
    "money",  # prizes, bets and prices are counted
    "first-wins",  # the first car home wins (R168)
    "furthest-wins",  # the owner of the car that has gone furthest wins (R178)
    "tour",  # two races, one on each track (R180)
]
CardName: TypeAlias = str  # its lines from top to bottom, such as "R6Y4K2B1"; "?" if a seat may not know it
BY_CAR: Final = "by car"  # marks a dict whose keys are the letters of all six cars,
SOME_CARS: Final = "some cars"  # of some cars,
SOME_MARKS: Final = "some marks"  # of some cars and W,
SOME_OF_VIEW: Final = "some of a view"  # or some keys of a view
ENTRY: Final = "entry"  # marks a list of two: a seat or None, and an action


# How a game ended.


class CarOnSheet(TypedDict):
    """A car on its owner's score sheet."""

    price: int  # what it cost in the auction
    place: int | None  # in the order of finish; None: it stalled
    prize: int  # what its place pays


class BetOnSheet(TypedDict):
    """A bet on a score sheet."""

    car: CarLetter  # the car named
    place: int | None  # the place of that car; None: it stalled
    pays: int  # what the bet pays


@final
class Sheet(TypedDict):
    """One race on one seat's score sheet. Totals are None if no money is counted (first-wins)."""

    seat: Seat  # the seat whose sheet it is
    cars: Annotated[dict[str, CarOnSheet], SOME_CARS]  # the cars it owned
    bets: list[BetOnSheet]  # in the order they were made
    racing: int | None  # all prizes
    betting: int | None  # all bets
    auction: int | None  # all prices
    total: int | None  # racing + betting - auction


@final
class TourSheet(TypedDict):
    """World tour: one seat's sheets of both races, and their sums (R181)."""

    seat: Seat  # the seat whose sheets they are
    races: list[Sheet]  # one for each race
    racing: int  # prizes of both
    betting: int  # bets of both
    auction: int  # prices of both
    total: int  # the score of the game


class RaceResult(TypedDict):
    """One race that is over."""

    track: str  # its name
    reason: EndReason  # why it ended
    placed: list[CarLetter]  # cars with a place, the first one first
    stalled: list[CarLetter]  # cars without a place
    sheets: list[Sheet]  # by seat


class Outcome(TypedDict):
    """How a game ended: who won, why it ended, every score sheet."""

    winners: list[Seat]  # several only when truly tied
    reason: EndReason  # why the (last) race ended
    decided: Literal["winnings", "place", "first", "furthest", "shared"]  # why the winners won
    scores: list[int] | None  # by seat; None if no money is counted (first-wins)
    placed: list[CarLetter]  # of the last race: cars with a place, the first one first
    stalled: list[CarLetter]  # of the last race: cars without one
    sheets: list[Sheet] | list[TourSheet]  # by seat; for a world tour, both races together
    races: list[RaceResult]  # every race


# What a seat may know.


class CarState(TypedDict):
    """A car as all players see it."""

    space: str | None  # the space it stands on; None: it has finished, or (scenarios) is not in the race
    laps: int  # full laps (long distance)
    place: int | None  # in the order of finish; None while racing
    owner: Seat | None  # None: it has no owner
    paid: int | None  # what its owner paid in the auction
    mover: Seat | None  # the seat that would steer it on a card played now; None outside the race
    to_finish: int | None  # fewest steps across the finish line (long distance: of this lap); None off the track
    to_betting_line: int | None  # fewest steps across the next betting line that no car has crossed; None: none left


class LotNames(TypedDict):
    """A car and the power that is sold with it."""

    car: CarLetter  # the car
    power: PowerName | None  # None: the car has no power


class LotOnOffer(LotNames):
    """The lot that is on offer now."""

    round: Literal[1, 2]  # 2: it was set aside in the first round


class Sale(TypedDict):
    """What became of the last lot."""

    seat: Seat | None  # the buyer; None: it was not sold
    price: int  # what it cost


class LaidCard(TypedDict):
    """A seat's own card that lies on the table in the auction."""

    card: CardName  # the card
    bid: int  # its amount; 0 is a pass


class CardInPlay(TypedDict):
    """The card whose lines are being carried out."""

    seat: Seat  # the seat that played it
    card: CardName  # the card
    reversed: bool  # from bottom to top (Tricky)
    line: int  # the line now reached, as printed, the top one 0
    car: CarLetter | None  # the car of that line; None: a wild that is not named yet
    steps: int  # the number of that line
    named: list[CarLetter]  # the cars that wilds of this card have named
    skipped: bool  # a line of it has been skipped (Strategic)


class View(TypedDict):
    """All that one seat, or a spectator, may know. Every phase has the same keys; lists are in the order of seats."""

    seat: Seat | None  # the viewer; None is a spectator
    options: GameOptions  # the options of the game
    track: str  # name of this race's track
    race: int  # 1, or on a world tour 2
    races: int  # number of races in the game
    in_force: list[RuleInForce]  # the optional rules that apply in this race
    betting_lines: int  # number of betting lines that count in this race; 0 without bets
    next_betting_line: int | None  # the next that no car has crossed, from 1; None: there is none
    prizes: list[int]  # what the places pay in this race, first place first; empty if no money is counted
    phase: PhaseName  # what is going on
    waiting: list[Seat]  # the seats that owe an action now
    asks: Asks | None  # what these seats are asked
    turn: Seat | None  # the seat whose card is or will be played; None outside the race
    grid: list[CarLetter]  # cars on the starting grid, from the marked space back
    cars: Annotated[dict[str, CarState], BY_CAR]  # all six
    order: list[CarLetter]  # the race order: cars that have finished, then those on the track, then those off it
    finished: list[CarLetter]  # cars that have crossed the finish line, in order
    foregone: bool  # the race goes on, but can no longer change any seat's money or rank
    lot: LotOnOffer | None  # the lot that is on offer now
    lots_left: int  # in the auction: number of lots not sold yet, including the one on offer
    aside: list[LotNames]  # lots set aside, in the order in which they come up again
    sold: Sale | None  # what became of the last lot; None before the first
    laid: list[LaidCard | Unknown | None]  # cards laid for the lot on offer
    won: list[list[PowerName]]  # powers bought in the auction
    powers: list[PowerName | Unknown | None]  # powers kept
    hands: list[list[CardName]]  # cards in hand; those of others are "?"
    shown: list[list[CardName]]  # cards in hand that all players have seen
    floors: list[Annotated[dict[str, int], SOME_MARKS]]  # as bids revealed: no line of this colour below this number
    speed8: list[list[CardName]]  # two players: Speed-8s that lie open
    piles: list[list[CardName]]  # two players: what is left of each seat's own pile, in no particular order
    pile: list[CardName]  # small hands: the common pile
    discard: list[CardName]  # cards that were played or discarded
    undealt: list[CardName]  # cards that were not dealt
    card: CardInPlay | None  # the card whose lines are being carried out
    bets_made: int  # rounds of bets that are complete
    bets: list[list[CarLetter | Unknown]]  # bets made, in order
    outcome: Outcome | None  # None while the game runs
    ranks: list[int] | None  # None while the game runs; 1 is best, equal only if money and best car are


# A game as a file.


class TrackNamed(TypedDict):
    """A track as records name it."""

    name: str  # of the shipped track, or of the file
    boxes: str  # the fingerprint of its spaces
    source: NotRequired[str]  # the text of the track file, if the track is not shipped


class DealtCards(TypedDict):
    """What was dealt for one race. `"?"` stands for what the seat of a partial record may not know."""

    grid: list[CarLetter]  # cars from the marked starting space back
    lots: list[list[str]]  # in the order they come up: ["G", "cunning"], or ["G"] without a power
    hands: list[list[CardName]]  # by seat
    piles: list[list[CardName]]  # two players: by seat, first card drawn first; small hands: the common one
    undealt: list[CardName]  # the cards that were left over


class TieDrawn(TypedDict):
    """A lot that the tie-breaks left tied, so that chance drew its buyer."""

    race: int  # from 0
    tied: list[Seat]  # the tied seats; the actions say which one was drawn


class EarlierDeal(TypedDict):
    """A deal of the same table that was thrown away before any card was drawn from it."""

    commitment: str  # all players were shown it
    secret: str  # the secret that was committed to, never used
    silent: list[Seat]  # people whose page took no part


class DealProof(TypedDict):
    """What anybody needs to repeat a server's draws (docs/fair-deals.md). Bytes are written as hexadecimal digits."""

    scheme: Literal["downforce-deal-1", "downforce-deal-2"]  # how the commitment is made; older games have the first
    table: str  # id of the table on its server
    secret: str  # 32 random bytes that only the server knew until the game was over
    commitment: str  # the hash of secret, table, game and earlier deals; all players saw it before they sent a nonce
    nonces: list[str | None]  # by seat: 16 bytes from each person's page; None for bots and if a page took no part
    silent: list[Seat]  # people whose page took no part
    discarded: int  # number of earlier deals of this table, thrown away because a page did not answer
    earlier: NotRequired[list[EarlierDeal]]  # those deals, oldest first; absent in the first scheme
    ties: list[TieDrawn]  # in the order of play


class PlayedOn(TypedDict):
    """Where a game that continues another one comes from, and what it kept."""

    table: str  # the table of the other game
    actions: int  # this many of its actions were taken over
    anew: bool  # True: cards that its player could not see were dealt again; False: all cards are as in the other game


class GameRecord(TypedDict):
    """A game as a file."""

    downforce: Literal[1]  # version of this format
    rules: int  # version of the rules
    options: GameOptions  # complete
    track: TrackNamed | list[TrackNamed]  # two for a world tour
    deck: str  # fingerprint of the deck
    cards: NotRequired[list[CardName]]  # the regular cards, if the deck is not shipped
    deal: DealtCards | list[DealtCards]  # what was dealt; for a world tour, in each race so far
    actions: list[Annotated[list[Any], ENTRY]]  # [seat, action] in order; [None, "draw 2"] is a draw of chance
    result: Outcome | None  # None if the game is not over
    seat: NotRequired[Seat | None]  # in a partial record of a running game: the seat, or None for a spectator
    proof: NotRequired[DealProof]  # of a finished game on a server: shows that the cards were drawn fairly
    played_on: NotRequired[PlayedOn]  # if the game continues another one; it then has no proof
