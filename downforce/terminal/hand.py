"""A hand of cards as text: the cards, how strong they are for each car, and what the cars have cost."""

from typing import Any

from ..rules.cards import MARKS, read_lines
from ..rules.names import COLOURS, Seat
from .voice import Voice

LABEL, CELL = 12, 11


def hand_cards(view: dict[str, Any], seat: Seat) -> list[str]:
    """All cards a seat may play: its hand and, with two players, its open Speed-8s."""
    return [*view["hands"][seat], *view["speed8"][seat]]


def strength(cards: list[str], car: str) -> tuple[int, int]:
    """The spaces that the cards move a car, and those that wilds on cards without it could add."""
    own = wild = 0
    for card in cards:
        lines = [(MARKS[colour], value) for colour, value in read_lines(card)]
        own += sum(value for mark, value in lines if mark == car)
        if all(mark != car for mark, _ in lines):
            wild += max((value for mark, value in lines if mark == "W"), default=0)
    return own, wild


def hand_lines(voice: Voice, view: dict[str, Any], seat: Seat) -> list[str]:
    """Every card with its lines read out, then the strength."""
    cards = hand_cards(view, seat)
    lines = [voice.text("hand-count", count=len(cards))]
    lines += [f"  {card}: {voice.card(card)}" for card in cards]
    if view["piles"][seat]:
        lines.append(voice.text("hand-pile", count=len(view["piles"][seat])))
    power = view["powers"][seat]
    if power and power != "?":
        lines.append(voice.text("power-explained", power=power))
    return [*lines, *strength_table(voice, cards, None)]


def hand_list(voice: Voice, view: dict[str, Any], seat: Seat) -> list[str]:
    """The same for a narrow panel: a card a row, as it is typed but for the gaps."""
    cards = hand_cards(view, seat)
    lines = [voice.text("hand-count", count=len(cards))]
    lines += [" ".join(f"{MARKS[colour]}{value}" for colour, value in read_lines(card)) for card in cards]
    power = view["powers"][seat]
    if power and power != "?":
        lines += ["", voice.text("power-explained", power=power)]
    return lines


def auction_table(voice: Voice, view: dict[str, Any]) -> list[str]:
    """Strength of the hand and prices so far, a column a car, the lot's marked."""
    seat = view["seat"]
    lines = strength_table(voice, [] if seat is None else hand_cards(view, seat), view["lot"]["car"])
    owners, prices = [], []
    for car in COLOURS:
        seen = view["cars"][car]
        sold = seen["owner"] is not None
        owners.append(cut(voice.called(seen["owner"])) if sold else "-")
        prices.append(voice.money(seen["paid"]) if sold else "-")
    return [*lines, row(voice.text("table-owner"), owners), row(voice.text("table-price"), prices)]


def strength_table(voice: Voice, cards: list[str], lot: str | None) -> list[str]:
    heads = [f"{car}{'*' if car == lot else ' '}{voice.colour(car)}" for car in COLOURS]
    strengths = [strength(cards, car) for car in COLOURS]
    return [
        row("", heads),
        row(voice.text("table-spaces"), [str(own) for own, _ in strengths]),
        row(voice.text("table-wilds"), [f"+{wild}" for _, wild in strengths]),
    ]


def row(label: str, cells: list[str]) -> str:
    return (f"{label[: LABEL - 1]:{LABEL}}" + "".join(f"{cell:{CELL}}" for cell in cells)).rstrip()


def cut(name: str) -> str:
    return name if len(name) < CELL else name[: CELL - 2] + "…"
