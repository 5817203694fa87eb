"""Build a complete game state that matches a seat's view, filling in the hidden information at random.

The seat's view of the new state equals the original view: `view(state_from_view(v)) == v`.
"""

from ..rng import Rng, below
from ..rules.auction import lay_bid, legal_bids
from ..rules.drive import find_ends, find_late_bonus, find_mover, has_skip
from ..rules.model import Deal, State
from ..rules.names import (
    ASK_NAMES,
    BONUS,
    CARS,
    COLOURS,
    MAX_LEGAL,
    MOVE,
    NAME_WILD,
    NO_POWER,
    NOBODY,
    OFF_TRACK,
    OVER,
    POWER_NAMES,
    REGULAR_CARDS,
    SPEED8,
    WILD,
    Mask,
    Seat,
)
from ..rules.powers import powers_to_keep
from ..rules.race import cars_to_name, some_can_step
from ..rules.setup.cards import MARKS
from ..rules.setup.ruleset import Ruleset
from ..rules.views.shapes import LotNames, View
from ..rules.views.view_parts import UNKNOWN, members
from .policy.determinize import can_hold, determinize

TRIES = 200


def state_from_view(ruleset: Ruleset, seen: View, rng: Rng) -> State:
    """Return a random game state that is consistent with the view.

    Hidden cards are redrawn until they are consistent with the auction so far. After `TRIES` attempts, the last draw is
    kept even if it is not consistent.
    """
    seat = seen["seat"]
    assert seat is not None, "a spectator chooses nothing"
    state = shown_state(ruleset, seen)
    for _ in range(TRIES):
        determinize(state, ruleset.board, seat, rng, Deal())
        if all(fits_auction(ruleset, state, other) for other in range(state.players) if other != seat):
            break
    draw_secrets(ruleset, state, seen, rng)
    return state


def fits_auction(ruleset: Ruleset, state: State, seat: Seat) -> bool:
    """Return whether a seat's hidden cards are consistent with its bids and passes."""
    hidden = state.hand[seat] & ~state.shown[seat]
    return all(can_hold(state, ruleset.board, seat, card) for card in members(hidden) if card < REGULAR_CARDS)


def card_mask(ruleset: Ruleset, names: list[str], taken: set[int]) -> Mask:
    return sum(1 << card for card in ruleset.deck.take(names, taken))


def shown_state(ruleset: Ruleset, seen: View) -> State:
    """Return a state with everything shown in the view, using arbitrary cards in place of the hidden ones."""
    state, board = State(), ruleset.board
    state.players, state.race = board.players, seen["race"] - 1
    state.phase = OVER if seen["asks"] is None else ASK_NAMES.index(seen["asks"])
    state.waiting = sum(1 << seat for seat in seen["waiting"])
    state.grid = [COLOURS.index(car) for car in seen["grid"]]
    show_cars(ruleset, state, seen)
    show_cards(ruleset, state, seen)
    show_lots(ruleset, state, seen)
    show_powers(state, seen)
    show_card_in_play(ruleset, state, seen)
    state.bets_made = seen["bets_made"]
    for seat, bets in enumerate(seen["bets"]):
        state.bet[seat][: len(bets)] = [COLOURS.index(car) if car != UNKNOWN else 0 for car in bets]
    return state


def show_cars(ruleset: Ruleset, state: State, seen: View) -> None:
    for letter, about in seen["cars"].items():
        car = COLOURS.index(letter)
        state.position[car] = OFF_TRACK if about["space"] is None else ruleset.track.number[about["space"]]
        state.laps[car] = about["laps"]
        state.place[car] = about["place"] or 0
        state.owner[car] = NOBODY if about["owner"] is None else about["owner"]
        state.paid[car] = about["paid"] or 0
    state.finished = len(seen["finished"])


def show_cards(ruleset: Ruleset, state: State, seen: View) -> None:
    """Add the cards shown in the view to the state, and use arbitrary remaining cards for the hidden ones."""
    taken: set[int] = set()
    seat, seats = seen["seat"], range(state.players)
    state.discard = card_mask(ruleset, seen["discard"], taken)
    if seen["card"]:
        state.card = ruleset.deck.take([seen["card"]["card"]], taken)[0]
    own_pile: list[int] = []
    for other in seats:
        state.open8[other] = card_mask(ruleset, seen["speed8"][other], taken)
        if other == seat:
            state.hand[other] = card_mask(ruleset, seen["hands"][other], taken)
            own_pile = ruleset.deck.take(seen["piles"][other], taken)
        else:
            state.shown[other] = card_mask(ruleset, seen["shown"][other], taken)
        for letter, floor in seen["floors"][other].items():
            state.floor[other][MARKS.index(letter)] = floor
    if seat is not None:
        state.shown[seat] = own_shown_cards(
            ruleset, state, seen["shown"][seat], state.hand[seat] | sum(1 << card for card in own_pile)
        )
    free = [card for card in range(REGULAR_CARDS) if card not in taken]
    end = 0
    for other in seats:
        pile = own_pile if other == seat else []
        if other != seat:
            eights = state.shown[other] >> SPEED8 << SPEED8
            held = len(seen["hands"][other]) + len(seen["piles"][other])
            hidden = [free.pop() for _ in range(held - len(members(state.shown[other])))]
            cards = members(state.shown[other] & ~eights) + hidden
            size = len(seen["hands"][other]) - len(members(eights))
            state.hand[other] = eights | sum(1 << card for card in cards[:size])
            pile = cards[size:]
        if ruleset.board.two_player_piles:
            if seen["phase"] in ("auction", "powers"):
                pile = members(state.hand[other])
            state.pile[end : end + len(pile)] = pile
            state.pile_next[other], state.pile_end[other] = end, end + len(pile)
            end += len(pile)
    if ruleset.board.small_hands:
        count = len(seen["pile"])
        state.pile[:count] = [free.pop() for _ in range(count)]
        state.pile_end[0] = count
    state.undealt = sum(1 << free.pop() for _ in range(len(seen["undealt"])))


