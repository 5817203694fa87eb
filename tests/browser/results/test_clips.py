"""A clip of a card from a finished game, and a picture of a moment with the score; by keyboard, in a replay."""

import json
import math
from pathlib import Path

import pytest
from playwright.sync_api import Page

import downforce
from tests.browser.layout.test_accessible import violations
from tests.browser.prepared_games import PreparedGames
from tests.browser.sites import BASE
from tests.browser.visitors import VisitorFactory, wait_until

DECODE = """async () => {
  const packed = atob(document.querySelector("dialog img").src.split(",")[1]);
  const file = Uint8Array.from(packed, (one) => one.charCodeAt(0)).buffer;
  const decoder = new ImageDecoder({ data: file, type: "image/gif" });
  await decoder.tracks.ready;
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
  const pixels = async (frameIndex) => {
    const { image } = await decoder.decode({ frameIndex });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  return { frames: frameCount, repeats: repetitionCount, moves: (await pixels(0)) !== (await pixels(frameCount >> 1)) };
}"""


SHARE = """
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files }) => {
    window.shared = files.map(({ name, type, size }) => [name, type, size > 1000]);
  };
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    played = downforce.new_game(players=2, seed=5, track="marina-bay")
    while played.waiting:
        seat = played.waiting[0]
        played.play(seat, played.legal(seat)[0])
    (tmp_path / "game.json").write_text(json.dumps(played.record()), "utf-8")
    return tmp_path / "game.json"


def make(page: Page) -> Path:
    """Make a clip of the selected part by keyboard; returns the downloaded file."""
    page.locator("[data-clip-make]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-clip-save]").wait_for()
    with page.expect_download() as download:
        page.locator("[data-clip-save]").focus()
        page.keyboard.press("Enter")
    return download.value.path()


def test_a_card_becomes_a_gif_and_the_end_a_picture(new_site_visitor: VisitorFactory, game: Path) -> None:
    ida = new_site_visitor()
    page = ida.open(BASE)
    page.locator("input[type=file]").set_input_files(game)
    page.locator("[data-clip]").wait_for()
    page.keyboard.press("End")
    page.locator("[data-clip]").focus()
    page.keyboard.press("Enter")
    assert make(page).read_bytes()[:6] == b"GIF89a"
    clip = page.evaluate(DECODE)
    assert clip["frames"] > 5
    assert (clip["moves"], clip["repeats"]) == (True, math.inf)

    page.get_by_role("radio", name="A picture with the score").click()
    still = make(page).read_bytes()
    assert still[:4] == b"\x89PNG"
    assert int.from_bytes(still[16:20], "big") == 1200  # pixels wide
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_on_a_server_s_result_a_clip_goes_to_the_share_sheet_where_there_is_one(
    new_visitor: VisitorFactory, prepared: PreparedGames
) -> None:
    """On a phone, by touch."""
    ida = new_visitor.phone(storage_state=prepared.storage_state)
    ida.context.add_init_script(SHARE)
    page = ida.open(f"/t/{prepared.table('over')}")
    page.locator("[data-clip]").tap()
    page.locator("[data-clip-make]").wait_for()
    assert violations(page, "clip") == []
    page.locator("[data-clip-make]").tap()
    page.locator("dialog img").wait_for()
    assert violations(page, "made clip") == []
    page.locator("dialog .btn-main").tap()
    wait_until(page, lambda: page.evaluate("window.shared"))
    ((name, kind, whole),) = page.evaluate("window.shared")
    assert name.endswith(".gif")
    assert (kind, whole) == ("image/gif", True)
