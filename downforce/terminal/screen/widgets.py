"""Widgets for the full-screen game that respond to keys and the mouse."""

from rich.text import Text as Painted
from textual import events
from textual.message import Message
from textual.widgets import Input, OptionList, Static

from ..text.track_strip import LABEL
from .colours import number_at


class Entry(Input):
    """The input line, where players type the number or the notation of a choice.

    While it is empty, the left and right arrow keys scroll along the track.
    """

    class Scrolled(Message):
        """A message that asks the board to scroll along the track.

        The board scrolls backwards if `by` is negative, and forwards otherwise.
        """

        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    def action_cursor_left(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_left(select)
        else:
            self.post_message(self.Scrolled(-1))

    def action_cursor_right(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_right(select)
        else:
            self.post_message(self.Scrolled(1))


class ChoiceList(OptionList, can_focus=False):
    """The list of choices. The first click on a choice selects it, and a second click confirms it."""

    class Confirmed(Message):
        """A message sent when the player confirms the highlighted choice."""

    before: int | None = None

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.before = self.highlighted

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index == self.before:
            self.post_message(self.Confirmed())


class Stage(Static):
    """The display area for the board or the car on auction.

    Players can click on the numbers of the choices shown on the board.
    """

    class NumberClicked(Message):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    rows: tuple[str, ...] = ()

    def show(self, painted: Painted, rows: list[str]) -> None:
        self.rows = tuple(rows)
        self.update(painted)

    def on_click(self, event: events.Click) -> None:
        if 0 <= event.y < len(self.rows) and (number := number_at(self.rows[event.y], LABEL, event.x)):
            self.post_message(self.NumberClicked(number))
