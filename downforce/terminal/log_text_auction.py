"""The deal, the auction and the powers, in words."""

from collections.abc import Callable

from ..rules.cards import read_lines
from ..rules.events import (
    AsideEvent,
    Bidding,
    DealtEvent,
    DrawnEvent,
    ForcedEvent,
    HandEvent,
    KeptEvent,
    LotEvent,
    RevealedEvent,
    SoldEvent,
    TiedEvent,
    UnownedEvent,
)
from .memory import Memory
from .phrasing import Phrasing


def dealt(phrasing: Phrasing, memory: Memory, event: DealtEvent) -> list[str]:
    memory.powers.clear()
    memory.new_lot()
    lines = [
        phrasing.text("log-dealt", race=event["race"], track=event["track"]),
        phrasing.text("log-grid", cars=phrasing.cars(event["grid"])),
    ]
    owners = {car: seat for car, seat in event["owners"].items() if seat is not None}
    return lines + [phrasing.text("log-owner", car=car, **phrasing.who(seat)) for car, seat in owners.items()]


def hand(phrasing: Phrasing, memory: Memory, event: HandEvent) -> list[str]:
    if event["seat"] != phrasing.me:
        return []
    return [phrasing.text("log-hand", count=event["count"], cards=" ".join(event["cards"]))]


def lot(phrasing: Phrasing, memory: Memory, event: LotEvent) -> list[str]:
    memory.new_lot()
    lines = [phrasing.text("log-lot", car=event["car"], power=event["power"] or "none", round=event["round"])]
    if len(event["bidders"]) < len(phrasing.names):
        lines.append(phrasing.text("log-bidders", names=", ".join(map(phrasing.called, event["bidders"]))))
    return lines


def revealed(phrasing: Phrasing, memory: Memory, event: RevealedEvent) -> list[str]:
    memory.bids = event["bids"]
    return [phrasing.text("log-bids", bids=bids_shown(phrasing, event["bids"]))] if event["bids"] else []


def bids_shown(phrasing: Phrasing, bids: list[Bidding]) -> str:
    """Who laid what, the highest first."""
    ordered = sorted(bids, key=lambda bid: -bid["bid"])
    return ", ".join(
        phrasing.text("bid-shown", amount=phrasing.money(bid["bid"]), card=bid["card"], **phrasing.who(bid["seat"]))
        if bid["bid"]
        else phrasing.text("pass-shown", card=bid["card"], **phrasing.who(bid["seat"]))
        for bid in ordered
    )


def tied(phrasing: Phrasing, memory: Memory, event: TiedEvent) -> list[str]:
    memory.drawn = True
    return [phrasing.text("log-tied", names=", ".join(map(phrasing.called, event["seats"])))]


def drawn(phrasing: Phrasing, memory: Memory, event: DrawnEvent) -> list[str]:
    memory.drawn = True
    return [phrasing.text("log-drawn", **phrasing.who(event["seat"]))]


def forced(phrasing: Phrasing, memory: Memory, event: ForcedEvent) -> list[str]:
    memory.new_lot()
    memory.forced = True
    return [phrasing.text("log-forced", card=event["card"] or "none", **phrasing.who(event["seat"]))]


def sold(phrasing: Phrasing, memory: Memory, event: SoldEvent) -> list[str]:
    sale = phrasing.text(
        "log-sold",
        car=event["car"],
        power=event["power"] or "none",
        price=phrasing.money(event["price"]),
        **phrasing.who(event["seat"]),
    )
    reason = why_won(phrasing, memory, event["seat"])
    return [f"{sale} {reason}" if reason else sale]


def why_won(phrasing: Phrasing, memory: Memory, winner: int) -> str:
    """Which rule decided between the bids (R036, R039, R040, U36)."""
    bids = [bid for bid in memory.bids if bid["bid"]]
    won = next((bid for bid in bids if bid["seat"] == winner), None)
    if memory.forced or won is None:
        return ""
    rivals = [bid for bid in bids if bid["bid"] == won["bid"] and bid["seat"] != winner]
    if memory.drawn:
        return phrasing.text("why-drawn")
    if not rivals:
        return phrasing.text("why-highest") if len(bids) > 1 else phrasing.text("why-alone")
    cars, most = len(read_lines(won["card"])), max(len(read_lines(bid["card"])) for bid in rivals)
    if most < cars:
        return phrasing.text("why-more-cars", cars=cars, others=most)
    return phrasing.text("why-no-wild")


def aside(phrasing: Phrasing, memory: Memory, event: AsideEvent) -> list[str]:
    return [phrasing.text("log-aside", car=event["car"])]


def unowned(phrasing: Phrasing, memory: Memory, event: UnownedEvent) -> list[str]:
    return [phrasing.text("log-unowned", car=event["car"])]


def kept(phrasing: Phrasing, memory: Memory, event: KeptEvent) -> list[str]:
    told = []
    for seat, power in enumerate(event["powers"]):
        if power and memory.powers.get(seat) != power:
            memory.powers[seat] = power
            told.append(phrasing.text("log-kept", power=power, **phrasing.who(seat)))
    return told


TOLD: dict[str, Callable[..., list[str]]] = {
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
