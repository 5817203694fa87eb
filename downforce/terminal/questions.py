"""What a seat is asked, and what it should know before answering."""

from typing import Any

from ..game import Game
from ..offers.race_order import race_order
from ..rules.cards import MARKS, read_lines
from ..rules.names import BONUS, CARS, COLOURS, Seat
from ..rules.score import payout
from .hand import auction_table
from .voice import Voice


def question(game: Game, voice: Voice, seat: Seat) -> str:
    """One sentence for what the seat has to decide now."""
    view, verb = game.view(seat), game.legal(seat)[0].split(" ")[0]
    if view["phase"] == "auction":
        return voice.text("ask-bid", car=view["lot"]["car"])
    if view["phase"] == "powers":
        return voice.text("ask-keep")
    if view["phase"] == "bets":
        number = view["bets_made"]
        pays = " / ".join(voice.money(payout(number, place)) for place in (1, 2, 3))
        return voice.text("ask-bet", bet=number + 1, pays=pays)
    if verb == "play":
        return voice.text("ask-play")
    card = view["card"]
    if card["car"] is None:
        return voice.text("ask-wild", steps=card["steps"])
    if "go" in game.legal(seat):
        return voice.text("ask-go", car=card["car"], steps=card["steps"])
    if game.state.phase == BONUS:  # Determined on another seat's card (U90)
        return voice.text("ask-bonus", car=card["car"])
    if card["seat"] != seat:
        return voice.text("ask-steer", car=card["car"], steps=card["steps"], name=voice.names[card["seat"]])
    return voice.text("ask-move", car=card["car"], steps=card["steps"])


def briefing(game: Game, voice: Voice, seat: Seat) -> list[str]:
    """What to know for it, in lines of at most 78 columns where the texts allow it."""
    view = game.view(seat)
    if view["phase"] == "auction":
        must = [] if any(action.startswith("pass") for action in game.legal(seat)) else [voice.text("must-bid")]
        return [*lot_lines(voice, view), *must, *auction_table(voice, view)]
    if view["phase"] == "powers":
        return []
    lines = [standing_line(game, voice, view)]
    if view["card"]:
        lines.append(card_line(voice, view["card"]))
    return lines


def lot_lines(voice: Voice, view: dict[str, Any]) -> list[str]:
    """The lot, and its power explained."""
    lot, left, aside = view["lot"], view["lots_left"], len(view["aside"])
    power = lot["power"] or "none"
    if lot["round"] == 1:
        number = CARS - (left - aside) + 1
        lines = [voice.text("lot", number=number, count=CARS, car=lot["car"], power=power)]
    else:
        lines = [voice.text("lot-second", left=left, car=lot["car"], power=power)]
    if lot["power"]:
        lines.append(voice.text("power-explained", power=power))
    if aside and lot["round"] == 1:
        lines.append(voice.text("lots-aside", cars=voice.cars(lot["car"] for lot in view["aside"])))
    return lines


def standing_line(game: Game, voice: Voice, view: dict[str, Any]) -> str:
    """All cars in race order, by letter and space."""
    parts = []
    for found in race_order(view, game.table.track):
        mine = "*" if found.owner is not None and found.owner == voice.me else ""
        where = found.space or (voice.text("ordinal", place=found.place) if found.place else "-")
        lap = f" +{found.laps}" if found.laps else ""
        parts.append(f"{found.car}{mine} {where}{lap}")
    return voice.text("standing", cars="  ".join(parts))


def card_line(voice: Voice, card: dict[str, Any]) -> str:
    """The card in play, with the line now reached in brackets."""
    lines = [f"{MARKS[car]}{value}" for car, value in read_lines(card["card"])]
    order = range(len(lines))[::-1] if card["reversed"] else range(len(lines))
    shown = " ".join(f"[{lines[i]}]" if i == card["line"] else lines[i] for i in order)
    return voice.text("card-in-play", card=shown, **voice.who(card["seat"]))


def letters(voice: Voice) -> str:
    """Which letter is which car."""
    return ", ".join(f"{car} {voice.colour(car)}" for car in COLOURS)
