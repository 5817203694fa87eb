"""Choices and log texts over random games of every kind: every legal action is offered once, every event has a text."""

import random
from typing import Any

import pytest

from downforce.game import Game
from downforce.offers.move_routes import find_ways
from downforce.offers.offer import make_offer
from downforce.terminal.input import find_choice
from downforce.terminal.session import Reader
from downforce.terminal.text.board import TextBoard
from downforce.terminal.text.choices import find_choices
from downforce.terminal.text.log_text import DESCRIPTIONS, SILENT
from downforce.terminal.text.phrasing import Phrasing
from downforce.terminal.text.questions import briefing, question
from downforce.text import LANGUAGES, Text
from tests.variants import VARIANTS, begin, variant_id

NAMES = ("Ida", "Rui", "Otto", "Mara", "Teo", "Lena")


def phrasing_of(game: Game, lang: str, me: int | None) -> Phrasing:
    return Phrasing(Text(lang), NAMES[: game.ruleset.options.players], game.ruleset.options.currency, me)


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_every_moment_can_be_asked_and_told(options: dict[str, Any]) -> None:
    draw = random.Random(variant_id(options))
    game, lang = begin(options, seed=11), draw.choice(list(LANGUAGES))
    readers = [Reader(game, phrasing_of(game, lang, me)) for me in (None, 0)]
    while game.waiting:
        seat = draw.choice(game.waiting)
        phrasing = phrasing_of(game, lang, seat)
        choices = find_choices(game, phrasing, seat)
        assert sorted(choice.action for choice in choices) == sorted(game.legal(seat))
        assert all(choice.effect for choice in choices)
        assert all(find_choice(choices, str(i)) is choice for i, choice in enumerate(choices, 1))
        assert all(find_choice(choices, choice.action) is choice for choice in choices)
        chosen = draw.choice(choices)
        if len(game.log) % 5 == 0:
            assert question(game, phrasing, seat)
            assert briefing(game, phrasing, seat) or game.phase == "powers"
            marked = TextBoard(game, phrasing, choices, chosen).signs()
            for number, choice in enumerate(choices, 1):
                if choice.action.startswith("move ") and choice.action != "move finish":
                    assert marked[choice.action.split()[1]] in (str(number), game.view(seat)["card"]["car"])
        ways = find_ways(game, [chosen.action]) if chosen.action.startswith("move ") else []
        told = game.play(seat, chosen.action)
        for _, _, expected in ways:  # the preview is what happened
            moved = told[0]
            assert tuple(moved["walk"]) == expected.walk
            assert (moved["lost"], min(moved["bonus"], moved["steps"])) == (expected.lost, expected.bonus)
        for reader in readers:
            for line in reader.catch_up():
                assert line.strip()
                assert "\u2068" not in line
    kinds = {event["event"] for event in game.events(None)}
    assert kinds <= {*DESCRIPTIONS, *SILENT}
    assert readers[0].lines != readers[1].lines


def test_the_log_tells_every_event_once() -> None:
    game = begin({"players": 3}, seed=2)
    reader, piecemeal = Reader(game, phrasing_of(game, "en", 1)), []
    piecemeal += reader.catch_up()
    assert reader.catch_up() == []
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, game.legal(seat)[0])
        piecemeal += reader.catch_up()
    assert piecemeal == Reader(game, phrasing_of(game, "en", 1)).catch_up()


def test_bids_are_offered_highest_first_moves_furthest_first_and_bets_in_race_order() -> None:
    game = begin({"players": 4}, seed=7)
    amounts = [choice.effect for choice in find_choices(game, phrasing_of(game, "en", 0), 0)]
    money = [int(effect.split("$")[1].rstrip("M")) for effect in amounts if "$" in effect]
    assert money == sorted(money, reverse=True)
    assert amounts[-1] == "passes"
    track = game.ruleset.track
    while game.waiting:
        seat = game.waiting[0]
        choices = find_choices(game, phrasing_of(game, "en", seat), seat)
        ends = [c.action.split()[1] for c in choices if c.action.startswith("move ") and "jam" not in c.effect]
        offer = make_offer(game, seat)
        spare = {c["to"] for c in offer["choices"] if c["kind"] == "move" and c["spare"]} if offer else set()
        assert ends == [end for end in ends if end not in spare] + [end for end in ends if end in spare]
        for part in ([end for end in ends if end not in spare], [end for end in ends if end in spare]):
            fronts = [track.boxes[track.number[end]].front for end in part if end != "finish"]
            assert fronts == sorted(fronts, reverse=True)
        bets = [c.action.split()[1] for c in choices if c.action.startswith("bet ")]
        assert bets in ([], game.view(seat)["order"])
        assert not bets or (offer and [choice["car"] for choice in offer["choices"]] == bets)
        game.play(seat, choices[-1].action)
