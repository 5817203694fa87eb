"""Every scenario file holds; a copy with a wrong expectation does not; one with anything unknown is not read."""

import copy
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from downforce.scenario import ScenarioError, load, run
from downforce.scenario.read import read

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
EXAMPLE = FOLDER / "orange-is-stopped-behind-blue.toml"


def data_of(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"), parse_float=Decimal)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_holds(path: Path) -> None:
    assert run(load(path)) is None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_wrong_expectation_is_found(path: Path) -> None:
    """Each single thing a file expects is turned into something else; the run must notice."""
    data = data_of(path)
    copies = wrong_copies(data)
    assert copies, "a scenario that expects nothing shows nothing"
    for wrong in copies:
        assert run(read(wrong, path.stem)) is not None


def wrong_copies(data: dict[str, Any]) -> list[dict[str, Any]]:
    copies = []

    def change(edit: Any) -> None:
        wrong = copy.deepcopy(data)
        edit(wrong)
        copies.append(wrong)

    expect = data.get("expect", {})
    if "phase" in expect:
        change(lambda d: d["expect"].update(phase="powers" if expect["phase"] != "powers" else "race"))
    if "waiting" in expect:
        change(lambda d: d["expect"].update(waiting=[0] if expect["waiting"] != [0] else [1]))
    if "finished" in expect:
        change(lambda d: d["expect"].update(finished=["G"] if expect["finished"] != ["G"] else ["K"]))
    for key in ("paid", "scores", "placed", "laps"):
        for name, value in expect.get(key, {}).items():
            other = value + 1 if key != "placed" or value < 6 else 1
            change(lambda d, k=key, n=name, o=other: d["expect"][k].update({n: o}))
    for seat, hand in expect.get("hands", {}).items():
        change(lambda d, s=seat, h=hand: d["expect"]["hands"].update({s: [*h, "K8"]}))
    for i, step in enumerate(data.get("step", [])):
        if "legal" in step:
            change(lambda d, i=i: d["step"][i]["legal"].append("skip" if "skip" not in d["step"][i]["legal"] else "go"))
        if step.get("legal"):
            change(lambda d, i=i: d["step"][i]["legal"].pop())
        if step.get("has"):
            change(lambda d, i=i: d["step"][i].update(hasnt=d["step"][i].pop("has")))
        if step.get("refused"):
            change(lambda d, i=i: d["step"][i].update(refused=False))
    return copies


BROKEN: dict[str, Any] = {
    "unknown key at the top": lambda d: d.update(author="me"),
    "unknown key in race": lambda d: d["race"].update(weather="rain"),
    "unknown key in track": lambda d: d["track"].update(width=3),
    "unknown key in a step": lambda d: d["step"][0].update(wait=True),
    "unknown key in expect": lambda d: d["expect"].update(mood="good"),
    "unknown key in lot": lambda d: d["expect"].update(lot={"buyer": 1}),
    "unknown option": lambda d: d["options"].update(speed=9),
    "unknown option value": lambda d: d["options"].update(players=7),
    "unknown edition": lambda d: d["options"].update(edition="de"),
    "no players": lambda d: d["options"].pop("players"),
    "unknown card": lambda d: d["race"]["hands"].update({"1": ["R9"]}),
    "a card used twice": lambda d: d["race"]["hands"].update({"1": ["K5"]}),
    "unknown space": lambda d: d["race"]["cars"].update(O="zz"),
    "unknown car": lambda d: d["race"]["cars"].update(P="s"),
    "unknown power": lambda d: d["race"].update(powers={"0": "brave"}),
    "unknown seat": lambda d: d["race"]["hands"].update({"3": ["R5"]}),
    "unknown seat in a step": lambda d: d["step"][0].update(seat=3),
    "unknown power in a step": lambda d: d["step"][0].update(do="keep brave"),
    "unknown card in legal": lambda d: d["step"][0].update(legal=["play XX"]),
    "unknown space in expect": lambda d: d["expect"]["cars"].update(O="zz"),
    "unknown phase": lambda d: d["expect"].update(phase="pitstop"),
    "two cars on a space": lambda d: d["race"]["cars"].update(B="s"),
    "a box without length": lambda d: d["track"]["spaces"].update(s=[1, 1, 0, 1]),
    "a box of three numbers": lambda d: d["track"]["spaces"].update(s=[0, 1, 0]),
    "a box of texts": lambda d: d["track"]["spaces"].update(s=["0", 1, 0, 1]),
    "race and auction": lambda d: d.update(auction={"lots": []}),
    "neither race nor auction": lambda d: d.pop("race"),
    "a crossed line without its bet": lambda d: d["track"].update(lines=[1, 7, 8]),
    "a finished car and no bets": lambda d: d["race"].update(finished=["K"]),
    "piles with three players": lambda d: d["race"].update(piles={"0": ["K5"]}),
    "speed8 with three players": lambda d: d["race"].update(speed8={"0": ["O8"]}),
    "a number for a text": lambda d: d.update(name=3),
    "a text for a list": lambda d: d.update(rules="R099"),
    "refused without do": lambda d: d["step"].append({"seat": 0, "refused": True}),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_read_is_refused_in_one_line(what: str) -> None:
    data = data_of(EXAMPLE)
    BROKEN[what](data)
    with pytest.raises(ScenarioError) as refused:
        read(data, "x")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("content", [b"name = ", b"\xff\xfe\x00", b"a" * 300_000], ids=["not TOML", "not text", "huge"])
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.toml").write_bytes(content)
    with pytest.raises(ScenarioError):
        load(tmp_path / "x.toml")
    with pytest.raises(ScenarioError, match="cannot be read"):
        load(tmp_path / "none.toml")
