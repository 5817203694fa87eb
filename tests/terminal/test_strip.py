"""The board as text: every space is readable, nothing is cut, and the finish is where the lap ends."""

import pytest

from downforce import tracks
from downforce.rules.setup.track import Track
from downforce.terminal.text.track_strip import BET, FINISH, LABEL, SPACE, Strip


@pytest.fixture(params=tracks.shipped())
def track(request: pytest.FixtureRequest) -> Track:
    return tracks.find(request.param).track


def test_every_space_is_wide_enough_and_in_order(track: Track) -> None:
    strip = Strip(track)
    for box in track.boxes:
        assert strip.columns[box.front] - strip.columns[box.back] >= SPACE
    edges = sorted(strip.columns)
    assert [strip.columns[edge] for edge in edges] == sorted(set(strip.columns.values()))


def test_what_stands_on_a_space_is_shown_in_its_lane(track: Track) -> None:
    strip = Strip(track)
    for box in track.boxes:
        rows = strip.rows({box.id: "12"})
        for lane, row in enumerate(rows):
            assert ("".join(row).find("12") >= 0) == (lane == box.lane)


def test_lines_and_finish_are_drawn(track: Track) -> None:
    rows = ["".join(row) for row in Strip(track).rows({})]
    for row in rows[:2]:
        assert row.count(BET) == len(track.lines)
        assert row[-1] == FINISH


@pytest.mark.parametrize("width", [60, 80, 100, 200, 400])
def test_the_lap_is_wrapped_without_losing_a_space(track: Track, width: int) -> None:
    strip = Strip(track)
    signs = {box.id: "X" for box in track.boxes}
    lines = strip.wrapped(width, signs, {strip.width: "finish"})
    assert max(map(len, lines)) <= width
    assert sum(line.count("X") for line in lines) == len(track.boxes)
    assert "finish" in "".join(lines)


@pytest.mark.parametrize("endless", [False, True])
def test_a_window_begins_anywhere_and_cuts_no_space(track: Track, endless: bool) -> None:
    strip = Strip(track, endless)
    signs = {box.id: "99" for box in track.boxes}
    for start in range(-20, strip.width + 5, 7):
        first, end = strip.window(start, 75)
        assert first < end or start >= strip.width
        lines = strip.stretch(first, end, signs, {})
        assert max(map(len, lines)) <= 75 + LABEL
        assert all(line[LABEL:].count("9") % 2 == 0 for line in lines)
        if endless:
            assert end - first > 75 - 30


def test_the_label_names_the_first_space_of_a_row(track: Track) -> None:
    strip = Strip(track)
    for start, end in zip(strip.cuts(75), strip.cuts(75)[1:], strict=False):
        for lane, line in enumerate(strip.stretch(start, end, {}, {})[1:]):
            label = line[:LABEL].strip()
            if label:
                box = track.boxes[track.number[label]]
                assert box.lane == lane
                assert strip.columns[box.back] >= start


def test_the_overview_shows_every_car(track: Track) -> None:
    strip = Strip(track)
    for width in (40, 80, 120):
        cars, road = strip.overview(width, dict(zip("KBGYOR", track.grid, strict=True)))
        assert sorted(cars.replace(" ", "")) == sorted("KBGYOR")
        assert len(road) == width
        assert cars.rstrip()[-1] == "K"  # it is on the marked space
