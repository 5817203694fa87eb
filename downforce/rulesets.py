"""Create the rulesets for a game, one per race, from its options or from a game record."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from . import decks, tracks
from .rules.errors import OptionError, RecordError, brief
from .rules.names import REGULAR_CARDS
from .rules.setup.cards import Deck
from .rules.setup.options import Options
from .rules.setup.ruleset import Ruleset
from .rules.views.shapes import TrackNamed
from .tracks import DrawnTrack

LONGEST_NAME = 255  # the same limit as for file names


def read_options(given: Mapping[str, Any]) -> Options:
    """Read game options like `Options.read`, but with a more helpful error message for a wrong track or deck.

    If the value given for the track or the deck is not a name, raise an OptionError that lists all shipped tracks or
    decks.
    """
    for option, known in (("track", tracks.shipped()), ("deck", decks.shipped())):
        value = given.get(option, known[0])
        two = option == "track" and isinstance(value, list | tuple)
        if (two and len(value) != 2) or not all(isinstance(name, str) and name for name in (value if two else [value])):
            more = ", two for a world tour" if option == "track" else ""
            raise OptionError(f"{option}: {brief(value)}; wanted a shipped name ({', '.join(known)}) or a file{more}")
    return Options.read(given)


def choose_rulesets(options: Options) -> list[Ruleset]:
    """Return one ruleset for each race of a game, with the tracks and the deck named in the options."""
    return _rulesets(options, [tracks.find(name) for name in track_names(options)], decks.find(options.deck))


def track_names(options: Options) -> list[str]:
    """Return the name of the track for each race of a game, in order.

    If the options name only one track for a world tour, the second race is held on another shipped track.
    """
    if isinstance(options.track, tuple):
        return list(options.track)
    if not options.world_tour:
        return [options.track]
    shipped = tracks.shipped()
    other = next(name for name in shipped if name != options.track)
    if options.track not in shipped:
        raise OptionError(
            f"world_tour beginning on {brief(options.track)}: name both tracks, the second may be {brief(other)}"
        )
    return [options.track, other]


def _rulesets(options: Options, raced: list[DrawnTrack], deck: Deck) -> list[Ruleset]:
    """Return one ruleset for each track.

    The options may contain the file paths of tracks and decks. They are replaced by plain names so that game records do
    not reveal the paths.
    """
    names = [drawn.track.name for drawn in raced]
    track = (names[0], names[1]) if isinstance(options.track, tuple) else names[0]
    named = replace(options, track=track, deck=deck.name)
    return [Ruleset(named, drawn.track, deck, "" if is_shipped(drawn) else drawn.text) for drawn in raced]


def is_shipped(drawn: DrawnTrack) -> bool:
    """Return whether a track ships with the package.

    This includes old versions that are kept for replaying game records.
    """
    name = drawn.track.name
    return name in tracks.shipped() and drawn.track.fingerprint in tracks.fingerprints(name)


# Records.


def track_for_record(ruleset: Ruleset) -> TrackNamed:
    """Return a track in the format used in game records.

    If the track does not ship with the package, the result includes its source.
    """
    named = TrackNamed(name=ruleset.track.name, boxes=ruleset.track.fingerprint)
    if ruleset.track_source:
        named["source"] = ruleset.track_source
    return named


def cards_for_record(deck: Deck) -> list[str]:
    """Return the names of the cards that a game record must include. For a shipped deck, the list is empty."""
    shipped = deck.name in decks.shipped() and decks.find(deck.name).fingerprint == deck.fingerprint
    return [] if shipped else list(deck.cards[:REGULAR_CARDS])


def recorded_rulesets(options: Options, record: Mapping[str, Any]) -> list[Ruleset]:
    """Return one ruleset for each race of a recorded game."""
    named = record["track"] if options.world_tour else [record["track"]]
    if not isinstance(named, list) or len(named) != (2 if options.world_tour else 1):
        raise RecordError("track: wanted two of them for a world tour, else one")
    return _rulesets(options, [recorded_track(track) for track in named], recorded_deck(options, record))


def refuse_other_tracks(options: Options, rulesets: list[Ruleset]) -> None:
    """Raise RecordError if the tracks named in the options of a game record are not those used in the game."""
    raced = [ruleset.track.name for ruleset in rulesets]
    named = [*options.track] if isinstance(options.track, tuple) else [options.track]
    if raced[: len(named)] != named:
        raise RecordError(f"options: track is {brief(options.track)}, but the record is of {brief(raced)}")


def recorded_track(named: Any) -> DrawnTrack:
    """Return the track that a game record names or includes."""
    if not isinstance(named, dict) or not all(isinstance(named.get(key), str) for key in ("name", "boxes")):
        raise RecordError('track: wanted {"name": ..., "boxes": ...}')
    if len(named["name"]) > LONGEST_NAME:
        raise RecordError(f"track: {brief(named['name'])}; wanted a name of at most {LONGEST_NAME} characters")
    if unknown := set(named) - {"name", "boxes", "source"}:
        raise RecordError(f"track: unknown key {brief(sorted(unknown)[0])}")
    if "source" not in named:
        if named["name"] not in tracks.shipped():
            raise RecordError(f"track {brief(named['name'])} is not shipped, so the record must carry it as source")
        return tracks.find(named["name"], named["boxes"])
    if not isinstance(named["source"], str):
        raise RecordError("track: source must be the text of a track file")
    drawn = tracks.track_from_text(named["source"], named["name"])
    if drawn.track.fingerprint != named["boxes"]:
        raise RecordError(f"track {named['name']}: its source does not give the boxes the record names")
    return drawn


def recorded_deck(options: Options, record: Mapping[str, Any]) -> Deck:
    """Return the deck that a game record names or includes."""
    cards = record.get("cards")
    if not isinstance(record["deck"], str):
        raise RecordError(f"deck: {brief(record['deck'])}; wanted the fingerprint of a deck")
    if cards is None:
        if options.deck not in decks.shipped():
            raise RecordError(f"deck {brief(options.deck)} is not shipped, so the record must carry its cards")
        return decks.find(options.deck, record["deck"])
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise RecordError("cards: wanted a list of names of cards")
    deck = Deck.from_names(options.deck, cards)
    if deck.fingerprint != record["deck"]:
        raise RecordError("cards: they are not the deck that the record names")
    return deck
