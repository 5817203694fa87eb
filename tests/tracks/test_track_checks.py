"""Everything that makes a track bad is found, in one line with place and numbers; shipped tracks have no findings."""

import re
import sys
from dataclasses import replace

import pytest

from downforce.rules.errors import TrackError
from downforce.rules.setup.track import Track
from downforce.tracks import DrawnTrack, check, find, shipped, summary, track_from_text
from downforce.tracks.check import shortest_lap
from downforce.tracks.geometry import ACROSS, Pose
from tests.quick import some
from tests.tracks.generated_tracks import changed, manual_track, shipped_text

RING = manual_track()
LAST = '{ name = "Last", label = 1, bend = 90, spaces = [2, 3, 4] }'
LAST_TOO_TIGHT = '{ name = "Last", label = 1, bend = 90, spaces = [2, 3, 4], radius = 2.1 }'

# What is wrong: the file, what stands in it and what stands there instead, and a finding it gives.
Defect = tuple[str, list[tuple[str, str]], str]
DEFECTS: dict[str, Defect] = {
    "a lap too short": (
        RING,
        [
            ('straight = 8, lanes = 3 },\n  { name = "First"', 'straight = 5, lanes = 3 },\n  { name = "First"'),
            ("straight = 11, lanes = 2", "straight = 8, lanes = 2"),
        ],
        "the shortest way round takes 54 steps, wanted 58 to 68",
    ),
    "a lap too long": (
        RING,
        [
            ('straight = 8, lanes = 3 },\n  { name = "First"', 'straight = 14, lanes = 3 },\n  { name = "First"'),
            ("straight = 11, lanes = 2", "straight = 17, lanes = 2"),
        ],
        "the shortest way round takes 72 steps, wanted 58 to 68",
    ),
    "a line missing": (RING, [(", bet = 4", "")], "2 betting lines, wanted 3"),
    "a line that cuts a space": (
        RING,
        [("spaces = [4, 4, 5] }", "spaces = [4, 4, 5], bet = 3 }"), ("lanes = 2, bet = 0", "lanes = 2")],
        "the line at step 9 cuts c10",
    ),
    "a line too early": (
        RING,
        [
            ("{ straight = 8, lanes = 3 },", "{ straight = 8, lanes = 3, bet = 1 },"),
            ("lanes = 3, bet = 0", "lanes = 3"),
        ],
        "betting line 1 at 18.3% of the lap, wanted 20% to 92%",
    ),
    "a line too late": (
        RING,
        [("taper = 1, lanes = 2, bet = 0", "taper = 1, lanes = 2"), (LAST, LAST.replace("] }", "], bet = 0 }"))],
        "betting line 3 at 96.7% of the lap, wanted 20% to 92%",
    ),
    "lines too close": (
        RING,
        [("lanes = 2, bet = 4", "lanes = 2, bet = 11")],
        "betting line 3 stands 5 steps after line 2, wanted 8 or more",
    ),
    "two lines in one place": (
        RING,
        [("lanes = 2, bet = 4", "lanes = 2"), ("straight = 4, lanes = 1 }", "straight = 4, lanes = 1, bet = 4 }")],
        "betting line 3 stands 0 steps after line 2, wanted 8 or more",
    ),
    "a line behind the grid": (
        RING,
        [("straight = 6, lanes = 3", "straight = 6, lanes = 3, bet = 6"), ("lanes = 3, bet = 0", "lanes = 3")],
        "betting line 1 at step 6 lies behind the marked space, at step 9.2",
    ),
    "a marked space that is not foremost": (
        RING,
        [('["c10", "a9"', '["a9", "c10"')],
        "the marked space a9 ends at step 9, c10 at 9.2: the marked one must be foremost",
    ),
    "a marked space that is level": (
        RING,
        [('["c10", "a9", "b8"', '["b9", "a9", "b8"')],
        "the marked space b9 ends at step 9, a9 at 9: the marked one must be foremost",
    ),
    "a car shut in on the grid": (
        RING,
        [('"b8", "c8", "a7", "b7"]', '"b8", "a8", "c8", "a7"]')],
        "a7 is shut in on the grid: all 2 spaces ahead hold cars",
    ),
    "a grid at the end of the lap": (
        RING,
        [('["c10", "a9", "b8", "c8", "a7", "b7"]', '["c52", "a40", "b45", "c42", "a35", "b35"]')],
        "steps from the marked space to the finish, wanted 40 or more",
    ),
    "a straight out of shape": (
        shipped_text("marina-bay"),
        [("straight = 3, lanes = 2 }", "straight = 9, lanes = 2 }")],
        "closing the lap stretches it to",
    ),
    "a road over itself": (
        shipped_text("marina-bay"),
        [("{ straight = 2, lanes = 2 }", "{ straight = 6, lanes = 2 }")],
        "they overlap by",
    ),
    "a road that covers twice": (
        shipped_text("marina-bay"),
        [("{ straight = 2, lanes = 2 }", "{ straight = 6, lanes = 2 }")],
        "of the picture twice",
    ),
    "legs too close": (
        shipped_text("marina-bay"),
        [("bend = 180, spaces = [2, 4]", "bend = 180, radius = 1.2, spaces = [2, 4]")],
        "apart, wanted 0.5",
    ),
    "a bend too tight": (
        shipped_text("marina-bay"),
        [("spaces = [2, 2, 1], radius = 2.05", "spaces = [2, 2, 1], radius = 1.6")],
        "section 7 (Casino): the inside edge has a radius of 0.05, wanted 0.2 or more; give the bend a radius of 1.75",
    ),
    "a bend within itself": (
        shipped_text("marina-bay"),
        [("spaces = [2, 2, 1], radius = 2.05", "spaces = [2, 2, 1], radius = 1.2")],
        "section 7 (Casino): the outline crosses itself: c24",
    ),
    "spaces too short for a car": (
        shipped_text("marina-bay"),
        [("straight = 4, spaces = [4, 4, 4, 5]", "straight = 4, spaces = [4, 4, 4, 8]")],
        "of a car stands outside its space (8 spaces, worst d",
    ),
    "a side too short to see": (
        RING,
        [
            ("straight = 11, lanes = 2", "straight = 8, lanes = 2"),
            ("{ taper = 1, lanes = 2 }", "{ straight = 3, lanes = 4, width = 2.2 }, { taper = 1, lanes = 3 }"),
            ("{ straight = 3, lanes = 4, ", "{ straight = 1, lanes = 3, width = 2.2 }, { straight = 2, lanes = 4, "),
        ],
        "they share a side of only 0.18, wanted 0.2 or a corner",
    ),
    "a road at the edge": (RING, [("start = [6.5, 3.4]", "start = [6.5, 1.7]")], "wanted 0.4 free on every side"),
    "a picture too small": (RING, [("view = [41, 25]", "view = [38, 25]")], "of a picture of 38 by 25"),
}


