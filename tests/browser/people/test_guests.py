"""Guests and seats: return links, spectators, other tabs, a seat out of time, and names that contain code."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.driver import MAIN, Player
from tests.browser.harness import run_server
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import Visitor, VisitorFactory, tab_stops, wait_for_notice
from tests.reader import Reader

RUDE = "<img src=x onerror=a()>"


def has_seat(visitor: Visitor) -> bool:
    visitor.page.locator(".seats, .pl-name, [data-result]").first.wait_for()
    return visitor.page.locator(".badge-mine, .player.is-you").count() > 0


def test_return_link_gives_the_seat_once(new_visitor: VisitorFactory) -> None:
    mara, later, thief, stranger = new_visitor(), new_visitor(), new_visitor(), new_visitor()
    mara.arrive("Mara")
    mara.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = mara.call("POST", "/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    page = mara.open(f"/t/{table}")
    page.locator(".own").click()
    wait_for_notice(page, "")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#return=" in link

    later.page.goto(link)
    assert has_seat(later)
    assert "#" not in later.page.url
    assert later.page.url == f"{mara.base}/t/{table}"

    thief.ignore("/api/return", "status of 4")
    thief.page.goto(link)
    wait_for_notice(thief.page, "This link no longer works")
    assert not has_seat(thief)
    assert "#" not in thief.page.url

    stranger.open(f"/t/{table}")
    assert not has_seat(stranger)
    names = stranger.page.locator(".seats .seat").all_inner_texts()
    assert "Mara" in names[0]
    assert stranger.page.locator(".seats .seat").nth(0).locator("button").count() == 0  # a stranger has no button


def test_a_return_link_asks_who_has_games(new_visitor: VisitorFactory) -> None:
    """A visitor who opens another guest's link keeps their own seats until they confirm, and the link stays valid."""
    mara, rui = new_visitor().arrive("Mara"), new_visitor().arrive("Rui")
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table, own = mara.call("POST", "/tables", seats)["id"], rui.call("POST", "/tables", seats)["id"]
    token = mara.call("POST", f"/tables/{table}/return-link", {})["token"]
    link = f"{mara.base}/t/{table}#return={token}"
    rui.context.grant_permissions(["clipboard-read", "clipboard-write"])
    rui.ignore("/api/return", "status of 409")
    page = rui.page
    page.goto(link)
    dialog = page.get_by_role("dialog", name="This link belongs to Mara")
    dialog.wait_for()
    assert "#" not in page.url
    assert tab_stops(page) == ["Cancel", "Close", "Copy my own link", "Continue as Mara"]
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert page.evaluate("document.activeElement === document.body")  # as on every page that was just opened
    assert not has_seat(rui)
    assert rui.call("GET", "/me")["name"] == "Rui"

    page.goto("about:blank")
    page.goto(link)
    dialog.get_by_role("button", name="Copy my own link").click()
    dialog.get_by_text("Your own link is copied.").wait_for()
    back = page.evaluate("navigator.clipboard.readText()")
    dialog.get_by_role("button", name="Continue as Mara").click()
    page.locator(".badge-mine").wait_for()
    assert rui.call("GET", "/me")["name"] == "Mara"

    page.goto(back)
    page.get_by_role("dialog", name="This link belongs to Rui").get_by_role("button", name="Continue as Rui").click()
    page.wait_for_url(f"**/t/{own}")
    page.locator(".badge-mine").wait_for()
    assert rui.call("GET", "/me")["name"] == "Rui"


def test_a_spectator_sees_all_but_hands(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor()
    heard: list[dict[str, Any]] = []
    sent: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: heard.append(json.loads(payload)))
        socket.on("framesent", lambda payload: sent.append(json.loads(payload)))

    visitor.page.on("websocket", listen)
    table = prepared.make_table()
    page = visitor.open(f"/t/{table}")
    page.locator(".laid", has_text="You are watching. Cards are being laid face down.").wait_for()
    assert page.locator(".hand, [data-choices]").count() == 0
    for key in ("p", "1", "Enter", "x", "k"):
        page.keyboard.press(key)
    assert prepared.play(table, lambda frame: bool(frame["view"]["phase"] == "over"), random.Random(1))
    player = Player(page)  # only closes revealed cards; there is nothing else to press
    player.play_to_result()
    pressed = {panel.removesuffix("-chosen") for panel in player.reported if panel.endswith("-chosen")}
    assert pressed <= {"reveal", "powers", "over"}  # panels were closed, not answered: only pings were sent
    assert {message["t"] for message in sent} == {"ping"}
    reader = Reader()
    told = [reader.read(frame) for frame in heard if frame["t"] in ("table", "news")]
    assert told[-1]["view"]["phase"] == "over"
    for frame in told:
        assert frame["offer"] is None
        assert {card for hand in frame["view"]["hands"] for card in hand} <= {"?"} or frame["view"]["phase"] == "over"


