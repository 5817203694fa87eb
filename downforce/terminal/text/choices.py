"""The legal actions of a seat as choices for people: in a helpful order, each with what it would do."""

from collections.abc import Callable
from dataclasses import dataclass

from ...game import Game
from ...offers.bids import bid_amount
from ...offers.hand_strength import strength
from ...offers.previews import LinePreview, preview_line
from ...offers.race_order import race_order
from ...rules.drive import find_mover
from ...rules.names import COLOURS, NOBODY, WILD, Seat
from ...rules.score import payout
from ...rules.setup.cards import read_lines
from .hand import hand_cards
from .move_choices import move_choices
from .phrasing import Phrasing


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, what it would do in words, the spaces it would lead over, and, of a card, its lines in short."""

    action: str
    effect: str
    walk: tuple[str, ...] = ()
    brief: str = ""


def find_choices(game: Game, phrasing: Phrasing, seat: Seat) -> list[Choice]:
    """What the seat may do now; the order is the same for everybody and does not depend on the language."""
    legal = game.legal(seat)
    moves = [action for action in legal if action.startswith("move ")]
    others = [
        Choice(action, WORDED[action.split(" ")[0]](game, phrasing, action), brief=in_short(game, phrasing, action))
        for action in legal
        if action not in moves
    ]
    if legal and legal[0].startswith(("bid ", "pass ")):
        amounts = {choice.action: bid_amount(game, choice.action)[0] for choice in others}
        others.sort(key=lambda choice: -amounts[choice.action])
    if legal and legal[0].startswith("bet "):
        ranks = {f"bet {car}": rank for rank, car in enumerate(game.view(seat)["order"])}
        others.sort(key=lambda choice: ranks[choice.action])
    return [Choice(action, effect, walk) for action, effect, walk in move_choices(game, phrasing, moves)] + others


# The auction.


def lay(game: Game, phrasing: Phrasing, action: str) -> str:
    amount, by = bid_amount(game, action)
    money = phrasing.money(amount)
    if by == "pass":
        return phrasing.text("choice-pass")
    if by == "wild":
        return phrasing.text("choice-bid-wild", amount=money)
    if by == "lowest":
        return phrasing.text("choice-bid-lowest", amount=money)
    return phrasing.text("choice-bid", amount=money)


def keep(game: Game, phrasing: Phrasing, action: str) -> str:
    power = action.split(" ")[1]
    return phrasing.text("power-explained", power=power)


# The race.


def play(game: Game, phrasing: Phrasing, action: str) -> str:
    """Line by line, counted as things stand; with Tricky reversed, from the last line up."""
    _, card, *reversed_ = action.split(" ")
    lines = card_lines(game, phrasing, card)
    if reversed_:
        return f"{phrasing.text('choice-reversed')} {'; '.join(reversed(lines))}"
    return "; ".join(lines)


def card_lines(game: Game, phrasing: Phrasing, card: str) -> list[str]:
    """What each line of a card would do if the seat on turn played it now."""
    worded = []
    for seen, mine in expectations(game, phrasing, card):
        if seen.car == "W":
            worded.append(phrasing.text("line-wild", speed=seen.speed))
        else:
            own = "yes" if mine else "no"
            worded.append(
                phrasing.text("line", car=seen.car, mine=own, speed=seen.speed, does=expected(phrasing, seen))
            )
    return worded


def in_short(game: Game, phrasing: Phrasing, action: str) -> str:
    """A card to play, line by line: * for a car of one's own, =2 where it can go no further, ▓ for the finish."""
    verb, card, *reversed_ = action.split(" ") + [""] * (" " not in action)
    if verb != "play":
        return ""
    lines = []
    for seen, mine in expectations(game, phrasing, card):
        far = {"blocked": "=0", "short": f"={seen.steps}", "home": "=0", "absent": "=0", "finish": "▓"}.get(
            seen.how, ""
        )
        lines.append(f"{seen.car}{seen.speed}{'*' if mine else ''}{far}")
    return f"↑ {' '.join(reversed(lines))}" if reversed_ else " ".join(lines)


def expectations(game: Game, phrasing: Phrasing, card: str) -> list[tuple[LinePreview, bool]]:
    """Of each line, what it would do, and whether the car is the reader's own. A wild may move many."""
    player, number = game.state.turn, game.ruleset.deck.number[card]
    found = []
    for line, (car, value) in enumerate(read_lines(card)):
        seen = LinePreview("W", value, "free") if car == WILD else preview_line(game, player, number, line, car)
        found.append((seen, car != WILD and phrasing.me is not None and game.state.owner[car] == phrasing.me))
    return found


def expected(phrasing: Phrasing, seen: LinePreview) -> str:
    return phrasing.text("forecast", how=seen.how, steps=seen.steps, ends=seen.ends)


def name_wild(game: Game, phrasing: Phrasing, action: str) -> str:
    s, car = game.state, COLOURS.index(action.split(" ")[1])
    seen = preview_line(game, s.turn, s.card, s.line, car)
    owner = None if s.owner[car] == NOBODY else s.owner[car]
    mover = find_mover(s, car)
    if game.ruleset.board.card_cars[s.card] & (1 << car):
        effect = phrasing.text(
            "choice-wild-printed", car=seen.car, owner=phrasing.owner(owner), does=expected(phrasing, seen)
        )
    else:
        effect = phrasing.text("choice-wild", car=seen.car, owner=phrasing.owner(owner), does=expected(phrasing, seen))
    return effect if mover == s.turn else f"{effect} {phrasing.text('log-steered', **phrasing.who(mover))}"


def skip(game: Game, phrasing: Phrasing, action: str) -> str:
    card = game.view(phrasing.me)["card"]
    return phrasing.text("choice-skip", car=card["car"] or "none" if card else "none")


def go(game: Game, phrasing: Phrasing, action: str) -> str:
    return phrasing.text("choice-go", **phrasing.who(find_mover(game.state, game.state.car)))


# Bets.


def bet(game: Game, phrasing: Phrasing, action: str) -> str:
    """Where the car stands, whose it is, the most a bet on it can still pay, and what the own hand can do for it."""
    car, s, view = action.split(" ")[1], game.state, game.view(phrasing.me)
    ranked = next(found for found in race_order(view) if found.car == car)
    best = payout(s.bets_made, ranked.place or s.finished + 1)
    effect = phrasing.text(
        "choice-bet",
        place=ranked.rank,
        home="yes" if ranked.place else "no",
        owner=phrasing.owner(ranked.owner),
        pays=phrasing.money(best),
    )
    if ranked.space is None or phrasing.me is None:
        return effect
    steps, wild = strength(hand_cards(view, phrasing.me), car)
    to_go = phrasing.text("bets-to-go", steps=ranked.steps)
    return ", ".join([effect, to_go, phrasing.text("bets-hand", steps=steps, wild=wild)])


WORDED: dict[str, Callable[[Game, Phrasing, str], str]] = {
    "bid": lay,
    "pass": lay,
    "keep": keep,
    "play": play,
    "wild": name_wild,
    "skip": skip,
    "go": go,
    "bet": bet,
}
