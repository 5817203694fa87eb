"""Explain why one choice during a race is worse than another, by comparing where cars end up and what blocks them.

Each difference is weighted by how much a step of the car in question is worth to the seat. The most important
difference is given as the reason.
"""

from dataclasses import dataclass, field

from ..bots.policy.evaluate import steps_to_go, ways_on
from ..dealer import SecureDealer
from ..game import Game
from ..offers.offer import Choices
from ..offers.reachable_ends import free_window, nearest, on_track, reached
from ..offers.shapes import Choice, LineAhead
from ..rules.model import Board, State
from ..rules.names import CARS, COLOURS, OFF_TRACK, Car
from .judge import Judge, Judged
from .played_out import PlayedOut, jam_reasons
from .shapes import Facts, Reason, ReasonKey

SHUT = 3  # having no free space ahead counts as being this many steps worse off
AHEAD = 2  # a difference of this many free steps is worth mentioning; each of them counts half
EIGHT, HIGH = 8, 5  # high numbers on cards, which are worth saving


@dataclass
class ChoicePair:
    """Two choices to compare, each with its effects and the position after the current card has been carried out.

    It also holds the worth of one step for each car, and the reasons found so far.
    """

    judged: Judged
    worse: Choice
    better: Choice
    after_worse: State  # the state when the card is done, with the worse choice
    after_better: State  # the state when the card is done, with the better choice
    step_worths: list[int]
    found: list[tuple[float, Reason]] = field(default_factory=list)

    @property
    def board(self) -> Board:
        return self.judged.ruleset.board

    def steps_gone(self, after: State, car: Car) -> int:
        return steps_to_go(self.judged.state, self.board, car) - steps_to_go(after, self.board, car)

    def is_wanted(self, car: Car) -> bool:
        """Return whether the seat wants a car to do well, because the seat owns the car or has bet on it."""
        state, seat = self.judged.state, self.judged.seat
        return state.owner[car] == seat or car in state.bet[seat]

    def add(self, score: float, key: ReasonKey, facts: Facts) -> None:
        if score > 0:
            self.found.append((score, {"key": key, "facts": facts}))


def race_reason(
    judge: Judge, judged: Judged, worse: int, better: int, played: PlayedOut | None = None
) -> Reason | None:
    """Return the most important difference between two candidate actions, given by their indices.

    If both have been played out, the jams of the next cards are considered too, and guesses at them are dropped.
    """
    state, names = judged.state, judged.names
    game = Game([judged.ruleset] * (state.race + 1), SecureDealer(), state)
    choices = {one["action"]: one for one in Choices(game, judged.seat).describe([names[worse], names[better]])}
    one, other = judge.after_card(judged, [worse, better])
    pair = ChoicePair(judged, choices[names[worse]], choices[names[better]], one, other, judge.step_worths(judged))
    at_once = 0.0
    for car in range(CARS):
        if state.position[car] != OFF_TRACK:
            at_once += compare_steps(pair, car)
            compare_way_ahead(pair, car)
    if at_once <= 0:
        pair.found = [(score, found) for score, found in pair.found if found["key"] in LATER]
        compare_what_is_spent(pair)
    if played is not None:
        jams = jam_reasons(played, pair.step_worths)
        if jams:
            pair.found = [(score, found) for score, found in pair.found if found["key"] not in GUESSED]
        pair.found += jams
    return max(pair.found, key=lambda item: item[0])[1] if pair.found else None


GUESSED: tuple[ReasonKey, ...] = ("hindered", "let-by", "spent")
LATER: tuple[ReasonKey, ...] = ("boxed", "hindered", "let-by", "wild-blocked")


def compare_steps(pair: ChoicePair, car: Car) -> float:
    """Compare how far a car moves with the current card after each of the two choices.

    Return the advantage of the better choice: the difference in steps, multiplied by the worth of a step.
    """
    steps, possible = pair.steps_gone(pair.after_worse, car), pair.steps_gone(pair.after_better, car)
    score = float((possible - steps) * pair.step_worths[car])
    letter = COLOURS[car]
    if pair.is_wanted(car) and possible > steps:
        if pair.after_better.place[car] and not pair.after_worse.place[car]:
            pair.add(2 * score, "home", {"car": letter})
        pair.add(score, *reason_short(pair, car, steps, possible))
    elif not pair.is_wanted(car) and possible < steps:
        pair.add(score, *reason_far(pair, car, steps - possible))
    return score


