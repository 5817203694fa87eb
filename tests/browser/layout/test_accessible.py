"""What axe finds by day and by night, on a desk and on a phone; on every screen nothing, in test_screens.py."""

from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.harness import WEB
from tests.browser.prepared_games import Stages
from tests.browser.screens import visit
from tests.browser.visitors import DESK, PHONE, Visitors, resize

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# A colour half-way between two is neither: buttons fade from off to on.
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"
TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}  # those of them that look at colours
RULES = {"light": TAGS, "dark": COLOURS}
Theme = Literal["light", "dark"]


def violations(page: Page, where: str, themes: tuple[Theme, ...] = ("light", "dark")) -> list[str]:
    """By day all rules; by night those about colours, since the themes differ in nothing else."""
    found = []
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text()}; axe.configure({{ noHtml: true }})")  # targets say where it is
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(AT_REST)
        found += [f"{where} {theme}: {words}" for words in ask_axe(page, RULES[theme])]
    return found


def ask_axe(page: Page, rules: dict[str, Any]) -> list[str]:
    found: dict[str, Any] = page.evaluate(
        "(rules) => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", rules
    )
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def at_all_sizes(page: Page, where: str) -> list[str]:
    """From day to night on a desk and back on a phone, since the page is drawn anew in between."""
    resize(page, DESK)
    found = violations(page, f"{where} at {DESK[0]}", ("light", "dark"))
    resize(page, PHONE)
    return found + violations(page, f"{where} at {PHONE[0]}", ("dark", "light"))


def test_what_is_wrong_is_found_by_day_and_by_night(visitors: Visitors, stages: Stages) -> None:
    page = visit(visitors(storage_state=stages.state), stages, "settings")
    page.evaluate("""() => {
        const heading = document.querySelector("h1");
        heading.style.colorScheme = "light dark";
        heading.style.color = "light-dark(#ddd, #222)";
        document.querySelector("main").append(document.createElement("button"));
    }""")
    found = violations(page, "settings")
    for theme, rule in (("light", "button-name"), ("light", "color-contrast"), ("dark", "color-contrast")):
        assert any(words.startswith(f"settings {theme}: {rule} ") for words in found), (theme, rule, found)
