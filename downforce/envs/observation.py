"""Encode everything that a seat can see as a vector of numbers.

The vector has the same size for every track, deck, variant and number of players. Seats are numbered relative to the
observing seat: 0 is the observing seat itself, and 1 is the next one clockwise. Values are not scaled. `LAYOUT` gives
the position, the size and the range of values for each block of the vector. Options are not included, because they do
not change during a game. The functions run interpreted or compiled (compiled.py).
"""

from typing import Final, NamedTuple

from ..rules.bits import count_bits, lowest_bit
from ..rules.model import Board, State
from ..rules.names import (
    AUCTION,
    CARDS,
    CARS,
    KEEP,
    MAX_PLAYERS,
    NAME_WILD,
    NO_CARD,
    NO_POWER,
    NOBODY,
    OFF_TRACK,
    OVER,
    PLAY,
    POWERS,
    Mask,
    Seat,
)

# First index of each block.
SEE_PHASE: Final = 0
SEE_PLAYERS: Final = SEE_PHASE + OVER + 1
SEE_RACE: Final = SEE_PLAYERS + 1
SEE_BETS_MADE: Final = SEE_RACE + 1
SEE_TURN: Final = SEE_BETS_MADE + 1
SEE_WAITING: Final = SEE_TURN + MAX_PLAYERS
SEE_HAND: Final = SEE_WAITING + MAX_PLAYERS
SEE_PILE: Final = SEE_HAND + CARDS
SEE_DISCARD: Final = SEE_PILE + CARDS
SEE_SHOWN: Final = SEE_DISCARD + CARDS
SEE_FLOORS: Final = SEE_SHOWN + MAX_PLAYERS * CARDS
SEE_OPEN8: Final = SEE_FLOORS + MAX_PLAYERS * (CARS + 1)
SEE_HAND_SIZES: Final = SEE_OPEN8 + MAX_PLAYERS * CARS
SEE_PILE_SIZES: Final = SEE_HAND_SIZES + MAX_PLAYERS
SEE_UNDEALT: Final = SEE_PILE_SIZES + MAX_PLAYERS
SEE_LOT_CAR: Final = SEE_UNDEALT + 1
SEE_LOT_POWER: Final = SEE_LOT_CAR + CARS
SEE_LOT_ROUND: Final = SEE_LOT_POWER + POWERS
SEE_LOTS_LEFT: Final = SEE_LOT_ROUND + 1
SEE_ASIDE: Final = SEE_LOTS_LEFT + 1
SEE_SOLD_TO: Final = SEE_ASIDE + CARS * (POWERS + 1)
SEE_SOLD_FOR: Final = SEE_SOLD_TO + MAX_PLAYERS
SEE_LAID: Final = SEE_SOLD_FOR + 1
SEE_OWN_LAID: Final = SEE_LAID + MAX_PLAYERS
SEE_OWN_BID: Final = SEE_OWN_LAID + CARDS
SEE_WON: Final = SEE_OWN_BID + 1
SEE_POWER: Final = SEE_WON + MAX_PLAYERS * POWERS
SEE_CHOSEN: Final = SEE_POWER + MAX_PLAYERS * POWERS
SEE_CARS: Final = SEE_CHOSEN + MAX_PLAYERS
SEE_CAR_NUMBERS: Final = 10  # numbers per car, which are followed by the owner's seat
SEE_ONE_CAR: Final = SEE_CAR_NUMBERS + MAX_PLAYERS
SEE_CARD: Final = SEE_CARS + CARS * SEE_ONE_CAR
SEE_CARD_CAR: Final = SEE_CARD + CARDS
SEE_CARD_NAMED: Final = SEE_CARD_CAR + CARS
SEE_CARD_NUMBERS: Final = SEE_CARD_NAMED + CARS
SEE_OWN_BETS: Final = SEE_CARD_NUMBERS + 4
SEE_BETS: Final = SEE_OWN_BETS + 3 * CARS
SEE_SIZE: Final = SEE_BETS + MAX_PLAYERS


class Block(NamedTuple):
    """A block of consecutive values in the observation vector."""

    name: str
    first: int
    size: int
    low: int
    high: int
    meaning: str


