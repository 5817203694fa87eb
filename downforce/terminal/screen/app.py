"""The full-screen game, built with the `textual` library.

It has screens that introduce the bots, show the game table, hand over the keyboard to another person, and show the
result.
"""

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from ..commands.bot_list import introduce
from ..session import Session
from ..text.log_text_race import winner_lines
from .screens import Opening
from .table_screen import TableScreen


class Window(App[None]):
    """The application that runs one full-screen game from beginning to end."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", priority=True),
        Binding("ctrl+c", "interrupt", priority=True),
    ]

    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self.session = session
        self.pause = pause
        self.interrupted = False

    def on_mount(self) -> None:
        lines = introduce(self.session.text, self.session.players)
        if lines:
            self.push_screen(Opening(self.session.text, lines), lambda _: self.begin())
        else:
            self.begin()

    def begin(self) -> None:
        self.push_screen(TableScreen(self.session, self.pause))

    def closing_lines(self) -> list[str]:
        """Return the lines to print in the terminal after the full-screen window has closed."""
        outcome = self.session.game.outcome
        if outcome is None:
            return [self.session.text("goodbye")]
        return winner_lines(self.session.phrasing(self.session.watcher()), outcome)

    def action_leave(self) -> None:
        self.exit()

    def action_interrupt(self) -> None:
        self.interrupted = True
        self.exit()
