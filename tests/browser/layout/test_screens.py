"""Every screen and question, once: axe in both themes on desktop and phone, then five languages at three widths."""

import pytest
from playwright.sync_api import Page

from tests.browser.layout.test_accessible import at_all_sizes
from tests.browser.layout.test_languages import in_all_languages
from tests.browser.prepared_games import PreparedGames
from tests.browser.screens import QUESTIONS, SCREENS, lessons, visit
from tests.browser.visitors import VisitorFactory


def examine(page: Page, screen: str, where: str) -> list[str]:
    return at_all_sizes(page, where) + in_all_languages(page, screen, where)


@pytest.mark.parametrize("screen", [*SCREENS, *QUESTIONS])
def test_every_screen(new_visitor: VisitorFactory, prepared: PreparedGames, screen: str) -> None:
    page = visit(new_visitor(storage_state=prepared.storage_state), prepared, screen)
    found = examine(page, screen, screen)
    if screen == "intro":
        for step in lessons(page):
            found += examine(page, screen, f"introduction, {step}")
    assert found == []
