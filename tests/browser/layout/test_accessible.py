"""Accessibility checks with axe in both themes, on desktop and phone; test_screens.py covers every screen."""

from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.harness import WEB
from tests.browser.prepared_games import PreparedGames
from tests.browser.screens import visit
from tests.browser.visitors import DESK, PHONE, VisitorFactory, resize

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# Buttons fade between off and on: wait, because a colour in between would be measured wrongly.
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"
TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}  # the rules about colours
RULES = {"light": TAGS, "dark": COLOURS}
Theme = Literal["light", "dark"]


def violations(page: Page, where: str, themes: tuple[Theme, ...] = ("light", "dark")) -> list[str]:
    """Return what axe finds: all rules in the light theme; only the rules about colours in the dark, which differs
    in nothing else."""
    found = []
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text()}; axe.configure({{ noHtml: true }})")  # the selectors say where
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
    """Check light then dark on a desktop, dark then light on a phone: each change of theme redraws the page."""
    resize(page, DESK)
    found = violations(page, f"{where} at {DESK[0]}", ("light", "dark"))
    resize(page, PHONE)
    return found + violations(page, f"{where} at {PHONE[0]}", ("dark", "light"))


def test_what_is_wrong_is_found_by_day_and_by_night(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    page = visit(new_visitor(storage_state=prepared.storage_state), prepared, "settings")
    page.evaluate("""() => {
        const heading = document.querySelector("h1");
        heading.style.colorScheme = "light dark";
        heading.style.color = "light-dark(#ddd, #222)";
        document.querySelector("main").append(document.createElement("button"));
    }""")
    found = violations(page, "settings")
    for theme, rule in (("light", "button-name"), ("light", "color-contrast"), ("dark", "color-contrast")):
        assert any(words.startswith(f"settings {theme}: {rule} ") for words in found), (theme, rule, found)
