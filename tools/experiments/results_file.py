"""Long measurements, game by game: what each found goes to a file at once, so that they can stop and go on later."""

import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any


def run_and_save(file: Path | None, seeds: Iterable[int], work: Callable[[int], Any], seconds: float) -> list[Any]:
    """What `work` found for each of these seeds, as JSON: from the file, or now, until so many seconds have passed."""
    lines = file.read_text("utf-8").splitlines() if file and file.exists() else []
    known: dict[int, Any] = dict(map(json.loads, lines))
    until = time.monotonic() + seconds
    for seed in seeds:
        if seed in known:
            continue
        if time.monotonic() >= until:
            break
        known[seed] = json.loads(json.dumps(work(seed)))
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([seed, known[seed]]) + "\n")
    return [known[seed] for seed in seeds if seed in known]
