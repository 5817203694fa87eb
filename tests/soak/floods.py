"""Floods of WebSocket frames: how long they delay another guest, and what they cost the server.

`make fuzz` prints the results. A separate process sends the frames, over three sockets that reconnect as soon as they
are closed.
"""

import argparse
import asyncio
import base64
import contextlib
import os
import select
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.frames import Frame, Opcode

from tests.patience import async_client
from tests.server.harness import ME, OPEN, Clock, Person
from tests.server.server_process import ServerProcess

SOCKETS = 3
RATE = 1_000_000  # bytes a second, of each socket
CHUNK = 16_384
ASK_EVERY = 0.02
SAMPLE = 0.25


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """Return one frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


# A message in parts is never finished: it begins with a text and goes on.
KINDS: dict[str, bytes] = {
    "empty text": frame(Opcode.TEXT),
    "empty binary": frame(Opcode.BINARY),
    "ping message": frame(Opcode.TEXT, b'{"t":"ping"}'),
    "react": frame(Opcode.TEXT, b'{"t":"react","sign":"wow"}'),
    "act": frame(Opcode.TEXT, b'{"t":"act","id":"command-1","seq":0,"action":"pass"}'),
    "ping": frame(Opcode.PING),
    "ping of 125 bytes": frame(Opcode.PING, b"x" * 125),
    "pong": frame(Opcode.PONG),
    "parts": frame(Opcode.CONT, b"x", fin=False),
    "4 kB of brackets": frame(Opcode.TEXT, b"[" * 4096),
    "4 kB of digits": frame(Opcode.TEXT, b"9" * 4096),
    "4 kB of escapes": frame(Opcode.TEXT, b'"' + b"\\u0041" * 682 + b'"'),
    "64 kB texts": frame(Opcode.TEXT, b"x" * 60_000),
}
FIRST = {"parts": frame(Opcode.TEXT, b"x", fin=False)}


def handshake(port: int, table: str) -> bytes:
    """Return the request that opens a spectator's socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Origin: http://127.0.0.1:{port}",
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Attacker:
    """One socket that sends what it is given at a steady rate, and opens again as soon as it is closed."""

    def __init__(self, port: int, table: str, kind: str) -> None:
        self.port, self.table = port, table
        self.first = FIRST.get(kind, b"")
        self.chunk = KINDS[kind] * max(1, CHUNK // len(KINDS[kind]))
        self.opened = 0
        self.sent = 0
        self.began = time.monotonic()
        self.connect()

    def connect(self) -> None:
        self.connection = socket.create_connection(("127.0.0.1", self.port))
        self.connection.sendall(handshake(self.port, self.table))
        self.connection.setblocking(False)
        self.waiting = b""
        self.open = False
        self.opened += 1

    def turn(self) -> None:
        """Read what came, and send what the rate allows."""
        try:
            self.read()
            if self.open and self.sent <= RATE * (time.monotonic() - self.began):
                self.waiting = self.waiting or self.chunk
                done = self.connection.send(self.waiting)
                self.waiting, self.sent = self.waiting[done:], self.sent + done
        except BlockingIOError:
            pass
        except OSError:
            self.connection.close()
            self.connect()

    def read(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                came = self.connection.recv(65536)
                if not came:
                    raise ConnectionResetError
                if not self.open:
                    self.open, self.waiting = True, self.first
                if len(came) < 65536 and came[-4:-2] == b"\x88\x02":  # a close frame with a code
                    raise ConnectionResetError


def attack(port: int, table: str, kind: str, seconds: float) -> None:
    """Flood the server from this process, and print how often the sockets were opened and how much was sent."""
    attackers = [Attacker(port, table, kind) for _ in range(SOCKETS)]
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for attacker in attackers:
            attacker.turn()
        select.select([attacker.connection for attacker in attackers], [], [], 0.002)
    print(sum(each.opened for each in attackers), sum(each.sent for each in attackers))


@dataclass
class Measured:
    """What one flood did to the server."""

    delays: list[float] = field(default_factory=list)  # of a guest who asks again and again
    busy: list[float] = field(default_factory=list)  # shares of a core, each over more than a second
    opened: int = 0
    sent: int = 0


def processor_time(process: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(child: ServerProcess, table: str, kind: str | None, seconds: float) -> Measured:
    """Ask for a table again and again while it is flooded, or, without a kind, while it is quiet."""
    assert child.process is not None
    found = Measured()
    samples: list[tuple[float, float]] = []  # moments, and the processor time used until then
    command = [sys.executable, "-m", "tests.soak.floods", str(child.port), table, kind or "", str(seconds)]
    flood = subprocess.Popen(command, stdout=subprocess.PIPE, text=True) if kind else None
    async with async_client(base_url=child.base) as guest:
        until = time.monotonic() + seconds
        while (now := time.monotonic()) < until:
            if not samples or now - samples[-1][0] >= SAMPLE:
                samples.append((now, processor_time(child.process.pid)))
            (await guest.get("/api/health")).raise_for_status()
            found.delays.append(time.monotonic() - now)
            await asyncio.sleep(ASK_EVERY)
    span = round(1.25 / SAMPLE)
    pairs = zip(samples, samples[span:], strict=False)
    found.busy = [(used - before) / (end - begin) for (begin, before), (end, used) in pairs]
    if flood is not None:
        out, _ = await asyncio.to_thread(flood.communicate)
        found.opened, found.sent = (int(word) for word in out.split())
    return found


async def report(child: ServerProcess, seconds: float) -> list[str]:
    """Print a line for each kind of flood; return those that delay or cost too much."""
    person = await Person(child.base, Clock()).arrive()
    table = await person.make(ME, OPEN)
    quiet = await measure(child, table, None, seconds)
    print(f"quiet: longest delay {1000 * max(quiet.delays):.0f} ms, {100 * max(quiet.busy):.0f} % of a core")
    bad = []
    for kind in KINDS:
        found = await measure(child, table, kind, seconds)
        delay, busy = max(found.delays), max(found.busy) - min(quiet.busy)
        line = f"{kind}: longest delay {1000 * delay:.0f} ms, {100 * busy:.0f} % of a core"
        line += f" ({found.sent / seconds / 1e6:.2f} MB/s, sockets opened {found.opened} times)"
        print(line, flush=True)
        if delay > 0.1 or busy > 0.3:
            bad.append(line)
    await person.client.aclose()
    return bad


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("table")
    parser.add_argument("kind")
    parser.add_argument("seconds", type=float)
    given = parser.parse_args()
    attack(given.port, given.table, given.kind, given.seconds)
