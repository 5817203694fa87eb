"""The full-screen game at 80 by 24: a complete game by keys, and every other way to choose."""

import asyncio
import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from downforce.terminal import cli
from downforce.terminal.screen.app import Window
from downforce.terminal.screen.screens import HandOver, Result
from downforce.terminal.screen.table_screen import TableScreen
from downforce.terminal.screen.widgets import ChoiceList, Entry, Stage
from downforce.terminal.session import Session
from downforce.text import LANGUAGES
from tests.terminal.at_table import sit

SIZE = (80, 24)


def text_of(pilot: Pilot[Any]) -> str:
    """Return all text on the screen."""
    screen = pilot.app.screen
    rows = [[segment.text for segment in strip] for strip in screen._compositor.render_strips()]
    return "\n".join("".join(row) for row in rows)


def table(pilot: Pilot[Any]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


async def settle(pilot: Pilot[Any]) -> None:
    """Wait until the bots have moved and everything is drawn."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def until(pilot: Pilot[Any], phase: str, verb: str = "") -> None:
    """Play on to a question of this phase whose first choice begins with `verb`."""

    def is_there(session: Session) -> bool:
        return session.game.phase == phase and session.choices(0)[0].action.startswith(verb)

    await skip_until(pilot, is_there)


async def skip_until(pilot: Pilot[Any], is_there: Callable[[Session], bool]) -> None:
    """Play the first choice until `is_there` holds, without drawing anything on the way."""
    session: Session = table(pilot).session
    while (seat := session.next_seat()) != 0 or not is_there(session):
        assert seat is not None
        first = session.bot_chooses(seat) if session.players[seat].bot else session.choices(seat)[0].action
        session.game.play(seat, first)
    table(pilot).continue_game()
    await settle(pilot)


@pytest.mark.slow
async def test_a_whole_game_by_keys_alone() -> None:
    window = Window(sit(seed=8), 0)
    async with window.run_test(size=SIZE) as pilot:
        await settle(pilot)
        assert "Lot 1 of 6" in text_of(pilot)
        presses = 0
        while isinstance(pilot.app.screen, TableScreen):
            await pilot.press(*("down", "up") if presses % 9 == 0 else (), "1", "enter")
            await settle(pilot)
            presses += 1
            assert presses < 500
        assert isinstance(pilot.app.screen, Result)
        assert "Finishing order" in text_of(pilot)
        await pilot.press("end")
        await settle(pilot)
        assert "= winnings" in text_of(pilot)
        await pilot.press("enter")
    assert window.session.game.outcome is not None
    assert "win" in window.closing_lines()[0]
    assert not window.interrupted


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_nothing_is_cut_off_in_any_language(lang: str) -> None:
    window = Window(sit(lang, seed=8, edition=lang), 0)
    async with window.run_test(size=SIZE) as pilot:
        await settle(pilot)
        for phase, verb in (("auction", ""), ("powers", ""), ("race", "play"), ("race", "move"), ("bets", "")):
            await until(pilot, phase, verb)
            screen = table(pilot)
            for name in ("title", "stage", "question", "choices", "detail", "tabs", "panel", "entry", "keys"):
                assert screen.query_one(f"#{name}").region.height > 0, (phase, name)
            assert screen.query_one(ChoiceList).region.height >= 4
            assert len(window.session.text("keys")) <= SIZE[0]
            for line in ("#title", "#tabs"):
                shown = screen.query_one(line, Static)
                assert len(str(shown.content)) <= shown.size.width


async def test_the_board_marks_the_ends_and_shows_the_walk() -> None:
    async with Window(sit(seed=8), 0).run_test(size=SIZE) as pilot:
        await settle(pilot)
        await until(pilot, "race", "move")
        screen = table(pilot)
        moves = [choice for choice in screen.choices if choice.action.startswith("move ")]
        lanes = [row for row in screen.query_one(Stage).rows if row[:1] in "abcd"]
        for number in range(1, len(moves) + 1):
            assert any(str(number) in row[5:] for row in lanes)
        before = screen.query_one(Stage).rows
        await pilot.press("down")
        await settle(pilot)
        assert screen.chosen == screen.choices[1]
        assert screen.query_one(Stage).rows != before


async def test_notation_numbers_and_nonsense_can_be_typed() -> None:
    async with Window(sit(seed=8), 0).run_test(size=SIZE) as pilot:
        await settle(pilot)
        screen = table(pilot)
        action = screen.choices[2].action
        await pilot.press(*("space" if sign == " " else sign for sign in action.lower()))
        await settle(pilot)
        assert screen.chosen == screen.choices[2]
        await pilot.press("enter")
        await settle(pilot)
        assert (0, action) in screen.session.game.log
        done = len(screen.session.game.log)
        await pilot.press("f", "l", "y", "enter")
        await settle(pilot)
        assert "not understood" in text_of(pilot)
        await pilot.press("escape", "9", "9", "enter")
        await settle(pilot)
        assert "choose a number" in text_of(pilot)
        assert screen.query_one(Entry).value == "99"
        assert len(screen.session.game.log) == done


async def test_a_click_chooses_and_a_second_one_confirms() -> None:
    async with Window(sit(seed=8), 0).run_test(size=SIZE) as pilot:
        await settle(pilot)
        screen = table(pilot)
        action = screen.choices[3].action
        await pilot.click(ChoiceList, offset=(5, 3))
        await settle(pilot)
        assert screen.chosen == screen.choices[3]
        assert screen.session.game.waiting == (0,)
        await pilot.click(ChoiceList, offset=(5, 3))
        await settle(pilot)
        assert (0, action) in screen.session.game.log


async def test_an_end_can_be_clicked_on_the_board() -> None:
    async with Window(sit(seed=8), 0).run_test(size=SIZE) as pilot:
        await settle(pilot)
        await until(pilot, "race", "move")
        screen = table(pilot)
        spots = [(row.index("2", 5), y) for y, row in enumerate(screen.query_one(Stage).rows) if "2" in row[5:]]
        rows = screen.query_one(Stage).rows
        x, y = next((x, y) for x, y in spots if rows[y][:1] in "abcd")
        action = screen.choices[1].action
        for _ in range(2):
            await pilot.click(Stage, offset=(x, y))
            await settle(pilot)
        assert action in [text for _, text in screen.session.game.log]


async def test_panels_help_and_the_way_along_the_track() -> None:
    async with Window(sit(seed=8), 0).run_test(size=SIZE) as pilot:
        await settle(pilot)
        await until(pilot, "race", "play")
        screen = table(pilot)
        for panel in ("hand", "players", "sheet", "help", "log"):
            await pilot.press("tab")
            await settle(pilot)
            assert screen.panel == panel
        await pilot.press("shift+tab", "pagedown", "pageup", "f1")
        await settle(pilot)
        assert screen.panel == "help"
        await pilot.press(*"hand", "enter")
        await settle(pilot)
        assert "Your hand" in text_of(pilot)
        before = screen.query_one(Stage).rows
        await pilot.press("right", "right")
        await settle(pilot)
        assert screen.query_one(Stage).rows != before
        await pilot.press("left", "left")
        await settle(pilot)
        assert screen.query_one(Stage).rows == before


async def test_with_room_the_whole_lap_is_shown() -> None:
    async with Window(sit(seed=8), 0).run_test(size=(120, 44)) as pilot:
        await settle(pilot)
        await until(pilot, "race", "play")
        rows = table(pilot).query_one(Stage).rows
        assert "".join(rows).count("║") >= 6
        assert any("▓" in row for row in rows)
        await pilot.resize_terminal(*SIZE)
        await settle(pilot)
        assert len(table(pilot).query_one(Stage).rows) < len(rows)


async def test_between_two_people_the_table_is_hidden() -> None:
    window = Window(sit(people=("Anna", "Ben"), players=3, seed=4), 0)
    async with window.run_test(size=SIZE) as pilot:
        await settle(pilot)
        for name in ("Anna", "Ben"):
            assert isinstance(pilot.app.screen, HandOver)
            assert f"{name}, it is your turn" in text_of(pilot)
            assert "bid" not in text_of(pilot)
            await pilot.press("enter")
            await settle(pilot)
            assert table(pilot).choices
            await pilot.press("enter")
            await settle(pilot)


@pytest.mark.slow
async def test_bots_move_by_a_timer_and_the_person_sees_it() -> None:
    window = Window(sit(seed=8, people=(), beginner=True), 0.001)
    async with window.run_test(size=SIZE) as pilot:
        while not window.session.game.log:
            await asyncio.sleep(0)
        assert window.session.game.phase != "over"  # one bot after another, not all of them before anything is drawn
        await settle(pilot)
        assert isinstance(pilot.app.screen, Result)


@pytest.mark.parametrize(("key", "interrupted"), [("ctrl+q", False), ("ctrl+c", True)])
async def test_leaving(key: str, interrupted: bool) -> None:
    window = Window(sit(seed=8), 0)
    async with window.run_test(size=SIZE) as pilot:
        await pilot.press("enter", key)
    assert window.interrupted == interrupted
    assert window.closing_lines() == ["You leave the game. Until the next race."]


def test_on_a_terminal_the_window_opens_and_the_game_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, Terminal())
    opened: list[float] = []

    def run(window: Window) -> None:
        opened.append(window.pause)
        window.interrupted = len(opened) == 2

    monkeypatch.setattr(Window, "run", run)
    path = tmp_path / "game.json"
    assert cli.run(["play", "--save", str(path)]) == 0
    assert cli.run(["play", "--pause", "2", "--save", str(path)]) == cli.INTERRUPTED
    assert opened == [0.4, 2.0]
    assert path.exists()


async def test_the_rest_can_be_left_to_bots() -> None:
    async with Window(sit(seed=0), 0).run_test(size=SIZE) as pilot:
        await settle(pilot)
        await skip_until(pilot, lambda session: session.game.view(0)["foregone"])
        assert "Type rest" in text_of(pilot)
        await pilot.press(*"rest", "enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Result)
