"""Descriptions of race events, bets and the end of the game, for the game log."""

from collections.abc import Callable

from ...rules.views.events import (
    BetEvent,
    BettingEvent,
    DrewEvent,
    FinishEvent,
    HomeEvent,
    MovedEvent,
    NamedEvent,
    OverEvent,
    PlayedEvent,
    RaceEvent,
    SkippedEvent,
    StayedEvent,
)
from ...rules.views.shapes import Outcome
from .log_memory import Memory
from .phrasing import Phrasing


def describe_race(phrasing: Phrasing, memory: Memory, event: RaceEvent) -> list[str]:
    return [phrasing.text("log-race", **phrasing.who(event["seat"]))]


def describe_drew(phrasing: Phrasing, memory: Memory, event: DrewEvent) -> list[str]:
    if event["seat"] != phrasing.me:
        return []
    return [phrasing.text("log-drew", count=event["count"], cards=" ".join(event["cards"]))]


def describe_played(phrasing: Phrasing, memory: Memory, event: PlayedEvent) -> list[str]:
    memory.player = event["seat"]
    order = "reversed" if event["reversed"] else "printed"
    return [phrasing.text("log-played", card=event["card"], order=order, **phrasing.who(event["seat"]))]


def describe_named(phrasing: Phrasing, memory: Memory, event: NamedEvent) -> list[str]:
    return [phrasing.text("log-named", car=event["car"], **phrasing.who(event["seat"]))]


def describe_skipped(phrasing: Phrasing, memory: Memory, event: SkippedEvent) -> list[str]:
    return [phrasing.text("log-skipped", car=event["car"] or "none", **phrasing.who(event["seat"]))]


def describe_moved(phrasing: Phrasing, memory: Memory, event: MovedEvent) -> list[str]:
    """Describe a car's move in one line.

    The line states the distance, the destination, any bonus or lost steps, and the player who steered the car.
    """
    if event["place"] and event["to"] == "finish":
        parts = [phrasing.text("log-finished", car=event["car"], place=event["place"])]
    else:
        parts = [phrasing.text("log-moved", car=event["car"], steps=event["steps"], space=event["to"])]
    bonus = min(event["bonus"], event["steps"])
    if bonus and event["to"] != "finish":
        parts.append(phrasing.text("log-bonus", bonus=bonus, power=event["power"] or "none"))
    if event["lost"]:
        parts.append(phrasing.text("log-lost", lost=event["lost"]))
    if memory.player not in (None, event["seat"]):
        parts.append(phrasing.text("log-steered", **phrasing.who(event["seat"])))
    return [" ".join(parts)]


def describe_stayed(phrasing: Phrasing, memory: Memory, event: StayedEvent) -> list[str]:
    return [phrasing.text("log-stayed", car=event["car"], lost=event["speed"], why=event["why"])]


def describe_betting(phrasing: Phrasing, memory: Memory, event: BettingEvent) -> list[str]:
    return [phrasing.text("log-betting", bet=event["bet"])]


def describe_bet(phrasing: Phrasing, memory: Memory, event: BetEvent) -> list[str]:
    if event["car"] == "?":
        return []
    return [phrasing.text("log-bet", bet=event["bet"], car=event["car"], **phrasing.who(event["seat"]))]


def describe_home(phrasing: Phrasing, memory: Memory, event: HomeEvent) -> list[str]:
    return [phrasing.text("log-home", count=len(event["cards"]), **phrasing.who(event["seat"]))]


def describe_finish(phrasing: Phrasing, memory: Memory, event: FinishEvent) -> list[str]:
    lines = [phrasing.text("log-finish", reason=event["reason"])]
    if event["order"]:
        lines.append(phrasing.text("log-order", cars=phrasing.cars(event["order"])))
    return lines


def describe_over(phrasing: Phrasing, memory: Memory, event: OverEvent) -> list[str]:
    return winner_lines(phrasing, event["outcome"])


def winner_lines(phrasing: Phrasing, outcome: Outcome) -> list[str]:
    """Return a line of text that says who won the game and what decided it."""
    winners, decided = outcome["winners"], outcome["decided"]
    if decided == "shared":
        return [phrasing.text("won-shared", names=", ".join(map(phrasing.seat_name, winners)))]
    who, scores = phrasing.who(winners[0]), outcome["scores"] or []
    if decided == "winnings":
        return [phrasing.text("won-winnings", money=phrasing.money(scores[winners[0]]), **who)]
    if decided == "place":
        return [phrasing.text("won-place", money=phrasing.money(scores[winners[0]]), **who)]
    if decided == "first":
        return [phrasing.text("won-first", **who)]
    return [phrasing.text("won-furthest", **who)]


DESCRIPTIONS: dict[str, Callable[..., list[str]]] = {
    "race": describe_race,
    "drew": describe_drew,
    "played": describe_played,
    "named": describe_named,
    "skipped": describe_skipped,
    "moved": describe_moved,
    "stayed": describe_stayed,
    "betting": describe_betting,
    "bet": describe_bet,
    "home": describe_home,
    "finish": describe_finish,
    "over": describe_over,
}
