"""A player's hand as text: the cards, how far they can move each car, and the prices of the cars sold so far."""

from ...rules.names import COLOURS, Seat
from ...rules.setup.cards import MARKS, read_lines
from ...rules.views.shapes import View
from .phrasing import Phrasing

LABEL, CELL = 12, 11


def hand_cards(view: View, seat: Seat) -> list[str]:
    """Return all cards that a player can play: the hand and, in a two-player game, the face-up Speed-8 cards."""
    return [*view["hands"][seat], *view["speed8"][seat]]


def hand_lines(phrasing: Phrasing, view: View, seat: Seat) -> list[str]:
    """Return a player's hand as lines of text.

    Every card is spelled out in words. A table at the end shows how far the cards can move each car.
    """
    cards = hand_cards(view, seat)
    lines = [phrasing.text("hand-count", count=len(cards))]
    lines += [f"  {card}: {phrasing.card(card)}" for card in cards]
    if view["piles"][seat]:
        lines.append(phrasing.text("hand-pile", count=len(view["piles"][seat])))
    power = view["powers"][seat]
    if power and power != "?":
        lines.append(phrasing.text("power-explained", power=power))
    return [*lines, *strength_table(phrasing, view, seat, None)]


def hand_list(phrasing: Phrasing, view: View, seat: Seat) -> list[str]:
    """Return a player's hand as lines of text for a narrow panel, with one card per line in short notation."""
    cards = hand_cards(view, seat)
    lines = [phrasing.text("hand-count", count=len(cards))]
    lines += [" ".join(f"{MARKS[colour]}{value}" for colour, value in read_lines(card)) for card in cards]
    power = view["powers"][seat]
    if power and power != "?":
        lines += ["", phrasing.text("power-explained", power=power)]
    return lines


def auction_table(phrasing: Phrasing, view: View) -> list[str]:
    """Return a table with a column for each car: how far the player's cards can move it, its owner and its price.

    The car that is being auctioned is marked.
    """
    seat, lot = view["seat"], view["lot"]
    lines = strength_table(phrasing, view, seat, lot["car"] if lot else None)
    owners, prices = [], []
    for car in COLOURS:
        owner, paid = view["cars"][car]["owner"], view["cars"][car]["paid"]
        owners.append("-" if owner is None else cut(phrasing.seat_name(owner)))
        prices.append("-" if paid is None else phrasing.money(paid))
    return [*lines, row(phrasing.text("table-owner"), owners), row(phrasing.text("table-price"), prices)]


def strength_table(phrasing: Phrasing, view: View, seat: Seat | None, lot: str | None) -> list[str]:
    """Return a table of how far a seat's cards can move each car, or only its head if the view does not show them."""
    heads = [f"{car}{'*' if car == lot else ' '}{phrasing.colour(car)}" for car in COLOURS]
    strengths = view["strengths"][seat] if seat is not None else None
    if strengths is None:
        return [row("", heads)]
    return [
        row("", heads),
        row(phrasing.text("table-spaces"), [str(strengths[car]["sum"]) for car in COLOURS]),
        row(phrasing.text("table-wilds"), [f"+{strengths[car]['wild']}" for car in COLOURS]),
    ]


def row(label: str, cells: list[str]) -> str:
    return (f"{label[: LABEL - 1]:{LABEL}}" + "".join(f"{cell:{CELL}}" for cell in cells)).rstrip()


def cut(name: str) -> str:
    return name if len(name) < CELL else name[: CELL - 2] + "…"
