"""What is noted of a watched game, and the sums over many games. Plain functions, run as they are or compiled."""

from ..rules.bits import count_bits
from ..rules.model import State
from ..rules.names import CARS, MAX_PLAYERS, MAX_SPACES, NO_POWER, NOBODY, POWERS, Car, Seat
from .match import WHOLE_WIN

ROUNDS_OF_BETS = 3
QUARTERS = 4
NOT_YET = -1


class Race:
    """One game being watched."""

    def __init__(self) -> None:
        self.first: int = 0  # the seat that began
        self.leader: int = 0
        self.leads: int = 0  # how often another car took the lead
        self.led: int = 0  # cars that have led, as a set; the first is the one ahead on the grid
        self.way: int = 0  # steps from where that one stood to the finish line
        self.at_line: list[int] = [NOT_YET] * ROUNDS_OF_BETS  # who led when a betting line had been crossed,
        self.at_quarter: list[int] = [NOT_YET] * (QUARTERS - 1)  # and when so much of the way was behind the leader
        self.richest: int = 0  # seats that were ahead in money after the third bets, as a set; 0: not yet
        self.gap: int = NOT_YET  # steps that the second car had to go when the first had finished
        self.played: int = 0  # steps on lines that moved, or should have moved, a car
        self.lost: int = 0  # of them, those a jam cost


class Tally:
    """Sums over games; where an interval needs it, of squares too."""

    def __init__(self) -> None:
        self.games: int = 0
        self.won: int = 0  # races that a car won: some car has finished first
        self.grid_wins: list[int] = [0] * CARS  # races won, by grid place
        self.colour_wins: list[int] = [0] * CARS
        self.grid_money: list[int] = [0] * CARS  # money wins of the owner, in sixtieths, by grid place
        self.seat_wins: list[int] = [0] * MAX_PLAYERS  # money wins by seats after the first to play, in sixtieths
        self.seat_squares: list[int] = [0] * MAX_PLAYERS
        self.kept: list[int] = [0] * POWERS  # games in which a power was kept,
        self.power_wins: list[int] = [0] * POWERS  # and money wins with it, in sixtieths
        self.power_squares: list[int] = [0] * POWERS
        self.stalled: int = 0
        self.stalled_squares: int = 0
        self.leads: int = 0
        self.lead_squares: int = 0
        self.leaders: int = 0  # different cars that led
        self.leader_squares: int = 0
        # By betting line, races in which it was crossed before any car finished, and in which whoever led then won;
        self.line_races: list[int] = [0] * ROUNDS_OF_BETS
        self.line_wins: list[int] = [0] * ROUNDS_OF_BETS
        self.quarter_races: list[int] = [0] * (QUARTERS - 1)  # the same by quarter of the way
        self.quarter_wins: list[int] = [0] * (QUARTERS - 1)
        self.first_bets: int = 0  # games with first bets,
        self.first_bets_alike: int = 0  # and with all of them on one car
        self.third_bets: int = 0  # games with third bets,
        self.money_turned: int = 0  # and in which the money was won by none of those ahead then
        self.gaps: int = 0  # races in which a car finished,
        self.gap: int = 0  # and the steps that the second had to go then
        self.gap_squares: int = 0
        self.played: int = 0
        self.lost: int = 0
        self.played_squares: int = 0
        self.lost_squares: int = 0
        self.played_lost: int = 0
        self.moves: int = 0  # lines that moved, or should have moved, a car
        self.cut_short: int = 0  # of them, those that a jam cut short
        self.jam: list[int] = [0] * MAX_SPACES  # steps lost, by the space where the car came to stand
        self.lot_sold: list[int] = [0] * CARS  # cars sold, by lot number,
        self.lot_paid: list[int] = [0] * CARS  # and what was paid
        self.lot_squares: list[int] = [0] * CARS
        self.grid_sold: list[int] = [0] * CARS  # the same by grid place
        self.grid_paid: list[int] = [0] * CARS
        self.grid_squares: list[int] = [0] * CARS
        self.owned_wins: int = 0  # races won by a car that somebody owns,
        self.owner_wins: int = 0  # and whose owner won the money, alone or shared


def sum_race(s: State, r: Race, y: Tally) -> None:
    """The game is over: add it up."""
    y.games += 1
    stalled = CARS - s.finished
    y.stalled += stalled
    y.stalled_squares += stalled * stalled
    y.leads += r.leads
    y.lead_squares += r.leads * r.leads
    y.played += r.played
    y.lost += r.lost
    y.played_squares += r.played * r.played
    y.lost_squares += r.lost * r.lost
    y.played_lost += r.played * r.lost
    sum_suspense(s, r, y)
    for seat in range(s.players):
        won = money_won(s, seat)
        after = (seat - r.first + s.players) % s.players
        y.seat_wins[after] += won
        y.seat_squares[after] += won * won
        power = s.power[seat]
        if power != NO_POWER:
            y.kept[power] += 1
            y.power_wins[power] += won
            y.power_squares[power] += won * won
    for place in range(CARS):
        sum_car(s, s.grid[place], place, y)
    for lot in range(CARS):
        car = s.lot_car[lot]
        if s.owner[car] != NOBODY:
            y.lot_sold[lot] += 1
            y.lot_paid[lot] += s.paid[car]
            y.lot_squares[lot] += s.paid[car] * s.paid[car]


def sum_suspense(s: State, r: Race, y: Tally) -> None:
    """What was noted on the way, beside how it ended."""
    leaders = count_bits(r.led)
    y.leaders += leaders
    y.leader_squares += leaders * leaders
    for k in range(ROUNDS_OF_BETS):
        if r.at_line[k] != NOT_YET:
            y.line_races[k] += 1
            y.line_wins[k] += int(s.place[r.at_line[k]] == 1)
    for k in range(QUARTERS - 1):
        if r.at_quarter[k] != NOT_YET:
            y.quarter_races[k] += 1
            y.quarter_wins[k] += int(s.place[r.at_quarter[k]] == 1)
    if s.bets_made:
        y.first_bets += 1
        y.first_bets_alike += int(first_bets_are_alike(s))
    if r.richest:
        y.third_bets += 1
        y.money_turned += int(r.richest & s.winners == 0)
    if r.gap != NOT_YET:
        y.gaps += 1
        y.gap += r.gap
        y.gap_squares += r.gap * r.gap


def first_bets_are_alike(s: State) -> bool:
    for seat in range(1, s.players):
        if s.bet[seat][0] != s.bet[0][0]:
            return False
    return True


def sum_car(s: State, car: Car, place: int, y: Tally) -> None:
    owner = s.owner[car]
    if owner != NOBODY:
        y.grid_sold[place] += 1
        y.grid_paid[place] += s.paid[car]
        y.grid_squares[place] += s.paid[car] * s.paid[car]
        y.grid_money[place] += money_won(s, owner)
    if s.place[car] == 1:
        y.won += 1
        y.grid_wins[place] += 1
        y.colour_wins[car] += 1
        if owner != NOBODY:
            y.owned_wins += 1
            if s.winners & (1 << owner):
                y.owner_wins += 1


def money_won(s: State, seat: Seat) -> int:
    """A seat's share of the win, in sixtieths."""
    return WHOLE_WIN // count_bits(s.winners) if s.winners & (1 << seat) else 0