@pytest.mark.parametrize("defect", some(DEFECTS, 3))
def test_a_defect_is_found_in_one_line_with_its_numbers(defect: str) -> None:
    text, changes, said = DEFECTS[defect]
    for old, new in changes:
        text = changed(text, old, new)
    findings = check(track_from_text(text, "made"))
    assert [finding for finding in findings if said in finding], findings
    assert not [finding for finding in findings if "\n" in finding]


@pytest.mark.parametrize("name", [*shipped(), *(f"{name}@1" for name in shipped())])
def test_a_shipped_circuit_has_no_findings(name: str) -> None:
    assert check(find(name)) == []


def test_the_track_of_the_manual_has_no_findings() -> None:
    assert check(track_from_text(RING, "ring")) == []


def test_betting_lines_may_stand_wherever_they_are_in_bounds() -> None:
    """At 20 % of the lap, eight steps on, and just before 92 %."""
    text = changed(RING, "{ straight = 8, lanes = 3 },", "{ straight = 8, lanes = 3, bet = 2 },")
    text = changed(text, "lanes = 2, bet = 4", "lanes = 2")
    text = changed(text, "taper = 1, lanes = 2, bet = 0", "taper = 1, lanes = 2")
    text = changed(text, "{ straight = 8, lanes = 3 },\n  " + LAST, "{ straight = 8, lanes = 3, bet = 5 },\n  " + LAST)
    drawn = track_from_text(text, "made")
    assert [float(line / drawn.lap) for line in drawn.track.lines] == [12 / 60, 20 / 60, 55 / 60]
    assert check(drawn) == []


