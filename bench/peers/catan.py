"""Driver for Catanatron: Catan in Python, played by four of its random players."""

import random
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

from .driver import Driver, Played


def new_game() -> Any:
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


class Games:
    name = "Catanatron"
    version = version("catanatron")
    how = "`Game.play` of four `RandomPlayer`s; every action is counted, rolling the dice too; a legal list before each"

    def __init__(self) -> None:
        random.seed(1)
        options: list[int] = []

        def choose(player: Any, game: Any, actions: list[Any]) -> Any:
            options.append(len(actions))
            return random.choice(actions)

        for _ in range(10):
            new_game().play(decide_fn=choose)
        self.forced = options.count(1) / len(options)

    def run(self, seconds: float) -> Played:
        games, decisions, start = 0, 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            game = new_game()
            game.play()
            games, decisions = games + 1, decisions + len(game.state.actions)
        return Played(games, decisions, spent)


def drivers() -> list[Driver]:
    return [Games()]
