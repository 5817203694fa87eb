"""Deployment files: they name settings that exist, refuse what they promise to refuse, and start a server."""

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import hatch_build
from downforce.server.settings import Settings
from downforce.server.store import Store
from tests.packaging.test_image import instructions
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OTHERS = {"DOWNFORCE_CACHE"}  # not a server setting: the folder of compiled rules
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
NAMING = ("Dockerfile", "compose.yaml", "compose.many.yaml", ".env.example", "deploy/start.sh")
UNITS = ("deploy/downforce.service", "deploy/downforce-backup.service")
HEX = "0123456789abcdef" * 4


@pytest.mark.parametrize("name", [*NAMING, *UNITS])
def test_every_setting_named_exists(name: str) -> None:
    named = set(re.findall(r"DOWNFORCE_[A-Z_]+", (ROOT / name).read_text("utf-8")))
    assert named - OTHERS <= {f"DOWNFORCE_{setting.upper()}" for setting in Settings.model_fields}


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


# Compose


class Missing(Exception):
    """Compose's error about a required variable that is not set."""


def compose(name: str, **variables: str) -> dict[str, Any]:
    """Read a file as Compose does: variables are substituted everywhere, whichever services are started."""

    def set_base(found: re.Match[str]) -> str:
        variable, kind, text = found.groups()
        value = variables.get(variable, "")
        if not value and kind == ":?":
            raise Missing(text)
        return value or text

    def filled(node: Any) -> Any:
        if isinstance(node, dict):
            return {key: filled(value) for key, value in node.items()}
        if isinstance(node, list):
            return [filled(value) for value in node]
        return re.sub(r"\$\{(\w+)(:-|:\?)([^}]*)\}", set_base, node) if isinstance(node, str) else node

    loaded: dict[str, Any] = filled(yaml.safe_load((ROOT / name).read_text("utf-8")))
    assert "$" not in str(loaded)
    return loaded


def settings_of(service: dict[str, Any]) -> Settings:
    return Settings(**{name.removeprefix("DOWNFORCE_").lower(): text for name, text in service["environment"].items()})


def test_one_server_needs_no_variables_and_is_reached_from_this_machine_alone() -> None:
    found = compose("compose.yaml")
    assert list(found["services"]) == ["one"]
    one = found["services"]["one"]
    assert one["ports"] == ["127.0.0.1:8000:8000"]
    assert one["volumes"] == ["games:/data"]
    assert set(found["volumes"]) == {"games"}
    assert settings_of(one) == Settings()


def test_one_server_behind_a_proxy_of_the_host() -> None:
    """As .env.example suggests, the server trusts the gateway of the container's network."""
    suggested = dict(re.findall(r"^#(DOWNFORCE_\w+)=(.+)$", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE))
    found = compose("compose.yaml", **suggested)
    settings = settings_of(found["services"]["one"])
    assert settings.origins == "https://race.example.org"
    (network,) = found["networks"]["default"]["ipam"]["config"]
    assert settings.proxies == network["gateway"]
    assert ip_address(settings.proxies) in ip_network(network["subnet"])


VARIABLES = {"DOWNFORCE_SECRET": HEX, "POSTGRES_PASSWORD": HEX, "SITE": "race.example.org"}


@pytest.mark.parametrize("name", VARIABLES)
def test_many_say_what_is_missing(name: str) -> None:
    assert re.search(rf"^{name}=$", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)
    with pytest.raises(Missing, match=rf"put {name} into the file \.env"):
        compose("compose.many.yaml", **{**VARIABLES, name: ""})


def test_many_parts() -> None:
    found = compose("compose.many.yaml", **VARIABLES)
    services = found["services"]
    assert set(services) == {"many", "postgres", "redis", "caddy"}
    settings = settings_of(services["many"])
    assert (settings.workers, settings.redis) == (2, "redis://redis:6379")
    assert settings.origins == "https://race.example.org"
    assert make_url(settings.database).password == services["postgres"]["environment"]["POSTGRES_PASSWORD"] == HEX
    assert {name for name, service in services.items() if "ports" in service} == {"caddy"}
    used = {volume.partition(":")[0] for each in services.values() for volume in each.get("volumes", [])}
    assert used == set(found["volumes"])


