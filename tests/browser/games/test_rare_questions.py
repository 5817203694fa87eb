"""Questions that few games ask, answered by hand: play a card reversed, skip a line, decline a path, take a bonus."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from downforce import Game
from downforce.offers.offer import make_offer
from tests.browser.driver import MAIN
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import PHONE, VisitorFactory, wait_until

GAMES = 200  # number of seeds to try if the known one no longer leads to the question


class Sent:
    """Records the actions that a page sends."""

    def __init__(self, page: Page) -> None:
        self.actions: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._note(json.loads(text)))

    def _note(self, message: dict[str, Any]) -> None:
        if message["t"] == "act":
            self.actions.append(message["action"])


def offers(asks: str, kind: str, **facts: Any) -> Any:
    """Return a predicate: is seat 0 asked this, with a choice of that kind and those facts?"""

    def found(game: Game) -> bool:
        offer = make_offer(game, 0) if 0 in game.waiting else None
        return bool(offer and offer["asks"] == asks and any(is_like(one, kind, facts) for one in offer["choices"]))

    return found


def is_like(choice: Any, kind: str, facts: dict[str, Any]) -> bool:
    return choice["kind"] == kind and all(choice[name] == fact for name, fact in facts.items())


@pytest.mark.slow
def test_tricky_plays_a_card_from_below(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(offers("play", "play", reversed=True), "Tricky", GAMES, first=17)
    visitor = new_visitor(storage_state=prepared.storage_state)
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
    wait_until(page, lambda: sent.actions)
    assert sent.actions[0].startswith("play ")
    assert sent.actions[0].endswith(" reversed")


@pytest.mark.slow
def test_strategic_leaves_a_line_out(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(offers("move", "skip"), "Strategic", GAMES, first=3)
    visitor = new_visitor(storage_state=prepared.storage_state)
    sent = Sent(visitor.page)
    page = visitor.open(f"/t/{table}")
    page.locator(".acts [data-act=beside]").click()
    wait_until(page, lambda: sent.actions)
    assert sent.actions == ["skip"]


@pytest.mark.slow
def test_strategic_lets_another_steer(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(offers("go", "go"), "Strategic beside Cunning", GAMES, first=3)
    visitor = new_visitor(storage_state=prepared.storage_state)
    sent = Sent(visitor.page)
    page = visitor.open(f"/t/{table}")
    page.locator(MAIN, has_text="steer").click()
    wait_until(page, lambda: sent.actions)
    assert sent.actions == ["go"]


@pytest.mark.slow
def test_determined_takes_its_bonus_on_anothers_card(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(offers("bonus", "move"), "the bonus of Determined", GAMES, determined_always=True)
    visitor = new_visitor(storage_state=prepared.storage_state)
    sent = Sent(visitor.page)
    page = visitor.open(f"/t/{table}")
    page.locator("[data-choices] button").first.click()
    page.locator(MAIN).click()
    wait_until(page, lambda: sent.actions)
    assert sent.actions[0].startswith("move ")


def has_two_wilds(game: Game) -> bool:
    """Return whether seat 0 must bid and holds a card with two wilds but no car of the lot."""
    offer = make_offer(game, 0) if 0 in game.waiting else None
    wild = [choice["card"] for choice in offer["choices"] if choice.get("by") == "wild"] if offer else []
    return len(wild) > len(set(wild))


def test_one_of_two_wilds_bids_on_a_phone(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(has_two_wilds, "a card with two wilds", GAMES, first=101, rivals="uniform")
    visitor = new_visitor(PHONE, storage_state=prepared.storage_state)
    sent = Sent(visitor.page)
    page = visitor.open(f"/t/{table}")
    page.locator(MAIN).wait_for()
    for card in page.locator("[data-choices] button:not([aria-disabled=true])").all():
        card.click(position={"x": 8, "y": 10})
        if page.get_by_role("radiogroup", name="Which wild bids?").count():
            break
    which = page.get_by_role("radiogroup", name="Which wild bids?")
    panel, group = page.locator(".panel").bounding_box(), which.bounding_box()
    assert panel is not None
    assert group is not None
    assert group["y"] + group["height"] <= panel["y"] + panel["height"]  # nothing to scroll
    which.get_by_role("radio", name="$2M").click()
    page.locator(MAIN).click()
    wait_until(page, lambda: sent.actions)
    assert sent.actions == ["bid W5W2 2"]
