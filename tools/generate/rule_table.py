"""The table of rules in docs/reference/rule-index.md: which tests and scenarios name each rule.

`python -m tools.generate.rule_table` writes its last column again; with `--check` it only says whether it is fresh
(exit 1 when not); `python -m tools.generate.rule_table R082 U54` lists everything that names these rules.

A scenario names rules in `rules = [...]`, a test in its name, its docstring or a comment in it. `R127-R132` is six.
"""

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = Path("docs/reference/rule-index.md")
TESTS = Path("tests")
SCENARIOS = Path("tests/scenarios")

IDS = (
    *(f"R{i:03}" for i in range(1, 187)),
    *(f"U{i:02}" for i in range(1, 60)),
    "U59a",
    *(f"U{i:02}" for i in range(60, 142)),
)
MOST = 3  # places shown in a row

# Why a rule needs no test. Nothing else may be written here: what the program does has a test.
NO_TEST = {
    "R002": "advice to buyers",
    "R003": "advice to buyers",
    "R004": "a physical part; the tracks are R005",
    "R013": "a physical part; the sheets are R183 to R185",
    "R014": "a physical part",
    "R141": "a matter of attention at a table; the program always asks (U106)",
    "R186": "names are those of the people at a table, not of the rules; a sheet bears its seat",
    "U16": "a text that is lost; what we play instead is U88 to U116",
}

BEGIN, END = "<!-- rules: the last column is made by tools/generate/rule_table.py -->", "<!-- end of rules -->"
ROW = re.compile(r"^\| (?P<id>[RU]\w+) \| (?P<rule>.*?) \|(?P<tested>[^|]*)\|$")
MENTION = re.compile(r"\b([RU])(\d{2,})([a-z]?)\b(?:[-\u2013]\1?(\d{2,})\b)?")


@dataclass(frozen=True, order=True)
class Place:
    """A scenario or test that names rules; the fewer it names, the more particular it is."""

    named: int
    file: str  # from the root
    test: str = ""  # empty: the file is a scenario

    def __str__(self) -> str:
        return f"{self.file}::{self.test}" if self.test else self.file

    @property
    def link(self) -> str:
        name = self.test.removeprefix("test_").replace("_", " ") if self.test else Path(self.file).stem
        return f"[{name}](../../{self.file})"


def mentions(text: str) -> list[str]:
    """The ids that a text names, known or not; a range names all from one end to the other."""
    found = []
    for kind, number, letter, last in MENTION.findall(text):
        found.append(f"{kind}{number}{letter}")
        if last:
            width = 3 if kind == "R" else 2
            found += [f"{kind}{i:0{width}}" for i in range(int(number) + 1, int(last) + 1)]
    return list(dict.fromkeys(found))


def scenario_places(root: Path) -> Iterator[tuple[Place, list[str]]]:
    for path in sorted((root / SCENARIOS).glob("*.toml")):
        named = tomllib.loads(path.read_text("utf-8")).get("rules", [])
        yield Place(len(named), path.relative_to(root).as_posix()), named


