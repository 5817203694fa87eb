"""Moving a car: where the move may end, which seat chooses the space, and what happens when the car arrives there."""

from .bits import lowest_bit
from .model import Board, State
from .names import (
    AGGRESSIVE,
    BONUS,
    CUNNING,
    DETERMINED,
    DRIVE,
    GO,
    LINE,
    MOVE,
    NOBODY,
    OFF_TRACK,
    SKIP,
    SKIP_OR_GO,
    STRATEGIC,
    TO_FINISH,
    TO_SPACE,
    WILD,
    WINDOW,
    Action,
    Car,
    Mask,
    Seat,
)
from .walk import free_ahead, walk_full, walk_on

BONUS_OF_AGGRESSIVE = 1  # R137
BONUS_OF_DETERMINED = 2  # R147


def set_car(s: State, b: Board, car: Car) -> None:
    """Record which car is moved by the current line of the card."""
    s.car = car
    s.speed = b.card_value[s.card][s.line]
    s.phase = DRIVE


def end_line(s: State) -> None:
    """End the current line of the card and go on to the next one."""
    s.line += s.direction
    s.lines_left -= 1
    s.phase = LINE


def has_skip(s: State) -> bool:
    """Return whether the seat that played the card can still use the Strategic power on it (R148, U112).

    This power allows a seat to skip one line of each card that it plays.
    """
    return s.power[s.turn] == STRATEGIC and s.skipped == 0


def skip_line(s: State) -> None:
    """Use the Strategic power to skip the current line of the card."""
    s.skipped = 1
    end_line(s)


def find_mover(s: State, car: Car) -> Seat:
    """Return the seat that steers a car.

    If the car's owner has the Cunning power, this is the owner; otherwise, it is the seat that played the card (R077,
    R078, U59a).
    """
    owner = s.owner[car]
    return owner if owner != NOBODY and s.power[owner] == CUNNING else s.turn


def find_ends(s: State, b: Board) -> Mask:
    """Return the spaces where the current car may end its move.

    These include the spaces that can be reached with bonus steps from the player's own power.
    """
    car = s.car
    here = s.position[car]
    free = free_ahead(s, b, car)
    ends = walk_on(b, here, free, 1, s.speed)
    bonus = 0
    most = bonus_steps(s, b)
    if most:
        edge = walk_full(b, here, free & bonus_ground(s, b), s.speed)
        if edge:
            bonus = walk_on(b, here, free, edge, most)
    return add_bonus(b, ends, bonus)


def bonus_steps(s: State, b: Board) -> int:
    """Return how many bonus steps the player's own power allows on the current line of the card."""
    if s.owner[s.car] != s.turn:
        return 0
    power = s.power[s.turn]
    if power == AGGRESSIVE and s.line == 0 and b.card_car[s.card][0] == s.car:  # R137, R138, U98, U101
        return BONUS_OF_AGGRESSIVE
    return BONUS_OF_DETERMINED if power == DETERMINED else 0


def bonus_ground(s: State, b: Board) -> Mask:
    """Return the spaces that a car may enter with its regular steps without losing its bonus steps.

    With the Determined power, only rectangles are allowed (R143-R147); with any other power, all spaces are.
    """
    return b.rectangles[s.position[s.car]] if s.power[s.turn] == DETERMINED else -1


def add_bonus(b: Board, ends: Mask, bonus: Mask) -> Mask:
    """Return all spaces where a move may end, with or without bonus steps.

    `ends` holds the spaces that can be reached without bonus steps, and `bonus` those that can be reached with them. If
    laps are short, several moves may end on the same space but on different laps. An action names only the space, so
    only one of these moves is kept. Moves without bonus steps take precedence, because the bonus is optional; among
    equals, the longest move is kept.
    """
    if b.around >= WINDOW:
        return ends | bonus
    bonus &= ~ends
    laps = b.around
    while laps < WINDOW:
        bonus &= ~((ends << laps) | (ends >> laps))
        laps += b.around
    return furthest_laps(b, ends) | furthest_laps(b, bonus)


def furthest_laps(b: Board, ends: Mask) -> Mask:
    """Return `ends` with each space of the track included only once.

    If a move may end on the same space on several laps, only the furthest lap is kept.
    """
    laps = b.around
    while laps < WINDOW:
        ends &= ~(ends >> laps)
        laps += b.around
    return ends


def find_late_bonus(s: State, b: Board) -> Mask:
    """Return the spaces that a car can reach with the Determined bonus after another seat's card has moved it (U90).

    The car's current space is included, because its owner may decline the bonus.
    """
    here = s.position[s.car]
    return add_bonus(b, 1, walk_on(b, here, free_ahead(s, b, s.car), 1, BONUS_OF_DETERMINED))


