"""Fixtures of the browser tests: a server, a browser, visitors with pages, and prepared games."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.harness import Server, build_page, find_browser, run_server
from tests.browser.prepared_games import PreparedGames
from tests.browser.sites import NO_IMAGE, serve_site
from tests.browser.visitors import VisitorFactory
from tests.patience import PATIENCE_MS

HERE = Path(__file__).parent
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests here as slow, so that `make test-quick` opens no browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def chromium() -> str:
    program = find_browser()
    if program is None:
        pytest.skip("no Chromium on this machine")
    return program


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    build_page(tmp_path_factory.getbasetemp().parent)
    with run_server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert running.errors() == []


# Not session-scoped: while a Playwright browser is open the process has a running event loop, and tests of the server
# need their own.
@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS, timeout=PATIENCE_MS)
        yield browser
        browser.close()


@pytest.fixture
def new_visitor(browser: Browser, server: Server) -> Iterator[VisitorFactory]:
    """Yield a factory of visitors to the server; the test fails if any of their browsers complained."""
    factory = VisitorFactory(browser, server.base)
    yield factory
    assert factory.close() == []


@pytest.fixture(scope="session")
def prepared(server: Server) -> Iterator[PreparedGames]:
    """Yield tables that have been brought to a certain question; each is made when first requested."""
    with PreparedGames(server) as made:
        yield made


@pytest.fixture(scope="session")
def site(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site that needs no game server; yields its address."""
    build_page(tmp_path_factory.getbasetemp().parent)
    with serve_site(tmp_path_factory.mktemp("site"), pauses=False) as address:
        yield address


@pytest.fixture
def new_site_visitor(browser: Browser, site: str) -> Iterator[VisitorFactory]:
    """Yield a factory of visitors to the serverless site; the test fails if any of their browsers complained."""
    factory = VisitorFactory(browser, site, NO_IMAGE)
    yield factory
    assert factory.close() == []
