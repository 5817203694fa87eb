"""The Dockerfile, tested without a container engine: each stage is a folder with exactly the files that are copied
there.

Commands that need neither the network nor root are really run; the others are listed in SKIPPED.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.packaging.test_wheel import known_to_git

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "web" / "node_modules"
NPM_CI = "npm ci --omit=dev --no-audit --no-fund"
# Commands of the image that fetch packages or create users
SKIPPED = (
    "pip install --no-cache-dir hatchling==",
    "pip install --no-cache-dir -r ",
    "pip install --no-cache-dir --no-",
)
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


@dataclass
class Stage:
    """A stage of the build: a folder that stands for the root of its file system."""

    root: Path
    workdir: str = "/"
    environment: dict[str, str] = field(default_factory=dict)
    files: set[str] = field(default_factory=set)  # paths of copied files and folders

    def path(self, name: str) -> Path:
        """Return where a path of the image lies on this machine."""
        return self.root / os.path.normpath(os.path.join(self.workdir, name)).lstrip("/")


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Yield the keyword and arguments of each instruction."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        keyword, _, rest = line.partition(" ")
        yield keyword, rest


def is_ignored(path: str) -> bool:
    """Return whether .dockerignore excludes a path, directly or through a parent folder."""
    parts = path.split("/")
    above = ["/".join(parts[:depth]) for depth in range(1, len(parts) + 1)]
    for pattern in (ROOT / ".dockerignore").read_text("utf-8").split():
        if pattern.startswith("**/"):
            if any(fnmatch(part, pattern[3:]) for part in parts):
                return True
        elif any(fnmatch(each, pattern) and each.count("/") == pattern.count("/") for each in above):
            return True
    return False


def copy_from_source(source: str, target: Path) -> None:
    """Copy a file or folder of the source as an engine does: the contents of folders, without ignored files."""
    found = ROOT / source
    assert found.exists(), f"COPY {source}: there is no such file"
    assert not is_ignored(source), f"COPY {source}: .dockerignore keeps it out"
    if found.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(found, target)
        return
    for folder, folders, files in os.walk(found):
        here = Path(folder).relative_to(ROOT)
        folders[:] = [name for name in folders if not is_ignored(str(here / name))]
        for name in files:
            if not is_ignored(str(here / name)):
                place = target / (here / name).relative_to(source)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / here / name, place)


def copy(stage: Stage, stages: dict[str, Stage], arguments: str) -> None:
    flags = dict(word[2:].partition("=")[::2] for word in arguments.split() if word.startswith("--"))
    *sources, target = (word for word in arguments.split() if not word.startswith("--"))
    for source in sources:
        is_folder = target.endswith("/") and not (ROOT / source).is_dir()
        place = stage.path(target) / Path(source).name if is_folder else stage.path(target)
        if "from" in flags:
            shutil.copytree(stages[flags["from"]].path(source), place, dirs_exist_ok=True)
        else:
            copy_from_source(source, place)
        stage.files.add("/" + str(place.relative_to(stage.root)))


def run(stage: Stage, command: str) -> None:
    if command == NPM_CI:
        copy_packages(stage.path("."))
        return
    if command.startswith(SKIPPED):
        return
    arguments = [str(stage.path(word)) if word.startswith("/") else word for word in shlex.split(command)]
    mine = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DOWNFORCE"))}
    mine["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{mine['PATH']}"
    done = subprocess.run(arguments, cwd=stage.path("."), env=mine, capture_output=True, text=True)
    assert done.returncode == 0, f"RUN {command}\n{done.stdout}{done.stderr}"


def link_or_copy(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # hard links do not work across disks
        shutil.copy2(source, target)


def copy_packages(folder: Path) -> None:
    """Install as `npm ci --omit=dev`, but take the packages that are here instead of fetching them."""
    modules = folder / "node_modules"
    (modules / ".bin").mkdir(parents=True)
    locked = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    for name, about in locked.items():
        package = name.removeprefix("node_modules/")
        if not name or about.get("dev") or "node_modules/" in package or not (PACKAGES / package).exists():
            continue  # a development package, a part of another package, or for another system
        shutil.copytree(PACKAGES / package, modules / package, copy_function=link_or_copy)
        for program, file in about.get("bin", {}).items():
            (modules / ".bin" / program).symlink_to(modules / package / file)


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Stage]:
    """Return every stage of the Dockerfile by name, after its last instruction; the last one is "image"."""
    if not PACKAGES.is_dir():
        pytest.skip("the packages of the page are not installed; `make page` does that")
    built: dict[str, Stage] = {}
    stage = Stage(tmp_path_factory.mktemp("none"))
    for keyword, rest in instructions((ROOT / "Dockerfile").read_text("utf-8")):
        if keyword == "FROM":
            name = rest.partition(" AS ")[2] or "image"
            stage = built[name] = Stage(tmp_path_factory.mktemp(name))
        elif keyword == "WORKDIR":
            stage.workdir = rest
            stage.path(".").mkdir(parents=True, exist_ok=True)
        elif keyword == "COPY":
            copy(stage, built, rest)
        elif keyword == "RUN":
            run(stage, rest)
        elif keyword == "ENV":
            stage.environment |= dict(word.partition("=")[::2] for word in shlex.split(rest))
        else:
            assert keyword in ("USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"), f"{keyword} is not replayed"
    return built


def test_the_page_is_built_from_what_is_copied(stages: dict[str, Stage]) -> None:
    page = stages["page"].path("/source/downforce/server/page")
    assert (page / "index.html").is_file()
    (ours,) = page.glob("assets/python-*/downforce.zip")  # packed by our own Python, in Pyodide
    assert any(name.startswith("downforce/rules/") for name in zipfile.ZipFile(ours).namelist())


def test_the_image_installs_a_wheel_with_the_package_and_the_page(stages: dict[str, Stage]) -> None:
    (wheel,) = stages["image"].path("/tmp/wheel").glob("*.whl")
    page = stages["page"].path("/source/downforce/server/page")
    built = {f"downforce/server/page/{file.relative_to(page)}" for file in page.rglob("*") if file.is_file()}
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert names == known_to_git("downforce") | built


def test_every_file_that_the_image_needs_is_in_it(stages: dict[str, Stage]) -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    image = stages["image"]
    for name in re.findall(r"-r (\S+)", text):
        assert image.path(name).is_file(), name
    (program,) = re.findall(r'^ENTRYPOINT \["(\S+)"\]$', text, re.MULTILINE)
    assert image.path(f"/usr/local/bin/{program}").read_text().startswith("#!/bin/sh\n")


def test_the_image_builds_with_the_tools_that_we_pin() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    (wanted,) = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert f"RUN pip install --no-cache-dir {wanted}\n" in text
