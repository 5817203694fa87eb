"""Measure how long it takes to get started with `make play` in a fresh clone, until a race has begun.

`python -m bench.fresh` prints the result. `--all` continues with `make install`, which testers and developers need.
`--write` also updates the section in docs/develop/benchmarks/speed.md. The benchmark clones the committed state, and
needs only Python, git and make.
"""

import contextlib
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path

from bench.page import machine, publish

ROOT = Path(__file__).parent.parent
FOLDERS = (".venv", "web/node_modules", "downforce/server/page")
BROWSER = "true"  # a program that does nothing and succeeds
Step = tuple[str, float]


def megabytes(folder: Path) -> float:
    """Return the disk usage of a folder in megabytes, counted like `du`."""
    return sum(path.lstat().st_blocks for path in folder.rglob("*")) * 512 / 2**20


@contextlib.contextmanager
def fresh_clone() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="downforce-fresh-") as folder:
        clone = Path(folder) / "downforce"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        yield clone


def clean_environment() -> dict[str, str]:
    """Return the environment variables, without those set by `make` or by the current virtual environment."""
    dropped = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in dropped}


def play(clone: Path) -> list[Step]:
    """Run `make play`. Return the steps with the time at which each was reached, in seconds since the start."""
    began = time.monotonic()
    environment = {**clean_environment(), "BROWSER": BROWSER, "DOWNFORCE_PORT": "0"}
    with (clone.parent / "said").open("w") as errors:
        process = subprocess.Popen(
            ["make", "play"],
            cwd=clone,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,
        )
    assert process.stdout is not None
    try:
        address = next((found[0] for line in process.stdout if (found := re.match(r"http://\S+", line))), None)
        if address is None:
            sys.exit(f"make play ended with {process.wait()}:\n{(clone.parent / 'said').read_text()[-2000:]}")
        listening = time.monotonic() - began
        race(address)
        return [("`make play` listens", listening), ("a race has begun", time.monotonic() - began)]
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        process.wait()


def race(address: str) -> None:
    """Do what the button *Race now* does: fetch the page, become a guest, and request a race."""
    guest = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    for path, body in (("/", None), ("/api/me", None), ("/api/race", b"{}")):
        asked = urllib.request.Request(address + path, body, {"Content-Type": "application/json"})
        guest.open(asked, timeout=60).read()


def install_all(clone: Path) -> list[Step]:
    """Install the additional packages that `make test` needs."""
    began = time.monotonic()
    targets = ["install", "web/node_modules/installed"]
    subprocess.run(["make", "--silent", *targets], cwd=clone, env=clean_environment(), check=True)
    return [("`make install`, after that", time.monotonic() - began)]


def memory() -> float:
    """Return the memory of this machine in GB."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30


def processor_seconds() -> float:
    """Return the CPU seconds used by all finished child processes.

    On a busy machine, CPU time is more meaningful than elapsed time.
    """
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def rows(clone: Path, steps: list[Step]) -> Iterator[str]:
    yield from (f"| {what} | {seconds:.0f} s |" for what, seconds in steps)
    yield f"| processor time of all that | {processor_seconds():.0f} s |"
    yield from (f"| `{name}` | {megabytes(clone / name):,.0f} MB |" for name in FOLDERS)


def report(everything: bool) -> str:
    load = os.getloadavg()[0]
    with fresh_clone() as clone:
        table = list(rows(clone, play(clone)))
        if everything:
            table += rows(clone, install_all(clone))
    return "\n".join(
        [
            f"Made by `make sizes` on: {machine(f'{memory():.0f} GB')}; load average before: {load:.1f}.",
            "A fresh clone; packages come from the registries, or from the caches of pip and npm.",
            "",
            "| what | figure |",
            "|---|--:|",
            *table,
        ]
    )


if __name__ == "__main__":
    publish("From a clone to a race", report("--all" in sys.argv))
