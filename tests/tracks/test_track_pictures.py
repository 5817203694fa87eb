"""The picture: well-formed, safe, and true to the map from the strip to the plane."""

import math
import re
from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from downforce.rules.errors import TrackError
from downforce.rules.names import CARS, COLOURS
from downforce.tracks import DrawnTrack, draw, find, geometry, places, shipped, spaces, track_from_text
from downforce.tracks.drawing.beyond import BEYOND, continued
from downforce.tracks.drawing.cars import LIVERIES
from downforce.tracks.drawing.svg import tag
from downforce.tracks.geometry import ACROSS, UNIT
from downforce.tracks.scenery import Area
from tests.tracks.generated_tracks import ROOT, Section, changed, manual_track, track_text

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = r"-?\d+(?:\.\d+)?"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in parsed(svg).iter() if "id" in element.attrib]


@pytest.fixture(params=shipped())
def drawn(request: pytest.FixtureRequest) -> DrawnTrack:
    return find(request.param)


def test_it_is_xml_with_one_path_for_every_space(drawn: DrawnTrack) -> None:
    root = parsed(draw(drawn))
    paths = {element.attrib["id"]: element for element in root.iter(f"{SVG}path") if "id" in element.attrib}
    assert root.attrib["viewBox"] == f"0 0 {drawn.view[0] * UNIT:g} {drawn.view[1] * UNIT:g}"
    for box, space in zip(drawn.track.boxes, spaces(drawn), strict=True):
        path = paths[f"track-{box.id}"]
        assert path.attrib["d"] == space.path
        assert ("rectangle" in path.attrib["class"].split()) == box.rectangle


