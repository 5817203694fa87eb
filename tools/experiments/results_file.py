"""Save the results of a long measurement game by game, so that it can be stopped and continued later."""

import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any


def run_and_save(file: Path | None, seeds: Iterable[int], work: Callable[[int], Any], seconds: float) -> list[Any]:
    """Return the results of `work` for these seeds, as JSON data.

    Results that are already in the file are read from it. All others are computed and appended to the file. No new
    computation starts after `seconds`.
    """
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
