"""Score sheets like the paper ones, and the result of a game."""

from typing import Any

from ..rules.names import COLOURS, Seat
from .log_text_race import winner_lines
from .phrasing import Phrasing

LABEL, CELL = 16, 10
BETS = 3


def result_lines(phrasing: Phrasing, outcome: dict[str, Any], options: dict[str, Any]) -> list[str]:
    """Who won and why, the order of every race, and, where money counts, everybody's winnings and sheet."""
    lines = [*winner_lines(phrasing, outcome), ""]
    for number, race in enumerate(outcome["races"], 1):
        lines += race_lines(phrasing, race, number if len(outcome["races"]) > 1 else 0)
    if counts_money(options):
        ranked = sorted(range(len(phrasing.names)), key=lambda seat: -outcome["scores"][seat])
        lines += ["", phrasing.text("winnings-head")]
        lines += [f"  {phrasing.title(seat):14}{phrasing.money(outcome['scores'][seat]):>9}" for seat in ranked]
        for sheet in outcome["sheets"]:
            lines += ["", *sheet_lines(phrasing, sheet)]
    return lines


def counts_money(options: dict[str, Any]) -> bool:
    """Not where the first car home or the furthest wins."""
    return options["long_distance"] is not True and "first-wins" not in options["beginner"]


def race_lines(phrasing: Phrasing, race: dict[str, Any], number: int) -> list[str]:
    head = [phrasing.text("race-head", race=number, track=race["track"])] if number else []
    placed = [
        f"  {phrasing.text('ordinal', place=place):>4}  {phrasing.colour_title(car)}"
        f" ({phrasing.owner(owner_of(race, car))})"
        for place, car in enumerate(race["placed"], 1)
    ]
    stalled = [phrasing.text("stalled", cars=phrasing.cars(race["stalled"]))] if race["stalled"] else []
    return [*head, phrasing.text("order-head"), *placed, *stalled]


def owner_of(race: dict[str, Any], car: str) -> Seat | None:
    return next((seat for seat, sheet in enumerate(race["sheets"]) if car in sheet["cars"]), None)


def sheet_lines(phrasing: Phrasing, sheet: dict[str, Any]) -> list[str]:
    """One seat's sheet: a row a car, then the sum. Of a world tour both races, then the sum of both."""
    lines = [f"{phrasing.title(sheet['seat'])} ".ljust(70, "-")]
    for race in sheet.get("races", [sheet]):
        lines += [sheet_head(phrasing), *(car_row(phrasing, race, car) for car in COLOURS), total_line(phrasing, race)]
    if "races" in sheet:
        lines += [phrasing.text("sheet-both"), total_line(phrasing, sheet)]
    return lines


def sheet_head(phrasing: Phrasing) -> str:
    text = phrasing.text
    bets = [text("sheet-bet", bet=number) for number in range(1, BETS + 1)]
    return row([text("sheet-car"), text("sheet-price"), *bets, text("sheet-place"), text("sheet-prize")])


def car_row(phrasing: Phrasing, sheet: dict[str, Any], car: str) -> str:
    """What the car cost, what bets on it pay, where it finished, what that is worth."""
    own = sheet["cars"].get(car)
    cells = [f"{car} {phrasing.colour(car)}", phrasing.money(own["price"]) if own else ""]
    for bet in [*sheet["bets"], *[None] * BETS][:BETS]:
        cells.append(phrasing.money(bet["pays"]) if bet and bet["car"] == car else "")
    if own:
        place = own["place"]
        cells.append(phrasing.text("ordinal", place=place) if place else phrasing.text("sheet-stalled"))
        cells.append(phrasing.money(own["prize"]))
    return row(cells)


def total_line(phrasing: Phrasing, sheet: dict[str, Any]) -> str:
    sums = {key: phrasing.money(sheet[key]) for key in ("racing", "betting", "auction", "total")}
    return phrasing.text(
        "sheet-total", racing=sums["racing"], betting=sums["betting"], auction=sums["auction"], total=sums["total"]
    )


def running_sheet(phrasing: Phrasing, view: dict[str, Any], seat: Seat) -> list[str]:
    """A sheet while the race goes on: prices paid and bets made."""
    text = phrasing.text
    bets = [text("sheet-bet", bet=number) for number in range(1, BETS + 1)]
    lines = [f"{phrasing.title(seat)} ".ljust(50, "-"), row([text("sheet-car"), text("sheet-price"), *bets])]
    for car in COLOURS:
        seen = view["cars"][car]
        cells = [f"{car} {phrasing.colour(car)}", phrasing.money(seen["paid"]) if seen["owner"] == seat else ""]
        lines.append(row(cells + ["x" if bet == car else "" for bet in view["bets"][seat]]))
    return lines


def narrow_sheet(phrasing: Phrasing, view: dict[str, Any], seat: Seat) -> list[str]:
    """The same for a narrow panel: the three bets side by side."""
    lines = [f"{phrasing.text('sheet-car'):12}{phrasing.text('sheet-price'):>9}  1 2 3"]
    for car in COLOURS:
        seen = view["cars"][car]
        price = phrasing.money(seen["paid"]) if seen["owner"] == seat else ""
        bets = " ".join("x" if bet == car else "." for bet in view["bets"][seat])
        lines.append(f"{car} {phrasing.colour(car):10}{price:>9}  {bets}".rstrip())
    return lines


def row(cells: list[str]) -> str:
    return (f"{cells[0]:{LABEL}}" + "".join(f"{cell:>{CELL}}" for cell in cells[1:])).rstrip()
