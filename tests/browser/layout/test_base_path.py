"""The page under a base path: every request it makes and every link it shows stays below that path."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.driver import Player
from tests.browser.harness import Server, run_server
from tests.browser.visitors import VisitorFactory, wait_until
from tests.server.proxies import behind, find_proxy

BASE = "/downforce"


@contextmanager
def run_proxy(based: Server, folder: Path) -> Iterator[str]:
    """Yield the address of nginx with our snippet, or of the server itself if there is no nginx."""
    if find_proxy("nginx") is None:
        yield based.base + BASE
        return
    with behind("nginx", folder / "nginx", based.base.removeprefix("http://"), f"{BASE}/") as address:
        yield address


def test_the_page_under_a_path(new_visitor: VisitorFactory, server: Server, tmp_path: Path) -> None:
    with run_server(tmp_path, DOWNFORCE_BASE=BASE) as based, run_proxy(based, tmp_path) as home:
        visitor = new_visitor(base=home)
        asked: list[str] = []
        visitor.context.on("request", lambda request: asked.append(request.url))
        page = visitor.open("/")
        page.get_by_role("button", name="Race now").click()
        page.locator("[data-choices] button").first.wait_for()
        table = page.url.removeprefix(f"{home}/t/")
        assert table in page.url
        Player(page).step()
        page.reload()  # two folders deep, where relative URLs would go wrong
        page.locator("[data-choices] button, .player.is-you").first.wait_for()
        assert {cookie["path"] for cookie in visitor.context.cookies()} == {f"{BASE}/"}

        visitor.call("POST", f"/tables/{table}/give-up")
        visitor.open(f"/t/{table}/replay")
        page.locator("a[download]").first.wait_for()
        assert str(page.locator("a[download]").first.get_attribute("href")).startswith(f"{BASE}/api/tables/{table}/")
        page.locator("a.home").first.click()
        wait_until(page, lambda: page.url == f"{home}/")

        seats = [{"kind": "me"}, {"kind": "open"}]
        waiting = visitor.call("POST", "/tables", {"seats": seats})["id"]
        visitor.open(f"/t/{waiting}")
        assert page.locator("input[readonly]").input_value() == f"{home}/t/{waiting}"
        assert all(url.startswith((f"{home}/", "data:", "blob:")) for url in asked), asked

        page.goto(f"{based.base}/rules")  # outside the base path: the page still knows where it belongs
        page.locator("h1").first.wait_for()
        assert page.url == f"{based.base}{BASE}/rules"
        assert based.errors() == []
