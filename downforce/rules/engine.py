"""The engine, which runs a game through the functions `begin`, `legal` and `apply`.

The rules of each phase are in separate modules; the engine only calls them. A game runs until it needs a decision from
a seat (`waiting`) or a random draw (phases DEAL and TIE). `apply` calls `take` once, and then `step` until the next
decision is needed. To report each event as it happens, call `take` and `step` directly.
"""

from .auction import draw_winner, lay_bid, legal_bids, offer_lot, settle_lot
from .bets import legal_bets, make_bet, open_bets
from .deal import lay_out
from .drive import choose_bonus, choose_move, drive, legal_moves, legal_skip_or_go, skip_or_go
from .model import Board, Deal, State
from .names import (
    AUCTION,
    BETS,
    BONUS,
    CARD_DONE,
    CHOICE,
    DRIVE,
    KEEP,
    LINE,
    LINES,
    MOVE,
    NAME_WILD,
    OFFER,
    OVER,
    PLAY,
    SETTLE,
    SKIP_OR_GO,
    START,
    TURN,
    Action,
    Seat,
)
from .powers import ask_powers, keep_power, legal_keeps
from .race import choose_wild, end_card, legal_names, legal_plays, play_card, reach_line, start_race
from .score import finish_race, next_turn


def begin(s: State, b: Board, deal: Deal) -> None:
    """Set up a race from a deal and run the game to the first decision."""
    lay_out(s, b, deal)
    advance(s, b)


def draw(s: State, b: Board, seat: Seat) -> None:
    """Sell a tied auction lot to the seat that was drawn at random, and run the game to the next decision."""
    draw_winner(s, b, seat)
    advance(s, b)


def legal(s: State, b: Board, seat: Seat, out: list[int]) -> int:
    """Write a seat's legal actions to `out[0:n]` and return `n`. If the game is not waiting for this seat, `n` is 0."""
    if not s.waiting & (1 << seat):
        return 0
    if s.phase == MOVE or s.phase == BONUS:
        return legal_moves(s, b, out)
    if s.phase == PLAY:
        return legal_plays(s, b, seat, out)
    if s.phase == AUCTION:
        return legal_bids(s, b, seat, out)
    if s.phase == BETS:
        return legal_bets(out)
    if s.phase == NAME_WILD:
        return legal_names(s, b, out)
    if s.phase == KEEP:
        return legal_keeps(s, b, seat, out)
    return legal_skip_or_go(out)


def apply(s: State, b: Board, seat: Seat, action: Action) -> None:
    """Carry out an action and run the game to the next decision. The caller must make sure that the action is legal."""
    take(s, b, seat, action)
    advance(s, b)


def take(s: State, b: Board, seat: Seat, action: Action) -> None:
    """Carry out an action, but not the automatic steps that follow it."""
    if s.phase == MOVE:
        choose_move(s, b, action)
    elif s.phase == PLAY:
        play_card(s, b, seat, action)
    elif s.phase == AUCTION:
        lay_bid(s, b, seat, action)
    elif s.phase == BETS:
        make_bet(s, seat, action)
    elif s.phase == NAME_WILD:
        choose_wild(s, b, action)
    elif s.phase == KEEP:
        keep_power(s, seat, action)
    elif s.phase == SKIP_OR_GO:
        skip_or_go(s, b, action)
    elif s.phase == BONUS:
        choose_bonus(s, b, action)


def runs_by_itself(s: State) -> bool:
    """Return whether the game can continue without an action or a random draw."""
    return s.phase > OVER


def advance(s: State, b: Board) -> None:
    """Run the game until it is over, or until it waits for a seat or a random draw."""
    while runs_by_itself(s):
        step(s, b)


def step(s: State, b: Board) -> None:
    """Run the next automatic step of the game, for which no decision is needed."""
    if s.phase == LINE:
        reach_line(s, b)
    elif s.phase == DRIVE:
        drive(s, b)
    elif s.phase == CARD_DONE:
        end_card(s, b)
    elif s.phase == LINES:
        open_bets(s, b)
    elif s.phase == TURN:
        next_turn(s, b)
    elif s.phase == SETTLE:
        settle_lot(s, b)
    elif s.phase == OFFER:
        offer_lot(s, b)
    elif s.phase == CHOICE:
        ask_powers(s, b)
    elif s.phase == START:
        start_race(s, b)
    else:
        finish_race(s, b)
