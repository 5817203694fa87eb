"""Lists of bots: the bots in a game with their styles of play, and all bots that can be chosen (`--bots ?`)."""

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

import typer

from ...text import ENGLISH, Text, find_language

if TYPE_CHECKING:
    from ..session import Player

ASKED = "?"  # given instead of a bot's name to ask for the list of bots
WIDTH = 80


def introduce(text: Text, players: "Sequence[Player]") -> list[str]:
    """Return a line of text for each bot, such as `Ida: loyal. Bets on her own cars and drives for them.`"""
    return [text("bot-line", name=player.name, character=player.character) for player in players if player.character]


def list_if_asked(bots: Sequence[str], text: Text) -> None:
    """Print the list of all bots and exit if one of the given bot names is `?`."""
    if ASKED in [name.strip() for name in bots]:
        list_bots(text)
        raise typer.Exit


def asked_alone(arguments: Sequence[str]) -> Text | None:
    """Return the translated messages if the command line asks only for the list of bots. Otherwise, return None.

    The caller can then print the list at once, without waiting for typer to process every flag.
    """
    match [*arguments]:
        case ["play", "--bots", "?"]:
            return Text(find_language(None))
        case ["play", "--bots", "?", "--lang", lang] | ["play", "--lang", lang, "--bots", "?"]:
            return Text(find_language(lang))
        case ["simulate", "--bots", "?"] | ["study", _, "--bots", "?"] | ["league", "?"]:
            return Text(ENGLISH)
    return None


def list_bots(text: Text) -> None:
    for line in bot_lines(text):
        typer.echo(line)


def bot_lines(text: Text) -> list[str]:
    """Return the list of bots as lines of text: the levels, the characters with their names, and the other bots."""
    from ...bots import BOTS, CHARACTERS
    from ...bots.characters import split_name

    levels = [name for name, known in BOTS.items() if known.opponent]
    others = [name for name in BOTS if split_name(name)[0] not in levels and split_name(name)[1] is None]
    level_lines = [f"  {name:13}{text('character-plays', character=name)}" for name in levels]
    people = [
        f"  {name:13}{character.person:6}{text('character-plays', character=name)}"
        for name, character in CHARACTERS.items()
    ]
    rest = text("bots-others", names=", ".join(others))
    return [text("bots-levels"), *level_lines, "", *wrap(text("bots-people"), WIDTH), *people, "", rest]
