"""`downforce health`: one line and an exit code, whatever answers."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from downforce.terminal.cli import run

ANSWERS = {
    "/well": (200, b'{"status":"ok"}'),
    "/ill": (503, b'{"why":"not-stored"}'),
    "/full": (503, b'{"why":"not-stored","args":{"reason":"database or disk is full"}}'),
    "/rude": (503, b'{"why":"not-stored","args":{"reason":"two\\nlines \\u001b[31m"}}'),
    "/odd": (503, b"[1]"),
    "/other": (200, b"<html>"),
}


class Answer(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        code, body = ANSWERS.get(self.path.removesuffix("/api/health"), (404, b""))
        self.send_response(code)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def base() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("path", "code", "said"),
    [
        ("/well", 0, "ok"),
        ("/well/", 0, "ok"),
        ("/ill", 1, "nothing can be stored: the database does not answer"),
        ("/full", 1, "nothing can be stored: database or disk is full"),
        ("/rude", 1, "nothing can be stored: two lines [31m"),
        ("/odd", 1, "nothing can be stored: the database does not answer"),
        ("/other", 1, "is no Downforce server"),
        ("/none", 1, "answers 404"),
    ],
)
def test_what_a_server_answers(base: str, capsys: pytest.CaptureFixture[str], path: str, code: int, said: str) -> None:
    assert run(["health", base + path]) == code
    lines = capsys.readouterr()
    told = lines.err if code else lines.out
    assert said in told
    assert told.count("\n") == 1


def test_nobody_answers(base: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWNFORCE_HOST", "0.0.0.0")
    monkeypatch.setenv("DOWNFORCE_PORT", "1")
    assert run(["health"]) == 1
    assert "http://127.0.0.1:1: does not answer" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["nowhere", "file:///etc/hosts", "ftp://here", "http://", "http://[", "http://a:b"])
def test_what_is_no_address(capsys: pytest.CaptureFixture[str], address: str) -> None:
    assert run(["health", address]) in (1, 2)
    assert capsys.readouterr().err.count("\n") == 1
