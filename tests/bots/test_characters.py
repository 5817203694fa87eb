"""Characters: who is cast for a level, and what sets them apart."""

import pytest

from downforce.bots import BOTS, CHARACTERS, WITH_CHARACTERS, cast
from downforce.bots.characters import BOT_NAMES, bot_name, split_name
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


def test_every_character_is_there_at_each_level() -> None:
    assert WITH_CHARACTERS == ("club", "pro", "champion", "pro@1")
    for level in WITH_CHARACTERS[:3]:
        plain = vars(BOTS[level].weights)
        for name, character in CHARACTERS.items():
            known = BOTS[bot_name(level, name)]
            assert known.level == BOTS[level].level
            assert not known.opponent
            more = {weight: plain[weight] + by for weight, by in character.more.items()}
            assert vars(known.weights) == {**plain, **more, **character.weights}


def test_characters_differ_in_name_and_weights() -> None:
    assert len({person.casefold() for person in BOT_NAMES}) == len(CHARACTERS) == 6
    weights = [{**character.weights, **character.more} for character in CHARACTERS.values()]
    assert all(one and weights.count(one) == 1 for one in weights)