def own_shown_cards(ruleset: Ruleset, state: State, names: list[str], cards: Mask) -> Mask:
    """Return the cards of a seat that all players have seen.

    If the seat holds several identical cards, the one with the lowest number counts as seen.
    """
    shown = 0
    for name in names:
        held = [card for card in members(cards & ~shown) if ruleset.deck.cards[card] == name]
        shown |= 1 << held[0]
    return shown


def show_lots(ruleset: Ruleset, state: State, seen: View) -> None:
    if seen["sold"] is not None:
        state.sold_to = NOBODY if seen["sold"]["seat"] is None else seen["sold"]["seat"]
        state.sold_for = seen["sold"]["price"]
    if ruleset.board.deal_cars:
        return
    state.lots_first = CARS
    aside = seen["aside"]
    state.lots = CARS + len(aside)
    state.lot = state.lots - seen["lots_left"] if seen["phase"] in ("auction", "powers") else state.lots
    for i, lot in enumerate(aside):
        state.lot_car[CARS + i], state.lot_power[CARS + i] = lot_numbers(lot)
    if seen["lot"] is None or seen["lot"]["round"] == 2:
        return
    state.lot_car[state.lot], state.lot_power[state.lot] = lot_numbers(seen["lot"])
    out = {car for car in range(CARS) if state.owner[car] != NOBODY} | {state.lot_car[state.lot]}
    out |= {state.lot_car[CARS + i] for i in range(len(aside))}
    gone = {state.lot_power[state.lot]} | {state.lot_power[CARS + i] for i in range(len(aside))}
    gone |= {POWER_NAMES.index(power) for won in seen["won"] for power in won}
    powers = [power for power in ruleset.board.power_pile if power != NO_POWER and power not in gone]
    for i, car in enumerate(car for car in range(CARS) if car not in out):
        state.lot_car[state.lot + 1 + i] = car
        state.lot_power[state.lot + 1 + i] = powers[i] if i < len(powers) else NO_POWER


def lot_numbers(lot: LotNames) -> tuple[int, int]:
    return COLOURS.index(lot["car"]), NO_POWER if lot["power"] is None else POWER_NAMES.index(lot["power"])


def show_powers(state: State, seen: View) -> None:
    for seat in range(state.players):
        state.won[seat] = sum(1 << POWER_NAMES.index(power) for power in seen["won"][seat])
        kept = seen["powers"][seat]
        state.power[seat] = NO_POWER if kept in (None, UNKNOWN) else POWER_NAMES.index(kept)
        chooses = seen["asks"] == "keep" and (kept == UNKNOWN or seat in seen["waiting"])
        state.choosing |= int(chooses) << seat


def show_card_in_play(ruleset: Ruleset, state: State, seen: View) -> None:
    board, playing = ruleset.board, seen["card"]
    state.turn = seen["turn"] or 0
    if not playing:
        return
    state.direction = -1 if playing["reversed"] else 1
    state.line = playing["line"]
    state.lines_left = state.line + 1 if playing["reversed"] else board.card_lines[state.card] - state.line
    state.named = sum(1 << COLOURS.index(car) for car in playing["named"])
    state.skipped = int(playing["skipped"])
    state.draws = int(board.small_hands or (board.two_player_piles and state.card < SPEED8))
    state.speed = playing["steps"]
    if state.phase == NAME_WILD:
        state.may_skip = int(has_skip(state) and some_can_step(state, board, cars_to_name(state, board)))
        return
    state.car = COLOURS.index(playing["car"])
    if state.phase == BONUS:
        state.ends = find_late_bonus(state, board)
        return
    state.ends = find_ends(state, board)
    asked_first = state.phase != MOVE or find_mover(state, state.car) == state.turn
    state.may_skip = int(has_skip(state) and board.card_car[state.card][state.line] != WILD and asked_first)


def draw_secrets(ruleset: Ruleset, state: State, seen: View, rng: Rng) -> None:
    """Choose possible values at random for the bids, powers and bets that the view hides."""
    out = [0] * MAX_LEGAL
    for seat in range(state.players):
        laid = seen["laid"][seat]
        if isinstance(laid, dict):
            held = [card for card in members(state.hand[seat]) if ruleset.deck.cards[card] == laid["card"]]
            state.bid_card[seat], state.bid[seat] = held[0], laid["bid"]
        elif laid == UNKNOWN:
            state.waiting |= 1 << seat
            n = legal_bids(state, ruleset.board, seat, out)
            lay_bid(state, ruleset.board, seat, out[below(rng, n)])
        if seen["powers"][seat] == UNKNOWN:
            powers = members(powers_to_keep(state, ruleset.board, seat))
            state.power[seat] = powers[below(rng, len(powers))]
        for k, car in enumerate(seen["bets"][seat]):
            state.bet[seat][k] = below(rng, CARS) if car == UNKNOWN else COLOURS.index(car)
    state.waiting = sum(1 << seat for seat in seen["waiting"])
    state.phase = OVER if seen["asks"] is None else ASK_NAMES.index(seen["asks"])
