"""Causes that show only when two choices are played out: the race is run to its end after each of them, many times.

Both choices are played out in the same simulated worlds, so that luck affects them equally. A difference counts only if
it is large enough to matter and larger than chance explains.
"""

from dataclasses import dataclass
from typing import Final, Literal

from ..rules.names import AUCTION, CARS, COLOURS, Car
from ..rules.score import payout, prize
from . import verdicts
from .judge import Judge, Judged
from .shapes import Consequence, Facts, Reason
from .worlds import LOST, OWNER, PAID, PLACE, STUCK

RACES = 120  # number of races played to the end after each choice
FEWEST_STEPS = 1.5  # smallest number of steps lost in jams that is worth mentioning
CLEAR = 0.08  # smallest difference between the probabilities of a place that is worth mentioning
PLACES: Final[tuple[Literal[1, 2, 3], ...]] = (1, 2, 3)  # places for which a bet pays
OFTEN = 0.3  # share of the worlds in which the seat must buy the lot, for the lot's income to explain anything
BARGAIN = 0.75  # difference in money that matters
WORSE, BETTER = 0, 1
# Reasons that need no more words; others are causes only if they change the final place of the same car, or never.
CAUSES: Final = frozenset(
    (
        *("stuck", "gets-by", "home", "jam", "boxed", "order", "bonus-unused", "wild-elsewhere", "wild-blocked"),
        *("bid-cost", "bid-wait", "bid-gain", "keep", "eight"),
        *("bet-unlikely", "bet-own", "bet-crowd", "bet-payout"),
    )
)
CAUSES_WITH_CONSEQUENCE: Final = frozenset(("short", "pushed", "let-by", "hindered", "skip-unused", "skip-misused"))


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """Two choices of a seat, played out in the same worlds: a worse one and a better one."""

    judged: Judged
    notes: list[list[list[int]]]  # what happened, by world and choice (worlds.py)

    def differences(self, index: int) -> list[float]:
        """Return, for each world, how much larger a noted value is after the worse choice."""
        return [world[WORSE][index] - world[BETTER][index] for world in self.notes]

    def has_place(self, choice: int, car: Car, last: int) -> list[float]:
        """Return, for each world, 1 if a car comes in first or in a place up to `last`, and 0 otherwise."""
        return [float(1 <= world[choice][PLACE + car] <= last) for world in self.notes]

    def is_wanted(self, car: Car) -> bool:
        """Return whether the seat wants a car to do well, because the seat owns the car or has bet on it."""
        state, seat = self.judged.state, self.judged.seat
        return state.owner[car] == seat or car in state.bet[seat]

    def income(self, world: list[int], car: Car) -> int:
        """Return the money that a car brings the seat in one world: its prize, and the payouts for bets made so far."""
        state, seat = self.judged.state, self.judged.seat
        place = world[PLACE + car]
        own = prize(place) if world[OWNER + car] == seat else 0
        return own + sum(payout(number, place) for number, bet in enumerate(state.bet[seat]) if bet == car)


def play_both(judge: Judge, judged: Judged, worse: int, better: int) -> PlayedOut | None:
    """Play out two candidate actions, given by their indices. Return None if there are no compiled rules to do so."""
    notes = judge.play_out(judged, [worse, better], RACES)
    return PlayedOut(judged, notes) if notes else None


def is_sure(numbers: list[float], least: float) -> bool:
    return verdicts.mean(numbers) >= max(least, verdicts.SURE * verdicts.standard_error(numbers))


def jam_reasons(played: PlayedOut, step_worths: list[int]) -> list[tuple[float, Reason]]:
    """Return the jams of the next cards that one choice avoids or causes, each with its importance.

    A car that the seat wants ahead is stuck after the worse choice, or a rival's car gets by that could be stuck.
    """
    found: list[tuple[float, Reason]] = []
    for car in range(CARS):
        sign = 1 if played.is_wanted(car) else -1
        for rival in range(CARS):
            steps = [sign * lost for lost in played.differences(LOST + CARS * car + rival)]
            total = [sign * lost for lost in played.differences(LOST + CARS * car + car)]
            worth = sign * step_worths[car]
            if rival == car or worth <= 0 or not is_sure(steps, FEWEST_STEPS) or not is_sure(total, FEWEST_STEPS):
                continue
            cards = sign * verdicts.mean(played.differences(STUCK + CARS * car + rival))
            lost = verdicts.mean(steps)
            reason: Reason = {
                "key": "stuck" if sign > 0 else "gets-by",
                "facts": {
                    "car": COLOURS[car],
                    "rival": COLOURS[rival],
                    "steps": round(lost),
                    "cards": max(1, round(cards)),
                },
            }
            found.append((min(lost, verdicts.mean(total)) * worth, reason))
    return found


