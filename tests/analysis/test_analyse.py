"""Analyses of whole games are repeatable, fair to what a seat could know, and add up."""

import contextlib
import json
import os
import pty
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce import compiled
from downforce.analysis.analyse import analyse_parts, assemble
from downforce.analysis.calibration import calibrate, fit_for
from downforce.analysis.decision import build_decision
from downforce.analysis.judge import Judge, cards_played
from downforce.arena.match import TO_THE_END
from downforce.rules.errors import OptionError, RecordError
from downforce.terminal.cli import run
from downforce.terminal.commands.common_flags import INTERRUPTED
from tests.contract.test_secrets import change_what_is_hidden
from tests.patience import PATIENCE
from tests.variants import begin, finished, moments
from tools.generate import analysis_example

GAMES = Path(__file__).parent.parent / "games"
pytestmark = [
    pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed, and interpreted it takes minutes"),
    pytest.mark.xdist_group("compiled"),
]


def load(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text("utf-8"))
    return record


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.json")))
def test_every_kind_of_game_is_judged_and_its_ledger_adds_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses the fewest playouts and deals that give a number."""
    monkeypatch.setattr("downforce.analysis.analyse.OPEN", 4)
    monkeypatch.setattr("downforce.analysis.analyse.DEALS", 10)
    result = downforce.analyse(load(name), playouts=100)
    assert len(result["chances"]) == len(load(name)["actions"]) + 1
    for now in result["chances"]:
        assert sum(now) == pytest.approx(1, abs=0.01)
    for line in result["ledger"]:
        parts = (line["parity"], line["deal"], line["own"], line["others"], line["rest"])
        assert round(sum(parts), 4) == line["result"]
    for one in result["decisions"]:
        assert one["action"] in [candidate["action"] for candidate in one["candidates"]]
        assert one["loss"] >= 0
        assert one["given"][one["seat"]] == 0
    last = result["chances"][-1]
    assert [seat for seat, chance in enumerate(last) if chance > 0.1] == load(name)["result"]["winners"]


def test_the_same_again_by_the_same_seed_and_by_seat() -> None:
    record = finished({"players": 3, "beginner": True}, 4).record()
    whole = downforce.analyse(record, playouts=100, seed=5)
    assert downforce.analyse(record, playouts=100, seed=5) == whole
    alone = downforce.analyse(record, seat=1, playouts=100, seed=5)
    assert alone["decisions"] == [one for one in whole["decisions"] if one["seat"] == 1]
    assert downforce.analyse(record, playouts=100, seed=6)["decisions"] != whole["decisions"]


def test_in_parts_that_stop_and_go_on() -> None:
    record = finished({"players": 2, "beginner": True}, 4).record()
    every = list(analyse_parts(record, playouts=100))
    assert [part["number"] for part in every] == list(range(len(record["actions"]) + 1))
    assert {part["of"] for part in every} == {len(record["actions"])}
    later = list(analyse_parts(record, playouts=100, after=5))
    assert every[6:] == later
    assert assemble(record, [*later, *every[:6]], playouts=100) == downforce.analyse(record, playouts=100)
    with pytest.raises(RecordError, match="parts of an analysis: wanted one for each number from 0 to"):
        assemble(record, later, playouts=100)


def test_the_worked_example_is_fresh() -> None:
    """`python -m tools.generate.analysis_example` regenerates it."""
    made = f"<!-- made: {analysis_example.PART} -->\n\n{analysis_example.example()}\n\n<!-- made until here -->"
    assert made in analysis_example.PAGE.read_text("utf-8")


def test_par_is_what_may_be_expected_not_how_one_game_went() -> None:
    """Pros leave hardly anything to chance: if they were always the same, one seat would win this deal every time."""
    game = downforce.replay(load("cards-run-out"))
    shares, money = Judge(game.rulesets, 100, 0).par(game, 100)
    assert sum(shares) == pytest.approx(1)
    assert 0.2 < max(shares) < 0.9
    assert len({round(one, 2) for one in money}) == 4
    assert Judge(game.rulesets, 100, 0).par(game, 100) == (shares, money)


def test_the_graph_is_made_true_by_its_stage() -> None:
    """Early by short playouts; late, and when cars have finished, also by playouts to the end."""
    stages: dict[tuple[bool, bool], int] = {}
    for number, game in enumerate(moments({"players": 4}, 9)):
        cards, places = cards_played(game), sum(place > 0 for place in game.state.place)
        fit = fit_for(game.ruleset.board, cards, places)
        assert fit
        stage = (fit.long > 0, places > 0)
        stages[stage] = stages.get(stage, 0) + 1
        if stages[stage] > 2 or game.phase == "over":
            continue
        judge = Judge(game.rulesets, 100, 0)
        short, long = (judge.open_playouts(game, number, 8, cards) for cards in (judge.weights.depth, TO_THE_END))
        assert judge.open_win_probabilities(game, number, 8) == calibrate(short, long, fit)
    assert set(stages) == {(False, False), (True, False), (True, True)}


def test_what_a_seat_could_not_know_changes_no_verdict() -> None:
    draw, looked = random.Random(3), 0
    for number, game in enumerate(moments({"players": 4}, 9)):
        if game.phase == "over" or draw.random() < 0.7:
            continue
        seat = draw.choice(game.waiting)
        other, judge = change_what_is_hidden(game, seat, draw), Judge(game.rulesets, 100, 0)
        text = draw.choice(game.legal(seat))
        one, two = (judge.judge(which, seat, text, number) for which in (game, other))
        assert one == two
        if one and two:
            assert build_decision(judge, one, number, text) == build_decision(judge, two, number, text)
            looked += 1
    assert looked > 5


def test_what_cannot_be_judged_is_refused() -> None:
    record = load("shared-victory")
    wrongs: tuple[tuple[dict[str, Any], str], ...] = (
        ({"seat": 9}, "seat: 9; wanted a whole number from 0 to"),
        ({"playouts": 1}, "playouts: 1; wanted a whole number from 100 to"),
        ({"seed": True}, "seed: True; wanted a whole number"),
    )
    for wrong, said in wrongs:
        with pytest.raises(OptionError, match=said):
            downforce.analyse(record, **wrong)
    begun = begin({"players": 3}, 2).record()
    with pytest.raises(RecordError, match="the game is not over: it waits for seat 0, 1, 2"):
        downforce.analyse(begun)


def test_the_command_refuses_in_one_line_before_anything_is_compiled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "is_cached", lambda *_: False)  # otherwise a line about compiling would be printed
    record, path = load("shared-victory"), tmp_path / "game.json"
    cut = {**record, "actions": record["actions"][:50]}
    foreign = {**record, "actions": [*record["actions"][:50], [0, "bet K"], *record["actions"][51:]]}
    wrongs: tuple[tuple[str, int, str], ...] = (
        ("", 2, "is not JSON"),
        ("[]", 2, "record"),
        ('{"actions": 5}', 2, "record"),
        (json.dumps(record)[:-100], 2, "is not JSON"),
        (json.dumps(begin({"players": 3}, 2).record()), 2, "the game is not over: it waits for seat 0, 1, 2"),
        (json.dumps(cut), 2, "the record is cut: it has a result, but the game is not over after its 50 actions"),
        (json.dumps(foreign), 1, "action 51"),
    )
    for text, code, said in wrongs:
        path.write_text(text)
        assert run(["analyse", str(path)]) == code
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert "game.json: " in told.err
        assert said in told.err
    path.write_text(json.dumps(record))
    for flags, said in ((["--seat", "9"], "seat: 9; wanted"), (["--playouts", "1"], "playouts: 1; wanted")):
        assert run(["analyse", str(path), *flags]) == 2
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert said in told.err
    assert run(["analyse", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_command_tells_the_worst_moments_and_the_ledger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished({"players": 2, "beginner": True}, 7).record()))
    assert run(["analyse", str(path), "--playouts", "100"]) == 0
    said = capsys.readouterr().out
    assert "Worst moments" in said
    assert "Ledger" in said
    assert run(["analyse", str(path), "--playouts", "100", "--lang", "fr"]) == 0
    assert "Les pires moments" in capsys.readouterr().out
    assert run(["analyse", str(path), "--playouts", "100", "--seat", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {one["seat"] for one in told["decisions"]} == {1}
    assert told["ledger"] == []


def test_an_interrupt_tells_what_was_judged_so_far(tmp_path: Path) -> None:
    """The progress bar is shown only in a terminal. With so many playouts, the whole analysis would take long."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished({"players": 2, "beginner": True}, 7).record()))
    terminal, its_end = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "downforce", "analyse", str(path), "--playouts", "20000", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=its_end,
        env={**os.environ, "TERM": "xterm"},
        encoding="utf-8",
        start_new_session=True,
    )
    os.close(its_end)
    bar = ""
    while not re.search(r"[1-9]\d*/\d+", bar):
        bar += os.read(terminal, 1000).decode()
    os.kill(process.pid, signal.SIGINT)
    with contextlib.suppress(OSError):  # raised when the process has closed its end
        while os.read(terminal, 1000):
            pass
    os.close(terminal)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert re.match(r"[1-9]\d* decisions?, 20000 playouts", said)
    reached = re.search(r"Interrupted after action (\d+) of (\d+):", said)
    assert reached
    assert 0 < int(reached[1]) < int(reached[2])
    assert "Worst moments" in said or "No decision was surely worse" in said
    assert "Ledger" not in said


