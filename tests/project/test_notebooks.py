"""The notebooks run from top to bottom, without Jupyter: their cells are plain Python."""

import ast
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
Cells = list[dict[str, Any]]


def cells(name: str, kind: str) -> Cells:
    notebook = json.loads((ROOT / "examples" / f"{name}.ipynb").read_text("utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


def run(code: Cells, space: dict[str, Any]) -> list[Any]:
    """Run cells one after another; returns what each of them displays: the value of its last line, or the picture."""
    shown: list[Any] = []
    for cell in code:
        tree = ast.parse("".join(cell["source"]), cell["id"])
        last = tree.body[-1]
        value: Any = None
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(tree.body[:-1], []), cell["id"], "exec"), space)
            value = eval(compile(ast.Expression(last.value), cell["id"], "eval"), space)
        else:
            exec(compile(tree, cell["id"], "exec"), space)
        shown.append(value._repr_svg_() if hasattr(value, "_repr_svg_") else value)
    return shown


def pictures(shown: list[Any]) -> list[str]:
    return [value for value in shown if isinstance(value, str) and value.startswith("<svg")]


@pytest.fixture
def space(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the namespace of a notebook, which is that of the module `__main__`."""
    module = ModuleType("__main__")
    monkeypatch.setitem(sys.modules, "__main__", module)
    return vars(module)


def test_the_game_is_drawn_as_it_goes(space: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(cells("a-game", "code"), space)
    assert len(set(pictures(shown))) == 3  # on the grid, at the first bets, at the end
    assert space["game"].phase == "over"
    assert shown[-1] is True
    said = capsys.readouterr().out
    assert said.count(" goes to seat ") == 6
    assert "The winner is seat" in said


@pytest.mark.slow
def test_the_first_bot_plays_its_league(space: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(cells("first-bot", "code"), space)
    assert len(pictures(shown)) == 1
    assert [row["bot"] for row in space["result"]["focal"]] == ["__main__:Sprinter", "__main__:Miser"]
    assert [row["failures"] for row in space["result"]["focal"]] == [0, 0]
    assert capsys.readouterr().out.count(", 0 failures") == 3


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_stored_without_what_it_shows(path: Path) -> None:
    assert json.loads(path.read_text("utf-8"))["nbformat"] == 4
    for cell in cells(path.stem, "code"):
        assert cell["outputs"] == []
        assert cell["execution_count"] is None


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_links_to_pages_that_exist(path: Path) -> None:
    text = "".join(line for cell in cells(path.stem, "markdown") for line in cell["source"])
    links = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert [link for link in links if not (path.parent / link).is_file()] == []
