"""The cars as the page really draws them: as large as the server thinks they are, and none over another."""

from itertools import combinations

import pytest

from downforce.tracks.drawing.car_size import CAR, OUTLINE
from tests.browser.prepared_games import Stages
from tests.browser.visitors import Visitors
from tests.tracks.polygons import overlap

SHELL = 0.72, 1.04  # along and across, how Token.svelte scales the drawing of a car of size 1
# The white rim is drawn around what `car-key` encloses, half of its width outside.
DRAWN = """() => {
    const key = document.querySelector("#car-shell .car-key");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    document.querySelector(".over").append(svg);
    svg.append(key.cloneNode(true));
    const { x, y, width, height } = svg.getBBox();
    const rim = parseFloat(getComputedStyle(svg.firstElementChild).strokeWidth) / 2;
    svg.remove();
    return [x - rim, x + width + rim, y + height + rim];
}"""
SCALES = """() => [...document.querySelectorAll(".cars-on-board .token > g:first-child")].map(
    (shell) => shell.getAttribute("transform").match(/[\\d.]+/g).map(Number))"""
OUTLINES = """(shape) => [...document.querySelectorAll(".cars-on-board .token > g:first-child")].map((shell) => {
    const { a, b, c, d, e, f } = shell.getScreenCTM();
    return shape.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
})"""


@pytest.mark.parametrize("track", ["river-station", "marina-bay"])
def test_cars_on_the_grid(visitors: Visitors, stages: Stages, track: str) -> None:
    visitor = visitors(storage_state=stages.state)
    page = visitor.open(f"/t/{stages.make(track=track)}")
    page.locator(".cars-on-board .token").nth(5).wait_for()
    back, nose, side = page.evaluate(DRAWN)
    assert back * SHELL[0] == pytest.approx(min(x for x, _ in OUTLINE), abs=0.2)
    assert nose * SHELL[0] == pytest.approx(max(x for x, _ in OUTLINE), abs=0.2)
    assert side * SHELL[1] == pytest.approx(max(y for _, y in OUTLINE), abs=0.2)
    shape = visitor.call("GET", f"/tracks/{track}")
    grid = [(space["length"], space["width"]) for space in shape["spaces"] if space["id"] in shape["grid"]]
    scales = [(sx / SHELL[0], sy / SHELL[1]) for sx, sy in page.evaluate(SCALES)]
    for drawn, told in zip(sorted(scales), sorted(grid), strict=True):
        assert drawn == pytest.approx(told, abs=0.01)
    drawn = page.evaluate(OUTLINES, [(x / SHELL[0], y / SHELL[1]) for x, y in CAR])
    assert len(drawn) == 6
    assert not any(overlap(one, other) for one, other in combinations(drawn, 2))
