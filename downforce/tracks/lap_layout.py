"""Build a closed lap from a parsed track file.

The sections are laid end to end. Then the straights are stretched until the end of the lap meets its beginning.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..rules.errors import TrackError
from ..rules.setup.track import Box, Side
from .file import Plan
from .geometry import ACROSS, STEP, Pose, Section

LANE_LETTERS = "abcd"
NEAR = 1e-6  # lane widths


def closed_lap(plan: Plan, name: str) -> tuple[Section, ...]:
    """Return the sections of a track, placed so that they form a closed lap.

    Closing the lap changes only the length of straights in the picture. It does not change the spaces that the rules
    use.
    """
    sections = _measured(plan, name)
    turned = math.degrees(sum(section.angle for section in sections))
    if abs(turned - 360) > NEAR:
        raise TrackError(f"{name}: the bends turn by {turned:g} degrees in all, not by 360")
    placed, end = _walk(sections, plan.start)
    stretches = _least_stretch(placed, end.x - plan.start.x, end.y - plan.start.y)
    for section, stretch in zip(placed, stretches, strict=True):
        if stretch < 0.05:
            raise TrackError(
                f"{name}: {called(section)} would shrink to {stretch:.2f} of its length to close the lap;"
                f" add steps in that direction, or take some out in the opposite one"
            )
    fitted = (
        replace(section, length=section.length * stretch, stretch=stretch)
        for section, stretch in zip(placed, stretches, strict=True)
    )
    closed, end = _walk(fitted, plan.start)
    if (gap := math.hypot(end.x - plan.start.x, end.y - plan.start.y)) > NEAR:
        raise TrackError(f"{name}: the lap ends {gap:.2f} beside its beginning, and no straight runs that way")
    return tuple(closed)


def betting_lines(plan: Plan, sections: Sequence[Section]) -> tuple[int, ...]:
    return tuple(
        section.start + piece.bet * STEP
        for piece, section in zip(plan.pieces, sections, strict=True)
        if piece.bet is not None
    )


def boxes(sections: Iterable[Section]) -> list[Box]:
    """Return the spaces of all sections.

    A space is named after its lane and its number along that lane, for example a1, a2 or b1. The inside lane is lane a.
    """
    found: list[Box] = []
    counts = [0] * len(LANE_LETTERS)
    for section in sections:
        lanes = len(section.spaces)
        for lane, spaces in enumerate(section.spaces):
            size = section.steps * STEP // spaces
            for i in range(spaces):
                counts[lane] += 1
                back, left = section.start + i * size, lane * ACROSS // lanes
                box = Box(
                    f"{LANE_LETTERS[lane]}{counts[lane]}",
                    back,
                    back + size,
                    left,
                    left + ACROSS // lanes,
                    section.kind == "straight",
                    lane,
                    inner_side(section),
                )
                found.append(box)
    return found


def inner_side(section: Section) -> Side:
    """Return a word for the side of a section that faces the infield, as seen by someone looking at the picture.

    The word is "inside" or "outside" for a bend, and "left" or "right" for any other section.
    """
    if section.kind == "bend":
        return "inside" if section.angle > 0 else "outside"
    return "right" if section.side > 0 else "left"


def called(section: Section) -> str:
    """Return the text that messages use for a section: its number, followed by its name if it has one."""
    return f"section {section.number} ({section.name})" if section.name else f"section {section.number}"


def _measured(plan: Plan, name: str) -> list[Section]:
    """Return the sections with their widths and their positions along the lap.

    The sections are not yet placed in the picture.
    """
    pieces, sections, start = plan.pieces, [], 0
    for i, piece in enumerate(pieces):
        before, after = pieces[i - 1], pieces[(i + 1) % len(pieces)]
        widths = (piece.width, piece.width)
        if piece.kind == "taper":
            widths = (before.width, after.width)
            if before.kind == "taper":
                raise TrackError(f"{piece.where}: a taper after a taper; write one that is longer")
        elif before.kind != "taper" and abs(before.width - piece.width) > NEAR:
            raise TrackError(f"{piece.where}: {piece.width:g} wide after {before.width:g}; put a taper between them")
        section = Section(
            piece.kind,
            piece.name,
            start,
            piece.steps,
            piece.spaces,
            piece.angle,
            piece.length,
            widths,
            plan.side,
            piece.label,
            piece.tunnel,
            number=piece.number,
        )
        sections.append(section)
        start = section.end
    return sections


def _walk(sections: Iterable[Section], pose: Pose) -> tuple[list[Section], Pose]:
    """Place the sections end to end.

    Return the placed sections, and the position and direction at the end of the last one.
    """
    placed = []
    for section in sections:
        placed.append(replace(section, pose=pose))
        pose = placed[-1].at(section.end, ACROSS / 2)
    return placed, pose


def _least_stretch(sections: Sequence[Section], gap_x: float, gap_y: float) -> list[float]:
    """Return a stretch factor for each section, so that the lap closes with the least change to the straights.

    The change is measured relative to the length of each straight. The gap is the vector from the beginning of the lap
    to its end. A straight with direction h becomes 1 + h.k times as long, where M k = -gap and M is the sum of
    length * h h^T over all straights. Surveyors call this method a traverse adjustment. The equation is solved along
    the two principal axes of M, so that the method also works for an oval, where all straights are parallel.
    """
    straights = [(s.length, math.cos(s.pose.heading), math.sin(s.pose.heading)) for s in sections if s.kind != "bend"]
    xx = sum(length * cos * cos for length, cos, _ in straights)
    xy = sum(length * cos * sin for length, cos, sin in straights)
    yy = sum(length * sin * sin for length, _, sin in straights)
    middle, half, turn = (xx + yy) / 2, math.hypot((xx - yy) / 2, xy), math.atan2(2 * xy, xx - yy) / 2
    kx = ky = 0.0
    for weight, x, y in (
        (middle + half, math.cos(turn), math.sin(turn)),
        (middle - half, -math.sin(turn), math.cos(turn)),
    ):
        if weight > NEAR * middle:
            along = (gap_x * x + gap_y * y) / weight
            kx, ky = kx - along * x, ky - along * y
    return [
        1.0 if s.kind == "bend" else 1 + math.cos(s.pose.heading) * kx + math.sin(s.pose.heading) * ky for s in sections
    ]
