"""Colours for the full-screen game. Colour is never the only way to tell things apart: letters and signs differ too."""

import re

from rich.text import Text as Painted

CARS = {
    "K": "bold white on #3a3a3a",
    "B": "bold white on #1f5fd0",
    "G": "bold black on #3cb44b",
    "Y": "bold black on #ffe119",
    "O": "bold black on #ff8c1a",
    "R": "bold white on #c8202c",
}
ROAD, LINE, END, FAINT = "dim", "bold yellow", "bold reverse", "dim"
ROW = re.compile(r"^[a-z]\d+ ")  # each lane begins with the name of its first space
NUMBER = re.compile(r"\d+")


def paint_board(lines: list[str], label: int) -> Painted:
    """Colour the board: cars in their own colours, destinations in reverse video, and betting lines in yellow."""
    return Painted("\n").join(paint_row(line, label) for line in lines)


def paint_row(line: str, label: int) -> Painted:
    painted = Painted(line)
    if not ROW.match(line):  # the ruler, or the row of cars above the overview
        if not set(line) - set(" KBGYOR"):
            painted.highlight_regex("[KBGYOR]", lambda car: CARS[str(car)])
        return painted
    painted.stylize(FAINT, 0, label)
    for column, sign in enumerate(line[label:], label):
        if sign in CARS:
            painted.stylize(CARS[sign], column, column + 1)
        elif sign in "|(":
            painted.stylize(ROAD, column, column + 1)
        elif sign in "║▓":
            painted.stylize(LINE, column, column + 1)
    for number in NUMBER.finditer(line, label):
        painted.stylize(END, *number.span())
    return painted


def number_at(line: str, label: int, column: int) -> int | None:
    """Return the number of the choice shown at a column of the board, or None if no choice is shown there."""
    if ROW.match(line):
        for number in NUMBER.finditer(line, label):
            if number.start() - 1 <= column <= number.end():
                return int(number.group())
    return None


def paint_text(lines: list[str]) -> Painted:
    """Join the lines into plain text, so that the `rich` library does not interpret brackets as markup."""
    return Painted("\n".join(lines))