async def test_of_many_only_caddy_is_believed() -> None:
    found = compose("compose.many.yaml", **VARIABLES)
    proxies = settings_of(found["services"]["many"]).proxies
    assert proxies == found["services"]["caddy"]["networks"]["default"]["ipv4_address"]
    (network,) = found["networks"]["default"]["ipam"]["config"]
    assert ip_address(proxies) in ip_network(network["subnet"])
    assert ip_address(proxies) not in ip_network(network["ip_range"])  # no other container gets this address
    assert await address_seen(proxies, proxies) == "203.0.113.7"
    another = str(ip_network(network["ip_range"])[2])
    assert await address_seen(proxies, another) == another


async def address_seen(proxies: str, comes_from: str) -> str:
    """Return the address that the server takes for the visitor's if a client at `comes_from` forwards 203.0.113.7."""
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    headers = [(b"x-forwarded-for", b"203.0.113.7")]
    scope: Any = {"type": "http", "scheme": "http", "client": (comes_from, 1), "headers": headers}
    await ProxyHeadersMiddleware(app, trusted_hosts=proxies)(scope, None, None)  # type: ignore[arg-type]
    return seen[0]


DOCKER = """#!/bin/sh
echo "$@" >>"$0.asked"
[ "$1 $2 $3" = "buildx imagetools inspect" ] && printf %s "$4" | sha256sum | sed 's/^/sha256:/; s/ .*//'
"""


def pin_images(folder: Path, docker: str) -> "subprocess.CompletedProcess[str]":
    """Run the script on a copy of the files, with a fake docker in place of the registry."""
    for name in ("Dockerfile", "compose.many.yaml"):
        if not (folder / name).exists():
            shutil.copy(ROOT / name, folder)
    program = folder / "bin" / "docker"
    program.parent.mkdir(exist_ok=True)
    program.write_text(docker)
    program.chmod(0o755)
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    command = ["sh", str(DEPLOY / "pin-images.sh")]
    return subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True)


def test_base_images_can_be_pinned_and_pins_renewed(tmp_path: Path) -> None:
    for _ in range(2):
        done = pin_images(tmp_path, DOCKER)
        assert (done.returncode, done.stderr) == (0, "")
        text = "".join((tmp_path / name).read_text() for name in ("Dockerfile", "compose.many.yaml"))
        images = re.findall(r"^(?:FROM| +image:) (\S+)", text, re.MULTILINE)
        assert len(images) == 6
        assert all(re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image) for image in images)
        assert len({image.partition("@")[2] for image in images}) == 5
        assert " AS page\n" in text
    asked = (tmp_path / "bin" / "docker.asked").read_text()
    assert "@" not in asked  # the tag was looked up, not the old pin


def test_nothing_is_pinned_where_the_registry_does_not_answer(tmp_path: Path) -> None:
    done = pin_images(tmp_path, "#!/bin/sh\necho no such command\n")
    assert done.returncode == 1
    assert "docker gave no digest, but: no such command" in done.stderr
    assert (tmp_path / "Dockerfile").read_text() == DOCKERFILE


# The image's start script


def environment(folder: Path) -> dict[str, str]:
    """Return the image's variables, as its start script and `docker exec` get them, with `folder` in place of /data."""
    found = os.environ["PATH"]
    own = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{found}", "DOWNFORCE_BOT_WORKERS": "0"}
    for keyword, rest in instructions(DOCKERFILE):
        if keyword == "ENV":
            given = dict(word.partition("=")[::2] for word in shlex.split(rest))
            own |= {name: value.replace("/data", str(folder)) for name, value in given.items()}
    own |= {"DOWNFORCE_HOST": "127.0.0.1"}
    return {name: value for name, value in os.environ.items() if not name.startswith("DOWNFORCE")} | own


