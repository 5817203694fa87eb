"""Every candidate of a decision, played out in the same imagined worlds. Plain functions, run as they are or compiled.

A search that plays (bots/policy/search.py) soon drops the candidates it dislikes, so it knows little about them. Here
all get the same worlds and, within a world, the same random numbers: differences are then far surer than values.
"""

from ..arena.match import of_game
from ..arena.playout import run_chance
from ..bots.policy.decide import choose_action
from ..bots.policy.determinize import determinize
from ..bots.policy.features import look_around
from ..bots.policy.forecast import forecast
from ..bots.policy.rollout import guess_bets, roll
from ..bots.policy.scratch import Scratch
from ..bots.policy.search import SPARE, amount_of, chance_to_win, list_arms, play_arm, prepare_arms
from ..bots.policy.value_network import knows, win_chance_from
from ..bots.policy.weights import CERTAIN, NETWORK, Weights
from ..rng import Rng, seed_rng
from ..rules.bits import count_bits, lowest_bit
from ..rules.copying import copy_state
from ..rules.deal import new_state
from ..rules.engine import advance, apply, begin, take
from ..rules.model import Board, Deal, State
from ..rules.names import AUCTION, CARS, OVER, PLAY, Action, Seat

TO_THE_END = 1000  # cards: more than there are


def list_candidates(s: State, b: Board, seat: Seat, t: Scratch, out: list[int], chosen: Action) -> int:
    """t.arm: the legal actions, of bids one for every amount; what was chosen is among them, if anything was (not -1).

    Returns how many.
    """
    n = list_arms(s, b, seat, t, out)
    if chosen < 0:
        return n
    for k in range(n):
        if t.arm[k] == chosen:
            return n
    instead = n - 1
    if s.phase == AUCTION:
        for k in range(n):
            if amount_of(s, b, t.arm[k]) == amount_of(s, b, chosen):
                instead = k
    t.arm[instead] = chosen
    return n


def judge_worlds(
    w: list[State],
    b: Board,
    seat: Seat,
    m: Weights,
    t: Scratch,
    c: Rng,
    d: Deal,
    out: list[int],
    arms: int,
    first: int,
    values: list[list[list[int]]],
) -> None:
    """values[world][arm][seat]: everybody's chance to win after each candidate in w[0], in 1024ths.

    Worlds are numbered from `first` on; a number is all that a world's draws depend on.
    """
    prepare_arms(w, 0, b, seat, m, t, out, arms)
    for world in range(len(values)):
        for arm in range(arms):
            seed_rng(c, first + world)
            play_arm(w, 0, b, seat, m, t, c, d, out, arm)
            share_out(w[1], b, m, t, values[world][arm])


def share_out(s: State, b: Board, m: Weights, t: Scratch, chances: list[int]) -> None:
    """Everybody's chance to win the game, all together 1024, but for what rounding leaves."""
    if s.phase == OVER:
        for seat in range(s.players):
            chances[seat] = CERTAIN // count_bits(s.winners) if s.winners & (1 << seat) else 0
        return
    by_network = m.rivals == NETWORK and s.phase == PLAY and knows(b)
    if by_network:
        look_around(s, b, m, t)
    else:
        forecast(s, b, m, t)
    total = 0
    for seat in range(s.players):
        chances[seat] = 1 + (win_chance_from(s, seat, t) if by_network else chance_to_win(s, b, seat, m, t))
        total += chances[seat]
    for seat in range(s.players):
        chances[seat] = (chances[seat] * CERTAIN + total // 2) // total


def open_worlds(
    w: list[State],
    b: Board,
    m: Weights,
    t: Scratch,
    c: Rng,
    out: list[int],
    cards: int,
    first: int,
    values: list[list[int]],
) -> None:
    """values[world][seat]: everybody's chance to win from w[0] on, all cards open, by playouts of so many cards."""
    for world in range(len(values)):
        seed_rng(c, first + world)
        copy_state(w, 1, 0)
        roll(w, 1, SPARE, b, m, t, c, out, cards)
        share_out(w[1], b, m, t, values[world])


def bet_worlds(
    w: list[State],
    b: Board,
    seat: Seat,
    m: Weights,
    t: Scratch,
    c: Rng,
    d: Deal,
    out: list[int],
    first: int,
    places: list[list[int]],
    backed: list[list[int]],
) -> None:
    """After the bet t.arm[0] in w[0], in every world: the place of each car when the race is over (0: it stalled), and
    how many of the others have bet on it at this line."""
    line = w[0].bets_made
    for world in range(len(places)):
        seed_rng(c, first + world)
        copy_state(w, 1, 0)
        s = w[1]
        determinize(s, b, seat, c, d)
        guess_bets(s, w[0], b, seat, m, c)
        take(s, b, seat, t.arm[0])
        advance(s, b)
        roll(w, 1, SPARE, b, m, t, c, out, TO_THE_END)
        for car in range(CARS):
            places[world][car] = s.place[car]
            backed[world][car] = 0
        for other in range(s.players):
            if other != seat and s.bet[other][line] >= 0:
                backed[world][s.bet[other][line]] += 1


def play_the_deal(
    w: list[State],
    b: Board,
    dealt: Deal,
    d: Deal,
    c: Rng,
    weights: list[Weights],
    t: Scratch,
    out: list[int],
    first: int,
    values: list[list[int]],
    money: list[list[int]],
) -> None:
    """The same deal again and again, weights by game and seat: who wins, in 1024ths, and everybody's money."""
    s = w[0]
    for game in range(len(values)):
        seed_rng(c, first + game)
        new_state(s)
        begin(s, b, dealt)
        run_chance(s, b, d, c)
        play_on(w, b, of_game(weights, b, game), t, c, d, out, TO_THE_END)
        share_out(s, b, weights[0], t, values[game])
        for seat in range(s.players):
            money[game][seat] = s.score[seat]


def play_on(
    w: list[State], b: Board, weights: list[Weights], t: Scratch, c: Rng, d: Deal, out: list[int], cards: int
) -> None:
    """Bots, weights by seat, play so many cards in w[0], up to the next one; or until the game is over."""
    s = w[0]
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        if s.phase == PLAY:
            if cards == 0:
                return
            cards -= 1
        apply(s, b, seat, choose_action(w, 0, b, seat, weights[seat], t, c, d, out))
        if s.waiting == 0:
            run_chance(s, b, d, c)
