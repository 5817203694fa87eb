"""What is watched is what is played: the same games, counted alike both ways, with sums that fit together."""

import itertools
import json
from typing import Any

import pytest

from downforce import compiled
from downforce.arena import match, report, simulate, study, watch
from downforce.arena.simulate import Batch
from downforce.arena.watch import Race, Tally
from downforce.bots import BOTS
from downforce.bots.manner import Thought
from downforce.bots.thinker import SCRATCH
from downforce.chance import Chance
from downforce.rules.errors import OptionError
from downforce.rules.model import Deal, State
from downforce.rules.names import CARS, DRIVE, LINE, MAX_LEGAL, MAX_PLAYERS, MOVE, OFF_TRACK, TO_SPACE
from downforce.rules.options import Options
from downforce.rules.rules import step, take
from downforce.rules.table import Table
from downforce.rules.track import Box, Track
from downforce.rules.walk import free_ahead
from downforce.tables import set_tables
from downforce.tracks import find

VARIED: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "track": "marina-bay"},
    {"players": 6},
    {"players": 3, "determined_always": True},
    {"players": 4, "beginner": True},
    {"players": 3, "long_distance": "money"},
]


def tally(options: dict[str, Any], bot: str, games: int, seed: int = 0) -> Tally:
    chosen = Options.read(options)
    return study.play_batch(Batch(chosen, (bot,) * chosen.players, seed, games))


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)


@pytest.mark.slow
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_the_same_counts_interpreted_and_compiled() -> None:
    """One test, so that one process compiles."""
    for bot, options in itertools.product(("uniform", "hasty", "pro"), VARIED):
        games = 12 if bot == "uniform" else 3
        fast = tally(options, bot, games, seed=9)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(compiled, "AVAILABLE", False)
            assert vars(fast) == vars(tally(options, bot, games, seed=9)), (bot, options)


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("options", VARIED, ids=str)
def test_watched_games_are_those_that_are_played_unwatched(options: dict[str, Any]) -> None:
    chosen = Options.read(options)
    board = set_tables(chosen)[0].board
    manners = [BOTS["uniform"].manner] * chosen.players
    w, v = ([State() for _ in range(SCRATCH + 1)] for _ in range(2))
    c = [Chance() for _ in range(1 + MAX_PLAYERS)]
    for seed in range(6):
        match.play_match(w, board, Deal(), c, manners, Thought(), [0] * MAX_LEGAL, seed)
        watch.watch_match(v, board, Deal(), c, manners, Thought(), [0] * MAX_LEGAL, Race(), Tally(), seed)
        assert vars(w[0]) == vars(v[0])


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("options", [{"players": 4}, {"players": 2, "track": "marina-bay"}, {"players": 6}], ids=str)
def test_sums_fit_together(options: dict[str, Any]) -> None:
    games, chosen = 20, Options.read(options)
    y = tally(options, "uniform", games)
    assert y.games == games
    assert sum(y.grid_wins) == sum(y.colour_wins) == y.won <= games
    assert sum(y.seat_wins) == games * watch.WHOLE_WIN
    assert sum(y.seat_wins[chosen.players :]) == 0
    assert sum(y.power_wins) <= sum(y.seat_wins)
    assert all(kept <= games for kept in y.kept)
    assert sum(y.lot_paid) == sum(y.grid_paid)
    assert sum(y.lot_sold) == sum(y.grid_sold) <= games * CARS
    assert sum(y.jam) == y.lost < y.played
    assert 0 < y.cut_short < y.moves
    assert y.owner_wins <= y.owned_wins <= y.won
    known = simulate.simulate(games, chosen, bots=["uniform"] * chosen.players)
    assert y.stalled / games == pytest.approx(known["stalled_per_game"])


def test_the_result_does_not_depend_on_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    whole = study.study("river-station", 12, "uniform")
    monkeypatch.setattr(study, "BATCH", 5)
    assert study.study("river-station", 12, "uniform") == whole
    assert json.loads(json.dumps(whole)) == whole


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    one, two = (study.study("marina-bay", 600, "hasty", workers=n, seed=4) for n in (1, 2))
    assert one == two
    assert one["games"] == 600


# A known situation.

ROAD = Track.of(
    "road",
    [Box(f"s{i}", i, i + 1, 0, 1) for i in range(8)] + [Box("x", 1, 2, 1, 2)],  # one lane, and a bay beside s1
    finish=8,
)


def on_the_road(cars: dict[int, str]) -> tuple[State, Table]:
    table = Table(Options.read({"players": 2}), ROAD, set_tables(Options.read({}))[0].deck)
    s = State()
    s.players = 2
    for car, space in cars.items():
        s.position[car] = ROAD.number[space]
    return s, table


