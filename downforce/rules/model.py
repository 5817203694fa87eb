"""The data that the rules work on: State, Board and Deal.

The records used in compiled code have the same fields as these classes. `deal.py` resets the fields of a State before
each game and each race.
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

PADDED = MAX_SPACES + WINDOW  # length of the lists indexed by space, because a window may begin on the last space


class State:
    """The state of one game, made of plain ints and lists. Compiled code uses a record with the same field names."""

    # Sets of cards or spaces, which need 64 bits. When compiled, other fields have 16: small states are copied faster.
    WIDE = ("hand", "open8", "shown", "discard", "undealt", "ends")

    def __init__(self) -> None:
        self.players: int = 0
        self.phase: int = DEAL
        self.waiting: int = 0  # the seats that must act now
        self.race: int = 0  # index of the race in a world tour, from 0
        self.reason: int = 0  # why the race ended

        # Cards. Most of these are sets of cards.
        self.hand: list[int] = [0] * MAX_PLAYERS
        self.open8: list[int] = [0] * MAX_PLAYERS  # two players: Speed-8s that lie face up (R169)
        self.shown: list[int] = [0] * MAX_PLAYERS  # by seat: cards in hand that all players have seen
        # What the auction revealed about each hand: the lowest line it can have in each colour (or wild).
        self.floor: list[list[int]] = [[0] * (CARS + 1) for _ in range(MAX_PLAYERS)]
        self.discard: int = 0
        self.undealt: int = 0
        self.pile: list[int] = [0] * REGULAR_CARDS  # all draw piles, one after another, each in drawing order
        self.pile_next: list[int] = [0] * MAX_PLAYERS  # by seat: index of the next card in the seat's pile,
        self.pile_end: list[int] = [0] * MAX_PLAYERS  # and the end of that pile; a common pile is stored as seat 0's

        # The auction. Lots that are set aside follow the six lots of the first round.
        self.lot_car: list[int] = [0] * (2 * CARS)
        self.lot_power: list[int] = [NO_POWER] * (2 * CARS)
        self.lot: int = 0  # index of the current lot
        self.lots_first: int = 0  # number of lots in the first round
        self.lots: int = 0  # number of lots in both rounds
        self.bid_card: list[int] = [NO_CARD] * MAX_PLAYERS  # by seat: the card laid for the current lot
        self.bid: list[int] = [0] * MAX_PLAYERS  # by seat: the amount bid with that card; 0 is a pass
        self.tied: int = 0  # the tied seats, one of which will be drawn at random (U36)
        self.sold_to: int = NOBODY  # the buyer of the last lot,
        self.sold_for: int = 0  # and its price
        self.won: list[int] = [0] * MAX_PLAYERS  # by seat: the set of powers bought
        self.power: list[int] = [NO_POWER] * MAX_PLAYERS  # by seat: the power the seat keeps
        self.choosing: int = 0  # the seats whose choice of power is still secret

        # Cars.
        self.owner: list[int] = [NOBODY] * CARS
        self.paid: list[int] = [0] * CARS
        self.grid: list[int] = [0] * CARS  # the cars in starting order
        self.position: list[int] = [OFF_TRACK] * CARS
        self.laps: list[int] = [0] * CARS
        self.place: list[int] = [0] * CARS  # finishing place; 0: none yet
        self.finished: int = 0  # number of cars that have crossed the finish line

        # The card being played.
        self.turn: int = 0
        self.card: int = NO_CARD
        self.line: int = 0
        self.direction: int = 1  # -1: the lines are carried out from bottom to top (Tricky)
        self.lines_left: int = 0
        self.named: int = 0  # the cars already named for wilds on this card
        self.skipped: int = 0  # 1: Strategic has been used on this card
        self.draws: int = 0  # 1: the player draws a card afterwards
        self.car: int = 0  # the car that the current line moves
        self.speed: int = 0
        self.ends: int = 0  # where that car may end its move, as a window that starts at its own space
        self.may_skip: int = 0  # 1: skipping the line is legal now

        # Bets and the result.
        self.bets_made: int = 0
        self.bet: list[list[int]] = [[-1] * 3 for _ in range(MAX_PLAYERS)]
        self.score: list[int] = [0] * MAX_PLAYERS
        self.best_place: list[int] = [0] * MAX_PLAYERS  # the seat's best finishing place in all races so far; 0: none
        self.winners: int = 0


class Board:
    """The data that stays constant during a race: the track, the deck and the chosen rules.

    Every list is long enough for the largest track or deck that is allowed.
    """

    def __init__(self) -> None:
        # The track. A window is a set of spaces, numbered from the space it belongs to.
        self.spaces: int = 0  # number of spaces; as a space number, it means across the finish line
        self.has_finish: int = 0
        self.around: int = 0  # number of spaces in a lap; a huge number if the race is not run in laps
        self.forward: list[int] = [0] * PADDED  # window: the spaces that one step can reach
        self.rectangles: list[int] = [0] * PADDED  # window: the spaces that are rectangles
        self.front: list[int] = [0] * PADDED  # rank of the front end; spaces that are level share a rank
        self.inside: list[int] = [0] * PADDED  # rank of the inside edge
        self.lines_crossed: list[int] = [0] * PADDED  # number of betting lines behind a car on this space
        self.steps_left: list[int] = [0] * PADDED  # the fewest steps needed to cross the finish line
        self.lap_steps: int = 0
        self.lines: int = 0
        self.start: list[int] = [OFF_TRACK] * CARS  # the starting grid, beginning with the marked space

        # The deck. Copies of a card share one name and one action, which uses the number of the lowest copy.
        self.card_lines: list[int] = [0] * CARDS
        self.card_car: list[list[int]] = [[-1] * MAX_LINES for _ in range(CARDS)]
        self.card_value: list[list[int]] = [[0] * MAX_LINES for _ in range(CARDS)]
        self.card_cars: list[int] = [0] * CARDS  # the set of colours printed on the card
        self.card_wilds: list[int] = [0] * CARDS  # number of wilds on the card
        self.card_bid: list[list[int]] = [[0] * CARS for _ in range(CARDS)]
        self.card_wild: list[list[int]] = [[0] * 2 for _ in range(CARDS)]  # the values of the wilds
        self.card_lowest: list[int] = [0] * CARDS
        self.first_copy: list[int] = [0] * CARDS
        self.copies: list[int] = [0] * CARDS  # the set of all cards with the same name
        self.cards_with: list[int] = [0] * (CARS + 1)  # by colour (or WILD): the set of cards with such a line
        self.several_lines: int = 0  # the set of cards with two or more lines

        # The chosen rules.
        self.players: int = 0
        self.races: int = 1
        self.hand_size: int = 0
        self.deal_cars: int = 0  # number of cars dealt to each seat; 0 if there is an auction
        self.small_hands: int = 0
        self.first_wins: int = 0
        self.bets: int = 1
        self.distance: int = 0
        self.any_card_bid: int = 1
        self.two_player_piles: int = 0  # R169-R174
        self.cunning: int = 0
        self.determined_always: int = 0
        self.power_pile: list[int] = [NO_POWER] * POWERS  # the powers sold with the lots, before shuffling


class Deal:
    """The results of the random draws for one race: the starting grid, the auction lots and the cards.

    The rules make no random draws themselves; the caller provides the deal.
    """

    def __init__(self) -> None:
        self.grid: list[int] = [0] * CARS  # the cars in starting order
        self.lot_car: list[int] = [0] * CARS
        self.lot_power: list[int] = [NO_POWER] * CARS
        self.cards: list[int] = [0] * REGULAR_CARDS  # the hands of seats 0, 1, ..., then the rest in drawing order
