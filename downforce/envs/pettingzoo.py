"""Downforce as a PettingZoo AEC environment.

The agents are `seat_0`, `seat_1` and so on, in table order. Seats that decide simultaneously (bids, powers, bets) act
one after another in seat order, and other agents do not observe a choice until the rules reveal it. Rewards are given
at the end: a share of the win (1 for the winner, 1/k for each of k tied winners, 0 for the others), or the money won.
"""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..game import Game, new_game
from ..rules.bits import count_bits
from ..rules.errors import IllegalAction, OptionError
from ..rules.names import ACTIONS, COLOURS, OVER, Seat
from ..rules.setup.options import Options
from ..rulesets import choose_rulesets
from .actions import legal_actions, write_action
from .observation import LAYOUT, SEE_SIZE, observe
from .rewards import check_rewards

RENDER_MODES = ("ansi", "svg", "human")


def env(**arguments: Any) -> Any:
    """Return a `raw_env` environment inside PettingZoo's usual wrappers.

    With these wrappers, an illegal action ends the game with a warning and a reward of -1 for the agent.
    """
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def final_reward(game: Game, seat: Seat, rewards: str) -> float:
    """Return the reward that a seat gets for a finished game."""
    state = game.state
    if rewards == "money":
        return float(state.score[seat])
    return 1 / count_bits(state.winners) if state.winners & (1 << seat) else 0.0


def observation_box() -> tuple[Any, Any]:
    """Return the lowest and the highest possible value for each element of the observation vector."""
    low, high = np.zeros(SEE_SIZE, np.float32), np.zeros(SEE_SIZE, np.float32)
    for block in LAYOUT:
        low[block.first : block.first + block.size] = block.low
        high[block.first : block.first + block.size] = block.high
    low[LAYOUT[1].first] = 0  # there are no players before the first reset
    return low, high


class raw_env(AECEnv):  # type: ignore[misc]
    """An environment that plays one game at a time.

    `rewards` is "win" or "money". The other options are those of `downforce.new_game`.
    """

    metadata = {  # noqa: RUF012
        "name": "downforce_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, players: int = 4, *, render_mode: str | None = None, rewards: str = "win", **options: Any
    ) -> None:
        super().__init__()
        self.rulesets = choose_rulesets(Options.read({"players": players, **options}))
        self.rewards_kind = check_rewards(rewards, self.rulesets[0])
        if render_mode not in (None, *RENDER_MODES):
            raise OptionError(f"render_mode: {render_mode!r}; known: {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.new_game_options: dict[str, Any] = {"players": players, **options}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        low, high = observation_box()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.game: Game | None = None
        self._seeds = random.Random(random.SystemRandom().getrandbits(64))

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def seat_index(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. If a seed is given, the cards are the same as in `new_game(seed=seed)`.

        Later resets without a seed derive their seeds from the last seed given, so that the whole sequence of games
        is repeatable.
        """
        if seed is not None:
            self._seeds = random.Random(seed)
        self.game = new_game(seed=self._seeds.getrandbits(62) if seed is None else seed, **self.new_game_options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.waiting[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the agent's observation and a mask of its legal actions.

        The mask is all zeros if it is not the agent's turn.
        """
        assert self.game is not None, "reset() comes first"
        vector, mask = [0] * SEE_SIZE, np.zeros(ACTIONS, np.int8)  # a list is faster to fill than an array
        seat, state = self.seat_index(agent), self.game.state
        observe(state, self.game.ruleset.board, seat, vector)
        if agent == self.agent_selection:
            mask[legal_actions(self.game, seat)] = 1
        return {"observation": np.array(vector, np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        assert self.game is not None, "reset() comes first"
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_index(agent)
        legal = legal_actions(self.game, seat)
        if action is None or int(action) not in legal:
            raise IllegalAction(f"action {action} of {agent}; legal: {', '.join(map(str, legal))}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play(seat, write_action(self.game, int(action)))
        if self.game.state.phase == OVER:
            self.rewards = {a: final_reward(self.game, self.seat_index(a), self.rewards_kind) for a in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.waiting[0]]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Render the game as a spectator sees it.

        In the modes `ansi` and `svg`, return the text or the picture. In the mode `human`, print the text.
        """
        assert self.game is not None, "reset() comes first"
        if self.render_mode == "svg":
            return self.game._repr_svg_()
        if self.render_mode is None:
            return None
        text = describe(self.game)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def describe(game: Game) -> str:
    """Return a description of the game in a few lines of text, limited to public information."""
    seen = game.view(None)
    lines = [f"{seen['track']}, {seen['phase']}, waiting for {', '.join(map(str, seen['waiting'])) or 'nobody'}"]
    if seen["lot"]:
        lines.append(f"on offer: {seen['lot']['car']} with {seen['lot']['power'] or 'no power'}")
    for letter in COLOURS:
        car = seen["cars"][letter]
        where = f"place {car['place']}" if car["place"] else car["space"] or "off the track"
        owner = "nobody's" if car["owner"] is None else f"seat {car['owner']}'s for {car['paid']}"
        lines.append(f"{letter}  {where:<14}{owner}")
    for seat, hand in enumerate(seen["hands"]):
        lines.append(f"seat {seat}: {len(hand)} cards, {seen['powers'][seat] or 'no power'}")
    if seen["card"]:
        card = seen["card"]
        lines.append(f"seat {card['seat']} plays {card['card']}, line {card['line'] + 1}")
    return "\n".join(lines) + "\n"
