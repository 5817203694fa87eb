"""The API as its own schema describes it: every response has the promised shape."""

import functools
import inspect
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from downforce.server import app as apps
from downforce.server.app import make_app
from downforce.server.http.api import analyses, catalogue, coach, common, people, tables
from downforce.server.settings import Settings
from downforce.server.sockets.messages import Refusal
from tests import patience
from tests.quick import example_count
from tests.server.harness import QuickBots

pytestmark = pytest.mark.xdist_group("schema")  # one process writes it, and reads how to test it
FEW = settings(
    max_examples=example_count(8),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Run a server in a thread, so that the tests need not be coroutines."""
    folder = tmp_path_factory.mktemp("schema")
    with pytest.MonkeyPatch.context() as patch, socket.socket() as listening:
        patch.setattr(apps, "BotPool", lambda *_: QuickBots())
        listening.bind(("127.0.0.1", 0))
        app = make_app(Settings(database=f"sqlite:///{folder / 'x.db'}", page=Path(folder)))
        server = uvicorn.Server(uvicorn.Config(app, ws="websockets-sansio", log_level="critical"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        with patience.client(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}") as opened:
            opened.get("/api/me")
            yield opened
        server.should_exit = True
        thread.join()


def all_routes() -> list[APIRoute]:
    parts = (analyses, coach, people, tables, catalogue)
    return [route for part in parts for route in part.router.routes if isinstance(route, APIRoute)]


def operations() -> list[tuple[str, str]]:
    """Return the operations from the routes: building the schema takes a second, in every process of the tests."""
    shown = [route for route in all_routes() if route.include_in_schema]
    return sorted((f"/api{route.path_format}", method.lower()) for route in shown for method in route.methods or ())


@functools.cache
def written() -> dict[str, Any]:
    return make_app(Settings()).openapi()


@functools.cache
def described() -> Any:
    import schemathesis  # by whoever needs it: a second

    return schemathesis.openapi.from_dict(written())


def calls_of(needed: Dependant) -> set[Any]:
    return {needed.call}.union(*map(calls_of, needed.dependencies))


def test_no_request_goes_to_a_thread() -> None:
    """A thread takes longer than most requests, and the limits are not thread-safe."""
    calls = set().union(*(calls_of(route.dependant) for route in all_routes()))
    assert common.get_guest in calls
    assert [call.__name__ for call in calls if not inspect.iscoroutinefunction(call)] == []


def test_the_schema_has_every_operation() -> None:
    """Otherwise one of them would not be tested."""
    assert sorted((path, method) for path, verbs in written()["paths"].items() for method in verbs) == operations()


@pytest.mark.parametrize(("path", "method"), operations(), ids=lambda part: str(part))
def test_every_answer_has_the_promised_shape(client: httpx.Client, path: str, method: str) -> None:
    """A few bodies for each operation, valid and invalid ones."""
    operation = described()[path][method.upper()]

    @FEW
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        sent = case.as_transport_kwargs(base_url=str(client.base_url))
        sent["headers"] = {**(sent.get("headers") or {}), "Content-Type": "application/json"}
        sent = {key: sent[key] for key in ("method", "url", "params", "json", "headers") if key in sent}
        answer: httpx.Response = client.request(**sent)
        assert answer.status_code < 500, answer.text
        promised = operation.definition.raw["responses"]
        assert str(answer.status_code) in promised or answer.status_code in (304, 405), answer.text
        if answer.status_code >= 400:
            Refusal.model_validate_json(answer.content)

    check()


def test_any_bytes_are_answered_politely(client: httpx.Client) -> None:
    @FEW
    @given(body=st.binary(max_size=300))
    def check(body: bytes) -> None:
        answer = client.post("/api/return", content=b"{" + body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["why"] == "not-a-message"

    check()
