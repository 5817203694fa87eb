"""The players at a table: a mixture of characters with names, and how they play."""

import io
import sys

import pytest
from textual.widgets import Static

from downforce import new_game
from downforce.bots import BOTS, CHARACTERS
from downforce.rules.errors import OptionError
from downforce.terminal import cli
from downforce.terminal.commands.seats import seat_players
from downforce.terminal.screen.app import Window
from downforce.terminal.screen.screens import Opening
from downforce.terminal.screen.table_screen import TableScreen
from downforce.terminal.session import Session
from downforce.text import LANGUAGES, Text
from tests.terminal.at_table import answers, play_lines

Capture = pytest.CaptureFixture[str]
ENGLISH = Text("en")


def seat(bots: str, seed: int | None = 1, players: int = 4, names: str | None = None) -> list[tuple[str, str]]:
    """Seat players; returns the name of each opponent and the bot that plays for it."""
    seated = seat_players(ENGLISH, players, 1, names, bots, seed)
    assert seated[0].bot is None
    return [(player.name, player.bot.name) for player in seated[1:] if player.bot]


def test_a_level_seats_a_mixture() -> None:
    seated = seat("pro", players=6)
    assert len({bot for _, bot in seated}) == 5
    for name, bot in seated:
        level, character = bot.split("-")
        assert (level, name) == ("pro", CHARACTERS[character].person)


def test_the_seed_decides_who_comes() -> None:
    assert seat("champion", seed=7) == seat("champion", seed=7)
    assert len({tuple(seat("champion", seed=seed)) for seed in range(20)}) > 10
    assert len({tuple(seat("champion", seed=None)) for _ in range(20)}) > 1


def test_bots_are_asked_for_by_character() -> None:
    assert seat("pro-loyal,champion-blocker,rookie") == [
        ("Ida", "pro-loyal"),
        ("Mara", "champion-blocker"),
        ("Rui", "rookie"),
    ]
    assert seat("pro-loyal") == [("Ida", "pro-loyal"), ("Ida 2", "pro-loyal"), ("Ida 3", "pro-loyal")]
    with pytest.raises(OptionError, match="no bot 'pro-reckless'"):
        seat("pro-reckless")


def test_people_keep_their_names() -> None:
    assert [name for name, _ in seat("rookie", names="RUI")] == ["Ida", "Otto", "Mara"]
    assert seat("pro-loyal", players=2, names="Ida") == [("Ida 2", "pro-loyal")]
    for seed in range(10):
        assert "Teo" not in dict(seat("pro", seed=seed, players=6, names="Teo"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_in_lines_begins_with_who_sits_there(lang: str) -> None:
    text = Text(lang)
    players = seat_players(text, 4, 1, None, "pro-loyal,pro-blocker,rookie")
    session = Session(new_game(seed=8), players, text, 8)
    lines = play_lines(session, answers(text("command", command="players"), "quit"))
    said = [
        text("bot-line", name=name, character=character)
        for name, character in (("Ida", "loyal"), ("Mara", "blocker"), ("Rui", "rookie"))
    ]
    assert lines[2:5] == said
    assert [line for line in lines[5:] if line in said] == said  # repeated where the players are listed


def test_what_is_said_in_english(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    bots = "pro-loyal,tests.bots.test_supervised:First,uniform"
    assert cli.run(["play", "--seed", "1", "--bots", bots, "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[2:5] == [
        "Ida: loyal. Bets on her own cars and drives for them.",
        "Rui: tests.bots.test_supervised:First. Plays in a way of its own.",
        "Otto: at random. Takes whatever comes.",
    ]


def test_without_flags_three_different_pros_come(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert cli.run(["play", "--lang", "en"]) == 0
    said = capsys.readouterr().out.splitlines()[2:5]
    known = [ENGLISH("bot-line", name=one.person, character=name) for name, one in CHARACTERS.items()]
    assert len(set(said) & set(known)) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_window_opens_with_who_sits_there(lang: str) -> None:
    text = Text(lang)
    players = seat_players(text, 6, 1, None, "pro", seed=3)
    window = Window(Session(new_game(seed=3, players=6), players, text, 3), 0)
    async with window.run_test(size=(80, 24)) as pilot:
        assert isinstance(pilot.app.screen, Opening)
        shown = "\n".join(str(one.content) for one in pilot.app.screen.query(Static))
        for player in players[1:]:
            assert text("bot-line", name=player.name, character=player.character) in shown
        for one in pilot.app.screen.query(Static):
            assert pilot.app.screen.region.contains_region(one.region)  # nothing is cut off
        await pilot.press("enter")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("tab", "tab")
        await pilot.pause()
        panel = str(screen.query_one("#panel", Static).content)
        assert text("bot-line", name=players[1].name, character=players[1].character) in panel


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_mark_lists_the_bots(capsys: Capture, lang: str) -> None:
    assert cli.run(["play", "--bots", "?", "--lang", lang]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    for name, known in BOTS.items():
        if known.opponent:
            assert any(line.split()[:1] == [name] for line in lines), name
    for name, character in CHARACTERS.items():
        line = next(line for line in lines if line.split()[:2] == [name, character.person])
        assert line.endswith(Text(lang)("character-plays", character=name))
    assert all(name in lines[-1] for name in ("crowd", "reference", "hasty", "spiteful"))
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize(
    "command", ["simulate --bots ?", "league ?", "league ? pro", "study river-station --bots ?,pro"]
)
def test_every_command_lists_them(capsys: Capture, command: str) -> None:
    assert cli.run(command.split()) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "  blocker      Mara  Holds back whoever is in front." in said.out.splitlines()
