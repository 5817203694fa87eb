"""Read a scenario file, and check the whole file before any step of the scenario is run."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from ..files import Unreadable, read_text, read_toml
from ..record import notation
from ..rules.errors import NotationError, OptionError, UnknownName, brief
from ..rules.model import State
from ..rules.names import COLOURS, PHASE_NAMES, REASON_NAMES
from ..rules.setup.options import Options
from ..rules.setup.ruleset import Ruleset
from ..rulesets import choose_rulesets, read_options
from .schema import (
    EXPECT,
    LARGEST_FILE,
    STEP,
    TOP,
    ScenarioError,
    check_keys,
    read_by_car,
    read_by_seat,
    read_car,
    read_integer,
    read_power,
    read_string,
    read_strings,
)
from .situation import auction_situation, inline_track, race_situation
from .types import Expected

FINISH = "finish"  # given instead of a space if the car has finished
OFF = "off"  # given instead of a space if the car is not in the scenario


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a scenario, which checks the legal actions of a seat and optionally plays one action."""

    seat: int
    legal: list[str] | None
    has: list[str]
    hasnt: list[str]
    do: str | None
    refused: bool


@dataclass(frozen=True)
class Scenario:
    """A scenario read from a file: the initial state, the steps to run, and the expected final state."""

    name: str
    rules: list[str]
    rulesets: list[Ruleset]
    state: State
    steps: list[Step]
    expect: Expected


def load(path: Path) -> Scenario:
    """Load a scenario from a file. Raise ScenarioError with a one-line message if the file is not valid."""
    try:
        data = read_toml(read_text(path, "scenario", LARGEST_FILE))
    except Unreadable as error:
        raise ScenarioError(str(error)) from None
    return read(data, path.stem)


def read(data: Any, name: str) -> Scenario:
    """Build a scenario from the parsed contents of a scenario file."""
    given = check_keys("scenario", data, TOP)
    rulesets = read_rulesets(given)
    ruleset = rulesets[0]
    if ("race" in given) == ("auction" in given):
        raise ScenarioError("wanted either [race] or [auction]")
    state = race_situation(ruleset, given["race"]) if "race" in given else auction_situation(ruleset, given["auction"])
    steps = given.get("step", [])
    if not isinstance(steps, list):
        raise ScenarioError("step: wanted [[step]] tables")
    return Scenario(
        name=read_string("name", given.get("name", name)),
        rules=read_strings("rules", given.get("rules", [])),
        rulesets=rulesets,
        state=state,
        steps=[read_step(ruleset, f"step {i}", step) for i, step in enumerate(steps, 1)],
        expect=read_expect(ruleset, given.get("expect", {})),
    )


def read_rulesets(given: dict[str, Any]) -> list[Ruleset]:
    options = check_keys("options", given.get("options", {}), Options.__slots__)
    if "players" not in options:
        raise ScenarioError("options: players is needed")
    try:
        rulesets = choose_rulesets(read_options(options))
    except OptionError as error:
        raise ScenarioError(f"options: {error}") from None
    if "track" in given:
        track = inline_track(given["track"])
        rulesets = [Ruleset(ruleset.options, track, ruleset.deck) for ruleset in rulesets]
    return rulesets


def read_step(ruleset: Ruleset, where: str, data: Any) -> Step:
    given = check_keys(where, data, STEP)
    if "seat" not in given:
        raise ScenarioError(f"{where}: seat is needed")
    refused = given.get("refused", False)
    if not isinstance(refused, bool):
        raise ScenarioError(f"{where}: refused: {brief(refused)}; wanted true or false")
    if refused and "do" not in given:
        raise ScenarioError(f"{where}: refused needs a `do` that is refused")
    step = Step(
        seat=read_integer(f"{where}: seat", given["seat"], 0, ruleset.options.players - 1),
        legal=read_strings(where, given["legal"]) if "legal" in given else None,
        has=read_strings(where, given.get("has", [])),
        hasnt=read_strings(where, given.get("hasnt", [])),
        do=read_string(where, given["do"]) if "do" in given else None,
        refused=refused,
    )
    named = [*(step.legal or []), *step.has, *step.hasnt, *([step.do] if step.do and not refused else [])]
    for action in named:
        refuse_unknown_names(ruleset, where, action)
    return step


def refuse_unknown_names(ruleset: Ruleset, where: str, action: str) -> None:
    """Raise ScenarioError if an action names an unknown card, space, power or the like.

    Text that is not an action at all is accepted here. Like an illegal action, it fails when the scenario is run.
    """
    try:
        notation.read(ruleset, action)
    except UnknownName as error:
        raise ScenarioError(f"{where}: {error}") from None
    except NotationError:
        return


def read_expect(ruleset: Ruleset, data: Any) -> Expected:
    """Return the final state that a scenario expects.

    Raise ScenarioError if this state names a car, seat, space, card or power that does not exist.
    """
    expect = check_keys("expect", data, EXPECT)
    players = ruleset.options.players
    for car, space in read_by_car("expect.cars", expect.get("cars", {})).items():
        if space not in (*ruleset.track.number, FINISH, OFF):
            raise ScenarioError(
                f"expect.cars: {COLOURS[car]}: no space {brief(space)} on the track {ruleset.track.name}"
            )
    if expect.get("phase", "race") not in PHASE_NAMES:
        raise ScenarioError(f"expect.phase: {brief(expect['phase'])}; known: {', '.join(sorted(set(PHASE_NAMES)))}")
    if expect.get("reason", "home") not in REASON_NAMES:
        raise ScenarioError(f"expect.reason: {brief(expect['reason'])}; known: {', '.join(REASON_NAMES)}")
    for key in ("waiting", "winners"):
        if not isinstance(expect.get(key, []), list):
            raise ScenarioError(f"expect.{key}: wanted a list of seats")
        for seat in expect.get(key, []):
            read_integer(f"expect.{key}", seat, 0, players - 1)
    for letter in read_strings("expect.finished", expect.get("finished", [])):
        read_car("expect.finished", letter)
    for key, most in (("owners", players - 1), ("paid", 99), ("placed", 6), ("laps", 99)):
        for value in read_by_car(f"expect.{key}", expect.get(key, {})).values():
            read_integer(f"expect.{key}", value, -1, most)
    for power in read_by_seat("expect.powers", expect.get("powers", {}), players).values():
        read_power("expect.powers", power)
    for cards in read_by_seat("expect.hands", expect.get("hands", {}), players).values():
        for card in read_strings("expect.hands", cards):
            if card not in ruleset.deck.number:
                raise ScenarioError(f"expect.hands: {brief(card)} is not in the deck {ruleset.deck.name}")
    for score in read_by_seat("expect.scores", expect.get("scores", {}), players).values():
        read_integer("expect.scores", score)
    for key, value in check_keys("expect.lot", expect.get("lot", {}), ("winner", "price")).items():
        read_integer(f"expect.lot.{key}", value, -1, players - 1 if key == "winner" else 99)
    return cast(Expected, expect)
