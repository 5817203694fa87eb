"""Every command in the documentation is run, in a folder of its own, or listed here with the reason why it is not.

A block without a language holds commands, one in each line. A code span is a command if it begins with the name of a
program and has an argument. Examples that show their output are run by test_examples.py.
"""

import asyncio
import contextlib
import functools
import importlib
import io
import json
import os
import re
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from downforce.server.backup import back_up
from downforce.server.http.guests import load_key
from downforce.server.serve import prepare
from downforce.server.settings import Settings
from downforce.terminal import cli
from tests.browser.harness import PAGE
from tests.fair import games
from tests.pages import ROOT, write_files
from tests.patience import PATIENCE, SERVER
from tests.quick import some
from tests.server.databases import free_port, postgres, redis, wait_for
from tools.references import COMMANDS, Tree

# What was written about an earlier day stays as it was
HISTORY = ("CHANGELOG.md", "docs/journal/")
PROGRAM = re.compile(
    r"apt|bash|cat|cd|chmod|cp|curl|docker|downforce|export|git|gh|make|mkdir|mypy|nginx|node|npm|npx|openssl|pip|pipx|"
    r"pre-commit|pytest|python3?|ray|rm|ruff|sh|ssh|sudo|systemctl|systemd-analyze|tar|uv|uvicorn|wget"
)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
COMMENT = re.compile(r"\s+#.*")
BEFORE = re.compile(r"\d \d \* \* \* |[A-Z_]+=\S+ |cd \S+ && |(?:\.venv|/[\w/]+)/bin/")  # before the name of a program


class Rule(NamedTuple):
    """A pattern in commands, what replaces it in the test, and why."""

    pattern: str
    instead: str
    reason: str


NOT_RUN = {
    r"apt ": "installs packages on the machine",
    r"git pull": "fetches commits over the network",
    r"pip install (?!')|pip install '(?=downforce)": "fetches packages; tests/packaging/test_wheel.py installs a wheel",
    r"pre-commit install": "changes the hooks of the clone; test_workflows.py checks their configuration",
    r"docker compose (-f \S+ )?(up|cp|stop|build)": "needs a container engine; see tests/packaging/test_deploy.py",
    r"sh deploy/pin-images.sh": "needs a registry of images; tests/packaging/test_deploy.py runs it with a substitute",
    r"systemctl |systemd-analyze ": "needs systemd; tests/packaging/test_deploy.py checks the units",
    r"ray start": "leaves a cluster behind that only `ray stop` ends, with all others on the machine",
    r"downforce .* --cluster FIRST": "needs such a cluster; tests/arena/test_cluster.py plays on Ray",
    r"downforce --install-completion": "changes the settings of the user's shell",
    r"pytest |mypy ": "is a part of `make test`, or of what it runs first",
    r"python -m tools.generate": "rewrites files of the repository; tests in this folder compare them",
    r"python -m tools.references": "is what test_references.py does",
    r"python -m tools.screenshots": "takes pictures in a browser for minutes",
    r"python -m tools.experiments.\w+ --write": "plays for hours; tests/arena/test_pages.py writes such pages",
    r"python -m bench": "measures for minutes",
    r"pyftsubset ": "cuts a font with tools that the project does not install",
    r"python examples/train_policy.py": "trains for minutes; tests/envs/test_train_policy.py trains for less",
}
REPLACED = [
    Rule(r"^\d \d \* \* \* ", "", "the time for cron"),
    Rule(r"(?:\.venv|/opt/downforce)/bin/", "", "the program under test is found elsewhere"),
    Rule(r"cd /srv/downforce && ", "", "no such folder on this machine"),
    Rule(r"/(?:data|srv/race|var/backups)/", "", "no such folder on this machine"),
    Rule(r"docker compose exec (?:-T )?one ", "", "no container engine: run here what runs in the container"),
    Rule(r"docker compose run --rm (?:-T )?--entrypoint (\w+) one ", r"\1 ", "no container engine, either"),
    Rule(r"(?<=health )(?:ADDRESS|https://race\.example\.org)", "ADDRESS", "the address of a server in the test"),
    Rule(r"FILE\.\.\.", "FILE", "a placeholder: the test has a file of this name"),
    Rule(r"league \.\.\.", "league rookie pro", "a placeholder"),
    Rule(r"ONE --against OTHER --seed SEED", "rookie --against pro --seed 7", "placeholders"),
    Rule(r"study --json", "study river-station --json", "the sentence says which flag is meant, without a track"),
    Rule(r"(?<=--port )\d+", "PORT", "a port that is free"),
    Rule(r"postgresql://race:\.\.\.@db/race", "POSTGRES", "a database that the test starts"),
    Rule(r"redis://127\.0\.0\.1:6379", "REDIS", "a Redis that the test starts"),
]
# Arguments that are added, since the last one counts: the documented numbers take minutes or hours
FEWER = {
    "downforce simulate": "--games 2 --workers 1",
    "downforce league": "--deals 1 --playouts 10 --workers 1",
    "downforce study": "--games 2 --workers 1",
    "downforce analyse": "--playouts 100",
    "downforce play": "--pause 0",
    "downforce serve --database POSTGRES": "--workers 2",
    "python -m tools.experiments.compare": "--deals 2 --playouts 10",
    "python -m downforce.envs.batch": "8",
}
ANSWERS = 3  # of the people in a game; then they leave, since test_plain.py plays whole games
SHELL = re.compile(r"[$<>&]|^[A-Z_]+=")


