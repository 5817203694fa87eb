"""Names for every integer that the rules use, with a table of texts for each family in the same order."""

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
Car: TypeAlias = int
Power: TypeAlias = int
Card: TypeAlias = int
Space: TypeAlias = int
Phase: TypeAlias = int
Action: TypeAlias = int
Mask: TypeAlias = int  # a set of small integers, one bit each

# The texts that stand for these integers in plain data.
CarLetter: TypeAlias = Literal["K", "B", "G", "Y", "O", "R"]
Mark: TypeAlias = Literal["K", "B", "G", "Y", "O", "R", "W"]  # a car printed on a card, or a wild
PowerName: TypeAlias = Literal["aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"]
PhaseName: TypeAlias = Literal["auction", "powers", "race", "bets", "over"]
Asks: TypeAlias = Literal["bid", "keep", "play", "wild", "go", "move", "bonus", "bet"]
EndReason: TypeAlias = Literal["finished", "home", "cards", "first"]
Edition: TypeAlias = Literal["en", "es", "fr", "pt-BR", "pt-PT"]
BeginnerRule: TypeAlias = Literal["deal-cars", "no-powers", "small-hands", "no-bets", "first-wins"]
BidBy: TypeAlias = Literal["colour", "wild", "lowest"]
CunningRule: TypeAlias = Literal["swap", "remove", "keep"]

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
NOBODY: Final[Seat] = -1

# Cars in the order of the score sheet (R183). WILD occurs only on cards.
CARS: Final = 6
WILD: Final[Car] = 6
COLOURS: Final[tuple[CarLetter, ...]] = ("K", "B", "G", "Y", "O", "R")
ALL_CARS: Final[Mask] = 63

# Powers (R011).
POWERS: Final = 6
NO_POWER: Final[Power] = -1
AGGRESSIVE: Final[Power] = 0
CUNNING: Final[Power] = 1
DETERMINED: Final[Power] = 2
STRATEGIC: Final[Power] = 3
TRICKY: Final[Power] = 4
UNPREDICTABLE: Final[Power] = 5
POWER_NAMES: Final[tuple[PowerName, ...]] = (
    *("aggressive", "cunning", "determined"),
    *("strategic", "tricky", "unpredictable"),
)

# Cards: the 42 regular ones first, then the six Speed-8s in the order of the cars.
REGULAR_CARDS: Final = 42
SPEED8: Final[Card] = 42
CARDS: Final = 48
MAX_LINES: Final = 6
NO_CARD: Final[Card] = -1
NO_LINE: Final = 9  # above every value: the floor of a hand without such a line

# Which line of a card makes a bid: one of the lot's colour, a wild (R067), the lowest of any colour (R068).
BY_COLOUR: Final = 0
BY_WILD: Final = 1
BY_LOWEST: Final = 2
BY_NAMES: Final[tuple[BidBy, ...]] = ("colour", "wild", "lowest")

# Spaces are numbered by progress. A move looks at a window of WINDOW numbers, which fits a signed 64-bit word.
MAX_SPACES: Final = 256
WINDOW: Final = 60
LONGEST_MOVE: Final = 10  # a Speed-8 and the bonus of Determined
OFF_TRACK: Final[Space] = -1  # the car has finished, or (scenarios) is not in the race

# Phases. DEAL and TIE wait for chance, the others up to OVER for seats; from OFFER on the rules run by themselves.
DEAL: Final[Phase] = 0
AUCTION: Final[Phase] = 1
TIE: Final[Phase] = 2
KEEP: Final[Phase] = 3
PLAY: Final[Phase] = 4
NAME_WILD: Final[Phase] = 5
SKIP_OR_GO: Final[Phase] = 6
MOVE: Final[Phase] = 7
BONUS: Final[Phase] = 8
BETS: Final[Phase] = 9
OVER: Final[Phase] = 10
OFFER: Final[Phase] = 11
SETTLE: Final[Phase] = 12
CHOICE: Final[Phase] = 13
START: Final[Phase] = 14
LINE: Final[Phase] = 15
DRIVE: Final[Phase] = 16
CARD_DONE: Final[Phase] = 17
LINES: Final[Phase] = 18
TURN: Final[Phase] = 19
RACE_OVER: Final[Phase] = 20
PHASE_NAMES: Final[tuple[PhaseName, ...]] = (
    *("auction", "auction", "auction", "powers", "race", "race", "race", "race", "race", "bets", "over"),
    *("auction", "auction", "powers", "race", "race", "race", "race", "race", "race", "race"),
)

# What seats are asked in each phase; None: no seat is asked.
ASK_NAMES: Final[tuple[Asks | None, ...]] = (
    *(None, "bid", None, "keep", "play", "wild", "go", "move", "bonus", "bet", None),
    *(None,) * 10,
)

# Why a race ended.
RUNNING: Final = 0
FINISHED: Final = 1  # all six cars crossed the line (R072)
HOME: Final = 2  # every owned car has finished, the others stall (U58)
CARDS_OUT: Final = 3  # no card is left to play (R073)
FIRST: Final = 4  # beginner: an owned car has finished (U122)
REASON_NAMES: Final[tuple[EndReason | Literal["running"], ...]] = ("running", "finished", "home", "cards", "first")

# Two players and Cunning (R175).
SWAP: Final = 0
REMOVE: Final = 1
CUNNING_NAMES: Final[tuple[CunningRule, ...]] = ("swap", "remove", "keep")

# Long distance (R176-R179).
ONE_LAP: Final = 0
DISTANCE: Final = 1
MONEY: Final = 2

# Actions: small dense numbers, the same for every track, deck and variant.
BID: Final[Action] = 0  # + card
BID_SECOND: Final[Action] = 48  # + card: a fallback bid by the second of two wilds of different value (U23)
PASS: Final[Action] = 96  # + card
KEEP_POWER: Final[Action] = 144  # + power
PLAY_CARD: Final[Action] = 150  # + card
PLAY_REVERSED: Final[Action] = 198  # + card
NAME: Final[Action] = 246  # + car
SKIP: Final[Action] = 252
GO: Final[Action] = 253
BET: Final[Action] = 254  # + car
TO_FINISH: Final[Action] = 260
TO_SPACE: Final[Action] = 261  # + space
ACTIONS: Final = 517
MAX_LEGAL: Final = 160
