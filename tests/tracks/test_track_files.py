"""Every mistake in a track file is refused with one clear line, never with a traceback."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from downforce.rules.errors import TrackError
from downforce.tracks import load, track_from_text
from downforce.tracks.file import LONGEST_LINE, MOST_BYTES
from tests.quick import often
from tests.tracks.generated_tracks import Section, changed, manual_track, shipped_text, track_text

RING = manual_track()

# What is wrong: what stands in the manual's track, what stands there instead, and what the refusal says.
DEFECTS = {
    "not TOML": ("format = 1", "format = ", "not TOML"),
    "a key twice": ("heading = 0", "heading = 0\nheading = 0", "not TOML"),
    "nested without end": ("format = 1", "format = " + "[" * 500, "not TOML"),
    "another format": ("format = 1", "format = 2", "format 2 is not known here, only format 1"),
    "no format": ("format = 1", "", "the key 'format' is missing"),
    "no name": ('name = "Ring"', "", "the key 'name' is missing"),
    "an empty name": ('name = "Ring"', 'name = " "', "the name is empty"),
    "a name with a control character": ('name = "Ring"', 'name = "a\\u0000b"', "printable"),
    "a name without end": ('name = "Ring"', f'name = "{"x" * 61}"', "at most 60"),
    "no direction": ('direction = "clockwise"', "", "the key 'direction' is missing"),
    "an unknown direction": ('"clockwise"', '"left"', "direction = 'left', wanted one of clockwise, anticlockwise"),
    "no view": ("view = [41, 25]", "", "the key 'view' is missing"),
    "a view of one number": ("view = [41, 25]", "view = [41]", "view = [41], wanted 2 numbers"),
    "a start that is not a number": ("start = [6.5, 3.4]", "start = [nan, 3.4]", "start = [nan, 3.4]"),
    "a heading that is true": ("heading = 0", "heading = true", "heading = True, wanted a number"),
    "an endless pitch": ("heading = 0", "heading = 0\npitch = inf", "pitch = inf, wanted a number from 0.5 to 5"),
    "no grid": ("grid = [", "grit = [", "the key 'grid' is missing"),
    "a grid space that is not there": ('"c10"', '"c99"', "there is no space 'c99'"),
    "a grid of five": ('"c10", ', "", "5 different spaces, wanted 6"),
    "a grid space twice": ('"c10"', '"a9"', "5 different spaces, wanted 6"),
    "a grid of numbers": ('grid = ["c10"', "grid = [1", "grid = [1, "),
    "an unknown key": ("heading = 0", "heading = 0\nspeed = 3", "unknown key 'speed'"),
    "an unknown key of a section": ("lanes = 1 }", "lanes = 1, length = 3 }", "(The Narrows)", "unknown key 'length'"),
    "an unknown key of the scenery": ('ground = "grass"', 'sky = "blue"', "scenery: unknown key 'sky'; known are area"),
    "an unknown key of an area": ('kind = "water"', 'kind = "water", depth = 3', "area 1: unknown key 'depth'"),
    "an unknown key of a block": ('kind = "stand"', 'kind = "stand", seats = 3', "block 1: unknown key 'seats'"),
    "an unknown key of a wood": ("count = 40", "count = 40, leaves = 3", "wood 1: unknown key 'leaves'"),
    "an unknown key of boats": ("turn = 20", "turn = 20, name = 'x'", "boats 1: unknown key 'name'"),
    "an unknown ground": ('"grass"', '"mud"', "ground = 'mud', wanted one of grass, paving, sand"),
    "an unknown kind of area": ('kind = "water"', 'kind = "lava"', "kind = 'lava', wanted one of water"),
    "an unknown kind of block": ('kind = "stand"', 'kind = "castle"', "kind = 'castle', wanted one of roof"),
    "an unknown ink": ('ink = "white"', 'ink = "url(x)"', "ink = 'url(x)', wanted one of red"),
    "more trees than a wood has": ("count = 40", "count = 1001", "wanted a whole number from 1 to 1000"),
    "an area of two points": ("[[9, 15], [14, 14], [17, 16], [12, 18]]", "[[9, 15], [14, 14]]", "3 to 1000 points"),
    "scenery that is no table": ("[scenery]\n", "[[scenery]]\n", "scenery: wanted a table"),
    "no kind of section": ("straight = 4, lanes = 1", "lanes = 1", "wanted exactly one of straight", "found none"),
    "two kinds of section": ("straight = 4, lanes = 1", "straight = 4, taper = 1, lanes = 1", "straight and taper"),
    "a section that is no table": ("section = [ ", "section = [ 7, ", "section 1: wanted a table, found 7"),
    "a wrong type": ("straight = 4, lanes = 1", 'straight = "4", lanes = 1', "straight = '4', wanted a whole number"),
    "half a lane": ("straight = 4, lanes = 1", "straight = 4, lanes = 1.5", "lanes = 1.5, wanted a whole number"),
    "five lanes": (
        "straight = 4, lanes = 1",
        "straight = 4, lanes = 5",
        "lanes = 5, wanted a whole number from 1 to 4",
    ),
    "lanes and spaces": ("straight = 4, lanes = 1", "straight = 4, lanes = 1, spaces = [4]", "needs lanes or spaces"),
    "no lanes": ("straight = 4, lanes = 1", "straight = 4", "a straight needs lanes or spaces"),
    "a bend by lanes": ("bend = 90, spaces = [2, 3, 4]", "bend = 90, lanes = 3", "(First)", "'spaces' is missing"),
    "a bend that is straight": ("bend = 90", "bend = 0", "a bend of 0 degrees is straight"),
    "a radius of a straight": (
        "straight = 4, lanes = 1",
        "straight = 4, lanes = 1, radius = 3",
        "unknown key 'radius'",
    ),
    "a division that leaves a rest": ("spaces = [4, 4, 5]", "spaces = [4, 4, 7]", "4 steps cannot be cut into 7"),
    "a line beyond its section": (
        "lanes = 2, bet = 4",
        "lanes = 2, bet = 12",
        "bet = 12, wanted a whole number from 0",
    ),
    "a wrong sum of angles": ("bend = 90", "bend = 80", "the bends turn by 350 degrees in all, not by 360"),
    "a missing taper": (
        "  { taper = 1, lanes = 2 },\n",
        "",
        "(The Narrows): 1.3 wide after 2.2; put a taper between them",
    ),
    "a taper after a taper": (
        "{ taper = 1, lanes = 2 },",
        "{ taper = 1, lanes = 2 }, { taper = 1, lanes = 1 },",
        "longer",
    ),
    "a side without its opposite": (
        '{ straight = 8, lanes = 3 },\n  { name = "Last"',
        '{ name = "Last"',
        "section 5 would shrink to",
    ),
    "four betting lines": ("straight = 6, lanes = 3", "straight = 6, lanes = 3, bet = 0", "at most three"),
    "too many spaces": (
        "straight = 8, lanes = 3, bet = 0",
        "straight = 50, lanes = 3, bet = 0",
        "298 spaces, at most 256",
    ),
    "too long a lap": ("{ straight = 8, lanes = 3 },\n", "{ straight = 60, lanes = 1 }," * 5, "a lap of 352 steps"),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_is_refused_with_one_line_that_names_it(defect: str) -> None:
    old, new, *said = DEFECTS[defect]
    with pytest.raises(TrackError) as refusal:
        track_from_text(changed(RING, old, new), "ring")
    message = str(refusal.value)
    assert message.startswith("ring: ")
    assert "\n" not in message
    for words in said:
        assert words in message


def test_a_width_that_jumps_at_the_finish_line_is_refused() -> None:
    text = changed(RING, 'name = "Main Straight", label = -1,', "width = 3.5,")
    with pytest.raises(TrackError, match=r"section 1: 3\.5 wide after 3\.1"):
        track_from_text(text, "ring")


def test_a_reach_beyond_the_window_is_refused() -> None:
    """Ten steps along the inside pass ten times nineteen spaces."""
    sections: list[Section] = [{"straight": 4, "lanes": 3}, {"taper": 1, "lanes": 4}]
    for _ in range(4):
        sections += [{"bend": 90, "spaces": [1, 6, 6, 6]}, {"straight": 5, "lanes": 4}]
    sections += [{"taper": 1, "lanes": 3}]
    with pytest.raises(TrackError, match="too many spaces within ten steps"):
        track_from_text(track_text(sections), "made")


def test_a_lap_that_no_straight_can_close_is_refused() -> None:
    """Bends alone, and all straights parallel: the gap lies across them."""
    sections: list[Section] = [{"straight": 4, "lanes": 3}, {"bend": 180, "spaces": [4, 5, 6]}]
    sections += [{"straight": 4, "lanes": 3}, {"bend": 180, "spaces": [4, 5, 6], "radius": 4}]
    with pytest.raises(TrackError, match=r"the lap ends 3\.00 beside its beginning, and no straight runs that way"):
        track_from_text(track_text(sections), "made")


def test_an_oval_closes_though_its_straights_are_parallel() -> None:
    sections: list[Section] = [{"straight": 4, "lanes": 3}, {"bend": 180, "spaces": [4, 5, 6]}]
    sections += [{"straight": 5, "lanes": 3}, {"bend": 180, "spaces": [4, 5, 6]}]
    stretched = [section.stretch for section in track_from_text(track_text(sections), "made").sections]
    assert stretched == pytest.approx([10 / 9, 1, 8 / 9, 1])


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    text = RING + "# and so on\n" * (MOST_BYTES // 12)
    with pytest.raises(TrackError, match=f"at most {MOST_BYTES}"):
        track_from_text(text, "ring")
    (tmp_path / "ring.toml").write_text(text)
    with pytest.raises(TrackError, match=f"ring.toml: a track file has at most {MOST_BYTES} bytes"):
        load(tmp_path / "ring.toml")


def test_a_line_too_long_is_refused_before_it_is_read() -> None:
    """A TOML parser takes minutes for a key of very many parts."""
    with pytest.raises(TrackError, match=f"line 1 has 200001 characters, at most {LONGEST_LINE}"):
        track_from_text("a" + ".a" * 100_000 + "\n" + RING, "ring")


def test_too_many_sections_are_refused() -> None:
    with pytest.raises(TrackError, match="a list of at most 200 tables"):
        track_from_text(track_text([{"straight": 1, "lanes": 1}] * 201), "made")


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for name, said in (
        ("missing.toml", "missing.toml: cannot be read"),
        ("binary.toml", "binary.toml: not a text in UTF-8"),
    ):
        with pytest.raises(TrackError, match=said):
            load(tmp_path / name)
    with pytest.raises(TrackError, match="cannot be read"):
        load(tmp_path)


def test_a_track_is_called_by_its_file_and_keeps_its_text(tmp_path: Path) -> None:
    path = tmp_path / "my-track.toml"
    path.write_text(RING, "utf-8")
    drawn = load(path)
    assert drawn.track.name == "my-track"
    assert drawn.title == "Ring"
    again = track_from_text(drawn.text, "my-track")
    assert again.track.fingerprint == drawn.track.fingerprint


def test_windows_line_ends_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "ring.toml"
    path.write_bytes(RING.replace("\n", "\r\n").encode())
    assert load(path).text == RING


def test_a_chicane_is_a_bend_and_its_mirror_image() -> None:
    long = changed(shipped_text("marina-bay"), "chicane = 45, spaces = [1, 2]", "bend = 45, spaces = [1, 2]")
    long = changed(long, '  { name = "Pool"', "  { bend = -45, spaces = [2, 1] },\n" + '  { name = "Pool"')
    short = track_from_text(shipped_text("marina-bay"), "marina-bay")
    assert track_from_text(long, "marina-bay").track.fingerprint == short.track.fingerprint


@pytest.mark.parametrize("bet", [0, 1, 2])
def test_a_line_in_a_chicane_stands_once_at_its_step(bet: int) -> None:
    text = changed(shipped_text("marina-bay@2"), "spaces = [1, 2], bet = 0", f"spaces = [1, 2], bet = {bet}")
    drawn = track_from_text(text, "marina-bay")
    chicane = next(section for section in drawn.sections if section.name == "Yachts")
    assert drawn.track.lines[1:2] == (chicane.start + bet * 60,)


@given(st.data())
@settings(deadline=None, max_examples=often(120), suppress_health_check=[HealthCheck.too_slow])
def test_a_damaged_file_is_a_circuit_or_a_refusal(data: st.DataObject) -> None:
    """Cut out a piece or insert another: the file loads, or raises TrackError."""
    text = data.draw(st.sampled_from([RING, shipped_text("river-station")]), "text")
    begin = data.draw(st.integers(0, len(text) - 1), "begin")
    size = data.draw(st.integers(0, 40), "size")
    pieces = st.sampled_from(
        ["", "-", "0", "9", "99999999999999999999", "[", "]", "{", "}", '"', ".", "e9", "inf", "true"]
    )
    piece = data.draw(pieces | st.text(max_size=3), "piece")
    said = ""
    try:
        track_from_text(text[:begin] + piece + text[begin + size :], "damaged")
    except TrackError as refusal:
        said = str(refusal)
    assert len(said.splitlines()) <= 1


def test_whatever_is_wrong_with_a_file_is_told_with_its_ending(tmp_path: Path) -> None:
    for old, new in (("heading = 0", "heading = 0\nspeed = 3"), ("straight = 8", "straight = 60"), ("c10", "z1")):
        path = tmp_path / "mine.toml"
        path.write_text(changed(RING, old, new), "utf-8")
        with pytest.raises(TrackError, match=r"^mine\.toml: "):
            load(path)
