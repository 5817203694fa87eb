"""The race: a card is played and its lines move cars, one after another."""

from .auction import put_cards
from .bits import lowest_bit
from .model import Board, State
from .names import (
    AGGRESSIVE,
    ALL_CARS,
    BONUS,
    CARD_DONE,
    CARS,
    CUNNING,
    DETERMINED,
    DRIVE,
    GO,
    LINE,
    LINES,
    MOVE,
    NAME,
    NAME_WILD,
    NO_CARD,
    NOBODY,
    OFF_TRACK,
    PLAY,
    PLAY_CARD,
    PLAY_REVERSED,
    SKIP,
    SKIP_OR_GO,
    SPEED8,
    STRATEGIC,
    TO_FINISH,
    TO_SPACE,
    TRICKY,
    UNPREDICTABLE,
    WILD,
    WINDOW,
    Action,
    Car,
    Mask,
    Seat,
)
from .walk import can_step, free_ahead, walk_full, walk_on

BONUS_OF_DETERMINED = 2  # R147
TWO_PLAYER_HAND = 7  # R171


# The beginning.


def start_race(s: State, b: Board) -> None:
    """Whoever owns the car on the marked space begins, else on the next owned one (R069, U46)."""
    if b.small_hands:  # cards will be drawn of which the auction told nothing
        for seat in range(s.players):
            for colour in range(CARS + 1):
                s.floor[seat][colour] = 0
    if b.two_player_piles:
        for seat in range(2):
            s.hand[seat] = 0
            for _ in range(TWO_PLAYER_HAND):
                draw_card(s, seat, seat)
    s.turn = 0
    for place in range(CARS - 1, -1, -1):
        if s.owner[s.grid[place]] != NOBODY:
            s.turn = s.owner[s.grid[place]]
    give_turn(s, s.turn)


def give_turn(s: State, first: Seat) -> bool:
    """The next seat that has a card must play one (R071, U47, U48); false when nobody has."""
    for i in range(s.players):
        seat = (first + i) % s.players
        if s.hand[seat] | s.open8[seat]:
            s.turn = seat
            s.waiting = 1 << seat
            s.phase = PLAY
            return True
    return False


def draw_card(s: State, seat: Seat, pile: Seat) -> None:
    if s.pile_next[pile] < s.pile_end[pile]:  # U120, U127: an empty pile gives nothing
        s.hand[seat] |= 1 << s.pile[s.pile_next[pile]]
        s.pile_next[pile] += 1


# Playing a card.


def legal_plays(s: State, b: Board, seat: Seat, out: list[int]) -> int:
    cards = s.hand[seat] | s.open8[seat]
    n = put_cards(b, out, 0, cards, PLAY_CARD)
    if s.power[seat] == TRICKY:
        n = put_cards(b, out, n, cards & b.several_lines, PLAY_REVERSED)  # R150, U88
    return n


def play_card(s: State, b: Board, seat: Seat, action: Action) -> None:
    reverse = action >= PLAY_REVERSED
    kind = action - PLAY_REVERSED if reverse else action - PLAY_CARD
    card = lowest_bit((s.hand[seat] | s.open8[seat]) & b.copies[kind])
    s.draws = int(b.small_hands or (b.two_player_piles and card < SPEED8))  # R166, U118; R173, R174
    s.hand[seat] &= ~(1 << card)
    s.open8[seat] &= ~(1 << card)
    s.shown[seat] &= ~(1 << card)
    s.card = card
    s.lines_left = b.card_lines[card]
    s.line = s.lines_left - 1 if reverse else 0
    s.direction = -1 if reverse else 1
    s.named = 0
    s.skipped = 0
    s.waiting = 0
    s.phase = LINE


def reach_line(s: State, b: Board) -> None:
    """Look at the next line: which car is to move?"""
    if s.lines_left == 0:
        s.phase = CARD_DONE
        return
    colour = b.card_car[s.card][s.line]
    if colour != WILD:
        set_car(s, b, colour)
        return
    cars = cars_to_name(s, b)
    s.may_skip = int(has_skip(s) and some_can_step(s, b, cars))
    if cars == 0:
        end_line(s)  # U52
    elif s.may_skip or cars & (cars - 1):
        s.phase = NAME_WILD
        s.waiting = 1 << s.turn
    else:
        name_car(s, b, lowest_bit(cars))


def end_line(s: State) -> None:
    s.line += s.direction
    s.lines_left -= 1
    s.phase = LINE


def end_card(s: State, b: Board) -> None:
    """R079, R166, R173: the card is discarded and, where that is the rule, another drawn."""
    s.discard |= 1 << s.card
    s.card = NO_CARD
    if s.draws == 1:
        draw_card(s, s.turn, 0 if b.small_hands else s.turn)
    s.phase = LINES


# Wilds.


def cars_to_name(s: State, b: Board) -> Mask:
    """Any car not printed on the card (R083) nor named by its other wild (R087); also one that cannot move (R085)."""
    cars = ALL_CARS & ~s.named
    return cars if s.power[s.turn] == UNPREDICTABLE else cars & ~b.card_cars[s.card]


def some_can_step(s: State, b: Board, cars: Mask) -> bool:
    for car in range(CARS):
        if cars & (1 << car) and can_step(s, b, car):
            return True
    return False


def legal_names(s: State, b: Board, out: list[int]) -> int:
    n = 0
    cars = cars_to_name(s, b)
    while cars:
        out[n] = NAME + lowest_bit(cars)
        cars &= cars - 1
        n += 1
    if s.may_skip:
        out[n] = SKIP
        n += 1
    return n


