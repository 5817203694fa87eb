"""The house in order: folders import only what stands above them."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "downforce"
# Lowest first: a part may import what stands to its left.
ORDER = [
    *("files", "rules", "chance", "decks", "tracks", "tables", "record", "dealer", "game", "scenario"),
    *("offers", "compiled", "bots", "arena", "envs", "text", "server", "terminal"),
]
ALONE = {"__init__", "__main__", "data", "locale"}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """The parts of ours that a file names."""
    found = set()
    depth = len(path.relative_to(PACKAGE).parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            if node.level == depth:
                found |= {node.module.split(".")[0]} if node.module else {alias.name for alias in node.names}
            elif node.level == 0 and (node.module or "").startswith("downforce."):
                found.add(str(node.module).split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("downforce.")}
    return found


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_imports_only_what_stands_above_it(path: Path) -> None:
    part = part_of(path)
    if part in ALONE:
        return
    assert part in ORDER, f"{part} has no place in the order of the house"
    later = set(ORDER[ORDER.index(part) + 1 :])
    assert not imports(path) & later
