"""A complete state consistent with a view: what it shows is kept, what it hides is drawn at random.

`view(state_from_view(v)) == v`.
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
from ..rules.views.view import UNKNOWN, members
from .policy.determinize import can_hold, determinize

TRIES = 200


def state_from_view(ruleset: Ruleset, seen: View, rng: Rng) -> State:
    """For a seat: draw until the cards fit all that the auction told; after TRIES attempts, keep the last draw."""
    seat = seen["seat"]
    assert seat is not None, "a spectator chooses nothing"
    s = shown_state(ruleset, seen)
    for _ in range(TRIES):
        determinize(s, ruleset.board, seat, rng, Deal())
        if all(fits(ruleset, s, other) for other in range(s.players) if other != seat):
            break
    put_secrets(ruleset, s, seen, rng)
    return s


def fits(ruleset: Ruleset, s: State, seat: Seat) -> bool:
    hidden = s.hand[seat] & ~s.shown[seat]
    return all(can_hold(s, ruleset.board, seat, card) for card in members(hidden) if card < REGULAR_CARDS)


def cards_of(ruleset: Ruleset, names: list[str], taken: set[int]) -> Mask:
    return sum(1 << card for card in ruleset.deck.take(names, taken))


def shown_state(ruleset: Ruleset, seen: View) -> State:
    """The state as far as the view tells; hidden cards are placed anywhere, the right number of them."""
    s, board = State(), ruleset.board
    s.players, s.race = board.players, seen["race"] - 1
    s.phase = OVER if seen["asks"] is None else ASK_NAMES.index(seen["asks"])
    s.waiting = sum(1 << seat for seat in seen["waiting"])
    s.grid = [COLOURS.index(car) for car in seen["grid"]]
    show_cars(ruleset, s, seen)
    show_cards(ruleset, s, seen)
    show_lots(ruleset, s, seen)
    show_powers(s, seen)
    show_card_in_play(ruleset, s, seen)
    s.bets_made = seen["bets_made"]
    for seat, bets in enumerate(seen["bets"]):
        s.bet[seat][: len(bets)] = [COLOURS.index(car) if car != UNKNOWN else 0 for car in bets]
    return s


def show_cars(ruleset: Ruleset, s: State, seen: View) -> None:
    for letter, about in seen["cars"].items():
        car = COLOURS.index(letter)
        s.position[car] = OFF_TRACK if about["space"] is None else ruleset.track.number[about["space"]]
        s.laps[car] = about["laps"]
        s.place[car] = about["place"] or 0
        s.owner[car] = NOBODY if about["owner"] is None else about["owner"]
        s.paid[car] = about["paid"] or 0
    s.finished = len(seen["finished"])


def show_cards(ruleset: Ruleset, s: State, seen: View) -> None:
    """Known cards first, each copy once; then the places of the hidden ones are filled up."""
    taken: set[int] = set()
    seat, seats = seen["seat"], range(s.players)
    s.discard = cards_of(ruleset, seen["discard"], taken)
    if seen["card"]:
        s.card = ruleset.deck.take([seen["card"]["card"]], taken)[0]
    own_pile: list[int] = []
    for other in seats:
        s.open8[other] = cards_of(ruleset, seen["speed8"][other], taken)
        if other == seat:
            s.hand[other] = cards_of(ruleset, seen["hands"][other], taken)
            own_pile = ruleset.deck.take(seen["piles"][other], taken)
        else:
            s.shown[other] = cards_of(ruleset, seen["shown"][other], taken)
        for letter, floor in seen["floors"][other].items():
            s.floor[other][MARKS.index(letter)] = floor
    if seat is not None:
        s.shown[seat] = shown_of_own(
            ruleset, s, seen["shown"][seat], s.hand[seat] | sum(1 << card for card in own_pile)
        )
    free = [card for card in range(REGULAR_CARDS) if card not in taken]
    end = 0
    for other in seats:
        pile = own_pile if other == seat else []
        if other != seat:
            eights = s.shown[other] >> SPEED8 << SPEED8
            held = len(seen["hands"][other]) + len(seen["piles"][other])
            hidden = [free.pop() for _ in range(held - len(members(s.shown[other])))]
            cards = members(s.shown[other] & ~eights) + hidden
            size = len(seen["hands"][other]) - len(members(eights))
            s.hand[other] = eights | sum(1 << card for card in cards[:size])
            pile = cards[size:]
        if ruleset.board.two_player_piles:
            if seen["phase"] in ("auction", "powers"):
                pile = members(s.hand[other])
            s.pile[end : end + len(pile)] = pile
            s.pile_next[other], s.pile_end[other] = end, end + len(pile)
            end += len(pile)
    if ruleset.board.small_hands:
        count = len(seen["pile"])
        s.pile[:count] = [free.pop() for _ in range(count)]
        s.pile_end[0] = count
    s.undealt = sum(1 << free.pop() for _ in range(len(seen["undealt"])))


def shown_of_own(ruleset: Ruleset, s: State, names: list[str], cards: Mask) -> Mask:
    """Which of a seat's own cards everybody has seen; of copies, the lowest held."""
    shown = 0
    for name in names:
        held = [card for card in members(cards & ~shown) if ruleset.deck.cards[card] == name]
        shown |= 1 << held[0]
    return shown


