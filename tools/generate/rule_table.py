"""Generate the last column of docs/reference/rule-index.md: the tests and scenarios that mention each rule.

`python -m tools.generate.rule_table` rewrites the column. With `--check`, it only reports whether the column is up to
date, and exits with 1 if not. `python -m tools.generate.rule_table R082 U54` lists all tests and scenarios that mention
these rules.

A scenario mentions rules in `rules = [...]`. A test mentions them in its name, its docstring or a comment inside it. A
range such as `R127-R132` mentions six rules.
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
MOST = 3  # the largest number of links per row

# The reasons why some rules need no test. Only rules that the program does not implement may be listed here.
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
    """A scenario or test that mentions rules.

    Places that mention fewer rules are more specific, and come first when sorted.
    """

    named: int
    file: str  # path relative to the root of the repository
    test: str = ""  # empty if the file is a scenario

    def __str__(self) -> str:
        return f"{self.file}::{self.test}" if self.test else self.file

    @property
    def link(self) -> str:
        name = self.test.removeprefix("test_").replace("_", " ") if self.test else Path(self.file).stem
        return f"[{name}](../../{self.file})"


def mentions(text: str) -> list[str]:
    """Return all rule ids mentioned in a text, including unknown ids. A range mentions every id in it."""
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


def read_comments(source: str) -> dict[int, str]:
    """Return the comments in a source file by line number."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def test_lines(test: ast.FunctionDef | ast.AsyncFunctionDef, comments: dict[int, str], lines: list[str]) -> range:
    """Return the line numbers of a test, from the comments above its decorators to its end."""
    first = min([test.lineno, *(decorator.lineno for decorator in test.decorator_list)])
    while first - 1 in comments and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    return range(first, (test.end_lineno or test.lineno) + 1)


def test_places(root: Path) -> Iterator[tuple[Place, list[str]]]:
    for path in sorted((root / TESTS).rglob("*.py")):
        source = path.read_text("utf-8")
        comments, lines = read_comments(source), source.splitlines()
        for test in ast.walk(ast.parse(source)):
            if not isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) or not test.name.startswith("test_"):
                continue
            own = test_lines(test, comments, lines)
            said = [test.name.upper().replace("_", " ").replace("U59A", "U59a"), ast.get_docstring(test) or ""]
            said += [text for line, text in comments.items() if line in own]
            if named := mentions("\n".join(said)):
                yield Place(len(named), path.relative_to(root).as_posix(), test.name), named


def find_places(root: Path) -> dict[str, list[Place]]:
    """Return the places that mention each rule id, with the most specific first. Unknown ids are included."""
    places = defaultdict(list)
    for place, named in (*scenario_places(root), *test_places(root)):
        for rule in named:
            places[rule].append(place)
    return {rule: sorted(found) for rule, found in places.items()}


def coverage_problems(places: dict[str, list[Place]], reasons: dict[str, str]) -> list[str]:
    """Return problems with the coverage of rules by tests.

    These are rules without a test, unknown rules, and rules that have a test although `reasons` says they need none.
    """
    unknown = [rule for rule in places if rule not in IDS]
    found = [f"{place} names {rule}, which does not exist" for rule in unknown for place in places[rule]]
    found += [f"{rule} has neither a test nor a reason" for rule in IDS if rule not in places and rule not in reasons]
    found += [f"{rule} has a reason for no test, and tests: {places[rule][0]}" for rule in reasons if rule in places]
    found += [f"{rule} has a reason, but does not exist" for rule in reasons if rule not in IDS]
    return found


def row_problems(document: str) -> list[str]:
    """Return problems with the rows of the table. Every rule must have exactly one row, with text in it."""
    rows = [row for row in map(ROW.match, table_part(document).splitlines()) if row]
    ids = [row["id"] for row in rows]
    found = [f"{rule} has no row" for rule in IDS if rule not in ids]
    found += [f"{rule} has a row, but does not exist" for rule in ids if rule not in IDS]
    found += [f"{rule} has {ids.count(rule)} rows" for rule in IDS if ids.count(rule) > 1]
    return found + [f"{row['id']} says nothing" for row in rows if not row["rule"].strip()]


def table_part(document: str) -> str:
    """Return the part of the document between the markers."""
    if document.count(BEGIN) != 1 or document.count(END) != 1:
        raise ValueError(f"the document needs the markers {BEGIN} and {END}, once each")
    return document.split(BEGIN)[1].split(END)[0]


def tests_cell(rule: str, places: dict[str, list[Place]], reasons: dict[str, str]) -> str:
    if rule in reasons:
        return f"*none needed: {reasons[rule]}*"
    found = places.get(rule, [])
    more = f" and {len(found) - MOST} more" if len(found) > MOST else ""
    return ", ".join(place.link for place in found[:MOST]) + more if found else "**nothing**"


def renew(document: str, places: dict[str, list[Place]], reasons: dict[str, str]) -> str:
    """Return the document with the last column rewritten. Nothing outside the markers is changed."""
    lines = []
    for line in table_part(document).split("\n"):
        row = ROW.match(line)
        lines.append(f"| {row['id']} | {row['rule']} | {tests_cell(row['id'], places, reasons)} |" if row else line)
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
    wrong = row_problems(document) + coverage_problems(places, NO_TEST)
    if document != renew(document, places, NO_TEST):
        wrong.append(f"{DOCUMENT} is stale: python -m tools.generate.rule_table writes it again")
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
