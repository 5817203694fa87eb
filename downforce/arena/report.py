"""Format figures with intervals, and tables of results, for the terminal (rich) and for Markdown pages."""

import math
import os
import platform
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..bots import FALLBACK
from ..bots.supervised import SHOW_TRACEBACKS

if TYPE_CHECKING:
    from rich.table import Table

WITHIN_95 = 1.96  # a 95 % interval extends this many standard errors to each side


def ratio_interval(wins: Sequence[float], taken: Sequence[float]) -> tuple[float, float, float]:
    """Return `sum(wins) / sum(taken)` with its 95 % confidence interval, as `(low, share, high)`.

    Each element of `wins` and `taken` stands for one cluster, such as a deal.
    """
    clusters, total = len(wins), sum(taken)
    if total == 0:
        return 0.0, 0.0, 1.0
    share = sum(wins) / total
    spread = sum((won - share * n) ** 2 for won, n in zip(wins, taken, strict=True))
    if clusters < 2 or spread == 0:  # the deals do not vary, so only their number is informative
        return wilson(share, clusters)
    margin = WITHIN_95 * math.sqrt(spread * clusters / (clusters - 1)) / total
    return max(0.0, share - margin), share, min(1.0, share + margin)


def wilson(share: float, n: int) -> tuple[float, float, float]:
    if n == 0:
        return 0.0, share, 1.0
    square = WITHIN_95**2
    middle = (share + square / (2 * n)) / (1 + square / n)
    margin = WITHIN_95 * math.sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
    return max(0.0, min(share, middle - margin)), share, min(1.0, max(share, middle + margin))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


# Pages: generated sections stand between two HTML comments; everything else is written by hand.


def replace_section(path: Path, name: str, text: str) -> None:
    """Replace the generated section with this name in a Markdown page. Raise ValueError if its markers are missing."""
    begin, end = f"<!-- made: {name} -->", "<!-- made until here -->"
    before, found, rest = path.read_text("utf-8").partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise ValueError(f"{path}: wanted a line {begin} and, after it, {end}")
    path.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}", "utf-8")


def describe_machine() -> str:
    """Return a line of text that describes this machine and the package versions in use."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        lines = cpus.read_text("utf-8", errors="replace").splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model)
    parts = [f"Python {platform.python_version()}"]
    for package in ("numba", "numpy", "openskill"):
        try:
            parts.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            parts.append(f"no {package}")
    return f"{model}, {os.cpu_count()} cores, {platform.system()}; {', '.join(parts)}"


# Rows of a table, starting with the header. The terminal and the pages use the same rows.

Rows = list[list[str]]
NOTHING = "-"  # shown if there is no data
WIDEST = 10_000  # in columns, wider than any table
UNEVEN = 0.1  # if the sides differ by more than this share of an interval's width, both ends are shown


def markdown(rows: Rows) -> str:
    """Return the rows as a Markdown table. The first column is aligned left, all others right."""
    head, *body = rows
    rule = ["---", *(["--:"] * (len(head) - 1))]
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, rule, *body])


def show(rows: Rows, title: str = "", left: Sequence[str] = ()) -> None:
    """Print the rows as a table on standard output.

    The columns named in `left`, by default only the first column, are aligned left; all others are aligned right.
    """
    from rich import box
    from rich.table import Table

    if title:
        print(title)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, collapse_padding=True)
    for i, name in enumerate(rows[0]):
        to_left = name in left if left else not i
        table.add_column(name, justify="left" if to_left else "right", no_wrap=True)
    for row in rows[1:]:
        table.add_row(*row)
    print_whole(table)


def print_whole(table: "Table") -> None:
    """Print a table at its full width, even if the terminal is narrower.

    The terminal may wrap long lines, but nothing is cut off. This matters most when the output goes to a file.
    """
    from rich.console import Console

    console = Console(highlight=False)
    wanted = console.measure(table, options=console.options.update(max_width=WIDEST)).maximum
    Console(highlight=False, width=max(console.width, wanted)).print(table)


def plural(count: int, one: str) -> str:
    """Return a count with its noun, such as `1 game` or `2 games`."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


def rate(count: float, seconds: float) -> str:
    """Return a rate per second as text. Large rates are written in full rather than as powers of ten."""
    each = count / max(seconds, 1e-9)
    return f"{each:,.0f}" if each >= 100 else f"{each:.3g}"


def plus_minus(one: Mapping[str, float], digits: int = 2, times: int = 1) -> str:
    """Return a figure with its interval as text, or `-` if there is no data.

    A symmetric interval is written with `±`. For an asymmetric interval, both ends are given.
    """
    n, value, margin = one.get("n"), times * one["value"], times * one["margin"]
    if n == 0:
        return NOTHING
    low, high = (
        times * one.get("low", one["value"] - one["margin"]),
        times * one.get("high", one["value"] + one["margin"]),
    )
    uneven = abs((high - value) - (value - low))
    if uneven > UNEVEN * (high - low) or (n is not None and "low" in one and margin == 0):
        return f"{value:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"
    return f"{value:.{digits}f}" if n == 1 else f"{value:.{digits}f} ± {margin:.{digits}f}"


