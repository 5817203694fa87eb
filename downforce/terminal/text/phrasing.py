"""Texts written for one reader: in the reader's language, with the players' names, and with "you" for the reader."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from ...rules.names import Seat
from ...rules.setup.cards import MARKS, read_lines
from ...text import Text

if TYPE_CHECKING:  # `downforce --help` imports every command and should not have to wait for the rules
    from ...rules.setup.ruleset import Ruleset


class Phrasing:
    """Puts cards, cars, players and amounts into words for one reader.

    `me` is the reader's seat, or None for a spectator.
    """

    def __init__(
        self,
        text: Text,
        names: Sequence[str],
        currency: str,
        me: Seat | None = None,
        titles: Mapping[str, str] | None = None,
    ) -> None:
        self.text = text
        self.names = list(names)
        self.currency = currency
        self.me = me
        self.titles = dict(titles or {})  # titles of tracks that are not shipped, by track name

    def who(self, seat: Seat) -> dict[str, str]:
        """Return the arguments `me` and `name` that a translated message needs to refer to the player in a seat."""
        return {"me": "yes" if seat == self.me else "no", "name": self.names[seat]}

    def seat_name(self, seat: Seat) -> str:
        """Return the name of the player in a seat, or "you" for the reader, for use in a table or list."""
        return self.text("player", **self.who(seat))

    def title(self, seat: Seat) -> str:
        """Return the name of the player in a seat, or "You" for the reader, capitalised for the start of a line."""
        name = self.seat_name(seat)
        return name[:1].upper() + name[1:]

    def owner(self, seat: Seat | None) -> str:
        return self.text("nobody") if seat is None else self.seat_name(seat)

    def money(self, millions: int) -> str:
        """Format an amount in the currency of the edition, such as $6M, $6 mi or €6M."""
        sign, unit = self.currency[:1], self.currency[1:]
        return f"{'-' if millions < 0 else ''}{sign}{abs(millions)}{unit}"

    def colour(self, car: str) -> str:
        return self.text("colour", car=car)

    def colour_title(self, car: str) -> str:
        word = self.colour(car)
        return word[:1].upper() + word[1:]

    def card(self, card: str) -> str:
        """Return a card in words, such as "red 6, yellow 4"."""
        return ", ".join(f"{self.colour(MARKS[colour])} {value}" for colour, value in read_lines(card))

    def cars(self, cars: Iterable[str]) -> str:
        return ", ".join(self.colour(car) for car in cars)

    def track(self, name: str) -> str:
        return self.text("track-name", track=self.track_hole(name))

    def track_hole(self, name: str) -> str:
        """Return the value to insert for the placeholder `track` in a translated message.

        For a track that ships with the game, this is its name, which the message translates. For any other track, it is
        the title of the track.
        """
        return self.titles.get(name, name)


def track_titles(rulesets: "Iterable[Ruleset]") -> dict[str, str]:
    """Return a dictionary that maps names to titles, for all tracks that come from a file or a game record.

    Tracks that ship with the game are left out, since the translated messages contain their titles.
    """
    from ...tracks import track_from_text

    own = [ruleset for ruleset in rulesets if ruleset.track_source]
    return {one.track.name: track_from_text(one.track_source, one.track.name).title for one in own}
