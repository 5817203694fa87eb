"""Five languages: no text is missing or cut, nothing is wider than the screen; test_screens.py covers every screen."""

from itertools import product

from playwright.sync_api import Page

from downforce.text import LANGUAGES
from tests.browser.screens import wait_for
from tests.browser.visitors import DESK, DRAWN, PHONE, VisitorFactory, resize

NARROW = (320, 640)

# A missing text shows its key; a missing argument shows {$name}.
UNWORDED = r"""() => {
    const found = new Set();
    const look = (text) => {
        const words = (text ?? "").trim();
        if (/^[a-z]+(-[a-z0-9]+)+$/.test(words) || /[{}]|undefined|NaN|\[object/.test(words)) found.add(words);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (!parentElement.closest("script, style")) look(data);
    }
    const names = ["aria-label", "title", "alt", "placeholder", "aria-valuetext"];
    for (const name of names) for (const one of document.querySelectorAll(`[${name}]`)) look(one.getAttribute(name));
    look(document.title);
    return [...found];
}"""

# Elements that stick out of the screen, and buttons whose text does not fit.
CUT = r"""() => {
    const found = [];
    const name = (one) => `${one.tagName}.${one.getAttribute("class") ?? ""} "${one.textContent.trim().slice(0, 40)}"`;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page: ${root.scrollWidth} of ${root.clientWidth}`);
    for (const { scrollWidth, clientWidth } of document.querySelectorAll(".textboard-in:not(.sr)"))
        if (scrollWidth > clientWidth) found.push(`the text board: ${scrollWidth} of ${clientWidth}`);
    for (const { scrollWidth, clientWidth } of document.querySelectorAll("dialog[open]"))
        if (scrollWidth > clientWidth) found.push(`the dialog: ${scrollWidth} of ${clientWidth}`);
    const clips = (one) => {
        for (let up = one.parentElement; up; up = up.parentElement)
            if (getComputedStyle(up).overflowX !== "visible") return true;
        return false;
    };
    for (const one of document.querySelectorAll("body *")) {
        if (one.closest("svg, .sr, noscript") || !one.checkVisibility()) continue;
        const box = one.getBoundingClientRect();
        const out = box.width && (box.right > innerWidth + 1 || box.left < -1);
        if (out && !clips(one)) found.push(`sticks out: ${name(one)}`);
        const button = one.matches("button:not(.card), a.btn, select:not(.lang *)") && one.textContent.trim();
        if (!button) continue;
        const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
        if (cut) found.push(`cut: ${name(one)}`);
    }
    return found;
}"""

LOOK = f"async () => {{ await ({DRAWN})(); return [({CUT})(), ({UNWORDED})()]; }}"

# Sets the language as the picker would, which a dialog may cover. Without a picker it sets the stored setting and
# reloads.
PICKER = ".lang select"
CHOOSE = """([picked, lang]) => {
    const picker = document.querySelector(picked);
    if (!picker) {
        localStorage["downforce.lang"] = lang;
        return false;
    }
    picker.value = lang;
    picker.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
}"""


def switch_language(page: Page, lang: str, screen: str) -> None:
    if not page.evaluate(CHOOSE, [PICKER, lang]):
        page.reload()
        wait_for(page, screen)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang, polling=20)


def in_all_languages(page: Page, screen: str, where: str) -> list[str]:
    """Return the faults of a screen in every language at three widths.

    Languages change in the inner loop: except by a reload, this costs less than a change of width.
    """
    pairs = list(product((PHONE, NARROW, DESK), LANGUAGES))
    if not page.locator(PICKER).count():
        pairs.sort(key=lambda pair: pair[1])
    found: list[str] = []
    size, lang = None, None
    for pair in pairs:
        if pair[0] != size:
            resize(page, pair[0])
        if pair[1] != lang:
            switch_language(page, pair[1], screen)
        size, lang = pair
        cut, unworded = page.evaluate(LOOK)
        found += [f"{lang} {where} at {size[0]}: {what}" for what in cut]
        found += [f"{lang} {where} at {size[0]}: {words!r} is no text" for words in unworded]
    return found


def test_language_is_chosen_and_kept(new_visitor: VisitorFactory) -> None:
    visitor = new_visitor(lang="de-DE")
    page = visitor.open("/")
    page.locator(".hero .btn-main").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    said = {}
    for lang in LANGUAGES:
        page.locator(PICKER).select_option(lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        said[lang] = page.locator(".hero .btn-main").inner_text()
    assert len(set(said.values())) >= 4  # the two kinds of Portuguese may agree
    page.reload()
    page.locator(".hero .btn-main").wait_for()
    assert page.locator("html").get_attribute("lang") == [*LANGUAGES][-1]
    assert page.locator(".hero .btn-main").inner_text() == said[[*LANGUAGES][-1]]


def test_language_of_the_browser(new_visitor: VisitorFactory) -> None:
    page = new_visitor(lang="pt-PT").open("/rules")
    page.locator(".rules-table").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "pt-PT"