def start(folder: Path, *more: str) -> "subprocess.Popen[str]":
    """Start the server as the image does."""
    command = ["sh", str(DEPLOY / "start.sh"), *more]
    return subprocess.Popen(command, env=environment(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.slow
def test_the_image_keeps_games_and_key_in_one_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with start(data, "--port", "0") as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[0]
        with urllib.request.urlopen(f"{address}/api/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        checked = [sys.executable, "-m", "downforce", "health", address, "--timeout", str(PATIENCE)]
        assert subprocess.run(checked, capture_output=True).returncode == 0
        # docker compose exec one downforce backup /data/FILE: it gets the variables of the image, not the script's
        command = ["downforce", "backup", str(data / "a.backup")]
        done = subprocess.run(command, cwd=tmp_path, env=environment(data), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)  # uvicorn shuts down, then raises the signal again
    assert {"downforce.db", "downforce.db.key", "a.backup"} <= {path.name for path in data.iterdir()}
    assert (data / "downforce.db.key").stat().st_mode & 0o777 == 0o600
    (data / "downforce.db").unlink()
    for command in (["restore", str(data / "a.backup")], ["backup", str(data / "b.backup")]):
        done = subprocess.run(["downforce", *command], env=environment(data), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_the_image_does_not_start_where_it_cannot_keep_anything(tmp_path: Path) -> None:
    with start(tmp_path / "not-there") as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "cannot write there; mount a volume" in err


# systemd units

HARDENED = """\
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectControlGroups=yes
ProtectProc=invisible
ProcSubset=pid
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
"""
MOST_EXPOSED = 20  # tenths of the exposure level that systemd-analyze reports (at most 100); it was 56 before


@pytest.fixture
def units(tmp_path: Path) -> list[str]:
    """Return copies of the units that start the program of these tests."""
    copies = []
    for file in sorted(DEPLOY.glob("downforce*.*")):
        text = file.read_text("utf-8").replace("/opt/downforce/bin/downforce", found_here("downforce"))
        (tmp_path / file.name).write_text(text)
        copies.append(str(tmp_path / file.name))
    return copies


def found_here(program: str) -> str:
    return str(Path(sys.executable).parent / program)


def systemd_analyze(*arguments: str) -> "subprocess.CompletedProcess[str]":
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze here")
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def test_systemd_understands_the_units(units: list[str]) -> None:
    assert [Path(unit).name for unit in units] == [
        "downforce-backup.service",
        "downforce-backup.timer",
        "downforce.service",
    ]
    said = systemd_analyze("verify", "--man=no", *units)
    about_them = [line for line in (said.stdout + said.stderr).splitlines() if "downforce" in line]
    assert (said.returncode, about_them) == (0, [])


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_may_do_little(name: str) -> None:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    assert set(HARDENED.splitlines()) <= set(lines)
    assert not any(line.startswith("MemoryDenyWriteExecute") for line in lines)  # numba compiles at run time
    said = systemd_analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager", str(ROOT / name))
    assert said.returncode == 0, said.stdout.splitlines()[-1:] + said.stderr.splitlines()


def test_the_backup_is_of_the_servers_database_by_the_servers_user() -> None:
    server, backup = ((ROOT / name).read_text("utf-8") for name in UNITS)
    for line in re.findall(
        r"^(?:Environment=DOWNFORCE_DATABASE|EnvironmentFile|StateDirectory).*$", server, re.MULTILINE
    ):
        assert f"\n{line}\n" in backup
    assert "\nUser=downforce\nDynamicUser=yes\n" in backup  # downforce.service gets this name by default


def test_the_timer_makes_a_backup_a_day_and_deletes_old_ones(tmp_path: Path) -> None:
    """Run the unit's command twice on one day, with the test's folders in place of the machine's."""
    unit = (DEPLOY / "downforce-backup.service").read_text("utf-8").replace("/var/lib/downforce", str(tmp_path))
    unit = unit.replace("/opt/downforce/bin/downforce", found_here("downforce"))
    own = dict(re.findall(r"^Environment=(\w+)=(.+)$", unit, re.MULTILINE))
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DOWNFORCE")} | own
    asyncio.run(make_database(own["DOWNFORCE_DATABASE"]))
    (tmp_path / "downforce.db.key").write_text(HEX)
    commands = re.findall(r"^ExecStart(?:Pre)?=(.+)$", unit, re.MULTILINE)
    (tmp_path / "backups").mkdir()
    for day in range(1, 21):
        (tmp_path / "backups" / f"downforce-2020-01-{day:02}.backup").touch()
    for command in commands * 2:
        done = subprocess.run(command.split(), env=environment, cwd="/", capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), command
    left = sorted(file.name for file in (tmp_path / "backups").iterdir())
    old = [name for name in left if name.startswith("downforce-2020-")]
    assert old[-1] == "downforce-2020-01-20.backup"
    assert len(left) == 14
    assert len(old) in (13, 12)  # midnight may have passed between the two


async def make_database(url: str) -> None:
    await (await Store.open(url)).close()
