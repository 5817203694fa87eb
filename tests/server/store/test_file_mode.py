"""Only the owner may read the database, whatever the umask; a mode that an administrator chose stays."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from downforce.server.store import Store
from tests.patience import PATIENCE, client
from tests.server.databases import free_port, wait_for
from tests.server.harness import Clock, Person

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
SERVE, ALONE = ["serve"], list[str]()


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.rglob("downforce.db*")}


@contextlib.contextmanager
def running(command: list[str], folder: Path) -> Iterator[str]:
    """Run `downforce`, with or without a command, as from a shell with the usual umask of a desktop."""
    port = free_port()
    own = {"DOWNFORCE_PORT": str(port), "DOWNFORCE_BOT_WORKERS": "0", "XDG_DATA_HOME": str(folder)}
    own |= {"DISPLAY": ":0", "BROWSER": "true"}  # the program of that name opens nothing
    environment = {name: value for name, value in os.environ.items() if name != "SSH_CONNECTION"} | own
    shell = ["sh", "-c", 'umask 022; exec "$@"', "sh", sys.executable, "-m", "downforce", *command]
    with subprocess.Popen(shell, cwd=folder, env=environment, stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(port, process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


@pytest.mark.parametrize("command", [SERVE, ALONE], ids=["serve", "alone"])
async def test_only_its_owner_reads_a_new_database(command: list[str], tmp_path: Path) -> None:
    with running(command, tmp_path) as address:
        ida = await Person(address, Clock()).arrive()
        await ida.make({"kind": "me"}, {"kind": "open"})
        await ida.client.aclose()
        found = modes(tmp_path)
    names = ["downforce.db", "downforce.db-shm", "downforce.db-wal", "downforce.db.key", "downforce.db.lock"]
    assert found == dict.fromkeys(names, "0o600")


async def test_a_database_that_everybody_could_read_is_closed(tmp_path: Path) -> None:
    """As older versions left it, also after a power cut, with a log file beside it."""
    file = tmp_path / "downforce.db"
    store = await Store.open(f"sqlite:///{file}")
    await store.close()
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("SELECT count(*) FROM tables").fetchall()  # while this is open, so are -wal and -shm
        (tmp_path / "downforce.db.lock").touch()
        (tmp_path / "downforce.db.key").write_text("a key for the tests, long enough")
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        (tmp_path / "downforce.db.key").chmod(0o600)
        assert {"downforce.db-wal", "downforce.db-shm"} <= set(modes(tmp_path))
        with running(SERVE, tmp_path) as address:
            with client() as guest:
                assert guest.get(f"{address}/api/health").status_code == 200
            assert set(modes(tmp_path).values()) == {"0o600"}


async def test_a_mode_that_the_host_chose_stays(tmp_path: Path) -> None:
    file = tmp_path / "downforce.db"
    for mode in (0o640, 0o660):  # a group may read it, to make backups for one
        file.touch()
        file.chmod(mode)
        store = await Store.open(f"sqlite:///{file}")
        await store.close()
        assert modes(tmp_path)["downforce.db"] == oct(mode)
