"""Check the installed wheel with several Python versions: `python -m bench.wheel PYTHON ...` (`make wheel-check`).

For each Python, the package is installed in an empty environment outside the clone, first on its own and then with the
`[play]` extra. Dependencies are pinned as in `make play`. Each time, the commands must work, the page is served, a game
is played over a socket, and its record is verified. With `[play]`, the rules must be compiled. `--write` also writes
the sizes to docs/develop/benchmarks/speed.md.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.fresh import megabytes, memory
from bench.page import machine, publish
from tests.packaging.test_wheel import ROOT, race, run, wheel

EXTRAS = ("", "[play]")
ASK = "from downforce import compiled; print(compiled.AVAILABLE)"
SIMULATED = ("simulate", "--games", "20", "--bots", "pro", "--workers", "1")


def check(python: str, built: Path, folder: Path) -> Iterator[str]:
    """Yield a row of results for each extra. End the program if anything does not work."""
    said = run(python, "-c", "import platform; print(platform.python_version())").strip()
    for extra in EXTRAS:
        home = folder / f"{said}{extra}"
        home.mkdir()
        run(python, "-m", "venv", str(home / "venv"))
        programs = home / "venv" / "bin"
        empty = megabytes(home / "venv")
        began = time.monotonic()
        pip = (str(programs / "python"), "-m", "pip", "--disable-pip-version-check")
        pins = str(ROOT / "requirements" / "play.lock")
        run(*pip, "install", "--quiet", "--only-binary", ":all:", "--constraint", pins, f"{wheel(built)}{extra}")
        installed = time.monotonic() - began
        run(*pip, "check")
        size = megabytes(home / "venv") - empty
        answered = use(programs, home, compiled=bool(extra))
        yield f"| {said} | `downforce{extra}` | {size:,.0f} MB | {installed:.0f} s | {answered:.2f} s |"


def use(programs: Path, home: Path, compiled: bool) -> float:
    """Use the installed package in every way. Return how many seconds `downforce --help` takes."""
    downforce, empty = str(programs / "downforce"), home / "empty"
    empty.mkdir()
    run(downforce, "--version", cwd=empty)  # the first run compiles the imported modules
    began = time.perf_counter()
    assert "downforce play" in run(downforce, "--help", cwd=empty)
    answered = time.perf_counter() - began
    assert "downforce serve" in run(downforce, cwd=empty)
    assert run(str(programs / "python"), "-c", ASK, cwd=empty).strip() == str(compiled)
    assert "20 games" in run(downforce, *SIMULATED, cwd=empty)
    run(downforce, "site", "public", cwd=empty)
    asyncio.run(race(programs, empty))
    return answered


def report(pythons: list[str]) -> str:
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="downforce-wheel-") as top:
        built = Path(top, "dist")
        run("sh", "deploy/wheel.sh", str(built), cwd=ROOT)
        size = wheel(built).stat().st_size / 1e6
        rows = [row for python in pythons for row in check(python, built, Path(top))]
    return "\n".join(
        [
            f"Made by `make wheel-check` on: {machine(f'{memory():.0f} GB')}; load average before: {load:.1f}.",
            f"The wheel has {size:.1f} MB. Each row: an empty environment outside the clone, packages as "
            "`requirements/play.lock` pins them; the commands answered, the page was served, a game was played over a "
            "socket and its record verified, games were simulated, a site was written.",
            "",
            "| Python | installed | on disk | to install | `--help` |",
            "|---|---|--:|--:|--:|",
            *rows,
        ]
    )


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if not word.startswith("-")] or [sys.executable]
    try:
        publish("The wheel, installed", report(named))
    except (AssertionError, OSError, subprocess.SubprocessError) as failure:
        sys.exit(f"wheel: {failure}")
