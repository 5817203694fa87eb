"""Leagues: every deal from all seats, the same for any number of workers, with meaningful intervals."""

import json
import math
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce import compiled
from downforce.arena import league_games, ratings, report
from downforce.arena.league import TRACKS, league, mixtures, save_records
from downforce.arena.league_games import Result, Round, play_game, rotations
from downforce.arena.play_bots import play_by_view
from downforce.arena.ratings import rate
from downforce.rules.errors import OptionError
from downforce.rules.setup.options import Options
from downforce.tracks import shipped

BOTS = ("pro", "rookie", "hasty")


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)


# Line-ups.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_member_of_a_lineup_comes_to_sit_in_every_seat(players: int) -> None:
    lineup = tuple("abcdef"[:players])
    seen = {(bot, seat) for bots in rotations(lineup) for seat, bot in enumerate(bots)}
    assert seen == {(bot, seat) for bot in lineup for seat in range(players)}
    assert len(list(rotations(lineup))) == players


def test_mixtures_are_of_different_bots_and_each_plays_about_as_often() -> None:
    lineups = mixtures(("a", "b", "c", "d", "e"), 3, 600, seed=1)
    assert all(len(set(lineup)) == 3 for lineup in lineups)
    seats = Counter(bot for lineup in lineups for bot in lineup)
    assert all(abs(count - 360) < 60 for count in seats.values())
    assert {Counter(lineup).most_common(1)[0][1] for lineup in mixtures(("a", "b"), 4, 20, seed=1)} == {2}


# Playing.


@pytest.mark.usefixtures("interpreted")
def test_a_deal_is_played_from_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], int, Any]] = []

    def remember(options: Options, bots: tuple[str, ...], seed: int, playouts: int | None) -> Result:
        played.append((bots, seed, options.track))
        return play_game(options, bots, seed, playouts)

    monkeypatch.setattr(league_games, "play_game", remember)
    result = league(["rookie"], 2, players=3, seed=7, against="uniform")
    assert [bots.index("rookie") for bots, _, _ in played] == [0, 2, 1, 0, 2, 1]
    assert [seed for _, seed, _ in played] == [7, 7, 7, 8, 8, 8]
    assert [track for _, _, track in played] == ["marina-bay"] * 3 + ["river-station"] * 3
    assert (result["deals"], result["games"], result["complete"]) == (2, 6, True)
    assert result["focal"][0]["seats"] == 6


@pytest.mark.usefixtures("interpreted")
def test_shares_of_a_league_add_up() -> None:
    result = league(["rookie", "uniform"], 3, players=2, tracks=["river-station"])
    wins = sum(row["share"] * row["seats"] for row in result["league"])
    assert wins == pytest.approx(result["games"], abs=1e-4)
    assert sum(row["mean_lead"] * row["seats"] for row in result["league"]) == pytest.approx(0, abs=1e-4)
    assert json.loads(json.dumps(result)) == result


@pytest.mark.slow
@pytest.mark.xdist_group("arena")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_compiled_and_interpreted_leagues_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = league(BOTS, 3, seed=3)
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    slow = league(BOTS, 3, seed=3)
    assert (fast.pop("compiled"), slow.pop("compiled")) == (True, False)
    assert fast == slow


@pytest.mark.slow
@pytest.mark.xdist_group("arena")
def test_the_result_does_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league_games, "BATCH", 5)
    assert league(BOTS, 20, seed=3, workers=1) == league(BOTS, 20, seed=3, workers=2)
    alone = [league(["champion"], 2, seed=5, workers=n, playouts=20, against="pro") for n in (1, 2)]
    assert alone[0] == alone[1]
    assert alone[0]["playouts"] == 20


def test_the_command_and_the_function_play_the_same_deals_on_the_same_tracks() -> None:
    assert list(TRACKS) == shipped()


@pytest.mark.slow
@pytest.mark.xdist_group("arena")
def test_a_game_does_not_depend_on_those_played_before_in_its_process() -> None:
    def play(bots: tuple[str, ...], seed: int) -> Result:
        return play_game(Options.read({"players": len(bots)}), bots, seed, 20)

    first = play(("champion", "pro", "pro"), 1)
    play(("crowd-champion", "champion", "pro", "pro", "pro", "rookie"), 2)
    assert play(("champion", "pro", "pro"), 1) == first


@pytest.mark.slow
@pytest.mark.xdist_group("arena")
def test_rookie_beats_uniform() -> None:
    row = league(["rookie"], 60, against="uniform")["focal"][0]
    assert row["low"] > 0.6
    assert row["low"] < row["share"] <= row["high"]


