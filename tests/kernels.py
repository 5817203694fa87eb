"""Compile what the tests run compiled, in two processes side by side: `python -m tests.kernels`.

`make test` does this first. Every process of the tests then finds the functions in the cache; else several would
wait for their own compilers, which do the same work. Without it tests compile what they come upon.
"""

import multiprocessing
import os
import time
from collections.abc import Callable

from downforce import compiled
from downforce.arena import simulate, study
from downforce.arena.rounds import play_game
from downforce.bots import policy_bot
from downforce.rules.options import Options
from downforce.rulesets import choose_rulesets

FOUR = Options.read({"players": 4})


def run_bots_and_batches() -> None:
    """As simulations, leagues, studies, the search and the batch environment run them."""
    from downforce.envs.batch import BatchEnv

    policy_bot.search_once()
    play_game(FOUR, ("pro",) * 4, 1, None)
    batch = simulate.Batch(FOUR, ("pro",) * 4, 1, 1)
    simulate.play_batch(batch)
    study.play_batch(batch)
    env = BatchEnv(1)
    env.reset()
    env.step(env.sample())


def run_with_bounds_checked() -> None:
    """As comparisons of the interpreted and the compiled rules run them. Only tests do, so their speed matters less
    than the compiler's, which optimizes for a quarter of its time."""
    os.environ["NUMBA_OPT"] = "1"  # read when numba is imported, which is below
    from tests.bots import test_bots
    from tests.test_compiled import Pair

    board = choose_rulesets(FOUR)[0].board
    pair = Pair(board)
    pair.seed(1)
    pair.kernel.hash_game(*pair.fast, pair.fast_out)
    kernel = compiled.kernel(*simulate.KERNEL, check_bounds=True)
    test_bots.play_both_ways(kernel, board, [test_bots.WEIGHTS["uniform"]] * 4, 1, "")


def timed(job: Callable[[], None]) -> str:
    job()
    return f"{job.__name__}: {time.process_time():.0f} s"


def main() -> None:
    if not compiled.AVAILABLE:
        print("numba is not installed: nothing to compile")
        return
    with multiprocessing.get_context("spawn").Pool(2, maxtasksperchild=1) as pool:
        for told in pool.imap_unordered(timed, (run_with_bounds_checked, run_bots_and_batches)):
            print(told)


if __name__ == "__main__":
    main()
