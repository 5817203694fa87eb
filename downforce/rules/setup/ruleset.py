"""Rulesets: the track, deck and options for one race, and the constants that are computed from them."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..model import PADDED, Board
from ..names import (
    CARDS,
    CARS,
    CUNNING,
    CUNNING_NAMES,
    DISTANCE,
    MONEY,
    ONE_LAP,
    POWERS,
    REGULAR_CARDS,
    REMOVE,
    WILD,
    WINDOW,
)
from ..views.rules_in_force import rules_in_force
from ..views.shapes import GameOptions, RuleInForce
from .cards import Deck, read_lines
from .option_kinds import Switch
from .options import DECLARED, Options
from .track import Track

FAR = 1 << 20  # higher than any space number
SMALL_HAND = 3  # R164


@dataclass(frozen=True)
class Ruleset:
    """The track, deck and options for one race, all of which are public before the race begins."""

    options: Options
    track: Track
    deck: Deck
    track_source: str = ""  # the text of the track file, if the track is not shipped; records include it

    @cached_property
    def route_cache(self) -> dict[tuple[int, ...], Any]:
        """A cache of the routes that route.py has found and may soon need again."""
        return {}

    @cached_property
    def board(self) -> Board:
        """The constant data of the race, in the form that the rules work with."""
        board = Board()
        lay_track(board, self.track, bool(self.options.long_distance))
        lay_deck(board, self.deck)
        lay_options(board, self.options)
        return board

    @cached_property
    def plain_options(self) -> GameOptions:
        """The options as plain data. Callers must not modify them."""
        return self.options.as_dict()

    @cached_property
    def in_force(self) -> list[RuleInForce]:
        """The optional rules that apply in this race. Callers must not modify this list."""
        return rules_in_force(self.board, self.options)

    @cached_property
    def progress_rank(self) -> list[int]:
        """For each space, the number of spaces that are behind it.

        Among spaces that are level, the outer ones count as behind the inner ones (R179).
        """
        board, spaces = self.board, range(len(self.track.boxes))
        order = sorted(spaces, key=lambda space: (board.front[space], -board.inside[space]))
        return [order.index(space) for space in spaces]


def lay_track(board: Board, track: Track, endless: bool) -> None:
    """Fill in the fields of the board that describe the track."""
    count = len(track.boxes)
    closed = endless and track.lap is not None
    board.spaces = count
    board.has_finish = int(not endless and track.line is not None)
    board.around = count if closed else FAR
    steps = track.steps(endless)
    fronts = sorted({box.front for box in track.boxes})
    insides = sorted({box.left for box in track.boxes})
    rectangles = sum(box.rectangle << k for k, box in enumerate(track.boxes))
    if closed:  # repeat the lap as often as fits in a window
        rectangles = sum(rectangles << lap * count for lap in range(WINDOW // count + 2))
    for i in range(PADDED if closed else count):
        here = i % count
        box = track.boxes[here]
        board.forward[i] = sum(1 << (j - here) for j in steps[here])
        board.rectangles[i] = rectangles >> here & (1 << WINDOW) - 1
        board.front[i] = fronts.index(box.front)
        board.inside[i] = insides.index(box.left)
        board.lines_crossed[i] = sum(line <= box.back for line in track.lines)
    left = track.steps_left
    board.steps_left[: len(left)] = left
    board.lap_steps = max(left)
    if board.has_finish:
        board.forward[count] = 1  # a car that has crossed the finish line stays there (R118)
    board.lines = len(track.lines)
    if track.grid:
        board.start = [track.number[space] for space in track.grid]


def lay_deck(board: Board, deck: Deck) -> None:
    """Fill in the fields of the board that describe the deck."""
    copies = {text: sum((other == text) << i for i, other in enumerate(deck.cards)) for text in set(deck.cards)}
    for card in range(CARDS):
        lines = read_lines(deck.cards[card])
        wilds = [value for colour, value in lines if colour == WILD]
        board.card_lines[card] = len(lines)
        board.card_wilds[card] = len(wilds)
        board.card_wild[card][: len(wilds)] = wilds
        board.card_lowest[card] = min(value for _, value in lines)
        board.first_copy[card] = deck.number[deck.cards[card]]
        board.copies[card] = copies[deck.cards[card]]
        board.several_lines |= (len(lines) > 1) << card
        for i, (colour, value) in enumerate(lines):
            board.card_car[card][i] = colour
            board.card_value[card][i] = value
            board.cards_with[colour] |= 1 << card
            if colour != WILD:
                board.card_cars[card] |= 1 << colour
                board.card_bid[card][colour] = value


def hand_size(players: int) -> int:
    """Return the number of cards dealt to each player (R021)."""
    return REGULAR_CARDS // players


def lay_options(board: Board, options: Options) -> None:
    """Fill in the fields of the board that depend on the options.

    An on/off option with the same name as a field of the board is copied to that field as 1 or 0. The other fields are
    computed from the options.
    """
    players, parts = options.players, options.beginner
    for name, option in DECLARED.items():
        if isinstance(option.kind, Switch) and hasattr(board, name):
            setattr(board, name, int(getattr(options, name)))
    board.players = players
    board.races = 2 if options.world_tour else 1
    board.small_hands = int("small-hands" in parts)
    board.hand_size = SMALL_HAND if board.small_hands else hand_size(players)
    board.deal_cars = CARS // players if "deal-cars" in parts else 0  # R159
    board.first_wins = int("first-wins" in parts)
    board.distance = MONEY if options.long_distance == "money" else DISTANCE if options.long_distance else ONE_LAP
    board.bets = int(options.bets and board.distance != DISTANCE)
    board.two_player_piles = int(options.two_player_piles)
    board.cunning = CUNNING_NAMES.index(options.two_player_cunning)
    pile = list(range(POWERS)) if options.powers else []
    if players == 2 and board.cunning == REMOVE and options.powers:
        pile.remove(CUNNING)  # removed before the shuffle, so the sixth lot has no power (U126)
    board.power_pile[: len(pile)] = pile
