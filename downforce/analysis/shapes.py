"""The types of the data returned by an analysis. Each `chance` is an expected share of the win, from 0 to 1."""

from typing import Literal, NotRequired, TypeAlias

from ..rules.names import Asks, CarLetter, PowerName, Seat
from ..rules.views.events import GameEvent
from ..rules.views.shapes import TypedDict, View

AnalysisKind: TypeAlias = Literal["auction", "powers", "card", "move", "bet"]
AnalysisMark: TypeAlias = Literal["", "?!", "?", "??"]
PuzzleTheme: TypeAlias = Literal["auction", "blocking", "bets", "wilds", "powers"]
ReasonKey: TypeAlias = Literal[  # why one choice is worse than another; the text's key is `reason-KEY`
    # auction: amount, worth
    "overbid",  # the bid is higher than the lot is worth
    "let-go",  # the bid is lower than the lot is worth
    "bid-less",  # the lot is worth it, but a lower bid is better
    "bid-cost",  # car, amount, pays: played out, the car brings in less than the bid
    "bid-gain",  # car, worth, pays: played out, the car brings in more than the better bid
    "bid-wait",  # spent, pays, instead_spent, instead_pays: after the better bid, the seat's cars make more money
    # powers: power, serves, instead, instead_serves
    "keep",  # another power helps more cards in hand
    "bonus-unused",  # power, car, steps: a power's bonus steps are left unused
    "skip-unused",  # car, speed: a card line should have been skipped
    "skip-misused",  # car, possible: a card line should not have been skipped
    "order",  # car, steps, possible: a car goes further if the card is played in the other order
    # cars that the seat wants ahead: those that it owns or has backed
    "home",  # car: it could have crossed the finish line
    "jam",  # car, rival, steps: it loses steps behind another car
    "short",  # car, steps, possible: it could go further
    "stuck",  # car, rival, steps, cards: played out, it is stuck behind another car during the next cards
    "boxed",  # car: it is left without a free space ahead
    "hindered",  # car, steps: it is left with fewer free spaces ahead
    "wild-elsewhere",  # car, rival, possible: a wild moves a rival's car, but could move one of the seat's own
    "wild-blocked",  # car: a wild is spent on a car that cannot move
    "eight",  # car, speed: a Speed-8 is spent where a lower number would do
    "spent",  # car, speed: a high number is spent that would be worth more later
    # cars that the seat does not want ahead
    "pushed",  # car, steps: a rival's car is moved further than necessary
    "let-by",  # car, steps: a rival's car could be held up
    "gets-by",  # car, rival, steps, cards: played out, it could be stuck behind another car, but gets by
    # bets: car, rival, chance, instead_chance
    "bet-unlikely",  # the car is unlikely to do well
    "bet-own",  # one of the seat's own cars has a good chance but is not backed
    "bet-crowd",  # car, others: most other players have probably backed the car
    "bet-payout",  # another car pays more on average
]
FocusKey: TypeAlias = Literal[  # where to look first; the text's key is `look-KEY`
    "lot",  # car, hand, wild: what the hand can do for the car on offer
    "powers",  # which power helps the hand most
    "own-car",  # car: a car that the seat owns or has backed
    "rival-car",  # car: another player's car
    "wild",  # steps: which car the wild could move forward or hold back
    "ends",  # car: where it could stop, and for which cars that would leave the way open
    "bets",  # car: how likely the cars are to win, and who has backed them
]


class Facts(TypedDict, total=False):
    """The facts behind a reason or a hint.

    The comments on `ReasonKey` and `FocusKey` say which facts belong to each key.
    """

    car: CarLetter  # the car in question
    rival: CarLetter  # another car, which is in the way or is moved or backed instead
    steps: int  # spaces that the car goes, loses, or is taken too far
    possible: int  # spaces that the car could go
    speed: int  # the number on a card line
    amount: int  # the bid, or 0 for a pass
    worth: int  # the highest bid that the lot is worth, or the better bid
    power: PowerName  # the power in question
    instead: PowerName  # the better power
    serves: int  # number of cards in hand that the power helps
    instead_serves: int  # number of cards in hand that the better power helps
    chance: int  # the car's probability, in per cent
    instead_chance: int  # the other car's probability, in per cent
    others: int  # number of other players who have probably backed the car
    cards: int  # number of cards during which the car is stuck
    spent: float  # mean price of all cars that the seat buys
    instead_spent: float  # the same after the better bid
    pays: float  # mean payout for the bet, or mean income from the car
    instead_pays: float  # mean payout for the other bet
    hand: int  # spaces that the cards in hand move the car
    wild: int  # further spaces that wilds could add


class Reason(TypedDict):
    """The reason why one choice is worse than another in this particular decision."""

    key: ReasonKey  # identifies the reason
    facts: Facts  # values to fill into its text


