"""Measure the serverless version of the game: the built site on a static server, in Chromium.

`python -m bench.site` prints the result. `--write` also updates the section in docs/develop/benchmarks/speed.md, and
`--frames` measures nothing but frames. The benchmark measures the time from opening the home page to the player's first
decision, with an empty and with a full cache. It also measures how long a pro bot thinks in the worker's Python, and
whether the page keeps drawing frames while bots think and cars drive, with and without the camera that follows them.
"""

import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.page import machine, publish
from tests.browser.harness import find_browser
from tests.browser.sites import BASE, serve_site

ROUNDS = 3
GAMES = 4
FRAMES = 20.0  # how long frames are counted during a race, in seconds
LATE = 50.0  # milliseconds after which a frame counts as late
WAIT = 120_000
CHOICE = "[data-choices] button"
KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const has = (name) => kept.flat().some((one) => one.url.includes(name));
  return has("downforce.zip") && has("image?");
}"""
SETTINGS = {"speed": "normal", "reveal": "press", "guard": False, "tips": False}
ACT = """() => {
  const main = document.querySelector(".acts [data-act=main]");
  if (main?.ariaDisabled !== "true") main?.click();
  else document.querySelector("[data-choices] button:not([aria-disabled=true])")?.click();
  return Boolean(document.querySelector(".panel[data-panel=card]"));
}"""
# A worker that loads the same files, to time a bot on its own
WORKER = """
onmessage = async ({ data: { folder, code } }) => {
  try {
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: folder });
    const ours = await fetch(`${folder}downforce.zip`);
    python.unpackArchive(await ours.arrayBuffer(), "zip", { extractDir: "/home/pyodide" });
    postMessage(python.runPython(code));
  } catch (error) {
    postMessage(String(error));
  }
};
"""
THINK = f"""
import json, time
from downforce import new_game
from downforce.bots import find
from downforce.rng import Rng, seed_rng

pro, rng, times = find("pro"), Rng(), []
for seed in range({GAMES}):
    seed_rng(rng, seed)
    game = new_game(players=4, seed=seed)
    while game.waiting:
        seat = game.waiting[0]
        seen, legal = game.view(seat), game.legal(seat)
        began = time.perf_counter()
        chosen = pro.choose(seen, legal, rng)
        if len(legal) > 1:
            times.append(1000 * (time.perf_counter() - began))
        game.play(seat, chosen)
