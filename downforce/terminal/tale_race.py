"""The race, the bets and the end, in words."""

from typing import Any

from .memory import Memory
from .voice import Voice

Event = dict[str, Any]


def race(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return [voice.text("log-race", **voice.who(event["seat"]))]


def drew(voice: Voice, memory: Memory, event: Event) -> list[str]:
    if event["seat"] != voice.me:
        return []
    return [voice.text("log-drew", count=event["count"], cards=" ".join(event["cards"]))]


def played(voice: Voice, memory: Memory, event: Event) -> list[str]:
    memory.player = event["seat"]
    order = "reversed" if event["reversed"] else "printed"
    return [voice.text("log-played", card=event["card"], order=order, **voice.who(event["seat"]))]


def named(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return [voice.text("log-named", car=event["car"], **voice.who(event["seat"]))]


def skipped(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return [voice.text("log-skipped", car=event["car"] or "none", **voice.who(event["seat"]))]


def moved(voice: Voice, memory: Memory, event: Event) -> list[str]:
    """One line: how far and where to, then what is worth saying about it."""
    if event["place"] and event["to"] == "finish":
        parts = [voice.text("log-finished", car=event["car"], place=event["place"])]
    else:
        parts = [voice.text("log-moved", car=event["car"], steps=event["steps"], space=event["to"])]
    bonus = min(event["bonus"], event["steps"])
    if bonus and event["to"] != "finish":
        power = memory.powers.get(event["seat"], "none")
        parts.append(voice.text("log-bonus", bonus=bonus, power=power))
    if event["lost"]:
        parts.append(voice.text("log-lost", lost=event["lost"]))
    if memory.player not in (None, event["seat"]):
        parts.append(voice.text("log-steered", **voice.who(event["seat"])))
    return [" ".join(parts)]


def stayed(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return [voice.text("log-stayed", car=event["car"], lost=event["speed"], why=event["why"])]


def betting(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return [voice.text("log-betting", bet=event["bet"])]


def bet(voice: Voice, memory: Memory, event: Event) -> list[str]:
    if event["car"] == "?":
        return []
    return [voice.text("log-bet", bet=event["bet"], car=event["car"], **voice.who(event["seat"]))]


def home(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return [voice.text("log-home", count=len(event["cards"]), **voice.who(event["seat"]))]


def finish(voice: Voice, memory: Memory, event: Event) -> list[str]:
    lines = [voice.text("log-finish", reason=event["reason"])]
    if event["order"]:
        lines.append(voice.text("log-order", cars=voice.cars(event["order"])))
    return lines


def over(voice: Voice, memory: Memory, event: Event) -> list[str]:
    return winner_lines(voice, event["outcome"])


def winner_lines(voice: Voice, outcome: dict[str, Any]) -> list[str]:
    """Who won, and why."""
    winners, decided = outcome["winners"], outcome["decided"]
    if decided == "shared":
        return [voice.text("won-shared", names=", ".join(map(voice.called, winners)))]
    who = voice.who(winners[0])
    if decided == "winnings":
        return [voice.text("won-winnings", money=voice.money(outcome["scores"][winners[0]]), **who)]
    if decided == "place":
        return [voice.text("won-place", money=voice.money(outcome["scores"][winners[0]]), **who)]
    if decided == "first":
        return [voice.text("won-first", **who)]
    return [voice.text("won-furthest", **who)]


TOLD = {
    "race": race,
    "drew": drew,
    "played": played,
    "named": named,
    "skipped": skipped,
    "moved": moved,
    "stayed": stayed,
    "betting": betting,
    "bet": bet,
    "home": home,
    "finish": finish,
    "over": over,
}