def percent_plus_minus(one: Mapping[str, float]) -> str:
    return plus_minus(one, 1, 100)


def percent_if_known(one: Mapping[str, float] | None) -> str:
    return percent_plus_minus(one) if one else NOTHING


def league_rows(result: Mapping[str, Any]) -> Rows:
    """Return the table rows for a league: each bot's share of wins, and its rating if the bots played each other."""
    rated = "league" in result
    tracks = result["tracks"]
    rows = [["bot", "wins %", "95 %", *tracks, "money", "lead"]]
    if rated:
        rows[0] += ["skill"]
    failed = bool(result.get("failure_reasons"))
    if failed:
        rows[0] += ["failures"]
    for row in result["league"] if rated else result["focal"]:
        interval = f"{100 * row['low']:.1f}-{100 * row['high']:.1f}"
        by_track = [
            f"{100 * one['share']:.1f}" if one.get("deals", 1) else NOTHING
            for one in (row["by_track"][track] for track in tracks)
        ]
        figures = [f"{row['mean_score']:.1f}", f"{row['mean_lead']:+.1f}"]
        figures += [f"{row['mu']:.1f}±{row['sigma']:.1f}" if "mu" in row else ""] if rated else []
        figures += [str(row["failures"])] if failed else []
        rows.append([row["bot"], f"{100 * row['share']:.1f}", interval, *by_track, *figures])
    return rows


def failure_lines(result: Mapping[str, Any]) -> list[str]:
    """Return a line of text for each reason for which bots failed to answer, with the number of failures."""
    lines = [
        f"{one['bot']}: {plural(one['count'], 'answer')} failed, a {FALLBACK} chose instead: {one['reason']}"
        for one in result["failure_reasons"]
    ]
    if any(".py:" in line for line in lines) and not os.environ.get(SHOW_TRACEBACKS):
        lines.append(f"Set {SHOW_TRACEBACKS}=1 to see tracebacks on standard error.")
    return lines


def league_title(result: Mapping[str, Any]) -> str:
    field = f" against {result['players'] - 1} {result['against']}" if "against" in result else ""
    kind = "alone" + field if field else "in mixtures"
    whole = "" if result["complete"] else "; interrupted"
    return (
        f"{plural(result['games'], 'game')} of {result['players']}, {kind}, "
        f"{plural(result['deals'], 'deal')} each from all seats, "
        f"seed {result['seed']}; even would be {100 * result['parity']:.1f} %{whole}"
    )


def study_title(result: Mapping[str, Any]) -> str:
    bots = result["bots"][0] if len(set(result["bots"])) == 1 else ", ".join(result["bots"])
    whole = "" if result["complete"] else "; interrupted"
    return (
        f"{result['track']}: {plural(result['games'], 'game')} of {result['players']} between {bots}, "
        f"seed {result['seed']}{whole}"
    )


def study_rows(result: Mapping[str, Any]) -> dict[str, Rows]:
    """Return the results of a track study as a dict of several narrow tables, keyed by title."""
    return {
        "The race": flip(race_rows([result])),
        "Suspense": flip(suspense_rows([result])),
        "By grid place": grid_rows(result),
        "Races won by colour, %": flip(colour_rows([result])),
        "Money won by seats after the first to play, %": seat_rows([result]),
        "Money won by power kept: times the mean share": flip(power_rows([result])),
        "Prices by lot": flip(lot_rows([result])),
        "Where most is lost in jams: steps a game": jam_rows(result),
        "Targets": target_rows([result]),
    }


def flip(rows: Rows) -> Rows:
    return [list(column) for column in zip(*rows, strict=True)]


def bots_label(result: Mapping[str, Any]) -> str:
    return str(result["bots"][0]) if len(set(result["bots"])) == 1 else "mixed"


def race_rows(results: Sequence[Mapping[str, Any]]) -> Rows:
    rows = [["bots", "cars stalled", "lead changes", "movement wasted, %", "moves cut short, %", "best / worst place"]]
    rows[0] += ["winner's owner wins the money, %", "race winner is not money winner, %"]
    for result in results:
        ratio = result["best_worst_grid_place"]
        rows.append(
            [
                bots_label(result),
                plus_minus(result["stalled"]),
                plus_minus(result["lead_changes"]),
                percent_plus_minus(result["wasted"]),
                percent_plus_minus(result["cut_short"]),
                f"{ratio['value']:.2f} ({ratio['low']:.2f} to {ratio['high']:.2f})" if result["games"] else NOTHING,
                percent_plus_minus(result["owner_of_winner_wins_money"]),
                percent_plus_minus(result["race_winner_is_not_money_winner"]),
            ]
        )
    return rows


