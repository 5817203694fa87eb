"""State, Board and Deal: the data of the rules.

The compiled records are derived from the fields declared here; `deal.py` clears them.
"""

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

PADDED = MAX_SPACES + WINDOW  # tables by space are this long, because a window may begin on the last space


class State:
    """The state of one game: plain ints and lists. Compiled, it is a record with the same field names."""

    # Sets of cards or spaces, which need 64 bits. Other fields have 16 when compiled: small states are copied faster.
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
        self.shown: list[int] = [0] * MAX_PLAYERS  # by seat: cards in hand that all players have seen
        # What the auction revealed about each hand: it has no line of a colour (or wild) below this; NO_LINE: none.
        self.floor: list[list[int]] = [[0] * (CARS + 1) for _ in range(MAX_PLAYERS)]
        self.discard: int = 0
        self.undealt: int = 0
        self.pile: list[int] = [0] * REGULAR_CARDS  # the draw piles one after another, first card drawn first
        self.pile_next: list[int] = [0] * MAX_PLAYERS  # by seat: index of the next card of its pile,
        self.pile_end: list[int] = [0] * MAX_PLAYERS  # and of the end of it; the common pile is seat 0's

        # The auction. Lots that are set aside come after the six of the first round.
        self.lot_car: list[int] = [0] * (2 * CARS)
        self.lot_power: list[int] = [NO_POWER] * (2 * CARS)
        self.lot: int = 0  # index of the lot on offer
        self.lots_first: int = 0  # number of lots in the first round
        self.lots: int = 0  # number of lots in both rounds
        self.bid_card: list[int] = [NO_CARD] * MAX_PLAYERS  # by seat: the card laid for the lot on offer
        self.bid: list[int] = [0] * MAX_PLAYERS  # the amount of that card; 0 is a pass
        self.tied: int = 0  # seats between which chance decides (U36)
        self.sold_to: int = NOBODY  # the buyer of the last lot,
        self.sold_for: int = 0  # and its price
        self.won: list[int] = [0] * MAX_PLAYERS  # by seat: the set of powers won
        self.power: list[int] = [NO_POWER] * MAX_PLAYERS  # by seat: the power kept
        self.choosing: int = 0  # the seats whose choice of power is still secret

        # Cars.
        self.owner: list[int] = [NOBODY] * CARS
        self.paid: list[int] = [0] * CARS
        self.grid: list[int] = [0] * CARS  # cars by starting place
        self.position: list[int] = [OFF_TRACK] * CARS
        self.laps: list[int] = [0] * CARS
        self.place: list[int] = [0] * CARS  # in the order of finish; 0: none yet
        self.finished: int = 0  # number of cars that have crossed the finish line

        # The card being played.
        self.turn: int = 0
        self.card: int = NO_CARD
        self.line: int = 0
        self.direction: int = 1  # -1: from the last line up (Tricky)
        self.lines_left: int = 0
        self.named: int = 0  # the cars that its wilds have named
        self.skipped: int = 0  # 1: Strategic has been used on this card
        self.draws: int = 0  # 1: a card is drawn after it
        self.car: int = 0  # the car that the current line moves
        self.speed: int = 0
        self.ends: int = 0  # where that car may end, as a window from its own space
        self.may_skip: int = 0  # 1: `skip` is a legal answer now

        # Bets and the end.
        self.bets_made: int = 0
        self.bet: list[list[int]] = [[-1] * 3 for _ in range(MAX_PLAYERS)]
        self.score: list[int] = [0] * MAX_PLAYERS
        self.best_place: list[int] = [0] * MAX_PLAYERS  # the best place of its cars over all races so far; 0: none
        self.winners: int = 0


class Board:
    """The constants of a race: track, deck and the chosen rules. Every table has its full size."""

    def __init__(self) -> None:
        # The track. A window is a set of spaces, numbered from the space it belongs to.
        self.spaces: int = 0  # as the number of a space: across the finish line, if there is one
        self.has_finish: int = 0
        self.around: int = 0  # space numbers in a lap; huge on a track that is not closed
        self.forward: list[int] = [0] * PADDED  # window: where one step leads
        self.rectangles: list[int] = [0] * PADDED  # window: the spaces that are rectangles
        self.front: list[int] = [0] * PADDED  # rank of the front end; spaces that are level have the same
        self.inside: list[int] = [0] * PADDED  # rank of the inside edge
        self.lines_crossed: list[int] = [0] * PADDED  # number of betting lines behind a car that stands here
        self.steps_left: list[int] = [0] * PADDED  # fewest steps to cross the finish line
        self.lap_steps: int = 0
        self.lines: int = 0
        self.start: list[int] = [OFF_TRACK] * CARS  # spaces of the grid, the marked one first

        # The deck. Copies of a card share one name and one action: that of the copy with the lowest number.
        self.card_lines: list[int] = [0] * CARDS
        self.card_car: list[list[int]] = [[-1] * MAX_LINES for _ in range(CARDS)]
        self.card_value: list[list[int]] = [[0] * MAX_LINES for _ in range(CARDS)]
        self.card_cars: list[int] = [0] * CARDS  # the set of colours printed on it
        self.card_wilds: list[int] = [0] * CARDS  # number of wild lines
        self.card_bid: list[list[int]] = [[0] * CARS for _ in range(CARDS)]
        self.card_wild: list[list[int]] = [[0] * 2 for _ in range(CARDS)]  # the values of its wilds
        self.card_lowest: list[int] = [0] * CARDS
        self.first_copy: list[int] = [0] * CARDS
        self.copies: list[int] = [0] * CARDS  # the set of cards with the same name
        self.cards_with: list[int] = [0] * (CARS + 1)  # by colour (or WILD): the set of cards that show it
        self.several_lines: int = 0  # the set of cards with two or more lines

        # The rules chosen.
        self.players: int = 0
        self.races: int = 1
        self.hand_size: int = 0
        self.deal_cars: int = 0  # number of cars dealt to each seat; 0: there is an auction
        self.small_hands: int = 0
        self.first_wins: int = 0
        self.bets: int = 1
        self.distance: int = 0
        self.any_card_bid: int = 1
        self.two_player_piles: int = 0  # R169-R174
        self.cunning: int = 0
        self.determined_always: int = 0
        self.power_pile: list[int] = [NO_POWER] * POWERS  # the powers that are sold with the lots, unshuffled


class Deal:
    """What chance drew for one race. The caller that runs the game hands it to the rules."""

    def __init__(self) -> None:
        self.grid: list[int] = [0] * CARS  # cars by starting place
        self.lot_car: list[int] = [0] * CARS
        self.lot_power: list[int] = [NO_POWER] * CARS
        self.cards: list[int] = [0] * REGULAR_CARDS  # hands of seat 0, 1, ..., then the rest; first card drawn first
