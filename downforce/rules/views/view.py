"""The view of a game: everything that one seat is allowed to see.

A view is built from scratch, so anything that is not explicitly added stays hidden.
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from ..bets import lines_reached
from ..bits import count_bits
from ..drive import find_mover
from ..model import Board, State
from ..names import (
    ASK_NAMES,
    AUCTION,
    CARS,
    CHOICE,
    COLOURS,
    DISTANCE,
    KEEP,
    NAME_WILD,
    NO_CARD,
    NO_POWER,
    NOBODY,
    OFF_TRACK,
    OFFER,
    OVER,
    PHASE_NAMES,
    PLAY,
    POWER_NAMES,
    SETTLE,
    TIE,
    Car,
    CarLetter,
    Mask,
    Phase,
    Power,
    PowerName,
    Seat,
)
from ..score import compare, prize
from ..setup.cards import MARKS
from ..setup.ruleset import Ruleset
from .decided import is_decided
from .hand_strength import hand_strengths
from .shapes import CardInPlay, CarState, LaidCard, LotNames, LotOnOffer, Outcome, Standing, Strength, Unknown, View
from .standing import betting_income, public_standings, with_bets

UNKNOWN: Final[Unknown] = "?"
Part = TypeVar("Part")
Strengths: TypeAlias = list[dict[str, Strength] | None]
Stage: TypeAlias = Literal["bidding", "before race", "race", "over", "between"]


def stage_of(phase: Phase) -> Stage:
    """Return the stage that a phase of the game belongs to. A stage spans several phases in which views look alike."""
    if phase == AUCTION:
        return "bidding"
    if phase in (TIE, KEEP, OFFER, SETTLE, CHOICE):
        return "before race"
    if PLAY <= phase < OVER:
        return "race"
    return "over" if phase == OVER else "between"


STAGES: Final = tuple(stage_of(phase) for phase in range(len(PHASE_NAMES)))


def view(ruleset: Ruleset, s: State, seat: Seat | None, outcome: Outcome | None = None) -> View:
    """Return everything about the game that a seat is allowed to see. The keys are the same in every phase.

    If the seat is None, the view is for a spectator.
    """
    public = public_view(ruleset, s, outcome)
    public["options"], public["in_force"] = ruleset.options.as_dict(), ruleset.in_force[:]
    return public if seat is None else own_view(ruleset, s, seat, public)


class Section(NamedTuple):
    """A part of the public view, made of the keys that change together."""

    make: Callable[[Ruleset, State], dict[str, object]]
    read: Callable[[State], object]  # returns the values of the fields that the section depends on


def depends_on(*fields: str) -> Callable[[Callable[[Ruleset, State], dict[str, object]]], Section]:
    """Declare a section of the view, together with all fields of the state that it depends on.

    Every section also depends on the game's stage. Only a section that tells phases of the same stage apart has to
    name `phase`.
    """
    return lambda make: Section(make, attrgetter(*fields))


class ViewCache:
    """A cache that holds the sections of a game's latest view, together with the values they were made from.

    If these values have not changed, the next view reuses the section. Views may therefore share parts, and callers
    must not modify them.
    """

    def __init__(self) -> None:
        self.made_for: tuple[Ruleset, Stage] | None = None
        self.sections: list[dict[str, object]] = []
        self.made_from: list[object] = []
        self.strengths: dict[Seat, tuple[Mask, Strengths]] = {}  # by seat: its cards, and the list made from them
        # By seat: the public standings and the seat's bets, and the list made from them
        self.standings: dict[Seat, tuple[list[Standing] | None, list[int], list[Standing] | None]] = {}

    def update(self, ruleset: Ruleset, s: State) -> list[dict[str, object]]:
        """Make the sections that have changed since the last call, and return all sections in a new list."""
        made_for = (ruleset, STAGES[s.phase])
        if self.made_for is None or self.made_for[0] is not ruleset or self.made_for[1] != made_for[1]:
            self.made_for = made_for
            self.strengths.clear()
            self.standings.clear()
            self.sections, self.made_from = [{} for _ in SECTIONS], [None for _ in SECTIONS]
        for i, section in enumerate(SECTIONS):
            values = section.read(s)
            if self.made_from[i] != values:
                self.made_from[i] = copy_lists(values)
                self.sections[i] = section.make(ruleset, s)
        return self.sections[:]

    def own_strengths(self, ruleset: Ruleset, s: State, seat: Seat) -> Strengths:
        """Return the strengths that a seat may see; the same list as before if its cards have not changed."""
        cards = s.hand[seat] | s.open8[seat]
        known = self.strengths.get(seat)
        if known is None or known[0] != cards:
            known = self.strengths[seat] = (cards, own_strengths(ruleset, s, seat))
        return known[1]

    def own_standings(self, s: State, seat: Seat, public: View) -> list[Standing] | None:
        """Return the standings that a seat may see; the same list as before if neither cars nor bets have changed."""
        known = self.standings.get(seat)
        if known is None or known[0] is not public["standings"] or known[1] != s.bet[seat]:
            known = self.standings[seat] = (public["standings"], s.bet[seat][:], own_standings(s, seat, public))
        return known[2]


def copy_lists(values: object) -> object:
    """Return a copy of a value, a list, or a tuple of these, which does not change when the state does."""
    if isinstance(values, tuple):
        return tuple([copy_lists(value) if isinstance(value, list) else value for value in values])
    if isinstance(values, list):
        return [row[:] for row in values] if isinstance(values[0], list) else values[:]
    return values


def own_view(ruleset: Ruleset, s: State, seat: Seat, public: View) -> View:
    """Return the public view plus everything that only this seat is allowed to see.

    All other parts are shared with `public`.
    """
    return {**public, "seat": seat, **own_parts(ruleset, s, seat, public)}  # type: ignore[typeddict-item]


def own_parts(
    ruleset: Ruleset, s: State, seat: Seat, public: View, cache: ViewCache | None = None
) -> dict[str, object]:
    """Return the parts of a seat's view that reveal more to this seat than to others (secrets.OWN)."""
    bets, laid, powers, piles = public["bets"], public["laid"], public["powers"], public["piles"]
    if laid[seat] is not None:
        laid = with_own(laid, seat, view_bid(ruleset, s, seat, seat))
    if s.choosing:
        powers = with_own(powers, seat, view_power(s, seat, seat))
    if ruleset.board.two_player_piles:
        piles = with_own(piles, seat, view_cards(ruleset, s, own_pile(ruleset, s, seat), True))
    if bets[seat]:
        bets = with_own(bets, seat, view_bets(s, seat, seat))
    hands = with_own(public["hands"], seat, card_names(ruleset, s.hand[seat]))
    strengths = (cache.own_strengths if cache else own_strengths)(ruleset, s, seat)
    return {
        "laid": laid,
        "powers": powers,
        "hands": hands,
        "strengths": strengths,
        "piles": piles,
        "bets": bets,
        "standings": (cache.own_standings if cache else own_standings)(s, seat, public),
    }


