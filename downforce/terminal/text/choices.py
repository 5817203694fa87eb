"""The list of legal actions that a player can choose from, each with a description, in a helpful order."""

from dataclasses import dataclass

from ...game import Game
from ...offers import shapes
from ...offers.offer import make_offer
from ...rules.names import Seat
from ...rules.views.shapes import View
from .move_choices import describe_move
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
    offer, view = make_offer(game, seat), game.view(seat)
    return [describe_choice(game, phrasing, view, offered) for offered in offer["choices"]] if offer else []


def describe_choice(game: Game, phrasing: Phrasing, view: View, offered: shapes.Choice) -> Choice:
    """Put one of the offered actions into words."""
    walk: list[str] = []
    brief = ""
    match offered["kind"]:
        case "lay":
            effect = describe_bid(phrasing, offered)
        case "keep":
            effect = phrasing.text("power-explained", power=offered["power"])
        case "play":
            effect, brief = describe_play(phrasing, view, offered), brief_lines(phrasing, view, offered)
        case "wild":
            effect = describe_wild(phrasing, view, offered)
        case "move":
            effect, walk = (
                describe_move(phrasing, game.ruleset.track, view["asks"] == "bonus", offered),
                offered["walk"],
            )
        case "skip":
            effect = phrasing.text("choice-skip", car=offered["car"] or "none")
        case "go":
            effect = phrasing.text("choice-go", **phrasing.who(offered["mover"]))
        case "bet":
            effect = describe_bet(phrasing, view, offered)
    return Choice(offered["action"], effect, tuple(walk), brief)


def describe_bid(phrasing: Phrasing, lay: shapes.Lay) -> str:
    amount = phrasing.money(lay["bid"])
    if lay["by"] == "pass":
        return phrasing.text("choice-pass")
    if lay["by"] == "wild":
        return phrasing.text("choice-bid-wild", amount=amount)
    if lay["by"] == "lowest":
        return phrasing.text("choice-bid-lowest", amount=amount)
    return phrasing.text("choice-bid", amount=amount)


def describe_play(phrasing: Phrasing, view: View, play: shapes.Play) -> str:
    """Describe the effect of playing a card, line by line, based on the current positions of the cars."""
    lines = "; ".join(describe_line(phrasing, view, line) for line in play["lines"])
    return f"{phrasing.text('choice-reversed')} {lines}" if play["reversed"] else lines


def describe_line(phrasing: Phrasing, view: View, line: shapes.LineAhead) -> str:
    if line["car"] == "W":
        return phrasing.text("line-wild", speed=line["speed"])
    mine = "yes" if is_mine(phrasing, view, line) else "no"
    return phrasing.text("line", car=line["car"], mine=mine, speed=line["speed"], does=forecast_text(phrasing, line))


def brief_lines(phrasing: Phrasing, view: View, play: shapes.Play) -> str:
    """Return a short form of the card that an action plays.

    In the short form, `*` marks the reader's own cars, `=2` a car that can move only two spaces, `▓` a car that can
    cross the finish line, and `↑` a card that is played in reverse.
    """
    words = []
    for line in play["lines"]:
        ends = {"blocked": "=0", "short": f"={line['steps']}", "home": "=0", "absent": "=0", "finish": "▓"}
        mine = "*" if is_mine(phrasing, view, line) else ""
        words.append(f"{line['car']}{line['speed']}{mine}{ends.get(line['how'], '')}")
    return " ".join(["↑", *words] if play["reversed"] else words)


def is_mine(phrasing: Phrasing, view: View, line: shapes.LineAhead) -> bool:
    """Return whether a line moves a car that the reader owns. A wild line has no car until one is named."""
    return line["car"] != "W" and phrasing.me is not None and view["cars"][line["car"]]["owner"] == phrasing.me


def forecast_text(phrasing: Phrasing, line: shapes.LineAhead) -> str:
    return phrasing.text("forecast", how=line["how"], steps=line["steps"], ends=line["ends"])


def describe_wild(phrasing: Phrasing, view: View, wild: shapes.Wild) -> str:
    line, does = wild["line"], forecast_text(phrasing, wild["line"])
    owner = phrasing.owner(view["cars"][line["car"]]["owner"])
    if wild["printed"]:
        effect = phrasing.text("choice-wild-printed", car=line["car"], owner=owner, does=does)
    else:
        effect = phrasing.text("choice-wild", car=line["car"], owner=owner, does=does)
    if line["mover"] in (None, view["turn"]):
        return effect
    return f"{effect} {phrasing.text('log-steered', **phrasing.who(line['mover']))}"


def describe_bet(phrasing: Phrasing, view: View, bet: shapes.Bet) -> str:
    """Describe a bet on a car.

    The description states the car's place in the race, its owner, the highest amount that the bet can still pay, and
    how far the cards in the reader's hand can move the car.
    """
    best_place = bet["place"] or len(view["finished"]) + 1
    effect = phrasing.text(
        "choice-bet",
        place=bet["rank"],
        home="yes" if bet["place"] else "no",
        owner=phrasing.owner(bet["owner"]),
        pays=phrasing.money(bet["pays"][best_place - 1]),
    )
    if bet["to_finish"] is None:
        return effect
    to_go = phrasing.text("bets-to-go", steps=bet["to_finish"])
    return ", ".join([effect, to_go, phrasing.text("bets-hand", steps=bet["hand"], wild=bet["wild"])])
