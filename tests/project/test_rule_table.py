"""docs/reference/rule-index.md names every rule and where it is tested; nothing in it is stale, missing or made up."""

import re
from pathlib import Path

import pytest

from tools.generate import rule_table

DOCUMENT = (rule_table.ROOT / rule_table.DOCUMENT).read_text("utf-8")
Places = dict[str, list[rule_table.Place]]
pytestmark = pytest.mark.xdist_group("rules")  # one worker reads all tests for them


@pytest.fixture(scope="module")
def places() -> Places:
    """Read when a test asks: every worker collects this file, one runs it."""
    return rule_table.find_places(rule_table.ROOT)


def test_the_table_is_fresh(places: Places) -> None:
    """Otherwise: python -m tools.generate.rule_table."""
    assert rule_table.renew(DOCUMENT, places, rule_table.NO_TEST) == DOCUMENT


def test_every_rule_has_a_test_or_a_reason_and_no_test_names_a_rule_that_is_none(places: Places) -> None:
    assert rule_table.problems(places, rule_table.NO_TEST) == []


def test_every_rule_has_one_row() -> None:
    assert rule_table.problems_of_rows(DOCUMENT) == []


def test_there_are_328_rules() -> None:
    assert len(set(rule_table.IDS)) == len(rule_table.IDS) == 186 + 141 + 1
    assert {"R001", "R186", "U01", "U59", "U59a", "U60", "U100", "U141"} <= set(rule_table.IDS)
    assert not {"R000", "R187", "U00", "U142", "U59b"} & set(rule_table.IDS)


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)", DOCUMENT)
    assert len(links) > 500
    folder = (rule_table.ROOT / rule_table.DOCUMENT).parent
    assert [link for link in dict.fromkeys(links) if not (folder / link).exists()] == []


def test_all_contradictions_are_spoken_of() -> None:
    """C01 to C53, in the table of those that matter or the list of those that do not, each once."""
    said = DOCUMENT.split("## Where the editions contradict each other")[1].split("## Further rulings")[0]
    rows = re.findall(r"^\| (C.*?) \|", said, re.M)
    spoken = ", ".join([*rows, said.split("change nothing: ")[1]])
    numbers = [
        i
        for first, last in re.findall(r"C(\d\d)(?:-C(\d\d))?", spoken)
        for i in range(int(first), int(last or first) + 1)
    ]
    assert sorted(numbers) == list(range(1, 54))


# The tool itself, on a small tree.


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    (tmp_path / "tests" / "scenarios" / "a-wild.toml").write_text('rules = ["R082", "U54"]\n', "utf-8")
    (tmp_path / "tests" / "test_all.py").write_text(
        '"""R001: a module names nothing."""\n'
        "X = 1  # R002 does not count: it is nobody's\n"
        "\n"
        "def helper():\n"
        '    """R003."""\n'
        "\n"
        "# R004, above the test\n"
        "def test_cards():\n"
        '    """R127-R129: three, and the card R6Y4K2B1 is none. U59a."""\n'
        "    assert X  # R005\n"
        '    assert "R006"\n'
        "\n"
        "class TestMore:\n"
        "    @mark(R=1)  # R007\n"
        "    async def test_u36_is_drawn(self):\n"
        "        pass\n",
        "utf-8",
    )
    return tmp_path


def test_scenarios_and_tests_are_found_by_the_rules_they_name(tree: Path) -> None:
    places = rule_table.find_places(tree)
    scenario, cards, drawn = "tests/scenarios/a-wild.toml", "tests/test_all.py::test_cards", "test_u36_is_drawn"
    assert {rule: [str(place) for place in found] for rule, found in places.items()} == {
        **{rule: [scenario] for rule in ("R082", "U54")},
        **{rule: [cards] for rule in ("R004", "R127", "R128", "R129", "U59a", "R005")},
        **{rule: [f"tests/test_all.py::{drawn}"] for rule in ("U36", "R007")},
    }


