"""Questions that few games ask: a card turned round, a line left out, a way let go, a bonus. Each by hand."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.driver import MAIN
from tests.browser.lines import Line
from tests.browser.stages import Stages
from tests.browser.visitors import DESK, PHONE, Visitors, until

GAMES = 60


class Sent:
    """The actions that a page has sent."""

    def __init__(self, page: Page) -> None:
        self.actions: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._note(json.loads(text)))

    def _note(self, message: dict[str, Any]) -> None:
        if message["t"] == "act":
            self.actions.append(message["action"])


def offers(asks: str, kind: str, **facts: Any) -> Any:
    """Is a seat asked this, with a choice of that kind?"""

    def found(frame: dict[str, Any]) -> bool:
        offer = frame["offer"]
        return bool(offer) and offer["asks"] == asks and any(is_like(one, kind, facts) for one in offer["choices"])

    return found


def is_like(choice: dict[str, Any], kind: str, facts: dict[str, Any]) -> bool:
    return choice["kind"] == kind and all(choice[name] == fact for name, fact in facts.items())


@pytest.mark.slow
def test_tricky_plays_a_card_from_below(visitors: Visitors, stages: Stages) -> None:
    table = stages.find(offers("play", "play", reversed=True), "Tricky", GAMES)
    visitor = visitors(storage_state=stages.state)
    sent = Sent(visitor.page)
    page = visitor.open(f"/t/{table}")
    page.locator(".acts [data-act=main]").wait_for()
    for card in page.locator("[data-choices] button:not([aria-disabled=true])").all():
        card.click(position={"x": 8, "y": 10})
        if page.get_by_role("button", name="Reverse").count():
            break
    page.keyboard.press("v")
    assert page.locator(".acts [aria-pressed=true]").count() == 1
    page.locator(MAIN).click()
    until(page, lambda: sent.actions)
    assert sent.actions[0].startswith("play ")
    assert sent.actions[0].endswith(" reversed")


@pytest.mark.slow
def test_strategic_leaves_a_line_out(visitors: Visitors, stages: Stages) -> None:
    table = stages.find(offers("move", "skip"), "Strategic", GAMES)
    visitor = visitors(storage_state=stages.state)
    sent = Sent(visitor.page)
    page = visitor.open(f"/t/{table}")
    page.locator(".acts [data-act=beside]").click()
    until(page, lambda: sent.actions)
    assert sent.actions == ["skip"]


@pytest.mark.slow
def test_strategic_lets_another_steer(visitors: Visitors, stages: Stages) -> None:
    table = stages.find(offers("go", "go"), "Strategic beside Cunning", GAMES)
    visitor = visitors(storage_state=stages.state)
    sent = Sent(visitor.page)
    page = visitor.open(f"/t/{table}")
    page.locator(f"{MAIN}:not([aria-disabled])").click()  # the only answer besides leaving it out: chosen already
    until(page, lambda: sent.actions)
    assert sent.actions == ["go"]


@pytest.mark.slow
def test_determined_takes_its_bonus_on_anothers_card(visitors: Visitors, stages: Stages) -> None:
    table = stages.find(offers("bonus", "move"), "the bonus of Determined", GAMES, determined_always=True)
    visitor = visitors(storage_state=stages.state)
    sent = Sent(visitor.page)
    page = visitor.open(f"/t/{table}")
    page.locator("[data-choices] button").first.click()
    page.locator(MAIN).click()
    until(page, lambda: sent.actions)
    assert sent.actions[0].startswith("move ")


def deal_two_wilds(message: dict[str, Any]) -> None:
    """No deal can be asked for, and this one is rare: a card with two wilds, none of the lot's colour."""
    if message["t"] == "table":
        message["view"]["lot"]["car"] = "K"
        message["view"]["hands"][0] = ["G6Y4R2", "W5W2", "R5"]
        bids = [lay("bid W5W2 5", 5, "wild"), lay("bid W5W2 2", 2, "wild")]
        passes = [lay(f"pass {card}", 0, "pass") for card in message["view"]["hands"][0]]
        message["offer"]["choices"] = bids + passes


def lay(action: str, bid: int, by: str) -> dict[str, Any]:
    return {"kind": "lay", "action": action, "card": action.split()[1], "bid": bid, "by": by}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_of_two_wilds_bids(visitors: Visitors, stages: Stages, size: tuple[int, int]) -> None:
    visitor = visitors(size, storage_state=stages.state)
    line = Line(visitor.page, deal_two_wilds)
    page = visitor.open(f"/t/{stages.take('auction')}")
    page.locator(MAIN).wait_for()
    page.locator("[data-hand] .card").nth(1).click(position={"x": 8, "y": 10})
    which = page.get_by_role("radiogroup", name="Which wild bids?")
    assert which.get_by_role("radio").all_inner_texts() == ["$5M", "$2M"]
    assert which.get_by_role("radio", name="$5M").get_attribute("aria-checked") == "true"
    panel, group = page.locator(".panel").bounding_box(), which.bounding_box()
    assert panel is not None
    assert group is not None
    assert group["y"] + group["height"] <= panel["y"] + panel["height"]  # in sight, on a phone as well
    which.get_by_role("radio", name="$2M").click()
    assert "$2M with a wild" in page.locator(MAIN).inner_text()
    page.locator(MAIN).click()
    until(page, lambda: line.acts)
    assert [act["action"] for act in line.acts] == ["bid W5W2 2"]
