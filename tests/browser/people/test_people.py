"""People in several browsers: reactions, leaving and coming back, arriving late, and a rematch."""

from downforce import new_game
from tests.browser.driver import Player
from tests.browser.prepared_games import IDA, PreparedGames, is_at, play_until
from tests.browser.visitors import VisitorFactory, wait_for_notice, wait_until


def test_one_leaves_one_comes_back_one_comes_late(new_visitor: VisitorFactory) -> None:
    mara, rui, eva = new_visitor().arrive("Mara"), new_visitor.phone().arrive("Rui"), new_visitor().arrive("Eva")
    wanted = {"seats": [{"kind": "me"}, {"kind": "open"}, IDA], "latecomers": True}
    table = mara.call("POST", "/tables", wanted)["id"]
    rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    mara.call("POST", f"/tables/{table}/start")
    page, phone = mara.open(f"/t/{table}"), rui.open(f"/t/{table}")

    phone.get_by_role("button", name="Call out").click()
    phone.get_by_role("button", name="Blocked!").click()
    wait_for_notice(page, "Rui: Blocked!")
    page.locator("[data-live=polite]", has_text="Rui: Blocked!").wait_for(state="attached")

    player = Player(page)  # Mara bids first: then the table waits for Rui
    wait_until(page, lambda: not player.step() and player.acts and player.read_panel()[1] == "none")
    phone.goto("about:blank")
    page.get_by_role("button", name="Rui, away").wait_for()
    page.locator(".panel .note", has_text="Rui is away.").get_by_role("button", name="Let a bot drive").click()
    wait_for_notice(page, "A bot drives for Rui now.")
    page.get_by_role("button", name="Rui, bot drives").wait_for()

    rui.open(f"/t/{table}")
    wait_for_notice(page, "Rui drives again.")
    assert mara.call("GET", f"/tables/{table}")["seats"][1]["driver"] is None

    late = eva.open(f"/t/{table}")
    assert late.locator("[data-hand]").count() == 0
    late.get_by_role("button", name="Take Ida’s seat").click()
    late.locator(".player.is-you", has_text="Eva").wait_for()
    late.locator("[data-hand]").wait_for()
    wait_for_notice(page, "Eva takes over from Ida.")


def test_a_rematch_with_one_tap(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    mara, rui = new_visitor(storage_state=prepared.storage_state), new_visitor.phone().arrive("Rui")
    game = new_game(players=2, seed=1)
    assert play_until(game, lambda game: is_at("over", game), 1)
    cookie = next(one["value"] for one in rui.context.cookies() if one["name"] == "downforce")
    table = prepared.store_game(game, Rui=cookie)
    page, phone = mara.open(f"/t/{table}"), rui.open(f"/t/{table}")
    page.locator("[data-result]").wait_for()

    phone.get_by_role("button", name="Rematch").click()
    phone.locator(".seats").wait_for()
    page.locator("[data-result]", has_text="Rui wants a rematch. Already there: Rui.").wait_for()
    page.get_by_role("button", name="Join the rematch").click()
    phone.locator(".seat", has_text="Mara").locator("text=ready").wait_for()
    phone.locator(".note", has_text="Everybody is here. You can start the race.").wait_for()
    page.get_by_text("Everybody is here. Rui can start the race.").wait_for()
    phone.get_by_role("button", name="Start").click()
    for each in (page, phone):
        each.locator("main.table .panel").wait_for()


def test_who_is_elsewhere_is_told_of_the_rematch(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    mara, rui = new_visitor(storage_state=prepared.storage_state), new_visitor().arrive("Rui")
    game = new_game(players=2, seed=1)
    assert play_until(game, lambda game: is_at("over", game), 1)
    cookie = next(one["value"] for one in rui.context.cookies() if one["name"] == "downforce")
    table = prepared.store_game(game, Rui=cookie)
    keep = f"localStorage['downforce.over'] = JSON.stringify({{id: '{table}', name: 'Mara', at: Date.now()}})"
    mara.context.add_init_script(f"if (origin !== 'null') {keep}")  # as after the last card
    page = mara.open("/rules")
    rui.call("POST", f"/tables/{table}/rematch")
    told = page.locator(".toast", has_text="Rui wants a rematch.")
    told.get_by_role("button", name="Join the rematch").click()
    page.locator(".seats .badge-mine").wait_for()
