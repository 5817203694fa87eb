"""Compile the functions that tests run compiled, once for all processes: `python -m tests.kernels`.

`make test` does this first, in parallel with the checks. Every test process then finds the functions in numba's cache;
otherwise several processes would each compile the same ones. Without it, tests compile what they need.
"""

import gc
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

# Tests look for bugs, so all compiled code checks its indices. They run it for less time than optimising it takes, so
# the compiler optimises little. numba reads these settings on import; the cache is separate.
SETTINGS = {
    "NUMBA_BOUNDSCHECK": "1",
    "NUMBA_OPT": "1",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}


def compile_games() -> None:
    """Compile rules and bots as simulations, leagues, studies and the training of the network use them."""
    from downforce.arena import simulate, study
    from downforce.arena.league_games import play_game
    from downforce.rules.setup.options import Options
    from tools.experiments import train_value

    four = Options.read({"players": 4})
    play_game(four, ("pro",) * 4, 1, None)
    batch = simulate.Batch(four, ("pro",) * 4, 1, 1)
    simulate.play_batch(batch)
    study.play_batch(batch)
    train_value.sample(players=4, track="river-station", seed=1, games=1, every=4)


def compile_others() -> None:
    """Compile the functions of analyses, batched environments and comparisons of complete games."""
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
    judge.play_out(judged, [0], 0)
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

    gc.disable()  # compilers keep nearly everything they allocate: collecting garbage would take 5 s and find little
    search_once()  # compiles most of what the two below share, so that neither waits for the other
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn"), initializer=gc.disable) as pool:
        for done in [pool.submit(compile_games), pool.submit(compile_others)]:
            done.result()
    print(f"compiled for the tests: {sum(os.times()[:4]):.0f} s of processor time")


if __name__ == "__main__":
    main()
