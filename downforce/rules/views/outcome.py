"""How a game ended: the winners, the reason, and the score sheet of every seat (R183-R186)."""

from typing import Literal

from ..model import State
from ..names import CARS, COLOURS, DISTANCE, OVER, REASON_NAMES, EndReason, Seat
from ..score import auction_total, betting_total, payout, prize, racing_total
from ..setup.ruleset import Ruleset
from .shapes import BetOnSheet, CarOnSheet, Outcome, RaceResult, Sheet, TourSheet
from .view_parts import members


def sheet(ruleset: Ruleset, s: State, seat: Seat) -> Sheet:
    """Return a seat's score sheet for one race.

    In a beginner's game with `first-wins`, the sheet has no totals. In a long-distance race that is not played for
    money, all amounts are 0.
    """
    board = ruleset.board
    counts, free = not board.first_wins, board.distance == DISTANCE
    cars: dict[str, CarOnSheet] = {
        COLOURS[car]: {
            "price": 0 if free else s.paid[car],
            "place": s.place[car] or None,
            "prize": 0 if free or not counts else prize(s.place[car]),
        }
        for car in range(CARS)
        if s.owner[car] == seat
    }
    bets: list[BetOnSheet] = [
        {"car": COLOURS[car], "place": s.place[car] or None, "pays": payout(k, s.place[car])}
        for k, car in enumerate(s.bet[seat])
        if car >= 0
    ]
    if not counts:
        return Sheet(seat=seat, cars=cars, bets=bets, racing=None, betting=None, auction=None, total=None)
    racing, betting, auction = racing_total(s, seat), betting_total(s, seat), auction_total(s, seat)
    if free:
        racing, betting, auction = 0, 0, 0
    total = racing + betting - auction
    return Sheet(seat=seat, cars=cars, bets=bets, racing=racing, betting=betting, auction=auction, total=total)


def race_result(ruleset: Ruleset, s: State) -> RaceResult:
    """Return the result of a race that is over."""
    placed = sorted((car for car in range(CARS) if s.place[car]), key=lambda car: s.place[car])
    return {
        "track": ruleset.track.name,
        "reason": end_reason(s),
        "placed": [COLOURS[car] for car in placed],
        "stalled": [COLOURS[car] for car in range(CARS) if not s.place[car]],
        "sheets": [sheet(ruleset, s, seat) for seat in range(s.players)],
    }


def end_reason(s: State) -> EndReason:
    """Return the reason why a race ended. The race must be over."""
    reason = REASON_NAMES[s.reason]
    assert reason != "running"
    return reason


def outcome(ruleset: Ruleset, s: State, races: list[RaceResult]) -> Outcome | None:
    """Return how the game ended, or None while it is still running. `races` holds the results of its races."""
    if s.phase != OVER:
        return None
    last = races[-1]
    scores = None if ruleset.board.first_wins else [s.score[seat] for seat in range(s.players)]
    return {
        "winners": members(s.winners),
        "reason": last["reason"],
        "decided": decided_by(ruleset, s),
        "scores": scores,
        "placed": last["placed"],
        "stalled": last["stalled"],
        "sheets": last["sheets"] if len(races) == 1 else [tour_sheet(races, seat) for seat in range(s.players)],
        "races": races,
    }


def tour_sheet(races: list[RaceResult], seat: Seat) -> TourSheet:
    """Return a seat's score sheets for both races of a world tour, together with their totals (R181)."""
    sheets = [race["sheets"][seat] for race in races]
    return {
        "seat": seat,
        "races": sheets,
        "racing": sum(sheet["racing"] or 0 for sheet in sheets),
        "betting": sum(sheet["betting"] or 0 for sheet in sheets),
        "auction": sum(sheet["auction"] or 0 for sheet in sheets),
        "total": sum(sheet["total"] or 0 for sheet in sheets),
    }


def decided_by(ruleset: Ruleset, s: State) -> Literal["winnings", "place", "first", "furthest", "shared"]:
    """Return what decided the win: money, the best placed car, the first car to finish or the car furthest ahead.

    If there are several winners, return "shared".
    """
    winners = members(s.winners)
    if len(winners) > 1:
        return "shared"
    if ruleset.board.first_wins:
        return "first" if s.best_place[winners[0]] else "furthest"
    if ruleset.board.distance == DISTANCE:
        return "furthest"
    best = s.score[winners[0]]
    return "place" if sum(s.score[seat] == best for seat in range(s.players)) > 1 else "winnings"
