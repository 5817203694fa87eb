"""Read and write game records: the deal and all actions of a game, as plain data (docs/reference/records.md)."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Final

from ..rules.errors import DeckError, RecordError, brief
from ..rules.model import Board, Deal, State
from ..rules.names import AUCTION, CARS, COLOURS, NO_POWER, POWER_NAMES, REGULAR_CARDS, TIE
from ..rules.setup.ruleset import Ruleset
from ..rules.views.shapes import DealtCards, PlayedOn
from ..rules.views.view_parts import UNKNOWN
from .proof import refuse_malformed_proof

FORMAT: Final = 1
RULES: Final = 1  # increased when a rule change would alter the course of recorded games
KEYS = ("downforce", "rules", "options", "track", "deck", "deal", "actions")
MAY_HAVE = ("result", "cards", "proof", "played_on")
DEEPEST = 12  # levels of nesting; a result has seven
MOST_VALUES = 100_000  # a world tour has a few thousand
LARGEST_NUMBER = 10**9
PART = "this record holds only what one seat may know, so it cannot be replayed; replay the complete one"


def write_deal(ruleset: Ruleset, deal: Deal) -> DealtCards:
    """Return a deal in the format of a game record, with cars, powers and cards given by name.

    In a two-player game, each player's cards are listed twice: sorted by name as the hand, and in drawing order as the
    draw pile.
    """
    board, names = ruleset.board, ruleset.deck.cards
    hands = [
        [names[card] for card in deal.cards[seat * board.hand_size : (seat + 1) * board.hand_size]]
        for seat in range(board.players)
    ]
    rest = [names[card] for card in deal.cards[board.players * board.hand_size :]]
    own_piles, common = bool(board.two_player_piles), bool(board.small_hands)
    return {
        "grid": [COLOURS[car] for car in deal.grid],
        "lots": [
            [COLOURS[car], POWER_NAMES[power]] if power != NO_POWER else [COLOURS[car]]
            for car, power in zip(deal.lot_car, deal.lot_power, strict=True)
        ],
        "hands": [sorted(hand) for hand in hands] if own_piles else hands,
        "piles": hands if own_piles else [rest] if common else [],
        "undealt": [] if own_piles or common else rest,
    }


def read_deal(ruleset: Ruleset, data: Any) -> Deal:
    """Read the deal from a game record. Raise RecordError if the deal is impossible."""
    board = ruleset.board
    if not isinstance(data, Mapping):
        raise RecordError("deal: wanted an object with grid, lots, hands, piles and undealt")
    grid, lots, hands, piles, undealt = (_list(data, key) for key in ("grid", "lots", "hands", "piles", "undealt"))
    if unknown := set(data) - {"grid", "lots", "hands", "piles", "undealt"}:
        raise RecordError(f"deal: unknown key {brief(sorted(unknown)[0])}")
    deal = Deal()
    deal.grid = _cars("grid", grid)
    deal.lot_car = _cars("lots", [lot[0] if isinstance(lot, list) and lot else lot for lot in lots])
    deal.lot_power = [_power(lot) for lot in lots]
    pile = [power for power in board.power_pile if power != NO_POWER]
    if sorted(deal.lot_power[: len(pile)]) != pile or any(p != NO_POWER for p in deal.lot_power[len(pile) :]):
        raise RecordError(
            f"deal: the lots must carry these powers: {', '.join(POWER_NAMES[p] for p in pile) or 'none'}"
        )
    if len(piles) != (board.players if board.two_player_piles else board.small_hands):
        raise RecordError("deal: piles: wanted one for each of two players, one in all with small-hands, else none")
    if undealt and (board.two_player_piles or board.small_hands):
        raise RecordError("deal: undealt: nothing is left over where cards are drawn from piles")
    if board.two_player_piles and [sorted(hand) for hand in hands] != [sorted(pile) for pile in piles]:
        raise RecordError("deal: with two players each pile must hold the cards of that seat's hand")
    if [len(hand) for hand in hands] != [board.hand_size] * board.players:
        raise RecordError(f"deal: wanted {board.players} hands of {board.hand_size} cards")
    rest = [] if board.two_player_piles else [*chain(*piles), *undealt]
    names = [*chain(*(piles if board.two_player_piles else hands)), *rest]
    try:
        deal.cards = ruleset.deck.take(names, set())
    except DeckError as error:
        raise RecordError(f"deal: {error}") from None
    if sorted(deal.cards) != list(range(REGULAR_CARDS)):
        raise RecordError(f"deal: wanted the {REGULAR_CARDS} regular cards of the deck, each once")
    return deal


def read_record(data: Any) -> dict[str, Any]:
    """Check that a game record is well-formed and return it. Raise RecordError if anything is missing or wrong."""
    if not isinstance(data, Mapping):
        raise RecordError("a record is a JSON object")
    if "seat" in data:
        raise RecordError(PART)
    refuse_malformed(data)
    if missing := [key for key in KEYS if key not in data]:
        raise RecordError(f"not a record: {brief(missing[0])} is missing; wanted {', '.join(KEYS)}")
    if unknown := [key for key in data if key not in (*KEYS, *MAY_HAVE)]:
        raise RecordError(f"unknown key {brief(unknown[0])}; known: {', '.join((*KEYS, *MAY_HAVE))}")
    for key, version in (("downforce", FORMAT), ("rules", RULES)):
        if data[key] != version or isinstance(data[key], bool):
            raise RecordError(f"{key}: {brief(data[key])}; this version reads {version}")
    if not isinstance(data["options"], Mapping):
        raise RecordError("options: wanted an object")
    if not isinstance(data["actions"], list):
        raise RecordError("actions: wanted a list")
    for number, entry in enumerate(data["actions"], 1):
        if not _is_entry(entry):
            raise RecordError(f'action {number}: {brief(entry)}; wanted [seat, "text"]')
    if "proof" in data:
        refuse_malformed_proof(data["proof"])
    if "played_on" in data and not _is_played_on(data["played_on"], len(data["actions"])):
        raise RecordError(f"played_on: {brief(data['played_on'])}; wanted an object with table, actions and anew")
    return dict(data)


def refuse_malformed(data: Any) -> None:
    """Raise RecordError if the data contains something that no valid game record contains.

    This rejects deep nesting, too many values, huge numbers, keys that are not strings, and values of unknown types, so
    that later code need not handle them.
    """
    level, count = [data], 0
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, Mapping):
                if odd := [key for key in value if not isinstance(key, str)]:
                    raise RecordError(f"key {brief(odd[0])}: the keys of a record are texts")
                inner += value.values()
            elif isinstance(value, list | tuple):
                inner += value
            elif not _is_plain(value):
                raise RecordError(f"{brief(value)} stands in no record")
            if count + len(inner) > MOST_VALUES:
                raise RecordError(f"more than {MOST_VALUES} values: no game is so long")
        level, count = inner, count + len(inner)
    if level:
        raise RecordError(f"nested more than {DEEPEST} deep: no record is")


def _is_plain(value: Any) -> bool:
    if isinstance(value, int | float):
        return -LARGEST_NUMBER < value < LARGEST_NUMBER  # also excludes infinity and NaN
    return value is None or isinstance(value, str)


def _is_entry(entry: Any) -> bool:
    if not isinstance(entry, list | tuple) or len(entry) != 2 or not isinstance(entry[1], str):
        return False
    return entry[0] is None or (isinstance(entry[0], int) and not isinstance(entry[0], bool))


def _is_played_on(data: Any, actions: int) -> bool:
    if not isinstance(data, Mapping) or set(data) != set(PlayedOn.__annotations__):
        return False
    counts = isinstance(data["actions"], int) and not isinstance(data["actions"], bool)
    return counts and 0 <= data["actions"] <= actions and isinstance(data["table"], str) and type(data["anew"]) is bool


def lots_seen(s: State, b: Board, earlier: bool) -> int:
    """Return how many auction lots have been revealed in the current race, or in an earlier race if `earlier` is true.

    If there is no auction because cars are dealt to the players, return the number of dealt cars. The remaining cars
    stay hidden until the game is over.
    """
    if s.phase in (AUCTION, TIE) and not earlier:
        return min(s.lot + 1, CARS)
    return b.deal_cars * b.players or CARS


def hide_deal(data: DealtCards, seat: int | None, seen: int) -> DealtCards:
    """Return a copy of a deal in which everything that a seat is not allowed to see is hidden.

    `seen` is the number of auction lots that have been revealed.
    """
    lots = [lot if i < seen else hide(lot[:1]) for i, lot in enumerate(data["lots"])]
    hands = [hand if i == seat else hide(hand) for i, hand in enumerate(data["hands"])]
    piles = [hide(pile) for pile in data["piles"]]
    return {**data, "lots": lots, "hands": hands, "piles": piles, "undealt": hide(data["undealt"])}


def hide(names: list[str]) -> list[str]:
    """Return a copy of a list in which every name is replaced with the placeholder for unknown names."""
    return [UNKNOWN] * len(names)


def _list(data: Mapping[str, Any], key: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list):
        raise RecordError(f"deal: {key} must be a list")
    if key in ("hands", "piles") and not all(isinstance(part, list) for part in value):
        raise RecordError(f"deal: {key} must be a list of lists of cards")
    cards = [*chain(*value)] if key in ("hands", "piles") else value if key == "undealt" else []
    if UNKNOWN in cards or [UNKNOWN] in value:
        raise RecordError(PART)
    if not all(isinstance(card, str) for card in cards):
        raise RecordError(f"deal: {key} must hold names of cards")
    return value


def _cars(key: str, letters: Sequence[Any]) -> list[int]:
    if sorted(map(str, letters)) != sorted(COLOURS) or len(letters) != CARS:
        raise RecordError(f"deal: {key} must name the six cars {' '.join(COLOURS)}, each once")
    return [COLOURS.index(letter) for letter in letters]


def _power(lot: Any) -> int:
    if not isinstance(lot, list) or not 1 <= len(lot) <= 2:
        raise RecordError(f'deal: lot {brief(lot)}; wanted ["G", "cunning"] or, without a power, ["G"]')
    if len(lot) == 1 or lot[1] is None:
        return NO_POWER
    if lot[1] not in POWER_NAMES:
        raise RecordError(f"deal: no power {brief(lot[1])}; powers: {', '.join(POWER_NAMES)}")
    return POWER_NAMES.index(lot[1])