def test_two_boards_can_share_a_page(drawn: DrawnTrack) -> None:
    one, other = draw(drawn, prefix="left-"), draw(drawn, prefix="right-")
    found = ids(one) + ids(other)
    assert len(found) == len(set(found))
    for svg, prefix in ((one, "left-"), (other, "right-")):
        assert all(name.startswith(prefix) for name in ids(svg))
        used = re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"|labelledby="([^"]+)"', svg)
        assert {next(filter(None, names)) for names in used} <= set(ids(svg))


@pytest.mark.parametrize("prefix", ["", "1-", 'a"b', "a b", "a<"])
def test_a_prefix_that_is_no_id_is_refused(prefix: str) -> None:
    with pytest.raises(ValueError, match="prefix"):
        draw(find("river-station"), prefix=prefix)


def test_names_cannot_smuggle_anything_in() -> None:
    bad = "<script>alert(1)</script>&\\\"'"
    text = changed(manual_track(), 'name = "Ring"', f'name = "{bad}"')
    text = changed(text, 'name = "First"', f'name = "{bad}"')
    text = changed(text, 'name = "Main Straight"', f'name = "{bad}"')
    svg = draw(track_from_text(text, "bad"))
    root = parsed(svg)
    assert "<script" not in svg.lower()
    assert not [element for element in root.iter() if "script" in element.tag.lower()]
    said = "".join(root.itertext())
    assert said.count("<script>alert(1)</script>&\"'") == 2  # the title, and the name in the infield
    assert said.upper().count("<SCRIPT>ALERT(1)</SCRIPT>&\"'") == 2 + 2 * 2  # names of sections have a halo


def test_values_of_attributes_are_escaped() -> None:
    assert parsed(tag("g", stroke_width=1.5, class_='a"<b>&')).attrib == {"stroke-width": "1.5", "class": 'a"<b>&'}


def test_it_is_the_same_at_every_drawing(drawn: DrawnTrack) -> None:
    again = track_from_text(drawn.text, drawn.track.name)
    assert draw(again) == draw(drawn)


def test_a_car_has_colour_letter_number_and_shape(drawn: DrawnTrack) -> None:
    where: dict[str, str] = dict(zip(COLOURS, drawn.track.grid, strict=True))
    cars = [g for g in parsed(draw(drawn, cars=where)).iter(f"{SVG}g") if g.get("class") == "car"]
    assert [car.get("data-car") for car in cars] == list(COLOURS)
    for car in cars:
        livery = LIVERIES[car.attrib["data-car"]]
        texts = [text.text for text in car.iter(f"{SVG}text")]
        assert texts == [str(livery.number), car.attrib["data-car"]]
        assert [path for path in car.iter(f"{SVG}path") if path.get("d") == livery.shape]
        assert [path for path in car.iter(f"{SVG}path") if path.get("fill") == livery.fill]
    for part in ("fill", "number", "shape"):
        assert len({getattr(livery, part) for livery in LIVERIES.values()}) == CARS


def test_letters_stay_upright_on_a_turned_car() -> None:
    def turned(element: ElementTree.Element) -> float:
        return sum(map(float, re.findall(rf"rotate\(({NUMBER})\)", element.attrib["transform"])))

    where: dict[str, str] = dict(zip(COLOURS, ("a20", "a27", "a33", "a41", "a46", "a55"), strict=True))
    cars = [g for g in parsed(draw(find("river-station"), cars=where)).iter(f"{SVG}g") if g.get("class") == "car"]
    assert len({round(turned(car)) for car in cars}) >= 4
    for car in cars:
        letter = next(text for text in car.iter(f"{SVG}text") if text.text == car.attrib["data-car"])
        assert abs(turned(car) + turned(letter)) < 0.1


def test_an_unknown_car_or_space_is_refused() -> None:
    with pytest.raises(TrackError, match="no car is called 'W'; known are K, B, G, Y, O, R"):
        draw(find("river-station"), cars={"W": "a1"})
    with pytest.raises(TrackError, match="river-station: there is no space 'z9'"):
        draw(find("river-station"), cars={"K": "z9"})


def test_ids_and_heat_are_drawn_when_asked_for(drawn: DrawnTrack) -> None:
    plain, full = draw(drawn), draw(drawn, ids=True, heat={"a1": 0.5, "b2": 0.0, "a3": 7.0})
    names = {box.id for box in drawn.track.boxes}
    assert not names & {text.text for text in parsed(plain).iter(f"{SVG}text")}
    assert names <= {text.text for text in parsed(full).iter(f"{SVG}text")}
    heated = [title.text for title in parsed(full).iter(f"{SVG}title")][1:]
    assert heated == ["a1: 0.50", "a3: 1.00"]


def test_lines_grid_and_finish_are_marked(drawn: DrawnTrack) -> None:
    root = parsed(draw(drawn))
    badges = [g for g in root.iter(f"{SVG}g") if g.get("class") == "bet"]
    assert ["".join(badge.itertext()) for badge in badges] == ["1", "2", "3"]
    grid = [g for g in root.iter(f"{SVG}g") if g.get("class") == "grid"]
    assert ["".join(mark.itertext()) for mark in grid] == list("123456")


def test_a_space_is_where_its_car_stands(drawn: DrawnTrack) -> None:
    shapely = pytest.importorskip("shapely")
    for box, space in zip(drawn.track.boxes, spaces(drawn), strict=True):
        assert space.id == box.id
        polygon = shapely.Polygon([(x, y) for x, y in sampled(space.path)])
        assert polygon.contains(shapely.Point(space.x, space.y))
        ahead = drawn.at(float(box.front), float(box.left + box.right) / 2)
        turn = math.degrees(math.atan2(ahead.y * UNIT - space.y, ahead.x * UNIT - space.x)) - space.heading
        assert math.cos(math.radians(turn)) > 0.8  # it looks ahead, in a bend a little aside


def test_the_places_lie_in_the_infield_beside_each_other(drawn: DrawnTrack) -> None:
    shapely = pytest.importorskip("shapely")
    infield = shapely.Polygon([(x * UNIT, y * UNIT) for x, y in drawn.infield_edge])
    found = places(drawn)
    assert len(found) == CARS
    assert all(infield.contains(shapely.Point(x, y).buffer(20)) for x, y in found)
    assert all(b[0] - a[0] >= 0.6 * UNIT for a, b in pairwise(found))


def test_an_infield_without_room_has_no_places() -> None:
    """However much room there is outside, in the crook of a narrow L."""
    arm: Section = {"straight": 12, "lanes": 3}
    hairpin: Section = {"bend": 180, "spaces": [4, 5, 6]}
    elbow: list[Section] = [{"bend": 90, "spaces": [2, 3, 4]}, {"bend": -90, "spaces": [4, 3, 2]}]
    angle: list[Section] = [{"straight": 4, "lanes": 3}, arm, elbow[0], arm, hairpin, arm, elbow[1], arm, hairpin]
    drawn = track_from_text(track_text(angle), "made")
    assert places(drawn) == []
    assert "place-1" not in draw(drawn)


@pytest.mark.parametrize("across", [0, 3, 8, ACROSS])
def test_edges_are_the_map_itself(drawn: DrawnTrack, across: int) -> None:
    """Every point of an edge drawn as SVG lies where the map from the strip says, in both directions."""
    for section in drawn.sections:
        third = (section.end - section.start) / 3  # a space may begin and end within a taper
        for begin, end in (
            (section.start, section.end),
            (section.end, section.start),
            (section.start + third, section.end),
            (section.end - third, section.start + third),
        ):
            start = section.at(begin, across)
            path = f"M{start.x * UNIT} {start.y * UNIT}{section.edge(across, begin, end)}"
            for x, y in sampled(path):
                assert distance(section, across, x, y) < 0.02


def distance(section: geometry.Section, across: float, x: float, y: float) -> float:
    """Return the distance from a point to the edge, in SVG units: by a coarse search, then a fine one."""

    def far(progress: float) -> float:
        pose = section.at(progress, across)
        return math.hypot(pose.x * UNIT - x, pose.y * UNIT - y)

    size = float(section.end - section.start)
    near = min((section.start + size * k / 60 for k in range(61)), key=far)
    while size > 1e-6:
        near = min((near - size / 60, near, near + size / 60), key=far)
        size /= 1.5
    return far(near)


def sampled(path: str) -> Iterator[tuple[float, float]]:
    """Yield points along a path of M, L, A and C commands, computed independently of the code that wrote it."""
    x = y = 0.0
    for command, rest in re.findall(r"([MLACZ])([^MLACZ]*)", path):
        values = [float(value) for value in re.findall(NUMBER, rest)]
        if command == "Z":
            return
        to = (values[-2], values[-1])
        if command == "C":
            for k in range(1, 8):
                u = k / 8
                weights = ((1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u**3)
                points = ((x, y), *zip(values[::2], values[1::2], strict=True))
                yield (
                    sum(w * p[0] for w, p in zip(weights, points, strict=True)),
                    sum(w * p[1] for w, p in zip(weights, points, strict=True)),
                )
        elif command == "A":
            radius, sweep = values[0], values[4]
            dx, dy = to[0] - x, to[1] - y
            height = math.sqrt(max(0.0, radius**2 - (dx * dx + dy * dy) / 4)) / math.hypot(dx, dy)
            side = 1 if sweep else -1  # a clockwise arc, y down, has its centre to the right
            centre = (x + dx / 2 - side * dy * height, y + dy / 2 + side * dx * height)
            turn = side * 2 * math.asin(min(1.0, math.hypot(dx, dy) / 2 / radius))
            first = math.atan2(y - centre[1], x - centre[0])
            for k in range(1, 8):
                angle = first + turn * k / 8
                yield centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)
        yield to
        x, y = to


@pytest.mark.parametrize("name", shipped())
def test_the_pictures_of_the_manual_are_fresh(name: str) -> None:
    """Compared to a hundredth, because another machine may round differently."""
    kept, fresh = (ROOT / "docs" / "pictures" / f"{name}.svg").read_text("utf-8"), draw(find(name))
    assert re.sub(NUMBER, "#", kept) == re.sub(NUMBER, "#", fresh), "make it again: downforce track draw"
    values = [[float(value) for value in re.findall(NUMBER, text)] for text in (kept, fresh)]
    assert values[0] == pytest.approx(values[1], abs=0.0101)


def test_the_land_goes_on_beyond_the_edges_and_hides_nothing_within(drawn: DrawnTrack) -> None:
    width, height = drawn.view
    for area in (continued(one, drawn.view) for one in drawn.scenery.areas):
        for box in area.beyond:
            xs, ys = ([corner[k] for corner in box] for k in (0, 1))
            outside = min(xs) >= width - 0.05 or max(xs) <= 0.05 or min(ys) >= height - 0.05 or max(ys) <= 0.05
            assert outside, f"{area.kind}: {box}"
        if area.line:
            ends = area.points[0], area.points[-1]
            far = (max(-x, x - width, -y, y - height) for x, y in ends)
            assert all(beyond < 0 or beyond > BEYOND / 2 for beyond in far)
    rectangle = next(parsed(draw(drawn)).iter(f"{SVG}rect"))
    assert float(rectangle.attrib["x"]) == -BEYOND * UNIT


def test_water_at_an_edge_continues_as_broad_as_it_is_there() -> None:
    area = Area("water", ((-1, 2), (3, 2), (3, 5), (-1, 6)), soft=False, line=0)
    (box,) = continued(area, (20, 10)).beyond
    assert {round(x) for x, _ in box} == {-BEYOND, 0}
    assert sorted({round(y, 1) for _, y in box}) == [2, 5.7]
    corner = Area("park", ((-1, -1), (3, -1), (3, 5), (-1, 5)), soft=False, line=0)
    assert {min(y for _, y in box) for box in continued(corner, (20, 10)).beyond} == {-BEYOND}
