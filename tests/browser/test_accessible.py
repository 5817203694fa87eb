"""axe finds nothing to say about any screen, by day and by night, on a desk and on a phone."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.house import WEB
from tests.browser.screens import SCREENS, lessons, visit
from tests.browser.stages import Stages
from tests.browser.visitors import DESK, PHONE, Visitors

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# A colour half-way between two is neither: buttons fade from off to on.
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"
TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}  # those of them that look at colours
THEMES: dict[Literal["light", "dark"], dict[str, Any]] = {"light": TAGS, "dark": COLOURS}


def violations(page: Page, where: str) -> list[str]:
    """By day all rules; by night those about colours, since the themes differ in nothing else."""
    found = []
    page.evaluate(f"window.axe ?? (() => {{ {AXE.read_text()} }})()")
    for theme, rules in THEMES.items():
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(AT_REST)
        found += [f"{where} {theme}: {words}" for words in ask_axe(page, rules)]
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


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_screen(visitors: Visitors, stages: Stages, size: tuple[int, int]) -> None:
    visitor = visitors(size, storage_state=stages.state)
    found: list[str] = []
    for screen in SCREENS:
        found += violations(visit(visitor, stages, screen), screen)
        if screen == "text":
            visitor.page.keyboard.press("t")
        if screen == "intro":
            for step in lessons(visitor.page):
                found += violations(visitor.page, f"introduction {step}")
    assert found == []


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
