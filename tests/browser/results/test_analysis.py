"""The analysis of a finished game: start it, watch it fill, go to the worst moment, try again, play on from there."""

from playwright.sync_api import Page, expect

from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import PHONE, VisitorFactory


def answer(page: Page) -> None:
    """Choose anything."""
    main = page.locator("[data-act=main]")
    main.wait_for()
    page.keyboard.press("ArrowRight")
    expect(main).not_to_have_attribute("aria-disabled", "true")
    main.click()
    page.locator("[data-answered] h2").wait_for()


def test_press_fill_worst_moment_try_again_play_on(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    """The judge would take too long here: it is started and stopped, and the analysis of another game is stored
    instead."""
    visitor = new_visitor(storage_state=prepared.storage_state)
    page = visitor.open(f"/t/{prepared.table('over')}/replay#5")
    page.locator("[data-analyse]").click()
    page.locator("progress").wait_for()
    page.locator("[data-stop]").click()
    page.locator(".note").wait_for()

    table, _ = prepared.analysed()
    page = visitor.open(f"/t/{table}/replay#2")  # the choice made here is no mistake
    page.locator("[data-analyse]").first.click()
    page.locator("[data-worst]").wait_for()
    assert page.evaluate("location.pathname").endswith(f"/t/{table}/analysis")
    state = visitor.call("GET", f"/tables/{table}/analysis")
    marked = sorted((one for one in state["analysis"]["decisions"] if one["mark"]), key=lambda one: -one["loss"])

    page.get_by_role("radiogroup").get_by_role("radio", name="All").click()  # at first only this guest's own choices
    page.locator("[data-worst]").click()  # the worst moment of the game
    page.locator(f".verdict[data-number='{marked[0]['number']}']").wait_for()
    page.wait_for_function("hash => location.hash === hash", arg=f"#{marked[0]['number']}")
    page.locator("[data-chooser] .card").first.wait_for()  # the hand of whoever chose
    page.locator("[data-compared] [data-best]").first.wait_for(state="attached")  # the best way is drawn on the board
    page.locator(".candidate").first.click()
    expect(page.locator(".candidate").first).to_have_attribute("aria-pressed", "true")

    chart = page.get_by_role("slider").first  # the graph is a slider
    chart.focus()
    page.keyboard.press("Home")
    page.wait_for_function("() => location.hash === '#1'")  # the board stands before the first choice
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.hash === '#2'")

    page.evaluate("hash => { location.hash = hash }", f"#{marked[0]['number']}")
    page.locator("[data-again]").click()
    page.locator(f"[data-again-at='{marked[0]['number']}']").wait_for()
    best = marked[0]["best"]
    found = visitor.call("GET", f"/tables/{table}/positions/{marked[0]['number']}")
    assert best in [choice["action"] for choice in found["offer"]["choices"]]
    answer(page)
    page.locator(".acts a").click()
    page.get_by_role("radio", name="All", checked=True).wait_for()  # the filter stays

    page = visitor.open(f"/t/{table}/replay#40")
    page.locator("[data-play-from]").click()
    page.locator("[data-play-on]").click()
    page.locator("main.table .side").wait_for()
    page.wait_for_function("table => !location.pathname.includes(table)", arg=table)
    made = page.evaluate("location.pathname.split('/').pop()")
    info = visitor.call("GET", f"/tables/{made}")
    assert info["played_on"] == {"table": table, "actions": 40, "anew": False}
    assert sum(seat["kind"] == "person" for seat in info["seats"]) == 1


def test_a_shared_address_opens_what_is_stored(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    """A visitor who did not play sees everything on a phone, and nothing sticks out of the screen."""
    table, number = prepared.analysed()
    page = new_visitor(PHONE).open(f"/t/{table}/analysis#{number}")
    page.locator(f".verdict[data-number='{number}']").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    graph = page.get_by_role("slider").first
    graph.scroll_into_view_if_needed()  # on a phone it stands below the verdict
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 20)
    last = page.evaluate("Number(document.querySelector('.transport input').max)")
    page.wait_for_function("hash => location.hash === hash", arg=f"#{last + 1}")  # there is no choice after the last
    page = new_visitor(PHONE).open(f"/t/{table}")
    page.locator("[data-turns] a").first.wait_for()


def test_a_puzzle_by_keys_alone(new_visitor: VisitorFactory) -> None:
    """From the list to a puzzle, its answer with value and reason, the next puzzle, and back: the list shows it as
    solved."""
    visitor = new_visitor()
    page = visitor.open("/puzzles")
    page.locator("[data-theme-of=bets] [data-start]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-again-at] .board svg").first.wait_for()
    puzzle = page.evaluate("location.pathname.split('/').pop()")
    decision = visitor.call("GET", f"/puzzles/{puzzle}")["decision"]
    page.locator("[data-act=main]").wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-act=main]")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    page.locator("[data-answered] h2").wait_for()
    shown = page.locator("[data-answered]").inner_text()
    assert f"{round(100 * decision['candidates'][0]['chance'])} %" in shown
    assert page.locator("[data-answered] .why").inner_text()
    page.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("puzzle => !location.pathname.endsWith(puzzle)", arg=puzzle)
    page.locator("[data-again-at] .board svg").first.wait_for()
    page = visitor.open("/puzzles")
    state = page.locator(f"a[data-state][href$='{puzzle}']").get_attribute("data-state")
    assert state in ("solved", "missed")
    assert page.locator("[data-puzzles] .number").count() >= 55