def find_consequence(played: PlayedOut, reason: Reason | None) -> Consequence | None:
    """Return how the two choices change a car's final place, or None if there is no clear difference.

    The car that the reason is about comes first, then cars that the seat owns or has bet on, then those of rivals.
    """
    named = COLOURS.index(reason["facts"]["car"]) if reason and "car" in reason["facts"] else -1
    cars = [car for car in range(CARS) if not played.judged.state.place[car]]
    groups = (
        [car for car in cars if car == named],
        [car for car in cars if played.is_wanted(car)],
        [car for car in cars if not played.is_wanted(car)],
    )
    return next((found for group in groups if (found := place_difference(played, group))), None)


def place_difference(played: PlayedOut, cars: list[Car]) -> Consequence | None:
    """Return the clearest difference in the final place of one of the cars, to the advantage of the better choice."""
    found: list[tuple[float, Consequence]] = []
    for car in cars:
        for last in PLACES:
            worse, better = (played.has_place(choice, car, last) for choice in (WORSE, BETTER))
            high, low = (better, worse) if played.is_wanted(car) else (worse, better)
            gains = [one - other for one, other in zip(high, low, strict=True)]
            if is_sure(gains, CLEAR):
                then, instead = (round(100 * verdicts.mean(places)) for places in (worse, better))
                one: Consequence = {"car": COLOURS[car], "place": last, "chance": then, "instead_chance": instead}
                found.append((verdicts.mean(gains), one))
    return max(found, key=lambda item: item[0])[1] if found else None


def bid_cause(played: PlayedOut, bid: int, better: int) -> Reason | None:
    """Return what the lot brings in, or all cars of the seat, if that explains why one bid is better than another.

    `bid` and `better` are the amounts, 0 for a pass.
    """
    state, seat = played.judged.state, played.judged.seat
    if state.phase != AUCTION:
        return None
    lot = state.lot_car[state.lot]
    choice = WORSE if bid > better else BETTER
    bought = [world[choice] for world in played.notes if world[choice][OWNER + lot] == seat]
    often = len(bought) >= OFTEN * len(played.notes)
    income = verdicts.mean([played.income(world, lot) for world in bought]) if often else 0.0
    facts: Facts = {"car": COLOURS[lot], "amount": bid, "worth": better, "pays": round(income, 1)}
    if often and bid > better and income + BARGAIN <= bid:
        return {"key": "bid-cost", "facts": facts}
    if often and bid < better and income >= better + BARGAIN:
        return {"key": "bid-gain", "facts": facts}
    return compare_purchases(played, facts)


def compare_purchases(played: PlayedOut, facts: Facts) -> Reason | None:
    """Return what the seat's cars cost and bring in after each of two bids, if the better one makes it more money."""
    seat = played.judged.seat

    def sums(world: list[int]) -> tuple[int, int]:
        own = [car for car in range(CARS) if world[OWNER + car] == seat]
        return sum(world[PAID + car] for car in own), sum(played.income(world, car) for car in own)

    worse, better = ([sums(world[choice]) for world in played.notes] for choice in (WORSE, BETTER))
    if not is_sure([float((i - s) - (k - m)) for (m, k), (s, i) in zip(worse, better, strict=True)], BARGAIN):
        return None
    spent, pays = (round(verdicts.mean(values), 1) for values in zip(*worse, strict=True))
    instead_spent, instead_pays = (round(verdicts.mean(values), 1) for values in zip(*better, strict=True))
    return {
        "key": "bid-wait",
        "facts": {
            **facts,
            "spent": spent,
            "pays": pays,
            "instead_spent": instead_spent,
            "instead_pays": instead_pays,
        },
    }


def is_explained(reason: Reason | None, consequence: Consequence | None) -> bool:
    """Return whether a reason tells why a choice is worse, so that a puzzle about it can be shipped."""
    if reason is None or reason["key"] in CAUSES:
        return reason is not None
    same = consequence is not None and consequence["car"] == reason["facts"].get("car")
    return same and reason["key"] in CAUSES_WITH_CONSEQUENCE
