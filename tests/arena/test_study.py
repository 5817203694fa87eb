"""Studies: observed games are those that are played, counted alike compiled and interpreted, with consistent sums."""

import itertools
import json
from typing import Any

import pytest

from downforce import compiled
from downforce.arena import game_statistics, match, report, simulate, study
from downforce.arena.simulate import Batch
from downforce.arena.tally import Race, Tally, sum_suspense
from downforce.bots import BOTS
from downforce.bots.policy.workspace import new_workspace
from downforce.rules.engine import step, take
from downforce.rules.errors import OptionError
from downforce.rules.model import State
from downforce.rules.names import CARS, DRIVE, LINE, MOVE, OFF_TRACK, TO_SPACE
from downforce.rules.setup.options import Options
from downforce.rules.setup.ruleset import Ruleset
from downforce.rules.setup.track import Box, Track
from downforce.rules.walk import free_ahead
from downforce.rulesets import choose_rulesets
from downforce.tracks import find
from tests.arena import observed_game
from tests.quick import some

VARIED: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "track": "marina-bay"},
    {"players": 6},
    {"players": 3, "determined_always": True},
    {"players": 4, "beginner": True},
    {"players": 3, "long_distance": "money"},
    {"players": 5, "bets": False},
    {"players": 4, "long_distance": True},
]


def tally_games(options: dict[str, Any], bots: str, games: int, seed: int = 0) -> Tally:
    """Return the tally of games between these bots (separated by commas), in turn around the table."""
    chosen = Options.read(options)
    seated = itertools.islice(itertools.cycle(bots.split(",")), chosen.players)
    return study.play_batch(Batch(chosen, tuple(seated), seed, games))


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)


@pytest.mark.slow
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_the_same_counts_interpreted_and_compiled() -> None:
    """One test, so that only one process compiles."""
    for bots, options in itertools.product(("uniform", "hasty", "pro", "pro,uniform"), VARIED):
        games = 6 if bots == "uniform" else 1
        fast = tally_games(options, bots, games, seed=9)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(compiled, "AVAILABLE", False)
            assert vars(fast) == vars(tally_games(options, bots, games, seed=9)), (bots, options)


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("options", VARIED, ids=str)
def test_watched_games_are_those_that_are_played_unwatched(options: dict[str, Any]) -> None:
    chosen = Options.read(options)
    board = choose_rulesets(chosen)[0].board
    weights = [BOTS["uniform"].weights] * chosen.players
    played, watched = new_workspace(board, weights), new_workspace(board, weights)
    for seed in range(6):
        match.begin_match(played, seed)
        match.continue_match(played, 0, match.TO_THE_END, 1)
        game_statistics.watch_games(watched, Race(), Tally(), seed, 1)
        assert vars(played.states[0]) == vars(watched.states[0])


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("options", [{"players": 4}, {"players": 2, "track": "marina-bay"}, {"players": 6}], ids=str)
def test_sums_fit_together(options: dict[str, Any]) -> None:
    games, chosen = 20, Options.read(options)
    tally = tally_games(options, "uniform", games)
    assert tally.games == games
    assert sum(tally.grid_wins) == sum(tally.colour_wins) == tally.won <= games
    assert sum(tally.seat_wins) == games * match.WHOLE_WIN
    assert sum(tally.seat_wins[chosen.players :]) == 0
    assert sum(tally.power_wins) <= sum(tally.seat_wins)
    assert all(kept <= games for kept in tally.kept)
    assert sum(tally.lot_paid) == sum(tally.grid_paid)
    assert sum(tally.lot_sold) == sum(tally.grid_sold) <= games * CARS
    assert sum(tally.jam) == tally.lost < tally.played
    assert 0 < tally.cut_short < tally.moves
    assert tally.owner_wins <= tally.owned_wins <= tally.won
    known = simulate.simulate(games, chosen, bots=["uniform"] * chosen.players)
    assert tally.stalled / games == pytest.approx(known["stalled_per_game"])


def test_the_result_does_not_depend_on_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    whole = study.study("river-station", 12, "uniform")
    monkeypatch.setattr(study, "BATCH", 5)
    assert study.study("river-station", 12, "uniform") == whole
    assert json.loads(json.dumps(whole)) == whole


@pytest.mark.slow
@pytest.mark.xdist_group("arena")
def test_the_result_does_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "BATCH", 20)
    one, two = (study.study("marina-bay", 70, "hasty", workers=n, seed=4) for n in (1, 2))
    assert one == two
    assert one["games"] == 70


