"""Logs say what happened, but not to whom."""

import json
import logging
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from downforce.server.http.guests import new_id, new_token
from downforce.server.http.logs import JsonLines, PlainLines, conceal
from tests import patience

TABLE = "Ab3_x-9kQ2LmZ0pR7sT1vw"


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("203.0.113.77:5555 came", "203.0.113.0/24:5555 came"),
        ("from 2001:db8:1:2::77", "from 2001:db8:1::/48"),
        ("on http://127.0.0.1:8000 at 12:30:45", "on http://127.0.0.1:8000 at 12:30:45"),
        (f"table {TABLE}: full", "table Ab3_x-~: full"),
        (f"GET /t/{TABLE}/replay", "GET /t/Ab3_x-~/replay"),
        (f"is committed to {'0f' * 32}", f"is committed to {'0f' * 32}"),
        ("the database does not store (disk full)", "the database does not store (disk full)"),
    ],
)
def test_what_would_tell_who_it_was_is_concealed(said: str, kept: str) -> None:
    assert conceal(said) == kept


def test_whatever_we_draw_is_concealed() -> None:
    for secret in (*(new_id() for _ in range(50)), *(new_token() for _ in range(50))):
        assert secret not in conceal(f"table {secret}: told")


def record(name: str, text: str, *args: object, error: BaseException | None = None) -> logging.LogRecord:
    trouble = (type(error), error, error.__traceback__) if error is not None else None
    return logging.LogRecord(name, logging.ERROR, "", 0, text, args, trouble)


def test_a_request_is_fields_in_json() -> None:
    args: tuple[Any, ...] = ("203.0.113.77:5555", "GET", f"/api/tables/{TABLE}/live?since=3", "1.1", 200)
    line = JsonLines().format(record("uvicorn.access", '%s - "%s %s HTTP/%s" %d', *args))
    told = json.loads(line)
    assert (told["client"], told["method"], told["status"]) == ("203.0.113.0/24", "GET", 200)
    assert told["path"] == "/api/tables/Ab3_x-~/live"
    assert told["level"] == "error"
    assert "203.0.113.77" not in line
    assert "since" not in line


def test_a_failure_is_one_line_of_json_and_several_plain_ones() -> None:
    try:
        raise OSError(f"no table {TABLE}")
    except OSError as error:
        failed = record("downforce.server.tables.services", "in the background", error=error)
    told = json.loads(JsonLines().format(failed))
    assert told["traceback"].endswith("OSError: no table Ab3_x-~")
    assert PlainLines().format(failed).splitlines()[0] == "ERROR:    in the background"
    assert TABLE not in PlainLines().format(failed)


def test_a_running_server_reports_so(tmp_path: Path) -> None:
    """At the most verbose log level."""
    wanted = ["--port", "0", "--database", f"sqlite:///{tmp_path / 'store.db'}", "--bot-workers", "0"]
    command = [sys.executable, "-m", "downforce", "serve", *wanted, "--log-level", "debug", "--log-format", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[0]
        with patience.client(base_url=address, headers={"X-Forwarded-For": "203.0.113.77"}) as client:
            cookie = client.get("/api/me").cookies["downforce"]
            client.patch("/api/me", json={"name": "Clementine"})
            table = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
            client.get(f"/api/tables/{table}?secret=hidden")
        process.send_signal(signal.SIGTERM)
        said = process.communicate(timeout=patience.PATIENCE)[1]
    told = [json.loads(line) for line in said.splitlines()]
    asked = [line["path"] for line in told if line["logger"] == "uvicorn.access"]
    assert asked == ["/api/me", "/api/me", "/api/tables", f"/api/tables/{table[:6]}~"]
    assert not [word for word in ("203.0.113.77", cookie, "Clementine", table, "hidden") if word in said]
