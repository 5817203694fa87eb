"""The game table in full-screen mode.

Bots pause after their actions so that people can follow the game. People choose an action with the arrow keys, by
typing, or by clicking.
"""

import asyncio
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ...rules.names import Seat
from ..input import find_choice, read_command, refusal
from ..session import Session
from ..text.choices import Choice
from ..text.questions import question, remarks
from ..text.sheet import result_lines
from ..text.track_strip import LABEL
from .colours import paint_board, paint_text
from .panels import PANELS, auction_stage, board_stage, panel_lines, tabs_line, title_line
from .screens import HandOver, Result
from .widgets import ChoiceList, Entry, Stage

SCROLL = 12  # columns scrolled along the track with each key press


class TableScreen(Screen[None]):
    """The main screen of the game.

    It shows the title, the board or the car on auction, the choices with their effects, side panels and an input line.
    """

    CSS = """
    TableScreen { layout: vertical; }
    #title { height: 1; text-style: reverse; }
    #stage { height: auto; min-height: 8; }
    #middle { height: 1fr; }
    #left { width: 3fr; }
    #right { width: 2fr; border-left: solid $primary; padding-left: 1; }
    #question { height: auto; max-height: 2; text-style: bold; }
    #choices { height: 1fr; border: none; padding: 0; text-wrap: nowrap; text-overflow: ellipsis; }
    #choices, #scroll { scrollbar-size-vertical: 1; }
    #detail { height: auto; max-height: 6; border-top: solid $primary; }
    #tabs { height: 1; }
    #entry { border: none; height: 1; padding: 0; }
    #keys { height: 1; text-style: dim; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "highlight(-1)", priority=True),
        Binding("down", "highlight(1)", priority=True),
        Binding("tab", "panel(1)", priority=True),
        Binding("shift+tab", "panel(-1)", priority=True),
        Binding("pageup", "read(-1)", priority=True),
        Binding("pagedown", "read(1)", priority=True),
        Binding("f1", "explain", priority=True),
        Binding("escape", "clear", priority=True),
    ]

    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self.session = session
        self.text = session.text
        self.pause = pause
        self.asked: Seat | None = None
        self.at_keyboard: Seat | None = None if len(session.people) > 1 else session.watcher()
        self.choices: list[Choice] = []
        self.panel = PANELS[0]
        self.scrolled = 0

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Stage(id="stage", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="question", markup=False)
                yield ChoiceList(id="choices", markup=False)
                yield Static(id="detail", markup=False)
            with Vertical(id="right"):
                yield Static(id="tabs", markup=False)
                with VerticalScroll(id="scroll", can_focus=False):
                    yield Static(id="panel", markup=False)
        yield Entry(id="entry", placeholder=self.text("entry-hint"))
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(Entry).focus()
        self.continue_game()

    def on_resize(self) -> None:
        self.show_title()
        self.show_stage()

    # The course of the game

    def continue_game(self) -> None:
        self.asked, self.choices = None, []
        self.run_worker(self.let_bots_act(), exclusive=True)

    async def let_bots_act(self) -> None:
        """Let bots act until a person has to decide, with a pause after every visible action.

        Bots choose their actions in a separate thread, so that the screen stays responsive.
        """
        while (seat := self.session.next_seat()) is not None and self.session.players[seat].bot:
            seen = not self.session.is_secret_now()
            if seen and self.pause:
                self.show_table()
            self.session.game.play(seat, await asyncio.to_thread(self.session.bot_chooses, seat))
            if seen and self.pause:
                self.show_table()
                await asyncio.sleep(self.pause)
        if seat is None:
            self.show_table()
            self.show_result()
        elif seat == self.at_keyboard:
            self.ask(seat)
        else:
            self.at_keyboard = None
            self.show_table()
            self.app.push_screen(HandOver(self.text, self.session.players[seat].name), lambda _: self.ask(seat))

    def ask(self, seat: Seat) -> None:
        self.asked = self.at_keyboard = seat
        self.choices = self.session.choices(seat)
        self.scrolled = 0
        self.show_table()

    def choose(self, choice: Choice) -> None:
        assert self.asked is not None
        self.session.game.play(self.asked, choice.action)
        self.query_one(Entry).value = ""
        self.continue_game()

    def show_result(self) -> None:
        game, phrasing = self.session.game, self.session.phrasing(self.session.watcher())
        self.app.push_screen(Result(self.text, result_lines(phrasing, game.view(None))))

    # What is shown

    @property
    def me(self) -> Seat | None:
        """The seat from whose point of view the game is shown, or None for the public view.

        The public view is shown while the keyboard is being handed over, and in games without people.
        """
        return self.at_keyboard if self.at_keyboard is not None else self.session.watcher()

    @property
    def chosen(self) -> Choice | None:
        index = self.query_one(ChoiceList).highlighted
        return self.choices[index] if index is not None and index < len(self.choices) else None

    def show_table(self) -> None:
        self.show_title()
        self.show_choices()
        self.show_stage()
        self.show_detail()
        self.show_panel()

    def show_title(self) -> None:
        line = title_line(self.session, self.me, self.asked, self.size.width)
        self.query_one("#title", Static).update(paint_text([line]))
        self.query_one("#keys", Static).update(self.text("keys") if self.asked is not None else self.text("keys-watch"))

    def show_choices(self) -> None:
        listed = self.query_one(ChoiceList)
        longest = max((len(choice.action) for choice in self.choices), default=0)
        rows = [choice.brief or f"{choice.action:{longest}}  {choice.effect}" for choice in self.choices]
        listed.clear_options()
        listed.add_options(Option(paint_text([f"{number:2} {row}"])) for number, row in enumerate(rows, 1))
        asking = "" if self.session.people else self.text("watching")
        if self.asked is not None:
            asking = question(self.session.game, self.session.phrasing(self.asked), self.asked)
            listed.highlighted = 0
        self.query_one("#question", Static).update(paint_text([asking]))

    def show_stage(self) -> None:
        stage = self.query_one(Stage)
        if self.asked is not None and self.session.game.phase == "auction":
            stage.show(paint_text(auction_stage(self.session, self.asked)), [])
            return
        size = self.size.width, self.size.height
        rows = board_stage(self.session, self.me, self.choices, self.chosen, size, self.scrolled)
        stage.show(paint_board(rows, LABEL), rows)

    def show_detail(self, problem: str = "") -> None:
        shown = self.chosen.effect if self.chosen else ""
        if self.chosen and self.session.game.phase == "auction":
            shown = f"{self.session.phrasing(self.me).card(self.chosen.action.split(' ')[1])}; {shown}"
        more = (
            remarks(self.session.game, self.session.phrasing(self.asked), self.asked) if self.asked is not None else []
        )
        self.query_one("#detail", Static).update(paint_text([problem or shown, *more]))

    def show_panel(self) -> None:
        self.query_one("#tabs", Static).update(paint_text([tabs_line(self.session, self.panel)]))
        self.query_one("#panel", Static).update(paint_text(panel_lines(self.session, self.panel, self.me)))
        scroll = self.query_one("#scroll", VerticalScroll)
        scroll.anchor(self.panel == "log")
        if self.panel != "log":
            scroll.scroll_home(animate=False)

    # Keys, input and clicks

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = event.value
        if command := read_command(self.text, typed) if typed.strip() else None:
            self.query_one(Entry).value = ""
            self.run_command(command)
        elif self.asked is None:
            return
        elif choice := find_choice(self.choices, typed) if typed.strip() else self.chosen:
            self.choose(choice)
        else:
            self.show_detail(refusal(self.text, self.session.game, self.choices, typed))

    def on_input_changed(self, event: Input.Changed) -> None:
        if choice := find_choice(self.choices, event.value):
            self.query_one(ChoiceList).highlighted = self.choices.index(choice)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.show_stage()
        self.show_detail()

    def on_choice_list_confirmed(self, event: ChoiceList.Confirmed) -> None:
        if self.chosen:
            self.choose(self.chosen)

    def on_stage_number_clicked(self, event: Stage.NumberClicked) -> None:
        """Select the destination that was clicked on the board, or confirm it if it was already selected."""
        listed = self.query_one(ChoiceList)
        if listed.highlighted == event.number - 1 and self.chosen:
            self.choose(self.chosen)
        elif event.number <= len(self.choices):
            listed.highlighted = event.number - 1

    def on_entry_scrolled(self, event: Entry.Scrolled) -> None:
        self.scrolled += event.by * SCROLL
        self.show_stage()

    def run_command(self, command: str) -> None:
        if command == "quit":
            self.app.exit()
        elif command == "rest" and self.session.play_out():
            self.pause = 0
            self.continue_game()
        elif command == "rest":
            self.show_detail(self.text("rest-not-yet"))
        elif command in PANELS:
            self.panel = command
            self.show_panel()

    def action_highlight(self, by: int) -> None:
        if self.choices:
            listed = self.query_one(ChoiceList)
            listed.highlighted = ((listed.highlighted or 0) + by) % len(self.choices)

    def action_panel(self, by: int) -> None:
        self.panel = PANELS[(PANELS.index(self.panel) + by) % len(PANELS)]
        self.show_panel()

    def action_read(self, by: int) -> None:
        self.query_one("#scroll", VerticalScroll).scroll_relative(y=by * 6, animate=False)

    def action_explain(self) -> None:
        self.run_command("help")

    def action_clear(self) -> None:
        self.query_one(Entry).value = ""
