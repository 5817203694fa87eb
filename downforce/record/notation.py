"""The notation for actions, which writes each action as one line of text (docs/reference/notation.md).

This is the only module that reads or writes the notation.
"""

from ..rules.errors import NotationError, UnknownName, brief
from ..rules.model import State
from ..rules.names import (
    AUCTION,
    BET,
    BID,
    BID_SECOND,
    CARDS,
    COLOURS,
    GO,
    KEEP_POWER,
    NAME,
    PASS,
    PLAY_CARD,
    PLAY_REVERSED,
    POWER_NAMES,
    SKIP,
    TO_FINISH,
    TO_SPACE,
    Action,
    Card,
)
from ..rules.setup.ruleset import Ruleset

FORMS = (
    "bid CARD, bid CARD N, pass CARD, keep POWER, play CARD, play CARD reversed, "
    "wild COLOUR, skip, go, move SPACE, move finish, bet COLOUR"
)


def write(ruleset: Ruleset, s: State, action: Action) -> str:
    """Return the notation for an action that is legal in this position."""
    cards = ruleset.deck.cards
    if action < PASS:
        card = action % CARDS
        if ruleset.board.card_wilds[card] < 2 or shows_lot(ruleset, s, card):
            return f"bid {cards[card]}"
        values = wild_values(ruleset, card)
        return f"bid {cards[card]}" if len(values) < 2 else f"bid {cards[card]} {values[action // BID_SECOND]}"
    if action < KEEP_POWER:
        return f"pass {cards[action - PASS]}"
    if action < PLAY_CARD:
        return f"keep {POWER_NAMES[action - KEEP_POWER]}"
    if action < PLAY_REVERSED:
        return f"play {cards[action - PLAY_CARD]}"
    if action < NAME:
        return f"play {cards[action - PLAY_REVERSED]} reversed"
    if action < SKIP:
        return f"wild {COLOURS[action - NAME]}"
    if action < BET:
        return "skip" if action == SKIP else "go"
    if action < TO_FINISH:
        return f"bet {COLOURS[action - BET]}"
    return "move finish" if action == TO_FINISH else f"move {ruleset.track.boxes[action - TO_SPACE].id}"


def read(ruleset: Ruleset, text: str) -> Action:
    """Parse the notation for an action, and return the action.

    Raise NotationError if the text is not an action. Whether the action is legal is not checked.
    """
    if not isinstance(text, str):
        raise NotationError(f"an action is a text, not {brief(text)}")
    match text.split(" "):
        case ["bid", card]:
            return BID + read_card(ruleset, card)
        case ["bid", card, value]:
            return read_bid(ruleset, read_card(ruleset, card), value)
        case ["pass", card]:
            return PASS + read_card(ruleset, card)
        case ["keep", power] if power in POWER_NAMES:
            return KEEP_POWER + POWER_NAMES.index(power)
        case ["keep", power]:
            raise UnknownName(f"no power {brief(power)}; powers: {', '.join(POWER_NAMES)}")
        case ["play", card]:
            return PLAY_CARD + read_card(ruleset, card)
        case ["play", card, "reversed"]:
            return PLAY_REVERSED + read_card(ruleset, card)
        case ["wild", colour]:
            return NAME + read_colour(colour)
        case ["skip"]:
            return SKIP
        case ["go"]:
            return GO
        case ["move", "finish"]:
            return TO_FINISH
        case ["move", space] if space in ruleset.track.number:
            return TO_SPACE + ruleset.track.number[space]
        case ["move", space]:
            raise UnknownName(
                f"no space {brief(space)} on {ruleset.track.name}; spaces are {ruleset.track.boxes[0].id} ..."
            )
        case ["bet", colour]:
            return BET + read_colour(colour)
    raise NotationError(f"{brief(text)} is no action; actions: {FORMS}")


def needs_value(ruleset: Ruleset, s: State, text: str) -> tuple[int, ...]:
    """Return the two possible amounts of a bid if its notation is ambiguous, or an empty tuple otherwise.

    A bid is ambiguous if the card has two different wild lines and the text does not say which one is used (U23).
    """
    words = text.split(" ")
    if s.phase != AUCTION or words[0] != "bid" or len(words) != 2:
        return ()
    card = ruleset.deck.number[words[1]]
    values = wild_values(ruleset, card)
    return values if len(values) == 2 and not shows_lot(ruleset, s, card) else ()


def wild_values(ruleset: Ruleset, card: Card) -> tuple[int, ...]:
    """Return the distinct numbers on the wild lines of a card."""
    board = ruleset.board
    return tuple(dict.fromkeys(board.card_wild[card][: board.card_wilds[card]]))


def shows_lot(ruleset: Ruleset, s: State, card: Card) -> bool:
    """Return whether a card shows the colour of the car that is currently up for auction."""
    return ruleset.board.card_bid[card][s.lot_car[min(s.lot, len(s.lot_car) - 1)]] > 0


def read_card(ruleset: Ruleset, name: str) -> Card:
    if name not in ruleset.deck.number:
        raise UnknownName(
            f"no card {brief(name)} in the deck {ruleset.deck.name}; a card is its lines, such as R6Y4K2B1"
        )
    return ruleset.deck.number[name]


def read_bid(ruleset: Ruleset, card: Card, value: str) -> Action:
    """Return the bid that uses the wild line with the given number. The card must have two different wild lines."""
    values = wild_values(ruleset, card)
    if len(values) < 2 or value not in map(str, values):
        wanted = (
            f"{values[0]} or {values[1]}" if len(values) == 2 else "no number: it has no two wilds of different value"
        )
        raise NotationError(f"bid {ruleset.deck.cards[card]} {value}: wanted {wanted}")
    return (BID, BID_SECOND)[values.index(int(value))] + card


def read_colour(colour: str) -> int:
    if len(colour) != 1 or colour not in COLOURS:
        raise NotationError(f"no car {brief(colour)}; cars: {' '.join(COLOURS)}")
    return COLOURS.index(colour)