# Suspense, compared with what the same games show publicly


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("options", some(VARIED, 4), ids=str)
def test_suspense_is_what_everybody_could_see(options: dict[str, Any]) -> None:
    chosen = Options.read(options)
    for bots, games in (("uniform", 12), ("hasty,uniform", 8)):
        observed = [
            observed_game.ObservedGame(observed_game.play(chosen, bots.split(","), seed))
            for seed in range(30, 30 + games)
        ]
        tally = tally_games(options, bots, games, seed=30)
        assert observed_game.without_ends(
            study.suspense(tally, len(observed[0].track.lines))
        ) == observed_game.suspense(observed)
        assert (tally.leads, tally.lead_squares) == (
            sum(changes(one) for one in observed),
            sum(changes(one) ** 2 for one in observed),
        )


def changes(observed: observed_game.ObservedGame) -> int:
    return len(observed.led) - 1


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted")
def test_between_pros_too() -> None:
    observed = [observed_game.ObservedGame(observed_game.play(Options.read({}), ["crowd"], seed)) for seed in range(4)]
    result = study.study("river-station", 4, "crowd")
    figures = observed_game.suspense(observed)
    assert observed_game.without_ends({key: result[key] for key in figures}) == figures
    assert all(one["value"] for one in figures["leader_at_line_wins"])


@pytest.mark.usefixtures("interpreted")
def test_what_no_game_could_tell_is_none_and_no_target() -> None:
    beginner = study.study("river-station", 4, "uniform", options={"beginner": True})
    assert beginner["all_first_bets_on_one_car"] is beginner["money_leader_after_line_3_loses"] is None
    assert len(beginner["leader_at_line_wins"]) == len(beginner["leader_at_quarter_wins"]) == 3
    endless = study.study("river-station", 4, "uniform", options={"long_distance": True})
    assert endless["leader_at_quarter_wins"] == [None] * 3
    assert endless["gap_at_finish"] is None
    for result in (beginner, endless):
        assert not [one for one in result["targets"] if "bets" in one["name"]]
        assert ["all first bets on one car, %", "-"] in report.flip(report.suspense_rows([result]))
        assert json.loads(json.dumps(result)) == result
    assert study.suspense(Tally(), 0)["leader_at_line_wins"] == []


# A known situation

ROAD = Track.from_boxes(
    "road",
    [Box(f"s{i}", i, i + 1, 0, 1) for i in range(8)] + [Box("x", 1, 2, 1, 2)],  # one lane, and a bay beside s1
    finish=8,
)


def on_the_road(cars: dict[int, str]) -> tuple[State, Ruleset]:
    ruleset = Ruleset(Options.read({"players": 2}), ROAD, choose_rulesets(Options.read({}))[0].deck)
    state = State()
    state.players = 2
    for car, space in cars.items():
        state.position[car] = ROAD.number[space]
    return state, ruleset


def test_steps_lost_behind_a_car() -> None:
    state, ruleset = on_the_road({0: "s0", 1: "s4"})
    free = free_ahead(state, ruleset.board, 0)
    state.speed, state.position[0] = 6, ROAD.number["s3"]  # it walks three of six steps
    assert game_statistics.steps_lost(state, ruleset.board, 0, ROAD.number["s0"], free) == 3
    state.speed = 3  # it walks all of them
    assert game_statistics.steps_lost(state, ruleset.board, 0, ROAD.number["s0"], free) == 0
    state.speed = 2  # it walks more than the line's number, with a bonus: nothing is lost
    assert game_statistics.steps_lost(state, ruleset.board, 0, ROAD.number["s0"], free) == 0


def test_a_car_shut_in_loses_its_whole_line() -> None:
    state, ruleset = on_the_road({0: "s2", 1: "s3"})
    state.card, state.line, state.lines_left, state.speed, state.car, state.phase = 0, 0, 1, 5, 0, DRIVE
    race, tally = Race(), Tally()
    here, free = state.position[0], free_ahead(state, ruleset.board, 0)
    step(state, ruleset.board)
    assert state.phase == LINE
    game_statistics.note_move(state, ruleset.board, 0, here, free, race, tally)
    assert (race.played, race.lost, tally.moves, tally.cut_short) == (5, 5, 1, 1)
    assert tally.jam[ROAD.number["s2"]] == 5


