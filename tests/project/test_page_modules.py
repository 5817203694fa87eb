"""Every module of the page has a name of its own; types of the protocol are imported from `protocol.ts` only."""

import re
from collections import defaultdict
from pathlib import Path

from tests.pages import ROOT

SRC = ROOT / "web" / "src"
MODULES = [path for path in sorted(SRC.rglob("*")) if path.suffix in (".ts", ".js", ".svelte")]
# `export * from "../protocol"`, `export type { View } from "./protocol"`, also across lines
PASSED_ON = re.compile(
    r"\bexport\b(?:\s+type)?\s*(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*[\"'][./]*(?:\w+/)*protocol[\"']"
)
IMPORTED = re.compile(r"\bimport\s+(?:type\s+)?(\*\s+as\s+\w+|\{[^}]*\})\s*from\s*[\"'][./]*(?:\w+/)*protocol[\"']")
EXPORTED = re.compile(r"\bexport\s+(?:type\s+)?\{([^}]*)\}\s*;")
# `export type Row = View;`: another name for the same type
RENAMED = re.compile(r"\bexport\s+type\s+\w+\s*=\s*(?:P\.)?(\w+)\s*;")


def module_name(path: Path) -> str:
    """Return a name in lower case without its endings, so that a component, a module and a test may be compared."""
    return path.name.partition(".")[0].lower()


def names_in(text: str) -> set[str]:
    return {name.strip().split(" as ")[-1].removeprefix("type ").strip() for name in text.strip("{} \n").split(",")} - {
        ""
    }


def passes_on(text: str) -> set[str]:
    """Return what a module exports of the protocol that it does not define itself."""
    imported = set().union(*(names_in(found) for found in IMPORTED.findall(text)))
    exported = set().union(*(names_in(found) for found in EXPORTED.findall(text)))
    return {*PASSED_ON.findall(text), *(imported & exported), *(imported & set(RENAMED.findall(text)))}


def test_no_two_modules_share_a_name() -> None:
    named = defaultdict(set)
    for path in MODULES:
        if ".test." not in path.name and path.stem != "index":
            named[module_name(path)].add(path.relative_to(SRC).as_posix())
    assert len(named) > 100
    assert [sorted(paths) for paths in named.values() if len(paths) > 1] == []


def test_no_two_tests_share_a_name() -> None:
    named = defaultdict(set)
    for path in MODULES:
        if ".test." in path.name:
            named[module_name(path)].add(path.relative_to(SRC).as_posix())
    assert len(named) > 30
    assert [sorted(paths) for paths in named.values() if len(paths) > 1] == []


def test_nothing_passes_the_protocol_on() -> None:
    found = {path.relative_to(SRC).as_posix(): passes_on(path.read_text("utf-8")) for path in MODULES}
    assert {path: names for path, names in found.items() if names} == {}


def test_passing_on_is_found() -> None:
    assert passes_on('export type { View } from "../protocol";')
    assert passes_on('export * from "../../protocol";')
    assert passes_on('import type { View, Offer } from "./protocol";\nexport type { Offer };') == {"Offer"}
    assert passes_on('import type { View } from "./protocol";\nexport type Seen = View;') == {"View"}
    assert not passes_on('import type { View } from "./protocol";\nexport interface Seen {\n  view: View;\n}')
