"""Statistics from one game, and their sums over many games. The functions run interpreted or compiled."""

from ..rules.bits import count_bits
from ..rules.model import State
from ..rules.names import CARS, MAX_PLAYERS, MAX_SPACES, NO_POWER, NOBODY, POWERS, Car, Seat
from .match import WHOLE_WIN

ROUNDS_OF_BETS = 3
QUARTERS = 4
NOT_YET = -1


class Race:
    """Statistics observed in one game, such as lead changes and steps lost to jams."""

    def __init__(self) -> None:
        self.first: int = 0  # the seat that played first
        self.leader: int = 0
        self.leads: int = 0  # number of lead changes
        self.led: int = 0  # bit set of cars that have led; the first leader is the foremost car on the grid
        self.way: int = 0  # steps from the first leader's start to the finish line
        self.at_line: list[int] = [NOT_YET] * ROUNDS_OF_BETS  # leader when each betting line was crossed
        self.at_quarter: list[int] = [NOT_YET] * (QUARTERS - 1)  # leader when each quarter of the distance was covered
        self.richest: int = 0  # bit set of the seats ahead in money after the third bets, 0 until then
        self.gap: int = NOT_YET  # steps left for the second car when the first finished
        self.played: int = 0  # steps on card lines that moved a car or found it blocked
        self.lost: int = 0  # steps lost to jams


class Tally:
    """Sums of statistics over many games, and sums of squares for figures that are reported with an interval."""

    def __init__(self) -> None:
        self.games: int = 0
        self.won: int = 0  # races in which a car finished first
        self.grid_wins: list[int] = [0] * CARS  # races won, by grid place
        self.colour_wins: list[int] = [0] * CARS
        self.grid_money: list[int] = [0] * CARS  # money wins by the car's owner in sixtieths, by grid place
        self.seat_wins: list[int] = [0] * MAX_PLAYERS  # money wins in sixtieths, by seat counted from the first to play
        self.seat_squares: list[int] = [0] * MAX_PLAYERS
        self.kept: list[int] = [0] * POWERS  # games in which a power was kept
        self.power_wins: list[int] = [0] * POWERS  # money wins by seats with the power, in sixtieths
        self.power_squares: list[int] = [0] * POWERS
        self.stalled: int = 0
        self.stalled_squares: int = 0
        self.leads: int = 0
        self.lead_squares: int = 0
        self.leaders: int = 0  # number of different cars that led
        self.leader_squares: int = 0
        # For each betting line: races in which it was crossed before any car finished, and those the leader then won
        self.line_races: list[int] = [0] * ROUNDS_OF_BETS
        self.line_wins: list[int] = [0] * ROUNDS_OF_BETS
        self.quarter_races: list[int] = [0] * (QUARTERS - 1)  # the same for each quarter of the distance
        self.quarter_wins: list[int] = [0] * (QUARTERS - 1)
        self.first_bets: int = 0  # games with first bets
        self.first_bets_alike: int = 0  # games with all first bets on one car
        self.third_bets: int = 0  # games with third bets
        self.money_turned: int = 0  # games in which no seat ahead in money after the third bets won in the end
        self.gaps: int = 0  # races in which a car finished
        self.gap: int = 0  # steps left for the second car when the first finished, in total
        self.gap_squares: int = 0
        self.played: int = 0
        self.lost: int = 0
        self.played_squares: int = 0
        self.lost_squares: int = 0
        self.played_lost: int = 0
        self.moves: int = 0  # card lines that moved a car or found it blocked
        self.cut_short: int = 0  # card lines that a jam cut short
        self.jam: list[int] = [0] * MAX_SPACES  # steps lost, by the space where the car stopped
        self.lot_sold: list[int] = [0] * CARS  # cars sold, by lot number
        self.lot_paid: list[int] = [0] * CARS  # total of their prices
        self.lot_squares: list[int] = [0] * CARS
        self.grid_sold: list[int] = [0] * CARS  # the same by grid place
        self.grid_paid: list[int] = [0] * CARS
        self.grid_squares: list[int] = [0] * CARS
        self.owned_wins: int = 0  # races won by a car with an owner
        self.owner_wins: int = 0  # races in which the owner of the winning car won the money, alone or shared


def sum_race(state: State, race: Race, tally: Tally) -> None:
    """Add the statistics of a finished game to the tally."""
    tally.games += 1
    stalled = CARS - state.finished
    tally.stalled += stalled
    tally.stalled_squares += stalled * stalled
    tally.leads += race.leads
    tally.lead_squares += race.leads * race.leads
    tally.played += race.played
    tally.lost += race.lost
    tally.played_squares += race.played * race.played
    tally.lost_squares += race.lost * race.lost
    tally.played_lost += race.played * race.lost
    sum_suspense(state, race, tally)
    for seat in range(state.players):
        won = money_won(state, seat)
        after = (seat - race.first + state.players) % state.players
        tally.seat_wins[after] += won
        tally.seat_squares[after] += won * won
        power = state.power[seat]
        if power != NO_POWER:
            tally.kept[power] += 1
            tally.power_wins[power] += won
            tally.power_squares[power] += won * won
    for place in range(CARS):
        sum_car(state, state.grid[place], place, tally)
    for lot in range(CARS):
        car = state.lot_car[lot]
        if state.owner[car] != NOBODY:
            tally.lot_sold[lot] += 1
            tally.lot_paid[lot] += state.paid[car]
            tally.lot_squares[lot] += state.paid[car] * state.paid[car]


def sum_suspense(state: State, race: Race, tally: Tally) -> None:
    """Add suspense figures to the tally, such as whether the leader at each betting line went on to win."""
    leaders = count_bits(race.led)
    tally.leaders += leaders
    tally.leader_squares += leaders * leaders
    for k in range(ROUNDS_OF_BETS):
        if race.at_line[k] != NOT_YET:
            tally.line_races[k] += 1
            tally.line_wins[k] += int(state.place[race.at_line[k]] == 1)
    for k in range(QUARTERS - 1):
        if race.at_quarter[k] != NOT_YET:
            tally.quarter_races[k] += 1
            tally.quarter_wins[k] += int(state.place[race.at_quarter[k]] == 1)
    if state.bets_made:
        tally.first_bets += 1
        tally.first_bets_alike += int(first_bets_are_alike(state))
    if race.richest:
        tally.third_bets += 1
        tally.money_turned += int(race.richest & state.winners == 0)
    if race.gap != NOT_YET:
        tally.gaps += 1
        tally.gap += race.gap
        tally.gap_squares += race.gap * race.gap


def first_bets_are_alike(state: State) -> bool:
    for seat in range(1, state.players):
        if state.bet[seat][0] != state.bet[0][0]:
            return False
    return True


def sum_car(state: State, car: Car, place: int, tally: Tally) -> None:
    owner = state.owner[car]
    if owner != NOBODY:
        tally.grid_sold[place] += 1
        tally.grid_paid[place] += state.paid[car]
        tally.grid_squares[place] += state.paid[car] * state.paid[car]
        tally.grid_money[place] += money_won(state, owner)
    if state.place[car] == 1:
        tally.won += 1
        tally.grid_wins[place] += 1
        tally.colour_wins[car] += 1
        if owner != NOBODY:
            tally.owned_wins += 1
            if state.winners & (1 << owner):
                tally.owner_wins += 1


def money_won(state: State, seat: Seat) -> int:
    """Return a seat's share of the win in sixtieths, which is 0 if the seat did not win."""
    return WHOLE_WIN // count_bits(state.winners) if state.winners & (1 << seat) else 0
