"""Parse what a player types: the number of a choice, an action in short notation, or a command such as `board`."""

from collections.abc import Sequence

from ..game import Game
from ..record import notation
from ..rules.errors import NotationError
from ..text import Text
from .errors import one_line
from .text.choices import Choice

COMMANDS = ("help", "board", "hand", "log", "sheet", "players", "rest", "quit")
HELP = ("?", "h")


def read_command(text: Text, typed: str) -> str | None:
    """Return the command that was typed, or None if the input is not a command.

    Commands can be typed in English or in the language of `text`.
    """
    word = squeeze(typed)
    if word in HELP:
        return "help"
    return next((command for command in COMMANDS if word in (command, squeeze(text("command", command=command)))), None)


def find_choice(choices: Sequence[Choice], typed: str) -> Choice | None:
    """Return the choice that was typed, or None if no choice matches.

    A choice can be typed as its number or in its notation, ignoring case and spaces. The verb can be left out if the
    rest of the input matches only one choice.
    """
    word = squeeze(typed)
    if word.isdecimal():
        number = int(word[:9])
        return choices[number - 1] if 1 <= number <= len(choices) else None
    for choice in choices:
        if squeeze(choice.action) == word:
            return choice
    alone = [choice for choice in choices if squeeze(choice.action.partition(" ")[2]) == word != ""]
    return alone[0] if len(alone) == 1 else None


def refusal(text: Text, game: Game, choices: Sequence[Choice], typed: str) -> str:
    """Return a message that says why the input does not match any of the choices."""
    shown = one_line(typed)[:60]
    if squeeze(typed).isdecimal():
        return text("error-number", typed=shown, count=len(choices))
    return text("error-illegal" if is_action(game, typed) else "error-unknown", typed=shown)


def is_action(game: Game, typed: str) -> bool:
    verb, *rest = typed.lower().split()[:1] + typed.split()[1:] or [""]
    forms = [" ".join([verb, *map(case, rest)]) for case in (str.upper, str.lower)]
    forms.append(" ".join([verb, *(word.upper() if i == 0 else word.lower() for i, word in enumerate(rest))]))
    for form in forms:
        try:
            notation.read(game.ruleset, form)
        except NotationError:
            continue
        return True
    return False


def squeeze(typed: str) -> str:
    return "".join(typed.split()).casefold()
