"""The pages on research: their code runs, and their tables are those of the code."""

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: install the extra `fast`")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install pettingzoo")
pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")

from downforce.envs.actions import NUMBERING
from downforce.envs.observation import LAYOUT, SEE_SIZE
from tests.pages import ROOT, run_page

GUIDE = ROOT / "docs" / "develop" / "research.md"
REFERENCE = ROOT / "docs" / "reference" / "environments.md"


@pytest.mark.parametrize(
    ("page", "least"), [(GUIDE, 40), (REFERENCE, 10)], ids=lambda value: getattr(value, "stem", "")
)
def test_the_code_on_the_page_runs(page: Path, least: int, tmp_path: Path) -> None:
    assert run_page(page, tmp_path) >= least


def test_the_tables_are_those_of_the_code() -> None:
    text = REFERENCE.read_text("utf-8")
    for block in LAYOUT:
        row = f"| {block.first} | {block.size} | `{block.name}` | {block.low}-{block.high} | {block.meaning} |"
        assert row in text
    assert f"## The observation: {SEE_SIZE} numbers" in text
    for first, size, form, counted in NUMBERING:
        numbers = f"{first}-{first + size - 1}" if size > 1 else f"{first}"
        assert f"| {numbers} | `{form}` | {counted} |" in text