@pytest.mark.usefixtures("interpreted")
def test_an_interrupt_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league_games, "BATCH", 1)

    def interrupt(done: int) -> None:
        if done == 2:
            signal.raise_signal(signal.SIGINT)

    result = league(["rookie", "uniform"], 5, players=2, report=interrupt)
    assert (result["complete"], result["deals"], result["games"]) == (False, 2, 4)
    assert "interrupted" in report.league_title(result)
    first = league(["rookie", "uniform"], 2, players=2)
    assert result["league"] == first["league"]


# Figures.


def game(bots: str, winner: int) -> Result:
    ranks = tuple(0 if seat == winner else 1 for seat in range(len(bots)))
    wins = tuple(60 if seat == winner else 0 for seat in range(len(bots)))
    return Result(tuple(bots), wins, tuple(wins), ranks)


def test_intervals_are_clustered_by_deal() -> None:
    """Four games of one deal that always end alike say no more than one."""
    alike = [[game("ab", deal % 2)] * 4 for deal in range(20)]
    single = [[game("ab", deal % 2)] for deal in range(20)]
    wide, same = ratings.win_share("a", alike), ratings.win_share("a", single)
    assert wide == same
    assert wide["share"] == 0.5
    assert wide["high"] - wide["share"] == pytest.approx(1.96 * math.sqrt(0.25 / 19), abs=1e-6)


def test_a_share_of_all_or_nothing_has_an_interval_too() -> None:
    low, share, high = report.ratio_interval([4.0] * 10, [4] * 10)
    assert (share, high) == (1.0, 1.0)
    assert 0.6 < low < 0.8
    assert report.ratio_interval([], []) == (0.0, 0.0, 1.0)


def test_whoever_wins_more_is_rated_higher() -> None:
    ratings = rate([game("abc", 0), game("bca", 2), game("cab", 1)] * 20 + [game("abc", 1)] * 10)
    assert ratings["a"]["mu"] > ratings["b"]["mu"] > ratings["c"]["mu"]
    assert all(rating["sigma"] < 25 / 3 for rating in ratings.values())
    doubled = rate([game("aab", 0)])  # the same bot in two seats
    assert doubled["a"]["mu"] > doubled["b"]["mu"]


def test_shared_wins_and_ranks() -> None:
    from downforce.rules.model import State

    state = State()
    state.players, state.winners = 4, 0b0101
    state.score[:4] = [20, 10, 20, 15]
    state.best_place[:4] = [1, 2, 1, 3]
    result = league_games.make_result(state, ("a", "b", "c", "d"))
    assert result.wins == (30, 0, 30, 0)
    assert result.ranks == (0, 2, 0, 1)


# Refusals.


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"bots": ["nobody", "pro"]}, "known: uniform"),
        ({"bots": ["pro"]}, "two or more"),
        ({"bots": ["pro", "pro"]}, "different"),
        ({"bots": ["pro"], "against": "pro"}, "even"),
        ({"bots": ["pro"], "against": "x"}, "known: uniform"),
        ({"bots": ["pro", "hasty"], "deals": 0}, "deals"),
        ({"bots": ["pro", "hasty"], "players": 7}, "players"),
        ({"bots": ["pro", "hasty"], "tracks": ["monaco"]}, "river-station"),
        ({"bots": ["pro", "hasty"], "tracks": []}, "track"),
        ({"bots": ["pro", "hasty"], "options": {"world_tour": True}}, "world_tour"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], named: str) -> None:
    with pytest.raises(OptionError, match=named):
        league(**{"deals": 1, **given})


# Records.


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_games_are_kept_as_records(tmp_path: Path, players: int) -> None:
    paths = save_records(tmp_path / "new", 3, bots=["rookie", "uniform"], deals=5, players=players, seed=4)
    assert len(paths) == 3
    for path in paths:
        record = json.loads(path.read_text("utf-8"))
        assert downforce.replay(record).outcome == record["result"]
        assert record["options"]["players"] == players


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted")
def test_a_record_is_of_the_same_deal_and_pros_play_it_as_in_the_league() -> None:
    """A pro draws no random numbers and sees all that it uses in its view, so both ways must agree."""
    options = Options.read({"players": 4})
    for seed in range(3):
        outcome = play_by_view(options, ["pro"] * 4, seed).game.outcome
        assert outcome is not None
        assert tuple(outcome["scores"] or []) == play_game(options, ("pro",) * 4, seed, None).scores


# Tables.


@pytest.mark.usefixtures("interpreted")
def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    for result in (league(["rookie", "uniform"], 1, players=2), league(["rookie"], 1, players=2, against="uniform")):
        report.show(report.league_rows(result))
        assert "rookie" in capsys.readouterr().out
        text = report.markdown(report.league_rows(result))
        assert len({line.count("|") for line in text.splitlines()}) == 1


def test_a_round_is_plain_data() -> None:
    """Rounds are sent to other processes."""
    import pickle

    entry = Round(Options.read({}), ("pro", "rookie"), 3, None)
    assert pickle.loads(pickle.dumps(entry)) == entry
