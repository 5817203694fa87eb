"""Notation, and the two kinds of refusal: text that is no action anywhere, and actions that are not legal now."""

import json
from typing import Any

import pytest

import downforce
from downforce.game import Game
from tests.rules.test_whole_games import situation
from tests.variants import finished, moments

FORMS = ["bid CARD", "pass CARD", "keep POWER", "play CARD", "wild COLOUR", "skip", "go", "move SPACE", "bet COLOUR"]


def everything(game: Game) -> str:
    return json.dumps([vars(game.state), game.record(), game.view(0), game.events(0), game.legal(0)])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        *((text, FORMS) for text in ("", " ", "bid", "bid K5 now please", "BID K5", " bid K5", "bidK5")),
        *((text, ["no card"]) for text in ("bid  K5", "bid K5\n", "bid ", "pass R6")),
        *((text, FORMS) for text in ("play K5 backwards", "skip it", "draw 1", "move", "bet", "pass", "keep", "wild")),
        ("bid R9", ["R9", "R6Y4K2B1"]),
        ("play k5", ["k5"]),
        ("pass B1K2Y4R6", ["B1K2Y4R6"]),
        ("keep lucky", ["lucky", "aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"]),
        ("move zz", ["zz", "river-station"]),
        ("wild W", ["W", "K B G Y O R"]),
        ("bet black", ["black", "K B G Y O R"]),
        ("bid K5 5", ["no number"]),
        ("bid W5W2 3", ["5 or 2"]),
        ("bid W5W2 five", ["5 or 2"]),
        (5, ["text"]),
        (None, ["text"]),
    ],
)
def test_what_is_no_action_anywhere_is_refused_saying_what_would_be(text: Any, expected: list[str]) -> None:
    """U18, U23, R110: NotationError, and nothing changes."""
    game = downforce.new_game(3, seed=1)
    before = everything(game)
    with pytest.raises(downforce.NotationError) as refused:
        game.play(0, text)
    assert [word for word in expected if word not in str(refused.value)] == []
    assert everything(game) == before


@pytest.mark.parametrize(
    "text", ["keep tricky", "play R8", "wild K", "skip", "go", "move a1", "move finish", "bet K", "bid K8", "pass K8"]
)
def test_an_action_of_another_time_is_refused_naming_what_is_legal(text: str) -> None:
    """R025, R032, U18: IllegalAction, and nothing changes."""
    game = downforce.new_game(3, seed=1)
    before = everything(game)
    with pytest.raises(downforce.IllegalAction) as refused:
        game.play(0, text)
    assert repr(text) in str(refused.value)
    assert game.legal(0)[0] in str(refused.value)
    assert everything(game) == before


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    """R032, R033, R071: what is laid is not taken back, and turns are kept."""
    game = downforce.new_game(3, seed=1)
    first, second = game.legal(0)[:2]
    game.play(0, first)
    for text in (first, second):
        with pytest.raises(downforce.IllegalAction, match="waits for seat 1, 2"):
            game.play(0, text)
    race = next(game for game in moments({"players": 4}, 3) if game.phase == "race")
    turn = race.waiting[0]
    for other in {0, 1, 2, 3} - {turn}:
        assert race.legal(other) == []
        with pytest.raises(downforce.IllegalAction, match=f"waits for seat {turn}"):
            race.play(other, race.legal(turn)[0])


@pytest.mark.parametrize("seat", [-1, 3, 6, True, "0", 1.0])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    """R001: not answered with an empty list."""
    game = downforce.new_game(3, seed=1)
    for ask in (game.legal, game.view, game.events, game.record, lambda seat: game.play(seat, "skip")):
        with pytest.raises(downforce.IllegalAction, match="seats are 0 to 2"):
            ask(seat)


def test_nothing_is_done_when_the_game_is_over() -> None:
    """R027: refused with that reason, whatever it is."""
    game = finished({"players": 3}, 1)
    for text in ("play K5", "bet K"):
        with pytest.raises(downforce.IllegalAction, match="the game is over"):
            game.play(0, text)


def test_the_two_kinds_of_no_are_different() -> None:
    """U18: a program can tell a slip of the pen from a breach of the rules."""
    assert issubclass(downforce.NotationError, ValueError)
    assert issubclass(downforce.IllegalAction, ValueError)
    assert not issubclass(downforce.NotationError, downforce.IllegalAction)
    assert not issubclass(downforce.IllegalAction, downforce.NotationError)


def test_a_bid_that_leaves_open_which_wild_is_meant_names_both() -> None:
    """U23: two wilds of different value; without the number it is refused, and says how to say it."""
    game = situation(
        """
        options.players = 3
        auction.lots  = [["G", "tricky"], ["K", "cunning"], ["B", "strategic"]]
        auction.hands = { 0 = ["W5W2", "K5"], 1 = ["G5"], 2 = ["G6Y4R2"] }
        """
    )
    with pytest.raises(downforce.IllegalAction, match="bid W5W2 5 or bid W5W2 2"):
        game.play(0, "bid W5W2")
    assert game.waiting == (0, 1, 2)
