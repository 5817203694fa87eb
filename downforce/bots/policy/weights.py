"""The weights that determine how a bot plays. They form one record, so that all bots share one compiled policy."""

# How a bot evaluates positions.
AT_RANDOM = 0  # not at all: it plays any legal action
BY_STEPS = 1  # by a weighted sum of steps
BY_MONEY = 2  # by expected money, from a model of which cars will finish ahead

# How a bot bids.
PLAIN = 0  # a third of the pips in hand for the car's colour, less for each car owned
VALUED = 1  # up to what the car is worth, judging by hand, starting place and power

# How a bot bets.
NEAREST = 0  # on a car near the finish, favouring own cars and cars that its hand can move far
OWN = 1  # at the first line on the own car that it paid the most for, and later like NEAREST
TO_WIN = 2  # on the car that most often makes it win, using simulated endings and guesses at the others' bets

# How a search estimates the win probability.
BEST = 0  # from the lead over the best rival
ALL = 1  # from the expected money of all seats
NETWORK = 2  # by the value network, or like ALL in games that the network was not fitted for

# Probabilities are in 1024ths. They come from a logistic curve, tabulated in steps of 1/PER_SCALE.
CERTAIN_BITS = 10  # shifting is faster than dividing
CERTAIN = 1 << CERTAIN_BITS
PER_SCALE = 64
FURTHEST = 8 * PER_SCALE
LUCKS = 256  # number of equally likely luck values, one of which is drawn for each car in a simulated ending


class Weights:
    """The numbers that determine how a bot plays.

    All of them are integers, so that compiled and interpreted code make the same choices.
    """

    def __init__(self) -> None:
        self.model: int = BY_STEPS
        self.auction: int = PLAIN
        self.powers: list[int] = [0, 7, 6, -2, -6, 0]  # worth of each power, in tenths of money
        # For VALUED, in thousandths of money; a bot pays at most 40 % of what a car is worth
        self.any_car: int = 5000  # base value of any car
        self.marked: int = 10500  # bonus for the marked starting place
        self.second: int = 2000  # bonus for the place next to it
        self.colour: int = 16  # each tenth of a pip of the car's colour beyond what such a hand has on average,
        self.wild: int = 5  # and each tenth of a pip of wilds
        self.extra: list[int] = [0, 0]  # subtracted if the seat owns one car already, or two and more
        self.late: int = 0  # added for each lot sold before
        self.least: int = 0  # money that it is willing to pay for any car, so that few cars stay without an owner
        self.uneven: int = 0  # a bid's limit varies at random by up to this much, in thousandths of money
        # For BY_STEPS, in tenths
        self.own: int = 10  # a step by an own car
        self.rival: int = 1  # a step by a rival's car (subtracted)
        self.leader: int = 6  # a step by the leading rival's car (also subtracted)
        self.bet: list[int] = [6, 4, 2]  # a step by a car that the seat has bet on, for each bet
        self.blocked: int = 20  # penalty for an own car with no free space ahead
        self.narrow: int = 10  # penalty for an own car with one free space ahead
        self.patience: int = 0  # percentage of a card's usual worth that is subtracted from its value
        # A card's value varies at random by up to this much in either direction (for BY_MONEY, in hundredths of money)
        self.noise: int = 0
        # For BY_MONEY, in hundredths of a step
        self.hand: int = 10  # each pip in the owner's hand
        self.wait: int = 30  # each seat that plays before the owner
        self.spite: int = 100  # percentage of the others' mean money that is subtracted,
        self.envy: int = 0  # and of the best rival's expected money,
        self.dear: int = 0  # plus this percentage of the prices that rival paid, so that big spenders are watched
        # Bets
        self.betting: int = NEAREST
        self.loyal: int = 0  # percentage of rivals who are assumed to have bet on their own foremost car
        # For TO_WIN, in 1024ths of a win with four players; lists have one value per bet
        self.faith: list[int] = [0, 0, 0]  # bonus for betting on an own car,
        self.daring: int = 0  # for betting on any car but the leader,
        self.safety: list[int] = [0, 0, 0]  # and for each 1 money that the bet pays out
        self.doubt: int = 100  # spread of the simulated endings, as a percentage of the usual spread
        # Search
        self.playouts: int = 0  # playouts per search; 0 means no search
        self.searched: int = 31  # sum of the bits (decide.question_kind) of the decisions to search for
        self.depth: int = 4  # cards in a playout; sometimes more (search.cards_ahead, rollout.TO_A_LINE)
        self.shortlist: int = 4  # cards in a hand that a playout tries out on a copy
        self.rivals: int = BEST
        # The lead, in hundredths of money, that is worth one unit on the logistic curve of the win probability:
        # a constant, and an addition for each step still to go
        self.margin: list[int] = [50, 5]
        # The prior: how many playouts it counts as, the utility (in 1024ths) of 1 money, and the loss for each 1
        # by which a bid differs from the bid without a search
        self.prior: list[int] = [60, 40, 20]
        self.forecast: list[int] = [61, 54, 24, 84, 100, 100, 38, 188, 248, 6]  # forecast.py defines the indices


def with_weights(**weights: int | list[int]) -> Weights:
    """Return the default weights with the given changes. Raise TypeError if a weight's name is unknown."""
    changed = Weights()
    for name, value in weights.items():
        if name not in vars(changed):
            raise TypeError(f"there is no weight {name}")
        setattr(changed, name, value)
    return changed
