"""Convert between action numbers (rules/names.py) and the game's text notation for actions."""

from typing import Final

from ..game import Game
from ..record import notation
from ..rules import engine
from ..rules.names import (
    ACTIONS,
    BET,
    BID,
    BID_SECOND,
    CARS,
    GO,
    KEEP_POWER,
    MAX_LEGAL,
    NAME,
    PASS,
    PLAY_CARD,
    PLAY_REVERSED,
    SKIP,
    TO_FINISH,
    TO_SPACE,
    Action,
    Seat,
)

# For each kind of action: the first number, how many numbers, the notation, and what the numbers stand for.
NUMBERING: Final = (
    (BID, BID_SECOND - BID, "bid CARD", "card; of two different wilds the first, `bid CARD N`"),
    (BID_SECOND, PASS - BID_SECOND, "bid CARD N", "card: its second wild"),
    (PASS, KEEP_POWER - PASS, "pass CARD", "card"),
    (KEEP_POWER, PLAY_CARD - KEEP_POWER, "keep POWER", "power, in alphabetical order"),
    (PLAY_CARD, PLAY_REVERSED - PLAY_CARD, "play CARD", "card"),
    (PLAY_REVERSED, NAME - PLAY_REVERSED, "play CARD reversed", "card"),
    (NAME, CARS, "wild COLOUR", "car: K B G Y O R"),
    (SKIP, 1, "skip", ""),
    (GO, 1, "go", ""),
    (BET, CARS, "bet COLOUR", "car: K B G Y O R"),
    (TO_FINISH, 1, "move finish", ""),
    (TO_SPACE, ACTIONS - TO_SPACE, "move SPACE", "space, by progress"),
)


def write_action(game: Game, action: Action) -> str:
    """Return the text notation for an action number. The action must be legal in the current state."""
    return notation.write(game.ruleset, game.state, int(action))


def read_action(game: Game, text: str) -> Action:
    """Convert an action from text notation to its number. The action does not have to be legal.

    Raise NotationError if the text is invalid.
    """
    return notation.read(game.ruleset, text)


def legal_actions(game: Game, seat: Seat) -> list[Action]:
    """Return a seat's legal actions as numbers, in the same order as `Game.legal`."""
    out = [0] * MAX_LEGAL
    return out[: engine.legal(game.state, game.ruleset.board, seat, out)]
