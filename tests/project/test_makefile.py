"""`make` without a target lists every target with one line of help."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Makefile").read_text("utf-8")
GROUPS = ["Play", "Test", "Develop", "Benchmarks", "Release"]


def printed(*arguments: str) -> str:
    # Without what an outer `make test` passes on: its flags would add lines about folders.
    env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    done = subprocess.run(["make", *arguments], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def phony() -> list[str]:
    return [name for line in re.findall(r"^\.PHONY: (.+)$", TEXT, re.MULTILINE) for name in line.split()]


def test_make_alone_shows_the_list() -> None:
    assert printed() == printed("help")


def test_the_list_has_every_target_in_the_order_in_which_it_is_declared() -> None:
    rows = re.findall(r"^  make ([a-z-]+) +\S.*$", printed("help"), re.MULTILINE)
    assert sorted(rows) == sorted(phony())
    assert rows == re.findall(r"^([a-z][a-z-]*):.*## ", TEXT, re.MULTILINE)
    assert rows[1] == "play"


def test_the_list_is_grouped() -> None:
    assert re.findall(r"^(\w.*)$", printed("help"), re.MULTILINE) == GROUPS
