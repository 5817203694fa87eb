"""The scenery beside the road, read from a track file. Scenery has no effect on the rules."""

from dataclasses import dataclass

from ..rules.errors import TrackError
from .toml_table import TomlTable

GROUNDS = ("grass", "paving", "sand")
LAND = ("park", "meadow", "sand", "gravel", "field", "orchard", "concrete", "paving", "road", "rail")
AREAS = ("water", "deep", *LAND)
BLOCKS = ("roof", "flat", "stand", "tent", "train", "pool", "tower", "dome", "chapel", "parking")
INKS = ("red", "cream", "slate", "white", "blue", "tan", "concrete", "pool", "ochre", "green")

# These limits allow a rich picture, but stop a file from an unknown author from keeping a server busy.
MOST_AREAS, MOST_POINTS, MOST_BLOCKS, MOST_WOODS, MOST_TREES, MOST_BOATS = 80, 1000, 200, 60, 1000, 200
WIDEST_LINE, LONGEST_BLOCK, MOST_BUILT = 8, 16, 500  # in lane widths, and square lane widths for MOST_BUILT
FAR = 500.0  # the largest distance from the corner of the picture, in lane widths

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Area:
    """An area of ground of one kind, such as water or sand: either a filled polygon or a strip along a line."""

    kind: str
    points: tuple[Point, ...]
    soft: bool  # whether the outline is a smooth curve through the points
    line: float  # width of the strip, or 0 for a filled area
    beyond: tuple[tuple[Point, ...], ...] = ()  # rectangles that continue a filled area outside the picture


@dataclass(frozen=True, slots=True)
class Block:
    """A building, described by its kind, colour, centre, size and rotation."""

    kind: str
    at: Point
    size: Point
    ink: str
    turn: float  # degrees


@dataclass(frozen=True, slots=True)
class Wood:
    """A group of trees scattered over a rectangle, wherever there is room for them."""

    box: tuple[float, float, float, float]
    count: int


@dataclass(frozen=True, slots=True)
class Boats:
    """A row of boats on the water."""

    start: Point
    end: Point
    count: int
    turn: float  # degrees
    scale: float


@dataclass(frozen=True, slots=True)
class Scenery:
    """All the scenery of a track: ground, buildings, trees and boats."""

    ground: str = "grass"
    areas: tuple[Area, ...] = ()
    blocks: tuple[Block, ...] = ()
    woods: tuple[Wood, ...] = ()
    boats: tuple[Boats, ...] = ()


def read_scenery(table: TomlTable) -> Scenery:
    scenery = Scenery(
        table.choice("ground", GROUNDS, "grass"),
        tuple(map(_area, table.tables("area", MOST_AREAS))),
        tuple(map(_block, table.tables("block", MOST_BLOCKS))),
        tuple(map(_wood, table.tables("wood", MOST_WOODS))),
        tuple(map(_boats, table.tables("boats", MOST_BOATS))),
    )
    table.done()
    if (points := sum(len(area.points) for area in scenery.areas)) > MOST_POINTS:
        raise TrackError(f"{table.where}: areas of {points} points in all, at most {MOST_POINTS}")
    if (built := sum(width * height for width, height in (block.size for block in scenery.blocks))) > MOST_BUILT:
        raise TrackError(f"{table.where}: blocks cover {built:.0f} in all, at most {MOST_BUILT}")
    if (trees := sum(wood.count for wood in scenery.woods)) > MOST_TREES:
        raise TrackError(f"{table.where}: {trees} trees in all, at most {MOST_TREES}")
    if (boats := sum(row.count for row in scenery.boats)) > MOST_BOATS:
        raise TrackError(f"{table.where}: {boats} boats in all, at most {MOST_BOATS}")
    return scenery


def _area(table: TomlTable) -> Area:
    line = table.number("line", 0.05, WIDEST_LINE) if table.has("line") else 0.0
    area = Area(
        table.choice("kind", AREAS),
        table.points("points", 2 if line else 3, MOST_POINTS, -FAR, FAR),
        table.flag("soft") if table.has("soft") else True,
        line,
    )
    table.done()
    return area


def _block(table: TomlTable) -> Block:
    block = Block(
        table.choice("kind", BLOCKS, "roof"),
        _point(table, "at"),
        _point(table, "size", 0.1, LONGEST_BLOCK),
        table.choice("ink", INKS, "cream"),
        table.number("turn", -360, 360, 0),
    )
    table.done()
    return block


def _wood(table: TomlTable) -> Wood:
    x0, y0, x1, y1 = table.numbers("box", 4, -FAR, FAR)
    wood = Wood((x0, y0, x1, y1), table.integer("count", 1, MOST_TREES))
    table.done()
    return wood


def _boats(table: TomlTable) -> Boats:
    boats = Boats(
        _point(table, "from"),
        _point(table, "to"),
        table.integer("count", 1, MOST_BOATS),
        table.number("turn", -360, 360, 0),
        table.number("scale", 0.1, 10, 1),
    )
    table.done()
    return boats


def _point(table: TomlTable, key: str, low: float = -FAR, high: float = FAR) -> Point:
    x, y = table.numbers(key, 2, low, high)
    return x, y