def show_lots(ruleset: Ruleset, s: State, seen: View) -> None:
    if seen["sold"] is not None:
        s.sold_to = NOBODY if seen["sold"]["seat"] is None else seen["sold"]["seat"]
        s.sold_for = seen["sold"]["price"]
    if ruleset.board.deal_cars:
        return
    s.lots_first = CARS
    aside = seen["aside"]
    s.lots = CARS + len(aside)
    s.lot = s.lots - seen["lots_left"] if seen["phase"] in ("auction", "powers") else s.lots
    for i, lot in enumerate(aside):
        s.lot_car[CARS + i], s.lot_power[CARS + i] = lot_of(lot)
    if seen["lot"] is None or seen["lot"]["round"] == 2:
        return
    s.lot_car[s.lot], s.lot_power[s.lot] = lot_of(seen["lot"])
    out = {car for car in range(CARS) if s.owner[car] != NOBODY} | {s.lot_car[s.lot]}
    out |= {s.lot_car[CARS + i] for i in range(len(aside))}
    gone = {s.lot_power[s.lot]} | {s.lot_power[CARS + i] for i in range(len(aside))}
    gone |= {POWER_NAMES.index(power) for won in seen["won"] for power in won}
    powers = [power for power in ruleset.board.power_pile if power != NO_POWER and power not in gone]
    for i, car in enumerate(car for car in range(CARS) if car not in out):
        s.lot_car[s.lot + 1 + i] = car
        s.lot_power[s.lot + 1 + i] = powers[i] if i < len(powers) else NO_POWER


def lot_of(lot: LotNames) -> tuple[int, int]:
    return COLOURS.index(lot["car"]), NO_POWER if lot["power"] is None else POWER_NAMES.index(lot["power"])


def show_powers(s: State, seen: View) -> None:
    for seat in range(s.players):
        s.won[seat] = sum(1 << POWER_NAMES.index(power) for power in seen["won"][seat])
        kept = seen["powers"][seat]
        s.power[seat] = NO_POWER if kept in (None, UNKNOWN) else POWER_NAMES.index(kept)
        chooses = seen["asks"] == "keep" and (kept == UNKNOWN or seat in seen["waiting"])
        s.choosing |= int(chooses) << seat


def show_card_in_play(ruleset: Ruleset, s: State, seen: View) -> None:
    board, playing = ruleset.board, seen["card"]
    s.turn = seen["turn"] or 0
    if not playing:
        return
    s.direction = -1 if playing["reversed"] else 1
    s.line = playing["line"]
    s.lines_left = s.line + 1 if playing["reversed"] else board.card_lines[s.card] - s.line
    s.named = sum(1 << COLOURS.index(car) for car in playing["named"])
    s.skipped = int(playing["skipped"])
    s.draws = int(board.small_hands or (board.two_player_piles and s.card < SPEED8))
    s.speed = playing["steps"]
    if s.phase == NAME_WILD:
        s.may_skip = int(has_skip(s) and some_can_step(s, board, cars_to_name(s, board)))
        return
    s.car = COLOURS.index(playing["car"])
    if s.phase == BONUS:
        s.ends = find_late_bonus(s, board)
        return
    s.ends = find_ends(s, board)
    asked_first = s.phase != MOVE or find_mover(s, s.car) == s.turn
    s.may_skip = int(has_skip(s) and board.card_car[s.card][s.line] != WILD and asked_first)


def put_secrets(ruleset: Ruleset, s: State, seen: View, rng: Rng) -> None:
    """Draw the bids, powers and bets that the view hides, among those that are possible."""
    out = [0] * MAX_LEGAL
    for seat in range(s.players):
        laid = seen["laid"][seat]
        if isinstance(laid, dict):
            held = [card for card in members(s.hand[seat]) if ruleset.deck.cards[card] == laid["card"]]
            s.bid_card[seat], s.bid[seat] = held[0], laid["bid"]
        elif laid == UNKNOWN:
            s.waiting |= 1 << seat
            n = legal_bids(s, ruleset.board, seat, out)
            lay_bid(s, ruleset.board, seat, out[below(rng, n)])
        if seen["powers"][seat] == UNKNOWN:
            powers = members(powers_to_keep(s, ruleset.board, seat))
            s.power[seat] = powers[below(rng, len(powers))]
        for k, car in enumerate(seen["bets"][seat]):
            s.bet[seat][k] = below(rng, CARS) if car == UNKNOWN else COLOURS.index(car)
    s.waiting = sum(1 << seat for seat in seen["waiting"])
    s.phase = OVER if seen["asks"] is None else ASK_NAMES.index(seen["asks"])
