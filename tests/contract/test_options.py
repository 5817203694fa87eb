"""An option is declared once (rules/setup/options.py): everything that shows options has exactly those."""

from typing import Any, get_type_hints

import pytest

from downforce.room.queries.setup import list_options
from downforce.rules.model import Board
from downforce.rules.setup.option_kinds import Option, Switch
from downforce.rules.setup.options import BEGINNER, DECLARED, EDITIONS, Options, preset
from downforce.rules.views.shapes import EditionPreset, GameOptions, GivenOptions
from downforce.terminal.commands.game_flags import GameFlags, game_flags, option_flags
from tools.generate import game_option_types, reference

NEW = Option(Switch({"wet": "and it rains"}), False, "drive in the dark", more=" (R999)")


def test_the_shapes_of_options_are_fresh() -> None:
    assert game_option_types.TARGET.read_text("utf-8") == game_option_types.source(), "run `make generate`"


def test_types_have_the_declared_options() -> None:
    assert list(GameOptions.__annotations__) == list(GivenOptions.__annotations__) == list(DECLARED)
    assert list(EditionPreset.__annotations__) == [name for name, option in DECLARED.items() if option.editions]
    assert list(get_type_hints(Options)) == list(Options.__slots__) == list(DECLARED)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_left_out_has_the_declared_default(edition: str) -> None:
    read = Options.read({"edition": edition})
    for name, option in DECLARED.items():
        declared = edition if name == "edition" else dict(preset(read.edition)).get(name, option.default)
        assert getattr(read, name) == declared
        assert option.kind.read(name, declared) == declared


def options_from_flags(**given: Any) -> dict[str, Any]:
    """Return the options that flags produce; flags that are not given have their defaults."""
    return GameFlags({**{flag.name: flag.default for flag in game_flags(DECLARED)}, **given}).options()


def test_flags_ask_for_the_declared_options() -> None:
    assert options_from_flags() == {"players": DECLARED["players"].default}
    assert Options.read(options_from_flags()) == Options.read({})
    flags = {name: [flag.name for flag in option_flags(name, option)] for name, option in DECLARED.items()}
    for name in flags:
        assert flags[name], name
    assert flags["powers"] == ["no_powers"]
    assert flags["beginner"] == ["beginner", "deal_cars", "small_hands", "first_wins"]
    assert flags["long_distance"] == ["long_distance", "money"]


def test_every_flag_is_read() -> None:
    assert options_from_flags(no_powers=True)["powers"] is False
    assert options_from_flags(beginner=True)["beginner"] == list(BEGINNER)
    assert options_from_flags(small_hands=True, first_wins=True)["beginner"] == ["small-hands", "first-wins"]
    assert options_from_flags(long_distance=True)["long_distance"] is True
    assert options_from_flags(long_distance=True, money=True)["long_distance"] == "money"
    assert options_from_flags(any_card_bid=False)["any_card_bid"] is False
    assert options_from_flags(track=["a"])["track"] == "a"
    assert options_from_flags(track=["a", "b"])["track"] == ["a", "b"]


def test_a_new_option_has_its_flags_and_its_line_in_docs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DECLARED, "night_race", NEW)
    assert [flag.name for flag in game_flags(["night_race"])] == ["night_race", "wet"]
    assert options_from_flags(night_race=True, wet=True)["night_race"] == "wet"
    line = '| `night_race` | true, false, `"wet"` | false | drive in the dark (R999) |'
    assert line in reference.option_table().splitlines()


def test_the_board_has_no_field_for_half_an_option() -> None:
    """Switches are copied to the board by name."""
    by_name = {name for name, option in DECLARED.items() if isinstance(option.kind, Switch) and hasattr(Board(), name)}
    assert by_name == {"bets", "any_card_bid", "determined_always"}


def test_tables_are_offered_the_declared_options() -> None:
    offered = {one["name"]: one for one in list_options()}
    assert list(offered) == [name for name in DECLARED if name != "players"]
    for name, one in offered.items():
        assert one["default"] == DECLARED[name].default
        assert one["values"]


def test_open_spiel_has_the_declared_options() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")
    from downforce.envs import open_spiel

    assert list(open_spiel.DEFAULTS) == list(DECLARED)
    assert open_spiel.read_parameters({}) == Options.read({})
    for edition in EDITIONS:
        assert open_spiel.read_parameters({"edition": edition}) == Options.read({"edition": edition})
    assert open_spiel.parameter(NEW) == "off"
