"""The result of a game as text, with score sheets like those printed for the board game."""

from ...rules.names import COLOURS, CarLetter, Seat
from ...rules.views.shapes import RaceResult, Sheet, TourSheet, View
from .log_text_race import winner_lines
from .phrasing import Phrasing

LABEL, CELL = 16, 10
BETS = 3


def result_lines(phrasing: Phrasing, view: View) -> list[str]:
    """Return the result of a game as lines of text: who won and why, and the finishing order of every race.

    If the game was played for money, these lines are followed by all players' winnings and score sheets.
    """
    outcome, ranks = view["outcome"], view["ranks"]
    assert outcome is not None
    assert ranks is not None
    lines = [*winner_lines(phrasing, outcome), ""]
    for number, race in enumerate(outcome["races"], 1):
        lines += race_lines(phrasing, race, number if len(outcome["races"]) > 1 else 0)
    scores = outcome["scores"]
    if scores is not None and view["prizes"]:
        ranked = sorted(enumerate(scores), key=lambda ranked: ranks[ranked[0]])
        lines += ["", phrasing.text("winnings-head")]
        for seat, score in ranked:
            lines.append(f"  {ranks[seat]}. {phrasing.title(seat):14}{phrasing.money(score):>9}")
        for sheet in outcome["sheets"]:
            lines += ["", *sheet_lines(phrasing, sheet)]
    return lines


def race_lines(phrasing: Phrasing, race: RaceResult, number: int) -> list[str]:
    head = [phrasing.text("race-head", race=number, track=phrasing.track_hole(race["track"]))] if number else []
    placed = [
        f"  {phrasing.text('ordinal', place=place):>4}  {phrasing.colour_title(car)}"
        f" ({phrasing.owner(find_owner(race, car))})"
        for place, car in enumerate(race["placed"], 1)
    ]
    stalled = [phrasing.text("stalled", cars=phrasing.cars(race["stalled"]))] if race["stalled"] else []
    return [*head, phrasing.text("order-head"), *placed, *stalled]


def find_owner(race: RaceResult, car: CarLetter) -> Seat | None:
    return next((seat for seat, sheet in enumerate(race["sheets"]) if car in sheet["cars"]), None)


def sheet_lines(phrasing: Phrasing, sheet: Sheet | TourSheet) -> list[str]:
    """Return a player's score sheet as lines of text: a row for each car, then the total.

    For a world tour, show the score sheets of both races, followed by the overall total.
    """
    lines = [f"{phrasing.title(sheet['seat'])} ".ljust(70, "-")]
    races = sheet["races"] if "races" in sheet else [sheet]  # noqa: SIM401 -- `get` has no type
    for race in races:
        lines += [sheet_head(phrasing), *(car_row(phrasing, race, car) for car in COLOURS), total_line(phrasing, race)]
    if "races" in sheet:
        lines += [phrasing.text("sheet-both"), total_line(phrasing, sheet)]
    return lines


def sheet_head(phrasing: Phrasing) -> str:
    text = phrasing.text
    bets = [text("sheet-bet", bet=number) for number in range(1, BETS + 1)]
    return row([text("sheet-car"), text("sheet-price"), *bets, text("sheet-place"), text("sheet-prize")])


def car_row(phrasing: Phrasing, sheet: Sheet, car: CarLetter) -> str:
    """Return the row for a car on a score sheet: its price, what the bets on it paid, its place and its prize."""
    own = sheet["cars"].get(car)
    cells = [f"{car} {phrasing.colour(car)}", phrasing.money(own["price"]) if own else ""]
    for bet in [*sheet["bets"], *[None] * BETS][:BETS]:
        cells.append(phrasing.money(bet["pays"]) if bet and bet["car"] == car else "")
    if own:
        place = own["place"]
        cells.append(phrasing.text("ordinal", place=place) if place else phrasing.text("sheet-stalled"))
        cells.append(phrasing.money(own["prize"]))
    return row(cells)


def total_line(phrasing: Phrasing, sheet: Sheet | TourSheet) -> str:
    racing, betting, auction, total = sheet["racing"], sheet["betting"], sheet["auction"], sheet["total"]
    return phrasing.text(
        "sheet-total",
        racing=phrasing.money(racing or 0),
        betting=phrasing.money(betting or 0),
        auction=phrasing.money(auction or 0),
        total=phrasing.money(total or 0),
    )


def running_sheet(phrasing: Phrasing, view: View, seat: Seat) -> list[str]:
    """Return a player's score sheet during a race, with the prices paid and the bets made so far."""
    text = phrasing.text
    bets = [text("sheet-bet", bet=number) for number in range(1, BETS + 1)]
    lines = [f"{phrasing.title(seat)} ".ljust(50, "-"), row([text("sheet-car"), text("sheet-price"), *bets])]
    for car in COLOURS:
        seen = view["cars"][car]
        cells = [f"{car} {phrasing.colour(car)}", phrasing.money(seen["paid"] or 0) if seen["owner"] == seat else ""]
        lines.append(row(cells + ["x" if bet == car else "" for bet in view["bets"][seat]]))
    return lines


def narrow_sheet(phrasing: Phrasing, view: View, seat: Seat) -> list[str]:
    """Return a player's score sheet during a race, for a narrow panel, with the three bets side by side."""
    lines = [f"{phrasing.text('sheet-car'):12}{phrasing.text('sheet-price'):>9}  1 2 3"]
    for car in COLOURS:
        seen = view["cars"][car]
        price = phrasing.money(seen["paid"] or 0) if seen["owner"] == seat else ""
        bets = " ".join("x" if bet == car else "." for bet in view["bets"][seat])
        lines.append(f"{car} {phrasing.colour(car):10}{price:>9}  {bets}".rstrip())
    return lines


def row(cells: list[str]) -> str:
    return (f"{cells[0]:{LABEL}}" + "".join(f"{cell:>{CELL}}" for cell in cells[1:])).rstrip()
