"""Characters: who is cast for a level, what sets them apart, and sparring partners that never change."""

import pytest

from downforce import compiled
from downforce.arena.league_games import play_game
from downforce.bots import BOTS, CHARACTERS, WITH_CHARACTERS, cast
from downforce.bots.characters import BOT_NAMES, bot_name, split_name
from downforce.bots.policy.weights import BEST, BY_MONEY, NEAREST, VALUED
from downforce.rules.setup.options import Options
from tests.bots.positions import seeded_rng

SEEDS = range(40)


# Casting


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("levels", [["pro"], ["champion"], ["champion", "pro"]], ids=str)
def test_characters_at_one_table_differ(levels: list[str], players: int) -> None:
    names = [levels[seat % len(levels)] for seat in range(players)]
    for seed in SEEDS:
        made = cast(names, seeded_rng(seed))
        assert [split_name(name)[0] for name in made] == names
        assert len({split_name(name)[1] for name in made} - {None}) == players
        assert set(made) <= set(BOTS)


def test_who_is_named_stays_and_does_not_come_twice() -> None:
    names = ("pro-loyal", "pro", "rookie", "champion", "champion-blocker", "own:Bot")
    for seed in SEEDS:
        made = cast(names, seeded_rng(seed))
        assert [made[seat] for seat in (0, 2, 4, 5)] == [names[seat] for seat in (0, 2, 4, 5)]
        drawn = {split_name(made[1])[1], split_name(made[3])[1]}
        assert len(drawn) == 2
        assert not drawn & {None, "loyal", "blocker"}
        assert cast(made, seeded_rng(seed + 1)) == made


def test_namesakes_of_people_come_last() -> None:
    people = ["IDA", "rui", "Somebody"]
    for seed in SEEDS:
        few, all_six = (cast(("pro",) * n, seeded_rng(seed), people) for n in (4, 6))
        assert not {split_name(name)[1] for name in few} & {"loyal", "gambler"}
        assert {split_name(name)[1] for name in all_six[4:]} == {"loyal", "gambler"}
    assert {split_name(name)[1] for seed in SEEDS for name in cast(("pro",) * 4, seeded_rng(seed))} == set(CHARACTERS)


def test_the_same_seed_casts_the_same() -> None:
    names = ("pro", "champion", "pro")
    casts = [cast(names, seeded_rng(seed)) for seed in SEEDS]
    assert casts == [cast(names, seeded_rng(seed)) for seed in SEEDS]
    assert len(set(casts)) > 20


# The characters


def test_every_character_is_there_at_both_levels() -> None:
    assert WITH_CHARACTERS == ("pro", "champion")
    for level in WITH_CHARACTERS:
        for name, character in CHARACTERS.items():
            known = BOTS[bot_name(level, name)]
            assert known.level == BOTS[level].level
            assert not known.opponent
            assert vars(known.weights) == {**vars(BOTS[level].weights), **character.weights}


def test_characters_differ_in_name_and_weights() -> None:
    assert len({person.casefold() for person in BOT_NAMES}) == len(CHARACTERS) == 6
    weights = [character.weights for character in CHARACTERS.values()]
    assert all(one and weights.count(one) == 1 for one in weights)


# Crowd is the first version's pro, a baseline: any change to it is a mistake.

CROWD = {
    "model": BY_MONEY,
    "auction": VALUED,
    "powers": [16, -8, 9, -4, -13, -2],
    "any_car": 4400,
    "marked": 11000,
    "second": 2500,
    "own": 10,
    "rival": 1,
    "leader": 6,
    "bet": [6, 4, 2],
    "blocked": 20,
    "narrow": 10,
    "patience": 0,
    "noise": 0,
    "hand": 10,
    "wait": 40,
    "spite": 100,
    "envy": 0,
    "dear": 0,
    "betting": NEAREST,
    "loyal": 0,
    "faith": [0, 0, 0],
    "daring": 0,
    "safety": [0, 0, 0],
    "doubt": 100,
    "playouts": 0,
    "searched": 31,
    "depth": 4,
    "shortlist": 4,
    "rivals": BEST,
    "margin": [50, 5],
    "prior": [60, 40, 20],
    "forecast": [61, 54, 24, 84, 100, 100, 38, 188, 248, 6],
}
FIRST_TRACK = Options.read({"players": 4, "track": "river-station@2"})


def test_the_weights_of_crowd_are_those_of_the_first_version() -> None:
    assert vars(BOTS["crowd"].weights) == CROWD
    assert vars(BOTS["crowd-champion"].weights) == {**CROWD, "playouts": 2000, "searched": 15}


def test_crowd_plays_as_the_first_versions_pro(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first version produced these scores."""
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    scores = [play_game(FIRST_TRACK, ("crowd",) * 4, seed, None).scores for seed in range(3)]
    assert scores == [(18, 29, 25, 25), (24, 25, 23, 18), (29, 26, 18, 16)]


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_crowd_champion_plays_as_the_first_versions_champion() -> None:
    """The first version produced these scores."""
    seats = ("crowd-champion", "crowd", "crowd", "crowd-champion")
    scores = [play_game(FIRST_TRACK, seats, seed, 60).scores for seed in range(3)]
    assert scores == [(18, 29, 26, 22), (24, 23, 21, 22), (29, 26, 16, 8)]
