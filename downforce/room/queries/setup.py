"""The data that a page needs for creating a game table: tracks, bots, editions, options, hand sizes and prizes."""

from collections.abc import Mapping
from typing import Any

from ... import __version__, decks, tracks
from ...bots import CHARACTERS, WITH_CHARACTERS
from ...rules.names import CARS, MAX_PLAYERS, MIN_PLAYERS, POWER_NAMES
from ...rules.score import payout, prize
from ...rules.setup.options import CURRENCIES, DECLARED, EDITIONS, preset
from ...rules.setup.ruleset import SMALL_HAND, hand_size
from ..seating import OFFERED


def make_setup(clocks: Mapping[str, int], analysis: bool = False) -> dict[str, Any]:
    """Return a message with all choices for creating a game table (`Setup` in `server/sockets/messages.py`).

    `analysis` is True if the server can analyse finished games.
    """
    return {
        "version": __version__,
        "tracks": [
            {"name": name, "title": tracks.find(name).title, "spaces": len(tracks.find(name).track.boxes)}
            for name in tracks.shipped()
        ],
        "bots": list_bots(),
        "editions": {edition: preset(edition) for edition in EDITIONS},
        "options": list_options(),
        "powers": list(POWER_NAMES),
        "currencies": dict(CURRENCIES),
        "hands": {players: hand_size(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        "small_hand": SMALL_HAND,
        "prizes": [prize(place) for place in range(1, CARS + 1)],
        "bets": [[payout(bet, place) for place in range(1, CARS + 1)] for bet in range(3)],
        "clocks": dict(clocks),
        "analysis": analysis,
    }


def list_bots() -> list[dict[str, Any]]:
    """Return all bot levels that players can choose, each with its available characters."""
    people = [{"name": name, "person": character.person} for name, character in CHARACTERS.items()]
    return [
        {"name": name, "level": known.level, "characters": people if name in WITH_CHARACTERS else []}
        for name, known in OFFERED.items()
    ]


def list_options() -> list[dict[str, Any]]:
    """Return every game option except the number of players, which is determined by the number of seats."""
    named = {"track": tracks.shipped(), "deck": decks.shipped()}
    return [
        {"name": name, "values": [*named.get(name, option.kind.values)], "default": option.default}
        for name, option in DECLARED.items()
        if name != "players"
    ]
