"""Tables that a browser stored with 0.1.0: Python opens each of them and plays it to its end."""

import json
from pathlib import Path
from typing import Any

import pytest

import downforce
from tests.old.make_device import Browser, Json

FIXTURE: Json = json.loads(Path(__file__).with_name("device-0.1.0.json").read_text("utf-8"))
ALL = [(version, name) for version, kept in FIXTURE.items() for name in kept["tables"]]


def without_new_keys(now: Any, before: Any) -> Any:
    """Return `now` without the keys that `before` does not have, because views may gain keys."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {key: without_new_keys(value, before[key]) for key, value in now.items() if key in before}
    return now


@pytest.mark.parametrize(("version", "name"), ALL, ids=["-".join(each) for each in ALL])
def test_a_table_is_as_it_was_and_is_played_to_its_end(version: str, name: str) -> None:
    kept = FIXTURE[version]
    noted = dict(kept["tables"][name])
    table = noted.pop("id")
    browser = Browser()
    browser.lines[table] = list(kept["lines"][table])
    browser.games[table] = kept["games"][table]
    browser.open(table)
    facts = browser.facts()
    view = noted.pop("view")
    assert {key: facts[key] for key in noted} == noted
    assert without_new_keys(facts["view"], view) == view
    assert browser.lines[table] == kept["lines"][table], "to open a table changes nothing"

    browser.play(table)
    assert browser.games[table]["info"]["status"] == "over"
    record = json.loads(browser.request("GET", f"tables/{table}/record", {}))
    game = downforce.replay(record)
    assert (game.phase == "over") == (name != "given-up")
    assert len(game.log) >= noted["seq"]
    assert browser.request("GET", f"tables/{table}/replay?seat=0", {})["frames"]
