"""The board as text: a drawing of the track with cars, betting lines and possible moves, and a list of the cars."""

from collections.abc import Sequence
from functools import cache

from ...game import Game
from ...offers.race_order import Ranked, race_order
from ...rules.names import Seat
from ...rules.setup.track import Track
from ...rules.views.shapes import View
from .choices import Choice
from .move_choices import lane
from .phrasing import Phrasing
from .track_strip import STEP, Strip


@cache
def find_strip(track: Track, endless: bool) -> Strip:
    return Strip(track, endless)


class TextBoard:
    """The board at one moment in a race, ready to be drawn as text."""

    def __init__(
        self, game: Game, phrasing: Phrasing, choices: Sequence[Choice] = (), chosen: Choice | None = None
    ) -> None:
        self.phrasing = phrasing
        self.view = game.view(phrasing.me)
        self.track = game.ruleset.track
        self.strip = find_strip(self.track, bool(game.ruleset.options.long_distance))
        self.choices = choices
        self.chosen = chosen

    def cars(self) -> dict[str, str]:
        """Return a dictionary that maps each car on the track to its space."""
        return {car: seen["space"] for car, seen in self.view["cars"].items() if seen["space"]}

    def signs(self) -> dict[str, str]:
        """Return the sign to draw on each space.

        A sign is the letter of a car, the number of a choice, or a dot for a space on the path of the selected move.
        """
        walk = self.chosen.walk if self.chosen else ()
        ends = {
            choice.action.split(" ")[1]: str(number)
            for number, choice in enumerate(self.choices, 1)
            if choice.action.startswith("move ")
        }
        return {**dict.fromkeys(walk, STEP), **ends, **{space: car for car, space in self.cars().items()}}

    def words(self) -> dict[int, str]:
        """Return the labels of the ruler above the board, by column.

        They mark the betting lines, the finish line and the first starting space.
        """
        text, columns = self.phrasing.text, self.strip.columns
        words = {columns[line]: text("ruler-bet", bet=number) for number, line in enumerate(self.track.lines, 1)}
        if self.track.grid:
            words[self.strip.column(self.track.grid[0])] = text("ruler-start")
        return {**words, self.strip.width: text("ruler-finish")}

    def whole(self, width: int) -> list[str]:
        return self.strip.wrapped(width, self.signs(), self.words())

    def around(self, width: int, scrolled: int = 0) -> list[str]:
        """Return the most relevant section of the board as lines of text.

        If the player has scrolled along the track, the section is shifted by `scrolled` columns.
        """
        start, end = self.strip.window(self.focus(width) + scrolled, width - 5)
        return self.strip.stretch(start, end, self.signs(), self.words())

    def focus(self, width: int) -> int:
        """Return the column at which the visible part of the board should start.

        If a car has to move, this is just behind that car. Otherwise, it is chosen so that as many cars as possible are
        visible.
        """
        cars, card = self.cars(), self.view["card"]
        if card and card["car"] in cars:
            return self.strip.column(cars[card["car"]]) - 9
        columns = sorted(self.strip.column(space) for space in cars.values())
        seen = [sum(start <= column < start + width - 14 for column in columns) for start in columns]
        return columns[seen.index(max(seen))] - 9 if columns else self.strip.width - width

    def overview(self, width: int) -> list[str]:
        return self.strip.overview(width, self.cars())

    def in_words(self) -> list[str]:
        """Return a line of text for each car, in race order: its owner, its space and its distance to the finish."""
        return [self._row(found) for found in race_order(self.view)]

    def _row(self, found: Ranked) -> str:
        text, car, rank, owner = self.phrasing.text, found.car, found.rank, self.phrasing.owner(found.owner)
        if found.space is None:
            return text("standing-home" if found.place else "standing-absent", rank=rank, car=car, owner=owner)
        space, beside = found.space, lane(self.phrasing, self.track, found.space)
        if self.strip.endless:
            lap = found.laps + 1
            return text("standing-lap", rank=rank, car=car, owner=owner, space=space, lane=beside, lap=lap)
        return text("standing-row", rank=rank, car=car, owner=owner, space=space, lane=beside, steps=found.steps)


def player_lines(phrasing: Phrasing, view: View) -> list[str]:
    """Return a line of text for each player, with their cars, their power and the number of cards they hold."""
    return [player_line(phrasing, view, seat) for seat in range(len(phrasing.names))]


def player_line(phrasing: Phrasing, view: View, seat: Seat) -> str:
    cars = [car for car, seen in view["cars"].items() if seen["owner"] == seat]
    power = view["powers"][seat]
    return phrasing.text(
        "player-line",
        cars=" ".join(cars) or "-",
        power="none" if power in (None, "?") else power,
        count=len(view["hands"][seat]) + len(view["speed8"][seat]),
        **phrasing.who(seat),
    )
