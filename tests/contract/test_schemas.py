"""The data that games return fits the declared types: no key is missing, none is extra, every value has its type."""

import inspect
import json
import random
import re
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

pytest.importorskip("pydantic")

from pydantic import ConfigDict, TypeAdapter

import downforce
from downforce import bots, offers
from downforce import game as game_module
from downforce.bots import bot, policy_bot, state_from_view, supervised, uniform
from downforce.game import Game
from downforce.offers import bids, move_routes, offer, previews, race_order
from downforce.offers.offer import make_offer
from downforce.offers.shapes import Offer
from downforce.room import audience, frames, room
from downforce.room.queries import replays
from downforce.rules.names import COLOURS
from downforce.rules.setup.options import Options
from downforce.rules.views import events, game_option_types, shapes
from downforce.rules.views.events import GameEvent
from downforce.rules.views.secrets import HIDDEN, OWN
from downforce.rules.views.shapes import GameOptions, GameRecord, GivenOptions, View
from downforce.rules.views.view_parts import UNKNOWN
from downforce.scenario import types as scenarios
from downforce.server.sockets import messages
from tests.variants import VARIANTS, begin, finished, variant_id
from tools.generate import protocol, shapes_page

for module in (game_option_types, shapes, events, offers.shapes):
    for shape in protocol.declared_shapes(module):
        shape.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)

ADAPTERS: dict[Any, TypeAdapter[Any]] = {each: TypeAdapter(each) for each in (View, list[GameEvent], Offer, GameRecord)}


def assert_fits(shape: Any, data: Any) -> None:
    """Check data against a type, and that it survives JSON."""
    ADAPTERS[shape].validate_python(data, strict=True)
    assert json.loads(json.dumps(data)) == data


def sample_positions(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """Play a random game and yield it every now and then."""
    game, draw = begin(options, seed), random.Random(seed)
    while game.waiting:
        if draw.random() < 0.15:
            yield game
        seat = draw.choice(game.waiting)
        game.play(seat, draw.choice(game.legal(seat)))
    yield game


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_whole_games_fit_their_shapes(options: dict[str, Any]) -> None:
    for game in sample_positions(options, 5):
        viewer = random.choice([None, *range(options["players"])])
        seen = game.view(viewer)
        assert_fits(View, seen)
        assert list(seen["cars"]) == list(COLOURS)
        assert_fits(GameRecord, game.record(viewer))
        for seat in game.waiting:
            assert_fits(Offer, make_offer(game, seat))
    for viewer in (None, 0):
        assert_fits(list[GameEvent], game.events(viewer))
    assert_fits(GameRecord, game.record())


def test_every_kind_of_event_comes_up_and_fits() -> None:
    """Rare events are taken from recorded games, and from games in which seats often pass."""
    found = [event for options in VARIANTS[:5] for event in finished(options, 1, shy=0.9).events(None)]
    for path in sorted((shapes_page.ROOT / "tests" / "games").glob("*.json")):
        found += downforce.replay(json.loads(path.read_text("utf-8"))).events(0)
    assert_fits(list[GameEvent], found)
    assert {event["event"] for event in found} == {event_kind(shape) for shape in GameEvent.__args__}


def event_kind(shape: Any) -> str:
    return str(get_type_hints(shape)["event"].__args__[0])


def test_what_is_hidden_is_declared_to_be() -> None:
    """Fields that the table of secrets hides may be unknown, and its view keys exist."""
    by_kind = {event_kind(shape): get_type_hints(shape) for shape in GameEvent.__args__}
    for kind, fields in HIDDEN.items():
        assert all(UNKNOWN in str(by_kind[kind][name]) for name in fields), kind
    assert set(OWN) <= set(View.__annotations__)


def test_options_are_declared_alike() -> None:
    assert list(GameOptions.__annotations__) == list(GivenOptions.__annotations__) == list(Options.__slots__)


def test_the_reference_of_shapes_is_fresh() -> None:
    assert shapes_page.TARGET.read_text("utf-8") == shapes_page.source(), "run `make generate`"


@pytest.mark.parametrize("path", [path for path in shapes_page.PARTS.values() if "messages" not in path])
def test_every_field_says_what_it_means(path: str) -> None:
    for name, shape in shapes_page.read(path).items():
        for field, kind, about in shape.fields:
            assert about or kind.startswith("Literal["), f"{path}: {name}.{field} has no comment"


FACES = (
    *(downforce, game_module, offers, bids, offer, previews, race_order, move_routes),
    *(bots, bot, policy_bot, state_from_view, supervised, uniform, replays, messages, frames, audience, room),
)


def public_functions(module: Any) -> Iterator[tuple[str, Any]]:
    for name, value in inspect.getmembers(module):
        if name.startswith("_") or getattr(value, "__module__", "").partition(".")[0] != "downforce":
            continue
        if inspect.isfunction(value):
            yield name, value
        elif inspect.isclass(value):
            yield from ((f"{name}.{part}", each) for part, each in inspect.getmembers(value, inspect.isfunction))


def test_no_public_signature_says_just_any_dict() -> None:
    """A reader of a public signature learns what is in a dict."""
    for module in FACES:
        for name, function in public_functions(module):
            if not re.search(r"(^|\.)_", name):
                assert "dict[str, Any]" not in str(inspect.signature(function)), f"{module.__name__}.{name}"
        for name, value in inspect.getmembers(module, inspect.isclass):
            hints = str(getattr(value, "__annotations__", {}))
            assert "dict[str, typing.Any]" not in hints, f"{module.__name__}.{name}"


def test_scenarios_declare_the_keys_that_are_read() -> None:
    assert set(scenarios.ScenarioFile.__required_keys__) == {"options"}
    assert set(scenarios.ScenarioStep.__required_keys__) == {"seat"}
