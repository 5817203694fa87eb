"""Every field of a record is edited: each edit is refused, or docs/reference/deal-proof.md lists it as undetectable.

The page and docs/verify.html are run on the same edits by web/src/fair/fair.test.ts.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from downforce.rules.errors import IllegalAction, RecordError
from downforce.verify import Unproven, verify
from tools.generate import forged_records

MADE = json.loads(forged_records.TARGET.read_text("utf-8"))
NUMBERS = range(len(MADE["records"]))


def not_seen(program: str) -> set[str]:
    """Return the kinds of edits that a program does not detect, as docs/reference/deal-proof.md lists them."""
    lines = Path("docs/reference/deal-proof.md").read_text("utf-8").split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("| edit of a record |"))
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[first : lines.index("", first)]]
    column = rows[0].index(program)
    return {row[0] for row in rows[2:] if row[column] == "not seen"}


def is_accepted(mutant: Any) -> bool:
    record = forged_records.apply(MADE["records"][mutant["record"]]["record"], mutant["edits"])
    try:
        verify(record)
    except (Unproven, IllegalAction, RecordError):
        return False
    return True


def test_the_edits_are_fresh() -> None:
    """`python -m tools.generate.forged_records` generates them again."""
    assert forged_records.TARGET.read_text("utf-8") == forged_records.write(forged_records.make())


def test_the_records_show_what_there_is() -> None:
    records = [each["record"] for each in MADE["records"]]
    assert {each["proof"]["scheme"] for each in records} == {"downforce-deal-1", "downforce-deal-2"}
    assert {2, 4} < {each["options"]["players"] for each in records}
    assert any(each["options"]["world_tour"] for each in records)
    assert any("small-hands" in each["options"]["beginner"] for each in records)
    assert any(each["proof"]["silent"] and each["proof"]["discarded"] for each in records)
    assert any(each["proof"]["ties"] for each in records)


def test_every_field_is_edited() -> None:
    """Of the record, its options, deal, proof and result; and the record is cut at every action."""
    edited = {(mutant["record"], *mutant["edits"][0][1][:2]) for mutant in MADE["mutants"]}
    for number in NUMBERS[:-1]:
        record = MADE["records"][number]["record"]
        assert {(number, key) for key in record} <= {each[:2] for each in edited}
        for key in ("options", "proof", "result"):
            assert {(number, key, inner) for inner in record[key]} <= edited
    two = next(number for number in NUMBERS if MADE["records"][number]["name"] == "two players")
    cuts = {m["edits"][0][2] for m in MADE["mutants"] if m["record"] == two and m["edits"][0][0] == "cut"}
    assert cuts == set(range(len(MADE["records"][two]["record"]["actions"])))


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_is_verified_as_it_was(number: int) -> None:
    record = MADE["records"][number]["record"]
    assert verify(record).record() == record


@pytest.mark.slow
@pytest.mark.parametrize("number", NUMBERS)
def test_what_was_edited_is_refused(number: int) -> None:
    mutants = [mutant for mutant in MADE["mutants"] if mutant["record"] == number]
    accepted = {mutant["kind"]: mutant["edits"] for mutant in mutants if is_accepted(mutant)}
    assert {kind: edits for kind, edits in accepted.items() if kind not in not_seen("`downforce verify`")} == {}


@pytest.mark.parametrize("kind", sorted(not_seen("`downforce verify`")))
def test_what_is_listed_as_not_seen_is_not_seen(kind: str) -> None:
    assert any(is_accepted(mutant) for mutant in MADE["mutants"] if mutant["kind"] == kind)
