"""What a choice would do, as things stand: how a line of a card would move its car, and which way a move would go."""

import copy
from dataclasses import dataclass, replace
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
from ..rules.route import find_route
from ..rules.view import members, power_name
from ..rules.walk import free_ahead, walk_full, walk_on
from .reach import FEW, Field, Traffic, Worth, find_spare

How: TypeAlias = Literal["free", "short", "blocked", "finish", "home", "absent", "wild"]


@dataclass(frozen=True, slots=True)
class End:
    """An end of a line: a space or "finish", the steps lost to a jam there, the places gained."""

    to: str
    lost: int
    gained: int


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
    reach: tuple[End, ...] = ()  # its ends, the furthest first, jams last


def preview_line(game: Game, player: Seat, card: Card, line: int, car: int, field: Field | None = None) -> LinePreview:
    """The line of a card, should the player play it and it be reached with all cars where they are now.

    Whoever asks for many lines of a car hands in its field.
    """
    board, s = game.ruleset.board, copy.copy(game.state)
    speed = board.card_value[card][line]
    if s.position[car] == OFF_TRACK:
        return LinePreview(COLOURS[car], speed, "home" if s.place[car] else "absent")
    s.turn, s.card, s.line, s.car, s.speed = player, card, line, car, speed
    ends, free, here = find_ends(s, board), free_ahead(s, board, car), s.position[car]
    if ends == 1:
        return LinePreview(COLOURS[car], speed, "blocked", behind=in_the_way(game, car, ends))
    steps, edge = most_steps(board, here, free, speed)
    how: How
    if board.has_finish and ends & (1 << (board.spaces - here)):
        how = "finish"
    else:
        how = "short" if steps < speed else "free"
    behind = in_the_way(game, car, edge) if how == "short" else ()
    bonus, reach = find_bonus(s, board, ends), find_reach(game, s, field or Field(s, board, car), ends, free)
    return LinePreview(COLOURS[car], speed, how, steps, count_bits(ends), behind, bonus, reach)


def most_steps(board: Board, here: Space, free: Mask, most: int) -> tuple[int, Mask]:
    """How many steps of a number can be made, and where they lead."""
    steps, edge = 0, 1
    while steps < most:
        onward = 0
        for i in members(edge):
            onward |= (board.forward[here + i] << i) & free
        if not onward:
            break
        steps, edge = steps + 1, onward
    return steps, edge


def find_reach(game: Game, s: State, field: Field, ends: Mask, free: Mask) -> tuple[End, ...]:
    """Every end of the line's car. Only where no step leads on can something be lost; then the walk shown counts."""
    ruleset, board, here = game.ruleset, game.ruleset.board, s.position[s.car]
    found = []
    for ahead in members(ends):
        space = here + ahead
        if board.has_finish and space == board.spaces:
            found.append(((0, 0, 0, 0), End("finish", 0, len(field.passed(space)))))
            continue
        lost = 0
        if not (board.forward[space] << ahead) & free:
            lost = max(0, s.speed - len(find_route(ruleset, s, ahead).spaces))
        to = ruleset.track.boxes[space % board.spaces].id
        found.append((helpful_order(board, space, lost), End(to, lost, len(field.passed(space)))))
    found.sort(key=lambda item: item[0])
    return tuple(end for _, end in found)


def helpful_order(board: Board, end: Space, lost: int) -> tuple[int, int, int, int]:
    """Of ends on the track: the furthest first, jams last. Across the line comes before them all."""
    lap, space = divmod(end, board.spaces)
    return (1 + bool(lost), -lap, -board.front[space], board.inside[space])


def find_bonus(s: State, board: Board, ends: Mask) -> int:
    """The most steps of the player's power that lead to an end which the number alone does not reach."""
    here, most = s.position[s.car], 0
    if not bonus_steps(s, board):
        return 0
    free = free_ahead(s, board, s.car)
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
    spare: bool = False  # better for nobody than other ends (reach.py)


def find_way(game: Game, action: str, field: Field | None = None) -> Way:
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
        passed=(field or Field(s, board, s.car)).passed(end),
        lines=tuple(range(reached + 1, crossed + 1)),
        finish=s.finished + 1 if home else None,
        end=end,
    )


def sorted_ways(game: Game, moves: list[str]) -> list[tuple[str, Way]]:
    """The ends of a move with the ways there: across the line, then the furthest first, then jams; spare ones last."""
    s, board = game.state, game.ruleset.board

    def order(item: tuple[str, Way]) -> tuple[int, int, int, int]:
        _, way = item
        return (0, 0, 0, 0) if way.finish else helpful_order(board, way.end, way.lost)

    field = Field(s, board, s.car)
    found = sorted(((action, find_way(game, action, field)) for action in moves), key=order)
    if len(found) <= FEW:
        return found
    traffic = Traffic(s, board, s.car)
    spare = find_spare([worth_of(game, traffic, way) for _, way in found])
    marked = [(action, replace(way, spare=is_spare)) for (action, way), is_spare in zip(found, spare, strict=True)]
    return sorted(marked, key=lambda item: item[1].spare)


def worth_of(game: Game, traffic: Traffic, way: Way) -> Worth:
    board = game.ruleset.board
    lap, space = divmod(way.end, board.spaces)
    far = (1, 0) if way.finish else (lap, -board.steps_left[space])
    return Worth(far, len(way.passed), (traffic.after(way.end), way.lines, way.finish))
