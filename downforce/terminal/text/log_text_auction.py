"""Descriptions of events in the deal, the auction and the choice of powers, for the game log."""

from collections.abc import Callable

from ...rules.views.events import (
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
    WhySold,
)
from .log_memory import Memory
from .phrasing import Phrasing


def describe_dealt(phrasing: Phrasing, memory: Memory, event: DealtEvent) -> list[str]:
    memory.powers.clear()
    lines = [
        phrasing.text("log-dealt", race=event["race"], track=phrasing.track_hole(event["track"])),
        phrasing.text("log-grid", cars=phrasing.cars(event["grid"])),
    ]
    owners = {car: seat for car, seat in event["owners"].items() if seat is not None}
    return lines + [phrasing.text("log-owner", car=car, **phrasing.who(seat)) for car, seat in owners.items()]


def describe_hand(phrasing: Phrasing, memory: Memory, event: HandEvent) -> list[str]:
    if event["seat"] != phrasing.me:
        return []
    return [phrasing.text("log-hand", count=event["count"], cards=" ".join(event["cards"]))]


def describe_lot(phrasing: Phrasing, memory: Memory, event: LotEvent) -> list[str]:
    lines = [phrasing.text("log-lot", car=event["car"], power=event["power"] or "none", round=event["round"])]
    if len(event["bidders"]) < len(phrasing.names):
        lines.append(phrasing.text("log-bidders", names=", ".join(map(phrasing.seat_name, event["bidders"]))))
    return lines


def describe_revealed(phrasing: Phrasing, memory: Memory, event: RevealedEvent) -> list[str]:
    return [phrasing.text("log-bids", bids=bids_shown(phrasing, event["bids"]))] if event["bids"] else []


def bids_shown(phrasing: Phrasing, bids: list[Bidding]) -> str:
    """Return a line of text that lists all bids, with the highest bid first."""
    ordered = sorted(bids, key=lambda bid: -bid["bid"])
    return ", ".join(
        phrasing.text("bid-shown", amount=phrasing.money(bid["bid"]), card=bid["card"], **phrasing.who(bid["seat"]))
        if bid["bid"]
        else phrasing.text("pass-shown", card=bid["card"], **phrasing.who(bid["seat"]))
        for bid in ordered
    )


def describe_tied(phrasing: Phrasing, memory: Memory, event: TiedEvent) -> list[str]:
    return [phrasing.text("log-tied", names=", ".join(map(phrasing.seat_name, event["seats"])))]


def describe_drawn(phrasing: Phrasing, memory: Memory, event: DrawnEvent) -> list[str]:
    return [phrasing.text("log-drawn", **phrasing.who(event["seat"]))]


def describe_forced(phrasing: Phrasing, memory: Memory, event: ForcedEvent) -> list[str]:
    return [phrasing.text("log-forced", card=event["card"] or "none", **phrasing.who(event["seat"]))]


def describe_sold(phrasing: Phrasing, memory: Memory, event: SoldEvent) -> list[str]:
    sale = phrasing.text(
        "log-sold",
        car=event["car"],
        power=event["power"] or "none",
        price=phrasing.money(event["price"]),
        **phrasing.who(event["seat"]),
    )
    reason = why_sold(phrasing, event["why"])
    return [f"{sale} {reason}" if reason else sale]


def why_sold(phrasing: Phrasing, why: WhySold) -> str:
    """Return a sentence that explains why the winning bid won, or "" if the buyer was forced to take the car."""
    if why["by"] == "forced":
        return ""
    found = [(tie["winner"], tie["others"]) for tie in why["breaks"] if tie["rule"] == why["by"]]
    winner, others = found[0] if found else (0, 0)
    return phrasing.text("why-sold", by=why["by"], winner=winner, others=others)


def describe_aside(phrasing: Phrasing, memory: Memory, event: AsideEvent) -> list[str]:
    return [phrasing.text("log-aside", car=event["car"])]


def describe_unowned(phrasing: Phrasing, memory: Memory, event: UnownedEvent) -> list[str]:
    return [phrasing.text("log-unowned", car=event["car"])]


def describe_kept(phrasing: Phrasing, memory: Memory, event: KeptEvent) -> list[str]:
    told = []
    for seat, power in enumerate(event["powers"]):
        if power and memory.powers.get(seat) != power:
            memory.powers[seat] = power
            told.append(phrasing.text("log-kept", power=power, **phrasing.who(seat)))
    return told


DESCRIPTIONS: dict[str, Callable[..., list[str]]] = {
    "dealt": describe_dealt,
    "hand": describe_hand,
    "lot": describe_lot,
    "revealed": describe_revealed,
    "tied": describe_tied,
    "drawn": describe_drawn,
    "forced": describe_forced,
    "sold": describe_sold,
    "aside": describe_aside,
    "unowned": describe_unowned,
    "kept": describe_kept,
}
