"""Examples in README and docs give the output shown there, and the helper that runs them detects a difference."""

from pathlib import Path

import pytest

from downforce.scenario import schema
from tests.pages import ROOT, run_page

ELSEWHERE = {"research.md"}  # PettingZoo and OpenSpiel: tests/envs/test_research_page.py
NEEDS = {"tracks.md": "shapely"}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text("utf-8") or "\n$ " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", [p for p in WITH_EXAMPLES if p.name not in ELSEWHERE], ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    if missing := NEEDS.get(page.name):
        pytest.importorskip(missing, reason=f"{missing} is not installed: install the extra `tracks`")
    assert run_page(page, tmp_path) > 1


@pytest.mark.parametrize(
    "example",
    [
        "```python\n>>> 1 + 1\n3\n```\n",
        "```python\n>>> one = 1\n```\n\n```python\n>>> one\n2\n```\n",
        "```console\n$ downforce --version\ndownforce 99\n```\n",
        "```console\n$ downforce scenario none.toml\n...\n$ echo $?\n0\n```\n",
    ],
    ids=["a sum", "a session of two blocks", "what is printed", "an exit code"],
)
def test_an_example_that_is_wrong_is_seen(example: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(example, "utf-8")
    with pytest.raises(AssertionError, match=r"page\.md"):
        run_page(page, tmp_path)


def test_every_scenario_key_is_on_the_page() -> None:
    text = (ROOT / "docs" / "reference" / "scenarios.md").read_text("utf-8")
    keys = {*schema.TOP, *schema.TRACK, *schema.RACE, *schema.AUCTION, *schema.STEP, *schema.EXPECT}
    assert [key for key in sorted(keys) if f"`{key}`" not in text and f"[{key}]" not in text] == []
