"""The end of a race: winnings, places and winners."""

from .bits import lowest_bit
from .model import Board, State
from .names import (
    CARDS_OUT,
    CARS,
    DEAL,
    DISTANCE,
    FINISHED,
    FIRST,
    HOME,
    NOBODY,
    OFF_TRACK,
    ONE_LAP,
    OVER,
    RACE_OVER,
    RUNNING,
    Car,
    Mask,
    Seat,
)
from .race import give_turn

NO_PLACE = 7  # worse than any place


def next_turn(s: State, b: Board) -> None:
    """Discard the hands of all seats whose cars have all finished, and then begin the next turn or end the race."""
    for seat in range(s.players):
        if is_home(s, seat):
            discard_all(s, b, seat)
    s.reason = why_over(s, b)
    if s.reason == RUNNING and not give_turn(s, s.turn + 1):
        s.reason = CARDS_OUT if owned_cars_racing(s) else HOME
    if s.reason != RUNNING:
        end_race(s, b)


def is_home(s: State, seat: Seat) -> bool:
    """Return whether a seat owns at least one car and all of its cars have finished (R120, U57)."""
    cars = 0
    for car in range(CARS):
        if s.owner[car] == seat:
            cars += 1
            if s.place[car] == 0:
                return False
    return cars > 0


def discard_all(s: State, b: Board, seat: Seat) -> None:
    """Discard a seat's hand (R120-R122).

    In a two-player game, also discard the seat's draw pile and face-up Speed-8 cards (U128).
    """
    s.discard |= s.hand[seat] | s.open8[seat]
    s.hand[seat] = 0
    s.open8[seat] = 0
    s.shown[seat] = 0
    if b.two_player_piles:
        for i in range(s.pile_next[seat], s.pile_end[seat]):
            s.discard |= 1 << s.pile[i]
        s.pile_next[seat] = s.pile_end[seat]


def why_over(s: State, b: Board) -> int:
    """Return why the race ends after the current card, or RUNNING if it continues."""
    if s.finished == CARS:
        return FINISHED  # R072
    if b.first_wins and owned_car_finished(s):
        return FIRST  # U122
    return RUNNING


def owned_car_finished(s: State) -> bool:
    for car in range(CARS):
        if s.place[car] and s.owner[car] != NOBODY:
            return True
    return False


def owned_cars_racing(s: State) -> bool:
    for car in range(CARS):
        if s.owner[car] != NOBODY and s.place[car] == 0:
            return True
    return False


def end_race(s: State, b: Board) -> None:
    """End the race: assign any remaining places, add up each seat's money and determine the winners so far."""
    s.waiting = 0
    s.phase = RACE_OVER
    if b.distance != ONE_LAP:
        place_by_distance(s, b)
    for seat in range(s.players):
        if b.first_wins == 0 and b.distance != DISTANCE:
            s.score[seat] += race_total(s, seat)
        place = best_car(s, seat)
        if place != NO_PLACE and (s.best_place[seat] == 0 or place < s.best_place[seat]):
            s.best_place[seat] = place
    s.winners = find_winners(s, b)


def finish_race(s: State, b: Board) -> None:
    """Continue with the next race of a world tour, or end the game.

    Before the next deal, no car is on a track: the spaces of the finished race may not exist on the next one.
    """
    if s.race + 1 < b.races:
        s.race += 1
        s.phase = DEAL
        for car in range(CARS):
            s.position[car] = OFF_TRACK
    else:
        s.phase = OVER


# Money.


def race_total(s: State, seat: Seat) -> int:
    """Return the money that a seat makes in the race if the cars keep their current places (R131)."""
    return racing_total(s, seat) + betting_total(s, seat) - auction_total(s, seat)


def prize(place: int) -> int:
    """Return the prize money for a finishing place (R127)."""
    if place == 1:
        return 12
    if place == 2:
        return 9
    if place == 3:
        return 6
    if place == 4:
        return 4
    return 2 if place == 5 else 0


