"""axe finds nothing to say about any screen, by day and by night, on a desk and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.house import WEB
from tests.browser.screens import SCREENS, lessons, visit
from tests.browser.stages import Stages
from tests.browser.visitors import DESK, PHONE, Visitors

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# A colour half-way between two is neither: buttons fade from off to on.
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page, where: str) -> list[str]:
    page.wait_for_function(AT_REST)
    page.evaluate(f"window.axe ?? (() => {{ {Path(AXE).read_text()} }})()")
    found: dict[str, Any] = page.evaluate(
        "(tags) => axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })", RULES
    )
    return [
        f"{where}: {one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen(visitors: Visitors, stages: Stages, theme: str, size: tuple[int, int]) -> None:
    visitor = visitors(size, color_scheme=theme, storage_state=stages.state)
    found: list[str] = []
    for screen in SCREENS:
        found += violations(visit(visitor, stages, screen), f"{screen} {theme}")
        if screen == "text":
            visitor.page.keyboard.press("t")
        if screen == "intro":
            for step in lessons(visitor.page):
                found += violations(visitor.page, f"introduction {step} {theme}")
    assert found == []


def test_a_table_is_accessible(visitors: Visitors, stages: Stages) -> None:
    """One of them in the quick tests."""
    visitor = visitors(storage_state=stages.state)
    assert violations(visit(visitor, stages, "card"), "card") == []
