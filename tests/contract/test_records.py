"""Records: complete, with everything needed to replay them, and every broken one refused with one clear line."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import downforce
from downforce import tracks
from downforce.rules.names import COLOURS
from tests.quick import often
from tests.variants import begin, finished, moments

GAME = finished({"players": 3}, 4)
RECORD = GAME.record()


def changed(edit: Any, record: Any = RECORD) -> Any:
    other = copy.deepcopy(record)
    edit(other)
    return other


NO_RECORD: dict[str, Any] = {
    "another format": (lambda r: r.update(downforce=2), "downforce: 2; this version reads 1"),
    "another rules version": (lambda r: r.update(rules=9), "rules: 9"),
    "no actions": (lambda r: r.pop("actions"), "'actions' is missing"),
    "an unknown key": (lambda r: r.update(seed=7), "unknown key 'seed'"),
    "an unknown option": (lambda r: r["options"].update(laps=3), "unknown option 'laps'"),
    "a wrong option": (lambda r: r["options"].update(players=9), "players: 9"),
    "a track nobody ships": (lambda r: r["track"].update(name="monaco"), "'monaco' is not shipped"),
    "other boxes": (lambda r: r["track"].update(boxes="0" * 64), "no version has the boxes"),
    "another deck": (lambda r: r.update(deck="0" * 64), "no shipped version of the deck"),
    "a car missing on the grid": (lambda r: r["deal"]["grid"].pop(), "grid must name the six cars"),
    "a car twice in the lots": (
        lambda r: r["deal"]["lots"][0].__setitem__(0, r["deal"]["lots"][1][0]),
        "lots must name",
    ),
    "a power twice": (
        lambda r: r["deal"]["lots"][0].__setitem__(1, r["deal"]["lots"][1][1]),
        "must carry these powers",
    ),
    "an unknown power": (lambda r: r["deal"]["lots"][0].__setitem__(1, "brave"), "no power 'brave'"),
    "a card too few": (lambda r: r["deal"]["hands"][0].pop(), "wanted 3 hands of 14"),
    "a card twice": (
        lambda r: r["deal"]["hands"][0].__setitem__(0, r["deal"]["hands"][1][0]),
        "more often than the deck",
    ),
    "an unknown card": (lambda r: r["deal"]["hands"][0].__setitem__(0, "Z9"), "'Z9' is not in the deck"),
    "an unknown key in the deal": (lambda r: r["deal"].update(extra=[]), "unknown key 'extra'"),
    "an action that is no pair": (lambda r: r["actions"].__setitem__(2, "bid"), "action 3"),
    "an action without a seat": (lambda r: r["actions"].__setitem__(2, [1.5, "skip"]), "action 3"),
    "another result": (lambda r: r["result"].update(winners=[]), "the recorded result is not"),
}


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


def endless() -> list[Any]:
    itself: list[Any] = []
    itself.append(itself)
    return itself


def wide(levels: int) -> list[Any]:
    shared: list[Any] = [0]
    for _ in range(levels):
        shared = [shared] * 1000
    return shared


MONSTERS: dict[str, Any] = {
    "5,000 deep": deep(5000),
    "endless": endless(),
    "a tower of lists": wide(5),
    "a number of 5,000 digits": 10**5000,
    "infinite": float("inf"),
    "not a number": float("nan"),
    "keys of two kinds": {1: 2, "a": 3, None: 4},
    "bytes": b"bid",
    "an object": object(),
    "half a character": "\ud800",
    "a null": "\0",
    "a long text": "x" * 100_000,
}


@pytest.mark.parametrize("what", MONSTERS)
def test_monsters_are_refused_wherever_they_stand(what: str) -> None:
    monster = MONSTERS[what]
    small = changed(lambda r: r.update(actions=r["actions"][:3], result=None))
    edits: list[Any] = [
        *(lambda r, k=key: r.update({k: monster}) for key in (*RECORD, "cards")),
        *(lambda r, k=key: r["options"].update({k: monster}) for key in RECORD["options"]),
        *(lambda r, k=key: r["deal"].update({k: monster}) for key in RECORD["deal"]),
        *(lambda r, k=key: r["track"].update({k: monster}) for key in ("name", "boxes", "source")),
        lambda r: r["actions"].append(monster),
        lambda r: r["actions"].append([monster, "skip"]),
        lambda r: r["deal"]["lots"][0].__setitem__(1, monster),
        lambda r: r["deal"]["hands"][0].__setitem__(1, monster),
    ]
    for edit in edits:
        record = {key: copy.deepcopy(value) for key, value in small.items()}
        edit(record)
        with pytest.raises(downforce.RecordError) as refused:
            downforce.replay(record)
        assert len(str(refused.value)) < 1000
        assert str(refused.value).isprintable()
    with pytest.raises((downforce.RecordError, downforce.IllegalAction)):
        downforce.replay(changed(lambda r: r["actions"].append([0, monster]), small))


IMPOSSIBLE: dict[str, tuple[dict[str, Any], Any, str]] = {
    "two players, and cards left over": ({"players": 2}, lambda d: d["undealt"].append("K5"), "undealt"),
    "two players, and junk left over": ({"players": 2}, lambda d: d["undealt"].append("junk"), "undealt"),
    "two players and three piles": ({"players": 2}, lambda d: d["piles"].append([]), "piles"),
    "cards left over, under piles": (
        {"players": 4},
        lambda d: d.update(piles=[d["undealt"]], undealt=[]),
        "piles",
    ),
    "an empty pile": ({"players": 3}, lambda d: d["piles"].append([]), "piles"),
    "small hands and no pile": (
        {"players": 4, "beginner": ["small-hands"]},
        lambda d: d.update(undealt=d["piles"][0], piles=[]),
        "piles",
    ),
    "small hands and two piles": (
        {"players": 4, "beginner": ["small-hands"]},
        lambda d: d.update(piles=[d["piles"][0][:5], d["piles"][0][5:]]),
        "piles",
    ),
    "small hands and cards left over": (
        {"players": 4, "beginner": ["small-hands"]},
        lambda d: d["undealt"].append(d["piles"][0].pop()),
        "undealt",
    ),
    "a lot of three": ({"players": 3}, lambda d: d["lots"][0].append("x"), "lot"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_deal_that_cannot_have_come_up_is_refused(what: str) -> None:
    options, edit, says = IMPOSSIBLE[what]
    record = begin(options, 3).record()
    assert downforce.replay(record).record() == record
    with pytest.raises(downforce.RecordError, match=says):
        downforce.replay(changed(lambda r: edit(r["deal"]), record))


def test_options_and_track_of_a_record_must_agree() -> None:
    with pytest.raises(downforce.RecordError, match="options: track is 'marina-bay', but the record is of"):
        downforce.replay(changed(lambda r: r["options"].update(track="marina-bay")))
    tour = begin({"players": 3, "world_tour": True, "track": "marina-bay"}, 2).record()
    assert downforce.replay(tour).record() == tour
    with pytest.raises(downforce.RecordError, match="options: track is 'river-station'"):
        downforce.replay(changed(lambda r: r["options"].update(track="river-station"), tour))
    with pytest.raises(downforce.RecordError, match="options: track"):
        downforce.replay(changed(lambda r: r["options"].update(track=["marina-bay", "marina-bay"]), tour))
    assert downforce.replay(changed(lambda r: r["options"].pop("track"), tour)).record() == tour


@pytest.mark.parametrize("what", NO_RECORD)
def test_what_is_no_record_is_refused(what: str) -> None:
    edit, says = NO_RECORD[what]
    with pytest.raises(downforce.RecordError) as refused:
        downforce.replay(changed(edit))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("number", [0, 5, 40])
def test_an_action_that_breaks_the_rules_is_named(number: int) -> None:
    """Another seat's action, an illegal one, text that is no action, a draw that never happened."""
    seat, text = RECORD["actions"][number]
    for wrong in ([seat, "move b2"], [seat, "fly"], [(seat + 1) % 3, "go"], [9, text], [None, "draw 1"]):
        with pytest.raises(downforce.IllegalAction, match=f"^action {number + 1}: "):
            downforce.replay(changed(lambda r, w=wrong: r["actions"].__setitem__(number, w)))


