"""Generate docs/reference/shapes.md: all fields of all data types with their meaning, read from the source code.

`python -m tools.generate.shapes_page` writes the page. A test fails if the page is out of date.
"""

import ast
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TARGET: Final = ROOT / "docs" / "reference" / "shapes.md"
HEAD: Final = """\
# Shapes

Plain data that games give and take, field by field. Made by `python -m tools.generate.shapes_page` from the Python
declarations, like the page's types (`web/src/protocol.ts`) and the server's OpenAPI: change those, not this page.

A field with a question mark may be left out. `None` is `null` in JSON, a `Seat` a number from 0, a `CardName` a text
like `R6Y4K2B1`. `"?"` (`Unknown`) stands for what a seat may not know. `BY_CAR` says that the keys are the letters of
all six cars, `SOME_CARS` and `SOME_MARKS` that only some are there.
"""
PARTS: Final = {
    "Options": "downforce/rules/views/game_option_types.py",
    "Views, outcomes and records": "downforce/rules/views/shapes.py",
    "Events": "downforce/rules/views/events.py",
    "Offers": "downforce/offers/shapes.py",
    "Analysis": "downforce/analysis/shapes.py",
    "Scenarios": "downforce/scenario/types.py",
    "Tables": "downforce/room/shapes.py",
    "Messages of clients": "downforce/room/messages.py",
    "Messages of the server": "downforce/server/sockets/messages.py",
}
NAMES: Final = ("downforce/rules/names.py", "downforce/rules/auction.py")
HIDDEN: Final = ("Message", "Taken", "Numbered", "OfLine", "Left")  # only base classes


@dataclass
class Shape:
    """A declared data type: its docstring, its base classes, and its own fields as (name, type, meaning)."""

    about: str
    bases: list[str]
    fields: list[tuple[str, str, str]] = field(default_factory=list)


def read(path: str) -> dict[str, Shape]:
    """Return the data types that a file declares, in source order."""
    text = (ROOT / path).read_text("utf-8")
    lines, found, tree = text.splitlines(), {}, ast.parse(text)
    Values(tree).visit(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            optional = any(each.arg == "total" for each in node.keywords)
            shape = Shape(ast.get_docstring(node) or "", [ast.unparse(base) for base in node.bases])
            shape.fields = [row(each, lines, optional) for each in node.body if isinstance(each, ast.AnnAssign)]
            found[node.name] = shape
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and len(node.value.args) == 2:
            given = node.value.args[1]
            if isinstance(given, ast.Dict):  # functional syntax, used for keys that are not identifiers
                keys = [ast.literal_eval(key) for key in given.keys if key]
                kinds = [ast.unparse(value) for value in given.values]
                about = meaning(lines, node.lineno).partition(";")[0]
                name = ast.unparse(node.targets[0])
                found[name] = Shape("", [], [(key, kind, about) for key, kind in zip(keys, kinds, strict=True)])
    return found


class Values(ast.NodeTransformer):
    """A transformer that replaces the names of module constants, such as `MAX_ACTION = 60`, with their values."""

    def __init__(self, tree: ast.Module) -> None:
        self.known = {
            ast.unparse(node.targets[0]): node.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        }

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.known.get(node.id, node) if isinstance(node.ctx, ast.Load) else node


def row(node: ast.AnnAssign, lines: list[str], optional: bool) -> tuple[str, str, str]:
    kind = ast.unparse(node.annotation)
    for word in ("Required", "NotRequired"):
        if kind.startswith(f"{word}["):
            kind, optional = kind.removeprefix(f"{word}[")[:-1], word == "NotRequired"
    if node.value is not None and not kind.startswith("Literal"):
        optional = True
    return f"{ast.unparse(node.target)}{'?' if optional else ''}", kind, meaning(lines, node.end_lineno or node.lineno)


def meaning(lines: list[str], number: int) -> str:
    """Return the comment at the end of line `number`, or an empty string if there is none."""
    return lines[number - 1].partition("  # ")[2].strip()


def all_fields(shape: Shape, known: dict[str, Shape]) -> list[tuple[str, str, str]]:
    inherited = [each for base in shape.bases if base in known for each in all_fields(known[base], known)]
    return [*inherited, *shape.fields]


def table(shape: Shape, known: dict[str, Shape]) -> str:
    fields = all_fields(shape, known)
    if not fields:
        return ""
    cells = [(f"`{name}`", f"`{kind}`".replace("|", "\\|"), about.replace("|", "\\|")) for name, kind, about in fields]
    return "\n".join(["| field | type | meaning |", "|---|---|---|", *(f"| {' | '.join(each)} |" for each in cells)])


def source() -> str:
    """Return the contents of the page."""
    files = {path: read(path) for path in PARTS.values()}
    known = {name: shape for found in files.values() for name, shape in found.items()}
    parts = [HEAD, names()]
    for title, path in PARTS.items():
        parts.append(f"## {title}\n\nDeclared in `{path}`.\n")
        shown = {name: shape for name, shape in files[path].items() if name not in HIDDEN}
        parts += [
            f"### {name}\n\n{shape.about}\n\n{table(shape, known)}".rstrip() + "\n" for name, shape in shown.items()
        ]
    return "\n".join(parts)


def names() -> str:
    """Return the section that lists the `Literal` types and their values."""
    rows = []
    for node in (node for path in NAMES for node in ast.parse((ROOT / path).read_text("utf-8")).body):
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.value).startswith("Literal["):
            values = ast.literal_eval(ast.unparse(node.value).removeprefix("Literal"))
            rows.append(f"| `{ast.unparse(node.target)}` | {' '.join(f'`{value}`' for value in values)} |")
    declared = " and ".join(f"`{path}`" for path in NAMES)
    return "\n".join(["## Names", "", f"Declared in {declared}.", "", "| name | one of |", "|---|---|", *rows, ""])


def make() -> None:
    TARGET.write_text(source(), "utf-8")


if __name__ == "__main__":
    make()