def reason_short(pair: ChoicePair, car: Car, steps: int, possible: int) -> tuple[ReasonKey, Facts]:
    """Return the reason why a car that the seat owns or has bet on does not move as far as it could."""
    worse, better, letter = pair.worse, pair.better, COLOURS[car]
    if worse["kind"] == "move" and better["kind"] == "move" and pair.judged.state.car == car:
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
        if named != "W" and not pair.is_wanted(COLOURS.index(named)):
            if worse["line"]["how"] == "blocked":
                return "wild-blocked", {"car": named}
            return "wild-elsewhere", {"car": letter, "rival": named, "possible": possible}
    if worse["kind"] == "play":
        line = find_line(worse["lines"], letter)
        if better["kind"] == "play" and better["card"] == worse["card"]:
            return "order", {"car": letter, "steps": steps, "possible": possible}
        if line and line["behind"] and line["steps"] == steps and line["speed"] > steps:
            return "jam", {"car": letter, "rival": line["behind"][0], "steps": line["speed"] - steps}
    return "short", {"car": letter, "steps": steps, "possible": possible}


def reason_far(pair: ChoicePair, car: Car, steps: int) -> tuple[ReasonKey, Facts]:
    """Return the reason why a rival's car moves further than necessary."""
    state, letter = pair.judged.state, COLOURS[car]
    if pair.better["kind"] == "skip" and pair.better["car"] == letter:
        return "skip-unused", {"car": letter, "speed": state.speed}
    return "pushed", {"car": letter, "steps": steps}


def find_line(lines: list[LineAhead], letter: str) -> LineAhead | None:
    return next((line for line in lines if line["car"] == letter), None)


def compare_way_ahead(pair: ChoicePair, car: Car) -> None:
    """Compare how far a car could move on its next turn after each of two choices.

    The comparison assumes that the next card has a high number for the car.
    """
    if OFF_TRACK in (pair.after_worse.position[car], pair.after_better.position[car]):
        return
    letter, worth = COLOURS[car], pair.step_worths[car]
    if any(found["key"] == "jam" and found["facts"]["car"] == letter for _, found in pair.found):
        return  # the jam is the better explanation
    way, better_way = (free_way(after, pair.board, car) for after in (pair.after_worse, pair.after_better))
    if pair.is_wanted(car):
        if ways_on(pair.after_worse, pair.board, car) == 0 and ways_on(pair.after_better, pair.board, car):
            pair.add(SHUT * worth, "boxed", {"car": letter})
        elif better_way >= way + AHEAD:
            pair.add((better_way - way) * worth / AHEAD, "hindered", {"car": letter, "steps": better_way - way})
    elif way >= better_way + AHEAD:
        pair.add((better_way - way) * worth / AHEAD, "let-by", {"car": letter, "steps": way - better_way})


def free_way(state: State, board: Board, car: Car) -> int:
    here = state.position[car]
    taken = [state.position[other] for other in on_track(state, car)]
    return board.steps_left[here] - nearest(board, here, reached(board, here, free_window(board, here, taken)))


def compare_what_is_spent(pair: ChoicePair) -> None:
    """Add a reason if the worse of two cards uses up a higher number, which could be worth more later.

    Call this function only if the immediate benefit of the worse card is at least as large as that of the better card.
    """
    worse, better = pair.worse, pair.better
    if worse["kind"] != "play" or better["kind"] != "play" or worse["card"] == better["card"]:
        return
    if highest_speed_spent(pair, better["lines"]) >= highest_speed_spent(pair, worse["lines"]):
        return
    for line in worse["lines"]:
        if line["car"] == "W" or line["speed"] < HIGH or not pair.is_wanted(COLOURS.index(line["car"])):
            continue
        less = find_line(better["lines"], line["car"])
        if line["speed"] == EIGHT and less and less["speed"] >= HIGH:
            pair.add(EIGHT, "eight", {"car": line["car"], "speed": less["speed"]})
        elif not less or less["speed"] < line["speed"]:
            pair.add(line["speed"], "spent", {"car": line["car"], "speed": line["speed"]})


def highest_speed_spent(pair: ChoicePair, lines: list[LineAhead]) -> int:
    """Return the highest number on the given card lines for any car that the seat owns or has bet on.

    If no line is for such a car, return 0.
    """
    own = [line["speed"] for line in lines if line["car"] != "W" and pair.is_wanted(COLOURS.index(line["car"]))]
    return max(own, default=0)
