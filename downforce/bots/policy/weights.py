"""The weights of a bot: one record of numbers, so that one compiled policy serves all bots."""

# How a bot evaluates positions.
AT_RANDOM = 0  # does not: any legal action
BY_STEPS = 1  # by a weighted sum of steps
BY_MONEY = 2  # by expected money, from a model of which car will be ahead

# How a bot bids.
PLAIN = 0  # a third of the colour's pips in hand, less for each car owned
VALUED = 1  # up to the worth of the car: hand, starting place, power

# How a bot bets.
NEAREST = 0  # on the car nearest to the finish, favouring own cars and a strong hand
OWN = 1  # on the own car that it paid most for
TO_WIN = 2  # on the car that most often wins the money, by simulated endings and guessed bets of others

# How a search estimates the win probability.
BEST = 0  # from the margin over the best rival
ALL = 1  # from the expected money of all seats
NETWORK = 2  # by the value network; like ALL in games that it was not fitted for

# Probabilities are in 1024ths. The model gives them by a car's lead, measured in scales of a logistic curve.
CERTAIN_BITS = 10  # shifting is faster than dividing
CERTAIN = 1 << CERTAIN_BITS
PER_SCALE = 64
FURTHEST = 8 * PER_SCALE
LUCKS = 256  # equally likely values of luck, one of which is drawn for each car of an ending


class Weights:
    """The numbers in which bots differ. All are integers, so compiled and interpreted code choose alike."""

    def __init__(self) -> None:
        self.model: int = BY_STEPS
        self.auction: int = PLAIN
        self.powers: list[int] = [0, 7, 6, -2, -6, 0]  # worth of each power, in tenths of money
        # For VALUED, in thousandths of money
        self.any_car: int = 5000  # any car at all
        self.marked: int = 10500  # bonus for the marked starting place
        self.second: int = 2000  # bonus for the place beside it
        # For BY_STEPS, in tenths
        self.own: int = 10  # a step of an own car
        self.rival: int = 1  # a step of a rival's car (subtracted)
        self.leader: int = 6  # a step of the leading rival's car (also subtracted)
        self.bet: list[int] = [6, 4, 2]  # a step of a car that the seat has bet on, by bet
        self.blocked: int = 20  # penalty for an own car with no free space ahead
        self.narrow: int = 10  # penalty for an own car with one free space ahead
        self.patience: int = 0  # percentage of a card's usual worth that is subtracted from its value
        self.noise: int = 0  # a card's value varies at random by up to this in either direction
        # For BY_MONEY, in hundredths of a step
        self.hand: int = 10  # each pip in the owner's hand
        self.wait: int = 30  # each seat that plays before the owner
        self.spite: int = 100  # percentage of the others' mean money that is subtracted,
        self.envy: int = 0  # and of the best rival's expected money,
        self.dear: int = 0  # to which this percentage of its prices is added: rivals that paid much are watched
        # Bets
        self.betting: int = NEAREST
        self.loyal: int = 0  # percentage of rivals that are assumed to have backed their own foremost car
        # For TO_WIN, in 1024ths of a win with four players; lists are by bet
        self.faith: list[int] = [0, 0, 0]  # bonus for backing an own car,
        self.daring: int = 0  # for any car but the leader,
        self.safety: list[int] = [0, 0, 0]  # and for each 1 money that the bet brings
        self.doubt: int = 100  # spread of the simulated endings, in percent of the usual one
        # Search
        self.playouts: int = 0  # 0: no search
        self.searched: int = 31  # bits of the questions to search: bids 1, powers 2, cards 4, answers 8, bets 16
        self.depth: int = 4  # cards of a playout; sometimes more (search.cards_ahead, rollout.TO_A_LINE)
        self.shortlist: int = 4  # cards of a hand that a playout tries out on a copy
        self.rivals: int = BEST
        # Hundredths of money that make one scale of the win probability: at the end, plus for each step still to go
        self.margin: list[int] = [50, 5]
        # The prior counts as this many playouts; utility in 1024ths of 1 money in it, and of a bid that is 1 off
        self.prior: list[int] = [60, 40, 20]
        self.forecast: list[int] = [61, 54, 24, 84, 100, 100, 38, 188, 248, 6]  # indices are in forecast.py


def with_weights(**weights: int | list[int]) -> Weights:
    """Return the default weights with these changes. Raises TypeError for an unknown name."""
    changed = Weights()
    for name, value in weights.items():
        if name not in vars(changed):
            raise TypeError(f"there is no weight {name}")
        setattr(changed, name, value)
    return changed
