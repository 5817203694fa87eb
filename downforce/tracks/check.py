"""Quality checks for tracks. Each problem is reported in one line; a track that is ready for racing has no problems.

Tracks that the rules engine cannot handle, for example because they have too many spaces, are already rejected when
they are loaded.
"""

from collections.abc import Iterator
from itertools import pairwise

from ..rules.names import WINDOW
from ..rules.setup.track import Track
from .drawn_track import DrawnTrack
from .geometry import STEP
from .lap_layout import called
from .picture_check import picture_findings

SHORTEST_LAP, LONGEST_LAP = 58, 68  # steps
SHORTEST_RACE = 40  # steps from the marked space to the finish
LINES = 3
FIRST_LINE, LAST_LINE = 0.20, 0.92  # betting lines must lie between these fractions of the lap,
LINES_APART = 8  # and be at least this many steps apart
MOST_STRETCH = 0.16


def check(drawn: DrawnTrack) -> list[str]:
    """Return all problems found in a track: first those that affect play, then those that affect the picture."""
    return [
        *_length(drawn.track),
        *_ways(drawn.track),
        *_lines(drawn),
        *_grid(drawn.track),
        *_stretch(drawn),
        *picture_findings(drawn),
    ]


def summary(drawn: DrawnTrack) -> str:
    """Return a short summary of a track, with key figures for its author."""
    track, lap = drawn.track, drawn.lap
    lanes = [len(section.spaces) for section in drawn.sections for _ in range(section.steps)]
    ways, rectangles = track.steps_left, sum(box.rectangle for box in track.boxes)
    stretch = [section.stretch for section in drawn.sections]
    return "\n".join(
        [
            f"{drawn.title}: {len(track.boxes)} spaces, {rectangles} of them rectangles",
            f"  a lap of {shortest_lap(track)} steps; from the grid to the finish "
            + " ".join(str(ways[track.number[space]]) for space in track.grid),
            "  steps with 1, 2, 3, 4 lanes: " + ", ".join(str(lanes.count(count)) for count in (1, 2, 3, 4)),
            "  betting lines at " + ", ".join(f"{float(line) / lap:.0%}" for line in track.lines) + " of the lap",
            f"  at most {max(track.span(False), track.span(True))} spaces within ten steps, of {WINDOW - 1} allowed",
            f"  closing the lap stretches the straights by {min(stretch):.2f} to {max(stretch):.2f}",
            f"  boxes {track.fingerprint[:12]}",
        ]
    )


def shortest_lap(track: Track) -> int:
    """Return the number of steps in the shortest possible lap of a track.

    The search starts from the spaces just after the finish line, because every lap passes through one of them.
    """
    steps, count = track.steps(True), len(track.boxes)
    laps = []
    for first, box in enumerate(track.boxes):
        if box.back == 0:
            far = {first: 0}
            for here in range(first, count + first):
                if here in far:
                    for there in _onward(steps, here):
                        far[there] = min(far.get(there, far[here] + 1), far[here] + 1)
            laps.append(far.get(count + first, 0))
    return min(filter(None, laps), default=0)


def _onward(steps: list[list[int]], here: int) -> list[int]:
    count = len(steps)
    return [here - here % count + there for there in steps[here % count]]


def _length(track: Track) -> Iterator[str]:
    lap = shortest_lap(track)
    if not SHORTEST_LAP <= lap <= LONGEST_LAP:
        yield f"the shortest way round takes {lap} steps, wanted {SHORTEST_LAP} to {LONGEST_LAP}"


def _ways(track: Track) -> Iterator[str]:
    """Report spaces that a car cannot reach from the starting grid, and spaces from which it cannot finish."""
    grid = {track.number[space] for space in track.grid}
    foremost = max(track.boxes[i].front for i in grid)
    ahead, around = _reached(track, grid, endless=False), _reached(track, grid, endless=True)
    open_steps, closed_steps, ways = track.steps(False), track.steps(True), track.steps_left
    for i, box in enumerate(track.boxes):
        if not open_steps[i] or not closed_steps[i]:
            yield f"{box.id} is a dead end"
        elif not ways[i]:
            yield f"{box.id}: no way leads from it to the finish"
        if box.front > foremost and i not in ahead:
            yield f"{box.id} cannot be reached from the grid"
        elif i not in around:
            yield f"{box.id} cannot be reached from the grid, not even in the next lap"


def _reached(track: Track, grid: set[int], endless: bool) -> set[int]:
    steps, count = track.steps(endless), len(track.boxes)
    found, edge = set(grid), set(grid)
    while edge:
        edge = {j % count for i in edge for j in steps[i] if endless or j < count} - found
        found |= edge
    return found


def _lines(drawn: DrawnTrack) -> Iterator[str]:
    track = drawn.track
    if len(track.lines) != LINES:
        yield f"{len(track.lines)} betting lines, wanted {LINES}"
    for cut in track.lines:
        for box in track.boxes:
            if box.back < cut < box.front:
                yield f"the line at step {float(cut) / STEP:g} cuts {box.id}"
    yield from _line_places(drawn)


def _line_places(drawn: DrawnTrack) -> Iterator[str]:
    track, lap = drawn.track, float(drawn.lap)
    mark, lines = float(track.boxes[track.number[track.grid[0]]].front), list(map(float, track.lines))
    for k, line in enumerate(lines, 1):
        if line <= mark:
            yield f"betting line {k} at step {line / STEP:g} lies behind the marked space, at step {mark / STEP:g}"
        if not FIRST_LINE <= line / lap <= LAST_LINE:
            yield f"betting line {k} at {line / lap:.1%} of the lap, wanted {FIRST_LINE:.0%} to {LAST_LINE:.0%}"
    for k, (line, following) in enumerate(pairwise(lines), 1):
        steps = (following - line) / STEP
        if steps < LINES_APART:
            yield f"betting line {k + 1} stands {steps:g} steps after line {k}, wanted {LINES_APART} or more"


def _grid(track: Track) -> Iterator[str]:
    marked, *others = (track.boxes[track.number[space]] for space in track.grid)
    for box in others:
        if box.front >= marked.front:
            yield (
                f"the marked space {marked.id} ends at step {float(marked.front) / STEP:g}, {box.id} at"
                f" {float(box.front) / STEP:g}: the marked one must be foremost"
            )
    grid, steps = {track.number[space] for space in track.grid}, track.steps(False)
    for i in sorted(grid):
        if grid.issuperset(steps[i]):
            yield f"{track.boxes[i].id} is shut in on the grid: all {len(steps[i])} spaces ahead hold cars"
    way = track.steps_left[track.number[marked.id]]
    if way < SHORTEST_RACE:
        yield f"only {way} steps from the marked space to the finish, wanted {SHORTEST_RACE} or more"


def _stretch(drawn: DrawnTrack) -> Iterator[str]:
    for section in drawn.sections:
        if abs(section.stretch - 1) > MOST_STRETCH:
            remedy = "add one step" if section.stretch > 1 else "take one step out"
            yield (
                f"{called(section)}: closing the lap stretches it to {section.stretch:.2f} of its length;"
                f" {remedy} in that direction"
            )