def commands(page: Path) -> Iterator[str]:
    """Yield the commands of a page, without comments."""
    text = page.read_text("utf-8")
    for language, lines in BLOCK.findall(text):
        if language in ("", "sh", "bash", "shell"):
            whole = re.sub(r"\\\n\s*", "", lines)  # a line that ends with a backslash goes on
            yield from filter(None, (COMMENT.sub("", line).strip() for line in whole.splitlines()))
    for span in SPAN.findall(BLOCK.sub("", text)):
        if PROGRAM.fullmatch(program(span)) and " " in span and span not in COMMANDS:
            yield span


def program(command: str) -> str:
    """Return the name of the program that a command runs, without its folder."""
    while found := BEFORE.match(command):
        command = command[found.end() :]
    return command.partition(" ")[0]


def without_prefix(command: str) -> str:
    return command[command.index(program(command)) :]


PAGES = [path for path in Tree(ROOT).files if path.suffix == ".md" and not path.as_posix().startswith(HISTORY)]
DOCUMENTED = sorted({command for page in PAGES for command in commands(ROOT / page)})
LISTED = [command for command in DOCUMENTED if any(re.match(known, without_prefix(command)) for known in NOT_RUN)]


def replace(command: str) -> str:
    """Return what the test runs for a documented command."""
    for rule in REPLACED:
        command = re.sub(rule.pattern, rule.instead, command)
    added = [words for known, words in FEWER.items() if f"{command} ".startswith(f"{known} ")]
    return " ".join([command, *added])


def kind(command: str) -> str:
    """Return how a command is tested: `listed`, `make`, `server`, `shell`, `here`, `module`, or `unknown`."""
    replaced = replace(command)
    name = program(replaced)
    if command in LISTED:
        return "listed"
    if name == "make":
        return "make"
    if name == "uvicorn" or re.fullmatch(r"downforce( serve(?! --help).*)?", replaced):
        return "server"
    if name in ("cp", "export", "mkdir", "openssl", "sh") or (name == "downforce" and SHELL.search(replaced)):
        return "shell"
    if re.match(r"python -m (tools|downforce)\.", replaced):
        return "module"
    return "here" if name == "downforce" else "unknown"


def of_kind(wanted: str) -> list[str]:
    return [command for command in DOCUMENTED if kind(command) == wanted]


def test_every_command_is_run_or_listed() -> None:
    """A new command needs a way to run it, or a reason in NOT_RUN. What is no command stands in a ```text block."""
    assert of_kind("unknown") == []


