"""Why one choice in the race is worse than another: how cars stand when the card is done, and what stood in the way.

Each difference between the two is weighed by what a step of that car is worth to the seat, so that the reason given is
the one that matters most.
"""

from dataclasses import dataclass, field

from ..bots.policy.evaluate import steps_to_go, ways_on
from ..dealer import SecureDealer
from ..game import Game
from ..offers.offer import Choices
from ..offers.reach import free_window, nearest, on_track, reached
from ..offers.shapes import Choice, LineAhead
from ..rules.model import Board, State
from ..rules.names import CARS, COLOURS, OFF_TRACK, Car
from .judge import Judge, Judged
from .shapes import Facts, Reason, ReasonKey

SHUT = 3  # steps that a car is about worse off with no way on
AHEAD = 2  # of free way a difference of so many steps is worth naming; each counts half
EIGHT, HIGH = 8, 5  # a number that one should not spend lightly


@dataclass
class Two:
    """Two choices side by side: what is offered, how cars go, what a step of each car is worth to the seat."""

    judged: Judged
    worse: Choice
    better: Choice
    one: State  # when the card is done,
    other: State  # with the better choice
    worths: list[int]
    found: list[tuple[float, Reason]] = field(default_factory=list)

    @property
    def board(self) -> Board:
        return self.judged.ruleset.board

    def gone(self, after: State, car: Car) -> int:
        return steps_to_go(self.judged.state, self.board, car) - steps_to_go(after, self.board, car)

    def is_wanted(self, car: Car) -> bool:
        """Its own, or one that it has backed."""
        s, seat = self.judged.state, self.judged.seat
        return s.owner[car] == seat or car in s.bet[seat]

    def add(self, score: float, key: ReasonKey, facts: Facts) -> None:
        if score > 0:
            self.found.append((score, {"key": key, "facts": facts}))


def race_reason(judge: Judge, judged: Judged, worse: int, better: int) -> Reason | None:
    s, names = judged.state, judged.names
    game = Game([judged.ruleset] * (s.race + 1), SecureDealer(), s)
    choices = {one["action"]: one for one in Choices(game, judged.seat).describe([names[worse], names[better]])}
    one, other = judge.after_card(judged, [worse, better])
    two = Two(judged, choices[names[worse]], choices[names[better]], one, other, judge.step_worths(judged))
    at_once = 0.0
    for car in range(CARS):
        if s.position[car] != OFF_TRACK:
            at_once += compare_steps(two, car)
            compare_way_ahead(two, car)
    if at_once <= 0:
        two.found = [(score, found) for score, found in two.found if found["key"] in LATER]
        compare_what_is_spent(two)
    return max(two.found, key=lambda item: item[0])[1] if two.found else None


LATER: tuple[ReasonKey, ...] = ("boxed", "hindered", "let-by", "wild-blocked")


def compare_steps(two: Two, car: Car) -> float:
    """How far a car goes on this card; returns by how much the better choice is better, in worths of a step."""
    steps, possible = two.gone(two.one, car), two.gone(two.other, car)
    score = float((possible - steps) * two.worths[car])
    letter = COLOURS[car]
    if two.is_wanted(car) and possible > steps:
        if two.other.place[car] and not two.one.place[car]:
            two.add(2 * score, "home", {"car": letter})
        two.add(score, *why_short(two, car, steps, possible))
    elif not two.is_wanted(car) and possible < steps:
        two.add(score, *why_far(two, car, steps - possible))
    return score