def own_strengths(ruleset: Ruleset, s: State, seat: Seat) -> Strengths:
    """Return how far a seat's cards can still move each car; None for other seats, and when the game is over."""
    strengths: Strengths = [None] * s.players
    if s.phase != OVER:
        strengths[seat] = hand_strengths(ruleset.deck.card_names_in(s.hand[seat] | s.open8[seat]))
    return strengths


def own_standings(s: State, seat: Seat, public: View) -> list[Standing] | None:
    """Return the public standings plus what the seat's own bets would pay; None outside races for money."""
    if public["standings"] is None:
        return None
    return with_bets(public["standings"], {seat: betting_income(s, public["order"], seat)})


def with_own(public: list[Part], seat: Seat, own: Part) -> list[Part]:
    """Return a copy of a list with one item per seat, in which this seat's item is replaced with `own`."""
    parts = public[:]
    parts[seat] = own
    return parts


def public_view(ruleset: Ruleset, s: State, outcome: Outcome | None = None) -> View:
    """Return the public view, which is what a spectator may see.

    Callers must not modify the view, because views share the parts that never change during a race.
    """
    return join_sections([section.make(ruleset, s) for section in SECTIONS], outcome)


def join_sections(sections: Iterable[dict[str, object]], outcome: Outcome | None) -> View:
    """Return the public view that consists of these sections and the game's outcome."""
    joined: Any = EMPTY.copy()
    for section in sections:
        joined.update(section)
    joined["outcome"] = outcome
    public: View = joined
    return public