def test_crossing_the_finish_line_wastes_nothing_and_a_chosen_jam_does() -> None:
    state, ruleset = on_the_road({0: "s6", 1: "s0", 2: "s3"})
    race, tally = Race(), Tally()
    here, free = state.position[0], free_ahead(state, ruleset.board, 0)
    state.speed, state.position[0] = 6, OFF_TRACK
    game_statistics.note_move(state, ruleset.board, 0, here, free, race, tally)
    assert (race.played, race.lost) == (6, 0)
    state.card, state.lines_left, state.speed, state.car, state.phase = 0, 1, 4, 1, MOVE
    state.turn, state.waiting = 0, 1
    state.ends = 1 << (ROAD.number["s2"] - ROAD.number["s0"])
    take(state, ruleset.board, 0, TO_SPACE + ROAD.number["s2"])
    game_statistics.note_move(
        state, ruleset.board, 1, ROAD.number["s0"], free_ahead(state, ruleset.board, 1) | state.ends, race, tally
    )
    assert (race.played, race.lost) == (10, 2)


def test_a_lead_changes_when_another_car_is_strictly_ahead() -> None:
    state, ruleset = on_the_road({0: "s1", 1: "s0", 2: "x", 3: "s3", 4: "s4", 5: "s5"})
    for car in (3, 4, 5):
        state.position[car] = OFF_TRACK
    state.grid = [0, 1, 2, 3, 4, 5]
    race = Race()
    game_statistics.note_start(state, ruleset.board, race)
    assert (race.leader, race.leads) == (0, 0)  # the bay is level with it, not ahead
    state.position[1] = ROAD.number["s2"]
    game_statistics.note_lead(state, ruleset.board, race)
    assert (race.leader, race.leads) == (1, 1)
    game_statistics.note_lead(state, ruleset.board, race)
    assert race.leads == 1
    state.position[2], state.finished = ROAD.number["s6"], 1  # a car has finished: no more lead changes
    game_statistics.note_lead(state, ruleset.board, race)
    assert race.leads == 1


LINED = Track.from_boxes(
    "lined",
    [Box(f"a{i}", i, i + 1, 0, 1) for i in range(12)] + [Box(f"b{i}", i, i + 1, 1, 2) for i in range(12)],
    lines=(4, 6, 9),
    finish=12,
    grid=("a2", "b1", "a1", "b0", "a0", "b2"),
)


def begin_race() -> tuple[State, Ruleset, Race]:
    """Return a race on two lanes, the first car on the marked space and the last beside it, both ten steps from the
    finish."""
    ruleset = Ruleset(Options.read({"players": 3}), LINED, choose_rulesets(Options.read({}))[0].deck)
    state, race = State(), Race()
    state.players, state.grid = 3, [0, 1, 2, 3, 4, 5]
    state.position = list(ruleset.board.start)
    game_statistics.note_start(state, ruleset.board, race)
    return state, ruleset, race


def place_car(state: State, ruleset: Ruleset, car: int, space: str | None, place: int = 0) -> None:
    state.position[car], state.place[car] = OFF_TRACK if space is None else ruleset.track.number[space], place
    state.finished = max(state.finished, place)


def test_two_lines_crossed_by_one_card_have_the_same_leader() -> None:
    state, ruleset, race = begin_race()
    assert (race.leader, race.way, race.led) == (0, 10, 0b000001)
    place_car(state, ruleset, 3, "a3")
    game_statistics.note_card(state, ruleset.board, race)
    assert (race.leader, race.at_line, race.at_quarter) == (3, [-1, -1, -1], [-1, -1, -1])
    place_car(state, ruleset, 1, "b6")  # across both lines, and four steps of ten: past a quarter
    game_statistics.note_card(state, ruleset.board, race)
    assert (race.leader, race.at_line, race.at_quarter) == (1, [1, 1, -1], [1, -1, -1])
    place_car(state, ruleset, 2, "a6")  # level with it, so no lead change
    game_statistics.note_card(state, ruleset.board, race)
    place_car(state, ruleset, 2, "a7")  # five steps of ten: half of the way
    game_statistics.note_card(state, ruleset.board, race)
    assert (race.leader, race.at_line, race.at_quarter) == (2, [1, 1, -1], [1, 2, -1])
    assert (race.leads, race.led) == (3, 0b001111)


