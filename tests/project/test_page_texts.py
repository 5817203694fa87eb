"""The page uses only texts that exist, and every text of the page is used."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import downforce
from downforce.rules.setup.option_kinds import Switch
from downforce.rules.setup.options import DECLARED

PACKAGE = Path(downforce.__file__).parent
PAGE = PACKAGE.parent / "web" / "src"
FORM = PAGE / "screens" / "make" / "table-options.ts"
ENGLISH = PACKAGE / "locale" / "en"
ASKED = re.compile(r'\b(?:t|has)\(\s*"([a-z0-9-]+)"')
LITERAL = re.compile(r'"([a-z0-9]+(?:-[a-z0-9]+)*)"')
PATTERN = re.compile(r"`([a-z-]+)\$\{[^}]*\}([a-z-]*)`")  # t(`gone-${why}-hint`)


def keys(pattern: str) -> set[str]:
    parsed = [FluentParser().parse(file.read_text("utf-8")) for file in ENGLISH.glob(pattern)]
    return {entry.id.name for resource in parsed for entry in resource.body if isinstance(entry, ftl.Message)}


def quoted(pattern: str) -> set[str]:
    """Return the keys of texts that other texts include as `{ key }`."""
    return {
        key for file in ENGLISH.glob(pattern) for key in re.findall(r"\{ ([a-z][a-z-]*) \}", file.read_text("utf-8"))
    }


@cache
def sources() -> dict[Path, str]:
    files = [file for suffix in ("ts", "svelte") for file in PAGE.rglob(f"*.{suffix}")]
    return {file: file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts")}


def test_the_page_asks_only_for_texts_that_exist() -> None:
    known = keys("*.ftl")
    for file, source in sources().items():
        assert set(ASKED.findall(source)) <= known, file.relative_to(PAGE)


def test_every_option_has_its_texts_or_a_place_of_its_own() -> None:
    placed = set(re.findall(r'"(\w+)"', re.findall(r"const PLACED = \[(.*?)\]", sources()[FORM], re.DOTALL)[0]))
    assert placed < set(DECLARED)
    for name in DECLARED.keys() - placed:
        key = f"option-{name.replace('_', '-')}"
        of_kind = "hint" if DECLARED[name].kind == Switch() else "value"
        assert {key, f"{key}-{of_kind}"} <= keys("page-*.ftl")


def test_every_text_of_the_page_is_asked_for() -> None:
    everything = "\n".join(sources().values())
    written = set(LITERAL.findall(everything)) | quoted("page-*.ftl")
    shapes = [re.compile(f"{re.escape(head)}.+{re.escape(tail)}$") for head, tail in PATTERN.findall(everything)]
    unused = {
        key for key in keys("page-*.ftl") - written if not any(shape.match(key) for shape in shapes if shape.pattern)
    }
    assert unused == set()
