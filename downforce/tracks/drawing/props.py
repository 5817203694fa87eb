"""Draw objects on the ground and on the water: buildings, boats and trees, all lit from the top left."""

import random
from collections.abc import Iterator

from ..drawn_track import DrawnTrack
from ..geometry import px
from ..scenery import Boats
from .beyond import clumps
from .buildings import drawn_block
from .packing import Packing, within
from .svg import INK, tag

HULL = "M-20 -7H6Q18 -6 24 0Q18 6 6 7H-20Z"
HULL_INKS = ("#4a7fb4", "#dca94a", "#c8634c", "#9fb4c2", "#5d9a6a")
YACHT = 2.0  # boats of this scale or larger have decks


def props(drawn: DrawnTrack, packing: Packing) -> Iterator[str]:
    """Draw the buildings, boats and trees of a track. They are in the same places every time.

    Trees are drawn only where `packing` has free room.
    """
    rng = random.Random(drawn.title)
    for block in drawn.scenery.blocks:
        yield drawn_block(block, rng)
    for row in drawn.scenery.boats:
        yield from _boats(row, rng)
    yield from _trees(drawn, packing, rng)


def _boats(row: Boats, rng: random.Random) -> Iterator[str]:
    for k in range(row.count):
        share = k / max(1, row.count - 1)
        x, y = (a + (b - a) * share for a, b in zip(row.start, row.end, strict=True))
        ink = rng.choice(HULL_INKS)
        if row.scale >= YACHT:
            decks = [
                tag("path", d="M-15 -4.6H5Q12 -3.4 15 0Q12 3.4 5 4.6H-15Z", fill="#e8eef2"),
                tag("path", d="M-11 -3.2H1Q5 0 1 3.2H-11Z", fill=ink),
                tag("circle", cx=-15.5, cy=0, r=2.2, fill="none", stroke="#5b6b78", stroke_width=0.7),
            ]
        else:
            decks = [tag("path", d="M-14 -4H3Q9 0 3 4H-14Z", fill=ink), tag("path", d="M-3 -3.4V3.4", stroke="#fff")]
        yield tag(
            "g",
            tag("path", d=HULL, fill="#1d4b66", fill_opacity=0.3, transform="translate(3 5)"),
            tag("path", d=HULL, fill="#fff"),
            *decks,
            transform=f"translate({px(x)} {px(y)}) rotate({row.turn:g}) scale({row.scale:g})",
        )


def _trees(drawn: DrawnTrack, packing: Packing, rng: random.Random) -> Iterator[str]:
    """Draw scattered trees wherever there is room for them. If the ground is not grass, draw palms."""
    wet = [a.points for a in drawn.scenery.areas if a.kind in ("water", "deep", "sand") and not a.line]
    tree = _round_tree if drawn.scenery.ground == "grass" else _palm
    for wood in drawn.scenery.woods:
        x0, y0, x1, y1 = wood.box
        for _ in range(wood.count):
            x, y, size = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(0.3, 0.52)
            if packing.free(x, y, size) and not any(within(x, y, outline) for outline in wet):
                packing.occupy(x, y, size * 0.7)
                yield from tree(x, y, size, rng)
    for x, y, size in clumps(drawn, packing):
        yield from tree(x, y, size, rng)


def _round_tree(x: float, y: float, size: float, rng: random.Random) -> Iterator[str]:
    yield tag("circle", cx=px(x + 0.1), cy=px(y + 0.17), r=px(size), fill=INK["shade"], fill_opacity=0.25)
    yield tag("circle", cx=px(x), cy=px(y), r=px(size), fill=rng.choice((INK["tree"], INK["tree"], "#3f8158")))
    yield tag("circle", cx=px(x - size * 0.2), cy=px(y - size * 0.25), r=px(size * 0.6), fill=INK["leaf"])


def _palm(x: float, y: float, size: float, rng: random.Random) -> Iterator[str]:
    size *= 0.85
    leaf = f"Q{size * 18:.1f} {-size * 9:.1f} {size * 40:.1f} 0Q{size * 18:.1f} {size * 9:.1f} 0 0"
    turn = rng.uniform(0, 60)
    fan = "".join(tag("path", d=f"M0 0{leaf}", transform=f"rotate({turn + 60 * k:.0f})") for k in range(6))
    yield tag("circle", cx=px(x + 0.1), cy=px(y + 0.17), r=px(size * 0.8), fill=INK["shade"], fill_opacity=0.22)
    yield tag(
        "g", fan, tag("circle", r=3.4, fill=INK["trunk"]), fill=INK["tree"], transform=f"translate({px(x)} {px(y)})"
    )