def choose_wild(s: State, b: Board, action: Action) -> None:
    s.waiting = 0
    if action == SKIP:
        skip_line(s)
    else:
        name_car(s, b, action - NAME)


def name_car(s: State, b: Board, car: Car) -> None:
    s.named |= 1 << car
    set_car(s, b, car)


# Moving a car.


def set_car(s: State, b: Board, car: Car) -> None:
    s.car = car
    s.speed = b.card_value[s.card][s.line]
    s.phase = DRIVE


def has_skip(s: State) -> bool:
    """Strategic, not yet used on this card (R148, U112)."""
    return s.power[s.turn] == STRATEGIC and s.skipped == 0


def mover_of(s: State, car: Car) -> Seat:
    """The player of the card, unless the car's owner has Cunning (R077, R078, U59a)."""
    owner = s.owner[car]
    return owner if owner != NOBODY and s.power[owner] == CUNNING else s.turn


def find_ends(s: State, b: Board) -> Mask:
    """Where the car of the line may end, bonuses of the player's own power included."""
    car = s.car
    here = s.position[car]
    free = free_ahead(s, b, car)
    ends = walk_on(b, here, free, 1, s.speed)
    if s.owner[car] == s.turn:
        power = s.power[s.turn]
        if power == AGGRESSIVE and s.line == 0 and b.card_car[s.card][0] == car:  # R137, R138, U98, U101
            ends |= walk_on(b, here, free, 1, s.speed + 1)
        elif power == DETERMINED:  # R143-R147: over rectangles alone, then two more of any shape
            edge = walk_full(b, here, free & b.rectangles[here], s.speed)
            if edge:
                ends |= walk_on(b, here, free, edge, BONUS_OF_DETERMINED)
    if b.around < WINDOW:
        ends &= ~(ends >> b.around)  # a lap so short that two ends are one space: the further one counts
    return ends


def drive(s: State, b: Board) -> None:
    """Find the ends of the line's car and ask whoever has a choice; one end is taken without asking."""
    if s.position[s.car] == OFF_TRACK:  # finished, or not in this scenario (U50)
        end_line(s)
        return
    s.ends = find_ends(s, b)
    if s.ends == 1:  # shut in: the line is spent (U71)
        end_line(s)
        return
    mover = mover_of(s, s.car)
    s.may_skip = int(has_skip(s) and b.card_car[s.card][s.line] != WILD)  # for a wild it was asked beside the colours
    if s.may_skip and mover != s.turn:
        s.phase = SKIP_OR_GO
        s.waiting = 1 << s.turn
    elif s.may_skip or s.ends & (s.ends - 1):
        s.phase = MOVE
        s.waiting = 1 << mover
    else:
        move_car(s, b, lowest_bit(s.ends))


def legal_skip_or_go(out: list[int]) -> int:
    out[0] = SKIP
    out[1] = GO
    return 2


def skip_or_go(s: State, b: Board, action: Action) -> None:
    """Strategic meets Cunning: the player says whether the car moves, its owner where (U107, U115)."""
    s.waiting = 0
    if action == SKIP:
        skip_line(s)
    elif s.ends & (s.ends - 1):
        s.may_skip = 0
        s.phase = MOVE
        s.waiting = 1 << mover_of(s, s.car)
    else:
        move_car(s, b, lowest_bit(s.ends))


def skip_line(s: State) -> None:
    s.skipped = 1
    end_line(s)


def legal_moves(s: State, b: Board, out: list[int]) -> int:
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


def ahead_of(s: State, b: Board, action: Action) -> int:
    """How many numbers ahead of the car the named end lies."""
    here = s.position[s.car]
    if action == TO_FINISH:
        return b.spaces - here
    ahead = action - TO_SPACE - here
    while ahead < 0 or not s.ends & (1 << ahead):
        ahead += b.around
    return ahead


def choose_move(s: State, b: Board, action: Action) -> None:
    s.waiting = 0
    if action == SKIP:
        skip_line(s)
    else:
        move_car(s, b, ahead_of(s, b, action))


def move_car(s: State, b: Board, ahead: int) -> None:
    """The line's car goes to its end; then, with `determined_always`, its owner may be asked for the bonus (U90)."""
    bonus = earns_late_bonus(s, b, ahead)
    set_down(s, b, ahead)
    if bonus and s.position[s.car] != OFF_TRACK:
        here = s.position[s.car]
        s.ends = walk_on(b, here, free_ahead(s, b, s.car), 1, BONUS_OF_DETERMINED) | 1
        if s.ends != 1:
            s.phase = BONUS
            s.waiting = 1 << s.owner[s.car]
            return
    end_line(s)


def earns_late_bonus(s: State, b: Board, ahead: int) -> bool:
    owner = s.owner[s.car]
    if b.determined_always == 0 or owner == NOBODY or owner == s.turn or s.power[owner] != DETERMINED:
        return False
    here = s.position[s.car]
    edge = walk_full(b, here, free_ahead(s, b, s.car) & b.rectangles[here], s.speed)
    return edge & (1 << ahead) != 0


def choose_bonus(s: State, b: Board, action: Action) -> None:
    s.waiting = 0
    set_down(s, b, ahead_of(s, b, action))
    end_line(s)


def set_down(s: State, b: Board, ahead: int) -> None:
    """Put the line's car so many numbers further; across the line it takes the next winner's space (R117-R119)."""
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
