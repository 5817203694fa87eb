"""Every variant, played to its end through the page."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.driver import Player
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import VisitorFactory, wait_until
from tests.variants import variant_id

EVERY: list[dict[str, Any]] = [
    {"seats": 2, "edition": "fr"},
    {"seats": 6, "track": "marina-bay"},
    {"seats": 3, "beginner": True},
    {"seats": 3, "beginner": ["small-hands"]},
    {"seats": 3, "beginner": ["deal-cars"], "edition": "es"},
    {"seats": 4, "beginner": ["first-wins"]},
    {"seats": 5, "powers": False},
    {"seats": 3, "bets": False, "edition": "pt-BR"},
    {"seats": 3, "long_distance": True},
    {"seats": 4, "long_distance": "money", "track": "marina-bay"},
    {"seats": 3, "world_tour": True, "track": ["river-station", "marina-bay"]},
    {"seats": 4, "determined_always": True, "edition": "pt-PT"},
]


# test_whole_games.py plays a game through the page from the first question to the last.
@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY, ids=variant_id)
def test_variant(new_visitor: VisitorFactory, prepared: PreparedGames, options: dict[str, Any]) -> None:
    """Answer the first questions, those around the end of a race, and the last ones up to the result."""
    visitor = new_visitor(storage_state=prepared.storage_state)
    player = Player(visitor.page, seed=7)
    seats, rest = options["seats"], {name: options[name] for name in options if name != "seats"}
    answer(player, visitor.open(f"/t/{prepared.make_table(seats, **rest)}"), 3)
    drawn = [visitor.page.locator(f".board {one}:visible").count() for one in (".track .bet", ".prizes text")]
    if options.get("world_tour"):
        answer(player, visitor.open(f"/t/{prepared.almost_over(players=seats, **rest)}"), 4)
        assert visitor.page.get_by_text("Marina Bay").count()  # the second race
    table = prepared.almost_over(races=2 if options.get("world_tour") else 1, players=seats, **rest)
    visitor.open(f"/t/{table}")
    player.play_to_result()
    info = visitor.call("GET", f"/tables/{table}")
    assert info["status"] == "over"
    frames = visitor.call("GET", f"/tables/{table}/replay")["frames"]
    view = frames[-1]["view"]
    assert drawn == [view["betting_lines"], len(view["prizes"])]  # nothing that has no effect in this game
    asked = {frame["view"]["phase"] for frame in frames}
    assert ("bets" in asked) == (view["options"]["bets"] and view["options"]["long_distance"] is not True)
    assert len(view["outcome"]["races"]) == (2 if view["options"]["world_tour"] else 1)
    standing = visitor.page.locator("[data-result]").inner_text()
    for seat in info["seats"][1:]:  # the player's own seat is called "you" there
        assert seat["name"] in standing


def answer(player: Player, page: Page, questions: int) -> None:
    before = player.acts
    wait_until(page, lambda: player.step() and player.acts >= before + questions)


WAYS: dict[str, dict[str, Any]] = {
    "full": {"beginner": [], "long_distance": False, "world_tour": False},
    "beginner": {"powers": False, "bets": False, "beginner": True},
    "distance": {"long_distance": True},
    "distance-money": {"long_distance": "money"},
    "tour": {"world_tour": True},
}


@pytest.mark.parametrize("way", WAYS)
def test_the_form_makes_what_it_says(new_visitor: VisitorFactory, way: str) -> None:
    """Every variant in the form starts a table with the chosen options."""
    visitor = new_visitor().arrive("Mara")
    page = visitor.open("/new")
    page.locator("#way").select_option(way)
    page.get_by_role("radio", name="Rookies").click()
    page.locator("main .sticky .btn-main:enabled").click()
    page.locator(".seats").wait_for()
    table = page.url.rsplit("/", 1)[1]
    options = visitor.call("GET", f"/tables/{table}")["options"]
    wanted = {**WAYS[way]}
    if wanted.get("beginner") is True:
        assert len(options["beginner"]) == 5
        del wanted["beginner"]
    assert {name: options[name] for name in wanted} == wanted
    page.locator("main .btn-main").first.click()
    page.locator("main.table .panel").wait_for()
