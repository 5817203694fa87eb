"""Previews of how a line of a card would move its car in the current position."""

from operator import itemgetter
from typing import Literal, NamedTuple, TypeAlias

from ..game import Game
from ..rules.bits import count_bits
from ..rules.drive import bonus_ground, bonus_steps, find_ends
from ..rules.model import Board, State
from ..rules.names import COLOURS, OFF_TRACK, Car, Card, CarLetter, Mark, Mask, Seat
from ..rules.walk import free_ahead, walk_full, walk_on
from .cars_ahead import Ahead
from .reachable_ends import ACROSS
from .shapes import EndAhead

How: TypeAlias = Literal["free", "short", "blocked", "finish", "home", "absent", "wild"]


class LinePreview(NamedTuple):
    """A preview of how a card line would move its car.

    The fields include the most steps that the car could take, and the number of spaces where it could stop.
    """

    car: Mark
    speed: int
    how: How
    steps: int = 0
    ends: int = 0
    behind: tuple[CarLetter, ...] = ()  # the cars in the way, if the car is blocked or stops short
    bonus: int = 0  # steps that the player's power can add in the current position
    reach: tuple[EndAhead, ...] = ()  # the spaces where it could stop, furthest first, with jams last


def preview_line(game: Game, player: Seat, card: Card, line: int, car: Car, ahead: Ahead | None = None) -> LinePreview:
    """Return a preview of how a line of a card would move its car if the player carried it out now.

    To preview several lines for the same car, pass the same `Ahead` object each time.
    """
    board, now = game.ruleset.board, game.state
    if now.position[car] == OFF_TRACK:
        return LinePreview(COLOURS[car], board.card_value[card][line], "home" if now.place[car] else "absent")
    ahead = ahead or Ahead(game, car)
    speed, s = ahead.set_line(player, card, line), ahead.state
    more = bonus_steps(s, board)
    ends = find_ends(s, board) if more else ahead.ends(speed)
    if ends == 1:
        return LinePreview(COLOURS[car], speed, "blocked", behind=ahead.in_the_way(ends))
    steps, edge = ahead.most_steps(speed)
    how: How
    if board.has_finish and ends & (1 << (board.spaces - ahead.here)):
        how = "finish"
    else:
        how = "short" if steps < speed else "free"
    behind = ahead.in_the_way(edge) if how == "short" else ()
    bonus = find_bonus(s, board, ends) if more else 0
    return LinePreview(COLOURS[car], speed, how, steps, count_bits(ends), behind, bonus, find_reach(ahead, speed, ends))


def find_reach(ahead: Ahead, speed: int, ends: Mask) -> tuple[EndAhead, ...]:
    """Return every space where the car could stop, with the number of steps lost and the number of cars passed.

    Steps can be lost only on a space from which no further step is possible. If several routes lead to such a space,
    the lost steps are counted for the route that is shown to players.
    """
    field, here, free, forward, routes = ahead.field, ahead.here, ahead.free, ahead.board.forward, None
    found: list[tuple[int, EndAhead]] = []
    while ends:
        lowest = ends & -ends
        ends ^= lowest
        i = lowest.bit_length() - 1
        far, lost = field.distance(here + i), 0
        if far != ACROSS and not (forward[here + i] << i) & free:
            routes = routes or ahead.routes()
            lost = max(0, speed - len(routes[i].spaces))
        order = far - ACROSS if lost else far
        found.append((-order, {"to": ahead.name(i), "lost": lost, "gained": field.count_passed(far)}))
    found.sort(key=itemgetter(0))
    return tuple([end for _, end in found])


def find_bonus(s: State, board: Board, ends: Mask) -> int:
    """Return the largest number of bonus steps that is useful to the car.

    Bonus steps are useful if they lead to a space that the car could not reach with the number on the card alone.
    """
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