def test_every_reason_and_every_replacement_is_needed() -> None:
    bare = [without_prefix(command) for command in DOCUMENTED]
    assert [known for known in NOT_RUN if not any(re.match(known, one) for one in bare)] == []
    assert [rule for rule in REPLACED if not any(re.search(rule.pattern, one) for one in DOCUMENTED)] == []
    ran = [replace(command) for command in DOCUMENTED if command not in LISTED]
    assert [known for known in FEWER if not any(one.startswith(known) for one in ran)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("```\ndownforce fly --high  # far\n\nsudo reboot\n```\n", ["downforce fly --high", "sudo reboot"]),
        ("Run `.venv/bin/downforce play --lang fr`, not `downforce play`.\n", [".venv/bin/downforce play --lang fr"]),
        ("```text\nno command\n```\n\n`int | None` and `play R5`\n", []),
    ],
)
def test_commands_are_found(text: str, found: list[str], tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(text, "utf-8")
    assert list(commands(tmp_path / "page.md")) == found


def test_an_unknown_program_is_noticed() -> None:
    assert kind("curl -O https://example.org/") == "unknown"
    assert kind("sudo systemctl restart downforce") == "unknown"


# The folder in which commands run, with the files that they name


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with what the commands need: a record, tracks, bots, scenarios, a database and its backup."""
    folder = tmp_path_factory.mktemp("files")
    for page in PAGES:
        write_files(ROOT / page, folder)
    shutil.copy(folder / "ring.toml", folder / "my-track.toml")
    shutil.copy(folder / "stopped.toml", folder / "my.toml")
    (folder / "game.json").write_text(json.dumps(games.record()), "utf-8")
    (folder / "tests" / "scenarios").mkdir(parents=True)
    for path in sorted((ROOT / "tests" / "scenarios").glob("*.toml"))[:3]:
        shutil.copy(path, folder / "tests" / "scenarios")
    shutil.copy(ROOT / ".env.example", folder)
    for name in ("backups", "downforce"):  # where backups of every day go
        (folder / name).mkdir()
    with contextlib.chdir(folder):
        settings = Settings()
        load_key(settings)
        asyncio.run(prepare(settings))
        back_up(settings, Path("sunday.backup"), force=False)
    for name in ("back", "2026-11-18.backup"):
        shutil.copy(folder / "sunday.backup", folder / name)
    return folder


FILE = {"scenario": "stopped.toml", "restore": "sunday.backup"}  # and for all others game.json


@pytest.fixture
def prepared(files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the folder of files, which is now the current one."""
    folder = tmp_path / "folder"
    shutil.copytree(files, folder)
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(str(folder))
    for name in ("my_bots", "my_searcher"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"DOWNFORCE_{name.upper()}", raising=False)
    return folder


def make_room(command: str, folder: Path) -> None:
    """Prepare what depends on the command: the file FILE; for a restore no database, for a backup no older one."""
    words = shlex.split(command)
    if "restore" in words and "--force" not in words:
        for path in folder.glob("downforce.db*"):
            path.unlink()
    if "backup" in words:
        for path in folder.glob("*.backup"):
            path.unlink()
    shutil.copy(folder / next((FILE[word] for word in words if word in FILE), "game.json"), folder / "FILE")


def expand(words: Sequence[str]) -> list[str]:
    """Expand patterns of files as a shell does."""
    return [path for word in words for path in (map(str, sorted(Path().glob(word))) if "*" in word else [word])]


def marks(command: str) -> list[pytest.MarkDecorator]:
    if "--cluster" in command:
        return [pytest.mark.slow, pytest.mark.xdist_group("ray"), pytest.mark.filterwarnings("default")]
    if "POSTGRES" in command:
        return [pytest.mark.slow, pytest.mark.xdist_group("postgres")]
    if re.match(r"downforce (league|simulate|study|analyse)|python", command):
        return [pytest.mark.xdist_group("arena")]
    if command.startswith("downforce site"):
        return [pytest.mark.skipif(not PAGE.is_file(), reason="the page is not built: make page")]
    return []


def params(kind: str) -> list[Any]:
    """Return the commands of a kind as the test runs them, each once; in quick runs, only some of them."""
    return [pytest.param(one, marks=marks(one), id=one) for one in some(sorted(set(map(replace, of_kind(kind)))), 4)]


@pytest.mark.parametrize("command", params("here"))
def test_a_command_runs(
    command: str, prepared: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--cluster" in command:
        pytest.importorskip("ray", reason="ray is not installed: install the extra `cluster`")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * ANSWERS))
    make_room(command, prepared)
    with serve_one(prepared) if "ADDRESS" in command else contextlib.nullcontext("") as address:
        words = expand(shlex.split(command.replace("ADDRESS", address)))
        code = cli.run(words[1:])
    said = capsys.readouterr()
    assert code == 0, said.err
    written = [path for flag, path in pairwise(words) if flag in ("-o", "--heat", "--save")]
    assert [path for path in written if not Path(path).exists()] == []
    assert said.out or written


