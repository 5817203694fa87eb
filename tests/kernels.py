"""Compile what the tests run compiled, for all of their processes: `python -m tests.kernels`.

`make test` does this first, beside the checks. Every process of the tests then finds the functions in the cache; else
several would wait for their own compilers, which do the same work. Without it tests compile what they come upon.
"""

import gc
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

# Tests look for faults, so every index is checked in all that runs compiled. They run it for less time than a compiler
# needs to make it fast, so that is asked to do little. numba reads this when it is imported; the cache is kept apart.
SETTINGS = {
    "NUMBA_BOUNDSCHECK": "1",
    "NUMBA_OPT": "1",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}


def compile_games() -> None:
    """Rules and bots as simulations, leagues, studies and the training of the network run them."""
    from downforce.arena import simulate, study
    from downforce.arena.rounds import play_game
    from downforce.rules.setup.options import Options
    from tools.experiments import train_value

    four = Options.read({"players": 4})
    play_game(four, ("pro",) * 4, 1, None)
    batch = simulate.Batch(four, ("pro",) * 4, 1, 1)
    simulate.play_batch(batch)
    study.play_batch(batch)
    train_value.sample(players=4, track="river-station", seed=1, games=1, every=4)


def compile_others() -> None:
    """As analyses, batches of environments and comparisons of whole games run them."""
    from downforce.analysis.judge import Judge
    from downforce.envs.batch import BatchEnv
    from downforce.game import new_game
    from tests.contract.test_compiled import Pair, boards

    game = new_game(seed=1)
    judge = Judge(game.rulesets, 100, 0)
    judged = judge.judge(game, 0, game.legal(0)[0], 1)
    assert judged is not None
    judge.after_card(judged, [0])
    judge.step_worths(judged)
    judge.bet_odds(judged, 0, 0)
    judge.open_win_probabilities(game, 1, 1)
    judge.par(game, 1)
    env = BatchEnv(1)
    env.reset()
    env.step(env.sample())
    pair = Pair(boards({"players": 4}))
    pair.seed(1)
    pair.kernel.hash_game(*pair.fast, pair.fast_out)


def main() -> None:
    os.environ.update(SETTINGS)
    from downforce import compiled

    if not compiled.AVAILABLE:
        print("numba is not installed: nothing to compile")
        return
    from downforce.bots.policy_bot import search_once

    gc.disable()  # a compiler keeps nearly all that it makes: looking for garbage there takes 5 s, and finds little
    search_once()  # has most of what the others call; then they share nothing that either would have to wait for
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn"), initializer=gc.disable) as pool:
        for done in [pool.submit(compile_games), pool.submit(compile_others)]:
            done.result()
    print(f"compiled for the tests: {sum(os.times()[:4]):.0f} s of processor time")


if __name__ == "__main__":
    main()
