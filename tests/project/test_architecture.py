"""The layers of the package: modules import only lower layers, without cycles; a room runs without a server."""

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from downforce import compiled

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "downforce"
# Lowest first: a part may import those to its left.
ORDER = [
    *(
        "files",
        "extras",
        "rules",
        "rng",
        "decks",
        "tracks",
        "rulesets",
        "record",
        "fair",
        "dealer",
        "game",
        "verify",
        "scenario",
    ),
    *("offers", "compiled", "bots", "arena", "analysis", "envs", "text", "room", "device", "server", "terminal"),
]
ALONE = {"__init__", "__main__", "data", "locale"}
FILES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in PACKAGE.rglob("*.py")
}
# What a room may use wherever it runs, for example in a browser's worker: nothing that waits, stores, sends or
# compiles.
ROOM_MAY_USE = {
    *("collections", "contextlib", "dataclasses", "functools", "hashlib", "json", "math", "re", "secrets", "typing"),
    "unicodedata",
}
LOCAL_MAY_USE = ROOM_MAY_USE | {"logging", "time"}
ROOMS = sorted(name for name in FILES if name.startswith(("downforce.room", "downforce.device")))
ONLY_ON_SERVERS = [
    *("alembic", "asyncio", "fastapi", "multiprocessing", "numba", "numpy", "orjson", "pydantic", "redis"),
    *("sqlalchemy", "sqlite3", "starlette", "uvicorn", "websockets"),
]


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """Return the parts of the package that a file imports."""
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


def imported(name: str) -> set[str]:
    """Return the full names of all modules of the package that a module imports, also in functions and for types
    only."""
    found = set()
    parts = name.split(".")
    here = parts if FILES[name].stem == "__init__" else parts[:-1]
    for node in ast.walk(ast.parse(FILES[name].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            inner = {f"{module}.{alias.name}" for alias in node.names}
            found |= {each if each in FILES else module for each in inner}
    return found


def test_the_kernel_folder_is_what_is_compiled() -> None:
    """Modules without functions declare names, records and errors; all others directly in `rules/` are compiled."""
    kernel = {f"downforce.rules.{path.stem}" for path in (PACKAGE / "rules").glob("*.py")} - {
        "downforce.rules.__init__"
    }
    with_functions = {
        name
        for name in kernel
        if any(isinstance(node, ast.FunctionDef) for node in ast.parse(FILES[name].read_text("utf-8")).body)
    }
    assert with_functions == {module.__name__ for module in compiled.RULES}
    inside = {name: {module for module in imported(name) if module.startswith("downforce")} for name in kernel}
    assert {name: used - kernel for name, used in inside.items() if used - kernel} == {}


def test_nothing_imports_in_a_circle() -> None:
    graph = {name: imported(name) & FILES.keys() - {name} for name in FILES}
    TopologicalSorter(graph).prepare()  # CycleError names the modules


@pytest.mark.parametrize(
    "name", sorted(name for name in FILES if name.startswith(("downforce.room", "downforce.device")))
)
def test_a_table_is_separate_from_where_it_runs(name: str) -> None:
    foreign = {module.split(".")[0] for module in imported(name)} - {"downforce"}
    assert foreign <= (ROOM_MAY_USE if name.startswith("downforce.room") else LOCAL_MAY_USE)


def test_a_table_is_set_up_without_what_only_servers_have() -> None:
    """Import the room and everything it needs while the server's dependencies cannot be imported."""
    code = f"import sys; sys.modules.update(dict.fromkeys({ONLY_ON_SERVERS})); import {', '.join(ROOMS)}"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
