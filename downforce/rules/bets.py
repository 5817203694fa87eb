"""Betting: after a card has moved a car across a new betting line, every seat secretly bets on a car (R105-R112)."""

from .model import Board, State
from .names import BET, BETS, CARS, LINES, OFF_TRACK, TURN, Action, Seat


def lines_reached(s: State, b: Board) -> int:
    """Return how many betting lines have been crossed by at least one car. Cars without an owner count, too (U72)."""
    most = 0
    for car in range(CARS):
        if s.place[car] or s.laps[car]:
            return b.lines  # U74: a car that has finished a lap has crossed them all
        if s.position[car] != OFF_TRACK:
            most = max(most, b.lines_crossed[s.position[car]])
    return most


def open_bets(s: State, b: Board) -> None:
    """Ask all seats for bets if a betting line has been crossed for the first time; otherwise end the turn.

    If a single card takes cars across two betting lines, there are two rounds of bets (U73).
    """
    if b.bets and s.bets_made < b.lines and lines_reached(s, b) > s.bets_made:
        s.waiting = (1 << s.players) - 1
        s.phase = BETS
    else:
        s.phase = TURN


def legal_bets(out: list[int]) -> int:
    """Write all legal bets to `out` and return how many there are."""
    for car in range(CARS):  # U75: a car that has finished is allowed, too
        out[car] = BET + car
    return CARS


def make_bet(s: State, seat: Seat, action: Action) -> None:
    """Record a seat's bet. Once every seat has made a bet, complete the round of bets."""
    s.bet[seat][s.bets_made] = action - BET
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        s.bets_made += 1
        s.phase = LINES