def test_each_breach_of_a_betting_line_is_told_once() -> None:
    text = changed(RING, "straight = 6, lanes = 3", "straight = 6, lanes = 3, bet = 6")
    text = changed(text, "lanes = 3, bet = 0", "lanes = 3")
    text = changed(text, "lanes = 2, bet = 4", "lanes = 2, bet = 11")
    assert check(track_from_text(text, "made")) == [
        "betting line 1 at step 6 lies behind the marked space, at step 9.2",
        "betting line 1 at 10.0% of the lap, wanted 20% to 92%",
        "betting line 3 stands 5 steps after line 2, wanted 8 or more",
    ]


def test_a_road_over_itself_is_told_once_for_two_sections() -> None:
    text = changed(shipped_text("marina-bay"), "{ straight = 2, lanes = 2 }", "{ straight = 6, lanes = 2 }")
    overlaps = [finding for finding in check(track_from_text(text, "made")) if "they overlap" in finding]
    assert any("more pairs there" in finding for finding in overlaps)
    assert len(overlaps) < 20


# Some troubles cannot come from a file: the loader makes no dead end, and no picture beside its rules.
def without(drawn: DrawnTrack, *ids: str) -> DrawnTrack:
    track = drawn.track
    boxes = [box for box in track.boxes if box.id not in ids]
    lame = Track.from_boxes(track.name, boxes, lines=track.lines, finish=track.finish, lap=track.lap, grid=track.grid)
    return replace(drawn, track=lame)


def test_a_hole_in_the_track_makes_dead_ends_and_spaces_out_of_reach() -> None:
    """In a hairpin of one lane, which only an old version has."""
    findings = check(without(find("river-station@1"), "a41"))
    assert "a40 is a dead end" in findings
    assert any("no way leads from it to the finish" in finding for finding in findings)
    assert any(finding.endswith("cannot be reached from the grid") for finding in findings)


def test_a_space_behind_the_grid_that_no_lap_reaches_is_found() -> None:
    """Without the last lane before the line, no car comes to its first spaces again."""
    drawn = find("river-station")
    last = [box.id for box in drawn.track.boxes if box.front == drawn.lap]
    findings = check(without(drawn, *last))
    assert "a1 cannot be reached from the grid, not even in the next lap" in findings


def moved(drawn: DrawnTrack, pose: Pose) -> DrawnTrack:
    """Return the track with the picture of its first section elsewhere."""
    return replace(drawn, sections=(replace(drawn.sections[0], pose=pose), *drawn.sections[1:]))


@pytest.mark.parametrize("far", [0.3, 300])
def test_a_picture_that_is_apart_where_the_rules_touch_is_found(far: float) -> None:
    drawn = find("river-station")
    pose = drawn.sections[0].pose
    findings = check(moved(drawn, Pose(pose.x - far, pose.y, 0)))
    said = [
        finding
        for finding in findings
        if f"they touch in the rules, in the picture they are {far:.3f} apart" in finding
    ]
    assert said == [
        "section 1 (Station Straight) / section 2 (Grid): a7 and a8:"
        f" they touch in the rules, in the picture they are {far:.3f} apart (and 9 more pairs there)"
    ]


def test_a_picture_that_touches_where_the_rules_do_not_is_found() -> None:
    """The first section drawn right beside the straight at the other end of the track."""
    drawn = find("river-station")
    river = next(section for section in drawn.sections if section.name == "River Straight")
    edge = river.at((river.start + river.end) / 2, ACROSS)
    findings = check(moved(drawn, Pose(edge.x - 4, edge.y - drawn.sections[0].widths[0] / 2, 0)))
    said = [finding for finding in findings if "they touch in the picture (0.0" in finding]
    assert len(said) == 1
    assert re.match(r"section 1 \(Station Straight\) / section \d+ \(River Straight\): ", said[0])


