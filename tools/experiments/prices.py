"""Show what cars sell for among bots, and with what money the bots end.

`python -m tools.experiments.prices pro` plays games of four pros, and
`python -m tools.experiments.prices rookie rookie rookie pro` games of three rookies and a pro, in turned seats. Prices
are also shown by starting place, by the power sold with the car, and by how many cars the buyer owned before.
"""

import argparse
from collections import defaultdict

from downforce import tracks
from downforce.arena import workspace
from downforce.arena.draw_characters import cast_game
from downforce.arena.match import TO_THE_END
from downforce.arena.report import Rows, markdown
from downforce.arena.simulate import KERNEL
from downforce.rules.model import State
from downforce.rules.names import CARS, NO_POWER, NOBODY, POWER_NAMES
from downforce.rules.setup.options import Options

SIX = 6  # the highest bid


class Prices:
    """The prices that bots of one kind paid, and the money with which they ended."""

    def __init__(self) -> None:
        self.paid: list[int] = []
        self.scores: list[int] = []
        self.by_place: dict[int, list[int]] = defaultdict(list)  # by starting place, from 1
        self.by_power: dict[str, list[int]] = defaultdict(list)
        self.by_owned: dict[int, list[int]] = defaultdict(list)  # by cars that the buyer owned before

    def share(self, price: int) -> float:
        return self.paid.count(price) / max(1, len(self.paid))

    def below_zero(self) -> float:
        return sum(score < 0 for score in self.scores) / max(1, len(self.scores))


def mean(values: list[int]) -> float:
    return sum(values) / max(1, len(values))


def add_game(state: State, seated: tuple[str, ...], found: dict[str, Prices]) -> None:
    """Add the prices and the scores of a finished game to those of each bot."""
    owned = [0] * state.players
    for seat, name in enumerate(seated):
        found[name].scores.append(state.score[seat])
    for lot in range(CARS):
        car, power = state.lot_car[lot], state.lot_power[lot]
        owner = state.owner[car]
        if owner == NOBODY:
            continue
        mine, price = found[seated[owner]], state.paid[car]
        mine.paid.append(price)
        mine.by_place[state.grid.index(car) + 1].append(price)
        mine.by_owned[owned[owner]].append(price)
        if power != NO_POWER:
            mine.by_power[POWER_NAMES[power]].append(price)
        owned[owner] += 1


def measure(bots: list[str], games: int, seed: int) -> dict[str, Prices]:
    """Play games on the shipped tracks in turn, with the bots one seat further in each game."""
    found: dict[str, Prices] = defaultdict(Prices)
    kernel = workspace.functions(*KERNEL)
    for game in range(games):
        turn = game // len(tracks.shipped()) % len(bots)
        seated = tuple(bots[turn:] + bots[:turn])
        options = Options.read({"players": len(bots), "track": tracks.shipped()[game % len(tracks.shipped())]})
        weights = workspace.seat_weights(cast_game(seated, seed + game))
        work = workspace.prepare(workspace.ruleset_for(options), weights)
        kernel.begin_match(work, seed + game)
        kernel.continue_match(work, 0, TO_THE_END, 1)
        add_game(workspace.played_state(work), seated, found)
    return found


def tables(found: dict[str, Prices], seats: int, games: int) -> dict[str, Rows]:
    """Return the tables to show, by heading."""
    names = list(found)
    places, owned = range(1, CARS + 1), range(3)
    every: Rows = [["bot", "mean price", *(f"sold at {price}" for price in range(1, SIX + 1)), "below zero"]]
    for name in names:
        one = found[name]
        shares = [f"{100 * one.share(price):.1f} %" for price in range(1, SIX + 1)]
        every.append([name, f"{mean(one.paid):.2f}", *shares, f"{100 * one.below_zero():.1f} %"])
    grid: Rows = [["bot", *("1, marked" if place == 1 else str(place) for place in places)]]
    grid += [[name, *(f"{mean(found[name].by_place[place]):.2f}" for place in places)] for name in names]
    powers: Rows = [["bot", *POWER_NAMES]]
    powers += [[name, *(f"{mean(found[name].by_power[power]):.2f}" for power in POWER_NAMES)] for name in names]
    count: Rows = [["bot", *(f"{number}" for number in owned)]]
    count += [
        [name, *(f"{mean(found[name].by_owned[n]):.2f} ({len(found[name].by_owned[n])})" for n in owned)]
        for name in names
    ]
    return {
        f"Prices in {games} games, {seats} players": every,
        "Mean price by starting place": grid,
        "Mean price by power": powers,
        "Mean price by cars owned before (cars)": count,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("bots", nargs="+", help="one for all four seats, or one for each seat")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    bots = chosen.bots * 4 if len(chosen.bots) == 1 else chosen.bots
    for heading, rows in tables(measure(bots, chosen.games, chosen.seed), len(bots), chosen.games).items():
        print(f"{heading}\n\n{markdown(rows)}\n")


if __name__ == "__main__":
    main()
