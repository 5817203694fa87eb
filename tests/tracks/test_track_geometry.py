"""A second opinion on the shapes of a track: the same findings where shapely does the measuring."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from downforce.rules.errors import TrackError
from downforce.tracks import check, find, picture_check, shipped, track_from_text
from downforce.tracks.polygons import Point, Polygon
from tests.quick import some
from tests.tracks.generated_tracks import changed, shipped_text
from tests.tracks.test_track_checks import DEFECTS

shapely = pytest.importorskip("shapely")
NUMBER = re.compile(r"(?<![a-z\d])\d+\.\d+")
NEAR = 0.02  # a shared side that shapely measures by a band is longer by the band's round ends


def shapely_polygon(polygon: Polygon) -> Any:
    """Return the same polygon for shapely, whose types are unknown to mypy."""
    return shapely.Polygon(polygon.ring)


def distance(one: Polygon, other: Polygon, enough: float = 0.0) -> float:
    return float(shapely_polygon(one).distance(shapely_polygon(other)))


def overlap_area(one: Polygon, other: Polygon) -> float:
    return float(shapely_polygon(one).intersection(shapely_polygon(other)).area)


def shared_side(one: Polygon, other: Polygon, near: float) -> float:
    return float(shapely_polygon(one).buffer(near).intersection(shapely_polygon(other)).area / near)


def clip(ring: Sequence[Point], convex: Sequence[Point]) -> list[Point]:
    return list(shapely.Polygon(ring).intersection(shapely.Polygon(convex)).exterior.coords)[:-1]


def covered_twice(shapes: list[Polygon]) -> float:
    made = [shapely_polygon(shape) for shape in shapes]
    return float(sum(shape.area for shape in made) - shapely.union_all(made).area)


def second_opinion(text: str) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        for name, ours in (("distance", distance), ("overlap_area", overlap_area), ("shared_side", shared_side)):
            patch.setattr(picture_check, name, ours)
        patch.setattr(picture_check, "clip", clip)
        patch.setattr(picture_check, "_covered_twice", covered_twice)
        patch.setattr(Polygon, "crosses_itself", property(lambda shape: not shapely_polygon(shape).is_valid))
        return check(track_from_text(text, "made"))


def mutated() -> dict[str, str]:
    """Files with a defect each, and shipped tracks with a number changed in every section in turn."""
    found = {}
    for name, (text, changes, _) in DEFECTS.items():
        for old, new in changes:
            text = changed(text, old, new)
        found[name] = text
    for name in shipped():
        lines = shipped_text(name).splitlines()
        for number, line in enumerate(lines):
            if re.search(r"\b(straight|bend) = \d", line) and number % 3 == 0:
                other = re.sub(r"straight = (\d+)", lambda steps: f"straight = {int(steps[1]) + 3}", line)
                other = re.sub(r"radius = ([\d.]+)", lambda size: f"radius = {float(size[1]) * 0.8:.3f}", other)
                found[f"{name}, line {number + 1}"] = "\n".join([*lines[:number], other, *lines[number + 1 :]])
    return found


MUTATED = mutated()


@pytest.mark.parametrize("name", some([*shipped(), *MUTATED], 6))
def test_shapely_finds_the_same(name: str) -> None:
    text = MUTATED.get(name) or find(name).text
    try:
        findings = check(track_from_text(text, "made"))
    except TrackError as refused:
        pytest.skip(f"not even a track: {refused}")
    others = second_opinion(text)
    assert [NUMBER.sub("#", finding) for finding in findings] == [NUMBER.sub("#", other) for other in others]
    for finding, other in zip(findings, others, strict=True):
        if "of the picture twice" not in finding:  # what three spaces cover is counted thrice here, twice by shapely
            assert list(map(float, NUMBER.findall(finding))) == pytest.approx(
                list(map(float, NUMBER.findall(other))), abs=NEAR
            )
