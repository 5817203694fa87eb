"""Track files for the tests: the shipped ones, the one of the manual, and any number made by hypothesis."""

import re
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

ROOT = Path(__file__).parents[2]
MANUAL = ROOT / "docs" / "tracks.md"

Section = dict[str, Any]

# Lane counts of a right angle that drive well, by number of lanes.
CORNERS = {1: [[2], [3]], 2: [[1, 2], [2, 3]], 3: [[1, 2, 3], [2, 3, 4]], 4: [[2, 3, 4, 5]]}
DIVIDING = {1: [1], 2: [2, 3], 3: [3, 4], 4: [4, 5], 5: [5, 6]}  # spaces that a lane of so many steps can have


def text_of(name: str) -> str:
    return (ROOT / "downforce" / "data" / "tracks" / f"{name}.toml").read_text("utf-8")


def example() -> str:
    """The complete track of the manual."""
    found = re.search(r"```toml\n(.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def changed(text: str, old: str, new: str) -> str:
    """A file with one defect; a defect that changes nothing would test nothing."""
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)


def written(sections: list[Section], direction: str = "clockwise", **more: Any) -> str:
    """A track file of these sections. The first must be a straight of four steps and three lanes: the grid is there."""
    keys: dict[str, Any] = {
        "format": 1,
        "name": "Made",
        "direction": direction,
        "view": [80, 80],
        "start": [30, 20],
        "heading": 0,
        "grid": ["a4", "b3", "c3", "a2", "b1", "c1"],
        **more,
    }
    lines = [f"{key} = {_value(value)}" for key, value in keys.items()]
    rows = ["  {" + ", ".join(f"{key} = {_value(value)}" for key, value in row.items()) + "}," for row in sections]
    return "\n".join([*lines, "section = [", *rows, "]", ""])


def _value(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).replace("'", '"')


@st.composite
def side(draw: st.DrawFn, lanes: int, steps: int) -> list[Section]:
    """So many straight steps between two corners, of any lanes and staggers; it ends with as many lanes as it began."""
    sections: list[Section] = []
    here = lanes
    while steps > 0:
        length = draw(st.integers(1, min(5, steps)))
        wanted = draw(st.integers(1, 4))
        if wanted != here:
            sections.append({"taper": 1, "lanes": draw(st.sampled_from([here, wanted]))})
        spaces = draw(st.lists(st.sampled_from(DIVIDING[length]), min_size=wanted, max_size=wanted))
        sections.append({"straight": length, "spaces": spaces})
        here, steps = wanted, steps - length
    if here != lanes:
        sections.append({"taper": 1, "lanes": lanes})
    return sections


@st.composite
def rings(draw: st.DrawFn) -> list[Section]:
    """Sections that close: four right angles, and sides of which opposite ones are about equally long."""
    wide, high = draw(st.integers(6, 10)), draw(st.integers(4, 8))
    first = draw(st.integers(1, 4))
    sections: list[Section] = [{"straight": 4, "lanes": 3}]
    if first != 3:
        sections.append({"taper": 1, "lanes": 3})
    for length in (wide, high, wide + 4, high):
        lanes = draw(st.integers(1, 4)) if len(sections) > 2 else first
        sections += draw(side(first, length))
        if lanes != first:
            sections.append({"taper": 1, "lanes": lanes})
        corner: Section = {"bend": 90, "spaces": draw(st.sampled_from(CORNERS[lanes]))}
        if draw(st.booleans()) and lanes == 2:
            sections.append({"chicane": draw(st.sampled_from([30, -30])), "spaces": [1, 2]})
        sections.append(corner)
        first = lanes
    if first != 3:
        sections.append({"taper": 1, "lanes": first})
    return _joined(sections)


def _joined(sections: list[Section]) -> list[Section]:
    """A taper after a taper is one taper."""
    result: list[Section] = []
    for section in sections:
        if result and "taper" in result[-1] and "taper" in section:
            continue
        result.append(section)
    return result