LAYOUT: Final = (
    Block("phase", SEE_PHASE, OVER + 1, 0, 1, "what is asked: one of the phases DEAL to OVER of rules/names.py"),
    Block("players", SEE_PLAYERS, 1, 2, 6, "seats at the table"),
    Block("race", SEE_RACE, 1, 0, 1, "which race of a world tour, from 0"),
    Block("bets_made", SEE_BETS_MADE, 1, 0, 3, "rounds of bets that are complete"),
    Block("turn", SEE_TURN, MAX_PLAYERS, 0, 1, "seat whose card it is, from the play of the first card on"),
    Block("waiting", SEE_WAITING, MAX_PLAYERS, 0, 1, "seats that owe an action"),
    Block("hand", SEE_HAND, CARDS, 0, 42, "own hand: copies of each card, counted at the lowest of them"),
    Block(
        "pile", SEE_PILE, CARDS, 0, 42, "own draw pile (two players, during the race), likewise; its order is hidden"
    ),
    Block("discard", SEE_DISCARD, CARDS, 0, 42, "cards played or laid down, likewise"),
    Block("shown", SEE_SHOWN, MAX_PLAYERS * CARDS, 0, 42, "by seat: cards it still holds that all have seen, likewise"),
    Block("floors", SEE_FLOORS, MAX_PLAYERS * (CARS + 1), 0, 9, "by seat: no line of a colour (or wild) below this"),
    Block("speed8", SEE_OPEN8, MAX_PLAYERS * CARS, 0, 1, "by seat: Speed-8s lying open (two players)"),
    Block("hand_sizes", SEE_HAND_SIZES, MAX_PLAYERS, 0, 48, "by seat: cards in hand"),
    Block("pile_sizes", SEE_PILE_SIZES, MAX_PLAYERS, 0, 42, "by seat: cards to draw; a common pile shows at each"),
    Block("undealt", SEE_UNDEALT, 1, 0, 42, "cards back in the box"),
    Block("lot_car", SEE_LOT_CAR, CARS, 0, 1, "car on offer"),
    Block("lot_power", SEE_LOT_POWER, POWERS, 0, 1, "power that goes with it"),
    Block("lot_round", SEE_LOT_ROUND, 1, 0, 1, "1 in the second round of the auction"),
    Block("lots_left", SEE_LOTS_LEFT, 1, 0, 12, "lots not yet sold, the one on offer among them"),
    Block("aside", SEE_ASIDE, CARS * (POWERS + 1), 0, 1, "by car: set aside, then its power"),
    Block("sold_to", SEE_SOLD_TO, MAX_PLAYERS, 0, 1, "seat that bought the last lot"),
    Block("sold_for", SEE_SOLD_FOR, 1, 0, 9, "and its price"),
    Block("laid", SEE_LAID, MAX_PLAYERS, 0, 1, "seats that have laid a card for this lot"),
    Block("own_laid", SEE_OWN_LAID, CARDS, 0, 1, "own card laid for it"),
    Block("own_bid", SEE_OWN_BID, 1, 0, 9, "and its amount, 0 for a pass"),
    Block("won", SEE_WON, MAX_PLAYERS * POWERS, 0, 1, "by seat: powers won"),
    Block("power", SEE_POWER, MAX_PLAYERS * POWERS, 0, 1, "by seat: power kept, as far as it is known"),
    Block("chosen", SEE_CHOSEN, MAX_PLAYERS, 0, 1, "seats that have chosen a power in secret"),
    Block(
        "cars",
        SEE_CARS,
        CARS * SEE_ONE_CAR,
        0,
        1023,
        "by car: on the track, space, front, inside, steps to the finish, betting lines crossed, laps, place, price, "
        "starting place from 1; then its owner's seat (6 cells)",
    ),
    Block("card", SEE_CARD, CARDS, 0, 1, "card in play"),
    Block("card_car", SEE_CARD_CAR, CARS, 0, 1, "car of its line (none while a wild is to be named)"),
    Block("card_named", SEE_CARD_NAMED, CARS, 0, 1, "cars that its wilds have named"),
    Block("card_numbers", SEE_CARD_NUMBERS, 4, 0, 15, "reversed, line from 0, number on the line, skip used"),
    Block("own_bets", SEE_OWN_BETS, 3 * CARS, 0, 1, "by bet: the car named by oneself"),
    Block("bets", SEE_BETS, MAX_PLAYERS, 0, 3, "by seat: bets made"),
)


def observe(state: State, board: Board, seat: Seat, out: list[int]) -> None:
    """Write everything that a seat can see into the vector `out[0:SEE_SIZE]`."""
    for i in range(SEE_SIZE):
        out[i] = 0
    out[SEE_PHASE + state.phase] = 1
    out[SEE_PLAYERS] = state.players
    out[SEE_RACE] = state.race
    out[SEE_BETS_MADE] = state.bets_made
    observe_cards(state, board, seat, out)
    observe_cars(state, board, seat, out)
    for other in range(state.players):
        observe_seat(state, board, seat, other, out)
    if AUCTION <= state.phase <= KEEP:
        observe_lots(state, out)
    if state.lot:
        out[SEE_SOLD_FOR] = state.sold_for
        if state.sold_to != NOBODY:
            out[SEE_SOLD_TO + relative_seat(state, seat, state.sold_to)] = 1
    if state.phase == AUCTION and state.bid_card[seat] != NO_CARD:
        out[SEE_OWN_LAID + board.first_copy[state.bid_card[seat]]] = 1
        out[SEE_OWN_BID] = state.bid[seat]
    for k in range(3):
        if state.bet[seat][k] >= 0:
            out[SEE_OWN_BETS + k * CARS + state.bet[seat][k]] = 1
    if state.card != NO_CARD:
        observe_card_in_play(state, board, out)


def relative_seat(state: State, seat: Seat, other: Seat) -> int:
    """Return how many seats `other` is from the observing seat, counted clockwise."""
    return (other - seat) % state.players


