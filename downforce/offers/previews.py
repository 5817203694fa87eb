"""What a choice would do, as things stand: how a line of a card would move its car, and which way a move would go."""

import copy
from dataclasses import dataclass

from ..game import Game
from ..record import notation
from ..rules import story
from ..rules.bets import lines_reached
from ..rules.bits import count_bits, lowest_bit
from ..rules.drive import find_ends
from ..rules.names import BONUS, CARS, COLOURS, OFF_TRACK, WINDOW, Car, Card, Mask, Seat
from ..rules.walk import free_ahead, walk_full


@dataclass(frozen=True, slots=True)
class LinePreview:
    """A line that would move a car: `how` it goes, the most steps it can make, and at how many ends it could stop."""

    car: str
    speed: int
    how: str  # home, absent, blocked, short, finish or free
    steps: int = 0
    ends: int = 0
    behind: tuple[str, ...] = ()  # blocked or short: the cars in the way


def preview_line(game: Game, player: Seat, card: Card, line: int, car: int) -> LinePreview:
    """The line of a card, should the player play it and it be reached with all cars where they are now."""
    board, s = game.table.board, copy.copy(game.state)
    speed = board.card_value[card][line]
    if s.position[car] == OFF_TRACK:
        return LinePreview(COLOURS[car], speed, "home" if s.place[car] else "absent")
    s.turn, s.card, s.line, s.car, s.speed = player, card, line, car, speed
    ends, free, here = find_ends(s, board), free_ahead(s, board, car), s.position[car]
    if ends == 1:
        return LinePreview(COLOURS[car], speed, "blocked", behind=in_the_way(game, car, ends))
    steps = next(n for n in range(speed, 0, -1) if walk_full(board, here, free, n))
    if board.has_finish and ends & (1 << (board.spaces - here)):
        how = "finish"
    else:
        how = "short" if steps < speed else "free"
    behind = in_the_way(game, car, walk_full(board, here, free, steps)) if how == "short" else ()
    return LinePreview(COLOURS[car], speed, how, steps, count_bits(ends), behind)


def in_the_way(game: Game, car: Car, jams: Mask) -> tuple[str, ...]:
    """The cars right ahead of spaces, in the window of a car, from which it cannot go on."""
    board, s = game.table.board, game.state
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
    bonus: int  # steps of a power
    behind: tuple[str, ...]  # the cars that make the jam
    passed: tuple[str, ...]  # cars overtaken
    lines: tuple[int, ...]  # betting lines that nobody has crossed before
    finish: int | None  # the place it takes across the finish line


def find_way(game: Game, action: str) -> Way:
    """The walk that everybody is shown for a legal `move`, and its effects."""
    table, s = game.table, game.state
    board = table.board
    route = story.before_action(table, s, notation.read(table, action)).route
    spaces = route.spaces if route else ()
    speed = 0 if s.phase == BONUS else s.speed
    here = s.position[s.car]
    end = spaces[-1] if spaces else here
    home = bool(board.has_finish) and end == board.spaces
    walk = tuple("finish" if home and i == end else table.track.boxes[i % board.spaces].id for i in spaces)
    reached = lines_reached(s, board) if board.bets else board.lines
    crossed = board.lines if home or end >= board.around else board.lines_crossed[end]
    lost = 0 if home else max(0, speed - len(walk))
    return Way(
        walk,
        speed,
        lost=lost,
        bonus=max(0, len(walk) - speed),
        behind=in_the_way(game, s.car, 1 << (end - here)) if lost else (),
        passed=tuple(passed(game, here, end, home)),
        lines=tuple(range(reached + 1, crossed + 1)),
        finish=s.finished + 1 if home else None,
    )


def sorted_ways(game: Game, moves: list[str]) -> list[tuple[str, Way]]:
    """The ends of a move with the ways there: across the line, then the furthest first, jams last."""
    track = game.table.track

    def order(item: tuple[str, Way]) -> tuple[int, int, int, int]:
        action, way = item
        if way.finish:
            return (0, 0, 0, 0)
        number = track.number[action.split(" ")[1]]
        here = game.state.position[game.state.car]
        lap, front = distance(game, number if number >= here else number + game.table.board.spaces)
        return (1 + bool(way.lost), -lap, -front, track.boxes[number].lane)

    return sorted(((action, find_way(game, action)) for action in moves), key=order)


def passed(game: Game, here: int, end: int, home: bool) -> list[str]:
    """Cars that were strictly ahead of the one to move and would be strictly behind it."""
    board, s = game.table.board, game.state
    found = []
    for car in range(CARS):
        if s.position[car] != OFF_TRACK and s.laps[car] >= s.laps[s.car]:
            there = s.position[car] + (s.laps[car] - s.laps[s.car]) * board.spaces
            ahead = distance(game, there) > distance(game, here)
            if ahead and (home or distance(game, there) < distance(game, end)):
                found.append(COLOURS[car])
    return found


def distance(game: Game, number: int) -> tuple[int, int]:
    """How far a space lies, counted on through the laps; spaces with level fronts lie equally far."""
    board = game.table.board
    return number // board.spaces, board.front[number % board.spaces]
