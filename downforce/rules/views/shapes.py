"""Types for the plain data that games return: views, outcomes and records. Event types are in events.py.

Every field is declared only here, together with its meaning. The types for the web page (web/src/protocol.ts), the
server's OpenAPI schema and docs/reference/shapes.md are generated from these declarations. A test checks the data of
complete games against them.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, final

from ..names import Asks, CarLetter, EndReason, PhaseName, PowerName, Seat
from .game_option_types import EditionPreset as EditionPreset
from .game_option_types import GameOptions as GameOptions
from .game_option_types import GivenOptions as GivenOptions
from .typed_dict import TypedDict as TypedDict

Unknown: TypeAlias = Literal["?"]  # stands for what a seat may not see
RuleInForce: TypeAlias = Literal[  # the rules that depend on options; help texts show those that apply
    "auction",  # cars are sold in an auction
    "any-card",  # a seat with neither the colour nor a wild may bid any card (R068)
    "dealt",  # cars are dealt (R157)
    "powers",  # seats may have powers
    "cunning-swapped",  # two players: the seat that won Cunning takes another power (U125)
    "cunning-removed",  # two players: Cunning is not in the game (U126)
    "determined-always",  # Determined also works on cards that others play (U90)
    "own-piles",  # two players: each has face-up Speed-8s, seven cards and a draw pile (R169-R174)
    "small-hands",  # hands of three cards and a common draw pile (R164-R166)
    "bets",  # bets are made at the betting lines
    "finish",  # a car that crosses the finish line has finished the race
    "laps",  # there is no finish line: the race lasts until all cards are played (R176, R177)
    "money",  # prizes, bets and prices count
    "first-wins",  # the first car home wins (R168)
    "furthest-wins",  # the owner of the car that has gone furthest wins (R178)
    "tour",  # two races, one on each track (R180)
]
CardName: TypeAlias = str  # the card's lines from top to bottom, such as "R6Y4K2B1"; "?" if hidden
BY_CAR: Final = "by car"  # marks a dict whose keys are the letters of all six cars
SOME_CARS: Final = "some cars"  # marks a dict whose keys are the letters of some cars
SOME_MARKS: Final = "some marks"  # the same, but W (wild) may also be a key
SOME_OF_VIEW: Final = "some of a view"  # marks a dict with some of the keys of a view
ENTRY: Final = "entry"  # marks a list of two items: a seat or None, and an action


# How a game ended.


class CarOnSheet(TypedDict):
    """A car on its owner's score sheet."""

    price: int  # what it cost in the auction
    place: int | None  # its finishing place; None: it stalled
    prize: int  # what its place pays


class BetOnSheet(TypedDict):
    """A bet on a seat's score sheet."""

    car: CarLetter  # the car that was bet on
    place: int | None  # the place of that car; None: it stalled
    pays: int  # what the bet pays


@final
class Sheet(TypedDict):
    """A seat's score sheet for one race. The totals are None in games without money (first-wins)."""

    seat: Seat  # the seat that the sheet belongs to
    cars: Annotated[dict[str, CarOnSheet], SOME_CARS]  # the cars that the seat owned
    bets: list[BetOnSheet]  # in the order they were made
    racing: int | None  # the sum of all prizes
    betting: int | None  # the sum of all payouts from bets
    auction: int | None  # the sum of all prices paid
    total: int | None  # racing + betting - auction


@final
class TourSheet(TypedDict):
    """A seat's score sheets for both races of a world tour, with their totals (R181)."""

    seat: Seat  # the seat that the sheets belong to
    races: list[Sheet]  # one for each race
    racing: int  # prizes from both races
    betting: int  # payouts from the bets in both races
    auction: int  # prices paid in both races
    total: int  # the final score


class RaceResult(TypedDict):
    """The result of a race that is over."""

    track: str  # name of the track
    reason: EndReason  # why the race ended
    placed: list[CarLetter]  # cars with a place, in finishing order
    stalled: list[CarLetter]  # cars without a place
    sheets: list[Sheet]  # by seat


class Outcome(TypedDict):
    """How a game ended: who won, why the game ended, and every score sheet."""

    winners: list[Seat]  # several only if they are truly tied
    reason: EndReason  # why the (last) race ended
    decided: Literal["winnings", "place", "first", "furthest", "shared"]  # why the winners won
    scores: list[int] | None  # by seat; None if no money is counted (first-wins)
    placed: list[CarLetter]  # the cars with a place in the last race, in finishing order
    stalled: list[CarLetter]  # the cars without a place in the last race
    sheets: list[Sheet] | list[TourSheet]  # by seat; for a world tour, each covers both races
    races: list[RaceResult]  # the results of all races


