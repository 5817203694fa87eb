"""Drivers for the card games of OpenSpiel in C++: rollouts by its evaluator, and whole games between its bots."""

import random
import time
from importlib.metadata import version
from typing import Any

import pyspiel

from .driver import Driver, Played

GAMES = {
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",  # play the cards instead of looking up the result
    "spades": "spades",
    "cribbage": "cribbage",
}
COUNTED = 1_000  # games played in Python to count their decisions
ROLLOUTS = 2_000


def deal(state: Any, draw: random.Random) -> None:
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(draw.choices(outcomes, weights)[0])


def count(game: Any) -> tuple[float, float]:
    """Return the mean number of decisions in a random game, and the fraction of decisions with only one option."""
    draw, decisions, forced = random.Random(1), 0, 0
    for _ in range(COUNTED):
        state = game.new_initial_state()
        deal(state, draw)
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += 1
            forced += len(legal) == 1
            state.apply_action(draw.choice(legal))
            deal(state, draw)
    return decisions / COUNTED, forced / decisions


class Rollouts:
    """Rollouts that run entirely in C++. Each is a search with a single simulation, which evaluates its root."""

    version = version("open-spiel")
    how = (
        "C++ rollouts of `RandomRolloutEvaluator` through `MCTSBot.mcts_search` with one simulation, from the first "
        f"decision on: the deal is left out; decisions by the mean of {COUNTED:,} games"
    )

    def __init__(self, name: str, game: Any, length: float, forced: float) -> None:
        self.name, self.game, self.length, self.forced = f"OpenSpiel {name}, rollouts", game, length, forced
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        self.draw = random.Random(2)

    def run(self, seconds: float) -> Played:
        games, spent = 0, 0.0
        while spent < seconds:
            state = self.game.new_initial_state()
            deal(state, self.draw)
            start = time.process_time()
            self.bot.mcts_search(state)
            spent += time.process_time() - start
            games += ROLLOUTS
        return Played(games, games * self.length, spent)


class Games:
    version = version("open-spiel")
    how = (
        "whole games of C++ uniform bots by `evaluate_bots`, a call from Python each; the deal is in the time, its "
        f"chance nodes are not counted; decisions by the mean of {COUNTED:,} games"
    )

    def __init__(self, name: str, game: Any, length: float, forced: float) -> None:
        self.name, self.game, self.length, self.forced = f"OpenSpiel {name}, games", game, length, forced
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
        self.seed = 0

    def run(self, seconds: float) -> Played:
        games, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(100):
                self.seed += 1
                pyspiel.evaluate_bots(self.game.new_initial_state(), self.bots, self.seed)
            games += 100
        return Played(games, games * self.length, spent)


def drivers() -> list[Driver]:
    made: list[Driver] = []
    for name, text in GAMES.items():
        game = pyspiel.load_game(text)
        length, forced = count(game)
        # Cribbage gives rewards during the game
        if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
            made.append(Rollouts(name, game, length, forced))
        made.append(Games(name, game, length, forced))
    return made
