"""What a choice would do, as things stand: how a line of a card would move its car, and which way a move would go."""

import copy
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..game import Game
from ..record import notation
from ..rules import story
from ..rules.bets import lines_reached
from ..rules.bits import count_bits, lowest_bit
from ..rules.drive import bonus_ground, bonus_steps, find_ends
from ..rules.model import Board, State
from ..rules.names import (
    BONUS,
    CARS,
    COLOURS,
    OFF_TRACK,
    WINDOW,
    Car,
    Card,
    CarLetter,
    Mark,
    Mask,
    PowerName,
    Seat,
    Space,
)
from ..rules.view import order_key, power_name
from ..rules.walk import free_ahead, walk_full, walk_on

HOME = (1, -1_000_000, 0, 0)  # ahead of every car on the track
How: TypeAlias = Literal["free", "short", "blocked", "finish", "home", "absent", "wild"]


@dataclass(frozen=True, slots=True)
class LinePreview:
    """A line that would move a car: `how` it goes, the most steps it can make, and at how many ends it could stop."""

    car: Mark
    speed: int
    how: How
    steps: int = 0
    ends: int = 0
    behind: tuple[CarLetter, ...] = ()  # blocked or short: the cars in the way
    bonus: int = 0  # steps that the player's power can add, as things stand


def preview_line(game: Game, player: Seat, card: Card, line: int, car: int) -> LinePreview:
    """The line of a card, should the player play it and it be reached with all cars where they are now."""
    board, s = game.ruleset.board, copy.copy(game.state)
    speed = board.card_value[card][line]
    if s.position[car] == OFF_TRACK:
        return LinePreview(COLOURS[car], speed, "home" if s.place[car] else "absent")
    s.turn, s.card, s.line, s.car, s.speed = player, card, line, car, speed
    ends, free, here = find_ends(s, board), free_ahead(s, board, car), s.position[car]
    if ends == 1:
        return LinePreview(COLOURS[car], speed, "blocked", behind=in_the_way(game, car, ends))
    steps = next(n for n in range(speed, 0, -1) if walk_full(board, here, free, n))
    how: How
    if board.has_finish and ends & (1 << (board.spaces - here)):
        how = "finish"
    else:
        how = "short" if steps < speed else "free"
    behind = in_the_way(game, car, walk_full(board, here, free, steps)) if how == "short" else ()
    return LinePreview(COLOURS[car], speed, how, steps, count_bits(ends), behind, find_bonus(s, board, ends))


def find_bonus(s: State, board: Board, ends: Mask) -> int:
    """The most steps of the player's power that lead to an end which the number alone does not reach."""
    here, free, most = s.position[s.car], free_ahead(s, board, s.car), 0
    edge = walk_full(board, here, free & bonus_ground(s, board), s.speed)
    further = ends & ~walk_on(board, here, free, 1, s.speed)
    for steps in range(1, bonus_steps(s, board) + 1):
        reached = walk_on(board, here, free, edge, steps) & further
        most = steps if reached else most
        further &= ~reached
    return most


def in_the_way(game: Game, car: Car, jams: Mask) -> tuple[CarLetter, ...]:
    """The cars right ahead of spaces, in the window of a car, from which it cannot go on."""
    board, s = game.ruleset.board, game.state
    here, onward = s.position[car], 0
    while jams:
        i = lowest_bit(jams)
        jams &= jams - 1
        onward |= board.forward[here + i] << i
    found = []
    for other in range(CARS):
        ahead = (s.position[other] - here) % board.around
        laps = range(ahead, WINDOW, board.around)
        if other != car and s.position[other] != OFF_TRACK and any(onward >> i & 1 for i in laps):
            found.append(COLOURS[other])
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Way:
    """A move to one end: the spaces entered, and what comes of it."""

    walk: tuple[str, ...]
    speed: int
    lost: int  # steps lost to a jam
    bonus: int  # steps of a power,
    power: PowerName | None  # and of which
    behind: tuple[CarLetter, ...]  # the cars that make the jam
    passed: tuple[CarLetter, ...]  # cars overtaken
    lines: tuple[int, ...]  # betting lines that nobody has crossed before
    finish: int | None  # the place it takes across the finish line
    end: Space  # number of the space, counted on through the laps


def find_way(game: Game, action: str) -> Way:
    """The walk that everybody is shown for a legal `move`, and its effects."""
    ruleset, s = game.ruleset, game.state
    board = ruleset.board
    route = story.before_action(ruleset, s, notation.read(ruleset, action)).route
    spaces = route.spaces if route else ()
    speed = 0 if s.phase == BONUS else s.speed
    here = s.position[s.car]
    end = spaces[-1] if spaces else here
    home = bool(board.has_finish) and end == board.spaces
    walk = tuple("finish" if home and i == end else ruleset.track.boxes[i % board.spaces].id for i in spaces)
    reached = lines_reached(s, board) if board.bets else board.lines
    crossed = board.lines if home or end >= board.around else board.lines_crossed[end]
    lost, bonus = 0 if home else max(0, speed - len(walk)), max(0, len(walk) - speed)
    return Way(
        walk,
        speed,
        lost=lost,
        bonus=bonus,
        power=power_name(s.power[s.owner[s.car]]) if bonus else None,
        behind=in_the_way(game, s.car, 1 << (end - here)) if lost else (),
        passed=passed(s, board, end),
        lines=tuple(range(reached + 1, crossed + 1)),
        finish=s.finished + 1 if home else None,
        end=end,
    )


def sorted_ways(game: Game, moves: list[str]) -> list[tuple[str, Way]]:
    """The ends of a move with the ways there: across the line, then the furthest first, jams last."""
    board = game.ruleset.board

    def order(item: tuple[str, Way]) -> tuple[int, int, int, int]:
        _, way = item
        if way.finish:
            return (0, 0, 0, 0)
        lap, space = divmod(way.end, board.spaces)
        return (1 + bool(way.lost), -lap, -board.front[space], board.inside[space])

    return sorted(((action, find_way(game, action)) for action in moves), key=order)


def passed(s: State, board: Board, end: Space) -> tuple[CarLetter, ...]:
    """Cars on the track that were ahead of the one to move in the race order and would be behind it."""
    before = order_key(s, board, s.car)
    laps, space = divmod(end, board.around)
    home = bool(board.has_finish) and end == board.spaces
    after = HOME if home else (1, -s.laps[s.car] - laps, -board.front[space], board.inside[space])
    ranked = sorted((order_key(s, board, car), car) for car in range(CARS) if car != s.car)
    return tuple(COLOURS[car] for key, car in ranked if HOME < key < before and after < key)
