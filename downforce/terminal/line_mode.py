"""Line mode, which prints and reads the game line by line for screen readers, pipes and simple terminals."""

import time
from collections.abc import Callable

from ..rules.names import Seat
from .commands.bot_list import introduce
from .input import find_choice, read_command, refusal
from .session import Session
from .text.board import TextBoard, player_lines
from .text.choices import Choice
from .text.hand import hand_lines
from .text.questions import briefing, letters, question
from .text.sheet import result_lines, running_sheet

BLANK_LINES = 60  # printed when the next person takes over the keyboard
RECENT = 8  # log lines shown to the person who takes over
WIDTH = 80


class LeaveGame(Exception):
    """Raised when a player chooses to leave the game."""


class LineMode:
    """A game in line mode. `read` returns the next line of input, and raises EOFError at the end of the input."""

    def __init__(self, session: Session, read: Callable[[], str], write: Callable[[str], None], pause: float) -> None:
        self.session = session
        self.read = read
        self.write = write
        self.pause = pause
        self.at_keyboard: Seat | None = None if len(session.people) > 1 else session.watcher()

    def run(self) -> None:
        """Run the game until it is over, a player leaves, or the input ends."""
        text = self.session.text
        self.write(text("plain-welcome"))
        self.write(text("letters", letters=letters(self.session.phrasing(None))))
        self.write_all(introduce(text, self.session.players))
        try:
            self.play()
        except EOFError:
            self.write(text("goodbye-input"))
        except LeaveGame:
            self.write(text("goodbye"))

    def play(self) -> None:
        self.report()
        while (seat := self.session.next_seat()) is not None:
            if self.session.players[seat].bot is None:
                self.ask(seat)
                self.report()
            else:
                secret = self.session.is_secret_now()
                self.session.game.play(seat, self.session.bot_chooses(seat))
                if self.report() and not secret:
                    time.sleep(self.pause)
        game, phrasing = self.session.game, self.session.phrasing(self.session.watcher())
        assert game.outcome is not None
        self.write("")
        self.write_all(result_lines(phrasing, game.view(None)))

    def report(self) -> bool:
        """Print the log lines that are new since the last call, and return whether there were any."""
        lines = self.session.reader(self.session.watcher()).catch_up()
        self.write_all(lines)
        return bool(lines)

    def ask(self, seat: Seat) -> None:
        """Ask a player for an action until they enter a valid one, then play it."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        game, phrasing = self.session.game, self.session.phrasing(seat)
        choices = self.session.choices(seat)
        self.write("")
        self.write_all(briefing(game, phrasing, seat))
        self.write_question(seat, choices)
        while True:
            typed = self.read()
            if not typed.strip():
                self.write_question(seat, choices)
            elif command := read_command(self.session.text, typed):
                if command == "rest" and self.session.play_out():
                    self.pause = 0
                    return
                self.run_command(command, seat, choices)
            elif choice := find_choice(choices, typed):
                game.play(seat, choice.action)
                return
            else:
                self.write(refusal(self.session.text, game, choices, typed))

    def write_question(self, seat: Seat, choices: list[Choice]) -> None:
        self.write(question(self.session.game, self.session.phrasing(seat), seat))
        text = self.session.text
        for number, choice in enumerate(choices, 1):
            self.write(f"{number:3}. {text('choice-line', action=choice.action, effect=choice.effect)}")

    def hand_over(self, seat: Seat) -> None:
        """Scroll the previous player's information off the screen, and wait for the next player to take over."""
        text, name = self.session.text, self.session.players[seat].name
        self.write_all([""] * BLANK_LINES)
        self.write(text("hand-over", name=name))
        self.read()
        self.at_keyboard = seat
        self.write_all(self.session.reader(None).lines[-RECENT:])

    def run_command(self, command: str, seat: Seat, choices: list[Choice]) -> None:
        game, phrasing = self.session.game, self.session.phrasing(seat)
        if command == "quit":
            raise LeaveGame
        if command == "help":
            self.write(phrasing.text("plain-help"))
            self.write(phrasing.text("letters", letters=letters(phrasing)))
        elif command == "board":
            board = TextBoard(game, phrasing, choices)
            self.write_all([*board.whole(WIDTH), "", *board.in_words()])
            self.write(phrasing.text("board-legend"))
        elif command == "hand":
            self.write_all(hand_lines(phrasing, game.view(seat), seat))
        elif command == "log":
            reader = self.session.reader(seat)
            reader.catch_up()
            self.write_all(reader.lines)
        elif command == "rest":
            self.write(phrasing.text("rest-not-yet"))
        elif command == "sheet":
            self.write_all(running_sheet(phrasing, game.view(seat), seat))
        elif command == "players":
            self.write_all([*player_lines(phrasing, game.view(seat)), *introduce(phrasing.text, self.session.players)])

    def write_all(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line)
