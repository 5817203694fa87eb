"""Screens shown before the game, when the keyboard is handed over to another person, and at the end of the game."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ...text import Text
from .colours import paint_text


class Opening(Screen[None]):
    """The screen shown before the game, which introduces the bots and how they play."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "dismiss")]
    CSS = """
    Opening { align: center middle; }
    Opening Static { width: 70; height: auto; }
    Opening #head { text-style: bold; padding-bottom: 1; }
    Opening #begin { text-style: dim; padding-top: 1; }
    """

    def __init__(self, text: Text, lines: list[str]) -> None:
        super().__init__()
        self.text = text
        self.lines = lines

    def compose(self) -> ComposeResult:
        yield Static(self.text("opening-head"), id="head", markup=False)
        yield Static(paint_text(self.lines))
        yield Static(self.text("keys-opening"), id="begin", markup=False)

    def on_click(self) -> None:
        self.dismiss(None)


class HandOver(Screen[None]):
    """A screen that hides the game table until the next player is at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss")]
    CSS = "HandOver { align: center middle; } HandOver Static { width: 70; height: auto; text-align: center; }"

    def __init__(self, text: Text, name: str) -> None:
        super().__init__()
        self.text = text
        self.player_name = name

    def compose(self) -> ComposeResult:
        yield Static(paint_text([self.text("hand-over", name=self.player_name)]))

    def on_click(self) -> None:
        self.dismiss(None)


class Result(Screen[None]):
    """The screen shown at the end of the game, with the winner and all players' score sheets."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,escape", "app.leave")]
    CSS = "Result #result { height: 1fr; } Result #leave { height: 1; text-style: dim; }"

    def __init__(self, text: Text, lines: list[str]) -> None:
        super().__init__()
        self.text = text
        self.lines = lines

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="result"):
            yield Static(paint_text(self.lines))
        yield Static(self.text("keys-result"), id="leave", markup=False)
