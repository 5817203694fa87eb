"""What the rules work on. Fields are declared here: the compiled record is derived from them, `deal.py` clears them."""

from .names import (
    CARDS,
    CARS,
    DEAL,
    MAX_LINES,
    MAX_PLAYERS,
    MAX_SPACES,
    NO_CARD,
    NO_POWER,
    NOBODY,
    OFF_TRACK,
    POWERS,
    REGULAR_CARDS,
    WINDOW,
)

PADDED = MAX_SPACES + WINDOW  # a window may begin on the last space


class State:
    """One game as it stands. Plain ints and lists; compiled, a record with the same names."""

    # Sets of cards and of spaces. All else has 16 bits when compiled: small states are quick to copy and to fetch.
    WIDE = ("hand", "open8", "shown", "discard", "undealt", "ends")

    def __init__(self) -> None:
        self.players: int = 0
        self.phase: int = DEAL
        self.waiting: int = 0  # seats that owe an action
        self.race: int = 0  # which race of a world tour, from 0
        self.reason: int = 0  # why the race ended

        # Cards, as sets.
        self.hand: list[int] = [0] * MAX_PLAYERS
        self.open8: list[int] = [0] * MAX_PLAYERS  # two players: Speed-8s lying open (R169)
        self.shown: list[int] = [0] * MAX_PLAYERS  # of a seat's cards, those that everybody has seen
        # What the auction has told of a seat's cards: no line of a colour (or wild) below this; NO_LINE: none at all.
        self.floor: list[list[int]] = [[0] * (CARS + 1) for _ in range(MAX_PLAYERS)]
        self.discard: int = 0
        self.undealt: int = 0
        self.pile: list[int] = [0] * REGULAR_CARDS  # the draw piles one after another, first card drawn first
        self.pile_next: list[int] = [0] * MAX_PLAYERS  # of each seat: the next card and the end of its pile,
        self.pile_end: list[int] = [0] * MAX_PLAYERS  # the common pile being seat 0's

        # The auction. Lots set aside are put behind the six of the first round.
        self.lot_car: list[int] = [0] * (2 * CARS)
        self.lot_power: list[int] = [NO_POWER] * (2 * CARS)
        self.lot: int = 0  # on offer
        self.lots_first: int = 0  # lots of the first round
        self.lots: int = 0  # lots of both rounds
        self.bid_card: list[int] = [NO_CARD] * MAX_PLAYERS  # laid for the lot on offer
        self.bid: list[int] = [0] * MAX_PLAYERS  # its amount, 0 is a pass
        self.tied: int = 0  # seats between which chance decides (U36)
        self.sold_to: int = NOBODY  # the last lot: who bought it,
        self.sold_for: int = 0  # and at what price
        self.won: list[int] = [0] * MAX_PLAYERS  # powers won, as sets
        self.power: list[int] = [NO_POWER] * MAX_PLAYERS  # the one kept
        self.choosing: int = 0  # seats whose choice of power is still secret

        # Cars.
        self.owner: list[int] = [NOBODY] * CARS
        self.paid: list[int] = [0] * CARS
        self.grid: list[int] = [0] * CARS  # cars by starting place
        self.position: list[int] = [OFF_TRACK] * CARS
        self.laps: list[int] = [0] * CARS
        self.place: list[int] = [0] * CARS  # 0 is none
        self.finished: int = 0  # how many have crossed the finish line

        # The card being played.
        self.turn: int = 0
        self.card: int = NO_CARD
        self.line: int = 0
        self.direction: int = 1  # -1: from the bottom up (Tricky)
        self.lines_left: int = 0
        self.named: int = 0  # cars its wilds have named
        self.skipped: int = 0  # Strategic has been used
        self.draws: int = 0  # a card is to be drawn for it
        self.car: int = 0  # of the line now reached
        self.speed: int = 0
        self.ends: int = 0  # where that car may end: a window from its own space
        self.may_skip: int = 0  # the question now asked has `skip` among its answers

        # Bets and the end.
        self.bets_made: int = 0
        self.bet: list[list[int]] = [[-1] * 3 for _ in range(MAX_PLAYERS)]
        self.score: list[int] = [0] * MAX_PLAYERS
        self.best_place: list[int] = [0] * MAX_PLAYERS  # over all races so far; 0 is none
        self.winners: int = 0


class Board:
    """What never changes during a race: track, deck and the rules chosen. Every table has its full size."""

    def __init__(self) -> None:
        # The track. A window is a set of spaces counted from the space itself.
        self.spaces: int = 0  # this number stands for "across the finish line" where there is one
        self.has_finish: int = 0
        self.around: int = 0  # numbers in a lap; far away on a track that is not closed
        self.forward: list[int] = [0] * PADDED  # window: where a step leads
        self.rectangles: list[int] = [0] * PADDED  # window: rectangles
        self.front: list[int] = [0] * PADDED  # rank of the front end; level fronts are equal
        self.inside: list[int] = [0] * PADDED  # rank of the inside edge
        self.lines_crossed: list[int] = [0] * PADDED  # betting lines behind a car that stands here
        self.steps_left: list[int] = [0] * PADDED  # to beyond the finish line, along the shortest way
        self.lap_steps: int = 0
        self.lines: int = 0
        self.start: list[int] = [OFF_TRACK] * CARS  # the grid, the marked space first

        # The deck. Copies of a card have one name and one action, that of the lowest of them.
        self.card_lines: list[int] = [0] * CARDS
        self.card_car: list[list[int]] = [[-1] * MAX_LINES for _ in range(CARDS)]
        self.card_value: list[list[int]] = [[0] * MAX_LINES for _ in range(CARDS)]
        self.card_cars: list[int] = [0] * CARDS  # colours printed on it, as a set
        self.card_wilds: list[int] = [0] * CARDS  # how many wild lines
        self.card_bid: list[list[int]] = [[0] * CARS for _ in range(CARDS)]
        self.card_wild: list[list[int]] = [[0] * 2 for _ in range(CARDS)]  # values of its wilds
        self.card_lowest: list[int] = [0] * CARDS
        self.first_copy: list[int] = [0] * CARDS
        self.copies: list[int] = [0] * CARDS  # of the same name, as a set
        self.cards_with: list[int] = [0] * (CARS + 1)  # cards that show a colour, or a wild
        self.several_lines: int = 0  # cards of two or more lines

        # The rules chosen.
        self.players: int = 0
        self.races: int = 1
        self.hand_size: int = 0
        self.deal_cars: int = 0  # cars dealt to each seat instead of an auction
        self.small_hands: int = 0
        self.first_wins: int = 0
        self.bets: int = 1
        self.distance: int = 0
        self.any_card_bid: int = 1
        self.two_player_piles: int = 0  # R169-R174
        self.cunning: int = 0
        self.determined_always: int = 0
        self.power_pile: list[int] = [NO_POWER] * POWERS  # the powers that go with the lots, unshuffled


class Deal:
    """What came up: handed to the rules by whoever runs the game."""

    def __init__(self) -> None:
        self.grid: list[int] = [0] * CARS  # cars by starting place
        self.lot_car: list[int] = [0] * CARS
        self.lot_power: list[int] = [NO_POWER] * CARS
        self.cards: list[int] = [0] * REGULAR_CARDS  # seat 0's, seat 1's, ..., then the rest; first card drawn first