def drive(s: State, b: Board) -> None:
    """Move the current car. If there is a choice, ask a seat to decide first.

    A car that cannot move stays where it is.
    """
    if s.position[s.car] == OFF_TRACK:  # the car has finished, or is not part of this scenario (U50)
        end_line(s)
        return
    s.ends = find_ends(s, b)
    if s.ends == 1:  # blocked: the line is used up without a move (U71)
        end_line(s)
        return
    mover = find_mover(s, s.car)
    s.may_skip = int(has_skip(s) and b.card_car[s.card][s.line] != WILD)  # a wild is skipped when its car is named
    if s.may_skip and mover != s.turn:
        s.phase = SKIP_OR_GO
        s.waiting = 1 << s.turn
    elif s.may_skip or s.ends & (s.ends - 1):
        s.phase = MOVE
        s.waiting = 1 << mover
    else:
        move_car(s, b, lowest_bit(s.ends))


def legal_skip_or_go(out: list[int]) -> int:
    """Write both legal actions to `out`: skipping the current line of the card, and letting its car move. Return 2."""
    out[0] = SKIP
    out[1] = GO
    return 2


def skip_or_go(s: State, b: Board, action: Action) -> None:
    """Carry out the player's decision to skip the current line of the card (Strategic) or to let its car move.

    The player decides this separately only if the car is steered by another seat, which has the Cunning power (U107,
    U115).
    """
    s.waiting = 0
    if action == SKIP:
        skip_line(s)
    elif s.ends & (s.ends - 1):
        s.may_skip = 0
        s.phase = MOVE
        s.waiting = 1 << find_mover(s, s.car)
    else:
        move_car(s, b, lowest_bit(s.ends))


def legal_moves(s: State, b: Board, out: list[int]) -> int:
    """Write all legal moves of the current car to `out`, and a skip if it is allowed. Return the number of actions."""
    here = s.position[s.car]
    ends = s.ends
    n = 0
    while ends:
        space = here + lowest_bit(ends)
        ends &= ends - 1
        if b.has_finish and space == b.spaces:
            out[n] = TO_FINISH
        else:
            while space >= b.around:
                space -= b.around
            out[n] = TO_SPACE + space
        n += 1
    if s.phase == MOVE and s.may_skip:
        out[n] = SKIP
        n += 1
    return n


def count_ahead(s: State, b: Board, action: Action) -> int:
    """Return the distance from the current car to the chosen space, as the difference between their space numbers."""
    here = s.position[s.car]
    if action == TO_FINISH:
        return b.spaces - here
    ahead = action - TO_SPACE - here
    while ahead < 0 or not s.ends & (1 << ahead):
        ahead += b.around
    return ahead


def choose_move(s: State, b: Board, action: Action) -> None:
    """Move the current car to the chosen space, or skip the current line of the card."""
    s.waiting = 0
    if action == SKIP:
        skip_line(s)
    else:
        move_car(s, b, count_ahead(s, b, action))


def move_car(s: State, b: Board, ahead: int) -> None:
    """Move the current car so that its space number increases by `ahead`.

    With the option `determined_always`, the car's owner may then be offered the Determined bonus (U90).
    """
    bonus = earns_late_bonus(s, b, ahead)
    set_down(s, b, ahead)
    if bonus and s.position[s.car] != OFF_TRACK:
        s.ends = find_late_bonus(s, b)
        if s.ends != 1:
            s.phase = BONUS
            s.waiting = 1 << s.owner[s.car]
            return
    end_line(s)


def set_down(s: State, b: Board, ahead: int) -> None:
    """Place the current car on a new space, so that its space number increases by `ahead`.

    A car that crosses the finish line leaves the track and takes the next finishing place (R117-R119).
    """
    space = s.position[s.car] + ahead
    if b.has_finish and space == b.spaces:
        s.finished += 1
        s.place[s.car] = s.finished
        s.position[s.car] = OFF_TRACK
        return
    while space >= b.around:
        space -= b.around
        s.laps[s.car] += 1
    s.position[s.car] = space


def earns_late_bonus(s: State, b: Board, ahead: int) -> bool:
    """Return whether a move on another seat's card earns the car's owner the Determined bonus (U90)."""
    owner = s.owner[s.car]
    if b.determined_always == 0 or owner == NOBODY or owner == s.turn or s.power[owner] != DETERMINED:
        return False
    here = s.position[s.car]
    edge = walk_full(b, here, free_ahead(s, b, s.car) & b.rectangles[here], s.speed)
    return edge & (1 << ahead) != 0


def choose_bonus(s: State, b: Board, action: Action) -> None:
    """Use the bonus steps to move the current car to the space that its owner has chosen.

    If this is the car's current space, the owner has declined the bonus.
    """
    s.waiting = 0
    set_down(s, b, count_ahead(s, b, action))
    end_line(s)
