"""The wheel: built, inspected, installed outside the clone with its declared dependencies, and used to race.

This uses the Python of the tests; `make wheel-check` uses others, with packages from the registry (bench/wheel.py).
"""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from downforce import __version__
from tests.browser.harness import build_page
from tests.patience import PATIENCE, SERVER, async_client
from tests.server.harness import BOT, ME, Clock, Person
from tests.server.players import Player

ROOT = Path(__file__).parents[2]
PAGE = "downforce/server/page/"
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and the sdist; returns their folder."""
    build_page(tmp_path_factory.getbasetemp().parent)
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder), cwd=ROOT)
    run("sh", "deploy/wheel.sh", str(folder), cwd=ROOT)  # as the image does
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel in an empty environment; returns its folder of programs.

    Dependencies are not downloaded but linked from our environment: the declared packages, their own dependencies, and
    nothing else.
    """
    folder = tmp_path_factory.mktemp("empty")
    run(sys.executable, "-m", "venv", "--without-pip", str(folder / "venv"))
    site = next((folder / "venv" / "lib").glob("python*/site-packages"))
    run(
        "uv", "pip", "install", "--quiet", "--offline", "--no-deps", "--python", str(folder / "venv"), str(wheel(built))
    )
    needed = folder / "needed"
    needed.mkdir()
    with zipfile.ZipFile(wheel(built)) as archive:
        about = archive.read(f"downforce-{__version__}.dist-info/METADATA").decode()
    for package in closure(re.findall(r"^Requires-Dist: (.+)$", about, re.MULTILINE)):
        for file in metadata.distribution(package).files or []:
            top = Path(file).parts[0]
            if top not in ("..", "__pycache__") and not (needed / top).exists():
                (needed / top).symlink_to(Path(str(metadata.distribution(package).locate_file(top))))
    (site / "needed.pth").write_text(f"{needed}\n")
    return folder / "venv" / "bin"


def closure(requirements: list[str]) -> set[str]:
    """Return all packages that `requirements` lead to, with only the extras that are asked for."""
    found: set[tuple[str, str]] = set()
    waiting = [(line, "") for line in requirements]
    while waiting:
        line, extra = waiting.pop()
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
            new = {(wanted.name, each) for each in {"", *wanted.extras}} - found
            found |= new
            waiting += [(more, each) for name, each in new for more in metadata.requires(name) or []]
    return {name for name, _ in found}


def run(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=plain_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def plain_environment() -> dict[str, str]:
    """Return an environment like a visitor's: nothing of this clone, no desktop."""
    ours = ("PYTHON", "DOWNFORCE", "VIRTUAL_ENV", "DISPLAY", "WAYLAND")
    found = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return found | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


def known_to_git(*folders: str) -> set[str]:
    """Return the files under version control in `folders`, and new ones that are not ignored."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", *folders, cwd=ROOT)
    return {name for name in listed.split("\0") if name and (ROOT / name).is_file()}


def page_files() -> set[str]:
    return {str(path.relative_to(ROOT)) for path in (ROOT / PAGE).rglob("*") if path.is_file()}


def test_the_wheel_has_every_file_of_ours_and_no_other(built: Path) -> None:
    with zipfile.ZipFile(wheel(built)) as archive:
        names = set(archive.namelist())
    about = {name for name in names if name.startswith(f"downforce-{__version__}.dist-info/")}
    assert names - about == known_to_git("downforce") | page_files()
    assert {Path(name).name for name in about} == {
        "METADATA",
        "WHEEL",
        "RECORD",
        "entry_points.txt",
        "LICENSE",
        "NOTICE",
    }


def test_the_sdist_has_what_git_has_and_the_page(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames() if archive.getmember(name).isfile()}
    assert names == known_to_git() | page_files() | {"PKG-INFO"}


def test_make_wheel_builds_the_same(built: Path, tmp_path: Path) -> None:
    """Run the last step of `make wheel`, which `make play` installs; it builds with the hatchling of the tests and
    fetches nothing."""
    said = run("make", "--dry-run", "wheel", f"DIST={tmp_path}", cwd=ROOT)
    (command,) = (line for line in said.splitlines() if " wheel " in line)
    program, *rest = command.split()
    assert program == ".venv/bin/python"
    without_network = plain_environment() | {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0"}  # "0": no isolation
    done = subprocess.run([sys.executable, *rest], cwd=ROOT, env=without_network, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    with zipfile.ZipFile(wheel(built)) as one, zipfile.ZipFile(wheel(tmp_path)) as other:
        assert one.namelist() == other.namelist()


def test_a_registry_would_take_them(built: Path) -> None:
    said = run(sys.executable, "-m", "twine", "check", "--strict", *map(str, built.iterdir()))
    assert said.count("PASSED") == 2


def test_commands_answer_outside_the_clone(installed: Path, tmp_path: Path) -> None:
    began = time.perf_counter()
    assert "downforce play" in run(str(installed / "downforce"), "--help", cwd=tmp_path)
    print(f"downforce --help: {time.perf_counter() - began:.2f} s")
    assert run(str(installed / "downforce"), "--version", cwd=tmp_path) == f"downforce {__version__}\n"
    where = run(str(installed / "python"), "-c", "import downforce; print(downforce.__file__)", cwd=tmp_path)
    assert where.startswith(str(installed.parent))
    assert "downforce serve" in run(str(installed / "downforce"), cwd=tmp_path)  # no desktop here: it prints help
    assert not list(tmp_path.iterdir())


@contextmanager
def serving(installed: Path, folder: Path) -> Iterator[str]:
    command = [str(installed / "downforce"), "serve", "--port", "0", "--bot-pause", "0", "--bot-workers", "0"]
    hasty = plain_environment() | SERVER | {"DOWNFORCE_MESSAGES": "1000"}  # this test plays faster than people
    with subprocess.Popen(command, cwd=folder, env=hasty, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[0]
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


async def race(installed: Path, folder: Path) -> None:
    """Fetch the page, play a game over a socket, and verify its record, all with the installed package."""
    with serving(installed, folder) as address:
        async with async_client(base_url=address) as client:
            page = await client.get("/")
            script = re.findall(r'src="([^"]+\.js)"', page.text)[0]
            assert "javascript" in (await client.get(script)).headers["content-type"]
        person = Person(address, Clock())
        await person.arrive()
        table = await person.make(ME, BOT, start=True)
        async with person.at(table) as socket:
            player = Player(socket, person)
            while player.view is None or player.view["phase"] != "over":
                if player.offer is None:
                    await player.read()
                else:
                    answer = await player.act(player.offer["choices"][0]["action"], f"command-{player.seq}")
                    assert answer["t"] == "done", answer
                    await player.reach(answer["seq"])
        record = (await person.client.get(f"/api/tables/{table}/record")).json()
        await person.client.aclose()
    (folder / "game.json").write_text(json.dumps(record))
    assert "verified" in await asyncio.to_thread(run, str(installed / "downforce"), "verify", "game.json", cwd=folder)


async def test_a_race_from_there(installed: Path, tmp_path: Path) -> None:
    await race(installed, tmp_path)
