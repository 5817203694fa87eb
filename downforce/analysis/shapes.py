"""What an analysis tells, as plain data. Chances are shares of the win, from 0 to 1."""

from typing import TypedDict


class Candidate(TypedDict):
    action: str
    chance: float  # to win the money, after it


class Decision(TypedDict):
    """One choice of a seat, judged by what that seat could know."""

    number: int  # of the action in the record, from 1
    seat: int
    kind: str  # auction, powers, card, move, bet
    action: str
    best: str
    candidates: list[Candidate]  # the best first; of bids one for every amount
    chance: float  # after what was chosen
    loss: float  # how much better the best is, 0 if nothing is better
    error: float  # standard error of the loss
    trivial: bool  # one option, or all within a point: not counted
    mark: str  # "", "?!", "?" or "??"
    worth: int | None  # of a bid: the highest amount that is no worse than a pass; None for anything else
    given: list[float]  # by seat: what choosing this instead of the best did to the chance of each of the others


class Ledger(TypedDict):
    """One seat's result, taken apart: the parts add up to it."""

    result: float  # the share of the win that it got
    parity: float  # what anybody may expect
    deal: float  # luck of the deal: what pros in all seats won with it, above parity
    own: float  # what its own losses cost
    others: float  # what the choices of others gave or took
    rest: float  # all that nobody chose, and what these estimates miss
    decisions: int  # that were not trivial
    lost_each: float  # loss per such decision
    money: int
    par_money: float  # what pros won with this deal, on average


class Analysis(TypedDict):
    players: int
    playouts: int  # for each decision
    seed: int
    decisions: list[Decision]
    chances: list[list[float]]  # after the deal and after every action, by seat, with all cards open
    ledger: list[Ledger]
