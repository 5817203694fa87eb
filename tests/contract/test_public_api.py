"""The public methods of a game: `play` checks, `push` trusts, `fold` reads a log; also `copy` and `repr`."""

import copy
import random
from typing import Any

import pytest

import downforce
from downforce.dealer import SecureDealer
from downforce.game import Game
from tests.variants import VARIANTS, finished, moments, name_of

SOME = VARIANTS[::5]


def everything(game: Game) -> list[Any]:
    """Return everything that a game shows to anybody, and everything it stores."""
    viewers = (None, *range(game.ruleset.options.players))
    return [vars(game.state), game.log, game.deals, *((game.view(v), game.events(v), game.record(v)) for v in viewers)]


@pytest.mark.parametrize("options", SOME, ids=name_of)
def test_a_log_folded_in_at_once_or_bit_by_bit_gives_the_same_game(options: dict[str, Any]) -> None:
    game = finished(options, 3)
    at_once, bit_by_bit = (Game(game.rulesets, SecureDealer()) for _ in range(2))
    at_once.fold(game.deals, game.log)
    for entry in game.log:
        bit_by_bit.fold(game.deals, [entry])
    assert everything(at_once) == everything(bit_by_bit) == everything(game)


@pytest.mark.parametrize("options", SOME, ids=name_of)
def test_what_is_pushed_is_what_is_played(options: dict[str, Any]) -> None:
    """`push` has the same effect as `play`, with the draws of chance handed in."""
    game = finished(options, 4)
    pushed = Game(game.rulesets, SecureDealer())
    for seat, text in game.log:
        pushed.fold(game.deals)
        pushed.push(seat, text)
    assert everything(pushed) == everything(game)


def test_a_log_that_breaks_the_rules_is_refused_at_its_place() -> None:
    game = finished({"players": 3}, 5)
    again = Game(game.rulesets, SecureDealer())
    with pytest.raises(downforce.IllegalAction, match="action 3: 'bet K'"):
        again.fold(game.deals, [*game.log[:2], (game.log[2][0], "bet K")])
    assert again.log == game.log[:2]


@pytest.mark.parametrize("options", SOME, ids=name_of)
def test_a_copy_plays_on_by_itself(options: dict[str, Any]) -> None:
    for number, game in enumerate(moments(options, 6)):
        if number % 40 == 20:
            before = copy.deepcopy(everything(game))
            one, other = game.copy(), game.copy()
            for twin in (one, other):
                draw = random.Random(number)
                while twin.waiting:
                    seat = draw.choice(twin.waiting)
                    twin.play(seat, draw.choice(twin.legal(seat)))
            assert everything(game) == before
            assert everything(one) == everything(other)


def test_what_a_caller_does_with_what_it_got_changes_no_game() -> None:
    game = finished({"players": 3, "world_tour": True}, 1)
    before = copy.deepcopy(everything(game))
    for got in (game.view(0), game.events(0), game.record(), game.record(0), game.outcome):
        spoil(got)
    assert everything(game) == before


def spoil(data: Any) -> None:
    for part in list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []:
        spoil(part)
    if isinstance(data, dict | list):
        data.clear()


def test_a_game_says_what_it_is() -> None:
    game = downforce.new_game(players=3, seed=1)
    assert repr(game) == "<Game: 3 players on river-station; 0 actions; auction, waits for 0, 1, 2>"
    assert repr(finished({"players": 3}, 1)).endswith("actions; over>")


def test_nothing_else_is_public() -> None:
    """Only what the contract names, `push` and `fold`, and what is needed to create and copy a game."""
    methods = {name for name, value in vars(Game).items() if callable(getattr(Game, name)) and not name.startswith("_")}
    assert methods == {"start", "copy", "legal", "view", "events", "play", "push", "fold", "record"}
