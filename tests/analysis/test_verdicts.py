"""Losses and marks, computed from given numbers."""

import random

import pytest

from downforce.analysis import verdicts


def worlds(candidates: list[float], count: int, seed: int, noise: float = 0.3) -> list[list[float]]:
    """Return each candidate's values, with noise that all share and noise of its own."""
    draw = random.Random(seed)
    return [
        [value + shared + draw.gauss(0, noise / 3) for value in candidates]
        for shared in (draw.gauss(0, noise) for _ in range(count))
    ]


def test_equal_candidates_lose_nothing_on_average_although_one_always_looks_best() -> None:
    found: list[float] = []
    seeming: list[float] = []
    for seed in range(200):
        values = worlds([0.5] * 12, 60, seed)
        means = verdicts.means(values)
        seeming.append(max(means) - means[0])
        found.append(verdicts.loss(values, 0)[0])
    assert verdicts.mean(seeming) > 0.02
    assert verdicts.mean(found) < 0.01


def test_a_real_loss_is_found_with_its_error() -> None:
    lost, error = verdicts.loss(worlds([0.3, 0.5, 0.4], 400, 1), 0)
    assert lost == pytest.approx(0.2, abs=0.02)
    assert 0 < error < 0.02


def test_what_is_best_loses_nothing() -> None:
    assert verdicts.loss(worlds([0.3, 0.5, 0.4], 400, 1), 1)[0] == 0.0


def test_those_in_reach_hold_the_best_and_the_chosen() -> None:
    values = worlds([0.1, 0.5, 0.49, 0.2], 100, 3)
    assert verdicts.contenders(values, 0) == [0, 1, 2]


@pytest.mark.parametrize(
    ("lost", "error", "players", "mark"),
    [
        (0.024, 0.001, 4, ""),
        (0.026, 0.001, 4, "?!"),
        (0.06, 0.01, 4, "?"),
        (0.12, 0.01, 4, "??"),
        (0.12, 0.07, 4, ""),  # not certain enough
        (0.12, 0.01, 2, "?"),  # with two players, parity is twice as much
        (0.07, 0.01, 6, "??"),
    ],
)
def test_marks_go_by_parity_and_only_where_it_is_sure(lost: float, error: float, players: int, mark: str) -> None:
    assert verdicts.mark(lost, error, players) == mark


def test_within_a_point_it_does_not_matter() -> None:
    assert verdicts.is_trivial([[0.5, 0.505], [0.4, 0.405]])
    assert not verdicts.is_trivial([[0.5, 0.52], [0.4, 0.42]])
