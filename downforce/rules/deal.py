"""The setup of a race: hands are dealt, and the cars are either dealt to the seats or put up for auction."""

from .auction import gain_car
from .model import Board, Deal, State
from .names import (
    CARS,
    CHOICE,
    DEAL,
    MAX_PLAYERS,
    NO_CARD,
    NO_POWER,
    NOBODY,
    OFFER,
    REGULAR_CARDS,
    RUNNING,
)


def new_state(s: State) -> None:
    """Reset a game state so that a new game can begin. The remaining fields are reset later by `lay_out`."""
    s.race = 0
    s.phase = DEAL
    s.waiting = 0
    for seat in range(MAX_PLAYERS):
        s.score[seat] = 0
        s.best_place[seat] = 0


def lay_out(s: State, b: Board, deal: Deal) -> None:
    """Set up a race from a deal (R015-R024). Scores from an earlier race of a world tour are kept."""
    clear_race(s, b)
    for place in range(CARS):
        car = deal.grid[place]
        s.grid[place] = car
        s.position[car] = b.start[place]
    deal_hands(s, b, deal)
    for i in range(CARS):
        s.lot_car[i] = deal.lot_car[i]
        s.lot_power[i] = deal.lot_power[i]
    if b.deal_cars == 0:
        s.lots_first = CARS
        s.lots = CARS
        s.phase = OFFER
        return
    for i in range(b.deal_cars * b.players):  # R156-R162: the remaining cars have no owner
        gain_car(s, b, i % b.players, deal.lot_car[i], deal.lot_power[i], 0)
    s.phase = CHOICE


def clear_race(s: State, b: Board) -> None:
    """Reset every field that an earlier race may have changed. A test checks that no field is forgotten."""
    s.players = b.players
    s.waiting = 0
    s.reason = RUNNING
    s.winners = 0
    s.discard = 0
    s.undealt = 0
    s.lot = 0
    s.lots_first = 0
    s.lots = 0
    s.tied = 0
    s.sold_to = NOBODY
    s.sold_for = 0
    s.choosing = 0
    s.finished = 0
    s.turn = 0
    s.card = NO_CARD
    s.line = 0
    s.direction = 1
    s.lines_left = 0
    s.named = 0
    s.skipped = 0
    s.draws = 0
    s.car = 0
    s.speed = 0
    s.ends = 0
    s.may_skip = 0
    s.bets_made = 0
    for seat in range(MAX_PLAYERS):
        s.hand[seat] = 0
        s.open8[seat] = 0
        s.shown[seat] = 0
        s.pile_next[seat] = 0
        s.pile_end[seat] = 0
        s.bid_card[seat] = NO_CARD
        s.bid[seat] = 0
        s.won[seat] = 0
        s.power[seat] = NO_POWER
        for k in range(3):
            s.bet[seat][k] = -1
        for colour in range(CARS + 1):
            s.floor[seat][colour] = 0
    for car in range(CARS):
        s.owner[car] = NOBODY
        s.paid[car] = 0
        s.laps[car] = 0
        s.place[car] = 0
        s.lot_car[CARS + car] = 0
        s.lot_power[CARS + car] = NO_POWER


def deal_hands(s: State, b: Board, deal: Deal) -> None:
    """Deal each seat's hand (R019-R021).

    Also prepare the draw piles if the game is played with small hands (R164, R165) or by two players (R170).
    """
    for seat in range(b.players):
        for i in range(seat * b.hand_size, (seat + 1) * b.hand_size):
            s.hand[seat] |= 1 << deal.cards[i]
    dealt = b.players * b.hand_size
    for i in range(REGULAR_CARDS):
        s.pile[i] = 0
    if b.small_hands:
        for i in range(dealt, REGULAR_CARDS):
            s.pile[i - dealt] = deal.cards[i]
        s.pile_end[0] = REGULAR_CARDS - dealt
    elif b.two_player_piles:
        for i in range(REGULAR_CARDS):
            s.pile[i] = deal.cards[i]
        for seat in range(2):
            s.pile_next[seat] = seat * b.hand_size
            s.pile_end[seat] = (seat + 1) * b.hand_size
    else:
        for i in range(dealt, REGULAR_CARDS):  # R020: cards that nobody has seen go back in the box
            s.undealt |= 1 << deal.cards[i]
