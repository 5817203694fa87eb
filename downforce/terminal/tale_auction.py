"""The deal, the auction and the powers, in words."""

from typing import Any

from ..rules.cards import read_lines
from .memory import Memory
from .voice import Voice

Event = dict[str, Any]


def dealt(voice: Voice, memory: Memory, event: Event) -> list[str]:
    memory.powers.clear()
    memory.new_lot()
    lines = [
        voice.text("log-dealt", race=event["race"], track=event["track"]),
        voice.text("log-grid", cars=voice.cars(event["grid"])),
    ]
    owners = {car: seat for car, seat in event["owners"].items() if seat is not None}
    return lines + [voice.text("log-owner", car=car, **voice.who(seat)) for car, seat in owners.items()]


def hand(voice: Voice, memory: Memory, event: Event) -> list[str]:
    if event["seat"] != voice.me:
        return []
    return [voice.text("log-hand", count=event["count"], cards=" ".join(event["cards"]))]


def lot(voice: Voice, memory: Memory, event: Event) -> list[str]:
    memory.new_lot()
    lines = [voice.text("log-lot", car=event["car"], power=event["power"] or "none", round=event["round"])]
    if len(event["bidders"]) < len(voice.names):
        lines.append(voice.text("log-bidders", names=", ".join(map(voice.called, event["bidders"]))))
    return lines


def revealed(voice: Voice, memory: Memory, event: Event) -> list[str]:
    memory.bids = event["bids"]
    return [voice.text("log-bids", bids=bids_shown(voice, event["bids"]))] if event["bids"] else []


def bids_shown(voice: Voice, bids: list[dict[str, Any]]) -> str:
    """Who laid what, the highest first."""
    ordered = sorted(bids, key=lambda bid: -bid["bid"])
    return ", ".join(
        voice.text("bid-shown", amount=voice.money(bid["bid"]), card=bid["card"], **voice.who(bid["seat"]))
        if bid["bid"]
        else voice.text("pass-shown", card=bid["card"], **voice.who(bid["seat"]))
        for bid in ordered
    )


def tied(voice: Voice, memory: Memory, event: Event) -> list[str]:
    memory.drawn = True
    return [voice.text("log-tied", names=", ".join(map(voice.called, event["seats"])))]


def drawn(voice: Voice, memory: Memory, event: Event) -> list[str]:
    memory.drawn = True
    return [voice.text("log-drawn", **voice.who(event["seat"]))]


def forced(voice: Voice, memory: Memory, event: Event) -> list[str]:
    memory.new_lot()
    memory.forced = True
    return [voice.text("log-forced", card=event["card"] or "none", **voice.who(event["seat"]))]


def sold(voice: Voice, memory: Memory, event: Event) -> list[str]:
    sale = voice.text(
        "log-sold",
        car=event["car"],
        power=event["power"] or "none",
        price=voice.money(event["price"]),
        **voice.who(event["seat"]),
    )
    reason = why_won(voice, memory, event["seat"])
    return [f"{sale} {reason}" if reason else sale]


def why_won(voice: Voice, memory: Memory, winner: int) -> str:
    """Which rule decided between the bids (R036, R039, R040, U36)."""
    bids = [bid for bid in memory.bids if bid["bid"]]
    won = next((bid for bid in bids if bid["seat"] == winner), None)
    if memory.forced or won is None:
        return ""
    rivals = [bid for bid in bids if bid["bid"] == won["bid"] and bid["seat"] != winner]
    if memory.drawn:
        return voice.text("why-drawn")
    if not rivals:
        return voice.text("why-highest") if len(bids) > 1 else voice.text("why-alone")
    cars, most = len(read_lines(won["card"])), max(len(read_lines(bid["card"])) for bid in rivals)
    if most < cars:
        return voice.text("why-more-cars", cars=cars, others=most)
    return voice.text("why-no-wild")


def aside(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return [voice.text("log-aside", car=event["car"])]


def unowned(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return [voice.text("log-unowned", car=event["car"])]


def kept(voice: Voice, memory: Memory, event: Event) -> list[str]:
    told = []
    for seat, power in enumerate(event["powers"]):
        if power and memory.powers.get(seat) != power:
            memory.powers[seat] = power
            told.append(voice.text("log-kept", power=power, **voice.who(seat)))
    return told


TOLD = {
    "dealt": dealt,
    "hand": hand,
    "lot": lot,
    "revealed": revealed,
    "tied": tied,
    "drawn": drawn,
    "forced": forced,
    "sold": sold,
    "aside": aside,
    "unowned": unowned,
    "kept": kept,
}
