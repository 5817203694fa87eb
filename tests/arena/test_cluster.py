"""Ray plays the same games as this process; and the messages when there is no Ray."""

import signal
from collections.abc import Iterator
from typing import Any

import pytest

from downforce import compiled
from downforce.arena import cluster, workers
from downforce.arena.league import league
from downforce.arena.simulate import simulate
from downforce.rules.errors import OptionError
from downforce.rules.setup.options import Options
from downforce.terminal import cli

FOUR = Options.read({"players": 4})


def square(number: int) -> int:
    if number < 0:
        raise OptionError("below zero")
    return number * number


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    ray = pytest.importorskip("ray")
    ray.init(
        address="local",
        num_cpus=2,
        include_dashboard=False,
        object_store_memory=cluster.STORE,
        _node_ip_address="127.0.0.1",
        logging_level="ERROR",
        log_to_driver=False,
    )
    yield ray
    ray.shutdown()


@pytest.mark.slow
@pytest.mark.xdist_group("ray")
@pytest.mark.filterwarnings("default")
@pytest.mark.usefixtures("ray")
class TestOnRay:
    def test_results_come_in_order_and_every_batch_once(self) -> None:
        assert list(workers.run(square, range(200), cluster="local")) == [n * n for n in range(200)]

    def test_simulations_and_leagues_are_the_same_as_here(self) -> None:
        bots = ["rookie", "uniform", "uniform", "uniform"]
        assert simulate(1700, FOUR, bots=bots, seed=3, cluster="local") == simulate(1700, FOUR, bots=bots, seed=3)
        assert league(["rookie", "hasty"], 60, seed=3, cluster="local") == league(["rookie", "hasty"], 60, seed=3)

    def test_what_a_worker_refuses_is_an_option_error(self) -> None:
        with pytest.raises(OptionError, match="below zero"):
            list(workers.run(square, [1, -1], cluster="local"))

    def test_another_version_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(cluster, "source_digest", lambda: "another")
        with pytest.raises(OptionError, match="another version"):
            list(workers.run(square, [1], cluster="local"))

    def test_an_interrupt_keeps_what_is_done(self) -> None:
        def interrupt(done: int) -> None:
            if done >= 1000:
                signal.raise_signal(signal.SIGINT)

        result = simulate(100_000, FOUR, cluster="local", report=interrupt)
        assert result["complete"] is False
        assert result["games"] == 1000
        assert simulate(1000, FOUR)["mean_score"] == result["mean_score"]


@pytest.mark.parametrize("command", ["simulate --games 1", "league rookie uniform --deals 1", "study river-station"])
def test_without_ray_one_line_says_what_to_install(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert cli.run([*command.split(), "--cluster", "local"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "pip install 'downforce[cluster]'" in line


@pytest.mark.parametrize("address", ["nowhere", "ray://127.0.0.1:1", "127.0.0.1:1", ":6379"])
def test_an_address_where_nobody_is_is_refused_at_once(address: str) -> None:
    with pytest.raises(OptionError, match="wanted HOST:PORT"):
        cluster.check_reachable(address)


def test_an_interrupted_simulation_sums_up_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    monkeypatch.setattr("downforce.arena.simulate.BATCH", 2)

    def interrupt(done: int) -> None:
        if done == 4:
            signal.raise_signal(signal.SIGINT)

    result = simulate(10, FOUR, report=interrupt)
    assert (result["complete"], result["games"]) == (False, 4)
