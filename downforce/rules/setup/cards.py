"""Card names and decks. A card's name lists its lines from top to bottom, as in `R6Y4K2B1`, `W5W2` or `R8`."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ..errors import DeckError, brief
from ..names import CARDS, COLOURS, MAX_LINES, REGULAR_CARDS, WILD, Mark, Mask

MARKS: Final[tuple[Mark, ...]] = (*COLOURS, "W")
COLOUR_BY_MARK: Final[dict[str, int]] = {mark: colour for colour, mark in enumerate(MARKS)}
HIGHEST = 6  # the highest number on a regular card (U03)
MAX_CACHED = 4096  # number of card sets whose names are cached
MAX_WILDS = 2  # per card, because an action can choose only the first or the second


def read_lines(name: str) -> list[tuple[int, int]]:
    """Return the lines of the card with this name as (colour, value) pairs.

    Raise DeckError if this is not a valid card name.
    """
    pairs = zip(name[::2], name[1::2], strict=False)
    lines = [(COLOUR_BY_MARK.get(mark, -1), int(value)) for mark, value in pairs if value.isdecimal()]
    colours = [colour for colour, _ in lines if colour != WILD]
    if not lines or 2 * len(lines) != len(name) or len(lines) > MAX_LINES or not name.isascii():
        raise DeckError(
            f"{brief(name)} is no card: wanted one to six lines, each a letter of {''.join(MARKS)} and a number"
        )
    if any(colour < 0 for colour, _ in lines) or any(value == 0 for _, value in lines):
        raise DeckError(f"{brief(name)} is no card: colours are {' '.join(MARKS)}, numbers 1 to {HIGHEST}")
    if len(set(colours)) < len(colours):
        raise DeckError(f"{brief(name)}: a colour stands twice on the card")
    if len(lines) - len(colours) > MAX_WILDS:
        raise DeckError(f"{brief(name)}: at most {MAX_WILDS} wilds fit on a card")
    return lines


@dataclass(frozen=True)
class Deck:
    """A deck of 48 cards, each given by its name.

    The regular cards come first, with identical copies next to each other, followed by the six Speed-8 cards.
    """

    name: str
    cards: tuple[str, ...]

    @classmethod
    def from_names(cls, name: str, regular: Sequence[str]) -> "Deck":
        """Return a deck with the given regular cards. Raise DeckError if they do not form a valid deck."""
        if len(regular) != REGULAR_CARDS:
            raise DeckError(f"deck {name}: {len(regular)} cards, wanted {REGULAR_CARDS}")
        for card in regular:
            if any(value > HIGHEST for _, value in read_lines(card)):
                raise DeckError(f"deck {name}: {card} has a number above {HIGHEST}, which only a Speed-8 may")
        together = [card for card, copies in Counter(regular).items() for _ in range(copies)]
        return cls(name, (*together, *(colour + "8" for colour in COLOURS)))

    @cached_property
    def number(self) -> dict[str, int]:
        """A mapping from card names to card numbers. If a card has several copies, the lowest number is used."""
        return {card: i for i, card in reversed(list(enumerate(self.cards)))}

    def card_names_in(self, cards: Mask) -> tuple[str, ...]:
        """Return the names of the cards in a set of card numbers.

        The result is cached, because hands are read after every action but rarely change.
        """
        if cards not in self._named:
            if len(self._named) >= MAX_CACHED:
                self._named.clear()
            self._named[cards] = tuple([name for i, name in enumerate(self.cards) if cards >> i & 1])
        return self._named[cards]

    @cached_property
    def _named(self) -> dict[Mask, tuple[str, ...]]:
        return {}

    @cached_property
    def fingerprint(self) -> str:
        return hashlib.sha256(" ".join(sorted(self.cards)).encode()).hexdigest()

    def take(self, names: Sequence[str], taken: set[int]) -> list[int]:
        """Choose an unused card number for each of the given names, add these numbers to `taken` and return them.

        Raise DeckError if a card is not in the deck, or if all copies of it are already taken.
        """
        numbers = []
        for name in names:
            if name not in self.number:
                raise DeckError(f"{brief(name)} is not in the deck {self.name}")
            free = [i for i in range(CARDS) if self.cards[i] == name and i not in taken]
            if not free:
                raise DeckError(f"{name} is used more often than the deck {self.name} holds it")
            taken.add(free[0])
            numbers.append(free[0])
        return numbers