def test_actions_after_the_end_are_refused() -> None:
    with pytest.raises(downforce.IllegalAction, match="the game is over"):
        downforce.replay(changed(lambda r: r["actions"].append([0, "skip"])))


@pytest.mark.parametrize("thing", [None, [], "x", 3, {}, {"downforce": 1}])
def test_anything_else_is_no_record(thing: Any) -> None:
    with pytest.raises(downforce.RecordError):
        downforce.replay(thing)


junk = st.one_of(
    *(st.none(), st.booleans(), st.integers(), st.text(max_size=3), st.just([]), st.just({}), st.just(["?"])),
    *(st.floats(), st.just(10**5000), st.just("K"), st.just("0"), st.just("K5"), st.just([None]), st.just([[]])),
)


@settings(max_examples=often(300), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32), junk)
def test_a_damaged_record_is_refused_or_the_same(seed: int, damage: Any) -> None:
    """Whatever is changed in a record: it raises one of our errors, or the change made no difference."""
    draw, record = random.Random(seed), copy.deepcopy(RECORD)
    place: Any = record
    while True:
        key = draw.choice(list(place) if isinstance(place, dict) else range(len(place)))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or draw.random() < 0.2:
            place[key] = damage
            break
        place = inner
    try:
        again = downforce.replay(record)
    except (downforce.RecordError, downforce.IllegalAction):
        return
    assert again.log == GAME.log or record["result"] is None


