"""The thinking time of searching bots: by clock with people, by playouts in leagues; and before the search is ready."""

import functools
import threading

import pytest

from downforce import bots, compiled
from downforce.arena.play_bots import play_by_view
from downforce.bots import policy_bot
from downforce.bots.policy import decide
from downforce.bots.policy.workspace import new_workspace
from downforce.bots.policy_bot import PolicyBot
from downforce.bots.warm_up import CAUTIOUS, MOST, Pace, WarmUp
from downforce.rng import Rng, seed_rng
from downforce.rules.model import State
from downforce.rules.setup.options import Options
from downforce.rules.setup.ruleset import Ruleset
from tests.variants import begin


def seeded(seed: int) -> Rng:
    rng = Rng()
    seed_rng(rng, seed)
    return rng


# The pace

CARD = (4, 0)


def test_a_first_search_is_short_and_the_next_fills_the_time() -> None:
    pace = Pace()
    assert pace.playouts(CARD, 0.1) == CAUTIOUS
    pace.note(CARD, 1000, seconds=0.01)
    assert CAUTIOUS < pace.playouts(CARD, 0.1) <= 10_000
    assert pace.playouts(CARD, 0.05) == pace.playouts(CARD, 0.1) // 2
    assert pace.playouts((1, 0), 0.1) == CAUTIOUS  # playouts of another kind of question may take longer,
    assert pace.playouts((4, 1), 0.1) == CAUTIOUS  # and later in the race they take less time


def test_a_pace_follows_the_machine_and_learns_nothing_from_no_playouts() -> None:
    pace = Pace()
    pace.note(CARD, 1000, seconds=0.01)
    quick = pace.playouts(CARD, 0.1)
    pace.note(CARD, 0, seconds=0.01)
    assert pace.playouts(CARD, 0.1) == quick
    pace.note(CARD, 10, seconds=0.01)
    assert 1 <= pace.playouts(CARD, 0.1) < quick
    pace.note(CARD, 1, seconds=0.0)
    assert pace.playouts(CARD, 1e9) == MOST
    assert pace.playouts(CARD, 0.0) == 1


# Warming up


def test_a_warm_up_runs_once_beside_the_game() -> None:
    go, runs = threading.Event(), []

    def compile_it() -> None:
        go.wait()
        runs.append(threading.current_thread())

    warm = WarmUp(compile_it)
    warm.begin()
    warm.begin()
    assert not warm.is_ready()
    go.set()
    warm.wait()
    assert warm.is_ready()
    assert len(runs) == 1
    assert runs[0] is not threading.current_thread()


def test_who_must_wait_compiles_at_once() -> None:
    runs: list[int] = []
    warm = WarmUp(lambda: runs.append(1))
    warm.wait()
    warm.begin()
    warm.wait()
    assert warm.is_ready()
    assert runs == [1]


# The bot


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make the search uncompiled until `wait` is called; returns a record of the search's calls."""
    asked: list[str] = []

    class Slow(WarmUp):
        def begin(self) -> None:
            asked.append("begin")

        def wait(self) -> None:
            asked.append("wait")

    def search(state: State, ruleset: Ruleset, seat: int, weights: object, rng: Rng) -> tuple[int, int]:
        asked.append("search")
        pro = bots.BOTS["pro"].weights
        work = new_workspace(ruleset.board, [pro])
        work.states[0] = state
        return decide.choose_action(work, seat, pro, rng), 1

    monkeypatch.setattr(compiled, "AVAILABLE", True)
    monkeypatch.setattr(policy_bot, "warm_up", functools.cache(lambda: Slow(list)))
    monkeypatch.setattr(policy_bot, "think_compiled", search)
    return asked


def test_with_people_a_bot_gets_ready_when_it_sits_down_and_plays_on_by_its_first_opinion(cold: list[str]) -> None:
    game = begin({"players": 3}, 4)
    champion, pro = bots.find("champion"), bots.find("pro")
    assert isinstance(champion, PolicyBot)
    assert isinstance(pro, PolicyBot)
    pro.sit(game.rulesets)
    assert cold == []
    champion.sit(game.rulesets)
    assert cold == ["begin"]
    while game.waiting:
        seat = game.waiting[0]
        legal, seen = game.legal(seat), game.view(seat)
        chosen = champion.choose(seen, legal, seeded(1))
        assert chosen == pro.choose(seen, legal, seeded(1))
        game.play(seat, chosen)
    assert set(cold) == {"begin"}


def test_once_ready_it_searches_in_time(cold: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    policy_bot.warm_up().ready.set()
    monkeypatch.setattr(policy_bot, "pace", functools.cache(Pace))
    game = begin({"players": 3}, 4)
    champion = bots.find("champion")
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, champion.choose(game.view(seat), game.legal(seat), seeded(1)))
    assert "search" in cold
    assert "wait" not in cold
    assert policy_bot.pace().per_second


def test_for_records_it_waits_so_that_games_repeat(cold: list[str]) -> None:
    play_by_view(Options.read({"players": 2}), ("champion", "pro"), seed=3, playouts=20)
    assert "begin" not in cold
    assert cold.count("wait") == cold.count("search") > 0


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_the_compiled_search_gets_ready_by_itself() -> None:
    game = begin({"players": 4}, 4)
    bot = PolicyBot("champion", bots.BOTS["champion"].weights, seconds=0.01)
    bot.sit(game.rulesets)
    policy_bot.warm_up().wait()
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        chosen = bot.choose(game.view(seat), legal, seeded(1))
        assert chosen in legal
        game.play(seat, chosen)
    assert {kind for kind, _ in policy_bot.pace().per_second} >= {4, 8}
    assert all(rate > 0 for rate in policy_bot.pace().per_second.values())
