"""What happened, told as events. The rules keep no log of their own; the story is read off the state before and after
each action and each step that runs by itself. An event holds facts for everybody and secrets for one seat.
"""

from dataclasses import dataclass, field
from typing import Any

from .auction import tie_break
from .bits import count_bits, lowest_bit
from .drive import BONUS_OF_DETERMINED, ahead_of, find_ends, mover_of
from .model import State
from .names import (
    AUCTION,
    BETS,
    BONUS,
    CARD_DONE,
    CARS,
    CHOICE,
    COLOURS,
    DRIVE,
    KEEP,
    LINE,
    LINES,
    MOVE,
    NAME,
    NAME_WILD,
    NO_CARD,
    NOBODY,
    OFF_TRACK,
    OFFER,
    PLAY,
    PLAY_REVERSED,
    POWER_NAMES,
    REASON_NAMES,
    SETTLE,
    SKIP,
    SKIP_OR_GO,
    START,
    TIE,
    TIE_BREAK_NAMES,
    TURN,
    Action,
    Mask,
    Seat,
)
from .route import Route, find_bonus_route, find_route
from .table import Table
from .view import (
    UNKNOWN,
    card_names,
    cars_in_order,
    finish_order,
    lot_names,
    members,
    none_if,
    pile_cards,
    power_name,
    view_lot,
)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: facts that all may know, and secrets that only one seat may."""

    kind: str
    facts: dict[str, Any]
    secrets: dict[str, Any] = field(default_factory=dict)
    only: Seat | None = None

    def told(self, number: int, seat: Seat | None) -> dict[str, Any]:
        """The event as one seat, or a spectator (None), may know it."""
        known = self.only is not None and seat == self.only
        secrets = self.secrets if known else dict.fromkeys(self.secrets, UNKNOWN)
        return {"number": number, "event": self.kind, **self.facts, **secrets}


class Before:
    """What an event may need of the state that a step then changes."""

    def __init__(self, s: State) -> None:
        self.phase = s.phase
        self.lot = s.lot
        self.lots = s.lots
        self.hand = list(s.hand)
        self.open8 = list(s.open8)
        self.piles = [pile_cards(s, seat) for seat in range(s.players)]
        self.named = s.named
        self.route: Route | None = None
        self.here = OFF_TRACK


def dealt(table: Table, s: State) -> list[Event]:
    """A race has been laid out; every seat sees its own hand."""
    facts = {
        "race": s.race + 1,
        "track": table.track.name,
        "grid": [COLOURS[car] for car in s.grid],
        "owners": {COLOURS[car]: none_if(s.owner[car], NOBODY) for car in range(CARS)},
    }
    hands = [
        Event(
            "hand",
            {"seat": seat, "count": len(members(s.hand[seat]))},
            {"cards": card_names(table, s.hand[seat])},
            seat,
        )
        for seat in range(s.players)
    ]
    return [Event("dealt", facts), *hands]


# Actions.


def before_action(table: Table, s: State, action: Action) -> Before:
    before = Before(s)
    if s.phase in (MOVE, BONUS) and action != SKIP:
        before.here = s.position[s.car]
        find = find_bonus_route if s.phase == BONUS else find_route
        before.route = find(table, s, ahead_of(s, table.board, action))
    elif s.phase == SKIP_OR_GO and action != SKIP:
        foresee_move(table, s, before, s.ends)
    return before


def foresee_move(table: Table, s: State, before: Before, ends: Mask) -> None:
    """A car with one end moves by itself: note its walk while it can still be found."""
    before.here = s.position[s.car]
    if ends != 1 and count_bits(ends) == 1:
        before.route = find_route(table, s, lowest_bit(ends))


def after_action(table: Table, s: State, seat: Seat, action: Action, before: Before) -> list[Event]:
    if before.phase == AUCTION:
        card = table.deck.cards[s.bid_card[seat]]
        return [Event("laid", {"seat": seat}, {"card": card, "bid": s.bid[seat]}, seat)]
    if before.phase == KEEP:
        return [Event("chose", {"seat": seat}, {"power": POWER_NAMES[s.power[seat]]}, seat)]
    if before.phase == PLAY:
        card = table.deck.cards[s.card]
        return [Event("played", {"seat": seat, "card": card, "reversed": action >= PLAY_REVERSED})]
    if before.phase == BETS:
        number = sum(car >= 0 for car in s.bet[seat])
        return [Event("bet", {"seat": seat, "bet": number}, {"car": COLOURS[s.bet[seat][number - 1]]}, seat)]
    if action == SKIP:
        wild = before.phase == NAME_WILD
        car, power = None if wild else COLOURS[s.car], power_name(s.power[seat])
        return [Event("skipped", {"seat": seat, "car": car, "power": power})]
    if before.phase == NAME_WILD:
        return [Event("named", {"seat": seat, "car": COLOURS[action - NAME]})]
    if before.phase == BONUS:
        return [moved(table, s, seat, before, 0, BONUS_OF_DETERMINED)]
    return [moved(table, s, seat, before, s.speed, 0)] if before.route else []


def moved(table: Table, s: State, seat: Seat, before: Before, speed: int, bonus: int) -> Event:
    """A car has come to its end: what was played, what was walked, what was lost."""
    assert before.route is not None
    board, boxes = table.board, table.track.boxes
    spaces = [
        "finish" if board.has_finish and i == board.spaces else boxes[i % board.spaces].id for i in before.route.spaces
    ]
    steps, home = len(spaces), bool(s.place[s.car])
    return Event(
        "moved",
        {
            "seat": seat,
            "car": COLOURS[s.car],
            "from": boxes[before.here].id,
            "to": spaces[-1] if spaces else boxes[before.here].id,
            "steps": steps,
            "speed": speed,
            "bonus": steps if bonus else max(0, steps - speed),
            "lost": 0 if home or bonus else max(0, speed - steps),
            "walk": spaces,
            "place": s.place[s.car] or None,
            "power": power_of_move(s, seat, max(bonus, steps - speed)),
            "order": cars_in_order(s, board),
        },
    )


def power_of_move(s: State, seat: Seat, bonus: int) -> str | None:
    """The power that made a difference: it gave steps, or it let somebody steer who did not play the card."""
    return power_name(s.power[seat]) if bonus > 0 or seat != s.turn else None


# Steps that run by themselves.


def before_step(table: Table, s: State) -> Before:
    before = Before(s)
    if s.phase == DRIVE and s.position[s.car] != OFF_TRACK:
        foresee_move(table, s, before, find_ends(s, table.board))
    return before


def after_step(table: Table, s: State, before: Before) -> list[Event]:
    if before.phase == OFFER:
        return offered(table, s, before)
    if before.phase == SETTLE:
        return [*revealed(table, s), *settled(table, s, before)]
    if before.phase == CHOICE:
        return kept(s)
    if before.phase == START:
        return [*drawn(table, s, before), Event("race", {"seat": s.turn})]
    if before.phase == LINE:
        named = members(s.named & ~before.named)
        return [Event("named", {"seat": s.turn, "car": COLOURS[car]}) for car in named]
    if before.phase == DRIVE:
        return driven(table, s, before)
    if before.phase == CARD_DONE:
        return drawn(table, s, before)
    if before.phase == LINES and s.phase == BETS:
        return [Event("betting", {"bet": s.bets_made + 1})]
    if before.phase == TURN:
        return turned(table, s, before)
    return []


def offered(table: Table, s: State, before: Before) -> list[Event]:
    if s.phase == AUCTION:
        return [Event("lot", {**view_lot(s), "bidders": members(s.waiting)})]
    if s.lot > before.lot:  # the forced purchase (R053)
        card = s.bid_card[s.sold_to]
        shown = None if card == NO_CARD else table.deck.cards[card]
        return [Event("forced", {"seat": s.sold_to, "card": shown}), *settled(table, s, before)]
    if s.phase == CHOICE and s.lot < s.lots:
        return [Event("unowned", lot_names(s, lot)) for lot in range(s.lot, s.lots)]
    return []


def revealed(table: Table, s: State) -> list[Event]:
    bids = [
        {"seat": seat, "card": table.deck.cards[s.bid_card[seat]], "bid": s.bid[seat]}
        for seat in range(s.players)
        if s.bid_card[seat] != NO_CARD
    ]
    return [Event("revealed", {"bids": bids})]


def settled(table: Table, s: State, before: Before) -> list[Event]:
    if s.phase == TIE:
        return [Event("tied", {"seats": members(s.tied)})]
    lot = lot_names(s, before.lot)
    if s.sold_to != NOBODY:
        why = why_sold(table, s, s.sold_to, before.phase == TIE)
        return [Event("sold", {**lot, "seat": s.sold_to, "price": s.sold_for, "why": why})]
    return [Event("aside" if s.lots > before.lots else "unowned", lot)]


def why_sold(table: Table, s: State, winner: Seat, drawn: bool) -> dict[str, Any]:
    """What decided for the winner (R036, R039, R040, U36), who had bid as much, and how each tie-break came out."""
    bidders = [seat for seat in range(s.players) if s.bid[seat]]
    rivals = [seat for seat in bidders if seat != winner and s.bid[seat] == s.bid[winner]]
    if not rivals:
        by = "forced" if winner not in bidders else "highest" if len(bidders) > 1 else "alone"
        return {"by": by, "rivals": [], "breaks": []}
    breaks, left = [], rivals
    for k, rule in enumerate(TIE_BREAK_NAMES):
        seen = {seat: tie_break(table.board, s.bid_card[seat], k) for seat in (winner, *rivals)}
        best = max(seen[seat] for seat in left or rivals)
        how = "unneeded" if not left else "decides" if best < seen[winner] else "level"
        breaks.append({"rule": rule, "how": how, "winner": seen[winner], "others": best})
        left = [seat for seat in left if seen[seat] == seen[winner]]
    decided = [found["rule"] for found in breaks if found["how"] == "decides"]
    return {"by": "chance" if drawn else decided[0], "rivals": rivals, "breaks": breaks}


def kept(s: State) -> list[Event]:
    """Powers that all may know by now: those chosen, and those that needed no choice."""
    powers = [power_name(s.power[seat]) for seat in range(s.players)]
    return [Event("kept", {"powers": powers})] if any(powers) else []


def drawn(table: Table, s: State, before: Before) -> list[Event]:
    events = []
    for seat in range(s.players):
        hand = s.hand[seat] if before.phase == START else s.hand[seat] & ~before.hand[seat]
        if hand and (before.phase != START or table.board.two_player_piles):
            count = len(members(hand))
            events.append(Event("drew", {"seat": seat, "count": count}, {"cards": card_names(table, hand)}, seat))
    return events


def driven(table: Table, s: State, before: Before) -> list[Event]:
    if s.phase != LINE and s.phase != BONUS:
        return []  # somebody is asked
    if before.route is None:
        why = "finished" if s.place[s.car] else "blocked" if s.position[s.car] != OFF_TRACK else "absent"
        return [Event("stayed", {"car": COLOURS[s.car], "speed": s.speed, "why": why})]
    return [moved(table, s, mover_of(s, s.car), before, s.speed, 0)]


def turned(table: Table, s: State, before: Before) -> list[Event]:
    events = []
    for seat in range(s.players):
        cards = before.hand[seat] | before.open8[seat]
        if table.board.two_player_piles:
            cards |= before.piles[seat]
        if cards and not s.hand[seat] | s.open8[seat]:
            events.append(Event("home", {"seat": seat, "cards": card_names(table, cards)}))
    if s.phase == PLAY:
        events.append(Event("turn", {"seat": s.turn}))
    else:
        events.append(Event("finish", {"race": s.race + 1, "reason": REASON_NAMES[s.reason], "order": finish_order(s)}))
    return events
