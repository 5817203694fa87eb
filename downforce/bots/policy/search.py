"""Search over guesses: every action is tried on many imagined games that are played on for a few cards.

Sequential halving: all arms get the same playouts, the worse half drops out, and so on. The same guesses for all arms
of a round, so that luck is shared. Where a playout ends, the value network says how likely a win is; in races that it
does not know, and for the crowd, a forecast of everybody's money does.
"""

from ...rng import Rng, next_word, seed_rng
from ...rules.auction import bid_amount
from ...rules.bits import count_bits
from ...rules.copying import copy_state
from ...rules.engine import advance, legal, take
from ...rules.model import Board, Deal, State
from ...rules.names import AUCTION, BETS, CARD_DONE, CARDS, CARS, KEEP, OVER, PASS, PLAY, Action, Seat
from .bidding import choose_bid
from .determinize import determinize
from .evaluate import SCALE, set_offsets, steps_to_go, value
from .forecast import forecast
from .greedy import run_card
from .rollout import guess_bets, roll
from .scratch import Scratch
from .value_network import knows, win_chance
from .weights import BEST, CERTAIN, FURTHEST, NETWORK, PER_SCALE, Weights

BEST_OF_MANY = 15  # thousandths of money a step, for each rival but one: the best of them will do better than expected
MAX_ARMS = 24
FIRST_ARM = 2  # w[i + FIRST_ARM + arm]: the game after an arm's own card; w[i + 1] is scratch,
SPARE = FIRST_ARM + MAX_ARMS  # and so is this


