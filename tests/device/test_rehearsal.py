"""What a worker does once, so that its next start is quick, and the files that the build adds for it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from downforce import tracks
from downforce.device.device import Device
from downforce.device.table import CLOCKS
from downforce.device.warm_up import rehearse
from downforce.room.queries.setup import make_setup
from downforce.room.queries.track_shape import track_shape
from downforce.text import LANGUAGES, page_texts
from tests.browser.harness import PAGE, is_stale


def test_a_rehearsal_races_on_every_track(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, int] = {}
    wake = Device.wake

    def watched(device: Device) -> None:
        wake(device)
        for table in device.tables.values():
            seen[str(table.room.table.options["track"])] = table.room.seq

    monkeypatch.setattr(Device, "wake", watched)
    rehearse(("rookie", "rookie"), 8)
    assert seen == dict.fromkeys(tracks.shipped(), 8)


def leaves(shape: Any, at: str = "") -> dict[str, Any]:
    """Return every value of nested lists and objects by its path; numbers in a text (the picture's) get paths of their
    own.
    """
    if isinstance(shape, dict):
        return {key: one for name, part in shape.items() for key, one in leaves(part, f"{at}.{name}").items()}
    if isinstance(shape, list):
        return {key: one for i, part in enumerate(shape) for key, one in leaves(part, f"{at}[{i}]").items()}
    if isinstance(shape, str) and (parts := re.split(r"(-?\d+\.\d+)", shape))[1:]:
        return {f"{at}:{i}": float(part) if i % 2 else part for i, part in enumerate(parts)}
    return {at: shape}


@pytest.mark.skipif(is_stale(), reason="the page is not built, or older than its sources")
def test_beside_the_worker_lie_all_languages_tracks_and_the_setup() -> None:
    """A page without a server reads them as files: they are what a server would answer."""
    folder = next(Path(PAGE.parent, "assets").glob("python-*"))
    for lang in LANGUAGES:
        assert (folder / f"text.{lang}.ftl").read_text("utf-8") == page_texts(lang)
    for name in tracks.shipped():
        packed = leaves(json.loads((folder / f"track.{name}.json").read_text("utf-8")))
        told = leaves(json.loads(json.dumps(track_shape(name))))
        assert packed.keys() == told.keys()
        # WebAssembly's mathematics may round the last digit of a pixel the other way; nothing else may differ
        near = {at: pytest.approx(one, abs=0.02) if isinstance(one, float) else one for at, one in told.items()}
        assert packed == near
    setup = make_setup({name: int(seconds) for name, seconds in CLOCKS.items()})
    assert json.loads((folder / "setup.json").read_text("utf-8")) == json.loads(json.dumps(setup))
