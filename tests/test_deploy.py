"""The files for hosts: they name settings that exist, refuse what they promise to refuse, and start a server."""

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import hatch_build
from downforce.server.settings import Settings
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
OTHERS = {"DOWNFORCE_CACHE", "DOWNFORCE_DATA"}  # not the server's: where compiled rules are kept; start.sh
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "deploy/downforce.service", "deploy/start.sh"])
def test_every_setting_named_exists(name: str) -> None:
    named = set(re.findall(r"DOWNFORCE_[A-Z_]+", (ROOT / name).read_text("utf-8")))
    assert named - OTHERS <= {f"DOWNFORCE_{setting.upper()}" for setting in Settings.model_fields}


def test_every_file_that_the_image_copies_is_there_and_not_ignored() -> None:
    ignored = set((ROOT / ".dockerignore").read_text("utf-8").split())
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        *sources, _ = (word for word in line.split() if not word.startswith("--"))
        for source in sources:
            assert (ROOT / source).exists(), line
            assert source.partition("/")[0] not in ignored
    # what the package names in its own description must come along, or it cannot be built
    assert not ignored & {"README.md", "LICENSE", "NOTICE", "hatch_build.py", "pyproject.toml"}


def test_the_image_builds_the_page_as_a_wheel_does() -> None:
    for command in hatch_build.COMMANDS:
        assert f"RUN npm {' '.join(command)}\n" in DOCKERFILE


def test_the_image_runs_as_somebody_without_rights() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    user = re.search(r"^USER (\d+)$", last, re.MULTILINE)
    assert user is not None
    assert f"--uid {user[1]} " in last
    assert last.index("USER ") < last.index("ENTRYPOINT")
    assert 'HEALTHCHECK --interval=30s --timeout=6s --start-period=60s CMD ["downforce", "health"]' in last
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    pinned = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert all(":" in image and not image.endswith(":latest") for image in pinned)


def test_one_server_or_many_parts() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "profiles" not in service] == ["one"]
    assert services["one"]["volumes"] == ["games:/data"]
    many = {name for name, service in services.items() if service.get("profiles") == ["many"]}
    assert many == {"many", "postgres", "redis", "caddy"}
    environment = services["many"]["environment"]
    given = {name.removeprefix("DOWNFORCE_").lower(): value for name, value in environment.items()}
    settings = Settings(**given)
    assert (settings.workers, settings.redis) == (2, "redis://redis:6379")
    assert {volume.partition(":")[0] for each in services.values() for volume in each.get("volumes", [])} == set(
        COMPOSE["volumes"]
    )


def start(folder: Path, *more: str) -> "subprocess.Popen[str]":
    """As the image does."""
    found = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    own = {"DOWNFORCE_DATA": str(folder), "PATH": found, "DOWNFORCE_BOT_WORKERS": "0"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DOWNFORCE")} | own
    command = ["sh", str(DEPLOY / "start.sh"), *more]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_image_keeps_games_and_key_in_one_folder(tmp_path: Path) -> None:
    with start(tmp_path, "--port", "0") as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[0]
        with urllib.request.urlopen(f"{address}/api/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        checked = [sys.executable, "-m", "downforce", "health", address, "--timeout", str(PATIENCE)]
        assert subprocess.run(checked, capture_output=True).returncode == 0
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)  # uvicorn ends as it was told to, then says by what
    assert {"downforce.db", "downforce.db.key"} <= {path.name for path in tmp_path.iterdir()}
    assert (tmp_path / "downforce.db.key").stat().st_mode & 0o777 == 0o600


def test_the_image_does_not_start_where_it_cannot_keep_anything(tmp_path: Path) -> None:
    with start(tmp_path / "not-there") as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "cannot write there; mount a volume" in err


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze here")
    unit = tmp_path / "downforce.service"
    text = (DEPLOY / "downforce.service").read_text("utf-8")
    assert "/opt/downforce/bin/downforce serve" in text
    unit.write_text(text.replace("/opt/downforce/bin/downforce", str(Path(sys.executable).parent / "downforce")))
    said = subprocess.run([program, "verify", "--man=no", str(unit)], capture_output=True, text=True)
    about_it = [line for line in (said.stdout + said.stderr).splitlines() if "downforce" in line]
    assert (said.returncode, about_it) == (0, [])
