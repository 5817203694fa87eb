"""Line mode: complete games from piped input, commands, notation, several people at one keyboard."""

import io
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce.rng import Rng
from downforce.terminal import cli, line_mode
from downforce.terminal.session import Player
from downforce.terminal.text.hand import hand_cards
from downforce.text import LANGUAGES, Text
from tests.quick import some
from tests.terminal.at_table import answers, play_lines, sit

Capture = pytest.CaptureFixture[str]
GAMES: dict[str, dict[str, Any]] = {
    "-p 2": {"players": 2},
    "-p 4": {"players": 4},
    "-p 6": {"players": 6},
    "--beginner": {"beginner": True},
    "--long-distance": {"long_distance": True},
    "--world-tour": {"world_tour": True},
}


def pipe(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("lang", some(LANGUAGES, 5))
@pytest.mark.parametrize("flags", GAMES)
def test_a_whole_game_from_piped_input(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path, flags: str, lang: str
) -> None:
    """The opponents are the defaults, which is tested only here: they think for longer than everything else takes."""
    pipe(monkeypatch, *["1"] * 2000)
    path, text = tmp_path / "game.json", Text(lang)
    arguments = ["play", "--seed", "8", "--lang", lang, "--edition", lang, "--save", str(path), *flags.split()]
    arguments += [] if lang == "en" else ["--bots", "uniform"]
    assert cli.run(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert text("order-head") in said.out
    assert text("saved", file=str(path)) in said.out
    assert not set(said.out) & set("\x1b\u2068\u2069{}")
    game = downforce.replay(json.loads(path.read_text("utf-8")))
    assert game.outcome is not None
    if game.view(None)["prizes"]:
        assert text("winnings-head") in said.out
        rows = [line for line in said.out.splitlines() if line.startswith(f"{text('sheet-car')}  ")]
        assert len(rows) == game.ruleset.options.players * len(game.rulesets)


def test_the_score_sheet_reads_like_the_paper_one() -> None:
    session = sit(seed=8)
    lines = play_lines(session)
    outcome = session.game.outcome
    assert outcome is not None
    assert lines[-9].startswith("Otto ---")
    assert lines[-8].split() == ["Car", "Price", "Bet", "1", "Bet", "2", "Bet", "3", "Place", "Prize"]
    assert [line[0] for line in lines[-7:-1]] == list("KBGYOR")
    sheet = outcome["sheets"][3]
    assert sheet["total"] is not None
    assert lines[-1] == (
        f"Racing ${sheet['racing']}M + betting ${sheet['betting']}M - auction ${sheet['auction']}M"
        f" = winnings {'-' if sheet['total'] < 0 else ''}${abs(sheet['total'])}M"
    )


def test_the_same_seed_gives_the_same_game() -> None:
    assert play_lines(sit(seed=5)) == play_lines(sit(seed=5))
    assert play_lines(sit(seed=5)) != play_lines(sit(seed=6))


def test_the_end_of_the_input_ends_the_game_politely(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    pipe(monkeypatch, "1", "1")
    assert cli.run(["play", "--seed", "1"]) == 0
    assert capsys.readouterr().out.endswith("No more input: the game ends here.\n")


def test_quitting_saves_the_game_as_it_stands(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    pipe(monkeypatch, "1", "quit")
    path = tmp_path / "game.json"
    assert cli.run(["play", "--seed", "1", "--save", str(path)]) == 0
    record = json.loads(path.read_text("utf-8"))
    assert record["result"] is None
    assert downforce.replay(record).waiting


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        ("--lang xx", f"known: {', '.join(LANGUAGES)}"),
        ("--humans 5", "0 to 4"),
        ("--humans -1", "0 to 4"),
        ("--names Anna,Ben", "wanted 1"),
        ("--bots none", "known: uniform"),
        ("--pause -1", "--pause"),
        ("--pause long", "--pause"),
        ("--save /no/such/folder/game.json", "cannot be written"),
        ("--track monaco", "river-station"),
        ("--players 1", "2, 3, 4, 5, 6"),
        ("--world-tour --long-distance", "--world-tour and --long-distance"),
        ("--track river-station --track marina-bay", "two tracks"),
        ("--track a --track b --track c", "two for a world tour"),
    ],
)
def test_play_refuses_in_one_line(capsys: Capture, flags: str, named: str) -> None:
    assert cli.run(["play", *flags.split()]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert named in said.err


def test_a_dumb_terminal_gets_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    from downforce.terminal.commands import play

    shown: list[str] = []
    monkeypatch.setenv("TERM", "dumb")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(play, "play_plain", lambda session, pause: shown.append("plain"))
    monkeypatch.setattr(play, "play_in_window", lambda session, pause: shown.append("window"))
    assert cli.run(["play", "--seed", "1"]) == 0
    monkeypatch.setenv("TERM", "xterm")
    assert cli.run(["play", "--seed", "1"]) == 0
    assert shown == ["plain", "window"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_colon_of_a_choice_is_the_languages_own(lang: str) -> None:
    lines = play_lines(sit(lang), answers("quit"))
    (first,) = [line for line in lines if line.startswith("  1. ")]
    assert bool(re.search(r"\u00a0: ", first)) == (lang == "fr")
    assert ": " in first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_works_in_every_language(lang: str) -> None:
    session = sit(lang)
    words = [session.text("command", command=name) for name in ("help", "board", "hand", "log", "sheet", "players")]
    lines = "\n".join(play_lines(session, answers("?", *words, "board", "HAND", " log ", "quit")))
    assert lines.count("▓") > 4
    assert session.text("plain-help") in lines
    assert lines.endswith(session.text("goodbye"))
    assert not session.game.log[:1] or session.game.log[0][0] != 0  # looking at the table is not an action


def test_notation_is_taken_however_it_is_written() -> None:
    session = sit(seed=8)
    bid = next(action for action in session.game.legal(0) if action.startswith("bid"))
    play_lines(session, answers(f"  {bid.upper().replace(' ', '   ')} "))
    assert (0, bid) in session.game.log


def test_a_card_alone_is_enough_where_it_is_clear() -> None:
    session = sit(seed=8)
    bid = next(action for action in session.game.legal(0) if action.startswith("bid"))
    play_lines(session, answers(bid.split()[1].lower()))
    assert (0, bid) in session.game.log


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "choose a number from 1 to"),
        ("99", "choose a number from 1 to"),
        ("9" * 5000, "choose a number from 1 to"),
        ("bet K", "you cannot do that now"),
        ("move a1", "you cannot do that now"),
        ("play w5w2 reversed", "you cannot do that now"),
        ("fly", "not understood"),
        ("bid", "not understood"),
        ("\x00\x1b[2J", "not understood"),
    ],
)
def test_what_is_no_choice_is_explained_and_changes_nothing(typed: str, said: str) -> None:
    session = sit(seed=8)
    lines = play_lines(session, answers(typed, ""))
    assert any(said in line for line in lines)
    assert all("\x1b" not in line for line in lines)
    assert all(seat != 0 for seat, _ in session.game.log)


def cards_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:[KBGYORW]\d)+\b", text))


