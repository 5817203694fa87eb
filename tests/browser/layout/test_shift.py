"""Nothing on the page moves by itself during a game: layout shift, as browsers measure it."""

import json
from typing import Literal

import pytest

from tests.browser.driver import Player
from tests.browser.prepared_games import PreparedGames, is_at
from tests.browser.visitors import VisitorFactory, wait_until

MOST = 0.02
STAYS = ".topbar, .strip, .player, .board, .board-view, .side, .acts"  # these must never move
# Every shift that the browser reports, with the elements that moved. A shift caused by a click or a key comes with the
# next painted frame. Browsers forgive everything within half a second of input, which is more on a fast machine than on
# a slow one. Answers of the server are delayed beyond that frame, as if it were far away.
WATCH = """
    globalThis.shifts = [];
    const answers = []; // from when to when what an input brings about is painted
    const late = []; // what the server said meanwhile
    let painting = 0;
    for (const kind of ["pointerdown", "pointerup", "click", "keydown"])
        addEventListener(kind, () => {
            const answer = { from: performance.now(), to: Infinity };
            answers.push(answer);
            painting++;
            requestAnimationFrame(() => requestAnimationFrame(() => {
                answer.to = performance.now();
                if (!--painting) for (const tell of late.splice(0)) tell();
            }));
        }, true);
    globalThis.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", (event) => {
                if (!painting || !event.isTrusted) return;
                event.stopImmediatePropagation();
                late.push(() => this.dispatchEvent(new MessageEvent("message", { data: event.data })));
            });
        }
    };
    new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries())
            shifts.push({ value, bySomebody: answers.some(({ from, to }) => from <= startTime && startTime <= to),
                stays: sources.some(({ node }) => node?.matches?.(STAYS)),
                moved: sources.map(({ node, previousRect, currentRect }) =>
                    `${node?.outerHTML?.slice(0, 90)} ${JSON.stringify([previousRect, currentRect])}`) });
    }).observe({ type: "layout-shift", buffered: true });
""".replace("STAYS", repr(STAYS))
ACTS = {"auction": 4, "card": 3}  # bids are made and revealed; a card is played, its ends are chosen, and bots drive


@pytest.mark.parametrize("method", ["mouse", "touch"])
def test_nothing_moves_by_itself_during_a_game(
    new_visitor: VisitorFactory, prepared: PreparedGames, method: Literal["mouse", "touch"]
) -> None:
    make = new_visitor if method == "mouse" else new_visitor.phone
    # With motion, so that the bots act long after our click.
    visitor = make(storage_state=prepared.storage_state, speed="fast")
    visitor.context.add_init_script(WATCH)
    found = []
    for stage, acts in ACTS.items():
        page = visitor.open(f"/t/{prepared.new_table(stage)}")
        page.locator(".acts [data-act=main]").wait_for()
        page.wait_for_function("() => !document.querySelector('.skel') && document.fonts.status === 'loaded'")
        page.evaluate("shifts.length = 0")
        player = Player(page, method, seed=2)
        wait_until(page, lambda: player.step() and player.acts >= acts)  # noqa: B023
        page.locator(".acts [data-act=main]").wait_for()  # the next question, after the actions of others
        found += page.evaluate("shifts")
    by_itself = [shift for shift in found if not shift["bySomebody"]]
    assert sum(shift["value"] for shift in by_itself) <= MOST, json.dumps(by_itself, indent=1)
    assert [shift["moved"] for shift in found if shift["stays"]] == []


# Records where the hand was when its empty row was first painted: the race may be over before the test can look.
WATCH_EMPTY = """
    globalThis.emptyHand = null;
    const look = () => {
        const hand = document.querySelector(".hand:has(.hand-row.empty)");
        if (hand) globalThis.emptyHand = hand.getBoundingClientRect().toJSON();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def test_the_hand_of_a_phone_keeps_its_height_when_its_last_card_is_gone(
    new_visitor: VisitorFactory, prepared: PreparedGames
) -> None:
    table = prepared.find(lambda game: is_at("card", game) and len(game.view(0)["hands"][0]) == 1, "a last card", 60)
    visitor = new_visitor.phone(storage_state=prepared.storage_state)
    visitor.context.add_init_script(WATCH_EMPTY)
    page = visitor.open(f"/t/{table}")
    page.locator(".acts [data-act=main]").wait_for()
    before = page.evaluate("document.querySelector('.hand').getBoundingClientRect().toJSON()")
    player = Player(page, "touch", seed=2)
    wait_until(page, lambda: page.evaluate("emptyHand") or (player.step() and False))
    assert page.evaluate("emptyHand") == before
