"""How one reader is told things: in a language, with people's names, and as "you" where it is the reader."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from ...rules.names import Seat
from ...rules.setup.cards import MARKS, read_lines
from ...text import Text

if TYPE_CHECKING:  # commands are listed by `downforce --help`, which should not wait for the rules
    from ...rules.setup.ruleset import Ruleset


class Phrasing:
    """The words for one reader; `me` is the reader's seat, None for somebody who only watches."""

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
        self.titles = dict(titles or {})  # what tracks that are not shipped are called, by name

    def who(self, seat: Seat) -> dict[str, str]:
        """The holes `me` and `name` of a text about a seat."""
        return {"me": "yes" if seat == self.me else "no", "name": self.names[seat]}

    def called(self, seat: Seat) -> str:
        """A seat in a table or list."""
        return self.text("player", **self.who(seat))

    def title(self, seat: Seat) -> str:
        """The same where a line begins with it."""
        name = self.called(seat)
        return name[:1].upper() + name[1:]

    def owner(self, seat: Seat | None) -> str:
        return self.text("nobody") if seat is None else self.called(seat)

    def money(self, millions: int) -> str:
        """The edition's sign before the number, the rest after it: $6M, $6 mi, €6M."""
        sign, unit = self.currency[:1], self.currency[1:]
        return f"{'-' if millions < 0 else ''}{sign}{abs(millions)}{unit}"

    def colour(self, car: str) -> str:
        return self.text("colour", car=car)

    def colour_title(self, car: str) -> str:
        word = self.colour(car)
        return word[:1].upper() + word[1:]

    def card(self, card: str) -> str:
        """A card read out: red 6, yellow 4."""
        return ", ".join(f"{self.colour(MARKS[colour])} {value}" for colour, value in read_lines(card))

    def cars(self, cars: Iterable[str]) -> str:
        return ", ".join(self.colour(car) for car in cars)

    def track(self, name: str) -> str:
        return self.text("track-name", track=self.track_hole(name))

    def track_hole(self, name: str) -> str:
        """What fills the hole `track` of a text: a shipped name, which texts know, or the title of another track."""
        return self.titles.get(name, name)


def track_titles(rulesets: "Iterable[Ruleset]") -> dict[str, str]:
    """The titles of tracks that come from a file or a record, by name; the texts know those of the shipped ones."""
    from ...tracks import track_from_text

    own = [ruleset for ruleset in rulesets if ruleset.track_source]
    return {one.track.name: track_from_text(one.track_source, one.track.name).title for one in own}
