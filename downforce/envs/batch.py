"""Run thousands of games in lockstep with the compiled rules. Without numba they run interpreted, which is slower.

Game i starts as `new_game(seed=seed + i)`. When it is over, `new_game(seed=seed + i + n)` takes its place, and so on.
`reset` and `step` return the environment's own arrays. The next step overwrites them, so copy what you want to keep.
`python -m downforce.envs.batch` measures the speed.
"""

import statistics
import sys
import time
from typing import Any

import numpy as np

from .. import compiled
from ..arena import playout
from ..rng import Rng
from ..rules.errors import IllegalAction, OptionError
from ..rules.model import Deal, State
from ..rules.names import ACTIONS, MAX_LEGAL
from ..rules.setup.options import Options
from ..rulesets import choose_rulesets
from . import lockstep, observation
from .observation import SEE_SIZE
from .rewards import check_rewards

KERNEL = (playout, observation, lockstep)
LARGEST_SEED = 2**62
OWN_DRAWS = 2**48  # added to the seed for `sample`, so that its seeds differ from those of the games


class BatchEnv:
    """A batch of `n` games with the same options.

    Each array has one row per game. `mask[i, action]` tells whether an action is legal, and `lists[i][: counts[i]]`
    lists the same legal actions. `to_act[i]` is the seat to act, `rewards[i, seat]` the reward, `done[i]` whether the
    game has just ended, and `seeds[i]` the seed of the current game. With `observations=True`, `observation[i]` is the
    observation for the seat to act.

    Rewards are given at the end of a game: a share of the win or, with `rewards="money"`, the money won. When a game
    ends, a new one starts at once. The rewards and the done flag then refer to the old game, and all other arrays to
    the new one. With `compile=False` the games run interpreted.
    """

    def __init__(
        self,
        n: int,
        players: int = 4,
        *,
        seed: int = 0,
        rewards: str = "win",
        observations: bool = False,
        compile: bool | None = None,
        **options: Any,
    ) -> None:
        if n < 1:
            raise OptionError(f"n: {n!r}; wanted at least one game")
        self.rulesets = choose_rulesets(Options.read({"players": players, **options}))
        self.n, self.players, self.seed = n, players, seed
        self.compiled = compiled.AVAILABLE if compile is None else compile
        self.observation = np.zeros((n if observations else 0, SEE_SIZE), np.float32)
        self.mask = np.zeros((n, ACTIONS), np.uint8)
        self.counts = np.zeros(n, np.int64)
        self.to_act = np.zeros(n, np.int64)
        self.rewards = np.zeros((n, players), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.seeds = np.zeros(n, np.int64)
        self._money = int(check_rewards(rewards, self.rulesets[0]) == "money")
        self._actions = np.zeros(n, np.int64)
        self.lists: Any = np.zeros((n, MAX_LEGAL), np.int16) if self.compiled else [[0] * MAX_LEGAL for _ in range(n)]
        boards = [ruleset.board for ruleset in self.rulesets]
        if self.compiled:
            self._run: Any = compiled.kernel(*KERNEL)
            self._states: Any = compiled.to_records(State(), n)
            self._boards: Any = np.concatenate([compiled.to_records(board) for board in boards])
            self._deals: Any = compiled.to_records(Deal())
            self._rngs: Any = compiled.to_records(Rng(), n)
            self._draws: Any = compiled.to_records(Rng(), n)
        else:
            self._run = lockstep
            self._states, self._boards, self._deals = [State() for _ in range(n)], boards, [Deal()]
            self._rngs, self._draws = [Rng() for _ in range(n)], [Rng() for _ in range(n)]

    def reset(self, seed: int | None = None) -> tuple[Any, Any]:
        """Restart all games with this seed, or with the previous seed if none is given. Return (mask, to_act)."""
        if seed is not None:
            self.seed = seed
        if not 0 <= self.seed < LARGEST_SEED:
            raise OptionError(f"seed: {self.seed!r}; wanted a whole number from 0 to 2**62")
        self.seeds[:] = self.seed + np.arange(self.n)
        self.rewards[:] = 0
        self.done[:] = False
        self._run.seed_draws(self._draws, self.seed + OWN_DRAWS)
        self._run.reset_all(*self._arrays())
        return self.mask, self.to_act

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any]:
        """Apply one action in each game on behalf of the seat to act. Return (mask, rewards, done, to_act)."""
        if not self.counts[0]:
            raise IllegalAction("reset() comes first")
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"actions: {chosen.dtype} of shape {chosen.shape}; wanted {self.n} whole numbers")
        self._actions[:] = chosen
        refused = self._run.step_all(*self._arrays(), self._actions, self.rewards, self.done, self._money)
        if refused != lockstep.NONE_REFUSED:
            legal = ", ".join(map(str, self.lists[refused][: self.counts[refused]]))
            raise IllegalAction(f"game {refused}: action {self._actions[refused]} is not legal; legal: {legal}")
        return self.mask, self.rewards, self.done, self.to_act

    def sample(self) -> Any:
        """Return a random legal action for each game. After a reset with the same seed, the choices are the same."""
        self._run.draw_actions(self._draws, self.lists, self.counts, self._actions)
        return self._actions

    def _arrays(self) -> tuple[Any, ...]:
        return (
            *(self._states, self._boards, self._deals, self._rngs, self.seeds),
            *(self.mask, self.lists, self.counts, self.to_act, self.observation),
        )


def measure(n: int, decisions: int = 200_000, rounds: int = 7, **arguments: Any) -> list[float]:
    """Measure the speed of `step` in several rounds. Return the decisions per second of CPU time for each round.

    The time taken to choose the actions is not counted.
    """
    env = BatchEnv(n, **arguments)
    env.reset()
    for _ in range(150):  # compile, and let the games reach different phases
        env.step(env.sample())
    steps, rates = max(1, decisions // n), []
    for _ in range(rounds):
        spent = 0.0
        for _ in range(steps):
            actions = env.sample()
            start = time.process_time()
            env.step(actions)
            spent += time.process_time() - start
        rates.append(n * steps / spent)
    return rates


def main() -> None:
    way = "compiled" if compiled.AVAILABLE else "interpreted: numba is not installed"
    decisions = 200_000 if compiled.AVAILABLE else 2_000
    print(f"{way}; uniformly random legal actions, 4 players, river-station, one core; medians (slowest-fastest)")
    print(f"{'games':>6} {'observed':>9}  decisions/s")
    for n in map(int, sys.argv[1:] or ("256", "512", "1024", "2048", "4096")):
        for observed in (False, True):
            rates = measure(n, decisions, observations=observed)
            spread = f"({min(rates):,.0f}-{max(rates):,.0f})"
            print(f"{n:>6} {'yes' if observed else 'no':>9}  {statistics.median(rates):>11,.0f} {spread}")


if __name__ == "__main__":
    main()
