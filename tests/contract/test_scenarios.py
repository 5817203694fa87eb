"""Every scenario file holds; a copy with a wrong expectation does not; one with unknown contents is not read."""

import copy
import pickle
import random
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from downforce.scenario import ScenarioError, load, run
from downforce.scenario.read import read
from tests.quick import some

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
EXAMPLE = FOLDER / "orange-is-stopped-behind-blue.toml"


def read_data(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"), parse_float=Decimal)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_holds(path: Path) -> None:
    assert run(load(path)) is None


@pytest.mark.parametrize("path", some(FILES, 6), ids=lambda path: path.stem)
def test_a_wrong_expectation_is_found(path: Path) -> None:
    """Change each single expectation of a file; the run must notice."""
    data = read_data(path)
    copies = wrong_copies(data)
    assert copies, "a scenario that expects nothing shows nothing"
    for wrong in copies:
        assert run(read(wrong, path.stem)) is not None


def wrong_copies(data: dict[str, Any]) -> list[dict[str, Any]]:
    copies, kept = [], pickle.dumps(data)  # faster than deepcopy

    def change(edit: Any) -> None:
        wrong = pickle.loads(kept)
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
    "a seat written 00": lambda d: d["race"]["hands"].update({"00": ["R5"]}),
    "a seat in other digits": lambda d: d["race"]["hands"].update({"\u0661": ["R5"]}),
    "a seat in a list as a text": lambda d: d["expect"].update(waiting=["1"]),
    "seats of two kinds": lambda d: d["expect"].update(waiting=[0, "1"]),
    "a winner that is a list": lambda d: d["expect"].update(winners=[[0]]),
    "a hand of a seat written 00": lambda d: d["expect"].update(hands={"00": ["R5"]}),
    "a car on a list": lambda d: d["race"]["cars"].update(O=["s"]),
    "a card that is a number": lambda d: d["race"]["hands"].update({"1": ["R5", 5]}),
    "a seat of 5,000 digits": lambda d: d["step"][0].update(seat=16**5000),
    "a score of 5,000 digits": lambda d: d["expect"].update(scores={"0": 16**5000}),
    "a price of 5,000 digits": lambda d: d["race"].update(paid={"O": 16**5000}),
    "a line of 5,000 digits": lambda d: d["track"].update(lines=[16**5000]),
    "a finish beyond all bounds": lambda d: d["track"].update(finish=Decimal("1e999999")),
    "a finish at infinity": lambda d: d["track"].update(finish=Decimal("inf")),
    "a finish that is no number": lambda d: d["track"].update(finish=Decimal("nan")),
    "a box of a million places": lambda d: d["track"]["spaces"].update(s=[0, 1, 0, Decimal("1e-999999")]),
    "a box without a number in it": lambda d: d["track"]["spaces"].update(s=[0, 1, 0, Decimal("nan")]),
    "a space with a blank in its name": lambda d: d["track"]["spaces"].update({"a b": [90, 91, 0, 1]}),
    "a space without a name": lambda d: d["track"]["spaces"].update({"": [90, 91, 0, 1]}),
    "a space with a long name": lambda d: d["track"]["spaces"].update({"x" * 5000: [90, 91, 0, 1]}),
    "a long track": lambda d: d["options"].update(track="x" * 5000),
    "a long deck": lambda d: d["options"].update(deck="x" * 5000),
    "a long option": lambda d: d["options"].update({"x" * 5000: 1}),
    "a long key": lambda d: d.update({"x" * 5000: 1}),
    "a long power": lambda d: d["race"].update(powers={"0": "x" * 5000}),
    "a long card": lambda d: d["race"]["hands"].update({"1": ["x" * 5000]}),
    "refused without do": lambda d: d["step"].append({"seat": 0, "refused": True}),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_read_is_refused_in_one_line(what: str) -> None:
    data = read_data(EXAMPLE)
    BROKEN[what](data)
    with pytest.raises(ScenarioError) as refused:
        read(data, "x")
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 500


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


JUNK: list[Any] = [
    *(True, -1, 0, 1, 5, 99, 10**5000, Decimal("1e999999"), Decimal("nan"), Decimal("-inf"), Decimal("0.5")),
    *(
        "",
        "0",
        "00",
        "\u0661",
        "K",
        "K5",
        "R8",
        "x" * 5000,
        "a b",
        "\ud800",
        "\0",
        "tricky",
        "finish",
        "play K5",
        "money",
    ),
    *([], ["K"], [0], [0, "0"], ["K5", 5], [1, 2, 3, 4], [["K", "tricky"]], ["river-station", "marina-bay"], deep(50)),
    *({}, {"0": []}, {"K": 0}, {"00": ["K5"]}, {"0": ["K5"], "1": ["K5"]}, {"a": [0, 1, 0, 1]}, {"winner": 0}),
]
KEYS = ("spaces", "lines", "lap", "finish", "cars", "hands", "piles", "speed8", "lots", "aside", "won", "bets", "laps")


def places(data: Any) -> list[tuple[Any, Any]]:
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    return [place for key in keys for place in [(data, key), *places(data[key])]]


@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_scenario_runs_or_is_refused(seed: int) -> None:
    """Whatever is changed, moved or missing in a file: it runs, or is refused with one short line."""
    draw = random.Random(seed)
    for path in draw.sample(FILES, 15):
        data = read_data(path)
        for _ in range(draw.choice((1, 1, 2))):
            inside, key = draw.choice(places(data))
            if draw.random() < 0.7:
                inside[key] = copy.deepcopy(draw.choice(JUNK))
            elif isinstance(inside, dict):
                inside[draw.choice(KEYS)] = inside.pop(key)
            else:
                inside.pop(key)
        said = ""
        try:
            run(read(data, path.stem))
        except ScenarioError as refused:
            said = str(refused)
        assert len(said) < 800
        assert "\n" not in said


TEXTS: dict[str, str | bytes] = {
    "an integer of thousands of digits": "finish = " + "9" * 3990,
    "another in hexadecimal": 'name = """\n' + "x\n" * 9 + '"""\nturn = 0x' + "f" * 3900,
    "a number beyond all bounds": "finish = 1e99999999999999999999",
    "nested deeply": "name = " + "[" * 3000,
    "a key of many parts": ".".join("a" * 100_000) + " = 1",
    "a long name": f'name = "{"x" * 100_000}"',
    "a key twice": "name = 1\nname = 2",
    "in Latin 1": 'name = "\xe9"'.encode("latin-1"),
    "in UTF-16": 'name = "x"'.encode("utf-16"),
    "with a null": "name = \0",
    "empty": "",
}


@pytest.mark.parametrize("what", TEXTS)
def test_a_hostile_file_is_refused_at_once(what: str, tmp_path: Path) -> None:
    content = TEXTS[what]
    path = tmp_path / "x.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(ScenarioError) as refused:
        load(path)
    assert len(str(refused.value)) < 300
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", ["", ".", "x" * 5000, "a\0b", "\ud800"])
def test_a_name_that_leads_to_no_file_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        load(tmp_path / name)


@pytest.mark.parametrize("content", [b"name = ", b"\xff\xfe\x00", b"a" * 300_000], ids=["not TOML", "not text", "huge"])
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.toml").write_bytes(content)
    with pytest.raises(ScenarioError):
        load(tmp_path / "x.toml")
    with pytest.raises(ScenarioError, match="cannot be read"):
        load(tmp_path / "none.toml")
