"""Training the value network is reproducible, and it learns something."""

import pytest

from tools.experiments import train_value


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_value, "SHARES", {3: 1})
    monkeypatch.setattr(train_value, "HELD_OUT", 2)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.usefixtures("few")
def test_the_same_seed_makes_the_same_network() -> None:
    made = train_value.make(games=8, every=2, epochs=2, seed=3)
    again = train_value.make(games=8, every=2, epochs=2, seed=3)
    assert made == again
    assert made["card"]["digest"] != train_value.make(games=8, every=2, epochs=2, seed=4)["card"]["digest"]
    assert 0 < made["card"]["held_out_rows"] < made["card"]["rows"]


def test_a_perceptron_learns_what_it_is_shown() -> None:
    import numpy as np

    from tools.experiments.perceptron import Perceptron

    drawn = np.random.default_rng(1).integers(-9, 10, (4000, 5)).astype(np.int16)
    wins = (drawn[:, 0] > drawn[:, 1]).astype(np.float32)[:, None]
    network = Perceptron((5, 8, 4, 1), 1)
    network.standardise(drawn)
    network.fit(drawn, wins, epochs=150, others=0)
    chances = 1 / (1 + np.exp(-network.logits(drawn)))
    assert train_value.log_loss(chances, wins[:, 0]) < 0.2
    assert network.layers()["first_bias"]
