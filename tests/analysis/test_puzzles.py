"""The shipped puzzles: the record of each leads to its question, and its verdict is clear and has a reason."""

from collections import Counter

import pytest

from downforce import replay
from downforce.analysis.played_line import is_drawn
from downforce.analysis.played_out import is_explained
from downforce.analysis.puzzles import Puzzle, find_puzzle, shipped_puzzles
from downforce.analysis.verdicts import TRIVIAL
from downforce.offers.bids import bid_amount
from downforce.room.queries.positions import puzzle_list, puzzle_question
from downforce.room.refusals import Refused
from downforce.terminal.text.phrasing import Phrasing
from downforce.terminal.text.reason_text import reason_text
from downforce.text import LANGUAGES, Text

CLEAR, STEP = 0.05, 0.02  # least differences: between right and wrong, and between amounts of a bid


def test_there_are_ten_of_each_theme() -> None:
    counts = Counter(one["theme"] for one in shipped_puzzles())
    assert sum(counts.values()) >= 55
    assert len(counts) == 5
    assert min(counts.values()) >= 10
    assert len({one["id"] for one in shipped_puzzles()}) == len(shipped_puzzles())


@pytest.mark.parametrize("one", shipped_puzzles(), ids=lambda one: str(one["id"]))
def test_a_puzzle_is_decided_and_says_why(one: Puzzle) -> None:
    verdict, game = one["decision"], replay(one["record"])
    seat = verdict["seat"]
    assert seat in game.waiting
    assert verdict["number"] == len(game.log) + 1
    legal, chances = game.legal(seat), {each["action"]: each["chance"] for each in verdict["candidates"]}
    assert set(chances) <= set(legal)
    assert verdict["best"] == verdict["candidates"][0]["action"]
    best = max(chances.values())
    wrong = {action: best - chance for action, chance in chances.items() if best - chance > TRIVIAL + 1e-4}
    assert wrong[verdict["action"]] >= CLEAR
    if verdict["kind"] == "auction":  # there is one candidate per amount
        assert {bid_amount(game, action)[0] for action in chances} == {bid_amount(game, action)[0] for action in legal}
        assert min(wrong.values()) >= STEP
    else:
        assert set(chances) == set(legal)
        assert min(wrong.values()) >= CLEAR
    assert is_explained(verdict["reason"], verdict.get("consequence"))
    assert set(one.get("lines", {})) == (set(chances) if is_drawn(game) else set())
    for lang in LANGUAGES:
        text = Text(lang)
        names = [text("seat-name", seat=str(number)) for number in range(game.ruleset.options.players)]
        assert reason_text(Phrasing(text, names, game.ruleset.options.currency), verdict["reason"])


def test_a_question_shows_no_more_than_the_seat_knew() -> None:
    for info in puzzle_list()[::7]:
        found = puzzle_question(info["id"])
        position = found["position"]
        seat = position["seat"]
        for other, hand in enumerate(position["view"]["hands"]):
            assert other == seat or set(hand) <= {"?"}
        assert position["info"]["seats"][seat]["kind"] == "person"
        for line in found["lines"]:
            assert all(set(hand) <= {"?"} for other, hand in enumerate(line["view"]["hands"]) if other != seat)
        assert found["decision"]["best"] in [choice["action"] for choice in position["offer"]["choices"]]


def test_another_is_not_found() -> None:
    assert find_puzzle("nosuch") is None
    with pytest.raises(Refused, match="not-found"):
        puzzle_question("nosuch")