@depends_on("race", "grid")
def setup_section(ruleset: Ruleset, s: State) -> dict[str, object]:
    board = ruleset.board
    return {
        "options": ruleset.plain_options,
        "track": ruleset.track.name,
        "race": s.race + 1,
        "races": board.races,
        "in_force": ruleset.in_force,
        "betting_lines": betting_lines(board),
        "prizes": prizes(board),
        "grid": [COLOURS[car] for car in s.grid],
    }


@depends_on("phase", "waiting", "turn")
def question_section(ruleset: Ruleset, s: State) -> dict[str, object]:
    return {
        "phase": PHASE_NAMES[s.phase],
        "waiting": members(s.waiting),
        "asks": ASK_NAMES[s.phase],
        "turn": s.turn if is_racing(s) else None,
    }


@depends_on("position", "laps", "place", "finished", "owner", "paid", "power", "turn", "bets_made")
def cars_section(ruleset: Ruleset, s: State) -> dict[str, object]:
    board, order = ruleset.board, cars_in_order(s, ruleset.board)
    next_line = next_betting_line(s, board)
    for_money = is_racing(s) and not board.first_wins and board.distance != DISTANCE
    return {
        "next_betting_line": next_line,
        "cars": {COLOURS[car]: view_car(ruleset, s, car, next_line) for car in range(CARS)},
        "order": order,
        "standings": public_standings(s, order) if for_money else None,
        "finished": finish_order(s),
    }


@depends_on(
    *("players", "lot", "lots", "lots_first", "lot_car", "lot_power", "bid_card", "sold_to", "sold_for"),
    *("won", "power", "choosing", "floor"),
)
def auction_section(ruleset: Ruleset, s: State) -> dict[str, object]:
    seats, before_race = range(s.players), is_before_race(s)
    return {
        "lot": view_lot(s) if s.phase == AUCTION else None,
        "lot_number": lot_number(s) if s.phase == AUCTION else None,
        "lots_left": max(0, s.lots - s.lot) if before_race else 0,
        "aside": [lot_names(s, i) for i in range(max(s.lot, s.lots_first), s.lots)] if before_race else [],
        "sold": {"seat": none_if(s.sold_to, NOBODY), "price": s.sold_for} if s.lot else None,
        "laid": [view_bid(ruleset, s, seat, None) for seat in seats],
        "won": [[POWER_NAMES[power] for power in members(s.won[seat])] for seat in seats],
        "powers": [view_power(s, seat, None) for seat in seats],
        "floors": [view_floors(s, seat) for seat in seats],
    }


@depends_on("players", "hand", "shown", "open8", "pile", "pile_next", "pile_end", "discard", "undealt")
def hands_section(ruleset: Ruleset, s: State) -> dict[str, object]:
    seats = range(s.players)
    return {
        "hands": [view_cards(ruleset, s, s.hand[seat], False) for seat in seats],
        "shown": [card_names(ruleset, s.shown[seat]) for seat in seats],
        "speed8": [card_names(ruleset, s.open8[seat]) for seat in seats],
        "strengths": [None] * s.players,
        "piles": [view_cards(ruleset, s, own_pile(ruleset, s, seat), False) for seat in seats],
        "pile": view_cards(ruleset, s, common_pile(ruleset, s), False),
        "discard": card_names(ruleset, s.discard),
        "undealt": view_cards(ruleset, s, s.undealt, False),
    }


@depends_on("phase", "turn", "card", "direction", "line", "car", "named", "skipped")
def card_section(ruleset: Ruleset, s: State) -> dict[str, object]:
    return {"card": view_card_in_play(ruleset, s)}


@depends_on("players", "bets_made", "bet")
def bets_section(ruleset: Ruleset, s: State) -> dict[str, object]:
    return {"bets_made": s.bets_made, "bets": [view_bets(s, seat, None) for seat in range(s.players)]}


@depends_on(
    *("players", "race", "finished", "bets_made", "position", "place", "owner"),
    *("score", "best_place", "winners"),
)
def end_section(ruleset: Ruleset, s: State) -> dict[str, object]:
    return {
        "foregone": is_decided(s, ruleset.board),
        "ranks": [rank(s, seat) for seat in range(s.players)] if s.phase == OVER else None,
    }


