"""Constants for all integer codes that the rules use, and tables that map the codes to strings."""

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
Car: TypeAlias = int
Power: TypeAlias = int
Card: TypeAlias = int
Space: TypeAlias = int
Phase: TypeAlias = int
Action: TypeAlias = int
Mask: TypeAlias = int  # a set of small integers, with one bit for each

# The strings that represent these integers in plain data.
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

# Cars, in score sheet order (R183). WILD occurs only on cards.
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

# Cards: first the 42 regular ones, then the six Speed-8s in the same order as the cars.
REGULAR_CARDS: Final = 42
SPEED8: Final[Card] = 42
CARDS: Final = 48
MAX_LINES: Final = 6
NO_CARD: Final[Card] = -1
NO_LINE: Final = 9  # higher than any value: the floor for a hand that has no such line

# Which line of a card makes a bid: the one in the lot's colour, a wild (R067), or the lowest line (R068).
BY_COLOUR: Final = 0
BY_WILD: Final = 1
BY_LOWEST: Final = 2
BY_NAMES: Final[tuple[BidBy, ...]] = ("colour", "wild", "lowest")

# Spaces are numbered along the track. A move looks at WINDOW numbers, which fit in a signed 64-bit word.
MAX_SPACES: Final = 256
WINDOW: Final = 60
LONGEST_MOVE: Final = 10  # a Speed-8 plus the Determined bonus
OFF_TRACK: Final[Space] = -1  # the car has finished or, in a scenario, is not in the race

# Phases. DEAL and TIE wait for a random draw; all other phases before OVER wait for seats. From OFFER on, the rules
# continue on their own.
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

# The decision that seats are asked for in each phase, or None if no seat is asked.
ASK_NAMES: Final[tuple[Asks | None, ...]] = (
    *(None, "bid", None, "keep", "play", "wild", "go", "move", "bonus", "bet", None),
    *(None,) * 10,
)

# Why a race ended.
RUNNING: Final = 0
FINISHED: Final = 1  # all six cars have crossed the finish line (R072)
HOME: Final = 2  # every owned car has finished; the others stall (U58)
CARDS_OUT: Final = 3  # no cards are left to play (R073)
FIRST: Final = 4  # beginner's game: an owned car has finished (U122)
REASON_NAMES: Final[tuple[EndReason | Literal["running"], ...]] = ("running", "finished", "home", "cards", "first")

# What happens to Cunning in a two-player game (R175).
SWAP: Final = 0
REMOVE: Final = 1
CUNNING_NAMES: Final[tuple[CunningRule, ...]] = ("swap", "remove", "keep")

# Long distance (R176-R179).
ONE_LAP: Final = 0
DISTANCE: Final = 1
MONEY: Final = 2

# Actions: small consecutive numbers that are the same for every track, deck and variant.
BID: Final[Action] = 0  # + card
BID_SECOND: Final[Action] = 48  # + card: a fallback bid with the second of two wilds that differ in value (U23)
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
