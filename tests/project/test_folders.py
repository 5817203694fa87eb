"""Folders are easy to search: none has too many modules, and every package has a README."""

import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = {".py", ".ts", ".svelte"}
MOST = 20  # modules in one folder
NUMBERED = {"downforce/server/store/migrations/versions"}  # grows by one file with every change of the schema


def tracked() -> list[Path]:
    """Return every file under version control, relative to the root."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [Path(name) for name in listed.split("\0") if name]


def is_module(path: Path) -> bool:
    return path.suffix in MODULES and path.name != "__init__.py"


def packages() -> list[Path]:
    """Return the folders that must have a README: all with modules, apart from tests and the page's small ones."""
    found = {path.parent for path in tracked() if path.suffix == ".py" and path.parts[0] in {"downforce", "tools"}}
    return sorted(path for path in found if "migrations" not in path.parts and path.name != "data")


def test_no_folder_is_crowded() -> None:
    counts = Counter(str(path.parent) for path in tracked() if is_module(path))
    assert {folder: count for folder, count in counts.items() if count > MOST and folder not in NUMBERED} == {}


def test_no_two_modules_of_the_page_have_one_name() -> None:
    """Otherwise a component and a module beside it could be told apart by their case alone."""
    modules = [path for path in tracked() if path.parts[:2] == ("web", "src") and is_module(path)]
    names = Counter(
        path.name.split(".")[0].replace("-", "").lower() for path in modules if not path.name.endswith(".test.ts")
    )
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("folder", packages(), ids=str)
def test_every_package_has_a_short_readme(folder: Path) -> None:
    lines = (ROOT / folder / "README.md").read_text("utf-8").splitlines()
    assert 3 <= len(lines) <= 20