def test_a_lap_that_does_not_meet_its_beginning_is_found() -> None:
    drawn = find("marina-bay")
    last = drawn.sections[-1]
    findings = check(replace(drawn, sections=(*drawn.sections[:-1], replace(last, length=last.length + 0.5))))
    assert "the lap ends 0.500 from its beginning" in findings
    assert any("they overlap" in finding for finding in findings)


def test_the_check_needs_no_shapely(monkeypatch: pytest.MonkeyPatch) -> None:
    """It works with what `make play` installs."""
    monkeypatch.setitem(sys.modules, "shapely", None)
    assert check(find("marina-bay")) == []


def test_one_cause_in_a_section_is_one_line_that_says_what_to_do() -> None:
    text = changed(RING, '{ name = "Last", label = 1, bend = 90, spaces = [2, 3, 4] }', LAST_TOO_TIGHT)
    (said,) = [finding for finding in check(track_from_text(text, "made")) if "of a car stands outside" in finding]
    assert said.startswith("section 14 (Last): ")
    wanted = re.search(r"give the bend a radius of ([\d.]+)$", said)
    assert wanted is not None, said
    wider = changed(text, "radius = 2.1", f"radius = {wanted[1]}")
    assert not [finding for finding in check(track_from_text(wider, "made")) if "of a car" in finding]


def test_a_section_is_called_the_same_in_refusals_and_in_findings() -> None:
    with pytest.raises(TrackError) as refusal:
        track_from_text(changed(RING, LAST, LAST.replace("] }", "], speed = 3 }")), "made")
    assert str(refusal.value).startswith("made: section 14 (Last): unknown key 'speed'")


def test_a_key_that_is_misspelt_is_told_before_what_is_missing() -> None:
    with pytest.raises(TrackError, match="unknown key 'lane'"):
        track_from_text(changed(RING, "lanes = 1 }", "lane = 1 }"), "made")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('direction = "clockwise"', 'direction = "anticlockwise"', 'It fits with direction = "clockwise"'),
        ("start = [6.5, 3.4]", "start = [6.5, 1.7]", "move the start to [6.5, 2"),
        ("view = [41, 25]", "view = [38, 25]", "make the view 40 by 25"),
    ],
)
def test_a_road_outside_the_picture_says_how_it_comes_in(old: str, new: str, said: str) -> None:
    findings = check(track_from_text(changed(RING, old, new), "made"))
    assert [finding for finding in findings if said in finding], findings


def test_steps_are_added_or_taken_out_in_a_direction() -> None:
    text = changed(shipped_text("marina-bay"), "straight = 3, lanes = 2 }", "straight = 9, lanes = 2 }")
    said = [finding for finding in check(track_from_text(text, "made")) if "closing the lap stretches" in finding]
    assert said
    for finding in said:
        factor = float(finding.partition("stretches it to ")[2].split()[0])
        remedy = "add one step" if factor > 1 else "take one step out"
        assert finding.endswith(f"of its length; {remedy} in that direction")


def test_the_shortest_lap_is_counted_in_steps() -> None:
    """Marina Bay's 57 columns take 58 steps: no lane is inside of every bend."""
    assert shortest_lap(find("river-station").track) == 58
    assert shortest_lap(find("marina-bay").track) == 58


def test_the_way_from_the_grid_is_what_was_tuned() -> None:
    for name, wanted in (("river-station", [49, 49, 50, 50, 50, 50]), ("marina-bay", [48, 48, 49, 49, 49, 49])):
        track = find(name).track
        assert [track.steps_left[track.number[space]] for space in track.grid] == wanted


def test_the_summary_counts() -> None:
    text = summary(find("river-station"))
    assert "River Station: 189 spaces, 115 of them rectangles" in text
    assert "steps with 1, 2, 3, 4 lanes: 0, 14, 23, 21" in text
    assert "betting lines at 45%, 62%, 79% of the lap" in text