def why_short(two: Two, car: Car, steps: int, possible: int) -> tuple[ReasonKey, Facts]:
    """An own car, or one that was backed, goes less far than it could."""
    worse, better, letter = two.worse, two.better, COLOURS[car]
    if worse["kind"] == "move" and better["kind"] == "move" and two.judged.state.car == car:
        if worse["lost"] > better["lost"] and worse["behind"]:
            return "jam", {"car": letter, "rival": worse["behind"][0], "steps": worse["lost"]}
        if (
            better["bonus"] > worse["bonus"]
            and better["power"]
            and better["bonus"] - worse["bonus"] == possible - steps
        ):
            return "bonus-unused", {"car": letter, "power": better["power"], "steps": possible - steps}
    if worse["kind"] == "skip" and worse["car"] == letter:
        return "skip-misused", {"car": letter, "possible": possible}
    if worse["kind"] == "wild" and better["kind"] == "wild" and better["line"]["car"] == letter:
        named = worse["line"]["car"]
        if named != "W" and not two.is_wanted(COLOURS.index(named)):
            if worse["line"]["how"] == "blocked":
                return "wild-blocked", {"car": named}
            return "wild-elsewhere", {"car": letter, "rival": named, "possible": possible}
    if worse["kind"] == "play":
        line = line_of(worse["lines"], letter)
        if better["kind"] == "play" and better["card"] == worse["card"]:
            return "order", {"car": letter, "steps": steps, "possible": possible}
        if line and line["behind"] and line["steps"] == steps and line["speed"] > steps:
            return "jam", {"car": letter, "rival": line["behind"][0], "steps": line["speed"] - steps}
    return "short", {"car": letter, "steps": steps, "possible": possible}


def why_far(two: Two, car: Car, steps: int) -> tuple[ReasonKey, Facts]:
    """A rival's car goes further than it need."""
    s, letter = two.judged.state, COLOURS[car]
    if two.better["kind"] == "skip" and two.better["car"] == letter:
        return "skip-unused", {"car": letter, "speed": s.speed}
    return "pushed", {"car": letter, "steps": steps}


def line_of(lines: list[LineAhead], letter: str) -> LineAhead | None:
    return next((line for line in lines if line["car"] == letter), None)


def compare_way_ahead(two: Two, car: Car) -> None:
    """How far a car could go next, with a high number."""
    if OFF_TRACK in (two.one.position[car], two.other.position[car]):
        return
    letter, worth = COLOURS[car], two.worths[car]
    if any(found["key"] == "jam" and found["facts"]["car"] == letter for _, found in two.found):
        return  # that says it already
    way, better_way = (free_way(after, two.board, car) for after in (two.one, two.other))
    if two.is_wanted(car):
        if ways_on(two.one, two.board, car) == 0 and ways_on(two.other, two.board, car):
            two.add(SHUT * worth, "boxed", {"car": letter})
        elif better_way >= way + AHEAD:
            two.add((better_way - way) * worth / AHEAD, "hindered", {"car": letter, "steps": better_way - way})
    elif way >= better_way + AHEAD:
        two.add((better_way - way) * worth / AHEAD, "let-by", {"car": letter, "steps": way - better_way})


def free_way(s: State, b: Board, car: Car) -> int:
    here = s.position[car]
    taken = [s.position[other] for other in on_track(s, car)]
    return b.steps_left[here] - nearest(b, here, reached(b, here, free_window(b, here, taken)))


def compare_what_is_spent(two: Two) -> None:
    """At once the worse card does as much as the better one: it is worth more later."""
    worse, better = two.worse, two.better
    if worse["kind"] != "play" or better["kind"] != "play" or worse["card"] == better["card"]:
        return
    if spent_by(two, better["lines"]) >= spent_by(two, worse["lines"]):
        return
    for line in worse["lines"]:
        if line["car"] == "W" or line["speed"] < HIGH or not two.is_wanted(COLOURS.index(line["car"])):
            continue
        less = line_of(better["lines"], line["car"])
        if line["speed"] == EIGHT and less and less["speed"] >= HIGH:
            two.add(EIGHT, "eight", {"car": line["car"], "speed": less["speed"]})
        elif not less or less["speed"] < line["speed"]:
            two.add(line["speed"], "spent", {"car": line["car"], "speed": line["speed"]})


def spent_by(two: Two, lines: list[LineAhead]) -> int:
    """The highest number that a card spends on a car that one wants ahead."""
    own = [line["speed"] for line in lines if line["car"] != "W" and two.is_wanted(COLOURS.index(line["car"]))]
    return max(own, default=0)
