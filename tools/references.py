"""Find broken references in the documentation and the source code.

Run `python -m tools.references` to list them. The exit code is 1 if there are any.

The tool reads every page of the documentation and every comment and docstring. Every file, heading, `make` target,
command, flag, module, test or rule that they mention must exist. A name in capitals is a placeholder.
"""

import ast
import fnmatch
import io
import os
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import typer.main

from downforce import Game
from downforce.terminal.cli import app
from tools.generate.reference import walk

ROOT = Path(__file__).parent.parent
SKIPPED = {"node_modules", "page", "build", "dist", "__pycache__"}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
IN_WEB = (".ts", ".js", ".svelte", ".css", ".html")

COMMENT = re.compile(r"/\*[\s\S]*?\*/|<!--[\s\S]*?-->|(?<![:\w\"'`])//.*")
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE = re.compile(r"(?<![\w/.@:*-])([\w@.-]+(?:/[\w@.*-]+)*\.(?:py|md|ts|svelte|css|js|toml|ftl))\b(?:#([\w-]+))?")
FOLDER = re.compile(r"`((?:[\w@.-]+/)+)`")
MAKE = re.compile(r"(?:`|^)make ([a-z][a-z-]*)(?=`|\s+#| [A-Z])", re.MULTILINE)
COMMAND = re.compile(r"(?:`|^\$ |^)(?:\.venv/bin/)?downforce ((?:[a-z]|--)[^`\n#]*)", re.MULTILINE)
MODULE = re.compile(r"python -m ((?:downforce|tools|bench|tests)(?:\.\w+)*)")
DOTTED = re.compile(r"`(downforce(?:\.\w+)+)")
METHOD = re.compile(r"`Game\.(\w+)")
TEST = re.compile(r"`(test_\w+)`")
RULE = re.compile(r"(?<![\w@.-])([RUC]\d{2,3})(?:-([RUC]\d{2,3}))?(?!\w)")
ELSEWHERE = re.compile(r"\b(?:contract|SPEC|design),? sections?\b|\bsections? \d|\bshared/\w+")


class Text(NamedTuple):
    """A piece of documentation: a page, a comment or a docstring."""

    path: Path
    line: int
    text: str