@pytest.mark.parametrize("wrong", ["R187", "U142", "U59b", "R45", "R0045", "U150"])
def test_a_rule_that_does_not_exist_is_found(tree: Path, wrong: str) -> None:
    (tree / "tests" / "test_wrong.py").write_text(f'def test_it():\n    """{wrong}."""\n', "utf-8")
    found = rule_table.problems(rule_table.find_places(tree), {})
    assert f"tests/test_wrong.py::test_it names {wrong}, which does not exist" in found
    (tree / "tests" / "test_wrong.py").unlink()
    (tree / "tests" / "scenarios" / "wrong.toml").write_text(f'rules = ["{wrong}"]\n', "utf-8")
    found = rule_table.problems(rule_table.find_places(tree), {})
    assert f"tests/scenarios/wrong.toml names {wrong}, which does not exist" in found


def test_a_rule_without_test_or_with_test_and_reason_is_found(tree: Path) -> None:
    places = rule_table.find_places(tree)
    found = rule_table.problems(places, {"R001": "no need", "R082": "no need", "R999": "no need"})
    assert "R002 has neither a test nor a reason" in found
    assert not any(problem.startswith("R001 ") for problem in found)
    assert "R082 has a reason for no test, and tests: tests/scenarios/a-wild.toml" in found
    assert "R999 has a reason, but does not exist" in found


def test_only_the_last_column_between_the_markers_is_written(tree: Path) -> None:
    before = f"| R082 | outside | |\n{rule_table.BEGIN}\n| id | rule | tested by |\n|---|---|---|\n"
    after = f"{rule_table.END}\n| U54 | outside | |\n"
    document = f"{before}| R082 | The player names it. | old |\n| R002 | Of age. | |\n| R003 | Long. | |\n{after}"
    renewed = rule_table.renew(document, rule_table.find_places(tree), {"R002": "advice"})
    assert renewed == (
        f"{before}| R082 | The player names it. | [a-wild](../../tests/scenarios/a-wild.toml) |\n"
        f"| R002 | Of age. | *none needed: advice* |\n| R003 | Long. | **nothing** |\n{after}"
    )
    assert rule_table.renew(renewed, rule_table.find_places(tree), {"R002": "advice"}) == renewed


def test_rows_that_are_missing_double_or_empty_are_found() -> None:
    rows = "".join(f"| {rule} | It is so. | |\n" for rule in rule_table.IDS if rule != "R010")
    extra = "| R011 | Again. | |\n| R187 | Nothing. | |\n| U77 |  | |\n"
    document = f"{rule_table.BEGIN}\n{rows.replace('| U77 | It is so. | |', '')}{extra}{rule_table.END}"
    found = rule_table.problems_of_rows(document)
    assert found == ["R010 has no row", "R187 has a row, but does not exist", "R011 has 2 rows", "U77 says nothing"]


def test_many_places_are_cut_short_the_most_particular_first() -> None:
    places = {"R001": sorted(rule_table.Place(n, f"tests/scenarios/{n}.toml") for n in (9, 1, 5, 3, 7))}
    shown = rule_table.tested_by("R001", places, {})
    assert re.findall(r"\[(\d)\]", shown) == ["1", "3", "5"]
    assert shown.endswith(" and 2 more")


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, places: Places) -> Path:
    """A document as it should be, in place of ours."""
    path = tmp_path / "rules.md"
    path.write_text(rule_table.renew(DOCUMENT, places, rule_table.NO_TEST), "utf-8")
    monkeypatch.setattr(rule_table, "DOCUMENT", path)
    monkeypatch.setattr(rule_table, "find_places", lambda root: places)
    return path


def test_the_command_checks_lists_and_refuses(fresh: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_table.main(["--check"]) == 0
    assert rule_table.main(["U36", "R002"]) == 0
    listed = capsys.readouterr().out
    assert "tests/scenarios/auction-tie-left-by-both-tie-breaks.toml" in listed
    assert rule_table.NO_TEST["R002"] in listed
    assert rule_table.main(["R999"]) == 2


def test_a_stale_document_fails_the_check_until_it_is_written_again(fresh: Path) -> None:
    text = fresh.read_text("utf-8")
    stale = text.replace("*none needed: advice to buyers*", "*old*")
    fresh.write_text(stale, "utf-8")
    assert rule_table.main(["--check"]) == 1
    assert fresh.read_text("utf-8") == stale
    assert rule_table.main([]) == 0
    assert fresh.read_text("utf-8") == text