# What a seat may see.


class CarState(TypedDict):
    """The public state of a car."""

    space: str | None  # the space it is on; None: it has finished or, in a scenario, is not in the race
    laps: int  # full laps (long distance)
    place: int | None  # its finishing place; None while it is racing
    owner: Seat | None  # None: it has no owner
    paid: int | None  # what its owner paid in the auction
    mover: Seat | None  # the seat that would steer it if a card moved it now; None outside the race
    to_finish: int | None  # fewest steps across the finish line or to the end of the lap; None off the track
    to_betting_line: int | None  # fewest steps across the next uncrossed betting line; None: there is none


class LotNames(TypedDict):
    """An auction lot: a car and the power that is sold with it."""

    car: CarLetter  # the car
    power: PowerName | None  # None: the car has no power


class LotOnOffer(LotNames):
    """The lot that is currently on offer in the auction."""

    round: Literal[1, 2]  # 2: the lot was set aside in the first round


class Sale(TypedDict):
    """The outcome of the most recent lot in the auction."""

    seat: Seat | None  # the buyer; None: the lot was not sold
    price: int  # the price paid


class LaidCard(TypedDict):
    """A card that the viewing seat has played face down for the current auction lot."""

    card: CardName  # the card
    bid: int  # the amount bid; 0 is a pass


class CardInPlay(TypedDict):
    """The card that has just been played and whose lines are being carried out."""

    seat: Seat  # the seat that played it
    card: CardName  # the card
    reversed: bool  # the lines are carried out from bottom to top (Tricky)
    line: int  # index of the current line; the top line of the printed card is 0
    car: CarLetter | None  # the car that the line moves; None: a wild for which no car has been named yet
    steps: int  # the value of the line
    named: list[CarLetter]  # the cars named for wilds on this card
    skipped: bool  # a line of the card has been skipped (Strategic)


class Strength(TypedDict):
    """How far the cards that a seat can play could move one car."""

    sum: int  # sum of the car's lines
    wild: int  # spaces that wilds could add, counting only cards without a line for the car
    best: list[int]  # the car's highest lines, at most three


class Standing(TypedDict):
    """What a seat would make in this race if the cars finished in their current order."""

    racing: int  # the sum of its prizes
    betting: int | None  # the sum of its payouts; None: its bets are secret and do not count
    auction: int  # the sum of all prices paid
    total: int  # racing + betting - auction
    rank: int  # 1 + number of seats with a higher total


class View(TypedDict):
    """Everything that one seat or a spectator may see. The keys never change, and per-seat lists are in seat order."""

    seat: Seat | None  # the viewing seat; None for a spectator
    options: GameOptions  # the options of the game
    track: str  # name of the track for this race
    race: int  # 1, or 2 for the second race of a world tour
    races: int  # number of races in the game
    in_force: list[RuleInForce]  # the optional rules that apply in this race
    betting_lines: int  # number of betting lines used in this race; 0 without bets
    next_betting_line: int | None  # number of the next uncrossed betting line, from 1; None: there is none
    prizes: list[int]  # the prize for each place in this race, first place first; empty if no money is counted
    phase: PhaseName  # the current phase of the game
    waiting: list[Seat]  # the seats that must act now
    asks: Asks | None  # the decision these seats are asked for
    turn: Seat | None  # the seat whose turn it is to play a card; None outside the race
    grid: list[CarLetter]  # the cars on the starting grid, from front to back
    cars: Annotated[dict[str, CarState], BY_CAR]  # all six cars
    order: list[CarLetter]  # the race order: finished cars, then cars on the track, then cars not in the race
    finished: list[CarLetter]  # cars that have crossed the finish line, in order
    foregone: bool  # the race goes on, but can no longer change any seat's money or rank
    lot: LotOnOffer | None  # the lot that is currently on offer
    lot_number: int | None  # position of the lot among the six of the first round, from 1; None in the second round
    lots_left: int  # during the auction: number of unsold lots, including the one on offer
    aside: list[LotNames]  # lots that were set aside, in the order in which they will be offered again
    sold: Sale | None  # what happened to the last lot; None before the first one
    laid: list[LaidCard | Unknown | None]  # cards laid for the current lot
    won: list[list[PowerName]]  # powers bought in the auction
    powers: list[PowerName | Unknown | None]  # the power that each seat keeps
    hands: list[list[CardName]]  # cards in hand; other seats' cards are "?"
    shown: list[list[CardName]]  # cards in hand that all players have seen
    floors: list[Annotated[dict[str, int], SOME_MARKS]]  # revealed by bids: the hand has no lower line in this colour
    speed8: list[list[CardName]]  # two players: Speed-8s that lie face up
    strengths: list[Annotated[dict[str, Strength], BY_CAR] | None]  # own cards; None for other seats and at the end
    piles: list[list[CardName]]  # two players: the rest of each seat's own draw pile, in no particular order
    pile: list[CardName]  # small hands: the common draw pile
    discard: list[CardName]  # cards that were played or discarded
    undealt: list[CardName]  # cards that were not dealt
    card: CardInPlay | None  # the card whose lines are being carried out
    bets_made: int  # number of completed rounds of bets
    bets: list[list[CarLetter | Unknown]]  # the bets of each seat, in order
    standings: list[Standing] | None  # if the cars finished in their current order; None outside races for money
    outcome: Outcome | None  # None while the game is running
    ranks: list[int] | None  # 1 is best, equal only if both money and best place are; None while the game is running


