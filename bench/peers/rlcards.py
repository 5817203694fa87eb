"""Drivers for RLCard: card games in Python, played by its random agents."""

import time
from importlib.metadata import version
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from .driver import Driver, Played


class RecordingAgent(RandomAgent):  # type: ignore[misc]
    """A random agent that also records how many options it has at each decision."""

    def __init__(self, num_actions: int, options: list[int]) -> None:
        super().__init__(num_actions)
        self.options = options

    def step(self, state: Any) -> Any:
        self.options.append(len(state["legal_actions"]))
        return RandomAgent.step(state)


class Games:
    version = version("rlcard")
    how = "`Env.run` of `RandomAgent`s; a legal list and a vector of features before every decision"

    def __init__(self, name: str) -> None:
        self.name = f"RLCard {name}"
        self.env = rlcard.make(name, config={"seed": 1})
        options: list[int] = []
        self.seat([RecordingAgent(self.env.num_actions, options) for _ in range(self.env.num_players)])
        for _ in range(30):
            self.env.run(is_training=True)
        self.forced = options.count(1) / len(options)
        self.seat([RandomAgent(self.env.num_actions) for _ in range(self.env.num_players)])

    def seat(self, agents: list[Any]) -> None:
        self.env.set_agents(agents)

    def run(self, seconds: float) -> Played:
        games, before, start = 0, self.env.timestep, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            self.env.run(is_training=True)
            games += 1
        return Played(games, self.env.timestep - before, spent)


def drivers() -> list[Driver]:
    return [Games("uno"), Games("mahjong"), Games("doudizhu")]