def comments_of(source: str) -> dict[int, str]:
    """The comments of a file, by line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def own_lines(test: ast.FunctionDef | ast.AsyncFunctionDef, comments: dict[int, str], lines: list[str]) -> range:
    """From the comment above its decorators to its last line."""
    first = min([test.lineno, *(decorator.lineno for decorator in test.decorator_list)])
    while first - 1 in comments and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    return range(first, (test.end_lineno or test.lineno) + 1)


def test_places(root: Path) -> Iterator[tuple[Place, list[str]]]:
    for path in sorted((root / TESTS).rglob("*.py")):
        source = path.read_text("utf-8")
        comments, lines = comments_of(source), source.splitlines()
        for test in ast.walk(ast.parse(source)):
            if not isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) or not test.name.startswith("test_"):
                continue
            own = own_lines(test, comments, lines)
            said = [test.name.upper().replace("_", " ").replace("U59A", "U59a"), ast.get_docstring(test) or ""]
            said += [text for line, text in comments.items() if line in own]
            if named := mentions("\n".join(said)):
                yield Place(len(named), path.relative_to(root).as_posix(), test.name), named


def find_places(root: Path) -> dict[str, list[Place]]:
    """For every id that is named anywhere, existing or not: where, the most particular first."""
    places = defaultdict(list)
    for place, named in (*scenario_places(root), *test_places(root)):
        for rule in named:
            places[rule].append(place)
    return {rule: sorted(found) for rule, found in places.items()}


def problems(places: dict[str, list[Place]], reasons: dict[str, str]) -> list[str]:
    """What is wrong with the tests: rules without any, rules that do not exist, reasons that are none."""
    unknown = [rule for rule in places if rule not in IDS]
    found = [f"{place} names {rule}, which does not exist" for rule in unknown for place in places[rule]]
    found += [f"{rule} has neither a test nor a reason" for rule in IDS if rule not in places and rule not in reasons]
    found += [f"{rule} has a reason for no test, and tests: {places[rule][0]}" for rule in reasons if rule in places]
    found += [f"{rule} has a reason, but does not exist" for rule in reasons if rule not in IDS]
    return found


def problems_of_rows(document: str) -> list[str]:
    """What is wrong with the rows: every id has one, with a rule in it."""
    rows = [row for row in map(ROW.match, middle(document).splitlines()) if row]
    ids = [row["id"] for row in rows]
    found = [f"{rule} has no row" for rule in IDS if rule not in ids]
    found += [f"{rule} has a row, but does not exist" for rule in ids if rule not in IDS]
    found += [f"{rule} has {ids.count(rule)} rows" for rule in IDS if ids.count(rule) > 1]
    return found + [f"{row['id']} says nothing" for row in rows if not row["rule"].strip()]


def middle(document: str) -> str:
    """The part between the markers."""
    if document.count(BEGIN) != 1 or document.count(END) != 1:
        raise ValueError(f"the document needs the markers {BEGIN} and {END}, once each")
    return document.split(BEGIN)[1].split(END)[0]


def tested_by(rule: str, places: dict[str, list[Place]], reasons: dict[str, str]) -> str:
    if rule in reasons:
        return f"*none needed: {reasons[rule]}*"
    found = places.get(rule, [])
    more = f" and {len(found) - MOST} more" if len(found) > MOST else ""
    return ", ".join(place.link for place in found[:MOST]) + more if found else "**nothing**"


def renew(document: str, places: dict[str, list[Place]], reasons: dict[str, str]) -> str:
    """The document with its last column as it should be; nothing outside the markers changes."""
    lines = []
    for line in middle(document).split("\n"):
        row = ROW.match(line)
        lines.append(f"| {row['id']} | {row['rule']} | {tested_by(row['id'], places, reasons)} |" if row else line)
    before, after = document.split(BEGIN)[0], document.split(END)[1]
    return before + BEGIN + "\n".join(lines) + END + after


def make() -> None:
    path = ROOT / DOCUMENT
    path.write_text(renew(path.read_text("utf-8"), find_places(ROOT), NO_TEST), "utf-8")


def main(arguments: list[str]) -> int:
    places = find_places(ROOT)
    asked = [argument for argument in arguments if argument != "--check"]
    if unknown := [rule for rule in asked if rule not in IDS]:
        print(f"no rule {unknown[0]}; rules are R001 to R186, U01 to U141 and U59a", file=sys.stderr)
        return 2
    if asked:
        for rule in asked:
            print(rule, *places.get(rule, [NO_TEST.get(rule, "nothing")]), sep="\n  ")
        return 0
    if "--check" not in arguments:
        make()
    document = (ROOT / DOCUMENT).read_text("utf-8")
    wrong = problems_of_rows(document) + problems(places, NO_TEST)
    if document != renew(document, places, NO_TEST):
        wrong.append(f"{DOCUMENT} is stale: python -m tools.generate.rule_table writes it again")
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