def payout(bet: int, place: int) -> int:
    """Return how much a bet pays if its car finishes in this place (R113-R116).

    `bet` is 0 for a seat's first bet, 1 for its second and 2 for its third.
    """
    return (3 - bet) * (4 - place) if 1 <= place <= 3 else 0


def racing_total(s: State, seat: Seat) -> int:
    total = 0
    for car in range(CARS):
        if s.owner[car] == seat:
            total += prize(s.place[car])
    return total


def betting_total(s: State, seat: Seat) -> int:
    total = 0
    for k in range(3):
        if s.bet[seat][k] >= 0:
            total += payout(k, s.place[s.bet[seat][k]])
    return total


def auction_total(s: State, seat: Seat) -> int:
    total = 0
    for car in range(CARS):
        if s.owner[car] == seat:
            total += s.paid[car]
    return total


# Who is ahead.


def best_car(s: State, seat: Seat) -> int:
    """Return the best finishing place among a seat's cars (U85), or NO_PLACE if none of them has a place."""
    best = NO_PLACE
    for car in range(CARS):
        if s.owner[car] == seat and s.place[car]:
            best = min(best, s.place[car])
    return best


def is_ahead(s: State, b: Board, car: Car, other: Car) -> bool:
    """Return whether one car is ahead of another (R178, R179, U133, U135).

    The car with more laps is ahead. On the same lap, it is the car whose space extends further forward. If the front
    ends of both spaces are level, it is the car nearer to the inside of the track.
    """
    if s.laps[car] != s.laps[other]:
        return s.laps[car] > s.laps[other]
    here = s.position[car]
    there = s.position[other]
    if b.front[here] != b.front[there]:
        return b.front[here] > b.front[there]
    return b.inside[here] < b.inside[there]


def place_by_distance(s: State, b: Board) -> None:
    """Rank the cars still on the track by distance, and give them the places after those of the finished cars.

    Long-distance races, in which no car crosses a finish line, are decided in this way (R178, R179).
    """
    for car in range(CARS):
        if s.position[car] != OFF_TRACK:
            s.place[car] = s.finished + 1
            for other in range(CARS):
                if other != car and s.position[other] != OFF_TRACK and is_ahead(s, b, other, car):
                    s.place[car] += 1


def furthest_owner(s: State, b: Board) -> Seat:
    """Return the owner of the car that is furthest ahead on the track, ignoring cars without an owner.

    Return NOBODY if no car with an owner is on the track. The result decides a beginner's game if no
    such car has finished (U123).
    """
    best = -1
    for car in range(CARS):
        on_track = s.owner[car] != NOBODY and s.position[car] != OFF_TRACK
        if on_track and (best < 0 or is_ahead(s, b, car, best)):
            best = car
    return s.owner[best] if best >= 0 else NOBODY


def find_winners(s: State, b: Board) -> Mask:
    """Return the seats that have won.

    The seat with the most money wins. Among seats with the same amount, the one with the best placed car wins; if that
    does not break the tie, they share the win (R132, R133, U86, U138). In a beginner's game without money, the owner of
    the first car to finish wins. If no car with an owner has finished, the owner of the car that is furthest ahead
    wins.
    """
    if b.first_wins and not owned_car_finished(s):
        owner = furthest_owner(s, b)
        return (1 << s.players) - 1 if owner == NOBODY else 1 << owner
    winners = 1
    for seat in range(1, s.players):
        order = compare(s, seat, lowest_bit(winners))
        if order > 0:
            winners = 0
        if order >= 0:
            winners |= 1 << seat
    return winners


def compare(s: State, seat: Seat, other: Seat) -> int:
    """Compare the results of two seats.

    Return a positive number if the first seat has done better, a negative one if the second has, and 0 if they are
    tied.
    """
    if s.score[seat] != s.score[other]:
        return s.score[seat] - s.score[other]
    place = s.best_place[seat] if s.best_place[seat] else NO_PLACE
    best = s.best_place[other] if s.best_place[other] else NO_PLACE
    return best - place
