"""Score sheets like the paper ones, and the result of a game."""

from typing import Any

from ..rules.names import COLOURS, Seat
from .tale_race import winner_lines
from .voice import Voice

LABEL, CELL = 16, 10
BETS = 3


def result_lines(voice: Voice, outcome: dict[str, Any], options: dict[str, Any]) -> list[str]:
    """Who won and why, the order of every race, and, where money counts, everybody's winnings and sheet."""
    lines = [*winner_lines(voice, outcome), ""]
    for number, race in enumerate(outcome["races"], 1):
        lines += race_lines(voice, race, number if len(outcome["races"]) > 1 else 0)
    if counts_money(options):
        ranked = sorted(range(len(voice.names)), key=lambda seat: -outcome["scores"][seat])
        lines += ["", voice.text("winnings-head")]
        lines += [f"  {voice.title(seat):14}{voice.money(outcome['scores'][seat]):>9}" for seat in ranked]
        for sheet in outcome["sheets"]:
            lines += ["", *sheet_lines(voice, sheet)]
    return lines


def counts_money(options: dict[str, Any]) -> bool:
    """Not where the first car home or the furthest wins."""
    return options["long_distance"] is not True and "first-wins" not in options["beginner"]


def race_lines(voice: Voice, race: dict[str, Any], number: int) -> list[str]:
    head = [voice.text("race-head", race=number, track=race["track"])] if number else []
    placed = [
        f"  {voice.text('ordinal', place=place):>4}  {voice.colour_title(car)} ({voice.owner(owner_of(race, car))})"
        for place, car in enumerate(race["placed"], 1)
    ]
    stalled = [voice.text("stalled", cars=voice.cars(race["stalled"]))] if race["stalled"] else []
    return [*head, voice.text("order-head"), *placed, *stalled]


def owner_of(race: dict[str, Any], car: str) -> Seat | None:
    return next((seat for seat, sheet in enumerate(race["sheets"]) if car in sheet["cars"]), None)


def sheet_lines(voice: Voice, sheet: dict[str, Any]) -> list[str]:
    """One seat's sheet: a row a car, then the sum. Of a world tour both races, then the sum of both."""
    lines = [f"{voice.title(sheet['seat'])} ".ljust(70, "-")]
    for race in sheet.get("races", [sheet]):
        lines += [sheet_head(voice), *(car_row(voice, race, car) for car in COLOURS), total_line(voice, race)]
    if "races" in sheet:
        lines += [voice.text("sheet-both"), total_line(voice, sheet)]
    return lines


def sheet_head(voice: Voice) -> str:
    text = voice.text
    bets = [text("sheet-bet", bet=number) for number in range(1, BETS + 1)]
    return row([text("sheet-car"), text("sheet-price"), *bets, text("sheet-place"), text("sheet-prize")])


def car_row(voice: Voice, sheet: dict[str, Any], car: str) -> str:
    """What the car cost, what bets on it pay, where it finished, what that is worth."""
    own = sheet["cars"].get(car)
    cells = [f"{car} {voice.colour(car)}", voice.money(own["price"]) if own else ""]
    for bet in [*sheet["bets"], *[None] * BETS][:BETS]:
        cells.append(voice.money(bet["pays"]) if bet and bet["car"] == car else "")
    if own:
        place = own["place"]
        cells.append(voice.text("ordinal", place=place) if place else voice.text("sheet-stalled"))
        cells.append(voice.money(own["prize"]))
    return row(cells)


def total_line(voice: Voice, sheet: dict[str, Any]) -> str:
    sums = {key: voice.money(sheet[key]) for key in ("racing", "betting", "auction", "total")}
    return voice.text(
        "sheet-total", racing=sums["racing"], betting=sums["betting"], auction=sums["auction"], total=sums["total"]
    )


def running_sheet(voice: Voice, view: dict[str, Any], seat: Seat) -> list[str]:
    """A sheet while the race goes on: prices paid and bets made."""
    text = voice.text
    bets = [text("sheet-bet", bet=number) for number in range(1, BETS + 1)]
    lines = [f"{voice.title(seat)} ".ljust(50, "-"), row([text("sheet-car"), text("sheet-price"), *bets])]
    for car in COLOURS:
        seen = view["cars"][car]
        cells = [f"{car} {voice.colour(car)}", voice.money(seen["paid"]) if seen["owner"] == seat else ""]
        lines.append(row(cells + ["x" if bet == car else "" for bet in view["bets"][seat]]))
    return lines


def narrow_sheet(voice: Voice, view: dict[str, Any], seat: Seat) -> list[str]:
    """The same for a narrow panel: the three bets side by side."""
    lines = [f"{voice.text('sheet-car'):12}{voice.text('sheet-price'):>9}  1 2 3"]
    for car in COLOURS:
        seen = view["cars"][car]
        price = voice.money(seen["paid"]) if seen["owner"] == seat else ""
        bets = " ".join("x" if bet == car else "." for bet in view["bets"][seat])
        lines.append(f"{car} {voice.colour(car):10}{price:>9}  {bets}".rstrip())
    return lines


def row(cells: list[str]) -> str:
    return (f"{cells[0]:{LABEL}}" + "".join(f"{cell:>{CELL}}" for cell in cells[1:])).rstrip()