# A game as a file.


class TrackNamed(TypedDict):
    """The track of a game, as stored in a game record."""

    name: str  # name of the shipped track or of the file
    boxes: str  # fingerprint of the track's spaces
    source: NotRequired[str]  # the text of the track file, if the track is not shipped


class DealtCards(TypedDict):
    """Everything that was dealt for one race. In a partial record, `"?"` replaces anything the viewer may not see."""

    grid: list[CarLetter]  # the cars on the starting grid, from front to back
    lots: list[list[str]]  # in the order of the auction: ["G", "cunning"], or ["G"] without a power
    hands: list[list[CardName]]  # by seat
    piles: list[list[CardName]]  # two players: each seat's pile in drawing order; small hands: the common pile
    undealt: list[CardName]  # the cards that were not dealt


class TieDrawn(TypedDict):
    """An auction lot whose buyer was drawn at random, because seats were still tied after the tie-breaks."""

    race: int  # index of the race, from 0
    tied: list[Seat]  # the tied seats; the list of actions says which one was drawn


class EarlierDeal(TypedDict):
    """An earlier deal for the same game table, which was discarded before any cards were drawn."""

    commitment: str  # the commitment that all players were shown
    secret: str  # the secret that was committed to but never used
    silent: list[Seat]  # people whose page took no part


class DealProof(TypedDict):
    """The data needed to repeat and check a server's random draws (docs/fair-deals.md). Bytes are in hexadecimal."""

    scheme: Literal["downforce-deal-1", "downforce-deal-2"]  # how the commitment is computed; older games use the first
    table: str  # id of the game table on its server
    secret: str  # 32 random bytes, known only to the server until the game was over
    commitment: str  # hash of the secret, table, game and earlier deals; shown to all players before they sent nonces
    nonces: list[str | None]  # by seat: 16 bytes from each player's page; None for bots and for pages that took no part
    silent: list[Seat]  # people whose page took no part
    discarded: int  # number of earlier deals for this table, discarded because a page did not answer
    earlier: NotRequired[list[EarlierDeal]]  # those deals, oldest first; absent in the first scheme
    ties: list[TieDrawn]  # in order of play


class PlayedOn(TypedDict):
    """The earlier game that this game continues, and how much of it was kept."""

    table: str  # the game table of the other game
    actions: int  # number of its actions that were kept
    anew: bool  # True: cards that the player could not see were dealt again; False: all cards are the same


class GameRecord(TypedDict):
    """A game as it is saved to a file. It may be unfinished, or limited to what one seat may see."""

    downforce: Literal[1]  # version of this format
    rules: int  # version of the rules
    options: GameOptions  # all options, with their values
    track: TrackNamed | list[TrackNamed]  # two tracks for a world tour
    deck: str  # fingerprint of the deck
    cards: NotRequired[list[CardName]]  # the regular cards, if the deck is not a shipped one
    deal: DealtCards | list[DealtCards]  # what was dealt; for a world tour, one item for each race so far
    actions: list[Annotated[list[Any], ENTRY]]  # [seat, action] in order; [None, "draw 2"] is a random draw
    result: Outcome | None  # None if the game is not over
    seat: NotRequired[Seat | None]  # only in a partial record of a running game: the seat, or None for a spectator
    proof: NotRequired[DealProof]  # for a finished game on a server: proves that the cards were drawn fairly
    played_on: NotRequired[PlayedOn]  # only if the game continues another one, in which case there is no proof
