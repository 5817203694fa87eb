"""Whatever docs, comments and docstrings name exists; and what does not exist is found."""

import os
import re
from pathlib import Path

import pytest

from tests.project.test_architecture import ORDER
from tools.references import LINK, ROOT, Tree, broken


def test_every_reference_leads_somewhere() -> None:
    """`python -m tools.references` lists them."""
    assert broken(Tree(ROOT)) == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    tree = Tree(ROOT)
    reached, ahead = set(), [Path("README.md")]
    while ahead:
        page = ahead.pop()
        if page.suffix == ".md" and page not in reached:
            reached.add(page)
            links = LINK.findall(tree.read(page))
            ahead += [Path(os.path.normpath(page.parent / link.partition("#")[0])) for link in links]
    assert [str(page) for page in tree.files if page.suffix == ".md" and page not in reached] == []


def test_every_target_of_the_makefile_is_on_the_page_of_commands() -> None:
    tree = Tree(ROOT)
    page = tree.read(Path("docs/reference/commands.md"))
    assert [target for target in sorted(tree.targets) if f"`make {target}`" not in page] == []


def test_the_architecture_names_every_package_in_order() -> None:
    text = (ROOT / "docs" / "develop" / "architecture.md").read_text("utf-8")
    table = text.partition("| package | what it is |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == ORDER


DIFF = re.compile(r"```diff\n(.*?)```", re.DOTALL)
HUNK = re.compile(r"^--- (\S+)\n\+\+\+ \1\n@@ (.*)\n((?:[ +-].*\n|\n)+?)(?=--- |\Z)", re.MULTILINE)


def test_the_diffs_of_contributing_fit_the_files() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    hunks = [hunk for diff in DIFF.findall(text) for hunk in HUNK.findall(diff)]
    assert len(hunks) == text.count("\n@@ ")
    for path, place, lines in hunks:
        old = "".join(line[1:] for line in lines.splitlines(keepends=True) if not line.startswith("+"))
        assert f"{place}\n" in (ROOT / path).read_text("utf-8"), f"{path}: no {place}"
        assert old in (ROOT / path).read_text("utf-8"), f"{path}: {old}"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A tree in which everything leads somewhere."""
    for path, text in {
        "Makefile": "# Try it\ntest: install\n",
        "README.md": "# The house\n\nRead [on](docs/rules.md#moving), see `rules/walk.py`, then `make test`.\n",
        "docs/rules.md": "# Rules\n\n## Moving\n\nCars move.\n\nSo they do.\n",
        "docs/reference/rule-index.md": "| R001 | Cars move. |\n| U01-U03 | So they do. |\n",
        "downforce/__init__.py": '"""Cars (R001, U02): docs/rules.md#moving."""\n',
        "downforce/rules/walk.py": "def step() -> None:\n    pass  # see `test_a_step` and docs/rules.md\n",
        "tests/test_walk.py": "def test_a_step() -> None:\n    pass\n",
        "web/src/car.ts": "/* Drawn as downforce/rules/walk.py says. */\n",
        "web/src/car.css": "/* U03 */\n",
        "pyproject.toml": "[project]  # `python -m downforce.rules.walk`\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    return tmp_path


def test_a_small_tree_is_whole(small: Path) -> None:
    assert broken(Tree(small)) == []


@pytest.mark.parametrize(
    ("path", "fault", "said"),
    [
        ("README.md", "[gone](docs/gone.md)", "README.md:4: no file docs/gone.md"),
        ("README.md", "![gone](docs/pictures/gone.svg)", "README.md:4: no file docs/pictures/gone.svg"),
        ("README.md", "[moved](docs/rules.md#driving)", "README.md:4: no heading #driving in docs/rules.md"),
        ("docs/rules.md", "[moved](#driving)", "docs/rules.md:8: no heading #driving in docs/rules.md"),
        ("README.md", "see `rules/drive.py`", "README.md:4: no file rules/drive.py"),
        ("README.md", "see `downforce/arena/`", "README.md:4: no folder downforce/arena/"),
        ("README.md", "`make tea`", "README.md:4: no target `make tea`"),
        ("README.md", "`downforce fly`", "README.md:4: no command `downforce fly`"),
        ("README.md", "```\ndownforce play --wings 2\n```", "README.md:5: `downforce play` has no flag --wings"),
        ("README.md", "`python -m tools.gone`", "README.md:4: no module tools.gone"),
        ("README.md", "`downforce.rules.walk.jump`", "README.md:4: no downforce.rules.walk.jump"),
        ("README.md", "`Game.undo`", "README.md:4: no Game.undo"),
        ("README.md", "`test_a_leap`", "README.md:4: no test test_a_leap"),
        ("README.md", "by R002", "README.md:4: no rule R002 in docs/reference/rule-index.md"),
        ("README.md", "contract section 4", "README.md:4: 'contract section': name a page and a heading"),
        ("downforce/rules/walk.py", "# shared/bots.md", "downforce/rules/walk.py:3: no file shared/bots.md"),
        ("downforce/rules/walk.py", '"""U04"""', ""),  # a text that is no docstring is nobody's reading
        ("tests/test_walk.py", 'def test_b() -> None:\n    """U04"""', "tests/test_walk.py:4: no rule U04"),
        ("web/src/car.ts", "// as in lib/gone.ts", "web/src/car.ts:2: no file lib/gone.ts"),
        ("web/src/car.css", "/* docs/rules.md#paint */", "web/src/car.css:2: no heading #paint in docs/rules.md"),
        ("pyproject.toml", "# docs/gone.md", "pyproject.toml:2: no file docs/gone.md"),
        ("Makefile", "# SPEC section 9", "Makefile:3: 'SPEC section': name a page and a heading"),
    ],
)
def test_what_leads_nowhere_is_found(small: Path, path: str, fault: str, said: str) -> None:
    with (small / path).open("a", encoding="utf-8") as file:
        file.write(fault + "\n")
    found = broken(Tree(small))
    assert (found[0] if found else "").startswith(said)
    assert bool(found) == bool(said)
