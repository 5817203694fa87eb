"""Bets: after the card on which a betting line is first crossed, every seat secretly names a car (R105-R112)."""

from .model import Board, State
from .names import BET, BETS, CARS, LINES, OFF_TRACK, TURN, Action, Seat


def lines_reached(s: State, b: Board) -> int:
    """Return how many betting lines have been crossed by any car, owned or not (U72)."""
    most = 0
    for car in range(CARS):
        if s.place[car] or s.laps[car]:
            return b.lines  # U74: a car that has finished has crossed them all
        if s.position[car] != OFF_TRACK:
            most = max(most, b.lines_crossed[s.position[car]])
    return most


def open_bets(s: State, b: Board) -> None:
    """Ask for bets if a line was newly crossed, else go on with the turn. Two new lines make two rounds (U73)."""
    if b.bets and s.bets_made < b.lines and lines_reached(s, b) > s.bets_made:
        s.waiting = (1 << s.players) - 1
        s.phase = BETS
    else:
        s.phase = TURN


def legal_bets(out: list[int]) -> int:
    """Write the legal bets to `out` and return how many there are."""
    for car in range(CARS):  # U75: also one that has finished
        out[car] = BET + car
    return CARS


def make_bet(s: State, seat: Seat, action: Action) -> None:
    """Note a seat's bet; after the last seat the round of bets is complete."""
    s.bet[seat][s.bets_made] = action - BET
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        s.bets_made += 1
        s.phase = LINES