@pytest.mark.parametrize("command", params("module"))
def test_a_module_runs(command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba", reason="numba is not installed: install the extra `fast`")
    _, _, name, *arguments = shlex.split(command)
    module = importlib.import_module(name)
    if name == "downforce.envs.batch":
        monkeypatch.setattr(module, "measure", functools.partial(measure_less, module.measure))
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    module.main()
    assert capsys.readouterr().out


def measure_less(measure: Any, n: int, _: int, **arguments: Any) -> Any:
    return measure(n, decisions=n, rounds=1, **arguments)


# Commands in processes of their own


@pytest.fixture
def environment(prepared: Path) -> dict[str, str]:
    """Return variables for a process in which `downforce` is the program under test, and the browser is a note."""
    programs = prepared / "programs"
    programs.mkdir()
    script(programs / "downforce", f'exec {shlex.quote(sys.executable)} -m downforce "$@"')
    script(programs / "browser", f'echo "$1" >{shlex.quote(str(prepared / "opened"))}')
    return {
        **{name: value for name, value in os.environ.items() if name not in ("SSH_CONNECTION", *MAKES)},
        **SERVER,
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])),
        "DOWNFORCE_PORT": str(free_port()),
        "DOWNFORCE_BOT_WORKERS": "0",  # they would compile what no test asks for
        "DISPLAY": ":0",
        "BROWSER": str(programs / "browser"),
        "XDG_DATA_HOME": str(prepared),
    }


MAKES = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")  # what an outer `make test` passes on


def script(path: Path, line: str) -> None:
    path.write_text(f"#!/bin/sh\n{line}\n", "utf-8")
    path.chmod(0o700)


def run_in_shell(line: str, folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(["sh", "-euc", line], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{line}\n{done.stderr}"


@pytest.mark.parametrize("command", params("shell"))
def test_a_command_runs_in_a_shell(command: str, prepared: Path, environment: dict[str, str]) -> None:
    if "openssl" in command and shutil.which("openssl") is None:
        pytest.skip("there is no openssl on this machine")
    make_room(command, prepared)
    if command.startswith("mkdir"):
        (prepared / "backups").rmdir()
    variables = re.findall(r"export (\w+)=", command)
    run_in_shell("\n".join([command, *(f'test -n "${name}"' for name in variables)]), prepared, environment)


@contextlib.contextmanager
def run_server(words: Sequence[str], folder: Path, environment: dict[str, str], port: int) -> Iterator[str]:
    """Run a server and yield its address; then interrupt it as Ctrl-C does, and see that it ends."""
    log = folder / "server.log"
    with (
        log.open("wb") as output,
        subprocess.Popen(words, cwd=folder, env=environment, stdout=output, stderr=output) as server,
    ):
        try:
            wait_for(port, server)
            yield f"http://127.0.0.1:{port}"
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE) in (0, 130, -signal.SIGINT), log.read_text("utf-8")
        except TimeoutError:
            raise AssertionError(log.read_text("utf-8")) from None
        finally:
            server.kill()


@contextlib.contextmanager
def serve_one(folder: Path) -> Iterator[str]:
    port = free_port()
    words = [sys.executable, "-m", "downforce", "serve", "--port", str(port), "--bot-workers", "0"]
    environment = {**os.environ, **SERVER, "PYTHONPATH": str(ROOT)}
    with run_server(words, folder, environment, port) as address:
        yield address


@pytest.mark.parametrize("command", params("server"))
def test_a_server_starts_and_is_well(
    command: str, prepared: Path, environment: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    port = int(environment["DOWNFORCE_PORT"])
    with contextlib.ExitStack() as stack:
        for name, start in (("POSTGRES", postgres), ("REDIS", redis)):
            if name in command:
                folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="downforce-"))  # short, for a socket
                command = command.replace(name, stack.enter_context(start(Path(folder))))
                environment["DOWNFORCE_SECRET"] = secrets.token_hex(32)
        words = [sys.executable, "-m", *shlex.split(command.replace("PORT", str(port)))]
        if "uvicorn" in words:
            words += ["--port", str(port)]
        with run_server(words, prepared, environment, port) as address:
            assert cli.run(["health", address, "--timeout", str(PATIENCE)]) == 0, capsys.readouterr().err
        if "--open" in words or words[-1] == "downforce":
            assert (prepared / "opened").read_text("utf-8").strip() == address


def test_every_target_of_make_exists() -> None:
    """They are printed and not run. Those without variables take one run of make."""
    lines = [command.replace("make ", "make --dry-run ") for command in of_kind("make")]
    alone = [line.split()[2] for line in lines if re.fullmatch(r"make --dry-run [a-z-]+", line)]
    others = [line for line in lines if line.split()[-1] not in alone or "=" in line]
    assert len(alone) > 30
    assert others
    kept = {name: value for name, value in os.environ.items() if name not in MAKES}
    for line in [f"make --dry-run {' '.join(alone)}", *others]:
        run_in_shell(line, ROOT, kept)


def test_every_extra_that_is_installed_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {
        extra
        for command in DOCUMENTED
        if program(command) == "pip"
        for found in re.findall(r"\[([\w,]+)\]", command)
        for extra in found.split(",")
    }
    assert named
    assert named <= set(project["optional-dependencies"])