def test_a_tie_left_by_both_tie_breaks_is_drawn_and_recorded() -> None:
    """U36: the record names the seat that was drawn, and a record that draws another one is another game."""
    for seed in range(400):
        game = finished({"players": 6, "beginner": ["small-hands"]}, seed)
        draws = [i for i, (seat, _) in enumerate(game.log) if seat is None]
        if draws:
            break
    record = game.record()
    assert record["actions"][draws[0]][1].startswith("draw ")
    assert downforce.replay(json.loads(json.dumps(record))).record() == record
    with pytest.raises(downforce.IllegalAction, match="expected draw"):
        downforce.replay(changed(lambda r: r["actions"].pop(draws[0]), record))


def test_a_track_that_is_not_shipped_travels_along(tmp_path: Path) -> None:
    text = tracks.find("marina-bay").text.replace('name = "Marina Bay"', 'name = "Home Circuit"')
    text = text.replace('grid = ["d10", "a9", "d9", "a8", "b8", "c8"]', 'grid = ["d10", "a9", "d9", "b8", "a8", "c8"]')
    path = tmp_path / "home.toml"
    path.write_text(text, "utf-8")
    game = finished({"players": 3, "track": str(path)}, 1)
    path.unlink()
    record = json.loads(json.dumps(game.record()))
    assert record["track"]["name"] == record["options"]["track"] == "home"
    assert str(tmp_path) not in json.dumps(record)
    assert downforce.replay(record).outcome == game.outcome
    with pytest.raises(downforce.RecordError, match="does not give the boxes"):
        downforce.replay(changed(lambda r: r["track"].update(boxes="0" * 64), record))
    with pytest.raises(downforce.RecordError, match="must carry it"):
        downforce.replay(changed(lambda r: r["track"].pop("source"), record))


def test_a_deck_that_is_not_shipped_travels_along(tmp_path: Path) -> None:
    cards = [f"{colour}{value}" for colour in COLOURS for value in range(1, 7)] + ["W3"] * 6
    path = tmp_path / "plain.toml"
    path.write_text(f"cards = {json.dumps(cards)}", "utf-8")
    game = finished({"players": 4, "deck": str(path)}, 1)
    path.unlink()
    record = json.loads(json.dumps(game.record()))
    assert record["options"]["deck"] == "plain"
    assert downforce.replay(record).record() == record
    with pytest.raises(downforce.RecordError, match="must carry its cards"):
        downforce.replay(changed(lambda r: r.pop("cards"), record))


def test_a_seat_s_record_names_only_what_it_knows() -> None:
    """docs/reference/records.md: its own hand, the lots turned up, actions as far as they are public."""
    game = begin({"players": 3}, 9)
    game.play(1, game.legal(1)[0])
    own, other, spectator = game.record(1), game.record(0), game.record(None)
    assert own["actions"] == [[1, game.log[0][1]]]
    assert other["actions"] == spectator["actions"] == [[1, "?"]]
    assert other["deal"]["hands"][1] == ["?"] * 14
    assert other["deal"]["hands"][0] == game.record()["deal"]["hands"][0]
    assert spectator["deal"]["hands"][0] == ["?"] * 14
    assert spectator["deal"]["lots"][1:] == [["?"]] * 5


def test_bets_in_a_seat_s_record_are_its_own() -> None:
    for game in moments({"players": 3}, 6):
        if game.phase == "race" and any(text.startswith("bet") for _, text in game.log):
            break
    texts = [(seat, text) for seat, text in game.record(2)["actions"] if text.startswith("bet")]
    assert {text for seat, text in texts if seat != 2} == {"bet ?"}
    assert all(text[4] in COLOURS for seat, text in texts if seat == 2)


def test_a_notebook_shows_the_board() -> None:
    picture = begin({"players": 3}, 9)._repr_svg_()
    assert picture.startswith("<svg")
    assert all(f">{letter}<" in picture for letter in COLOURS)
