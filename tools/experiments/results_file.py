"""Save the results of long measurements game by game in a file, so that they can stop and continue later."""

import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any


def run_and_save(file: Path | None, seeds: Iterable[int], work: Callable[[int], Any], seconds: float) -> list[Any]:
    """Return the results of `work` for these seeds as JSON: from the file, or computed now and appended to it.

    Starts no new seed after `seconds`.
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
