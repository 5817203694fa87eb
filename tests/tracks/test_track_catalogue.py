"""Names resolve to tracks, and old records to the version they were played on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import downforce
from downforce.rules.errors import TrackError
from downforce.tracks import catalogue, check, find, fingerprints, shipped, track_from_text
from downforce.tracks.file import read_plan
from tests.tracks.generated_tracks import FORMAT, changed, manual_track, shipped_text


@pytest.fixture
def catalogue_of_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A catalogue with a track that has changed three times, once only in its picture."""
    now = manual_track()
    (tmp_path / "ring.toml").write_text(now)
    (tmp_path / "ring@1.toml").write_text(changed(now, '"c10"', '"c11"'))
    (tmp_path / "ring@10.toml").write_text(changed(now, "lanes = 2, bet = 4", "lanes = 2, bet = 3"))
    (tmp_path / "ring@9.toml").write_text((tmp_path / "ring@10.toml").read_text() + "# an older picture\n")
    (tmp_path / "notes.txt").write_text("not a track")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    catalogue.clear_cache()
    yield tmp_path
    catalogue.clear_cache()


def test_two_circuits_are_shipped() -> None:
    assert shipped() == ["marina-bay", "river-station"]


def test_a_name_leads_to_a_circuit_that_is_read_once() -> None:
    drawn = find("river-station")
    assert drawn.track.name == "river-station"
    assert drawn.title == "River Station"
    assert drawn.text == shipped_text("river-station")
    assert find("river-station") is drawn


def test_a_path_leads_to_a_circuit(tmp_path: Path) -> None:
    path = tmp_path / "ring.toml"
    path.write_text(manual_track())
    assert find(path).track.name == find(str(path)).track.name == "ring"
    with pytest.raises(TrackError, match=r"gone\.toml: cannot be read"):
        find(tmp_path / "gone.toml")


@pytest.mark.parametrize("name", ["monza", "", "river-station@99", "../river-station", "River Station"])
def test_an_unknown_name_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(TrackError, match="known are marina-bay, river-station"):
        find(name)


def test_a_fingerprint_leads_to_the_version_it_belongs_to(catalogue_of_versions: Path) -> None:
    assert shipped() == ["ring"]
    texts = [(catalogue_of_versions / file).read_text() for file in ("ring.toml", "ring@1.toml", "ring@10.toml")]
    assert find("ring").text == texts[0]
    for text in texts:
        found = find("ring", track_from_text(text, "ring").track.fingerprint)
        assert found.text == text
        assert found.track.name == "ring"
    with pytest.raises(TrackError, match="ring: no version has the boxes '0123456789ab'; known are"):
        find("ring", "0123456789abcdef")


def test_a_kept_version_has_a_name_of_its_own(catalogue_of_versions: Path) -> None:
    kept = find("ring@1")
    assert kept.text == (catalogue_of_versions / "ring@1.toml").read_text()
    assert kept.track.name == "ring"
    assert fingerprints("ring")[0] == find("ring").track.fingerprint
    assert kept.track.fingerprint in fingerprints("ring")


@pytest.mark.parametrize("name", ["river-station", "marina-bay"])
def test_a_game_on_a_kept_version_is_recorded_by_its_boxes_and_drawn_as_it_was(name: str) -> None:
    game = downforce.new_game(players=2, track=f"{name}@1", seed=1)
    record = game.record()
    assert record["track"] == {"name": name, "boxes": find(f"{name}@1").track.fingerprint}
    again = downforce.replay(record)
    assert again.record() == record
    assert again._repr_svg_() == game._repr_svg_() != downforce.new_game(players=2, track=name, seed=1)._repr_svg_()


def test_a_path_with_other_boxes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ring.toml"
    path.write_text(manual_track())
    assert find(path, find(path).track.fingerprint).title == "Ring"
    with pytest.raises(TrackError, match="ring: no version has the boxes"):
        find(path, find("river-station").track.fingerprint)


def test_scenery_is_no_part_of_the_fingerprint() -> None:
    bare = manual_track().partition("[scenery]")[0]
    one, other = track_from_text(manual_track(), "ring"), track_from_text(bare, "ring")
    assert one.track.fingerprint == other.track.fingerprint
    assert len(one.scenery.areas) == 1
    assert not other.scenery.areas


def test_the_finish_is_the_end_of_the_lap_and_boxes_are_whole(tmp_path: Path) -> None:
    columns = {"river-station": 58, "marina-bay": 57}
    for name in shipped():
        track = find(name).track
        assert track.finish == track.lap == columns[name] * 60
        for box in track.boxes:
            assert all(type(value) is int for value in (box.back, box.front, box.left, box.right))
            assert "abcd"[box.lane] == box.id[0]


def test_the_characters_of_the_shipped_circuits() -> None:
    """River Station is wide with two hairpins of two lanes; Marina Bay is narrow, with a tunnel."""
    river, marina = find("river-station"), find("marina-bay")
    roads = [drawn.sections for drawn in (river, marina)]
    narrow = [sum(s.steps for s in road if len(s.spaces) <= 2) / sum(s.steps for s in road) for road in roads]
    assert narrow[0] < 0.3 < 0.5 < narrow[1]
    hairpins = [s.spaces for s in river.sections if abs(s.angle) > 2.8]
    assert hairpins == [(4, 4), (4, 4)]
    assert sum(s.steps for s in marina.sections if s.tunnel) == 2
    assert {len(s.spaces) for s in marina.sections if s.tunnel} == {2}


def test_the_manual_names_every_key() -> None:
    """The error for an unknown key lists the known ones; the manual must describe each of them."""
    manual = FORMAT.read_text("utf-8")
    for old, new in (
        ("heading = 0 ", "heading = 0\nx = 0 "),
        ("bend = 90,", "bend = 90, x = 0,"),
        ("straight = 6,", "straight = 6, x = 0,"),
        ('ground = "grass"', "x = 0"),
        ('kind = "water",', 'kind = "water", x = 0,'),
        ('kind = "stand",', 'kind = "stand", x = 0,'),
        ("count = 40", "count = 40, x = 0"),
        ("turn = 20", "turn = 20, x = 0"),
    ):
        with pytest.raises(TrackError, match="known are") as refusal:
            read_plan(changed(manual_track(), old, new), "ring")
        for key in str(refusal.value).partition("known are ")[2].split(", "):
            assert re.search(rf"`[^`\n]*\b{key}\b[^`\n]*`", manual), key


def test_the_example_of_the_manual_is_a_good_track() -> None:
    assert check(track_from_text(manual_track(), "ring")) == []
