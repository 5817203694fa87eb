"""Every screen of the page, how to get there, and how to tell that it is loaded."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.browser.driver import MAIN
from tests.browser.prepared_games import ASKED, PreparedGames
from tests.browser.visitors import Visitor

PLAIN = {
    "home": ("/", ".hero"),
    "new": ("/new", "main .btn-main:enabled"),
    "rules": ("/rules", ".rules-table"),
    "intro": ("/intro", ".lesson"),
    "settings": ("/settings", ".keys"),
}
TABLES = {
    "waiting": ("waiting", ".seats"),
    **{stage: (stage, f".panel[data-panel={stage}]") for stage in ASKED},
    "together": ("together", ".panel[data-panel=auction]"),
    "result": ("over", "[data-result] .chart svg"),
}
OVERLAYS = ("change", "reveal", "keys", "help", "log", "options", "text")  # shown over a table after a key or a button
ANALYSED = {  # screens of an analysed game: the path after its table's, and a selector
    "analysis": ("analysis#{}", ".verdict"),
    "again": ("try#{}", "[data-again-at] .board svg"),
}
SCREENS = (*PLAIN, *TABLES, "replay", *ANALYSED, "puzzles", *OVERLAYS)
QUESTIONS = ("give-up", "return")  # dialogs that appear by themselves, because of another player or of a link
NEXT = ".lesson-foot .btn-main"
CHOICES = ".lesson-cards button, .endrow, .betrow"


def visit(visitor: Visitor, prepared: PreparedGames, screen: str) -> Page:
    if screen == "return":
        visitor.ignore("/api/return", "status of 409")  # the refusal that makes the page ask
    page = visitor.open(path_to(prepared, screen))
    wait_for(page, screen)
    if screen in AFTER:
        AFTER[screen](page)
    return page


def path_to(prepared: PreparedGames, screen: str) -> str:
    if screen in PLAIN:
        return PLAIN[screen][0]
    if screen in ("reveal", "together"):  # the test plays on there
        return f"/t/{prepared.new_table('auction' if screen == 'reveal' else screen)}"
    if screen in TABLES:
        return f"/t/{prepared.table(TABLES[screen][0])}"
    if screen == "puzzles":
        prepared.analysed()
        return "/puzzles"
    if screen in ANALYSED:
        table, number = prepared.analysed()
        return f"/t/{table}/{ANALYSED[screen][0].format(number)}"
    if screen == "replay":
        return f"/t/{prepared.table('over')}/replay#30"
    if screen == "give-up":
        return f"/t/{prepared.table(screen)}"
    if screen == "return":
        return prepared.return_link()
    if screen == "change":
        return f"/t/{prepared.table('waiting')}"
    return f"/t/{prepared.table('card')}"


def wait_for(page: Page, screen: str) -> None:
    shown = {
        **PLAIN,
        **TABLES,
        **ANALYSED,
        "puzzles": ("", "[data-puzzles] .item"),
        "replay": ("", ".transport"),
        "change": ("", ".change"),
        **dict.fromkeys(QUESTIONS, ("", "dialog[open] footer .btn-main")),
    }
    page.locator(shown.get(screen, ("", MAIN))[1]).first.wait_for()
    page.wait_for_function("() => !document.querySelector('.skel')")


def reveal_bids(page: Page) -> None:
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    page.locator(".panel[data-panel=reveal]").wait_for()


def press(key: str, there: str) -> Callable[[Page], None]:
    def run(page: Page) -> None:
        page.keyboard.press(key)
        page.locator(there).first.wait_for()

    return run


def open_form(page: Page) -> None:
    page.locator(".change").click()
    page.locator("main .sticky .btn-main:enabled").wait_for()


def open_settings(page: Page) -> None:
    page.locator(".topbar .tools .iconbtn").last.click()
    page.locator("dialog[open] .keys").wait_for()


def show_tip(page: Page) -> None:
    page.evaluate("""() => {
        const settings = JSON.parse(localStorage["downforce.settings"]);
        localStorage["downforce.settings"] = JSON.stringify({ ...settings, tips: true });
    }""")
    page.reload()
    page.locator(".coach").wait_for()


def open_reactions(page: Page) -> None:
    """Pass, so that the table waits for a player who is away, and open the list of reactions."""
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    page.locator(".panel .note").wait_for()
    page.locator(".react > button").click()
    page.locator(".react .signs").wait_for()


AFTER = {
    "wild": show_tip,
    "together": open_reactions,
    "change": open_form,
    "reveal": reveal_bids,
    "keys": press("a", "dialog[open] .keys"),
    "help": press("?", "dialog.help .is-now"),
    "log": press("l", "dialog[open] .log"),
    "text": press("t", ".textboard-in:not(.sr)"),
    "options": open_settings,
}


def lessons(page: Page) -> Iterator[str]:
    """Go through the introduction, doing each task; yields the name of every step."""
    while True:
        yield page.locator(".lesson-steps [aria-current]").inner_text()
        if not page.locator(NEXT).count():
            return
        tried = 0
        while page.locator(NEXT).is_disabled():
            page.locator(CHOICES).nth(tried).click()
            page.locator(".lesson-do").click()
            page.locator(".lesson .note").wait_for()
            tried += 1
            if page.locator(".note button").count():
                page.locator(".note button").click()
        page.locator(NEXT).click()
