"""The view of a game: everything that one seat is allowed to see.

A view is built from scratch, so anything that is not explicitly added stays hidden.
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from ..model import State
from ..names import (
    ASK_NAMES,
    AUCTION,
    CARS,
    COLOURS,
    DISTANCE,
    NOBODY,
    OVER,
    PHASE_NAMES,
    POWER_NAMES,
    Mask,
    Seat,
)
from ..setup.ruleset import Ruleset
from .decided import is_decided
from .hand_strength import hand_strengths
from .shapes import Outcome, Standing, Strength, View
from .standing import betting_income, public_standings, with_bets
from .view_parts import (
    STAGES,
    Stage,
    betting_lines,
    card_names,
    cars_in_order,
    common_pile,
    finish_order,
    is_before_race,
    is_racing,
    lot_names,
    lot_number,
    members,
    next_betting_line,
    none_if,
    own_pile,
    prizes,
    rank,
    view_bets,
    view_bid,
    view_car,
    view_card_in_play,
    view_cards,
    view_floors,
    view_lot,
    view_power,
)

Part = TypeVar("Part")
Strengths: TypeAlias = list[dict[str, Strength] | None]


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


@depends_on("players", "position", "laps", "place", "finished", "owner", "paid", "power", "turn", "bets_made")
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
