"""Drivers for pgx: many games in lockstep through JAX, on one CPU core instead of an accelerator."""

import time
from importlib.metadata import version
from typing import Any

import jax
import pgx
from pgx.experimental import auto_reset

from .driver import Driver, Played

STEPS = 20
COUNTED = "observations are not asked for, so the compiler may leave them out"


def draw_action(mask: Any, key: Any) -> tuple[Any, Any]:
    """Return a random legal action for each game, and the number of legal actions. Uses one random number per game."""
    count = mask.sum(axis=-1)
    chosen = (jax.random.uniform(key, count.shape) * count).astype(int)
    return (mask.cumsum(axis=-1) > chosen[:, None]).argmax(axis=-1), count


class Rounds:
    """Games played in rounds. All games of a round begin together, and the round ends with the longest game.

    This works well if all games have about the same length.
    """

    version = f"{version('pgx')}, jax {version('jax')}"
    how = (
        "all games in step from the beginning until the last is over, one compiled call; decisions only of games that "
        f"run; masks; {COUNTED}"
    )

    def __init__(self, name: str, batch: int) -> None:
        self.name, self.batch = f"pgx {name}, rounds of {batch:,}", batch
        env: Any = pgx.make(name)
        step = jax.vmap(env.step)

        def play(key: Any) -> tuple[Any, Any]:
            def one(carry: Any) -> tuple[Any, ...]:
                state, key, decisions, forced = carry
                key, draw, chance = jax.random.split(key, 3)
                action, count = draw_action(state.legal_action_mask, draw)
                running = ~state.terminated
                decisions, forced = decisions + running.sum(), forced + (running & (count == 1)).sum()
                return step(state, action, jax.random.split(chance, batch)), key, decisions, forced

            def goes_on(carry: Any) -> Any:
                return ~carry[0].terminated.all()

            state = jax.vmap(env.init)(jax.random.split(key, batch))
            after: tuple[Any, ...] = jax.lax.while_loop(goes_on, one, (state, key, 0, 0))
            return after[2], after[3]

        self.play, self.key = jax.jit(play), jax.random.PRNGKey(1)
        decisions, forced = self.call()
        self.forced = forced / decisions

    def call(self) -> tuple[int, int]:
        self.key, key = jax.random.split(self.key)
        decisions, forced = self.play(key)
        return int(decisions), int(forced)

    def run(self, seconds: float) -> Played:
        games, decisions, start = 0, 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += self.call()[0]
            games += self.batch
        return Played(games, decisions, spent)


class Restarts:
    """Games that restart as soon as they are over, using the auto-reset of the library."""

    version = Rounds.version
    how = f"all games in step, {STEPS} steps a compiled call, masks and restarts (`auto_reset`); {COUNTED}"

    def __init__(self, name: str, batch: int) -> None:
        self.name, self.batch = f"pgx {name}, restarts of {batch:,}", batch
        env: Any = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def steps(state: Any, key: Any) -> tuple[Any, Any, Any]:
            def one(carry: Any, key: Any) -> tuple[Any, None]:
                state, over, forced = carry
                draw, chance = jax.random.split(key)
                action, count = draw_action(state.legal_action_mask, draw)
                state = step(state, action, jax.random.split(chance, batch))
                return (state, over + state.terminated.sum(), forced + (count == 1).sum()), None

            after: tuple[Any, Any, Any] = jax.lax.scan(one, (state, 0, 0), jax.random.split(key, STEPS))[0]
            return after

        self.steps, self.key = jax.jit(steps), jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, batch))
        self.forced, calls = 0.0, 20  # compile everything, and bring the games to different stages
        for _ in range(calls):
            self.forced += self.call()[1] / (calls * STEPS * batch)

    def call(self) -> tuple[int, int]:
        self.key, key = jax.random.split(self.key)
        self.state, over, forced = self.steps(self.state, key)
        return int(over), int(forced)

    def run(self, seconds: float) -> Played:
        games, calls, start = 0, 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            games += self.call()[0]
            calls += 1
        return Played(games, calls * STEPS * self.batch, spent)


def drivers() -> list[Driver]:
    """Return one driver per game, with the method and batch size that are fastest on one core."""
    return [Restarts("backgammon", 256), Rounds("sparrow_mahjong", 1_024), Rounds("hex", 1_024)]
