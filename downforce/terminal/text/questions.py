"""The question that a player is asked when they have to decide, and the information needed to answer it."""

from ...game import Game
from ...offers.bidder_facts import bidder
from ...offers.offer import make_offer
from ...offers.race_order import race_order
from ...offers.shapes import Bidder, Offer
from ...offers.wild_restrictions import missing_cars
from ...rules.names import CARS, COLOURS, Seat
from ...rules.setup.cards import MARKS, read_lines
from ...rules.views.shapes import CardInPlay, LotOnOffer, View
from .hand import auction_table
from .phrasing import Phrasing


def question(game: Game, phrasing: Phrasing, seat: Seat) -> str:
    """Return a sentence that asks a player for their current decision."""
    view = game.view(seat)
    asks, lot, card = view["asks"], view["lot"], view["card"]
    if lot:
        return phrasing.text("ask-bid", car=lot["car"])
    if asks == "keep":
        return phrasing.text("ask-keep")
    if asks == "bet":
        pays = bet_payouts(phrasing, make_offer(game, seat))
        return phrasing.text("ask-bet", bet=view["bets_made"] + 1, pays=pays)
    if card is None:
        return phrasing.text("ask-play")
    if card["car"] is None:
        return phrasing.text("ask-wild", steps=card["steps"])
    if asks == "go":
        return phrasing.text("ask-go", car=card["car"], steps=card["steps"])
    if asks == "bonus":
        return phrasing.text("ask-bonus", car=card["car"])
    if card["seat"] != seat:
        return phrasing.text("ask-steer", car=card["car"], steps=card["steps"], name=phrasing.names[card["seat"]])
    return phrasing.text("ask-move", car=card["car"], steps=card["steps"])


def bet_payouts(phrasing: Phrasing, offer: Offer | None) -> str:
    """Return what a bet pays for first, second and third place."""
    pays = next(choice["pays"] for choice in (offer["choices"] if offer else ()) if choice["kind"] == "bet")
    return " / ".join(phrasing.money(amount) for amount in pays[:3])


def briefing(game: Game, phrasing: Phrasing, seat: Seat) -> list[str]:
    """Return the information needed for the current decision as lines of text, at most 78 columns wide if possible."""
    view = game.view(seat)
    if view["lot"]:
        return [
            *lot_lines(phrasing, view, view["lot"]),
            bidder_line(phrasing, bidder(game.state, game.ruleset.board, seat)),
            *auction_table(phrasing, view),
        ]
    if view["phase"] == "powers":
        return []
    lines = [standing_line(phrasing, view), *own_bets(phrasing, view)]
    if view["card"]:
        lines.append(card_line(phrasing, view["card"]))
    return [*lines, *remarks(game, phrasing, seat)]


def remarks(game: Game, phrasing: Phrasing, seat: Seat) -> list[str]:
    """Return notes on the current decision.

    The notes say which cars cannot be chosen for a wild line and why, and whether the result of the game is already
    decided.
    """
    view, lines = game.view(seat), []
    missing = missing_cars(game.state, game.ruleset.board) if view["asks"] == "wild" else []
    for why in ("printed", "named"):
        if cars := [one["car"] for one in missing if one["why"] == why]:
            lines.append(phrasing.text("wild-missing", why=why, count=len(cars), cars=phrasing.cars(cars)))
    if view["foregone"]:
        lines.append(phrasing.text("rest-offer"))
    return lines


def bidder_line(phrasing: Phrasing, facts: Bidder) -> str:
    """Return a line that says whether a player must bid, and whether they can still buy another car."""
    said = phrasing.text("auction-stand", stand=facts["stand"], owned=facts["owned"], spare=facts["spare"])
    return f"{phrasing.text('must-bid')} {said}" if facts["must"] else said


def lot_lines(phrasing: Phrasing, view: View, lot: LotOnOffer) -> list[str]:
    """Describe the car that is being auctioned, and explain the power that comes with it."""
    power, number = lot["power"] or "none", view["lot_number"]
    if number is not None:
        lines = [phrasing.text("lot", number=number, count=CARS, car=lot["car"], power=power)]
    else:
        lines = [phrasing.text("lot-second", left=view["lots_left"], car=lot["car"], power=power)]
    if lot["power"]:
        lines.append(phrasing.text("power-explained", power=power))
    if view["aside"] and lot["round"] == 1:
        lines.append(phrasing.text("lots-aside", cars=phrasing.cars(lot["car"] for lot in view["aside"])))
    return lines


def standing_line(phrasing: Phrasing, view: View) -> str:
    """Return a line with the letter and the current space of each car, in race order."""
    parts = []
    for found in race_order(view):
        mine = "*" if found.owner is not None and found.owner == phrasing.me else ""
        where = found.space or (phrasing.text("ordinal", place=found.place) if found.place else "-")
        lap = f" +{found.laps}" if found.laps else ""
        parts.append(f"{found.car}{mine} {where}{lap}")
    return phrasing.text("standing", cars="  ".join(parts))


def own_bets(phrasing: Phrasing, view: View) -> list[str]:
    """Return a list with one line of text that names the reader's bets so far, or an empty list if there are none."""
    bets = view["bets"][phrasing.me] if phrasing.me is not None else []
    return [phrasing.text("own-bets", cars=phrasing.cars(bets))] if bets else []


def card_line(phrasing: Phrasing, card: CardInPlay) -> str:
    """Describe the card in play. The line of the card that is currently being carried out is shown in brackets."""
    lines = [f"{MARKS[car]}{value}" for car, value in read_lines(card["card"])]
    order = range(len(lines))[::-1] if card["reversed"] else range(len(lines))
    shown = " ".join(f"[{lines[i]}]" if i == card["line"] else lines[i] for i in order)
    return phrasing.text("card-in-play", card=shown, **phrasing.who(card["seat"]))


def letters(phrasing: Phrasing) -> str:
    """Return text that explains which colour each car letter stands for."""
    return ", ".join(f"{car} {phrasing.colour(car)}" for car in COLOURS)
