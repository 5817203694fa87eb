"""Draw buildings: a body with a shadow, and details that depend on the kind of building."""

import random
from collections.abc import Callable, Iterator

from ..geometry import UNIT, px
from ..scenery import Block
from .svg import INK, SEATS, tag


def drawn_block(block: Block, rng: random.Random) -> str:
    width, height = block.size[0] * UNIT, block.size[1] * UNIT
    rounded = {"tower": min(width, height) / 2, "dome": 6, "pool": 10, "train": 5}.get(block.kind, 2)
    body = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": rounded}
    low = block.kind in ("pool", "parking")
    return tag(
        "g",
        "" if low else tag("rect", **body, fill=INK["shade"], fill_opacity=0.28, transform="translate(4 7)"),
        tag("rect", **body, fill=INK[block.ink]),
        *DETAILS[block.kind](width, height, rng),
        transform=f"translate({px(block.at[0])} {px(block.at[1])}) rotate({block.turn:g})",
    )


def _roof(width: float, height: float, _: random.Random) -> Iterator[str]:
    """Draw a pitched roof with its ridge parallel to the longer side. The slope away from the light is darker."""
    dark = f"M{-width / 2:.1f} 0H{width / 2:.1f}V{height / 2:.1f}H{-width / 2:.1f}Z"
    if height > width:
        dark = f"M0 {-height / 2:.1f}V{height / 2:.1f}H{width / 2:.1f}V{-height / 2:.1f}Z"
    yield tag("path", d=dark, fill="#000", fill_opacity=0.13)
    ridge = f"M{-width / 2:.1f} 0H{width / 2:.1f}" if width >= height else f"M0 {-height / 2:.1f}V{height / 2:.1f}"
    yield tag("path", d=ridge, stroke="#fff", stroke_opacity=0.55, stroke_width=1.6)


def _flat(width: float, height: float, rng: random.Random) -> Iterator[str]:
    inner = {"x": 3 - width / 2, "y": 3 - height / 2, "width": width - 6, "height": height - 6}
    yield tag("rect", **inner, fill="none", stroke="#000", stroke_opacity=0.16, stroke_width=2)
    for _ in range(int(width * height / 2400) + 1):
        x, y = rng.uniform(8 - width / 2, width / 2 - 18), rng.uniform(7 - height / 2, height / 2 - 15)
        yield tag("path", d=f"M{x:.1f} {y:.1f}h9v7h-9z", fill="#000", fill_opacity=0.18)


def _stand(width: float, height: float, rng: random.Random) -> Iterator[str]:
    """Draw the rows of a grandstand, with people in most of the seats."""
    rows = max(2, int(height / 8))
    for row in range(rows):
        y = (row + 0.5) * height / rows - height / 2
        yield tag("path", d=f"M{3 - width / 2:.1f} {y:.1f}H{width / 2 - 3:.1f}", stroke="#aeb4ba", stroke_width=5.4)
        people: dict[str, list[str]] = {ink: [] for ink in SEATS}
        for seat in range(int((width - 8) / 6.4)):
            if rng.random() < 0.82:
                people[rng.choice(SEATS)].append(f"M{6 - width / 2 + 6.4 * seat:.1f} {y:.1f}h.01")
        for ink, heads in people.items():
            if heads:
                yield tag("path", d="".join(heads), stroke=ink, stroke_width=4.6, stroke_linecap="round")


def _tent(width: float, height: float, _: random.Random) -> Iterator[str]:
    count = max(1, round(width / max(height, 1)))
    for k in range(count):
        x, wide = -width / 2 + width * k / count, width / count
        middle = f"{x + wide / 2:.1f} 0"
        for d, opacity in (
            (f"M{x:.1f} {height / 2:.1f}L{middle}L{x + wide:.1f} {height / 2:.1f}Z", 0.2),
            (f"M{x + wide:.1f} {-height / 2:.1f}L{middle}L{x + wide:.1f} {height / 2:.1f}Z", 0.1),
        ):
            yield tag("path", d=d, fill="#000", fill_opacity=opacity)
        yield tag("circle", cx=x + wide / 2, cy=0, r=2.4, fill="#fff")


