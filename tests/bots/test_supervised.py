"""A bot that fails, cheats or hangs cannot stop a game: another chooses for it, and the log says why."""

import logging
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce.arena.play_bots import play_by_view
from downforce.bots import find, supervised
from downforce.bots.supervised import FAILURES, Supervised
from downforce.bots.uniform import Uniform
from downforce.rng import Rng, seed_rng
from downforce.rules.errors import OptionError
from downforce.rules.setup.options import Options
from downforce.rules.views.shapes import View

release = threading.Event()  # releases threads that would otherwise wait forever
OWN = "tests.bots.test_supervised"


class First:
    name = "first"

    def choose(self, seen: Any, legal: Sequence[str], rng: Rng) -> str:
        return legal[0]


class Raising(First):
    def choose(self, seen: Any, legal: Sequence[str], rng: Rng) -> str:
        seen.clear()
        rng.word[0] = 5
        raise SystemExit("enough")


class Broken(First):
    def choose(self, seen: Any, legal: Sequence[str], rng: Rng) -> str:
        raise ValueError


class Lying(First):
    def choose(self, seen: Any, legal: Sequence[str], rng: Rng) -> str:
        assert isinstance(legal, list)
        legal.append("win")
        return "win"


class Hanging(First):
    seconds = 0.05

    def choose(self, seen: Any, legal: Sequence[str], rng: Rng) -> str:
        release.wait()
        return legal[0]


@pytest.fixture(autouse=True)
def let_go() -> Iterator[None]:
    release.clear()
    yield
    release.set()
    for threads in supervised.late.values():
        for thread in threads:
            thread.join()
    supervised.late.clear()


def question(seed: int = 3) -> tuple[View, list[str], Rng]:
    game, rng = downforce.new_game(players=3, seed=seed), Rng()
    seed_rng(rng, 9)
    return game.view(0), game.legal(0), rng


@pytest.mark.parametrize(
    ("bot", "reason"),
    [(Raising(), "SystemExit: enough"), (Lying(), "it answered 'win'"), (Hanging(), "no answer within 0.05 seconds")],
)
def test_a_failure_is_the_fallbacks_choice_and_is_logged(
    bot: First, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    seen, legal, rng = question()
    _, _, same = question()
    wanted = Uniform().choose(seen, legal, same)
    watched = Supervised(bot, Uniform(), seconds=0.05 if isinstance(bot, Hanging) else 60)
    with caplog.at_level(logging.WARNING):
        assert watched.choose(seen, legal, rng) == wanted
    assert rng.word == same.word  # the bot's random draws are discarded
    assert watched.failures == 1
    (line,) = caplog.messages
    assert line.startswith(f"bot first in seat 0, asked to bid or pass: {reason}")
    assert repr(wanted) in line


def test_a_bot_that_fails_too_often_is_benched(caplog: pytest.LogCaptureFixture) -> None:
    seen, legal, rng = question()
    watched = Supervised(Raising(), First())
    for _ in range(FAILURES + 2):
        assert watched.choose(seen, legal, rng) == legal[0]
    assert watched.failures == FAILURES == len(caplog.messages)
    assert caplog.messages[-1].endswith("benched for the rest of the game")


def test_one_that_never_answers_is_not_asked_twice_at_once(caplog: pytest.LogCaptureFixture) -> None:
    seen, legal, rng = question()
    for _ in range(supervised.STUCK + 1):
        watched = Supervised(Hanging(), First(), 0.05)
        assert [watched.choose(seen, legal, rng) for _ in range(FAILURES)] == [legal[0]] * FAILURES
    assert len(supervised.late["first"]) == supervised.STUCK
    assert all(thread.daemon for thread in supervised.late["first"])
    assert "still thinking" in caplog.messages[1]
    assert "never came" in caplog.messages[-1]


def test_who_has_answered_is_not_thinking_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a thread may end long after its answer has come."""
    end = threading.Event()

    class Lingering(threading.Thread):
        def run(self) -> None:
            super().run()
            end.wait()

    monkeypatch.setattr(threading, "Thread", Lingering)
    watched = Supervised(First(), Broken())
    try:
        for _ in range(3):
            seen, legal, rng = question()
            assert watched.choose(seen, legal, rng) == legal[0]
        assert watched.failures == 0
    finally:
        end.set()


def test_a_fallback_that_fails_leaves_the_first_legal_action() -> None:
    seen, legal, rng = question()
    assert Supervised(Raising(), Broken()).choose(seen, legal, rng) == legal[0]


def test_a_supervised_bot_plays_as_it_would_alone() -> None:
    for name in ("rookie", "uniform"):
        seen, legal, rng = question()
        _, _, other = question()
        watched = Supervised(find(name), First(), 60)
        assert watched.choose(seen, legal, rng) == find(name).choose(seen, legal, other)
        assert (rng.word, watched.failures) == (other.word, 0)


def test_games_with_bad_bots_come_to_their_end() -> None:
    bots = [f"{OWN}:Lying", f"{OWN}:Raising", f"{OWN}:Hanging", f"{OWN}:First"]
    played = play_by_view(Options.read({"players": 4}), bots, seed=2)
    assert played.game.outcome
    assert played.failures == (FAILURES, FAILURES, FAILURES, 0)


# Custom bots by module and name


def test_a_bot_in_a_file_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    (tmp_path / "bots_of_mine.py").write_text(
        "class Last:\n    def choose(self, seen, legal, rng):\n        return legal[-1]\n"
        "class Odd:\n    seconds = 1000\n    choose = None\nclass Dull: pass\nnumber = 3\n",
        "utf-8",
    )
    (tmp_path / "broken_of_mine.py").write_text("1 / 0\n", "utf-8")
    seen, legal, rng = question()
    bot = find("bots_of_mine:Last")
    assert (bot.name, bot.choose(seen, legal, rng)) == ("bots_of_mine:Last", legal[-1])
    for path, reason in {
        "nowhere_at_all:Last": "No module named",
        ":Last": "as in my_bots:Careful",
        "bots_of_mine:": "wanted module:name",
        "bots_of_mine:First": "has no First",
        "bots_of_mine:number": "that is a int",
        "bots_of_mine:Dull": "no method choose",
        "bots_of_mine:Odd": "no method choose",
        "broken_of_mine:Last": "ZeroDivisionError",
    }.items():
        with pytest.raises(OptionError, match=reason):
            find(path)


def test_the_example_that_looks_ahead_plays_whole_games_without_a_failure() -> None:
    own = "examples.look_ahead:LookAhead"
    for players in (2, 4):
        played = play_by_view(Options.read({"players": players}), [own, *["rookie"] * (players - 1)], seed=3)
        assert played.game.outcome
        assert played.reasons == ()
