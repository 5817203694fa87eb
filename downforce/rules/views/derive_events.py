"""The events of a game, derived by comparing the states before and after each action and each automatic step.

The rules themselves do not record events. The events derived here include secret information, which secrets.py then
hides from everyone who is not allowed to see it. The game fills in their numbers and the seats that it waits for
(`Game._emit`, `Game._run`), because only the game knows which event is the last before the next decision.
"""

from typing import Final

from ..auction import TIE_BREAK_NAMES, tie_break
from ..bits import count_bits, lowest_bit
from ..drive import BONUS_OF_DETERMINED, count_ahead, find_ends, find_mover
from ..model import State
from ..names import (
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
    SETTLE,
    SKIP,
    SKIP_OR_GO,
    START,
    TIE,
    TURN,
    Action,
    Mask,
    PowerName,
    Seat,
)
from ..setup.ruleset import Ruleset
from .events import (
    AsideEvent,
    BetEvent,
    BettingEvent,
    Bidding,
    ChoseEvent,
    DealtEvent,
    DrewEvent,
    FinishEvent,
    ForcedEvent,
    GameEvent,
    HandEvent,
    HomeEvent,
    KeptEvent,
    LaidEvent,
    LotEvent,
    MovedEvent,
    NamedEvent,
    PlayedEvent,
    RaceEvent,
    RevealedEvent,
    SkippedEvent,
    SoldEvent,
    StayedEvent,
    TieBreak,
    TiedEvent,
    TurnEvent,
    UnownedEvent,
    WhySold,
)
from .outcome import end_reason
from .route import Route, find_bonus_routes, find_route, find_routes
from .view_parts import (
    card_names,
    cars_in_order,
    finish_order,
    lot_names,
    lot_round,
    members,
    none_if,
    pile_cards,
    power_name,
)

NOW: Final = 0  # placeholder for an event's number; the game counts actions and fills it in


class Before:
    """Values saved before an action or an automatic step, from which its events are derived afterwards."""

    __slots__ = ("hand", "here", "line", "lot", "lots", "named", "open8", "phase", "piles", "route")

    def __init__(self, s: State) -> None:
        self.phase = s.phase
        self.lot = s.lot
        self.lots = s.lots
        self.hand = s.hand[:]
        self.open8 = s.open8[:]
        self.piles = [pile_cards(s, seat) for seat in range(s.players)] if s.phase == TURN else []
        self.line = s.line  # the line that is carried out; afterwards, the state already has the next one
        self.named = s.named
        self.route: Route | None = None
        self.here = OFF_TRACK


def dealt(ruleset: Ruleset, s: State) -> list[GameEvent]:
    """Return the events for a deal: one for the new race, and one for the hand dealt to each seat."""
    event: DealtEvent = {
        "number": NOW,
        "waiting": [],
        "event": "dealt",
        "race": s.race + 1,
        "track": ruleset.track.name,
        "grid": [COLOURS[car] for car in s.grid],
        "owners": {COLOURS[car]: none_if(s.owner[car], NOBODY) for car in range(CARS)},
    }
    hands = [card_names(ruleset, s.hand[seat]) for seat in range(s.players)]
    return [
        event,
        *(
            HandEvent(number=NOW, waiting=[], event="hand", seat=seat, count=len(cards), cards=cards)
            for seat, cards in enumerate(hands)
        ),
    ]


# Actions.


def before_action(ruleset: Ruleset, s: State, action: Action) -> Before:
    """Save the values needed to derive the events for an action. Call this before the action is taken."""
    before = Before(s)
    if s.phase in (MOVE, BONUS) and action != SKIP:
        before.here = s.position[s.car]
        routes = find_bonus_routes(ruleset, s) if s.phase == BONUS else find_routes(ruleset, s)
        before.route = routes[count_ahead(s, ruleset.board, action)]
    elif s.phase == SKIP_OR_GO and action != SKIP:
        foresee_move(ruleset, s, before, s.ends)
    return before


def foresee_move(ruleset: Ruleset, s: State, before: Before, ends: Mask) -> None:
    """Save the route of a car that is about to move automatically, because it has only one possible move.

    Once the car has moved, its route can no longer be determined.
    """
    before.here = s.position[s.car]
    if ends != 1 and count_bits(ends) == 1:
        before.route = find_route(ruleset, s, lowest_bit(ends))


