"""Nothing on the page moves by itself while a game is played: layout shift, as browsers measure it."""

import json
from typing import Literal

import pytest

from tests.browser.driver import Player
from tests.browser.stages import Stages
from tests.browser.visitors import Visitors, until

MOST = 0.02
STAYS = ".topbar, .strip, .player, .board, .board-view, .side, .acts"  # these never move, whatever happens in them
# Every shift the browser reports, with what moved. It tells apart what comes within half a second of a click or a key.
WATCH = """
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            shifts.push({ value, hadRecentInput, stays: sources.some(({ node }) => node?.matches?.(STAYS)),
                moved: sources.map(({ node, previousRect, currentRect }) =>
                    `${node?.outerHTML?.slice(0, 90)} ${JSON.stringify([previousRect, currentRect])}`) });
    }).observe({ type: "layout-shift", buffered: true });
""".replace("STAYS", repr(STAYS))
ACTS = {"auction": 4, "card": 3}  # bids are laid and turned; a card is played, its ends chosen, and bots drive


@pytest.mark.parametrize("manner", ["mouse", "touch"])
def test_nothing_moves_by_itself_during_a_game(
    visitors: Visitors, stages: Stages, manner: Literal["mouse", "touch"]
) -> None:
    make = visitors if manner == "mouse" else visitors.phone
    visitor = make(storage_state=stages.state, speed="fast")  # so that what bots do comes long after our click
    visitor.context.add_init_script(WATCH)
    found = []
    for stage, acts in ACTS.items():
        page = visitor.open(f"/t/{stages.take(stage)}")
        page.locator(".acts [data-act=main]").wait_for()
        page.wait_for_function("() => !document.querySelector('.skel') && document.fonts.status === 'loaded'")
        page.evaluate("shifts.length = 0")
        player = Player(page, manner, seed=2)
        until(page, lambda: player.step() and player.acts >= acts)  # noqa: B023
        page.locator(".acts [data-act=main]").wait_for()  # the next question: until then others were shown
        found += page.evaluate("shifts")
    by_itself = [shift for shift in found if not shift["hadRecentInput"]]
    assert sum(shift["value"] for shift in by_itself) <= MOST, json.dumps(by_itself, indent=1)
    assert [shift["moved"] for shift in found if shift["stays"]] == []
