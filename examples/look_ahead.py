"""A bot that looks a card ahead: it fills in what it cannot see, tries every legal action and keeps the best.

    downforce league examples.look_ahead:LookAhead --against rookie --deals 20

`sit` gets the rulesets, one for each race of the game; a ruleset has the track, the deck and the board on which the
rules run. `state_from_view` makes a whole state of a view: what the view hides is drawn at random. `engine.apply`
does one action in it, and all that follows without anybody being asked.
"""

from collections.abc import Sequence

from downforce.bots import find
from downforce.bots.state_from_view import state_from_view
from downforce.record import notation
from downforce.rng import Rng
from downforce.rules import engine
from downforce.rules.bits import lowest_bit
from downforce.rules.model import State
from downforce.rules.names import BETS, CARS, MAX_LEGAL, OFF_TRACK, OVER, PLAY
from downforce.rules.setup.ruleset import Ruleset
from downforce.rules.views.shapes import View

FAR = 100  # steps, more than any race has


class LookAhead:
    """Drives so that its own cars are close to the finish and those of the others far from it.

    Everything but the race it leaves to a shipped bot.
    """

    name = "look-ahead"

    def __init__(self) -> None:
        self.rulesets: list[Ruleset] = []
        self.adviser = find("rookie")

    def sit(self, rulesets: list[Ruleset]) -> None:
        self.rulesets = rulesets

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        seat = seen["seat"]
        if seat is None or seen["phase"] != "race":
            return self.adviser.choose(seen, legal, rng)
        ruleset = self.rulesets[seen["race"] - 1]
        values = {}
        for text in legal:
            state = state_from_view(ruleset, seen, rng)
            engine.apply(state, ruleset.board, seat, notation.read(ruleset, text))
            finish_card(state, ruleset)
            values[text] = self.value(ruleset, state, seat)
        return max(legal, key=values.__getitem__)

    def value(self, ruleset: Ruleset, state: State, seat: int) -> float:
        """Steps that the best car of the others has to go more than one's own best."""
        own, others = [FAR], [FAR]
        for car in range(CARS):
            space = state.position[car]
            steps = 0 if space == OFF_TRACK else ruleset.board.steps_left[space]
            (own if state.owner[car] == seat else others).append(steps)
        return min(others) - min(own)


def finish_card(state: State, ruleset: Ruleset) -> None:
    """Play a card to its end: whoever is asked takes the first legal action, which for a move is the furthest end."""
    actions = [0] * MAX_LEGAL  # `legal` writes them here and returns how many there are
    while state.waiting and state.phase not in (PLAY, BETS, OVER):
        seat = lowest_bit(state.waiting)  # a set of seats, as bits
        engine.legal(state, ruleset.board, seat, actions)
        engine.apply(state, ruleset.board, seat, actions[0])
