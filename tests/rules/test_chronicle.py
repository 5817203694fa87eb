"""The events of a game are stored compactly, and are the same however late they are read."""

import random
from enum import IntEnum
from typing import Any

from downforce import new_game
from downforce.game import Game, open_events


def play_to_the_end(game: Game, draw: random.Random) -> list[Any]:
    """Play to the end and return all events, each read right after it happened."""
    story: list[Any] = open_events(game)
    while game.waiting:
        seat, before = draw.choice(game.waiting), len(game.log)
        game.play(seat, draw.choice(game.legal(seat)))
        story += open_events(game, before) if before else open_events(game)[len(story) :]
    return story


def test_a_long_story_is_told_as_it_happened() -> None:
    game = new_game(4, seed=5)
    story = play_to_the_end(game, random.Random(5))
    assert game._events._sealed, "the game was too short for this test"
    assert open_events(game) == story
    for number in range(1, len(game.log) + 1):
        assert open_events(game, number) == [event for event in story if event["number"] > number]


def test_what_happens_in_a_copy_is_not_told_in_the_game() -> None:
    game, draw = new_game(4, seed=6), random.Random(6)
    while len(game.log) < 100:
        seat = draw.choice(game.waiting)
        game.play(seat, draw.choice(game.legal(seat)))
    before = open_events(game)
    play_to_the_end(game.copy(), draw)
    assert open_events(game) == before


def test_seats_and_texts_of_others_kinds_are_taken() -> None:
    """As numpy's texts are, drawn from the legal ones."""

    class Text(str):
        pass

    seats = IntEnum("seats", [("anna", 0), ("ben", 1), ("cora", 2), ("dan", 3)])
    game, draw = new_game(4, seed=7), random.Random(7)
    while game.waiting:
        seat = draw.choice(game.waiting)
        game.play(seats(seat), Text(draw.choice(game.legal(seat))))
    assert game._events._sealed
    assert {(type(seat), type(text)) for seat, text in game.log} == {(int, str)}
    assert open_events(game)[-1]["event"] == "over"
