"""Draw a plate in the infield, with the name of the track and parking places for cars that have finished the race."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ...rules.names import CARS
from ..drawn_track import DrawnTrack
from ..geometry import UNIT, px
from .packing import Packing, within
from .svg import INK, tag, words

PLACE_WIDTH, PLACE_HEIGHT, PLACE_PITCH = 1.34, 0.92, 1.5  # lane widths
WIDTH, HEIGHT = CARS * PLACE_PITCH, 2.35
SCALES = (1.0, 0.9, 0.8, 0.7, 0.6)


@dataclass(frozen=True, slots=True)
class Plate:
    """The centre and scale of the plate in the infield, which shows the track name above the parking places."""

    x: float
    y: float
    scale: float

    def circles(self) -> Iterator[tuple[float, float, float]]:
        """Yield circles that together cover the plate."""
        half = HEIGHT * self.scale / 2
        reach = WIDTH * self.scale / 2 - half
        for k in (0, -4, 4, -2, 2, -3, 3, -1, 1):  # the circles most likely to overlap something come first
            yield self.x + reach * k / 4, self.y, half

    def places(self) -> list[tuple[float, float]]:
        """Return the centres of the parking places, in finishing order."""
        y = self.y + 0.6 * self.scale
        return [(self.x + self.scale * PLACE_PITCH * (k - (CARS - 1) / 2), y) for k in range(CARS)]


@lru_cache(maxsize=64)
def plate(drawn: DrawnTrack) -> Plate | None:
    """Return the largest plate that fits in the free part of the infield.

    Place it as close to the centre of the picture as possible. Return None if even the smallest plate does not fit.
    """
    packing, (width, height) = Packing(), drawn.view
    packing.occupy_road(drawn, 0.9)  # leaves room for the section names beside the road
    packing.occupy_blocks(drawn, 0.1)
    for area in drawn.scenery.areas:
        if area.kind in ("water", "rail", "road", "orchard", "field"):
            packing.occupy_edges(area, 0.2)
    filled = [a.points for a in drawn.scenery.areas if a.kind in ("water", "deep") and not a.line]
    xs, ys = zip(*drawn.infield_edge, strict=True)
    columns = range(max(0, int(2 * min(xs))), int(2 * min(width, max(xs))))
    rows = range(max(0, int(2 * min(ys))), int(2 * min(height, max(ys))))
    spots = [(column / 2, row / 2) for column in columns for row in rows]
    spots.sort(key=lambda spot: (spot[0] - width / 2) ** 2 + (spot[1] - height / 2) ** 2)
    for scale in SCALES:
        for x, y in spots:
            spot = Plate(x, y, scale)
            if (
                all(packing.free(*circle) for circle in spot.circles())
                and within(x, y, drawn.infield_edge)
                and not any(within(a, b, outline) for outline in filled for a, b, _ in spot.circles())
            ):
                return spot
    return None


def infield(drawn: DrawnTrack, spot: Plate | None, prefix: str) -> Iterator[str]:
    if spot is None:
        return
    size = min(44.0, 1.25 * WIDTH * UNIT / max(8, len(drawn.title)))
    name = words(drawn.title, size, y=-11, font_weight=800, letter_spacing=1, fill=INK["text"], fill_opacity=0.86)
    places = []
    for number in range(1, CARS + 1):
        x = PLACE_PITCH * (number - 1 - (CARS - 1) / 2) * UNIT
        body = {"width": PLACE_WIDTH * UNIT, "height": PLACE_HEIGHT * UNIT, "rx": 7}
        at = {"x": x - PLACE_WIDTH * UNIT / 2, "y": (0.6 - PLACE_HEIGHT / 2) * UNIT}
        ink = {"fill": INK["bent"], "stroke": INK["edge"], "stroke_width": 3}
        places.append(tag("rect", id=f"{prefix}place-{number}", class_="place", **at, **body, **ink))
        places.append(words(str(number), 22, x=x, y=0.6 * UNIT + 8, font_weight=800, fill="#fff", fill_opacity=0.8))
    move = f"translate({px(spot.x)} {px(spot.y)}) scale({spot.scale:g})"
    yield tag("g", name, *places, class_="infield", transform=move)
