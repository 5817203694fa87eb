"""Casting: a level's characters are drawn by the game's own seed, the same however games are played."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce import compiled
from downforce.arena import league_games, simulate, study
from downforce.arena.draw_characters import cast_game, cast_games, is_mixture
from downforce.arena.league import league, plan, save_records
from downforce.arena.league_games import Result, Round, play_game, play_round, seatings
from downforce.arena.play_bots import play_by_view
from downforce.arena.simulate import Batch
from downforce.arena.tally import Tally
from downforce.bots import BOTS, CHARACTERS, WITH_CHARACTERS, ShippedBot
from downforce.bots.characters import split_name
from downforce.bots.policy.weights import BY_MONEY, VALUED, with_weights
from downforce.rules.setup.options import Options

FOUR = Options.read({"players": 4})
PROS = ("pro",) * 4


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)


def make_different(patch: pytest.MonkeyPatch) -> None:
    """Make characters so different in bidding that a game shows who played it; none draws random numbers."""
    for k, name in enumerate(CHARACTERS):
        weights = with_weights(model=BY_MONEY, auction=VALUED, any_car=1500 * k, marked=4000 * k, wait=60 * k)
        patch.setitem(BOTS, f"pro-{name}", ShippedBot(weights, 2, opponent=False))


@pytest.fixture
def different(monkeypatch: pytest.MonkeyPatch) -> None:
    make_different(monkeypatch)


def scores(options: Options, bots: tuple[str, ...], seed: int) -> tuple[int, ...]:
    return play_game(options, bots, seed, None).scores


# Casting


@pytest.mark.parametrize(
    "names", [PROS, ("champion", "pro", "pro"), ("pro",) * 6, ("pro-loyal", "pro", "hasty", "pro")]
)
def test_characters_at_one_table_differ(names: tuple[str, ...]) -> None:
    for seed in range(60):
        seated = cast_game(names, seed)
        drawn = [split_name(name)[1] for name in seated if split_name(name)[0] in WITH_CHARACTERS]
        assert None not in drawn
        assert len(set(drawn)) == len(drawn)
        for given, name in zip(names, seated, strict=True):
            assert name in BOTS
            assert split_name(name)[0] == given if given in WITH_CHARACTERS else name == given


def test_every_character_comes_to_every_place_about_as_often() -> None:
    casts = [cast_game(("pro", "rookie", "champion"), seed) for seed in range(1200)]
    for place in (0, 2):
        come = Counter(split_name(seated[place])[1] for seated in casts)
        assert set(come) == set(CHARACTERS)
        assert all(abs(count * len(CHARACTERS) / 1200 - 1) < 0.3 for count in come.values())


def test_a_cast_depends_on_the_seed_alone_and_what_is_cast_stays() -> None:
    casts = [cast_game(PROS, seed) for seed in range(30)]
    assert casts == [cast_game(list(PROS), seed) for seed in range(30)]
    assert len(set(casts)) > 20
    assert all(cast_game(seated, 99) == seated and not is_mixture(seated) for seated in casts)


# Simulations and studies


def test_who_comes_is_listed_once_where_nobody_is_drawn() -> None:
    known = ("pro-loyal", "crowd", "my_bots:Careful", "rookie")
    assert cast_games(known, 5, 300) == known
    assert cast_games(PROS, 5, 3) == cast_game(PROS, 5) + cast_game(PROS, 6) + cast_game(PROS, 7)


@pytest.mark.slow
@pytest.mark.xdist_group("arena")
@pytest.mark.usefixtures("different")
def test_a_mixture_plays_as_those_who_come() -> None:
    names = ("pro", "hasty", "pro", "pro")
    games = [simulate.play_batch(Batch(FOUR, cast_game(names, seed), seed, 1)) for seed in (3, 4, 5)]
    assert simulate.play_batch(Batch(FOUR, names, 3, 3)) == [sum(parts) for parts in zip(*games, strict=True)]
    assert simulate.play_batch(Batch(FOUR, ("pro-loyal", "hasty", "pro-loyal", "pro-loyal"), 3, 1)) != games[0]
    watched = Tally()
    for seed in (3, 4, 5):
        study.add(watched, study.play_batch(Batch(FOUR, cast_game(names, seed), seed, 1)))
    assert vars(study.play_batch(Batch(FOUR, names, 3, 3))) == vars(watched)


@pytest.mark.slow
@pytest.mark.xdist_group("arena")
@pytest.mark.usefixtures("different")
def test_results_do_not_depend_on_batches_and_bear_the_names_given(monkeypatch: pytest.MonkeyPatch) -> None:
    def both() -> tuple[Any, Any]:
        return simulate.simulate(3, FOUR, bots=PROS, seed=8), study.study("river-station", 3, "pro", seed=8)

    simulated, studied = both()
    monkeypatch.setattr(simulate, "BATCH", 2)
    monkeypatch.setattr(study, "BATCH", 1)
    assert both() == (simulated, studied)
    assert simulated["bots"] == studied["bots"] == list(PROS)


# Leagues


@pytest.mark.usefixtures("interpreted")
def test_a_lineup_is_cast_once_and_each_sits_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, ...]] = []

    def remember(options: Options, bots: tuple[str, ...], seed: int, playouts: int | None) -> Result:
        played.append(bots)
        return Result(bots, (60, 0, 0), (9, 5, 1), (0, 1, 2))

    monkeypatch.setattr(league_games, "play_game", remember)
    entry = Round(Options.read({"players": 3}), ("pro", "rookie", "pro"), 7, None)
    results = play_round(entry)
    first, _, third = cast_game(entry.lineup, 7)
    assert played == [(first, "rookie", third), ("rookie", third, first), (third, first, "rookie")]
    assert [one.bots for one in results] == [entry.lineup, ("rookie", "pro", "pro"), ("pro", "pro", "rookie")]
    result = league(["pro", "rookie"], 20, players=3, seed=7)
    assert {row["bot"] for row in result["league"]} == {"pro", "rookie"}
    assert sum(row["seats"] for row in result["league"]) == 20 * 3 * 3
    assert {split_name(name)[1] for bots in played for name in bots} == {None, *CHARACTERS}


@pytest.mark.usefixtures("interpreted", "different")
def test_characters_play_each_other_in_a_league() -> None:
    bots = ["pro-loyal", "pro-gambler"]
    result = league(bots, 1, players=2, tracks=["river-station"])
    assert {row["bot"] for row in result["league"]} == set(bots)
    assert [row["seats"] for row in result["league"]] == [2, 2]


# Records


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted", "different")
def test_a_game_by_view_seats_whom_the_arena_seats() -> None:
    for seed in (1, 2):
        played = play_by_view(FOUR, PROS, seed)
        assert played.bots == cast_game(PROS, seed)
        assert tuple(played.game.state.score[:4]) == scores(FOUR, PROS, seed) == scores(FOUR, played.bots, seed)
    assert scores(FOUR, PROS, 1) != scores(FOUR, ("pro-loyal",) * 4, 1)


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted", "different")
def test_records_are_of_the_games_that_counted(tmp_path: Path) -> None:
    same: dict[str, Any] = {"bots": ["pro", "rookie"], "deals": 1, "players": 3, "tracks": ["marina-bay"], "seed": 6}
    (entry,) = plan(**same)
    assert is_mixture(entry.lineup)
    games = zip(save_records(tmp_path, 3, **same), seatings(entry), play_round(entry), strict=True)
    for number, (path, (_, seated), played) in enumerate(games, 1):
        assert path.name == f"game-{number:04}-{'-'.join(seated)}.json"
        record = json.loads(path.read_text("utf-8"))
        assert downforce.replay(record).outcome == record["result"]
        assert tuple(record["result"]["scores"]) == played.scores


# Compiled games


@pytest.mark.slow
@pytest.mark.xdist_group("arena")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_the_same_come_compiled_and_interpreted_and_whatever_the_number_of_workers() -> None:
    """One test, so that only one process compiles."""
    bots = ("pro", "crowd", "pro", "hasty")
    batch = Batch(FOUR, bots, 3, 2)
    with pytest.MonkeyPatch.context() as patch:
        make_different(patch)
        fast, watched = simulate.play_batch(batch), study.play_batch(batch)
        patch.setattr(compiled, "AVAILABLE", False)
        assert simulate.play_batch(batch) == fast
        assert vars(study.play_batch(batch)) == vars(watched)
        patch.undo()
        for module in (simulate, league_games, study):
            patch.setattr(module, "BATCH", 5)
        one, two = (simulate.simulate(20, FOUR, bots=bots, seed=2, workers=n) for n in (1, 2))
        assert one == two
        assert league(["pro", "crowd"], 20, seed=2, workers=1) == league(["pro", "crowd"], 20, seed=2, workers=2)
        first, second = (study.study("marina-bay", 20, bots, seed=2, workers=n) for n in (1, 2))
        assert first == second
