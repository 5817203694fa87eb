"""Games of bots played through `Game`, and their suspense computed from public information only.

It uses events, score sheets and the track's boxes, and nothing of `arena/game_statistics.py` or `arena/tally.py`, so
that the two can be compared.
"""

import statistics
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from downforce.bots import BOTS
from downforce.bots.policy.decide import choose_action
from downforce.bots.policy.workspace import new_workspace
from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.record import notation
from downforce.rng import Rng, seed_rng
from downforce.rules.names import COLOURS
from downforce.rules.setup.options import Options
from downforce.rules.setup.track import Box, Track
from downforce.rulesets import choose_rulesets

PRIZES = [12, 9, 6, 4, 2, 0]
PAYOUTS = [[9, 6, 3, 0, 0, 0], [6, 4, 2, 0, 0, 0], [3, 2, 1, 0, 0, 0]]
AFTER_A_CARD = ("betting", "home", "turn", "finish")


def play(options: Options, bots: Sequence[str], seed: int) -> Game:
    """Play the game of this seed as the arena does, with the bots in turn around the table.

    Every choice is made on the state and applied as notation.
    """
    game = Game.start(choose_rulesets(options), SeededDealer(seed * 8))
    rngs = [Rng() for _ in range(options.players)]
    for seat, rng in enumerate(rngs):
        seed_rng(rng, seed * 8 + 1 + seat)
    work = new_workspace(game.ruleset.board, [BOTS[bots[seat % len(bots)]].weights for seat in range(options.players)])
    work.states[0] = game.state
    while game.waiting:
        seat = game.waiting[0]
        action = choose_action(work, seat, work.weights[seat], rngs[seat])
        game.play(seat, notation.write(game.ruleset, game.state, action))
    return game


class ObservedGame:
    """A finished game, followed card by card."""

    def __init__(self, game: Game) -> None:
        assert game.outcome is not None
        self.track: Track = game.ruleset.track
        self.outcome: Any = game.outcome
        self.finishes = not game.ruleset.options.long_distance
        self.steps = dict(zip((box.id for box in self.track.boxes), self.track.steps_left, strict=True))
        events = game.events(None)
        grid = next(event["grid"] for event in events if event["event"] == "dealt")
        self.space = dict(zip(grid, self.track.grid, strict=True))
        self.laps = dict.fromkeys(COLOURS, 0)
        self.home: list[str] = []  # cars that have finished, in order
        self.leader = max(grid, key=self.far)  # the first of equal ones
        self.led = [self.leader]  # cars that have led, in order
        self.way = self.steps[self.space[self.leader]]
        self.at_line: dict[int, str] = {}
        self.at_quarter: dict[int, str] = {}
        self.gap: int | None = None
        self.ahead: set[int] | None = None  # seats ahead in money after the third bets
        self.bets = 0
        card = False
        for event in events:
            kind = event["event"]
            if card and kind in AFTER_A_CARD:
                self.end_card()
            card = kind not in AFTER_A_CARD and (card or kind == "played")
            if kind == "moved":
                self.move(event)
            elif kind == "bet":
                self.bets += 1
                if self.bets == 3 * game.ruleset.options.players:
                    self.ahead = self.richest()

    def box(self, car: str) -> Box:
        return self.track.boxes[self.track.number[self.space[car]]]

    def far(self, car: str) -> tuple[Any, ...]:
        return self.laps[car], self.box(car).front

    def move(self, event: Any) -> None:
        car, before = event["car"], self.box(event["car"]).front
        if event["place"]:
            assert event["place"] == len(self.home) + 1
            del self.space[car]
            self.home.append(car)
            return
        self.space[car] = event["to"]
        self.laps[car] += self.box(car).front < before

    def end_card(self) -> None:
        if self.home:
            if self.gap is None:
                self.gap = 0 if len(self.home) > 1 else self.steps[self.space[self.in_order()[1]]]
            return
        foremost = [car for car in COLOURS if self.far(car) == max(map(self.far, COLOURS))]
        if self.leader not in foremost:
            self.leader = foremost[0]
            self.led.append(self.leader)
        for k, line in enumerate(self.track.lines):
            if any(self.laps[car] or self.box(car).back >= line for car in COLOURS):
                self.at_line.setdefault(k, self.leader)
        behind = Fraction(self.way - self.steps[self.space[self.leader]], self.way)
        for k in range(3):
            if self.finishes and behind >= Fraction(k + 1, 4):
                self.at_quarter.setdefault(k, self.leader)

    def in_order(self) -> list[str]:
        """Return the cars in race order: finished cars, then the furthest; the inside car first if they are level."""
        racing = [car for car in COLOURS if car in self.space]
        return self.home + sorted(racing, key=lambda car: (*self.far(car), -self.box(car).left), reverse=True)

    def richest(self) -> set[int]:
        order, money = self.in_order(), []
        for sheet in self.outcome["sheets"]:
            prizes = sum(PRIZES[order.index(car)] - bought["price"] for car, bought in sheet["cars"].items())
            payouts = sum(PAYOUTS[k][order.index(bet["car"])] for k, bet in enumerate(sheet["bets"]))
            money.append(prizes + payouts)
        return {seat for seat, mine in enumerate(money) if mine == max(money)}

    def won_by(self, car: str) -> bool:
        return bool(self.outcome["placed"][:1] == [car])

    def first_bets(self) -> list[str]:
        return [sheet["bets"][0]["car"] for sheet in self.outcome["sheets"] if sheet["bets"]]


def suspense(games: Sequence[ObservedGame]) -> dict[str, Any]:
    """Return the suspense figures of a study, computed from these games."""
    lines = range(len(games[0].track.lines))
    bets = [game.first_bets() for game in games if game.first_bets()]
    turned = [not game.ahead & set(game.outcome["winners"]) for game in games if game.ahead]
    return {
        "leaders": figure([len(set(game.led)) for game in games]),
        "leader_at_line_wins": [
            figure([game.won_by(game.at_line[k]) for game in games if k in game.at_line]) for k in lines
        ],
        "leader_at_quarter_wins": [
            figure([game.won_by(game.at_quarter[k]) for game in games if k in game.at_quarter]) for k in range(3)
        ],
        "all_first_bets_on_one_car": figure([len(set(cars)) == 1 for cars in bets]),
        "money_leader_after_line_3_loses": figure(turned),
        "gap_at_finish": figure([game.gap for game in games if game.gap is not None]),
    }


def figure(values: Sequence[int]) -> dict[str, float] | None:
    if not values:
        return None
    margin = 1.96 * statistics.pstdev(map(float, values)) / len(values) ** 0.5
    return {"value": round(sum(values) / len(values), 6), "margin": round(margin, 6), "n": len(values)}


def without_ends(result: Any) -> Any:
    """Figures without the ends of their intervals, which are not counted again here."""
    if isinstance(result, dict):
        return {key: without_ends(value) for key, value in result.items() if key not in ("low", "high")}
    return [without_ends(value) for value in result] if isinstance(result, list) else result