SECTIONS: Final = (
    *(setup_section, question_section, cars_section, auction_section),
    *(hands_section, card_section, bets_section, end_section),
)
EMPTY: Final = dict.fromkeys(View.__annotations__)  # gives every view the same order of keys


def is_racing(s: State) -> bool:
    """Return whether a race is in progress and it is some seat's turn."""
    return STAGES[s.phase] == "race"


def is_before_race(s: State) -> bool:
    """Return whether the cards have been dealt, but the race has not begun."""
    return STAGES[s.phase] in ("bidding", "before race")


def members(mask: Mask) -> list[int]:
    """Return the members of a set in ascending order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def none_if(value: int, nothing: int) -> int | None:
    """Return `value`, or None if it equals `nothing`, which stands for a missing value."""
    return None if value == nothing else value


def card_names(ruleset: Ruleset, cards: Mask) -> list[str]:
    return list(ruleset.deck.card_names_in(cards))


def view_cards(ruleset: Ruleset, s: State, cards: Mask, own: bool) -> list[str]:
    """Return the names of the cards if the viewer owns them or the game is over; otherwise return "?" for each card."""
    return card_names(ruleset, cards) if own or s.phase == OVER else [UNKNOWN] * count_bits(cards)


def view_floors(s: State, seat: Seat) -> dict[str, int]:
    """Return what the auction has revealed about the cards in a seat's hand.

    The result maps a colour to a minimum value: no card in the hand has a line in this colour with a lower value.
    """
    return {MARKS[colour]: floor for colour, floor in enumerate(s.floor[seat]) if floor}


def own_pile(ruleset: Ruleset, s: State, seat: Seat) -> Mask:
    """Return the cards in a seat's own draw pile in a two-player game.

    The seat knows these cards, but not their order.
    """
    if not ruleset.board.two_player_piles or is_before_race(s):
        return 0
    return pile_cards(s, seat)


def common_pile(ruleset: Ruleset, s: State) -> Mask:
    return pile_cards(s, 0) if ruleset.board.small_hands else 0


def pile_cards(s: State, seat: Seat) -> Mask:
    return sum(1 << s.pile[i] for i in range(s.pile_next[seat], s.pile_end[seat]))


def view_car(ruleset: Ruleset, s: State, car: Car, next_line: int | None) -> CarState:
    """Return the public state of a car.

    `next_line` is the number of the first betting line that no car has crossed yet, or None if there is no such line.
    """
    return {
        "space": None if s.position[car] == OFF_TRACK else ruleset.track.boxes[s.position[car]].id,
        "laps": s.laps[car],
        "place": s.place[car] or None,
        "owner": none_if(s.owner[car], NOBODY),
        "paid": s.paid[car] if s.owner[car] != NOBODY else None,
        "mover": find_mover(s, car) if is_racing(s) else None,
        "to_finish": steps_to_finish(ruleset, s, car),
        "to_betting_line": steps_to_betting_line(ruleset, s, car, next_line),
    }


def steps_to_finish(ruleset: Ruleset, s: State, car: Car) -> int | None:
    return None if s.position[car] == OFF_TRACK else ruleset.track.steps_left[s.position[car]]


def steps_to_betting_line(ruleset: Ruleset, s: State, car: Car, number: int | None) -> int | None:
    """Return the minimum number of steps that a car needs to cross the betting line with this number.

    Return None if the car is off the track or the number is None.
    """
    if s.position[car] == OFF_TRACK or number is None:
        return None
    return ruleset.track.steps_to_betting_lines[number - 1][s.position[car]]


def next_betting_line(s: State, b: Board) -> int | None:
    """Return the number of the first betting line that no car has crossed yet, counting from 1.

    Return None if all betting lines have been crossed or the game is played without bets.
    """
    number = max(s.bets_made, lines_reached(s, b)) + 1
    return number if number <= betting_lines(b) else None


def betting_lines(b: Board) -> int:
    """Return how many betting lines a race uses. In a game without bets, this is 0."""
    return b.lines if b.bets else 0


def prizes(b: Board) -> list[int]:
    """Return the prize for each place, beginning with first place.

    The list is empty in games won by the first car to finish or by the car furthest ahead.
    """
    return [] if b.first_wins or b.distance == DISTANCE else [prize(place) for place in range(1, CARS + 1)]


def rank(s: State, seat: Seat) -> int:
    """Return a seat's final rank. All winners have rank 1.

    The other seats are ranked by money, then by their best placed car (R132, R133).
    """
    if s.winners >> seat & 1:
        return 1
    return 1 + sum(bool(s.winners >> other & 1) or compare(s, other, seat) > 0 for other in range(s.players))


def finish_order(s: State) -> list[CarLetter]:
    """Return the cars that have crossed the finish line, in finishing order."""
    placed = [car for car in range(CARS) if 0 < s.place[car] <= s.finished]
    return [COLOURS[car] for car in sorted(placed, key=lambda car: s.place[car])]


def cars_in_order(s: State, b: Board) -> list[CarLetter]:
    """Return all six cars in race order.

    Cars that have finished come first, then the cars on the track from front to back, then the cars that are not in the
    race.
    """
    return [COLOURS[car] for car in sorted(range(CARS), key=lambda car: order_key(s, b, car))]


def order_key(s: State, b: Board, car: Car) -> tuple[int, int, int, int]:
    """Return a key for sorting cars into race order. For cars on the track, the order agrees with `score.is_ahead`."""
    space = s.position[car]
    if space == OFF_TRACK:
        return (0 if s.place[car] else 2, s.place[car], 0, 0)
    return (1, -s.laps[car], -b.front[space], b.inside[space])


def power_name(power: Power) -> PowerName | None:
    return None if power == NO_POWER else POWER_NAMES[power]


def lot_names(s: State, lot: int) -> LotNames:
    return {"car": COLOURS[s.lot_car[lot]], "power": power_name(s.lot_power[lot])}


def view_lot(s: State) -> LotOnOffer:
    """Return the lot on offer."""
    return {**lot_names(s, s.lot), "round": lot_round(s)}


def lot_number(s: State) -> int | None:
    """Return the position of the lot on offer among the six of the first round, from 1; None in the second round.

    A scenario may begin with fewer than six lots, which are then the last of the six.
    """
    return CARS - s.lots_first + s.lot + 1 if s.lot < s.lots_first else None


def lot_round(s: State) -> Literal[1, 2]:
    return 1 if s.lot < s.lots_first else 2


def view_bid(ruleset: Ruleset, s: State, seat: Seat, viewer: Seat | None) -> LaidCard | Unknown | None:
    """Return the card that a seat has played for the current auction lot, or None if it has not played one.

    Other viewers get "?" instead: they may know that a card was played, but not which one (R033).
    """
    if s.phase != AUCTION or s.bid_card[seat] == NO_CARD:
        return None
    if seat != viewer:
        return UNKNOWN
    return {"card": ruleset.deck.cards[s.bid_card[seat]], "bid": s.bid[seat]}


def view_power(s: State, seat: Seat, viewer: Seat | None) -> PowerName | Unknown | None:
    """Return the power that a seat keeps. Other viewers get "?" while this choice is still secret (U41)."""
    if s.power[seat] != NO_POWER and s.choosing & (1 << seat) and seat != viewer:
        return UNKNOWN
    return power_name(s.power[seat])


def view_card_in_play(ruleset: Ruleset, s: State) -> CardInPlay | None:
    if s.card == NO_CARD:
        return None
    return {
        "seat": s.turn,
        "card": ruleset.deck.cards[s.card],
        "reversed": s.direction < 0,
        "line": s.line,
        "car": None if s.phase == NAME_WILD else COLOURS[s.car],
        "steps": ruleset.board.card_value[s.card][s.line],
        "named": [COLOURS[car] for car in members(s.named)],
        "skipped": bool(s.skipped),
    }


def view_bets(s: State, seat: Seat, viewer: Seat | None) -> list[CarLetter | Unknown]:
    """Return the cars that a seat has bet on.

    Other viewers get "?" for each bet until the game is over (U81).
    """
    known = seat == viewer or s.phase == OVER
    return [COLOURS[car] if known else UNKNOWN for car in s.bet[seat] if car >= 0]
