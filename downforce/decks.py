"""Find decks of cards by name, or load them from a file.

The decks that ship with the package are in data/decks. Old versions of a deck that are still needed to replay game
records are kept there as NAME@N.toml.
"""

import functools
from pathlib import Path

from .files import Unreadable, is_file, read_text, read_toml
from .rules.errors import DeckError, brief
from .rules.setup.cards import Deck

FOLDER = Path(__file__).parent / "data" / "decks"
LARGEST_FILE = 64 * 1024


def shipped() -> list[str]:
    """Return the names of the decks that ship with the package."""
    return sorted(path.stem for path in FOLDER.glob("*.toml") if "@" not in path.stem)


def find(name: str, fingerprint: str | None = None) -> Deck:
    """Return the shipped deck with the given name. If no shipped deck has this name, load the deck from a file.

    If a fingerprint is given, return the version of the shipped deck that has this fingerprint. Raise DeckError if no
    such deck exists.
    """
    if name in shipped():
        versions = [FOLDER / f"{name}.toml", *sorted(FOLDER.glob(f"{name}@*.toml"))]
        for deck in map(load_shipped, versions):
            if fingerprint in (None, deck.fingerprint):
                return deck
        raise DeckError(
            f"no shipped version of the deck {name} is the one asked for ({brief(str(fingerprint)[:12])} ...)"
        )
    if is_file(name):
        return load(Path(name), Path(name).stem)
    raise DeckError(f"no deck {brief(name)}; shipped: {', '.join(shipped())}; or name a file")


@functools.cache
def load_shipped(path: Path) -> Deck:
    return load(path, path.stem.split("@")[0])


def load(path: Path, name: str) -> Deck:
    try:
        data = read_toml(read_text(path, "deck", LARGEST_FILE))
    except Unreadable as error:
        raise DeckError(f"deck {name}: {error}") from None
    cards = data.get("cards")
    if set(data) != {"cards"} or not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise DeckError(f'deck {name}: wanted one key, cards = ["R6Y4K2B1", ...]')
    return Deck.from_names(name, cards)
