"""docs/research.md: its code runs, and its tables match the code."""

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: install the extra `fast`")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install pettingzoo")
pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")

from downforce.envs.actions import NUMBERING
from downforce.envs.observation import LAYOUT, SEE_SIZE
from tests.pages import ROOT, run_page

PAGE = ROOT / "docs" / "research.md"


def test_the_code_on_the_page_runs(tmp_path: Path) -> None:
    assert run_page(PAGE, tmp_path) > 40


def test_the_tables_are_those_of_the_code() -> None:
    text = PAGE.read_text("utf-8")
    for block in LAYOUT:
        row = f"| {block.first} | {block.size} | `{block.name}` | {block.low}-{block.high} | {block.meaning} |"
        assert row in text
    assert f"## The observation: {SEE_SIZE} numbers" in text
    for first, size, form, counted in NUMBERING:
        numbers = f"{first}-{first + size - 1}" if size > 1 else f"{first}"
        assert f"| {numbers} | `{form}` | {counted} |" in text
