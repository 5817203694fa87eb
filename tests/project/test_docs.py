"""The docs are short, with one sentence per line; the site builds without a warning and loads nothing external."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pages import ROOT
from tools.docs_site import show_pipes, unlink

DOCS = ROOT / "docs"
# About an hour's reading. Each page has its own limit, so that new features get new pages and old ones stay short.
MOST_WORDS, MOST_WORDS_OF_A_PAGE = 18_000, 2_000
COLUMNS = 100
# Readers look up single entries in reference, generated tables and journal, so these may be long.
LOOKED_UP = ("reference", "journal", "develop/benchmarks")
GALLERY = DOCS / "screens.md"  # written by tools/screenshots/screens.py
GUIDE = [
    ROOT / "README.md",
    *(
        page
        for page in sorted(DOCS.rglob("*.md"))
        if page != GALLERY and not page.relative_to(DOCS).as_posix().startswith(LOOKED_UP)
    ),
]
SENTENCE_END = re.compile(r"[.!?][)*\"]* +(?=[A-Z])")
NO_SENTENCE = re.compile(r"^ *\d+\. |`[^`]*`")  # the number of a list item, or code
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def words(page: Path) -> int:
    return len(page.read_text("utf-8").split())


def prose(page: Path) -> Iterator[str]:
    """Yield the lines that are wrapped by hand: no code, tables or pictures."""
    for line in FENCED.sub("", page.read_text("utf-8")).splitlines():
        if not line.startswith(("|", "!", "    ", "#")):
            yield line


def test_the_guide_is_short() -> None:
    assert sum(map(words, GUIDE)) <= MOST_WORDS


@pytest.mark.parametrize("page", GUIDE, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_of_the_guide_is_short(page: Path) -> None:
    assert words(page) <= MOST_WORDS_OF_A_PAGE


@pytest.mark.parametrize("page", GUIDE, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_long_line_is_one_sentence(page: Path) -> None:
    assert [
        line for line in prose(page) if len(line) > COLUMNS and SENTENCE_END.search(NO_SENTENCE.sub("x", line))
    ] == []


def test_the_readme_fits_on_two_screens() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 80


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site as `make docs` does, and return its folder; a warning is an error."""
    pytest.importorskip("material", reason="mkdocs-material is not installed: install the extra `docs`")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder


def test_the_site_has_every_page_and_can_be_searched(site: Path) -> None:
    pages = {page.relative_to(DOCS).with_suffix(".html") for page in DOCS.rglob("*.md")}
    assert {page for page in pages if not (site / page).is_file()} == set()
    assert "how-to-play.html" in (site / "search" / "search_index.json").read_text("utf-8")


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    loaded = re.compile(r"<(?:script|img|iframe)[^>]* src=\"?(https?:)?//|<link[^>]*stylesheet[^>]*href=\"?https?://")
    assert [page.name for page in site.rglob("*.html") if loaded.search(page.read_text("utf-8"))] == []


def test_links_out_of_the_docs_become_text() -> None:
    here = Path("reference")
    assert unlink("[x](../../tests/x.py#y) [z](../z.md)", here) == '<span title="tests/x.py">x</span> [z](../z.md)'
    assert unlink("[x](https://example.org/..)", here) == "[x](https://example.org/..)"
    assert unlink("![x](../../x.svg)", here) == "![x](../../x.svg)"


def test_a_pipe_in_a_table_is_shown() -> None:
    assert show_pipes(r"| `int \| None` | `x` |") == "| <code>int &#124; None</code> | `x` |"