def test_between_two_people_the_hand_is_hidden() -> None:
    session = sit(people=("Anna", "Ben"), players=2, seed=4)
    hands = [set(hand_cards(session.game.view(seat), seat)) for seat in (0, 1)]
    lines = play_lines(session, answers("", "1", "", "1"))
    text = "\n".join(lines)
    before, shown_to_anna, shown_to_ben = text.split("Take the keyboard")[:3]
    assert before.endswith("Anna, it is your turn. ")
    assert not cards_in(before)
    assert cards_in(shown_to_anna) == hands[0]
    assert cards_in(shown_to_ben.split("Bids:")[0]) == hands[1]
    assert "\n" * line_mode.BLANK_LINES + "Ben, it is your turn" in text


def test_who_is_asked_twice_keeps_the_keyboard() -> None:
    session = sit(people=("Anna", "Ben"), players=2, seed=4)
    while session.game.phase != "race":
        seat = session.game.waiting[0]
        session.game.play(seat, session.game.legal(seat)[0])
    lines = play_lines(session, answers("", "1", "1"))
    assert sum("Take the keyboard" in line for line in lines) == 1


def test_nobody_needs_to_play() -> None:
    session = sit(people=(), seed=2)
    lines = play_lines(session)
    assert session.game.outcome is not None
    assert not any(line.startswith("Your ") for line in lines)


def test_bots_see_their_view_and_nothing_else() -> None:
    session = sit(seed=8)
    game, asked = session.game, list[int]()

    class Spy:
        name = "spy"

        def choose(self, seen: Any, legal: Sequence[str], rng: Rng) -> str:
            seat = seen["seat"]
            asked.append(seat)
            assert seen == game.view(seat)
            assert list(legal) == game.legal(seat)
            return legal[0]

    for seat in (1, 2, 3):
        session.players[seat] = Player("spy", Spy())
    play_lines(session)
    assert set(asked) == {1, 2, 3}


def test_bots_play_out_the_rest_once_nothing_can_change() -> None:
    session, lines, typed = sit(seed=0), list[str](), list[str]()

    def answer() -> str:
        offered = any(line.endswith("Type rest, and bots play it out.") for line in lines)
        typed.append("rest" if offered or not typed else "1")
        return typed[-1]

    line_mode.LineMode(session, answer, lines.append, 0).run()
    assert "Something can still change: the rest is yours to play." in lines
    assert (typed.count("rest"), typed[-1]) == (2, "rest")  # the first was too early; after the second nothing is asked
    assert session.game.outcome is not None


def test_a_lot_says_whether_one_must_bid_and_a_wild_which_cars_it_may_not_name() -> None:
    lines = play_lines(sit(seed=8))
    assert "You may pass. There is a car for everybody, and 2 more for whoever wants another." in lines
    assert any(line.startswith("You have 1 car and may buy another") for line in lines)
    assert "Not black, yellow, red: they are printed on the card." in lines
    assert "Not black: the other wild has moved it." in lines
