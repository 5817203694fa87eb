"""The data that an analysis returns. Probabilities (`chance`) are shares of the win, from 0 to 1."""

from typing import Literal, TypeAlias

from ..rules.names import Asks, CarLetter, PowerName, Seat
from ..rules.views.shapes import TypedDict

AnalysisKind: TypeAlias = Literal["auction", "powers", "card", "move", "bet"]
AnalysisMark: TypeAlias = Literal["", "?!", "?", "??"]
PuzzleTheme: TypeAlias = Literal["auction", "blocking", "bets", "wilds", "powers"]
ReasonKey: TypeAlias = Literal[  # why one choice is worse than another; the text's key is `reason-KEY`
    # auction: amount, worth
    "overbid",  # the bid is higher than the lot is worth
    "let-go",  # the bid is lower than the lot is worth
    "bid-less",  # the lot is worth it, but a lower bid is better
    # powers: power, serves, instead, instead_serves
    "keep",  # another power helps more cards of the hand
    "bonus-unused",  # power, car, steps: a power's bonus steps are left unused
    "skip-unused",  # car, speed: a line should be skipped
    "skip-misused",  # car, possible: a line is skipped and should not be
    "order",  # car, steps, possible: in the other order of the lines a car goes further
    # cars that the seat wants ahead: its own, and those it has backed
    "home",  # car: it could be across the finish line
    "jam",  # car, rival, steps: it loses steps behind another
    "short",  # car, steps, possible: it could go further
    "boxed",  # car: it is left without a free space ahead
    "hindered",  # car, steps: it is left with fewer free spaces ahead
    "wild-elsewhere",  # car, rival, possible: a wild moves a rival's car, and could move an own one
    "wild-blocked",  # car: a wild is spent on a car that cannot move
    "eight",  # car, speed: a Speed-8 is spent where less would do
    "spent",  # car, speed: a high number is spent that is worth more later
    # cars that the seat does not want ahead
    "pushed",  # car, steps: a rival's car is taken further than needed
    "let-by",  # car, steps: a rival's car could be held up
    # bets: car, rival, chance, instead_chance
    "bet-unlikely",  # the car is unlikely to do well
    "bet-own",  # an own car has a good chance and is not backed
    "bet-crowd",  # car, others: all other players have probably backed it
    "bet-payout",  # another car pays more on average
]
FocusKey: TypeAlias = Literal[  # where to look first; the text's key is `look-KEY`
    "lot",  # car, hand, wild: what the hand can do for the car on offer
    "powers",  # which power helps the hand most
    "own-car",  # car: one that the seat owns or has backed
    "rival-car",  # car: another player's car
    "wild",  # steps: which car the wild could move forward or hold back
    "ends",  # car: where it could stop, and whose way that would leave open
    "bets",  # car: how likely the cars are to win, and who has backed them
]


class Facts(TypedDict, total=False):
    """The facts behind a reason or a hint. Each key has exactly the facts that are listed beside it."""

    car: CarLetter  # the car in question
    rival: CarLetter  # another car: in the way, or moved or backed instead
    steps: int  # spaces that the car goes, loses, or is taken too far
    possible: int  # spaces that the car could go
    speed: int  # the number on a line
    amount: int  # the bid; 0 is a pass
    worth: int  # the highest bid that the lot is worth, or the better bid
    power: PowerName  # the power in question
    instead: PowerName  # the better power
    serves: int  # cards of the hand that the power helps
    instead_serves: int  # cards of the hand that the better power helps
    chance: int  # probability in per cent
    instead_chance: int  # probability of the other, in per cent
    others: int  # number of rivals
    pays: float  # mean payout of the bet
    instead_pays: float  # mean payout of the other bet
    hand: int  # spaces that the hand moves the car
    wild: int  # spaces that wilds could add


class Reason(TypedDict):
    """The reason why one choice is worse than another; it holds for this very decision."""

    key: ReasonKey  # which reason
    facts: Facts  # values for its text


class Candidate(TypedDict):
    """An action with its value."""

    action: str  # in notation
    chance: float  # win probability after it


class CarOdds(TypedDict):
    """A car's prospects at a bet, as far as the seat could know."""

    car: CarLetter  # the car
    places: list[float]  # probabilities of the first, second and third place
    pays: float  # mean payout of a bet on it
    backed: float  # how many other seats have probably bet on it at this line
    chance: float  # win probability with a bet on it


class Decision(TypedDict):
    """One choice of a seat, judged by what that seat could know."""

    number: int  # number of the action in the record, from 1
    seat: Seat  # seat that chose
    kind: AnalysisKind  # kind of question
    action: str  # the chosen action
    best: str  # the best action
    candidates: list[Candidate]  # best first; one bid per amount
    chance: float  # win probability after the chosen action
    loss: float  # how much better the best action is; 0 if none is better
    error: float  # standard error of the loss
    trivial: bool  # only one option, or all within one point: not counted
    mark: AnalysisMark  # "" if the choice is good enough, or not certain to be worse
    worth: int | None  # for a bid, the highest amount that is no worse than a pass; else None
    given: list[float]  # by seat: how this choice, instead of the best, changed the win probability of each other seat
    reason: Reason | None  # why the best is better; None if nothing is better or no reason was found
    cars: list[CarOdds]  # for a bet, all six cars, the likeliest winner first; else empty


class Part(TypedDict):
    """One part of an analysis: the result of judging one action."""

    number: int  # number of the action; 0 is the deal
    of: int  # total number of actions
    decision: Decision | None  # None for the deal, for random draws, for actions without a choice and for other seats
    chances: list[float]  # win probabilities after the action, by seat, with all cards open


class Ledger(TypedDict):
    """One seat's result, split into parts that add up to it."""

    result: float  # the seat's share of the win
    parity: float  # an equal share of the win
    deal: float  # luck of the deal: what pros in all seats won with it, minus parity
    own: float  # the cost of its own mistakes
    others: float  # the effect of other seats' choices
    rest: float  # later luck, and errors of these estimates
    decisions: int  # decisions that were not trivial
    lost_each: float  # loss per such decision
    money: int  # money at the end
    par_money: float  # mean money of pros with this deal


class Analysis(TypedDict):
    """The analysis of a whole game."""

    players: int  # number of seats
    playouts: int  # playouts for each decision
    seed: int  # seed of the imagined worlds
    decisions: list[Decision]  # in the order of play
    chances: list[list[float]]  # win probabilities after the deal and after every action, by seat, with all cards open
    ledger: list[Ledger]  # by seat; empty if only one seat was judged


class Focus(TypedDict):
    """The first thing to look at."""

    key: FocusKey  # what to look at
    facts: Facts  # values for its text


class Hint(TypedDict):
    """A coach's hint for a seat that must choose, in three steps: where to look, what to do, and why."""

    asks: Asks  # the question that the seat is asked
    look: Focus  # where to look first
    best: str  # the best action
    obvious: str | None  # the obvious but worse action; None if all are about equally good
    reason: Reason | None  # why that is worse; None if no reason was found
    candidates: list[Candidate]  # best first
    trivial: bool  # the choice hardly matters
    cars: list[CarOdds]  # for a bet, all six cars


class LotWorth(TypedDict):
    """The worth of a car to the owner of this hand."""

    car: CarLetter  # the car
    offered: bool  # whether it is on offer: then its worth comes from playouts, else only from hand and grid
    power: PowerName | None  # power sold with it, if it is on offer
    worth: int  # highest price that it is worth; 0: none
    hand: int  # spaces that the hand moves it
    wild: int  # spaces that wilds could add
    grid: int  # its place on the starting grid, from 1
