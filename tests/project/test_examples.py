"""Examples in README and docs give the output shown there, and the helper that runs them detects a difference."""

import re
import shlex
from pathlib import Path

import pytest

from downforce.scenario import schema
from tests.pages import FILE, ROOT, run_page
from tools.references import COMMANDS, Tree

ELSEWHERE = {"research.md", "environments.md"}  # numpy, PettingZoo, OpenSpiel: tests/envs/test_research_page.py
NEEDS = {"docs/reference/python.md": ("numba", "fast")}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text("utf-8") or "\n$ " in page.read_text("utf-8")]


def page_name(page: Path) -> str:
    """Return the path of a page relative to the root."""
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [p for p in WITH_EXAMPLES if p.name not in ELSEWHERE], ids=page_name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    if needed := NEEDS.get(page_name(page)):
        package, extra = needed
        pytest.importorskip(package, reason=f"{package} is not installed: install the extra `{extra}`")
    assert run_page(page, tmp_path) > 1


BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGES = {
    "": "commands: test_page_commands.py",
    "console": "commands with their output: run_page",
    "python": "sessions with prompts: run_page; or a file",
    "toml": "a file",
    "diff": "changes that fit: test_references.py",
    "text": "what no program reads",
}


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    """Sessions and console blocks stand only on pages that are run, and other Python and TOML is a named file."""
    for path in Tree(ROOT).files:
        for language, text in BLOCK.findall((ROOT / path).read_text("utf-8")) if path.suffix == ".md" else ():
            assert language in LANGUAGES, f"{path}: a block of {language}"
            if language == "console" or (language == "python" and ">>> " in text):
                assert ROOT / path in WITH_EXAMPLES, f"{path}: nobody runs its examples"
            elif language in ("python", "toml"):
                assert FILE.match(text), f"{path}: this block has no name, so nobody runs it:\n{text}"


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


COMMAND = re.compile(r"^(?:\.venv/bin/)?downforce ((?:track )?\w+)(.*)$", re.MULTILINE)


def page_commands(page: Path) -> list[tuple[str, list[str]]]:
    """Return the commands in the plain blocks of a page with their arguments, without trailing comments."""
    text = "\n".join(re.findall(r"^```\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL))
    return [(f"downforce {name}", shlex.split(rest, comments=True)) for name, rest in COMMAND.findall(text)]


@pytest.mark.parametrize("page", [page for page in PAGES if page_commands(page)], ids=page_name)
def test_the_commands_of_a_page_are_understood(page: Path) -> None:
    """Flags and arguments are parsed as they stand; test_page_commands.py runs the commands with smaller numbers."""
    for name, arguments in page_commands(page):
        COMMANDS[name].make_context(name, list(arguments))