def after_action(ruleset: Ruleset, s: State, seat: Seat, action: Action, before: Before) -> list[GameEvent]:
    """Return the events for an action that has just been taken."""
    if before.phase == AUCTION:
        card = ruleset.deck.cards[s.bid_card[seat]]
        return [LaidEvent(number=NOW, waiting=[], event="laid", seat=seat, card=card, bid=s.bid[seat])]
    if before.phase == KEEP:
        return [ChoseEvent(number=NOW, waiting=[], event="chose", seat=seat, power=POWER_NAMES[s.power[seat]])]
    if before.phase == PLAY:
        card = ruleset.deck.cards[s.card]
        return [
            PlayedEvent(number=NOW, waiting=[], event="played", seat=seat, card=card, reversed=action >= PLAY_REVERSED)
        ]
    if before.phase == BETS:
        number = sum(car >= 0 for car in s.bet[seat])
        car = COLOURS[s.bet[seat][number - 1]]
        return [BetEvent(number=NOW, waiting=[], event="bet", seat=seat, bet=number, car=car)]
    if action == SKIP:
        wild = before.phase == NAME_WILD
        skipped_car, power = None if wild else COLOURS[s.car], power_name(s.power[seat])
        return [
            SkippedEvent(
                number=NOW, waiting=[], event="skipped", seat=seat, line=before.line, car=skipped_car, power=power
            )
        ]
    if before.phase == NAME_WILD:
        return [
            NamedEvent(number=NOW, waiting=[], event="named", seat=seat, line=before.line, car=COLOURS[action - NAME])
        ]
    if before.phase == BONUS:
        return [moved(ruleset, s, seat, before, 0, BONUS_OF_DETERMINED)]
    return [moved(ruleset, s, seat, before, s.speed, 0)] if before.route else []


def moved(ruleset: Ruleset, s: State, seat: Seat, before: Before, speed: int, bonus: int) -> MovedEvent:
    """Return the event for a car's move, including its route, its bonus steps and the steps it lost."""
    assert before.route is not None
    board, boxes = ruleset.board, ruleset.track.boxes
    spaces = [
        "finish" if board.has_finish and i == board.spaces else boxes[i % board.spaces].id for i in before.route.spaces
    ]
    steps, home = len(spaces), bool(s.place[s.car])
    return {
        "number": NOW,
        "waiting": [],
        "event": "moved",
        "seat": seat,
        "line": before.line,
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
        "laps": s.laps[s.car],
    }


def power_of_move(s: State, seat: Seat, bonus: int) -> PowerName | None:
    """Return the power that affected a move, or None if no power did.

    A power affects a move by adding steps, or by letting a seat steer a car when another seat has played the card.
    """
    return power_name(s.power[seat]) if bonus > 0 or seat != s.turn else None


# Automatic steps.


def before_step(ruleset: Ruleset, s: State) -> Before:
    """Save the values needed to derive the events for the next automatic step. Call this before the step runs."""
    before = Before(s)
    if s.phase == DRIVE and s.position[s.car] != OFF_TRACK:
        foresee_move(ruleset, s, before, find_ends(s, ruleset.board))
    return before


def after_step(ruleset: Ruleset, s: State, before: Before) -> list[GameEvent]:
    """Return the events for an automatic step that has just run."""
    if before.phase == OFFER:
        return offered(ruleset, s, before)
    if before.phase == SETTLE:
        return [*revealed(ruleset, s), *settled(ruleset, s, before)]
    if before.phase == CHOICE:
        return kept(s)
    if before.phase == START:
        return [*drawn(ruleset, s, before), RaceEvent(number=NOW, waiting=[], event="race", seat=s.turn)]
    if before.phase == LINE:
        named = members(s.named & ~before.named)
        return [
            NamedEvent(number=NOW, waiting=[], event="named", seat=s.turn, line=before.line, car=COLOURS[car])
            for car in named
        ]
    if before.phase == DRIVE:
        return driven(ruleset, s, before)
    if before.phase == CARD_DONE:
        return drawn(ruleset, s, before)
    if before.phase == LINES and s.phase == BETS:
        return [BettingEvent(number=NOW, waiting=[], event="betting", bet=s.bets_made + 1)]
    if before.phase == TURN:
        return turned(ruleset, s, before)
    return []


def offered(ruleset: Ruleset, s: State, before: Before) -> list[GameEvent]:
    """Return the events for a new auction lot, for a forced purchase, or for cars that remain without an owner."""
    if s.phase == AUCTION:
        lot: LotEvent = {
            "number": NOW,
            "waiting": [],
            "event": "lot",
            **lot_names(s, s.lot),
            "round": lot_round(s),
            "bidders": members(s.waiting),
        }
        return [lot]
    if s.lot > before.lot:  # the forced purchase (R053)
        card = s.bid_card[s.sold_to]
        shown = None if card == NO_CARD else ruleset.deck.cards[card]
        return [
            ForcedEvent(number=NOW, waiting=[], event="forced", seat=s.sold_to, card=shown),
            *settled(ruleset, s, before),
        ]
    if s.phase == CHOICE and s.lot < s.lots:
        return [unowned(s, lot) for lot in range(s.lot, s.lots)]
    return []


def revealed(ruleset: Ruleset, s: State) -> list[GameEvent]:
    bids: list[Bidding] = [
        {"seat": seat, "card": ruleset.deck.cards[s.bid_card[seat]], "bid": s.bid[seat]}
        for seat in range(s.players)
        if s.bid_card[seat] != NO_CARD
    ]
    return [RevealedEvent(number=NOW, waiting=[], event="revealed", bids=bids)]


