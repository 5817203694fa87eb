"""Find the spaces that a car can reach from its current space.

The results are stored, so that they need not be computed again for every card that moves the car.
"""

from ..game import Game
from ..rules.copying import share_state
from ..rules.drive import add_bonus
from ..rules.model import State
from ..rules.names import CARS, COLOURS, OFF_TRACK, WINDOW, Car, Card, CarLetter, Mask, Seat
from ..rules.views.route import Route, find_routes
from ..rules.views.view_parts import members
from ..rules.walk import free_ahead
from .reachable_ends import CarsAhead


class Ahead:
    """The possible moves of one car, assuming that all other cars stay on their current spaces."""

    def __init__(self, game: Game, car: Car, scratch: State | None = None) -> None:
        """Prepare to compute the possible moves of one car.

        To examine several cars, create one `Ahead` object per car. All of them can share the same scratch state.
        """
        self.ruleset = game.ruleset
        self.board = self.ruleset.board
        self.state = scratch or share_state(game.state)
        self.car, self.ids = car, self.ruleset.track.ids
        self.here = self.state.position[car]
        self.free = free_ahead(self.state, self.board, car)
        self.field = CarsAhead(self.ruleset, self.state, car)
        self.edges: list[Mask] = [1]  # for each number of steps, a bit mask of the spaces where they lead
        self.jams: list[Mask] = []  # the same, but only spaces from which no further step is possible

    def set_line(self, player: Seat, card: Card, line: int) -> int:
        """Prepare the scratch state for `player` to carry out a line of a card, and return the number on that line."""
        s = self.state
        s.car, s.turn, s.card, s.line, s.speed = self.car, player, card, line, self.board.card_value[card][line]
        return s.speed

    def ends(self, speed: int) -> Mask:
        """Return the spaces where the car could stop after a move with the given number, if no power is used."""
        self._walk(speed)
        ends = self.edges[speed]
        for jams in self.jams[:speed]:
            ends |= jams
        return add_bonus(self.board, ends, 0)

    def most_steps(self, speed: int) -> tuple[int, Mask]:
        """Return how many steps the car can take at the given speed, and the spaces where a move of that length ends.

        The car takes fewer steps than its speed if other cars block its way.
        """
        self._walk(speed)
        steps = next(steps for steps in range(speed, -1, -1) if self.edges[steps])
        return steps, self.edges[steps]

    def _walk(self, steps: int) -> None:
        """Extend the tables of reachable spaces to the given number of steps."""
        forward, here, free = self.board.forward, self.here, self.free
        while len(self.edges) <= steps:
            edge, onward, jams = self.edges[-1], 0, 0
            while edge:
                lowest = edge & -edge
                edge ^= lowest
                i = lowest.bit_length() - 1
                following = (forward[here + i] << i) & free
                onward |= following
                if not following:
                    jams |= lowest
            self.edges.append(onward)
            self.jams.append(jams)

    def routes(self) -> dict[int, Route]:
        """Return the car's possible routes for the card line set by the last call to `set_line`."""
        return find_routes(self.ruleset, self.state)

    def name(self, ahead: int) -> str:
        """Return the name of the space whose number is `ahead` higher than that of the car's current space.

        If this is the finish, return "finish".
        """
        space = self.here + ahead
        return "finish" if space == self.field.across else self.ids[space % self.board.spaces]

    def in_the_way(self, jams: Mask) -> tuple[CarLetter, ...]:
        """Return the cars that stand directly in front of the given spaces and would block this car there."""
        s, board, onward = self.state, self.board, 0
        for i in members(jams):
            onward |= board.forward[self.here + i] << i
        found = []
        for other in range(CARS):
            ahead = (s.position[other] - self.here) % board.around
            laps = range(ahead, WINDOW, board.around)
            if other != self.car and s.position[other] != OFF_TRACK and any(onward >> i & 1 for i in laps):
                found.append(COLOURS[other])
        return tuple(found)