def count_kinds(board: Board, cards: Mask, out: list[int], first: int) -> None:
    """Count the cards of each kind. Identical cards are all counted under the lowest of their card numbers."""
    while cards:
        out[first + board.first_copy[lowest_bit(cards)]] += 1
        cards &= cards - 1


def mark_members(members: Mask, out: list[int], first: int) -> None:
    while members:
        out[first + lowest_bit(members)] = 1
        members &= members - 1


def observe_cards(state: State, board: Board, seat: Seat, out: list[int]) -> None:
    """Write the observing seat's own cards and the cards that are out of play to the observation vector."""
    count_kinds(board, state.hand[seat], out, SEE_HAND)
    count_kinds(board, state.discard, out, SEE_DISCARD)
    out[SEE_UNDEALT] = count_bits(state.undealt)
    if board.two_player_piles and state.phase > KEEP:
        for i in range(state.pile_next[seat], state.pile_end[seat]):
            out[SEE_PILE + board.first_copy[state.pile[i]]] += 1


def observe_seat(state: State, board: Board, seat: Seat, other: Seat, out: list[int]) -> None:
    """Write the public information about a seat to the observation vector.

    For the observing seat itself, this includes the power that it has chosen."""
    i = relative_seat(state, seat, other)
    out[SEE_TURN + i] = int(PLAY <= state.phase < OVER and state.turn == other)
    out[SEE_WAITING + i] = int(state.waiting & (1 << other) != 0)
    count_kinds(board, state.shown[other], out, SEE_SHOWN + i * CARDS)
    for colour in range(CARS + 1):
        out[SEE_FLOORS + i * (CARS + 1) + colour] = state.floor[other][colour]
    mark_members(state.open8[other] >> (CARDS - CARS), out, SEE_OPEN8 + i * CARS)
    out[SEE_HAND_SIZES + i] = count_bits(state.hand[other])
    if board.small_hands:
        out[SEE_PILE_SIZES + i] = state.pile_end[0] - state.pile_next[0]
    elif board.two_player_piles and state.phase > KEEP:
        out[SEE_PILE_SIZES + i] = state.pile_end[other] - state.pile_next[other]
    out[SEE_LAID + i] = int(state.phase == AUCTION and state.bid_card[other] != NO_CARD)
    mark_members(state.won[other], out, SEE_WON + i * POWERS)
    if state.power[other] != NO_POWER:
        if state.choosing & (1 << other) and other != seat:  # U41
            out[SEE_CHOSEN + i] = 1
        else:
            out[SEE_POWER + i * POWERS + state.power[other]] = 1
    for k in range(3):
        out[SEE_BETS + i] += int(state.bet[other][k] >= 0)


def observe_lots(state: State, out: list[int]) -> None:
    """Write the visible auction lots to the observation vector: the current lot and the lots that were set aside.

    Future lots are left out because they are hidden.
    """
    out[SEE_LOTS_LEFT] = max(0, state.lots - state.lot)
    if state.phase != AUCTION:
        return
    out[SEE_LOT_CAR + state.lot_car[state.lot]] = 1
    if state.lot_power[state.lot] != NO_POWER:
        out[SEE_LOT_POWER + state.lot_power[state.lot]] = 1
    out[SEE_LOT_ROUND] = int(state.lot >= state.lots_first)
    for lot in range(max(state.lot, state.lots_first), state.lots):
        first = SEE_ASIDE + state.lot_car[lot] * (POWERS + 1)
        out[first] = 1
        if state.lot_power[lot] != NO_POWER:
            out[first + 1 + state.lot_power[lot]] = 1


def observe_cars(state: State, board: Board, seat: Seat, out: list[int]) -> None:
    for car in range(CARS):
        first = SEE_CARS + car * SEE_ONE_CAR
        space = state.position[car]
        if space != OFF_TRACK:
            out[first] = 1
            out[first + 1] = space
            out[first + 2] = board.front[space]
            out[first + 3] = board.inside[space]
            out[first + 4] = board.steps_left[space]
            out[first + 5] = board.lines_crossed[space]
        out[first + 6] = state.laps[car]
        out[first + 7] = state.place[car]
        if state.owner[car] != NOBODY:
            out[first + 8] = state.paid[car]
            out[first + SEE_CAR_NUMBERS + relative_seat(state, seat, state.owner[car])] = 1
    for place in range(CARS):
        out[SEE_CARS + state.grid[place] * SEE_ONE_CAR + 9] = place + 1


def observe_card_in_play(state: State, board: Board, out: list[int]) -> None:
    out[SEE_CARD + board.first_copy[state.card]] = 1
    if state.phase != NAME_WILD:
        out[SEE_CARD_CAR + state.car] = 1
    mark_members(state.named, out, SEE_CARD_NAMED)
    out[SEE_CARD_NUMBERS] = int(state.direction < 0)
    out[SEE_CARD_NUMBERS + 1] = state.line
    out[SEE_CARD_NUMBERS + 2] = board.card_value[state.card][state.line]
    out[SEE_CARD_NUMBERS + 3] = state.skipped
