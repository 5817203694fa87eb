"""A server in a process of its own, for tests that kill it or run two."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

from tests.patience import PATIENCE, SERVER
from tests.server.databases import free_port, wait_for
from tests.server.harness import KEY

# The limits of a connection are tested elsewhere; here nobody is refused for haste
NO_LIMITS = {
    f"DOWNFORCE_{name}": str(10**9)
    for name in ("MESSAGES", "UNWANTED", "CONNECTS_PER_GUEST", "CONNECTS_PER_ADDRESS", "REQUESTS_PER_GUEST")
}
FOR_TESTS = NO_LIMITS | SERVER


class ServerProcess:
    """`downforce serve` on a port; it can be killed and started again."""

    def __init__(self, database: str, folder: Path, *more: str, settings: Mapping[str, str] = FOR_TESTS) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.command = [sys.executable, "-m", "downforce", "serve", "--port", str(self.port), "--database", database]
        self.command += ["--bot-pause", "0.05", "--bot-workers", "0", *more]
        self.environment = {**settings, **os.environ, "DOWNFORCE_SECRET": KEY}
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, env=self.environment, stdout=log, stderr=log)
        try:
            await asyncio.to_thread(wait_for, self.port, self.process)
        except TimeoutError:
            raise AssertionError(f"it did not come up:\n{self.log.read_text()[-3000:]}") from None

    def raise_priority(self) -> None:
        """Raise the priority of its worker processes, if we may: beside other tests they would wait for minutes."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")  # where Linux tells them
        for number in children.read_text().split() if children.exists() else ():
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, int(number), 0)
                Path(f"/proc/{number}/autogroup").write_text("0")

    def kill(self) -> None:
        """Kill it with SIGKILL, so that nothing but the database is left."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()


@contextlib.asynccontextmanager
async def serving(
    database: str, folder: Path, *more: str, settings: Mapping[str, str] = FOR_TESTS
) -> AsyncIterator[ServerProcess]:
    """Run a server; by default without limits that could refuse or end what a test waits for."""
    child = ServerProcess(database, folder, *more, settings=settings)
    try:
        await child.start()
        yield child
    finally:
        child.stop()
