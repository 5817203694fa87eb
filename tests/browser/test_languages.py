"""Five languages: no text is missing or cut, nothing is wider than the screen; every screen is in test_screens.py."""

from playwright.sync_api import Page

from downforce.text import LANGUAGES
from tests.browser.screens import wait_for
from tests.browser.visitors import DESK, PHONE, Visitors

NARROW = (320, 640)

# A text that is missing shows its key; one with an argument missing shows {$name}.
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

# What sticks out of the screen, and buttons whose words do not fit into them.
CUT = r"""() => {
    const found = [];
    const name = (one) => `${one.tagName}.${one.getAttribute("class") ?? ""} "${one.textContent.trim().slice(0, 40)}"`;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page: ${root.scrollWidth} of ${root.clientWidth}`);
    for (const { scrollWidth, clientWidth } of document.querySelectorAll(".textboard-in:not(.sr)"))
        if (scrollWidth > clientWidth) found.push(`the text board: ${scrollWidth} of ${clientWidth}`);
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


# As the picker does it, which a dialog may cover. Where there is none, the page is told as it was kept from last time.
CHOOSE = """(lang) => {
    const picker = document.querySelector(".lang select");
    if (!picker) {
        localStorage["downforce.lang"] = lang;
        return false;
    }
    picker.value = lang;
    picker.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
}"""


def speak(page: Page, lang: str, screen: str) -> None:
    if not page.evaluate(CHOOSE, lang):
        page.reload()
        wait_for(page, screen)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


def in_all_languages(page: Page, screen: str, where: str) -> list[str]:
    """In every language, one after the other, at three widths."""
    found = []
    for lang in LANGUAGES:
        speak(page, lang, screen)
        for width, height in (DESK, PHONE, NARROW):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found += [f"{lang} {where} at {width}: {what}" for what in page.evaluate(CUT)]
        found += [f"{lang} {where}: {words!r} is no text" for words in page.evaluate(UNWORDED)]
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    return found


def test_language_is_chosen_and_kept(visitors: Visitors) -> None:
    visitor = visitors(lang="de-DE")
    page = visitor.open("/")
    page.locator(".hero .btn-main").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    said = {}
    for lang in LANGUAGES:
        page.locator(".lang select").select_option(lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        said[lang] = page.locator(".hero .btn-main").inner_text()
    assert len(set(said.values())) >= 4  # the two kinds of Portuguese may agree
    page.reload()
    page.locator(".hero .btn-main").wait_for()
    assert page.locator("html").get_attribute("lang") == [*LANGUAGES][-1]
    assert page.locator(".hero .btn-main").inner_text() == said[[*LANGUAGES][-1]]


def test_language_of_the_browser(visitors: Visitors) -> None:
    page = visitors(lang="pt-PT").open("/rules")
    page.locator(".rules-table").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "pt-PT"
