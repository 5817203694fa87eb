"""How a bot plays, as numbers: one record of them, so that one compiled policy serves all bots."""

# How a bot chooses.
AT_RANDOM = 0  # any legal action
BY_STEPS = 1  # a sum of steps
BY_MONEY = 2  # expected money, by a model of who will be ahead

# How it bids.
PLAIN = 0  # a third of the colour's strength in hand, less with each car
VALUED = 1  # what a car is worth: hand, starting place, power

# How it bets.
NEAREST = 0  # on the car nearest to the finish, own cars and a strong hand in their favour
OWN = 1  # on the own car it paid most for
TO_WIN = 2  # on what most often wins the money, by how the race may end and how others will have bet

# What it takes for its chance to win, when it searches.
BEST = 0  # its margin over the best rival
ALL = 1  # everybody's expected money
NETWORK = 2  # what a network says that has seen many games end; ALL where it does not know the rules

# The model's chances, in 1024ths, by how many scales one car is ahead of another.
CERTAIN_BITS = 10  # shifting is quicker than dividing
CERTAIN = 1 << CERTAIN_BITS
PER_SCALE = 64
FURTHEST = 8 * PER_SCALE
LUCKS = 256  # equally likely strokes of luck, drawn for every car of an ending


class Weights:
    """What tells one bot from another, all of it whole numbers, so that both ways of running the rules choose alike."""

    def __init__(self) -> None:
        self.model: int = BY_STEPS
        self.auction: int = PLAIN
        self.powers: list[int] = [0, 7, 6, -2, -6, 0]  # what each is worth, in tenths of money
        # VALUED, in thousandths of money
        self.any_car: int = 5000  # any car at all
        self.marked: int = 10500  # the marked starting place
        self.second: int = 2000  # the place beside it
        # BY_STEPS, in tenths
        self.own: int = 10  # a step of an own car
        self.rival: int = 1  # of a rival's, against us
        self.leader: int = 6  # of the leading rival's, on top
        self.bet: list[int] = [6, 4, 2]  # of a car we bet on
        self.blocked: int = 20  # an own car with no free way on
        self.narrow: int = 10  # with one
        self.patience: int = 0  # hundredths of what a card is usually worth, to be beaten
        self.noise: int = 0  # the choice of a card is blurred by up to this
        # BY_MONEY, in hundredths of a step
        self.hand: int = 10  # a pip in the owner's hand
        self.wait: int = 30  # a seat until the owner plays
        self.spite: int = 100  # hundredths of the others' mean that count against us,
        self.envy: int = 0  # and of what the best off of them may expect,
        self.dear: int = 0  # to which so many hundredths of what it paid are added: who paid much is watched
        # Bets
        self.betting: int = NEAREST
        self.loyal: int = 0  # of a hundred rivals, so many are thought to have backed their own foremost car
        # TO_WIN, in 1024ths of a win with four players; lists are for the first, second and third bet
        self.faith: list[int] = [0, 0, 0]  # what it is worth to back an own car,
        self.daring: int = 0  # any but the leader,
        self.safety: list[int] = [0, 0, 0]  # and one of money that a bet brings
        self.doubt: int = 100  # hundredths of the usual spread of endings
        # Search
        self.playouts: int = 0  # 0: none
        self.searched: int = 31  # which questions: bids 1, powers 2, cards 4, answers 8, bets 16
        self.depth: int = 4  # cards of a playout, or more (search.cards_ahead, rollout.TO_A_LINE)
        self.shortlist: int = 4  # cards of a hand that a playout tries out
        self.rivals: int = BEST
        # Hundredths of money that make one scale of the chance to win: at the end, and for each step still to go
        self.margin: list[int] = [50, 5]
        # Playouts that the first opinion counts for; utility, in 1024ths, of one of money in it, and of one bid amiss
        self.prior: list[int] = [60, 40, 20]
        self.forecast: list[int] = [61, 54, 24, 84, 100, 100, 38, 188, 248, 6]  # by the names of forecast.py


def with_weights(**weights: int | list[int]) -> Weights:
    made = Weights()
    for name, value in weights.items():
        if name not in vars(made):
            raise TypeError(f"there is no weight {name}")
        setattr(made, name, value)
    return made