def settled(ruleset: Ruleset, s: State, before: Before) -> list[GameEvent]:
    """Return the event that says whether an auction lot was tied, sold, set aside or left without an owner."""
    if s.phase == TIE:
        return [TiedEvent(number=NOW, waiting=[], event="tied", seats=members(s.tied))]
    lot = lot_names(s, before.lot)
    if s.sold_to != NOBODY:
        why = why_sold(ruleset, s, s.sold_to, before.phase == TIE)
        sold: SoldEvent = {
            "number": NOW,
            "waiting": [],
            "event": "sold",
            **lot,
            "seat": s.sold_to,
            "price": s.sold_for,
            "why": why,
        }
        return [sold]
    if s.lots > before.lots:
        return [AsideEvent(number=NOW, waiting=[], event="aside", car=lot["car"], power=lot["power"])]
    return [unowned(s, before.lot)]


def unowned(s: State, lot: int) -> UnownedEvent:
    return {"number": NOW, "waiting": [], "event": "unowned", **lot_names(s, lot)}


def why_sold(ruleset: Ruleset, s: State, winner: Seat, drawn: bool) -> WhySold:
    """Return why a seat won an auction lot (R036, R039, R040, U36).

    The result also lists the rivals with equal bids and the outcome of each tie-break.
    """
    bidders = [seat for seat in range(s.players) if s.bid[seat]]
    rivals = [seat for seat in bidders if seat != winner and s.bid[seat] == s.bid[winner]]
    if not rivals:
        if winner not in bidders:
            return {"by": "forced", "rivals": [], "breaks": []}
        return {"by": "highest" if len(bidders) > 1 else "alone", "rivals": [], "breaks": []}
    breaks: list[TieBreak] = []
    left = rivals
    for k, rule in enumerate(TIE_BREAK_NAMES):
        seen = {seat: tie_break(ruleset.board, s.bid_card[seat], k) for seat in (winner, *rivals)}
        best = max(seen[seat] for seat in left or rivals)
        found = TieBreak(rule=rule, how="level", winner=seen[winner], others=best)
        if not left:
            found["how"] = "unneeded"
        elif best < seen[winner]:
            found["how"] = "decides"
        breaks.append(found)
        left = [seat for seat in left if seen[seat] == seen[winner]]
    decided = [found["rule"] for found in breaks if found["how"] == "decides"]
    return {"by": "chance" if drawn else decided[0], "rivals": rivals, "breaks": breaks}


def kept(s: State) -> list[GameEvent]:
    """Return the event that reveals the power of every seat, including seats that had no choice."""
    powers = [power_name(s.power[seat]) for seat in range(s.players)]
    return [KeptEvent(number=NOW, waiting=[], event="kept", powers=powers)] if any(powers) else []


def drawn(ruleset: Ruleset, s: State, before: Before) -> list[GameEvent]:
    """Return an event for each seat that has just drawn cards."""
    events: list[GameEvent] = []
    for seat in range(s.players):
        hand = s.hand[seat] if before.phase == START else s.hand[seat] & ~before.hand[seat]
        if hand and (before.phase != START or ruleset.board.two_player_piles):
            cards = card_names(ruleset, hand)
            events.append(DrewEvent(number=NOW, waiting=[], event="drew", seat=seat, count=len(cards), cards=cards))
    return events


def driven(ruleset: Ruleset, s: State, before: Before) -> list[GameEvent]:
    """Return the event for a car that has moved automatically or could not move.

    If a seat must choose the move first, return no event.
    """
    if s.phase != LINE and s.phase != BONUS:
        return []  # a seat must choose first
    if before.route is None:
        stayed = StayedEvent(
            number=NOW, waiting=[], event="stayed", line=before.line, car=COLOURS[s.car], speed=s.speed, why="blocked"
        )
        if s.position[s.car] == OFF_TRACK:
            stayed["why"] = "finished" if s.place[s.car] else "absent"
        return [stayed]
    return [moved(ruleset, s, find_mover(s, s.car), before, s.speed, 0)]


def turned(ruleset: Ruleset, s: State, before: Before) -> list[GameEvent]:
    """Return the events that happen between two turns.

    First, seats whose cars have all finished discard their hands; then the next turn begins or the race ends.
    """
    events: list[GameEvent] = []
    for seat in range(s.players):
        cards = before.hand[seat] | before.open8[seat]
        if ruleset.board.two_player_piles:
            cards |= before.piles[seat]
        if cards and not s.hand[seat] | s.open8[seat]:
            events.append(HomeEvent(number=NOW, waiting=[], event="home", seat=seat, cards=card_names(ruleset, cards)))
    if s.phase == PLAY:
        events.append(TurnEvent(number=NOW, waiting=[], event="turn", seat=s.turn))
    else:
        reason, order = end_reason(s), finish_order(s)
        events.append(FinishEvent(number=NOW, waiting=[], event="finish", race=s.race + 1, reason=reason, order=order))
    return events
