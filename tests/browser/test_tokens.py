"""The cars as the page really draws them: as large as the server thinks they are, and none over another."""

from itertools import combinations

import pytest

from downforce.server.tokens import CAR, OUTLINE
from tests.browser.stages import Stages
from tests.browser.visitors import Visitors
from tests.server.outlines import overlap

# The white rim is drawn around what `car-key` encloses, half of its width outside.
DRAWN = """() => {
    const key = document.querySelector("#car-shell .car-key");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    document.body.append(svg);
    svg.append(key.cloneNode(true));
    const { x, y, width, height } = svg.getBBox();
    const rim = parseFloat(getComputedStyle(svg.firstElementChild).strokeWidth) / 2;
    svg.remove();
    const [sx, sy] = document.querySelector(".token > g").getAttribute("transform").match(/[\\d.]+/g).map(Number);
    return [(x - rim) * sx, (x + width + rim) * sx, (y + height + rim) * sy];
}"""
OUTLINES = """(shape) => [...document.querySelectorAll(".cars-on-board .token")].map((token) => {
    const { a, b, c, d, e, f } = token.getScreenCTM();
    return shape.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
})"""


@pytest.mark.parametrize("track", ["river-station", "marina-bay"])
def test_cars_on_the_grid(visitors: Visitors, stages: Stages, track: str) -> None:
    visitor = visitors(storage_state=stages.state)
    page = visitor.open(f"/t/{stages.make(track=track)}")
    page.locator(".cars-on-board .token").nth(5).wait_for()
    back, nose, side = page.evaluate(DRAWN)
    assert back == pytest.approx(min(x for x, _ in OUTLINE), abs=0.2)
    assert nose == pytest.approx(max(x for x, _ in OUTLINE), abs=0.2)
    assert side == pytest.approx(max(y for _, y in OUTLINE), abs=0.2)
    drawn = page.evaluate(OUTLINES, CAR)
    assert len(drawn) == 6
    assert not any(overlap(one, other) for one, other in combinations(drawn, 2))