def test_another_tab(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor(storage_state=prepared.storage_state)
    first = visitor.open(f"/t/{prepared.table('card')}")
    first.locator(MAIN).wait_for()
    second = visitor.open(f"/t/{prepared.table('card')}", visitor.context.new_page())
    second.locator(MAIN).wait_for()
    dialog = first.locator("dialog[open]")
    dialog.wait_for()
    assert dialog.get_by_role("heading").inner_text() == "This seat is open in another tab."
    dialog.get_by_role("button", name="Use it here").click()
    dialog.wait_for(state="detached")
    second.locator("dialog[open]").wait_for()
    first.locator("[data-choices] button").first.click()
    first.wait_for_function(f"() => document.querySelector('{MAIN}')?.ariaDisabled !== 'true'")


def test_time_runs_out_and_the_wheel_comes_back(new_visitor: VisitorFactory, tmp_path: Path) -> None:
    """Bots pause for longer than any test takes, so the game stays where it is, however long the page takes to show
    it."""
    with run_server(tmp_path, DOWNFORCE_QUICK="1", DOWNFORCE_RELAXED="86400", DOWNFORCE_BOT_PAUSE="86400") as server:
        visitor = new_visitor(base=server.base).arrive("Mara")
        page = begin_with_clock(visitor, "relaxed")
        page.locator(".pl-clock").first.wait_for()
        page = begin_with_clock(visitor, "quick")
        told = page.locator(".panel .note", has_text="A pro drives for you now.")
        told.wait_for()
        table = page.url.rpartition("/")[2]
        assert visitor.call("GET", f"/tables/{table}")["seats"][0]["driver"] == "pro"
        assert "Your time was up." in told.inner_text()
        told.get_by_role("button", name="Take the wheel").click()
        wait_for_notice(page, "You drive again.")
        page.goto("about:blank")  # before the server stops


def begin_with_clock(visitor: Visitor, clock: str) -> Page:
    """Return the page of a game that is started while the page is open, so that it is connected when the time is up."""
    bot = {"kind": "bot", "level": "rookie"}
    table = visitor.call("POST", "/tables", {"seats": [{"kind": "me"}, bot, bot], "clock": clock})["id"]
    page = visitor.open(f"/t/{table}")
    page.locator(".seats").wait_for()
    visitor.call("POST", f"/tables/{table}/start")
    return page


@pytest.mark.parametrize("name", [RUDE, "<b>x</b><script>a()"])
def test_a_name_is_never_code(new_visitor: VisitorFactory, prepared: PreparedGames, name: str) -> None:
    with PreparedGames(prepared.server, name) as rude:
        look_everywhere(new_visitor, rude, name)


def look_everywhere(new_visitor: VisitorFactory, rude: PreparedGames, name: str) -> None:
    visitor = new_visitor(storage_state=rude.storage_state)
    page = visitor.page
    over = rude.table("over")
    shown = {
        f"/t/{rude.table('waiting')}": ".seats b",
        f"/t/{rude.table('card')}": ".strip .pl-name",
        f"/t/{over}": "[data-result] .sheets",
        f"/t/{over}/replay": ".panel [role=radio]",
        "/": ".hero",
        "/settings": "main",
    }
    for path, where in shown.items():
        visitor.open(path)
        page.locator(where).first.wait_for()
        if path not in ("/", "/settings"):
            assert any(name in words for words in page.locator(where).all_inner_texts()), path
        assert page.locator("img[src=x], main b > script, .strip b b").count() == 0, path
    page = new_visitor().open(f"/t/{rude.table('card')}")  # as other visitors see it, with the log of the auction
    page.locator(".strip .pl-name", has_text=name).wait_for()
    assert name in page.locator(".side-log").inner_text()
    assert page.locator("img[src=x]").count() == 0
