"""The names of bots at a table with other players."""

import pytest

from downforce.bots.characters import BOT_NAMES, CHARACTERS, bot_name, name_bots


def test_a_character_bears_its_persons_name() -> None:
    everybody = [bot_name("pro", character) for character in CHARACTERS]
    assert name_bots(everybody) == list(BOT_NAMES)


@pytest.mark.parametrize(
    ("bots", "people", "before", "called"),
    [
        (["rookie", "pro-loyal"], [], ["", ""], ["Rui", "Ida"]),  # bots with a character are named first
        (["rookie", "pro-loyal"], [], ["Ida", ""], ["Rui", "Ida"]),
        (["rookie", "pro-loyal"], [], ["Otto", "Lena"], ["Otto", "Ida"]),
        (["rookie", "rookie"], ["OTTO"], ["Otto", "Ida"], ["Rui", "Ida"]),
        (["pro-loyal", "champion-loyal"], [], ["", ""], ["Ida", "Ida 2"]),
        (["pro-loyal"], ["ida", "Ida 2"], ["Ida"], ["Ida 3"]),
        (["pro-loyal"], [], ["Ida 2"], ["Ida"]),
        (["rookie"], BOT_NAMES, ["Lena"], ["Lena 2"]),
        (["pro"], [], [""], ["Ida"]),  # a level without a character
    ],
)
def test_nobody_shares_a_name(bots: list[str], people: list[str], before: list[str], called: list[str]) -> None:
    assert name_bots(bots, people, before) == called


def test_there_are_names_for_more_than_sit_at_a_table() -> None:
    called = name_bots(["rookie"] * 9, ["Ida"])
    assert len({"Ida", *called}) == 10