def suspense_rows(results: Sequence[Mapping[str, Any]]) -> Rows:
    """Return table rows that show how long the outcome of a game stays open. A `-` means that there is no data."""
    leads = [f"at betting line {k}" for k in range(1, len(results[0]["leader_at_line_wins"]) + 1)]
    leads += ["after a quarter of the way", "after half the way", "after three quarters"]
    rows = [["bots", "cars that led", *(f"leader {when} wins the race, %" for when in leads)]]
    rows[0] += ["all first bets on one car, %", "ahead in money after line 3, and loses, %"]
    rows[0] += ["steps the second has to go when the first finishes"]
    for result in results:
        shares = [*result["leader_at_line_wins"], *result["leader_at_quarter_wins"]]
        shares += [result["all_first_bets_on_one_car"], result["money_leader_after_line_3_loses"]]
        gap = result["gap_at_finish"]
        rows.append([bots_label(result), plus_minus(result["leaders"]), *map(percent_if_known, shares)])
        rows[-1].append(plus_minus(gap) if gap else NOTHING)
    return rows


def place_rows(results: Sequence[Mapping[str, Any]]) -> Rows:
    rows = [["bots", "place 1, marked", *(f"place {k}" for k in range(2, 7))]]
    return rows + [
        [bots_label(result), *map(percent_plus_minus, result["race_wins_by_grid_place"])] for result in results
    ]


def colour_rows(results: Sequence[Mapping[str, Any]]) -> Rows:
    rows = [["bots", *results[0]["race_wins_by_colour"]]]
    return rows + [
        [bots_label(result), *map(percent_plus_minus, result["race_wins_by_colour"].values())] for result in results
    ]


def grid_rows(result: Mapping[str, Any]) -> Rows:
    rows = [["grid place", "races won, %", "price", "sold, %", "owner wins money, %"]]
    for k in range(6):
        price = result["prices_by_grid_place"][k]
        won, money = result["race_wins_by_grid_place"][k], result["money_wins_by_grid_place"][k]
        name = "1, marked" if k == 0 else str(k + 1)
        rows.append([name, percent_plus_minus(won), plus_minus(price), f"{100 * price['sold']:.1f}"])
        rows[-1].append(percent_plus_minus(money))
    return rows


def seat_rows(results: Sequence[Mapping[str, Any]]) -> Rows:
    seats = range(results[0]["players"])
    rows = [["bots", *("first to play" if k == 0 else f"{k} after" for k in seats)]]
    for result in results:
        rows.append([bots_label(result), *map(percent_plus_minus, result["money_wins_by_seat_order"])])
    return rows


def power_rows(results: Sequence[Mapping[str, Any]]) -> Rows:
    """Return table rows that show, for each power, its wins relative to the mean and how often players keep it."""
    names = sorted({name for result in results for name in result["money_wins_by_power"]})
    rows = [["bots", *names]]
    for result in results:
        powers = result["money_wins_by_power"]
        cells = [
            f"{plus_minus(powers[p]['of_mean'])}, kept {powers[p]['kept']:.0%}" if p in powers else "" for p in names
        ]
        rows.append([bots_label(result), *cells])
    return rows


def lot_rows(results: Sequence[Mapping[str, Any]]) -> Rows:
    rows = [["bots", *(f"lot {k}" for k in range(1, 7))]]
    for result in results:
        rows.append([bots_label(result), *map(plus_minus, result["prices_by_lot"])])
    return rows


def jam_rows(result: Mapping[str, Any], worst: int = 8) -> Rows:
    jams = sorted(result["jams"].items(), key=lambda jam: -jam[1])[:worst]
    return [["space", *(space for space, _ in jams)], ["lost", *(f"{lost:.2f}" for _, lost in jams)]]


def target_rows(results: Sequence[Mapping[str, Any]]) -> Rows:
    """Return table rows that show whether a track meets each target.

    A `?` marks an uncertain verdict: at one end of the confidence interval, the verdict would be the opposite.
    """
    rows = [["target", "wanted", *(bots_label(result) for result in results)]]
    known = {one["name"]: one for result in results for one in result["targets"]}
    for name, one in known.items():
        cells = []
        for result in results:
            mine = next((target for target in result["targets"] if target["name"] == name), None)
            cells.append(verdict(mine) if mine else "")
        rows.append([name, wanted(one), *cells])
    return rows


def wanted(one: Mapping[str, Any]) -> str:
    if one["least"] is None:
        return f"at most {one['most']}"
    return f"at least {one['least']}" if one["most"] is None else f"{one['least']} to {one['most']}"


def verdict(one: Mapping[str, Any]) -> str:
    least = -math.inf if one["least"] is None else one["least"]
    most = math.inf if one["most"] is None else one["most"]
    sure = one["holds"] == (least <= one["low"] <= most) == (least <= one["high"] <= most)
    return f"{one['value']:.2f} {'holds' if one['holds'] else 'FAILS'}{'' if sure else ' ?'}"