@pytest.mark.parametrize("judged", [0, 6])
def test_an_interrupted_analysis_is_marked_as_incomplete(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, judged: int
) -> None:
    record, path = finished({"players": 2, "beginner": True}, 7).record(), tmp_path / "game.json"
    path.write_text(json.dumps(record))
    parts = [part for _, part in zip(range(judged), analyse_parts(record, playouts=100), strict=False)]

    def interrupted(*_: Any, **__: Any) -> Iterator[Any]:
        yield from parts
        raise KeyboardInterrupt

    monkeypatch.setattr("downforce.analysis.analyse.analyse_parts", interrupted)
    assert run(["analyse", str(path), "--playouts", "100", "--json"]) == INTERRUPTED
    told = json.loads(capsys.readouterr().out)
    assert (told["complete"], told["players"], told["ledger"]) == (False, 2, [])
    assert told["chances"] == [part["chances"] for part in parts]
    assert told["decisions"] == [part["decision"] for part in parts if part["decision"]]
    assert run(["analyse", str(path), "--playouts", "100", "--lang", "en"]) == INTERRUPTED
    said = capsys.readouterr().out
    assert f"Interrupted after action {max(judged - 1, 0)} of {len(record['actions'])}:" in said
    verdict = "Worst moments" in said or "No decision was surely worse" in said
    assert verdict == bool(told["decisions"])  # with nothing judged, nothing is said of it
