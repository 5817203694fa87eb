"""What an analysis tells, as plain data. Chances are shares of the win, from 0 to 1."""

from typing import Literal, TypeAlias

from ..rules.names import Asks, CarLetter, PowerName, Seat
from ..rules.views.shapes import TypedDict

AnalysisKind: TypeAlias = Literal["auction", "powers", "card", "move", "bet"]
AnalysisMark: TypeAlias = Literal["", "?!", "?", "??"]
PuzzleTheme: TypeAlias = Literal["auction", "blocking", "bets", "wilds", "powers"]
ReasonKey: TypeAlias = Literal[  # why one choice is worse than another; its text is `reason-KEY`
    # auction: amount, worth
    "overbid",  # more is bid than the lot is worth
    "let-go",  # less is bid than it is worth
    "bid-less",  # worth it, but a lower bid leaves more
    # powers: power, serves, instead, instead_serves
    "keep",  # another power serves more cards of the hand
    "bonus-unused",  # power, car, steps: steps of a power left unused
    "skip-unused",  # car, speed: a line that could be left out
    "skip-misused",  # car, possible: a line that is left out and should not be
    "order",  # car, steps, possible: in the other order of the lines a car goes further
    # cars that one wants ahead: own ones, and those backed
    "home",  # car: it could be across the finish line
    "jam",  # car, rival, steps: it loses steps behind another
    "short",  # car, steps, possible: it could go further
    "boxed",  # car: it is left with no way on
    "hindered",  # car, steps: it is left with less free way
    "wild-elsewhere",  # car, rival, possible: a wild moves a rival's car, and could move an own one
    "wild-blocked",  # car: a wild is spent on a car that cannot move
    "eight",  # car, speed: a Speed-8 is spent where less would do
    "spent",  # car, speed: a high number is spent that is worth more later
    # cars that one does not
    "pushed",  # car, steps: a rival's car is taken further than needed
    "let-by",  # car, steps: a rival's car could be held up
    # bets: car, rival, chance, instead_chance
    "bet-unlikely",  # the car has little chance
    "bet-own",  # an own car has a good chance and is not backed
    "bet-crowd",  # car, others: everybody else has probably backed it
    "bet-payout",  # another car pays more on average
]
FocusKey: TypeAlias = Literal[  # where to look first; its text is `look-KEY`
    "lot",  # car, hand, wild: what the hand can do for the car on offer
    "powers",  # which power serves the hand
    "own-car",  # car: of one's own, or one that one has backed
    "rival-car",  # car: of somebody else
    "wild",  # steps: which car the wild could help or hurt
    "ends",  # car: where it could stop, and whose way that leaves open
    "bets",  # car: how likely cars are, and who has backed them
]


class Facts(TypedDict, total=False):
    """What a reason or a hint is about. Each has those that stand beside its key, and no others."""

    car: CarLetter  # the car it is about
    rival: CarLetter  # another car: in the way, moved or backed instead
    steps: int  # spaces that it goes, loses or is taken too far
    possible: int  # spaces that it could go
    speed: int  # the number of a line
    amount: int  # what is bid; 0 is a pass
    worth: int  # up to what a lot is worth bidding for; or the bid that is better
    power: PowerName  # which is meant
    instead: PowerName  # which would be better
    serves: int  # cards of the hand that it serves
    instead_serves: int  # and those that the other would
    chance: int  # per cent
    instead_chance: int  # of the other
    others: int  # rivals
    pays: float  # what a bet brings on average,
    instead_pays: float  # and what the other would
    hand: int  # spaces that the hand moves a car,
    wild: int  # and what wilds could add


class Reason(TypedDict):
    """Why one choice is worse than another, as the rules see it; true for this very decision."""

    key: ReasonKey  # which
    facts: Facts  # what its text is filled with


class Candidate(TypedDict):
    """An action that was valued."""

    action: str  # as notation
    chance: float  # to win the money, after it


class CarOdds(TypedDict):
    """At a bet: how a car may come in, as far as the seat could know."""

    car: CarLetter  # which
    places: list[float]  # the chances of the first, second and third place
    pays: float  # what the bet on it brings on average
    backed: float  # how many of the others have probably bet on it at this line
    chance: float  # to win the money with the bet on it


class Decision(TypedDict):
    """One choice of a seat, judged by what that seat could know."""

    number: int  # of the action in the record, from 1
    seat: Seat  # whose
    kind: AnalysisKind  # of question
    action: str  # what was chosen
    best: str  # what would have been best
    candidates: list[Candidate]  # the best first; of bids one for every amount
    chance: float  # after what was chosen
    loss: float  # how much better the best is, 0 if nothing is better
    error: float  # standard error of the loss
    trivial: bool  # one option, or all within a point: not counted
    mark: AnalysisMark  # "" where it is good enough, or not sure to be worse
    worth: int | None  # of a bid: the highest amount that is no worse than a pass; None for anything else
    given: list[float]  # by seat: what choosing this instead of the best did to the chance of each of the others
    reason: Reason | None  # why the best is better; None where nothing is better, or no true reason was found
    cars: list[CarOdds]  # of a bet: all six, the likeliest winner first; empty for anything else


class Part(TypedDict):
    """What is known when one action has been judged: an analysis comes in parts, one for each."""

    number: int  # of the action; 0 is the deal
    of: int  # how many actions there are
    decision: Decision | None  # None for the deal, for what chance drew, where there was no choice, of another seat
    chances: list[float]  # after it, by seat, with all cards open


class Ledger(TypedDict):
    """One seat's result, taken apart: the parts add up to it."""

    result: float  # the share of the win that it got
    parity: float  # what anybody may expect
    deal: float  # luck of the deal: what pros in all seats won with it, above parity
    own: float  # what its own losses cost
    others: float  # what the choices of others gave or took
    rest: float  # all that nobody chose, and what these estimates miss
    decisions: int  # that were not trivial
    lost_each: float  # loss per such decision
    money: int  # in the end
    par_money: float  # what pros won with this deal, on average


class Analysis(TypedDict):
    """A whole game judged."""

    players: int  # seats
    playouts: int  # for each decision
    seed: int  # of the imagined worlds
    decisions: list[Decision]  # in the order of play
    chances: list[list[float]]  # after the deal and after every action, by seat, with all cards open
    ledger: list[Ledger]  # by seat; empty where only one seat was judged


class Focus(TypedDict):
    """Where to look first."""

    key: FocusKey  # at what
    facts: Facts  # what its text is filled with


class Hint(TypedDict):
    """What a coach says to a seat that must choose, in three steps: where to look, what to do, why."""

    asks: Asks  # the question
    look: Focus  # where to look first
    best: str  # what to do
    obvious: str | None  # what one might do instead; None where everything is about as good
    reason: Reason | None  # why that is worse; None where no true reason was found
    candidates: list[Candidate]  # the best first
    trivial: bool  # it hardly matters
    cars: list[CarOdds]  # of a bet: all six


class LotWorth(TypedDict):
    """What a car is worth in this hand."""

    car: CarLetter  # which
    offered: bool  # it is the one on offer: its worth is found by playing on, that of others by hand and grid alone
    power: PowerName | None  # that is sold with it, of the one on offer
    worth: int  # up to what price it is worth having; 0: not at all
    hand: int  # spaces that the hand moves it,
    wild: int  # and what wilds could add
    grid: int  # its place on the starting grid, from 1
