"""The two shipped tracks have what the rules require of a track. Their files and pictures are tested elsewhere."""

import pytest

import downforce
from downforce import tracks
from downforce.rules.setup.track import Track
from tests.rules.test_walk_shown import possible_steps
from tests.rules.test_whole_games import situation

BOTH = pytest.mark.parametrize("track", [tracks.find(name).track for name in tracks.shipped()], ids=lambda t: t.name)


@BOTH
def test_a_track_has_three_betting_lines_before_the_finish(track: Track) -> None:
    """R105."""
    assert len(track.lines) == 3
    assert track.finish is not None
    assert 0 < track.lines[0] < track.lines[1] < track.lines[2] < track.finish


@pytest.mark.parametrize("lines", ["[2, 1, 3]", "[1, 2, 3, 4]"])
def test_a_track_with_betting_lines_out_of_order_or_a_fourth_is_refused(lines: str) -> None:
    """R105: whoever drew it."""
    with pytest.raises(downforce.RecordError, match="at most three, in driving order"):
        situation(f"options.players = 2\ntrack.lines = {lines}\ntrack.spaces.a = [0, 1, 0, 1]\nrace.turn = 0\n")


@BOTH
def test_no_space_lies_on_a_line(track: Track) -> None:
    """U17, R106: a car is before a line or past it."""
    assert [box.id for box in track.boxes for line in track.lines if box.back < line < box.front] == []


@BOTH
def test_six_starting_spaces_the_foremost_marked(track: Track) -> None:
    """R023, R024, U14: no other starting space is as far in front as the first."""
    boxes = {box.id: box for box in track.boxes}
    fronts = [boxes[space].front for space in track.grid]
    assert len(set(track.grid)) == 6
    assert fronts[0] > max(fronts[1:])
    assert fronts == sorted(fronts, reverse=True), "from the marked space back (U46)"


@BOTH
def test_a_race_is_one_lap_from_the_grid(track: Track) -> None:
    """U15: the grid lies past the line, with every betting line and almost a lap still to go."""
    assert track.finish is not None
    assert track.finish == track.lap
    boxes = {box.id: box for box in track.boxes}
    for space in track.grid:
        assert boxes[space].front < track.lines[0]
        assert track.finish - boxes[space].front > track.finish * 3 // 4


@BOTH
def test_progress_tells_forward_all_the_way_round(track: Track) -> None:
    """U09, U11, R094: every step raises the front, and from everywhere the finish is reached."""
    front = {box.id: box.front for box in track.boxes}
    steps = possible_steps(track)
    arrived = {"finish"}
    for box in sorted(track.boxes, key=lambda box: -box.front):
        assert steps[box.id]
        assert all(space == "finish" or front[space] > box.front for space in steps[box.id])
        if arrived & set(steps[box.id]):
            arrived.add(box.id)
    assert arrived == {"finish", *front}


@BOTH
def test_some_spaces_are_rectangles_and_some_are_not(track: Track) -> None:
    """U13, R143: straights are, bends are not; both kinds are many."""
    shapes = [box.rectangle for box in track.boxes]
    assert min(shapes.count(True), shapes.count(False)) > 30


@BOTH
def test_lanes_are_counted_from_the_infield(track: Track) -> None:
    """U09, U135: a is the inside lane, and a space further out has a left edge further out."""
    for box in track.boxes:
        assert box.id[0] == "abcd"[box.lane]
        for other in track.boxes:
            if other.back < box.front and box.back < other.front and other.lane < box.lane:
                assert other.right <= box.left


@BOTH
def test_there_are_places_where_cars_can_jam(track: Track) -> None:
    """R096, R102: at its narrowest two cars shut the road, at its widest four stand abreast."""
    abreast = [sum(box.back <= at < box.front for box in track.boxes) for at in range(0, 3400, 20)]
    assert min(abreast) <= 2
    assert max(abreast) == 4
