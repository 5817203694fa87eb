"""Options: editions as presets, parts of a beginner's game, and every bad value refused with the list of good ones."""

from typing import Any

import pytest

import downforce
from downforce import tracks
from downforce.rules.setup.options import Options

EDITIONS = ["en", "es", "fr", "pt-BR", "pt-PT"]
PARTS = ["deal-cars", "no-powers", "small-hands", "no-bets", "first-wins"]


def chosen(**options: Any) -> dict[str, Any]:
    """Return the complete options of a game, as all players see them."""
    return {**downforce.new_game(seed=1, **options).view(None)["options"]}


# Editions.


def test_any_card_bids_are_in_every_edition_but_the_spanish() -> None:
    """R068: the Spanish book stops at the wild (C11); as a preset, so a switch given by name wins."""
    assert [edition for edition in EDITIONS if not chosen(edition=edition)["any_card_bid"]] == ["es"]
    assert chosen(edition="es", any_card_bid=True)["any_card_bid"] is True
    assert chosen(edition="en", any_card_bid="off")["any_card_bid"] is False


def test_cunning_between_two_players_differs_by_edition() -> None:
    """R175: swapped in English, Spanish and Brazilian, taken out in French and Portuguese (C20)."""
    presets = {edition: chosen(players=2, edition=edition)["two_player_cunning"] for edition in EDITIONS}
    assert presets == {"en": "swap", "es": "swap", "pt-BR": "swap", "fr": "remove", "pt-PT": "remove"}
    assert chosen(players=2, edition="fr", two_player_cunning="keep")["two_player_cunning"] == "keep"


def test_the_currency_is_the_editions() -> None:
    """R034: millions of dollars, in Portugal of euros (C25)."""
    money = {edition: Options.read({"edition": edition}).currency for edition in EDITIONS}
    assert money == {"en": "$M", "es": "$M", "fr": "$M", "pt-BR": "$ mi", "pt-PT": "€M"}


def test_editions_differ_in_nothing_else() -> None:
    """R155: a preset of two switches and a currency; everything else is the same game."""
    plain = chosen(players=4)
    for edition in EDITIONS:
        other = chosen(players=4, edition=edition)
        differing = {name for name in plain if plain[name] != other[name]}
        assert differing <= {"edition", "any_card_bid", "two_player_cunning"}
    assert plain == {
        "players": 4,
        "track": "river-station",
        "deck": "reconstructed",
        "edition": "en",
        "powers": True,
        "bets": True,
        "beginner": [],
        "long_distance": False,
        "world_tour": False,
        "any_card_bid": True,
        "two_player_cunning": "swap",
        "determined_always": False,
    }


# Beginners.


def test_a_beginners_game_is_all_five_changes_or_a_choice_of_them() -> None:
    """R155: the whole package by default, single parts by name (C21)."""
    assert chosen(beginner=True)["beginner"] == PARTS
    assert chosen(beginner=False)["beginner"] == []
    for part in PARTS:
        assert chosen(beginner=[part])["beginner"] == [part]
    assert chosen(beginner=["first-wins", "deal-cars"])["beginner"] == ["deal-cars", "first-wins"]


def test_parts_of_a_beginners_game_switch_powers_and_bets_off() -> None:
    """R163, R167, R168: where the first car wins no money is counted, so nobody bets."""
    assert chosen(beginner=["no-powers"])["powers"] is False
    assert chosen(beginner=["no-bets"])["bets"] is False
    assert chosen(beginner=["first-wins"])["bets"] is False
    assert chosen(beginner=["first-wins"], bets=True)["bets"] is False
    other = chosen(beginner=["small-hands", "deal-cars"])
    assert (other["powers"], other["bets"]) == (True, True)


