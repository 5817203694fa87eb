"""Complete games through the page: two people, keyboard alone, touch on a phone, and with all animations."""

import time

import pytest

from downforce.verify import verify
from tests.browser.driver import Player, Stuck
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import PHONE, Visitor, VisitorFactory, resize, wait_until
from tests.patience import PATIENCE

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "rookie"}


def standing(visitor: Visitor) -> str:
    return visitor.page.locator("[data-result] h1").inner_text()


def play_together(*players: Player) -> None:
    last = time.monotonic()
    while waiting := [player for player in players if not player.is_over()]:
        acted = [player.step(moment=40) for player in waiting]
        if any(acted):
            last = time.monotonic()
        elif time.monotonic() - last > PATIENCE:
            raise Stuck("\n\n".join(player.describe() for player in players))


@pytest.mark.slow
def test_two_people_in_two_browsers_with_two_bots(new_visitor: VisitorFactory) -> None:
    mara, rui = new_visitor().arrive("Mara"), new_visitor(color_scheme="dark").arrive("Rui")
    mara.open("/new")
    mara.page.get_by_role("button", name="Open the table").click()
    mara.page.wait_for_url("**/t/*")
    table = mara.page.url.rsplit("/", 1)[1]
    mara.page.get_by_role("combobox", name="Add a bot").first.wait_for()
    for _ in range(2):
        picker = mara.page.get_by_role("combobox", name="Add a bot")
        before = picker.count()
        picker.last.select_option("rookie")
        mara.page.wait_for_function("n => document.querySelectorAll('.seat.is-free select').length < n", arg=before)
    rui.open(f"/t/{table}")
    rui.page.locator(".seat .btn-main").click()
    mara.page.locator(".seat b", has_text="Rui").wait_for()
    mara.page.locator("main .btn-main").click()
    play_together(Player(mara.page, seed=1), Player(rui.page, seed=2))
    scores = [visitor.page.locator("[data-result] .sheets").inner_text() for visitor in (mara, rui)]
    assert "Rui" in scores[0]
    assert "Mara" in scores[1]
    record = mara.call("GET", f"/tables/{table}/record")
    assert len(record["options"]) > 5
    assert {seat for seat, _ in record["actions"]} - {None} == {0, 1, 2, 3}


def test_by_keyboard_alone_on_the_text_board(new_visitor: VisitorFactory) -> None:
    visitor = new_visitor(settings={"textBoard": True}).arrive()
    page = visitor.page
    read: dict[str, int] = {}

    def read_board(panel: str) -> None:
        """Assert that the choices are readable as text, and which of them is selected, without the picture."""
        assert not page.locator(".board-view").is_visible()
        read[panel] = page.locator(".tbl li.is-on" if panel.endswith("chosen") else ".tbl li").count()
        if panel == "end-chosen" and not read[panel]:  # staying is not an end: wait for the next question
            player.reported.discard(panel)

    for name in ("click", "dblclick", "down", "move", "wheel"):
        setattr(page.mouse, name, None)  # make any use of the mouse fail
    visitor.open("/")
    page.get_by_role("button", name="Race now").first.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.hero .btn-main')"):
            break
    page.keyboard.press("Enter")
    player = Player(page, "keyboard", seed=3, on_panel=read_board)
    player.play_to_result()
    assert player.acts > 10
    assert read["end"] > 1
    assert read["end-chosen"] == 1
    assert page.evaluate("document.activeElement === document.querySelector('[data-result] h1')")
    page.locator("[data-result] summary", has_text="Deal verified").click()
    page.get_by_text("The grid, your hand and the lots are those you were shown during the game.").wait_for()
    proof = verify(visitor.call("GET", f"/tables/{page.url.rsplit('/', 1)[1]}/record")).recorded_proof
    assert proof is not None
    assert [nonce is not None for nonce in proof["nonces"]] == [True, False, False, False]


@pytest.mark.slow
def test_on_a_phone_by_touch(new_visitor: VisitorFactory) -> None:
    """Every question also fits into 320 pixels."""
    visitor = new_visitor.phone().arrive()
    page, wide = visitor.page, {}

    def make_narrow(panel: str) -> None:
        resize(page, (320, 568))
        wide[panel] = page.evaluate("document.documentElement.scrollWidth")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    player = Player(page, "touch", seed=4, on_panel=make_narrow)
    table = player.race_now(visitor.base)
    player.play_to_result()
    make_narrow("result")
    assert visitor.call("GET", f"/tables/{table}")["status"] == "over"
    assert standing(visitor)
    assert set(wide.values()) == {320}, wide


@pytest.mark.slow
def test_with_everything_moving(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    """Play the beginning, the race, and the last cards up to the result."""
    visitor = new_visitor(speed="fast", settings={"reveal": "6"}, storage_state=prepared.storage_state)
    player = Player(visitor.page, "mouse", seed=5)
    for table, acts in ((prepared.make_table(), 4), (prepared.new_table("card"), 8)):
        visitor.open(f"/t/{table}")
        wait_until(visitor.page, lambda acts=acts: player.step() and player.acts >= acts)  # type: ignore[misc]
    visitor.open(f"/t/{prepared.almost_over(players=4)}")
    player.play_to_result()
    assert standing(visitor)
