"""What holds for every track, whatever its sections: made by hypothesis."""

import math
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from downforce.tracks import DrawnTrack, check, track_from_text
from downforce.tracks.plane import ACROSS
from tests.quick import example_count
from tests.tracks.made_tracks import Section, rings, written

slowly = settings(deadline=None, max_examples=example_count(15), suppress_health_check=[HealthCheck.too_slow])
quickly = settings(deadline=None, max_examples=example_count(25), suppress_health_check=[HealthCheck.too_slow])


def made(sections: list[Section], direction: str = "clockwise", **more: object) -> DrawnTrack:
    return track_from_text(written(sections, direction, **more), "made")


@given(rings())
@quickly
def test_there_are_no_dead_ends(sections: list[Section]) -> None:
    track = made(sections).track
    for endless in (False, True):
        assert all(track.steps(endless))


@given(rings())
@quickly
def test_every_lane_tiles_the_lap_without_holes(sections: list[Section]) -> None:
    drawn = made(sections)
    area = sum(int(b.front - b.back) * int(b.right - b.left) for b in drawn.track.boxes)
    assert area == drawn.lap * ACROSS
    for section in drawn.sections:
        ends = {b.front for b in drawn.track.boxes if section.start < b.front <= section.end}
        assert section.end in ends
        assert not any(b.back < section.end < b.front for b in drawn.track.boxes)


@given(rings())
@quickly
def test_the_mirrored_circuit_has_the_same_boxes_and_the_mirrored_picture(sections: list[Section]) -> None:
    one, other = made(sections), made(sections, "anticlockwise")
    assert one.track.fingerprint == other.track.fingerprint
    for box in one.track.boxes:
        here, there = one.middle(box), other.middle(box)
        assert math.isclose(here.x, there.x, abs_tol=1e-9)
        assert math.isclose(here.y - 20, 20 - there.y, abs_tol=1e-9)


@given(rings(), st.floats(0.6, 4.5))
@quickly
def test_the_pitch_changes_the_picture_and_no_box(sections: list[Section], pitch: float) -> None:
    plain, scaled = made(sections), made(sections, pitch=pitch)
    assert plain.track.fingerprint == scaled.track.fingerprint
    lengths = [sum(section.length for section in drawn.sections) for drawn in (plain, scaled)]
    assert math.isclose(lengths[1] / lengths[0], pitch / (math.pi / 2), rel_tol=0.05)


@given(rings())
@quickly
def test_the_lap_closes(sections: list[Section]) -> None:
    drawn = made(sections)
    first, last = drawn.sections[0], drawn.sections[-1]
    end = last.at(last.end, ACROSS / 2)
    assert math.hypot(end.x - first.pose.x, end.y - first.pose.y) < 1e-6
    assert math.isclose(end.heading, first.pose.heading + 2 * math.pi)
    for before, after in pairwise(drawn.sections):
        for across in range(ACROSS + 1):
            a, b = before.at(before.end, across), after.at(after.start, across)
            assert math.hypot(a.x - b.x, a.y - b.y) < 1e-6


@given(rings())
@slowly
def test_what_touches_in_the_rules_touches_in_the_picture(sections: list[Section]) -> None:
    """The rings are wide enough not to run over themselves; then no pair of spaces may differ."""
    findings = check(made(sections))
    assert not [f for f in findings if "they touch" in f or "overlap" in f or "twice" in f or "cross" in f]