class Consequence(TypedDict):
    """How a choice changes the final place of a car when it and the best choice are played out many times."""

    car: CarLetter  # the car
    place: Literal[1, 2, 3]  # the last of the places counted: 1 for the first place only
    chance: int  # probability of such a place after the chosen action, in per cent
    instead_chance: int  # the same after the best action


class Candidate(TypedDict):
    """An action that a seat could choose, with the resulting win probability."""

    action: str  # the action in notation
    chance: float  # win probability after the action
    bid: NotRequired[int]  # in the auction, the amount bid, or 0 for a pass


class CarOdds(TypedDict):
    """A car's prospects at the time of a bet, based only on what the betting seat could know."""

    car: CarLetter  # the car
    places: list[float]  # probabilities of finishing first, second and third
    pays: float  # mean payout for a bet on the car
    backed: float  # how many other seats have probably bet on the car at this betting line
    chance: float  # win probability after a bet on the car


class Decision(TypedDict):
    """A choice made by a seat, with a verdict that is based only on what the seat could know."""

    number: int  # number of the action in the record, from 1
    seat: Seat  # the seat that chose
    kind: AnalysisKind  # kind of decision
    action: str  # the chosen action
    best: str  # the best action
    candidates: list[Candidate]  # all candidates, best first, with only one bid for each amount
    chance: float  # win probability after the chosen action
    loss: float  # how much win probability the best action would have saved; 0 if none is better
    error: float  # standard error of the loss
    trivial: bool  # whether all options are within one percentage point, so that the decision is not counted
    mark: AnalysisMark  # "" if the choice is good enough or not certain to be worse than the best
    worth: int | None  # highest bid that is no worse than a pass; None if the seat had to bid or it was not a bid
    given: list[float]  # win probability that each other seat gained because the best was not chosen, by seat
    reason: Reason | None  # why the best action is better, or None if none is better or no reason was found
    consequence: NotRequired[Consequence | None]  # what the choice changes in the end, or None if that is not clear
    cars: list[CarOdds]  # for a bet, the odds for all six cars, likeliest winner first; otherwise empty


class Part(TypedDict):
    """One part of the analysis of a game, which covers either the deal or a single action."""

    number: int  # number of the action, or 0 for the deal
    of: int  # total number of actions
    decision: Decision | None  # None for the deal, random draws, actions without a choice and other seats
    chances: list[float]  # win probabilities after the action, by seat, with all cards open


class Ledger(TypedDict):
    """One seat's share of the win, expressed as a sum of causes such as luck and mistakes."""

    result: float  # the seat's share of the win
    parity: float  # an equal share of the win
    deal: float  # luck of the deal: the mean share won when pro bots play it, minus parity
    own: float  # the effect of the seat's own mistakes
    others: float  # the effect of other seats' choices
    rest: float  # later luck, and errors in these estimates
    decisions: int  # number of decisions that were not trivial
    lost_each: float  # mean loss per such decision
    money: int  # money at the end
    par_money: float  # mean money when pro bots play this deal


class Analysis(TypedDict):
    """The analysis of a whole game."""

    players: int  # number of seats
    playouts: int  # playouts for each decision
    seed: int  # seed of the imagined worlds
    decisions: list[Decision]  # in the order of play
    chances: list[list[float]]  # win probabilities after the deal and after every action, by seat, with all cards open
    ledger: list[Ledger]  # one per seat, or empty if only one seat was judged


class PlayedLine(TypedDict):
    """A choice and what may follow from it, as the deciding seat sees it."""

    action: str  # the choice
    events: list[GameEvent]  # what happens, starting with the choice
    view: View  # the game after that


class Focus(TypedDict):
    """The part of a hint that says what the player should look at first."""

    key: FocusKey  # identifies what to look at
    facts: Facts  # values to fill into its text


class Hint(TypedDict):
    """The coach's hint for a seat that must choose an action, in three steps: where to look, what to do, and why."""

    asks: Asks  # the decision that the seat must make
    look: Focus  # where to look first
    best: str  # the best action
    obvious: str | None  # an obvious but worse action, or None if all are about equally good
    reason: Reason | None  # why the obvious action is worse, or None if no reason was found
    consequence: NotRequired[Consequence | None]  # what the obvious action changes in the end, if that is clear
    candidates: list[Candidate]  # all candidates, best first
    trivial: bool  # whether the choice hardly matters
    cars: list[CarOdds]  # for a bet, the odds for all six cars; otherwise empty


class LotWorth(TypedDict):
    """The value of an unsold car to a player, given the player's hand."""

    car: CarLetter  # the car
    offered: bool  # whether the car is on offer; if so, its worth is from playouts, else from hand and grid only
    power: PowerName | None  # the power sold with the car, if it is on offer
    worth: int  # the highest price that the car is worth, or 0
    hand: int  # spaces that the cards in hand move the car
    wild: int  # further spaces that wilds could add
    grid: int  # the car's place on the starting grid, from 1
    usual: int  # the price for which a car at this place of the grid usually sells
