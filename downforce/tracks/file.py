"""A strict parser for track files. Any error in a file raises a TrackError with a one-line message."""

import math
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

from ..rules.errors import TrackError
from .geometry import Kind, Pose
from .scenery import Scenery, read_scenery
from .toml_table import TomlTable

FORMAT = 1
MOST_BYTES = 256 * 1024
LONGEST_LINE = 600  # characters; a dotted key with a hundred thousand parts would take minutes to parse
MOST_SECTIONS = 200
LARGEST_VIEW = 80
MOST_STEPS = 60  # in one section
LONGEST_LAP = 256  # steps, over all sections
LANES = 4
WIDTHS = {1: 1.3, 2: 2.2, 3: 3.1, 4: 4.0}  # default width of the road, by number of lanes
PITCH = math.pi / 2  # default length of a space; a 90-degree bend with 1, 2 and 3 spaces gets spaces of equal length
SIDES = {"clockwise": 1, "anticlockwise": -1}
KINDS = ("straight", "bend", "taper", "chicane")
ANY_KEYS = (*KINDS, "name", "spaces", "lanes", "pitch", "bet", "label", "tunnel")
KEYS = {  # allowed keys of a section, by kind
    "straight": (*ANY_KEYS, "width"),
    "bend": (*ANY_KEYS, "steps", "radius", "width"),
    "taper": ANY_KEYS,
    "chicane": (*ANY_KEYS, "steps", "radius", "width"),
}


@dataclass(frozen=True, slots=True)
class Piece:
    """A section as described in the track file, before it is placed on the track. A chicane consists of two pieces."""

    where: str  # its location in the file, for error messages
    number: int  # the number of the section in the file, starting at 1
    kind: Kind
    name: str
    steps: int
    spaces: tuple[int, ...]
    angle: float
    length: float
    width: float
    bet: int | None
    label: int
    tunnel: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """The parsed contents of a track file."""

    title: str
    side: int
    view: tuple[float, float]
    start: Pose
    grid: tuple[str, ...]
    pieces: tuple[Piece, ...]
    scenery: Scenery


def read_plan(text: str, name: str) -> Plan:
    """Parse the text of a track file. `name` is used in error messages."""
    table = TomlTable(name, _toml(text, name))
    if (version := table.integer("format", 1, 10**6)) != FORMAT:
        raise TrackError(f"{name}: format {version} is not known here, only format {FORMAT}")
    title = table.text("name")
    if not title.strip():
        raise TrackError(f"{name}: the name is empty")
    side = SIDES[table.choice("direction", SIDES)]
    width, height = table.numbers("view", 2, 4, LARGEST_VIEW)
    x, y = table.numbers("start", 2, 0, LARGEST_VIEW)
    start = Pose(x, y, math.radians(table.number("heading", -360, 360)))
    pitch = table.number("pitch", 0.5, 5, PITCH)
    grid = table.texts("grid")
    entries = table.tables("section", MOST_SECTIONS)
    scenery = read_scenery(table.table("scenery"))
    table.done()
    if not entries:
        raise TrackError(f"{name}: the key 'section' is missing or empty")
    pieces = tuple(piece for i, entry in enumerate(entries, 1) for piece in _pieces(entry, i, pitch))
    if (steps := sum(piece.steps for piece in pieces)) > LONGEST_LAP:
        raise TrackError(f"{name}: a lap of {steps} steps, at most {LONGEST_LAP}")
    return Plan(title, side, (width, height), start, grid, pieces, scenery)


def _toml(text: str, name: str) -> dict[str, object]:
    if (size := len(text.encode(errors="replace"))) > MOST_BYTES:
        raise TrackError(f"{name}: {size} bytes, a track file has at most {MOST_BYTES}")
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise TrackError(f"{name}: line {number} has {len(line)} characters, at most {LONGEST_LINE}: break it")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise TrackError(f"{name}: not TOML: {' '.join(str(problem).split())}") from None


def _pieces(table: TomlTable, number: int, pitch: float) -> Iterator[Piece]:
    name = table.text("name", "")
    where = table.where = f"{table.where} ({name})" if name else table.where
    kinds = [kind for kind in KINDS if table.has(kind)]
    if len(kinds) != 1:
        found = " and ".join(kinds) or "none"
        raise TrackError(f"{where}: wanted exactly one of {', '.join(KINDS)}, found {found}")
    turns = kinds[0] in ("bend", "chicane")
    table.refuse_unknown(KEYS[kinds[0]])
    spaces, steps, degrees = _turn(table, kinds[0], where) if turns else _straight(table, kinds[0], where)
    for count in spaces:
        if steps * 60 % count:
            raise TrackError(f"{where}: {steps} steps cannot be cut into {count} equal spaces")
    angle = math.radians(degrees)
    pitch = table.number("pitch", 0.5, 5, pitch)
    length = pitch * (sum(spaces) / len(spaces) if turns else steps)
    if turns and table.has("radius"):
        length = table.number("radius", 0.1, 100) * abs(angle)
    width = WIDTHS[len(spaces)]
    if kinds[0] != "taper" and table.has("width"):
        width = table.number("width", 0.5, 12)
    last = 2 * steps if kinds[0] == "chicane" else steps
    bet = table.integer("bet", 0, last) if table.has("bet") else None
    label, tunnel = table.integer("label", -1, 1, 0), table.flag("tunnel")
    table.done()
    if kinds[0] != "chicane":
        kind: Kind = "bend" if turns else "taper" if kinds[0] == "taper" else "straight"
        yield Piece(where, number, kind, name, steps, spaces, angle, length, width, bet, label, tunnel)
        return
    # A chicane is a bend followed by its mirror image. A betting line goes to the half that contains it, and only the
    # first half is labelled with the name.
    first, second = (bet, None) if bet is None or bet <= steps else (None, bet - steps)
    yield Piece(where, number, "bend", name, steps, spaces, angle, length, width, first, label, tunnel)
    yield Piece(where, number, "bend", name, steps, spaces[::-1], -angle, length, width, second, 0, tunnel)


def _turn(table: TomlTable, kind: str, where: str) -> tuple[tuple[int, ...], int, float]:
    """For a bend, return the number of spaces in each lane, the number of steps and the angle in degrees.

    For a chicane, return these values for its first half.
    """
    degrees = table.number(kind, -360, 360)
    if abs(degrees) < 1:
        raise TrackError(f"{where}: a {kind} of {degrees:g} degrees is straight")
    spaces = table.integers("spaces", 1, MOST_STEPS, LANES)
    return spaces, table.integer("steps", 1, MOST_STEPS, min(spaces)), degrees


def _straight(table: TomlTable, kind: str, where: str) -> tuple[tuple[int, ...], int, float]:
    steps = table.integer(kind, 1, MOST_STEPS)
    if table.has("lanes") == table.has("spaces"):
        raise TrackError(f"{where}: a {kind} needs lanes or spaces, one of them")
    if table.has("lanes"):
        return (steps,) * table.integer("lanes", 1, LANES), steps, 0.0
    return table.integers("spaces", 1, MOST_STEPS, LANES), steps, 0.0