def test_steps_lost_behind_a_car() -> None:
    s, table = on_the_road({0: "s0", 1: "s4"})
    free = free_ahead(s, table.board, 0)
    s.speed, s.position[0] = 6, ROAD.number["s3"]  # three of six
    assert watch.steps_lost(s, table.board, 0, ROAD.number["s0"], free) == 3
    s.speed = 3  # all of them
    assert watch.steps_lost(s, table.board, 0, ROAD.number["s0"], free) == 0
    s.speed = 2  # more than the line says: a bonus, nothing is lost
    assert watch.steps_lost(s, table.board, 0, ROAD.number["s0"], free) == 0


def test_a_car_shut_in_loses_its_whole_line() -> None:
    s, table = on_the_road({0: "s2", 1: "s3"})
    s.card, s.line, s.lines_left, s.speed, s.car, s.phase = 0, 0, 1, 5, 0, DRIVE
    r, y = Race(), Tally()
    here, free = s.position[0], free_ahead(s, table.board, 0)
    step(s, table.board)
    assert s.phase == LINE
    watch.note_move(s, table.board, 0, here, free, r, y)
    assert (r.played, r.lost, y.moves, y.cut_short) == (5, 5, 1, 1)
    assert y.jam[ROAD.number["s2"]] == 5


def test_crossing_the_finish_line_wastes_nothing_and_a_chosen_jam_does() -> None:
    s, table = on_the_road({0: "s6", 1: "s0", 2: "s3"})
    r, y = Race(), Tally()
    here, free = s.position[0], free_ahead(s, table.board, 0)
    s.speed, s.position[0] = 6, OFF_TRACK
    watch.note_move(s, table.board, 0, here, free, r, y)
    assert (r.played, r.lost) == (6, 0)
    s.card, s.lines_left, s.speed, s.car, s.phase = 0, 1, 4, 1, MOVE
    s.turn, s.waiting = 0, 1
    s.ends = 1 << (ROAD.number["s2"] - ROAD.number["s0"])
    take(s, table.board, 0, TO_SPACE + ROAD.number["s2"])
    watch.note_move(s, table.board, 1, ROAD.number["s0"], free_ahead(s, table.board, 1) | s.ends, r, y)
    assert (r.played, r.lost) == (10, 2)


def test_a_lead_changes_when_another_car_is_strictly_ahead() -> None:
    s, table = on_the_road({0: "s1", 1: "s0", 2: "x", 3: "s3", 4: "s4", 5: "s5"})
    for car in (3, 4, 5):
        s.position[car] = OFF_TRACK
    s.grid = [0, 1, 2, 3, 4, 5]
    r = Race()
    watch.note_start(s, table.board, r)
    assert (r.leader, r.leads) == (0, 0)  # the bay is level with it, not ahead
    s.position[1] = ROAD.number["s2"]
    watch.note_lead(s, table.board, r)
    assert (r.leader, r.leads) == (1, 1)
    watch.note_lead(s, table.board, r)
    assert r.leads == 1
    s.position[2], s.finished = ROAD.number["s6"], 1  # somebody is in: no more
    watch.note_lead(s, table.board, r)
    assert r.leads == 1


# Figures, pictures, refusals.


def test_figures() -> None:
    assert study.share(25, 100) == {"value": 0.25, "margin": pytest.approx(1.96 * (0.25 * 0.75 / 100) ** 0.5, abs=1e-6)}
    assert study.average(0, 0, 0) == {"value": 0, "margin": 0}
    assert study.best_worst([40, 10, 20, 20, 20, 20])["value"] == 4
    assert study.best_worst([1, 0, 0, 0, 0, 0])["value"] == 2
    same = study.quotient(30, 300, 90 * 10, 900 * 100, 90 * 100, 100)
    assert same["value"] == pytest.approx(0.1)


@pytest.mark.usefixtures("interpreted")
def test_tables_targets_and_the_heat_map(capsys: pytest.CaptureFixture[str]) -> None:
    result = study.study("marina-bay", 10, "uniform")
    assert {one["name"].split(":")[0] for one in result["targets"]} >= {"cars stalled per game", "cunning"}
    for title, rows in report.study_rows(result).items():
        assert len({len(row) for row in rows}) == 1, title
        report.show(rows, title)
        assert report.markdown(rows).startswith("| ")
    assert "river" not in capsys.readouterr().out
    shades = study.heat(result)
    assert max(shades.values()) == 1
    assert set(shades) <= {box.id for box in find("marina-bay").track.boxes}
    assert study.draw_heat("marina-bay", result) != study.draw_heat("marina-bay", {"jams": {}})


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"track": "monaco"}, "river-station"),
        ({"games": 0}, "games"),
        ({"players": 9}, "players"),
        ({"bots": "nobody"}, "uniform"),
        ({"bots": ["pro"]}, "wanted one"),
        ({"options": {"world_tour": True}}, "world_tour"),
    ],
)
def test_what_cannot_be_studied_is_refused(given: dict[str, Any], named: str) -> None:
    with pytest.raises(OptionError, match=named):
        study.study(**{"track": "river-station", "games": 1, **given})