def test_what_is_reached_on_the_card_of_the_first_finish_counts_no_more() -> None:
    state, ruleset, race = begin_race()
    place_car(state, ruleset, 0, "a6")
    game_statistics.note_card(state, ruleset.board, race)
    place_car(state, ruleset, 0, None, place=1)
    place_car(state, ruleset, 4, "b9")
    place_car(state, ruleset, 5, "a9")
    game_statistics.note_card(state, ruleset.board, race)
    assert (race.at_line, race.at_quarter, race.gap) == ([0, 0, -1], [0, -1, -1], 3)
    place_car(state, ruleset, 5, "a11")  # the gap stays that of the first card
    game_statistics.note_card(state, ruleset.board, race)
    assert race.gap == 3


def test_there_is_no_gap_when_two_finish_on_one_card() -> None:
    state, ruleset, race = begin_race()
    place_car(state, ruleset, 0, None, place=1)
    place_car(state, ruleset, 4, None, place=2)
    game_statistics.note_card(state, ruleset.board, race)
    assert race.gap == 0


def test_the_money_is_counted_as_the_cars_stand_and_they_are_put_back() -> None:
    state, ruleset, race = begin_race()
    for car, space in enumerate(("a9", "b8", "a8", "b3")):
        place_car(state, ruleset, car, space)
    place_car(state, ruleset, 5, None, place=1)  # followed by 0, 2 on the inside, 1, 3, 4
    state.owner, state.paid = [0, 1, 2, 1, 0, -1], [3, 1, 0, 0, 5, 0]  # 9 + 0 - 8, 4 + 2 - 1, 6
    state.bet = [[5, -1, -1], [0, 5, -1], [4, 4, 2]] + [[-1] * 3] * 3  # 9, 6 + 6, 0 + 0 + 1
    before = list(state.place)
    game_statistics.note_money(state, ruleset.board, race)
    assert race.richest == 0b010
    assert state.place == before
    state.paid[0] = 0
    state.paid[1], state.bet[1][1] = 2, 4  # now 13, 10, 7
    game_statistics.note_money(state, ruleset.board, race)
    assert race.richest == 0b001
    state.paid[2] = -6  # 13 too
    game_statistics.note_money(state, ruleset.board, race)
    assert race.richest == 0b101


@pytest.mark.parametrize(("winners", "turned"), [(0b001, 0), (0b110, 0), (0b010, 1), (0b1010, 1)])
def test_the_money_has_turned_when_none_of_those_ahead_wins(winners: int, turned: int) -> None:
    state, _, race = begin_race()
    state.winners, race.richest = winners, 0b101
    tally = Tally()
    sum_suspense(state, race, tally)
    assert (tally.third_bets, tally.money_turned, tally.first_bets) == (1, turned, 0)


# Figures, pictures and errors


def test_figures() -> None:
    quarter = study.share(25, 100)
    assert (quarter["value"], quarter["n"]) == (0.25, 100)
    assert quarter["margin"] == pytest.approx(1.96 * (0.25 * 0.75 / 100) ** 0.5, abs=1e-6)
    assert study.average(0, 0, 0) == {"value": 0, "margin": 0, "n": 0}
    assert study.best_worst([40, 10, 20, 20, 20, 20])["value"] == 4
    assert study.best_worst([1, 0, 0, 0, 0, 0])["value"] == 2
    same = study.quotient(30, 300, 90 * 10, 900 * 100, 90 * 100, 100)
    assert same["value"] == pytest.approx(0.1)


def test_targets_say_what_is_wanted_and_what_is_sure() -> None:
    most = study.target("leader at line 1 wins the race", study.LINE_LEADERS[0], 0.4, 0.5, 0.6)
    least = study.target("lead changes per game", study.LEADS, 5.0, 5.5, 5.9)
    both = study.target("cars stalled per game", study.STALLED, 0.3, 0.4, 0.5)
    assert (most["least"], most["most"], most["holds"]) == (None, 0.55, True)
    assert (least["least"], least["most"], least["holds"]) == (6.0, None, False)
    result = {"bots": ["pro"], "targets": [most, least, both]}
    assert report.target_rows([result])[1:] == [
        ["leader at line 1 wins the race", "at most 0.55", "0.50 holds ?"],
        ["lead changes per game", "at least 6.0", "5.50 FAILS"],
        ["cars stalled per game", "0.2 to 1.0", "0.40 holds"],
    ]


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