# What is refused.


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 42, True, None, "4", 4.0, [4]])
def test_only_two_to_six_can_play(players: Any) -> None:
    """R001, U141: anything else is refused, naming what would be right."""
    with pytest.raises(downforce.OptionError, match="2, 3, 4, 5, 6"):
        downforce.new_game(players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    """R001, U141."""
    assert downforce.new_game(players, seed=1).waiting == tuple(range(players))


SWITCHES = ["powers", "bets", "world_tour", "any_card_bid", "determined_always"]


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_on_or_off(name: str) -> None:
    """U140: true and false, or in words; nothing else."""
    assert chosen(**{name: True})[name] is chosen(**{name: "on"})[name] is True
    assert chosen(**{name: False})[name] is chosen(**{name: "off"})[name] is False
    wrongs: list[Any] = [1, 0, None, "yes", "true", [], "On"]
    for wrong in wrongs:
        with pytest.raises(downforce.OptionError, match=rf"{name}.*true \(on\), false \(off\)"):
            downforce.new_game(**{name: wrong})


@pytest.mark.parametrize(
    ("option", "wrong", "listed"),
    [
        ("edition", "de", EDITIONS),
        ("edition", None, EDITIONS),
        ("edition", "pt", EDITIONS),
        ("beginner", "no-bets", PARTS),
        ("beginner", ["no-bets", "no-cars"], PARTS),
        ("beginner", 1, PARTS),
        ("beginner", {"no-bets": True}, PARTS),
        ("long_distance", "far", ["true", "false", '"money"']),
        ("long_distance", 2, ["true", "false", '"money"']),
        ("two_player_cunning", True, ["swap", "remove", "keep"]),
        ("two_player_cunning", "lose", ["swap", "remove", "keep"]),
        ("track", "monza", ["river-station", "marina-bay"]),
        ("track", "", ["shipped name", "file"]),
        ("track", 3, ["shipped name", "file"]),
        ("track", ["river-station"], ["two for a world tour"]),
        ("track", ["river-station", 5], ["shipped name", "file"]),
        ("deck", "printed", ["reconstructed"]),
        ("deck", None, ["shipped name", "file"]),
        ("seed", "7", ["whole number"]),
        ("seed", True, ["whole number"]),
    ],
)
def test_a_bad_value_is_refused_with_the_good_ones(option: str, wrong: Any, listed: list[str]) -> None:
    """U139, U140: nothing is guessed and nothing falls back to a default."""
    with pytest.raises(downforce.OptionError) as refused:
        downforce.new_game(**{option: wrong})
    assert option in str(refused.value)
    assert [good for good in listed if good not in str(refused.value)] == []


@pytest.mark.parametrize("name", ["player", "Players", "expansion", "seeds", "currency"])
def test_an_unknown_option_is_refused_with_all_known_ones(name: str) -> None:
    """R182, U140: there is none for expansions."""
    with pytest.raises(downforce.OptionError) as refused:
        downforce.new_game(**{name: 1})
    assert repr(name) in str(refused.value)
    for known in chosen():
        assert known in str(refused.value)


@pytest.mark.parametrize(
    "clash",
    [
        {"world_tour": True, "long_distance": True},
        {"world_tour": True, "long_distance": "money"},
        {"world_tour": True, "beginner": ["first-wins"]},
        {"world_tour": True, "beginner": True},
        {"long_distance": True, "beginner": ["first-wins"]},
        {"long_distance": "money", "beginner": True},
    ],
    ids=str,
)
def test_variants_that_contradict_each_other_are_refused(clash: dict[str, Any]) -> None:
    """U140: one ends at the first car home, one never, one wants two scores."""
    with pytest.raises(downforce.OptionError, match="cannot be played together"):
        downforce.new_game(**clash)


@pytest.mark.parametrize(
    "pair",
    [
        {"world_tour": True, "beginner": ["small-hands", "no-powers"]},
        {"long_distance": True, "beginner": ["small-hands", "deal-cars"]},
        {"long_distance": "money", "determined_always": True},
        {"players": 2, "world_tour": True, "edition": "fr"},
    ],
    ids=str,
)
def test_other_variants_go_together(pair: dict[str, Any]) -> None:
    """U140: off by default, allowed where nothing clashes."""
    assert downforce.new_game(seed=1, **pair).waiting
    assert not any(chosen()[name] for name in ("world_tour", "long_distance", "beginner", "determined_always"))


def test_two_tracks_are_for_a_world_tour() -> None:
    """R180, U139."""
    with pytest.raises(downforce.OptionError, match="world_tour"):
        downforce.new_game(track=["river-station", "marina-bay"])


def test_both_tracks_are_shipped() -> None:
    """R005, C26: by one name each, whatever an edition calls them."""
    assert tracks.shipped() == ["marina-bay", "river-station"]
    assert chosen(track="marina-bay")["track"] == "marina-bay"
    assert tracks.find("river-station").track.fingerprint != tracks.find("marina-bay").track.fingerprint


NO_NAMES: list[Any] = [
    *("x" * 5000, "x" * 5000 + ".toml", "a\0b", "a\0b.toml", "\ud800", "", " ", "/", ".", b"x", 5, 1.5, None),
    *(10**5000, -1, {}, ["x" * 5000], [1, "on"], {"a": 1}, object(), float("nan"), ("x", 10**5000)),
]
KNOWN = {
    "track": tracks.shipped(),
    "deck": ["reconstructed"],
    "edition": EDITIONS,
    "two_player_cunning": ["swap", "remove", "keep"],
    "players": ["2", "3", "4", "5", "6"],
    "beginner": PARTS,
    "long_distance": ["true", "false", "money"],
    **{key: ["true", "false"] for key in ("powers", "bets", "world_tour", "any_card_bid", "determined_always")},
}


@pytest.mark.parametrize("option", KNOWN)
def test_what_can_be_no_value_is_refused_in_short_with_those_that_are(option: str) -> None:
    for value in NO_NAMES:
        if option == "players" and value == 5:
            continue
        with pytest.raises(downforce.OptionError) as refused:
            downforce.new_game(**{option: value})
        message = str(refused.value)
        assert len(message) < 400
        assert message.isprintable()
        assert all(name in message for name in KNOWN[option])


def test_an_unknown_option_is_refused_in_short() -> None:
    with pytest.raises(downforce.OptionError, match="known: players, track") as refused:
        downforce.new_game(**{"x" * 5000: 1})
    assert len(str(refused.value)) < 400
    with pytest.raises(downforce.OptionError, match="seed"):
        downforce.new_game(seed="7" * 5000)  # type: ignore[arg-type]
    assert downforce.new_game(seed=10**5000).waiting
