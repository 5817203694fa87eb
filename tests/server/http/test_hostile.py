"""Requests that no browser would send: each is refused, and none makes the server fail."""

import asyncio
import contextlib
import json
import logging
from urllib.parse import urlsplit

import pytest

from tests.patience import PATIENCE
from tests.server.harness import ME, OPEN, RunningServer

Caught = pytest.LogCaptureFixture
ORIGINS = ["http://[", "http://]", "http://[::1", "//", "null", "http://a:b:c", "\x80", "http://[v1.x]", "[", ""]
HOSTS = ["[", "a b", "http://[", "]:8000", "x:99999999", "a@b", "ä.example", "%5B"]
PATHS = [
    "/" + "x" * 6000,
    "/assets/" + "y" * 300 + "/z",
    "/%00",
    "/assets/%00.js",
    "/t/%0a%0d",
    "/%ff%fe",
    "/%",
    "/%zz",
    "/..%2f..%2fetc/passwd",
    "/api/tables/" + "z" * 5000,
    "/api/tables/%00%00%00%00%00%00%00%00",
    "/api/tracks/%00",
    "/api/text/..%2f..",
    "/api/tables?" + "q=1&" * 4000,
    "//",
    "/api/tables//",
    "*",
    "http://[/api/me",
]
BODIES = [
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"token": "\\udfff"}',
    b'{"token": "\\u0000"}',
    b'{"kind": "bot", "level": "\\ud800"}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"track": "\\ud800"}}',
    b'{"seats": [{"kind": "me"}, {"kind": "bot", "level": "\\udc00x"}], "options": {}}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"\\ud800": NaN}}',
    b'{"seats": 1e999}',
    b'{"seats": ' + b"9" * 6000 + b"}",
    b"[" * 30_000,
    b'{"a":' * 9000,
    b"\xff\xfe{\x00}\x00",
    b"\xef\xbb\xbf{}",
    b"\x00",
    b"null",
    b'"' + b"\\u" * 20_000,
]


@pytest.fixture(params=["fast", "plain"])
def io(request: pytest.FixtureRequest) -> str:
    """Return the setting `io`, once for each implementation."""
    return str(request.param)


async def status_of(base: str, raw: bytes, patience: float = PATIENCE) -> int:
    """Return the status of the response to these bytes; 0 if the connection is closed, or the server waits for more."""
    address = urlsplit(base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(raw)
    line = b""
    with contextlib.suppress(TimeoutError, ConnectionError):
        line = await asyncio.wait_for(reader.readline(), patience)
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()
    return int(line.split()[1]) if line else 0


def request(base: str, path: str = "/api/me", method: str = "GET", body: bytes = b"", /, **headers: str) -> bytes:
    address = urlsplit(base).netloc
    told = {"Host": address, "Origin": base, "Content-Type": "application/json", "Connection": "close", **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in told.items())]
    return "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode("latin-1") + body


async def check(server: RunningServer, caught: Caught, raw: bytes) -> int:
    """Check that the response is no server error, and that none was logged."""
    with caught.at_level(logging.WARNING):
        status = await status_of(server.base, raw)
    broken = [record for record in caught.records if record.exc_info or record.levelno >= logging.ERROR]
    assert status < 500, raw[:200]
    assert not broken, raw[:200]
    return status


@pytest.mark.parametrize("name", ["Origin", "Host"])
async def test_addresses_that_are_none(server: RunningServer, caplog: Caught, name: str) -> None:
    cookie = (await server.guest()).cookie
    for value in ORIGINS if name == "Origin" else HOSTS:
        for method, path in (("PATCH", "/api/me"), ("POST", "/api/race"), ("GET", "/api/me"), ("GET", "/games/")):
            status = await check(server, caplog, request(server.base, path, method, b"{}", **{**cookie, name: value}))
            assert method == "GET" or 400 <= status < 500


async def test_paths_that_lead_nowhere(server: RunningServer, caplog: Caught) -> None:
    for path in PATHS:
        for headers in ({}, {"Accept": "text/html"}):
            assert await check(server, caplog, request(server.base, path, "GET", b"", **headers)) in (
                400,
                404,
                413,
                200,
                307,
                0,
            )


async def test_bodies_that_say_nothing(server: RunningServer, caplog: Caught) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    calls = ("PATCH", "/me"), ("POST", "/return"), ("POST", "/tables"), ("PUT", f"/tables/{table}/seats/1")
    for body in BODIES:
        for method, path in (*calls, ("PATCH", f"/tables/{table}")):
            assert (
                400
                <= await check(server, caplog, request(server.base, "/api" + path, method, body, **ida.cookie))
                < 500
            )


async def test_cookies_and_headers_that_nobody_sends(server: RunningServer, caplog: Caught) -> None:
    for value in ('downforce="\\"' + "\\" * 20_000 + '"', "downforce=\xff\xfe.x.y", "downforce=;=;;;", "=" * 9000):
        assert await check(server, caplog, request(server.base, Cookie=value)) == 200
    odd = {"Range": "bytes=" + "0-1," * 3000, "If_None_Match": "\xff" * 3000, "Accept_Encoding": "gzip;q=x, br;q=\xff"}
    for name, value in odd.items():
        for path in ("/", "/api/setup", "/api/text/en"):
            assert await check(server, caplog, request(server.base, path, "GET", b"", **{name: value})) < 500


async def test_sockets_that_are_no_sockets(server: RunningServer, caplog: Caught) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": "13"}
    for key in ("dGhlIHNhbXBsZSBub25jZQ==", "", "x", "\xff" * 100):
        for path in (f"/api/tables/{table}/live", "/api/tables/%00/live", "/api/me", "/" + "x" * 5000):
            raw = request(server.base, path, "GET", b"", **{**upgrade, "Sec_WebSocket_Key": key, "Origin": "http://["})
            await check(server, caplog, raw)
    async with ida.at(table) as socket:
        await socket.until("table")
        for text in (
            '{"t": "act", "id": "\\ud800", "seq": 0, "action": "\\ud800"}',
            "[" * 4000,
            b"\xff",
            "\x00",
            "1e999",
        ):
            await socket.send(text)
            assert (await socket.until("no"))["why"] == "not-a-message"
        foreign = json.dumps({"t": "act", "id": "command-1", "seq": 0, "action": "\ud83d\ude00"})
        await socket.send(foreign)
        assert (await socket.until("no"))["why"] == "not-begun"
