"""Compile what the tests run compiled, for all of their processes: `python -m tests.kernels`.

`make test` does this first, beside the checks. Every process of the tests then finds the functions in the cache; else
several would wait for their own compilers, which do the same work. Without it tests compile what they come upon.
"""

import os
import time

# Tests look for faults, so every index is checked in all that runs compiled. They run it for less time than a compiler
# needs to make it fast, so that is asked to do little. numba reads this when it is imported; the cache is kept apart.
SETTINGS = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}


def compile_all() -> None:
    """Rules and bots as comparisons, simulations, leagues, studies, searches, analyses and batches run them."""
    from downforce.analysis.judge import Judge
    from downforce.arena import simulate, study
    from downforce.arena.rounds import play_game
    from downforce.bots import policy_bot
    from downforce.envs.batch import BatchEnv
    from downforce.game import new_game
    from downforce.rules.options import Options
    from downforce.rulesets import choose_rulesets
    from tests.test_compiled import Pair

    four = Options.read({"players": 4})
    policy_bot.search_once()
    play_game(four, ("pro",) * 4, 1, None)
    batch = simulate.Batch(four, ("pro",) * 4, 1, 1)
    simulate.play_batch(batch)
    study.play_batch(batch)
    game = new_game(seed=1)
    judge = Judge(game.rulesets, 100, 0)
    judged = judge.judge(game, 0, game.legal(0)[0], 1)
    assert judged is not None
    judge.after_card(judged, [0])
    judge.step_worths(judged)
    judge.bet_odds(judged, 0, 0)
    judge.open_chances(game, 1, 1)
    judge.par(game, 1)
    env = BatchEnv(1)
    env.reset()
    env.step(env.sample())
    pair = Pair(choose_rulesets(four)[0].board)
    pair.seed(1)
    pair.kernel.hash_game(*pair.fast, pair.fast_out)


def main() -> None:
    os.environ.update(SETTINGS)
    from downforce import compiled

    if not compiled.AVAILABLE:
        print("numba is not installed: nothing to compile")
        return
    compile_all()
    print(f"compiled for the tests: {time.process_time():.0f} s")


if __name__ == "__main__":
    main()