def _train(width: float, height: float, _: random.Random) -> Iterator[str]:
    roof = {"x": 3 - width / 2, "y": -height / 4, "width": width - 6, "height": height / 2, "rx": 3}
    yield tag("rect", **roof, fill="#fff", fill_opacity=0.32)
    windows = "".join(
        f"M{x:.1f} {y:.1f}h6" for x in _spread(width - 18, 11) for y in (2.5 - height / 2, height / 2 - 2.5)
    )
    yield tag("path", d=windows, stroke="#1c2730", stroke_opacity=0.75, stroke_width=2.4)


def _pool(width: float, height: float, _: random.Random) -> Iterator[str]:
    rim = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": 10}
    yield tag("rect", **rim, fill="none", stroke="#fff", stroke_width=5)
    lanes = "".join(f"M{9 - width / 2:.1f} {y:.1f}H{width / 2 - 9:.1f}" for y in _spread(height - 14, 9))
    yield tag("path", d=lanes, stroke="#fff", stroke_opacity=0.7, stroke_width=1.6, stroke_dasharray="7 4")


def _tower(width: float, height: float, _: random.Random) -> Iterator[str]:
    """Draw a lighthouse seen from above, with its bands, gallery and lamp."""
    size = min(width, height) / 2
    for share, ink in ((0.78, INK["red"]), (0.56, INK["white"]), (0.36, "#2c3440"), (0.2, INK["bet"])):
        yield tag("circle", r=size * share, fill=ink)


def _dome(width: float, height: float, rng: random.Random) -> Iterator[str]:
    yield from _flat(width, height, rng)
    for x in (-width / 2 + 9, width / 2 - 9):
        for y in (-height / 2 + 9, height / 2 - 9):
            yield tag("circle", cx=x, cy=y, r=6, fill="#6fa8a0", stroke="#fff", stroke_width=1.4)
    size = min(width, height) * 0.34
    yield tag("circle", cx=2, cy=3, r=size, fill="#000", fill_opacity=0.22)
    yield tag("circle", r=size, fill="#6fa8a0", stroke="#fff", stroke_width=2)
    yield tag("circle", cx=-size * 0.28, cy=-size * 0.3, r=size * 0.5, fill="#fff", fill_opacity=0.35)


def _chapel(width: float, height: float, rng: random.Random) -> Iterator[str]:
    yield from _roof(width, height, rng)
    tower = min(width, height) * 0.62
    x = width / 2 - tower * 0.45
    corner = {"x": x - tower / 2, "y": -tower / 2, "width": tower, "height": tower}
    yield tag("rect", **corner, fill=INK["white"], stroke="#8d8579", stroke_width=1.4)
    yield tag("path", d=f"M{x:.1f} -7V7M{x - 5:.1f} -2.5h10", stroke="#5a4a3c", stroke_width=2.6)


def _parking(width: float, height: float, rng: random.Random) -> Iterator[str]:
    """Draw a car park with cars in most of its bays."""
    rows = max(1, int(height / 22))
    for row in range(rows):
        y = (row + 0.5) * height / rows - height / 2
        for x in _spread(width - 6, 11):
            yield tag("path", d=f"M{x:.1f} {y - 8:.1f}v16", stroke="#fff", stroke_opacity=0.7, stroke_width=1)
            if rng.random() < 0.7:
                car = {"x": x + 2, "y": y - 7, "width": 7, "height": 14, "rx": 2}
                yield tag("rect", **car, fill=rng.choice((*SEATS, "#fff", "#30363d", "#9aa3ab")))


DETAILS: dict[str, Callable[[float, float, random.Random], Iterator[str]]] = {
    "roof": _roof,
    "flat": _flat,
    "stand": _stand,
    "tent": _tent,
    "train": _train,
    "pool": _pool,
    "tower": _tower,
    "dome": _dome,
    "chapel": _chapel,
    "parking": _parking,
}


def _spread(length: float, pitch: float) -> list[float]:
    """Return evenly spaced positions along a line of a given length. Position 0 is the middle of the line."""
    count = max(1, int(length / pitch))
    return [(k + 0.5) * length / count - length / 2 for k in range(count)]