def search(
    w: list[State], i: int, b: Board, seat: Seat, m: Weights, t: Scratch, c: Rng, d: Deal, out: list[int]
) -> Action:
    """The action with the best mean utility; w[i] itself is not touched."""
    t.made = 0
    arms = list_arms(w[i], b, seat, t, out)
    if arms == 1:
        return t.arm[0]
    prepare_arms(w, i, b, seat, m, t, out, arms)
    alive = arms
    rounds = 0
    while (1 << rounds) < arms:
        rounds += 1
    for _ in range(rounds):
        each = max(1, m.playouts // (rounds * alive))
        base = next_word(c)
        for k in range(alive):
            for turn in range(each):
                seed_rng(c, base + turn)
                arm = t.order[k]
                t.total[arm] += one_playout(w, i, b, seat, m, t, c, d, out, arm)
                t.count[arm] += 1
        t.made += each * alive
        sort_arms(t, alive)
        alive = (alive + 1) // 2
        seed_rng(c, base + 77_777)
    return t.arm[t.order[0]]


def list_arms(s: State, b: Board, seat: Seat, t: Scratch, out: list[int]) -> int:
    """The legal actions; of bids one for every amount, the longest card, and one pass."""
    n = legal(s, b, seat, out)
    if s.phase != AUCTION:
        n = min(n, MAX_ARMS)
        for k in range(n):
            t.arm[k] = out[k]
        return n
    arms = 0
    for amount in range(10):
        best = -1
        longest = -1
        for k in range(n):
            action = out[k]
            card = action % CARDS
            worth = amount_of(s, b, action)
            length = b.card_lines[card]
            if action >= PASS:
                length = 10 if s.shown[seat] & b.copies[card] else 10 - length
            if worth == amount and length > longest:
                longest = length
                best = action
        if best >= 0:
            t.arm[arms] = best
            arms += 1
    return arms


def amount_of(s: State, b: Board, action: Action) -> int:
    """Of a bid; a pass bids nothing."""
    return 0 if action >= PASS else bid_amount(b, action % CARDS, s.lot_car[s.lot], action)


def prepare_arms(
    w: list[State], i: int, b: Board, seat: Seat, m: Weights, t: Scratch, out: list[int], arms: int
) -> None:
    """Play every arm's own card to its end, once: places are public, so that no guess is needed for it."""
    in_card = w[i].phase >= PLAY and w[i].phase < BETS
    top = -(1 << 60)
    liked = amount_of(w[i], b, choose_bid(w[i], b, seat, m, 0, out)) if w[i].phase == AUCTION else 0
    for arm in range(arms):
        copy_state(w, i + FIRST_ARM + arm, i)
        s = w[i + FIRST_ARM + arm]
        t.order[arm] = arm
        t.total[arm] = 0
        t.count[arm] = 0
        t.worth[arm] = 0
        if in_card:
            take(s, b, seat, t.arm[arm])
            set_offsets(s, b, seat, m, t)
            if s.phase != CARD_DONE:
                run_card(s, b, seat, m, t)
            t.worth[arm] = value(s, b, seat, m, t)
            top = max(top, t.worth[arm])
        elif s.phase == AUCTION:
            t.total[arm] = m.prior[0] * max(0, 512 - m.prior[2] * abs(amount_of(s, b, t.arm[arm]) - liked))
            t.count[arm] = m.prior[0]
    if in_card:
        for arm in range(arms):
            lag = (top - t.worth[arm]) * m.prior[1] // SCALE
            t.total[arm] = m.prior[0] * max(0, 512 - lag)
            t.count[arm] = m.prior[0]


def one_playout(
    w: list[State],
    i: int,
    b: Board,
    seat: Seat,
    m: Weights,
    t: Scratch,
    c: Rng,
    d: Deal,
    out: list[int],
    arm: int,
) -> int:
    """Imagine, play on, and see who is ahead: the utility in 1024ths."""
    play_arm(w, i, b, seat, m, t, c, d, out, arm)
    s = w[i + 1]
    if m.rivals == NETWORK and s.phase == PLAY and knows(b):
        return win_chance(s, b, seat, m, t)
    if s.phase == OVER:
        for other in range(s.players):
            t.money[other] = s.score[other] * SCALE
    else:
        forecast(s, b, m, t)
    return chance_to_win(s, b, seat, m, t)


def play_arm(
    w: list[State], i: int, b: Board, seat: Seat, m: Weights, t: Scratch, c: Rng, d: Deal, out: list[int], arm: int
) -> None:
    """In w[i + 1]: imagine what the seat cannot know, act, and play on for some cards."""
    copy_state(w, i + 1, i + FIRST_ARM + arm)
    s = w[i + 1]
    determinize(s, b, seat, c, d)
    guess_bets(s, w[i], b, seat, m, c)
    if s.phase == AUCTION or s.phase == KEEP or s.phase == BETS:
        take(s, b, seat, t.arm[arm])
    advance(s, b)
    roll(w, i + 1, i + SPARE, b, m, t, c, out, cards_ahead(s, b, m))


def cards_ahead(s: State, b: Board, m: Weights) -> int:
    """By the forecast a playout is judged better if it comes round to the seat that thinks; the network needs less."""
    return m.depth if m.rivals == BEST or knows(b) else max(m.depth, s.players)


def chance_to_win(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> int:
    """In 1024ths, by the expected money of all; the further the race has to go, the less a lead says."""
    if s.phase == OVER and m.rivals != BEST:
        return CERTAIN // count_bits(s.winners) if s.winners & (1 << seat) else 0
    togo = 0
    if s.phase != OVER:
        for car in range(CARS):
            togo += steps_to_go(s, b, car)
    togo = max(0, togo) // CARS
    if m.rivals == BEST:
        return chance_by_best(s, seat, m, t, togo)
    odds = 0
    for other in range(s.players):
        if other != seat:
            ahead = max(1, lead_over(seat, m, t, togo, t.money[other], 0))
            odds += CERTAIN * (CERTAIN - ahead) // ahead
    return CERTAIN * CERTAIN // (CERTAIN + odds)


def chance_by_best(s: State, seat: Seat, m: Weights, t: Scratch, togo: int) -> int:
    """By the margin over the best rival alone; with more of them the best will do better than expected."""
    best = -(1 << 60)
    for other in range(s.players):
        if other != seat:
            best = max(best, t.money[other])
    return lead_over(seat, m, t, togo, best, BEST_OF_MANY * (s.players - 2) * togo // 10)


def lead_over(seat: Seat, m: Weights, t: Scratch, togo: int, money: int, doubt: int) -> int:
    """The chance to end with more than somebody who may expect so much."""
    lead = (t.money[seat] - money) * 100 // SCALE - doubt
    lead = lead * PER_SCALE // (m.margin[0] + m.margin[1] * togo)
    return t.logistic[max(-FURTHEST, min(FURTHEST, lead)) + FURTHEST]


def sort_arms(t: Scratch, alive: int) -> None:
    """The best first."""
    for a in range(1, alive):
        k = a
        while k > 0 and t.total[t.order[k]] * t.count[t.order[k - 1]] > t.total[t.order[k - 1]] * t.count[t.order[k]]:
            kept = t.order[k]
            t.order[k] = t.order[k - 1]
            t.order[k - 1] = kept
            k -= 1
