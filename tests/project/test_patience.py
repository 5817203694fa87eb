"""No test passes or fails by the machine's speed: no time limit but that of tests/patience.py is in any of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
HELPER = TESTS / "patience.py"
WAITS = {"wait", "wait_for", "result", "recv", "communicate", "create_connection"}
SLEEPS = {"sleep", "wait_for_timeout", "pause"}
CLIENTS = {"httpx.Client", "httpx.AsyncClient", "httpx.get", "httpx.post", "httpx.request"}
# By file, what may stand there all the same, and why.
ALLOWED = {
    "browser/harness.py": {"time.sleep(0.1)": "looks again whether the server answers"},
    "browser/offline/test_device.py": {"page.wait_for_timeout(40)": "looks again whether there is a question"},
    "server/harness.py": {"asyncio.sleep(0.005)": "looks again whether the server has started"},
    "server/databases.py": {"time.sleep(0.02)": "looks again whether somebody listens"},
    "soak/soak_kill.py": {"asyncio.sleep(self.draw.random() * 0.1)": "any moment will do: it is by chance"},
    "soak/soak_workers.py": {
        "asyncio.sleep(0.1)": "tries again",
        "asyncio.sleep(0.05)": "tries again",
        "asyncio.sleep(self.draw.random() * 2)": "any moment will do: it is by chance",
        "asyncio.wait_for(self.connect(), 30)": "no test: it measures how long people wait",
        "asyncio.wait_for(self.play(1), 30)": "no test: it measures how long people wait",
        "asyncio.wait_for(self.play(1), 2)": "no test: it is tried until a moment has passed",
    },
    "server/workers/test_analyses.py": {
        "asyncio.sleep(0.01)": "looks again how far the analysis is",
        "sqlite3.connect(tmp_path / 'store.db', timeout=0)": "a lock that is held is refused at once",
    },
    "soak/floods.py": {"self.connection.recv(65536)": "bytes, not seconds"},
    "server/http/test_connections.py": {
        "asyncio.sleep(0.01)": "looks again whether the server has noticed",
        "asyncio.sleep(0.05)": "sends slowly, until it is closed",
    },
    "server/http/test_health.py": {"asyncio.sleep(0.1)": "looks again whether the server has noticed"},
    "server/workers/test_processes.py": {
        "asyncio.sleep(0.05)": "looks again how far the analysis is, or who is connected",
        "asyncio.sleep(0.5)": "looks again how far the analysis is",
        "asyncio.sleep(0.1)": "looks again whether the server answers",
    },
    "server/http/test_schema.py": {"time.sleep(0.01)": "looks again whether the server has started"},
    "server/store/test_store.py": {
        "sqlite3.connect(tmp_path / 'x.db', timeout=0, isolation_level=None)": "a lock that is held is refused at once",
    },
    "server/tables/test_people.py": {"asyncio.sleep(0.005)": "looks again whether the server has noticed"},
}


def is_number(node: ast.expr) -> bool:
    """Return whether a time other than zero is written down there."""
    numbers = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return any(type(number) in (int, float) and number != 0 for number in numbers)


def is_hasty(call: ast.Call) -> bool:
    """Return whether this call gives up, or goes on, after a time that is written down beside it."""
    words = ast.unparse(call.func)
    name = words.rpartition(".")[2]
    given = {each.arg: each.value for each in call.keywords if each.arg}
    if words in CLIENTS:
        return True
    if name == "settings" and "parent" not in given:  # of hypothesis
        told = {name: ast.unparse(value) for name, value in given.items()}
        checks = told.get("suppress_health_check")
        return told.get("deadline") != "None" or checks not in ("[HealthCheck.too_slow]", "list(HealthCheck)")
    limits = [value for name, value in given.items() if name.endswith("timeout")]
    if any(is_number(limit) or ast.unparse(limit) == "0" for limit in limits):
        return True
    return isinstance(call.func, ast.Attribute) and name in WAITS | SLEEPS and any(map(is_number, call.args[-1:]))


def hasty_calls(text: str) -> Iterator[str]:
    """Return every call of that kind, as it is written."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and is_hasty(node):
            yield ast.unparse(node)


def test_no_test_has_a_time_limit_of_its_own() -> None:
    found = {
        str(path.relative_to(TESTS)): calls
        for path in sorted(TESTS.rglob("*.py"))
        if path != HELPER and (calls := set(hasty_calls(path.read_text("utf-8"))))
    }
    assert found == {name: set(calls) for name, calls in ALLOWED.items()}, "see docs/develop/testing.md#slow-machines"


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(0.2)",
        "asyncio.sleep(1)",
        "page.wait_for_timeout(500)",
        "pilot.pause(0.05)",
        "process.wait(20)",
        "process.communicate(timeout=30)",
        "asyncio.wait_for(socket.recv(), 60)",
        "page.locator('a').wait_for(timeout=5_000)",
        "httpx.AsyncClient(base_url=base)",
        "httpx.get(base)",
        "settings(max_examples=3)",
        "settings(deadline=None)",
    ],
)
def test_what_is_found(line: str) -> None:
    assert list(hasty_calls(line))


@pytest.mark.parametrize(
    "line",
    [
        "asyncio.sleep(0)",
        "pilot.pause()",
        "process.wait(PATIENCE)",
        "page.locator('a').wait_for(state='hidden')",
        "settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])",
        "settings(parent=walked, max_examples=2)",
    ],
)
def test_what_is_not(line: str) -> None:
    assert not list(hasty_calls(line))