json.dumps(times)
"""
ASK_WORKER = """([script, folder, code]) => new Promise((resolve, reject) => {
  const worker = new Worker(script, { type: "module" });
  worker.onmessage = (event) => resolve(event.data);
  worker.onerror = (event) => reject(new Error(event.message));
  worker.postMessage({ folder, code });
})"""
COUNT_FRAMES = """() => {
  const gaps = (window.gaps = []);
  let last = performance.now();
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


@contextmanager
def site() -> Iterator[tuple[str, str]]:
    """Serve the site. Yield its address and the address of its Python files."""
    with tempfile.TemporaryDirectory() as top, serve_site(Path(top)) as address:
        folder = Path(top, BASE.strip("/"))
        (folder / "bench.js").write_text(WORKER)
        python = next(folder.glob("assets/python-*")).name
        yield f"{address}{BASE}", f"{address}{BASE}assets/{python}/"


def new_context(browser: Browser, **settings: bool) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(f"localStorage['downforce.settings'] ??= '{json.dumps(SETTINGS | settings)}';")
    context.set_default_timeout(WAIT)
    return context


def first_question(context: BrowserContext, address: str) -> tuple[Page, float, float]:
    """Open the site and press *Race now* as soon as it appears.

    Return the page, the seconds until the home page is shown, and the seconds until the player's first decision.
    """
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    button = page.locator("button.btn-main")
    button.wait_for()
    home = time.perf_counter() - began
    button.click()
    page.locator(CHOICE).first.wait_for()
    return page, home, time.perf_counter() - began


def starts(browser: Browser, address: str) -> tuple[list[float], list[float], list[float]]:
    """Measure the start of the site several times.

    Return three lists of seconds: until the home page is shown and until the player's first decision, both with an
    empty cache, and until the first decision with a full cache.
    """
    home, empty, full = [], [], []
    for _ in range(ROUNDS):
        context = new_context(browser)
        page, seconds, until_asked = first_question(context, address)
        home.append(seconds)
        empty.append(until_asked)
        while not page.evaluate(KEPT):
            page.wait_for_timeout(200)
        page.close()
        page, _, until_asked = first_question(context, address)
        full.append(until_asked)
        context.close()
    return home, empty, full


def thinking(browser: Browser, address: str, python: str) -> list[float]:
    """Return how long a pro thinks about each decision that has several options, in milliseconds."""
    context = new_context(browser)
    page = context.new_page()
    page.goto(f"{address}README.txt")
    answer: Any = page.evaluate(ASK_WORKER, [f"{address}bench.js", python, THINK])
    context.close()
    try:
        return sorted(json.loads(answer))
    except ValueError:
        sys.exit(f"bench: {answer}")


def frames(browser: Browser, address: str, follow: bool) -> list[float]:
    """Return the milliseconds between frames while cars race. The player always acts immediately.

    `follow` is the setting that lets the board's camera follow the cars.
    """
    context = new_context(browser, follow=follow)
    context.add_init_script("localStorage['downforce.device-finished'] = 'yes'")  # makes the opponents three pros
    page, _, _ = first_question(context, address)
    while not page.evaluate(ACT):
        page.wait_for_timeout(100)
    page.evaluate(COUNT_FRAMES)
    end = time.monotonic() + FRAMES
    while time.monotonic() < end:
        page.evaluate(ACT)
        page.wait_for_timeout(100)
    gaps: list[float] = page.evaluate("window.gaps")
    context.close()
    return gaps


def compare_cameras(browser: Browser, address: str) -> str:
    """Count frames with the camera on and off by turns. Return a table, a row for each."""
    found: dict[bool, list[list[float]]] = {False: [], True: []}
    for _ in range(ROUNDS):
        for follow, rounds in found.items():
            rounds.append(frames(browser, address, follow))
    rows = [
        f"Frames of the page in {ROUNDS} x {FRAMES:.0f} s of a race against three pros, with the board's camera off "
        "and on by turns:",
        "",
        f"| camera | frames | median apart | 99 % within | longest | later than {LATE:.0f} ms | in each round |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for follow, rounds in found.items():
        gaps = sorted(gap for gap_list in rounds for gap in gap_list)
        late = [sum(gap > LATE for gap in gap_list) for gap_list in rounds]
        rows.append(
            f"| {'on' if follow else 'off'} | {len(gaps)} | {at(gaps, 50):.1f} ms | {at(gaps, 99):.0f} ms "
            f"| {gaps[-1]:.0f} ms | {sum(late)} | {', '.join(map(str, late))} |"
        )
    return "\n".join(rows)


def at(values: list[float], percent: float) -> float:
    return values[min(len(values) - 1, int(len(values) * percent / 100))]


def seconds(values: list[float]) -> str:
    return f"{statistics.median(values):.1f} s | {min(values):.1f} to {max(values):.1f} s"


def report() -> str:
    program = find_browser()
    if program is None:
        sys.exit("bench: no Chromium here; make chromium")
    load = os.getloadavg()[0]
    with site() as (address, python), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        if "--frames" in sys.argv:
            return compare_cameras(browser, address)
        home, empty, full = starts(browser, address)
        thought = thinking(browser, address, python)
        compared = compare_cameras(browser, address)
        version = browser.version
        browser.close()
    return "\n".join(
        [
            f"Made by `make bench-site` on: {machine('shared by server and browser')}; Chromium {version}; "
            f"load average before: {load:.1f}.",
            f"The built site under a path of Python's static server, {ROUNDS} times; *Race now* is pressed as soon as "
            "it is there.",
            "",
            "| from the address to | median | all |",
            "|---|--:|--:|",
            f"| the start page, with an empty cache | {seconds(home)} |",
            f"| the player's first question, with an empty cache | {seconds(empty)} |",
            f"| the same, from the cache | {seconds(full)} |",
            "",
            f"`pro` in the worker, {len(thought)} choices among several: median {at(thought, 50):.1f} ms, 95 % "
            f"within {at(thought, 95):.0f} ms, 99 % within {at(thought, 99):.0f} ms, longest {thought[-1]:.0f} ms.",
            "",
            compared,
        ]
    )


if __name__ == "__main__":
    if "--frames" in sys.argv:
        print(report())
    else:
        publish("Without a server", report())