@dataclass
class Tree:
    root: Path
    files: list[Path] = field(default_factory=list)

    def __post_init__(self) -> None:
        for folder, inner, names in os.walk(self.root):
            inner[:] = [name for name in sorted(inner) if name not in SKIPPED and not name.startswith(".")]
            self.files += [Path(folder, name).relative_to(self.root) for name in sorted(names)]

    @cached_property
    def names(self) -> set[str]:
        """Return the paths of all files and folders, together with every suffix of each path."""
        paths = {path for file in self.files for path in (file, *file.parents)}
        return {"/".join(path.parts[i:]) for path in paths for i in range(len(path.parts))}

    @cached_property
    def targets(self) -> set[str]:
        return set(re.findall(r"^([a-z][a-z-]*):", self.read(Path("Makefile")), re.MULTILINE))

    @cached_property
    def tests(self) -> str:
        return "\n".join(self.read(path) for path in self.files if path.suffix == ".py" and path.parts[0] == "tests")

    @cached_property
    def rules(self) -> set[str]:
        found = RULE.findall(self.read(Path("docs/reference/rule-index.md")))
        return {rule for first, last in found for rule in ids_between(first, last or first)}

    def read(self, path: Path) -> str:
        return (self.root / path).read_text("utf-8") if (self.root / path).is_file() else ""

    def anchors(self, path: Path) -> set[str]:
        """Return the link anchors that GitHub generates for the headings of a page."""
        headings = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```", "", self.read(path), flags=re.M | re.S), re.M)
        return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def ids_between(first: str, last: str) -> list[str]:
    return [f"{first[0]}{number:0{len(first) - 1}}" for number in range(int(first[1:]), int(last[1:]) + 1)]


# Texts to check


def texts(tree: Tree) -> Iterator[Text]:
    for path in tree.files:
        text = tree.read(path) if path.suffix in (".md", ".py", ".toml", *IN_WEB) or path.name == "Makefile" else ""
        if path.suffix == ".md":
            yield Text(path, 1, text)
        elif path.suffix == ".py":
            yield from python_texts(path, text)
        elif path.suffix in IN_WEB:
            for found in COMMENT.finditer(text):
                yield Text(path, text.count("\n", 0, found.start()) + 1, found[0])
        else:
            for number, line in enumerate(text.splitlines(), 1):
                if "# " in line:
                    yield Text(path, number, line[line.index("# ") :])


def python_texts(path: Path, text: str) -> Iterator[Text]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield Text(path, token.start[0], token.string)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, DOCUMENTED) and (said := ast.get_docstring(node, clean=False)):
            yield Text(path, node.body[0].lineno, said)


# Checks. Each yields a pair (offset in the text, message) for every broken reference.


def broken(tree: Tree) -> list[str]:
    """Return one line of text for every broken reference."""
    checks = (links, files, folders, targets, commands, modules, names, tests, rules, elsewhere)
    return [
        f"{one.path}:{one.line + one.text.count(chr(10), 0, place)}: {what}"
        for one in texts(tree)
        for check in checks
        for place, what in check(tree, one)
    ]


Found = Iterator[tuple[int, str]]


def links(tree: Tree, one: Text) -> Found:
    for found in LINK.finditer(one.text) if one.path.suffix == ".md" else ():
        target, _, anchor = found[1].partition("#")
        if ":" in target:
            continue
        path = Path(os.path.normpath(one.path.parent / target)) if target else one.path
        if not (tree.root / path).exists():
            yield found.start(), f"no file {target}"
        elif anchor and anchor not in tree.anchors(path):
            yield found.start(), f"no heading #{anchor} in {path}"


def files(tree: Tree, one: Text) -> Found:
    for found in FILE.finditer(re.sub(r"\w+://\S+|\]\([^)]+\)", lambda url: " " * len(url[0]), one.text)):
        name, anchor = found[1], found[2]
        if is_own(name) or any(part.isupper() for part in re.findall(r"[A-Za-z]+", Path(name).stem)):
            continue
        if not (fnmatch.filter(tree.names, name) if "*" in name else name in tree.names):
            yield found.start(), f"no file {name}"
        elif anchor and anchor not in tree.anchors(Path(name)):
            yield found.start(), f"no heading #{anchor} in {name}"


def is_own(name: str) -> bool:
    """Return whether the name is an example of a reader's own file, such as `my_bots.py` or `game.toml`."""
    return name.startswith("my") or ("/" not in name and name.endswith((".toml", ".ftl")))


def folders(tree: Tree, one: Text) -> Found:
    for found in FOLDER.finditer(one.text):
        if found[1].strip("/") not in tree.names and not re.search(r"\b[A-Z]+\b|^\.venv", found[1]):
            yield found.start(), f"no folder {found[1]}"


def targets(tree: Tree, one: Text) -> Found:
    for found in MAKE.finditer(one.text):
        if found[1] not in tree.targets:
            yield found.start(), f"no target `make {found[1]}`"


COMMANDS: dict[str, Any] = dict(walk("downforce", typer.main.get_command(app)))


def commands(tree: Tree, one: Text) -> Found:
    for found in COMMAND.finditer(one.text):
        words = found[1].split()
        name = next((f"downforce {' '.join(words[:n])}" for n in (2, 1) if command_named(words[:n])), None)
        if name is None:
            if not words[0].startswith("--") and words != ["track"]:
                yield found.start(), f"no command `downforce {words[0]}`"
            continue
        flags = {flag for each in COMMANDS[name].params for flag in (*each.opts, *each.secondary_opts)}
        for flag in re.findall(r"(?<!\S)\[?(--[a-z][\w-]*)", found[1]):
            if flag not in {*flags, "--help"}:
                yield found.start(), f"`{name}` has no flag {flag}"


def command_named(words: list[str]) -> bool:
    return f"downforce {' '.join(words)}" in COMMANDS


def modules(tree: Tree, one: Text) -> Found:
    for found in MODULE.finditer(one.text):
        name = found[1].replace(".", "/")
        if not {f"{name}.py", f"{name}/__main__.py"} & tree.names:
            yield found.start(), f"no module {found[1]}"


def names(tree: Tree, one: Text) -> Found:
    for found in DOTTED.finditer(one.text):
        if not resolves(tree, found[1].split(".")):
            yield found.start(), f"no {found[1]}"
    for found in METHOD.finditer(one.text):
        if not hasattr(Game, found[1]) and found[1] not in Game.__init__.__code__.co_names:
            yield found.start(), f"no Game.{found[1]}"


def resolves(tree: Tree, parts: list[str]) -> bool:
    """Return whether a dotted name refers to a module, or to a name that occurs in the source of a module."""
    if parts[-1] in ("db", "key", "toml"):
        return True
    for n in range(len(parts), 0, -1):
        for path in (Path(*parts[:n]).with_suffix(".py"), Path(*parts[:n], "__init__.py")):
            if (tree.root / path).is_file():
                return n == len(parts) or bool(re.search(rf"\b{parts[n]}\b", tree.read(path)))
    return False


def tests(tree: Tree, one: Text) -> Found:
    for found in TEST.finditer(one.text):
        if f"def {found[1]}(" not in tree.tests:
            yield found.start(), f"no test {found[1]}"


def rules(tree: Tree, one: Text) -> Found:
    for found in RULE.finditer(one.text):
        for rule in (found[1], found[2] or found[1]):
            if rule not in tree.rules:
                yield found.start(), f"no rule {rule} in docs/reference/rule-index.md"


def elsewhere(tree: Tree, one: Text) -> Found:
    """Yield references to documents that are not in the repository, and to numbered sections."""
    for found in ELSEWHERE.finditer(one.text):
        yield found.start(), f"{found[0]!r}: name a page and a heading"


if __name__ == "__main__":
    complaints = broken(Tree(ROOT))
    print("\n".join(complaints) or "every reference leads somewhere")
    sys.exit(bool(complaints))
