"""The list of legal actions that a player can choose from, each with a description, in a helpful order."""

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
    """An action that a player can choose.

    `effect` describes the action in words, `walk` lists the spaces along the path of a move, and `brief` is a short
    form of the card that the action plays.
    """

    action: str
    effect: str
    walk: tuple[str, ...] = ()
    brief: str = ""


def find_choices(game: Game, phrasing: Phrasing, seat: Seat) -> list[Choice]:
    """Return the legal actions of a seat as a list of choices. The order is the same for every reader and language."""
    legal = game.legal(seat)
    moves = [action for action in legal if action.startswith("move ")]
    others = [
        Choice(
            action,
            DESCRIPTIONS[action.split(" ")[0]](game, phrasing, action),
            brief=brief_lines(game, phrasing, action),
        )
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


# The auction


def describe_bid(game: Game, phrasing: Phrasing, action: str) -> str:
    amount, by = bid_amount(game, action)
    money = phrasing.money(amount)
    if by == "pass":
        return phrasing.text("choice-pass")
    if by == "wild":
        return phrasing.text("choice-bid-wild", amount=money)
    if by == "lowest":
        return phrasing.text("choice-bid-lowest", amount=money)
    return phrasing.text("choice-bid", amount=money)


def describe_keep(game: Game, phrasing: Phrasing, action: str) -> str:
    power = action.split(" ")[1]
    return phrasing.text("power-explained", power=power)


# The race


def describe_play(game: Game, phrasing: Phrasing, action: str) -> str:
    """Describe the effect of playing a card, line by line, based on the current positions of the cars.

    If the card is played in reverse, its lines are described from last to first.
    """
    _, card, *reversed_ = action.split(" ")
    lines = card_lines(game, phrasing, card)
    if reversed_:
        return f"{phrasing.text('choice-reversed')} {'; '.join(reversed(lines))}"
    return "; ".join(lines)


def card_lines(game: Game, phrasing: Phrasing, card: str) -> list[str]:
    """Describe what each line of a card would do if the current player played the card now."""
    worded = []
    for seen, mine in preview_card(game, phrasing, card):
        if seen.car == "W":
            worded.append(phrasing.text("line-wild", speed=seen.speed))
        else:
            own = "yes" if mine else "no"
            worded.append(
                phrasing.text("line", car=seen.car, mine=own, speed=seen.speed, does=forecast_text(phrasing, seen))
            )
    return worded


def brief_lines(game: Game, phrasing: Phrasing, action: str) -> str:
    """Return a short form of the card that an action plays, or "" if the action does not play a card.

    In the short form, `*` marks the reader's own cars, `=2` a car that can move only two spaces, `▓` a car that can
    cross the finish line, and `↑` a card that is played in reverse.
    """
    verb, card, *reversed_ = action.split(" ") + [""] * (" " not in action)
    if verb != "play":
        return ""
    lines = []
    for seen, mine in preview_card(game, phrasing, card):
        far = {"blocked": "=0", "short": f"={seen.steps}", "home": "=0", "absent": "=0", "finish": "▓"}.get(
            seen.how, ""
        )
        lines.append(f"{seen.car}{seen.speed}{'*' if mine else ''}{far}")
    return f"↑ {' '.join(reversed(lines))}" if reversed_ else " ".join(lines)


def preview_card(game: Game, phrasing: Phrasing, card: str) -> list[tuple[LinePreview, bool]]:
    """Return a preview of each line of a card.

    Each preview comes with a flag that says whether the line moves one of the reader's own cars. The preview of a wild
    line does not name a car, because the car has not been chosen yet.
    """
    player, number = game.state.turn, game.ruleset.deck.number[card]
    found = []
    for line, (car, value) in enumerate(read_lines(card)):
        seen = LinePreview("W", value, "free") if car == WILD else preview_line(game, player, number, line, car)
        found.append((seen, car != WILD and phrasing.me is not None and game.state.owner[car] == phrasing.me))
    return found


def forecast_text(phrasing: Phrasing, seen: LinePreview) -> str:
    return phrasing.text("forecast", how=seen.how, steps=seen.steps, ends=seen.ends)


def describe_wild(game: Game, phrasing: Phrasing, action: str) -> str:
    s, car = game.state, COLOURS.index(action.split(" ")[1])
    seen = preview_line(game, s.turn, s.card, s.line, car)
    owner = None if s.owner[car] == NOBODY else s.owner[car]
    mover = find_mover(s, car)
    if game.ruleset.board.card_cars[s.card] & (1 << car):
        effect = phrasing.text(
            "choice-wild-printed", car=seen.car, owner=phrasing.owner(owner), does=forecast_text(phrasing, seen)
        )
    else:
        effect = phrasing.text(
            "choice-wild", car=seen.car, owner=phrasing.owner(owner), does=forecast_text(phrasing, seen)
        )
    return effect if mover == s.turn else f"{effect} {phrasing.text('log-steered', **phrasing.who(mover))}"


def describe_skip(game: Game, phrasing: Phrasing, action: str) -> str:
    card = game.view(phrasing.me)["card"]
    return phrasing.text("choice-skip", car=card["car"] or "none" if card else "none")


def describe_go(game: Game, phrasing: Phrasing, action: str) -> str:
    return phrasing.text("choice-go", **phrasing.who(find_mover(game.state, game.state.car)))


# Bets


def describe_bet(game: Game, phrasing: Phrasing, action: str) -> str:
    """Describe a bet on a car.

    The description states the car's place in the race, its owner, the highest amount that the bet can still pay, and
    how far the cards in the reader's hand can move the car.
    """
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


DESCRIPTIONS: dict[str, Callable[[Game, Phrasing, str], str]] = {
    "bid": describe_bid,
    "pass": describe_bid,
    "keep": describe_keep,
    "play": describe_play,
    "wild": describe_wild,
    "skip": describe_skip,
    "go": describe_go,
    "bet": describe_bet,
}
