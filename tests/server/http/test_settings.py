"""Settings, keys and the command: every mistake is reported in one line, with exit code 2."""

import os
import socket
import stat
import sys
from pathlib import Path

import pytest

from downforce.server.http.guests import Guests, NoKey, load_key
from downforce.server.serve import default_io, socket_class, to_environment
from downforce.server.settings import NO_FLAG, Settings
from downforce.server.sockets.fast_transport import FastTransport
from downforce.terminal.cli import run
from downforce.terminal.commands import serve
from downforce.terminal.commands.serve_flags import FLAGS
from tools.generate import settings as made


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--database", "mysql://x"], "--database: wanted sqlite:///FILE or postgresql://"),
        (["--database", "sqlite:////nowhere/at/all.db"], "database: there is no folder /nowhere/at; make it"),
        (["--workers", "2"], "several workers need --redis"),
        (["--redis", "http://x"], "--redis: wanted redis://HOST:PORT"),
        (["--log-level", "loud"], "--log-level"),
        (["--io", "quick"], "--io"),
        (["--database", "postgresql://a:hidden@127.0.0.1:1/x"], "set DOWNFORCE_SECRET, or --secret-file FILE"),
        (["--secret-file", "/nowhere"], "/nowhere: the key of the cookies cannot be read"),
        (["--port", "99999"], "65535"),
    ],
)
def test_what_is_wrong_is_one_line(
    flags: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["serve", *flags]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert "hidden" not in told


@pytest.mark.parametrize(
    ("package", "extra", "flags"),
    [
        ("asyncpg", "postgres", ["--database", "postgresql://a:hidden@127.0.0.1:1/x"]),
        ("redis", "redis", ["--redis", "redis://127.0.0.1:1"]),
    ],
)
def test_an_extra_that_is_missing_is_named(
    package: str, extra: str, flags: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)  # as if not installed
    assert run(["serve", *flags]) == 2
    command = f"{sys.executable} -m pip install 'downforce[{extra}]'"
    assert capsys.readouterr().err == f"downforce: serve: {package} is missing; install it with {command}\n"


def test_databases_and_ports_that_are_not_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DOWNFORCE_SECRET", "a key that is long enough")
    assert run(["serve", "--database", "postgresql://a:hidden@127.0.0.1:1/x"]) == 2
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert run(["serve", "--port", str(taken.getsockname()[1])]) == 2
    assert run(["serve", "--redis", "redis://127.0.0.1:1"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert [line.split(":")[1].split()[0] for line in told] == ["database", "cannot", "redis"]
    assert "hidden" not in "".join(told)


def test_a_port_that_is_taken_leaves_no_new_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert run(["serve", "--port", str(taken.getsockname()[1]), "--database", "sqlite:///x.db"]) == 2
    assert "cannot listen" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_page_to_open_takes_the_next_free_port(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ports: list[int] = []
    monkeypatch.delenv("DOWNFORCE_PORT", raising=False)
    monkeypatch.setattr("downforce.server.serve.serve", lambda settings, say, open_page: ports.append(settings.port))
    monkeypatch.setattr(serve, "is_free", lambda host, port: port >= 8002)
    assert run(["serve", "--open"]) == 0
    assert "Port 8000 is taken; taking port 8002 instead." in capsys.readouterr().out
    assert run(["serve", "--open", "--port", "8000"]) == 0
    assert run(["serve"]) == 0
    assert ports == [8002, 8000, 8000]
    assert capsys.readouterr().out == ""


def test_flags_and_docs_are_made_from_the_settings() -> None:
    """`make generate` generates them again."""
    assert made.FLAGS.read_text("utf-8") == made.flags_source()
    part = f"<!-- made: settings -->\n\n{made.settings_table()}\n\n<!-- made until here -->"
    assert part in made.PAGE.read_text("utf-8")
    assert all(field.description for field in Settings.model_fields.values())
    assert [name for name, _, _ in FLAGS] == [
        name for name, field in Settings.model_fields.items() if NO_FLAG not in field.metadata
    ]


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kind, _ in FLAGS])
def test_every_flag_reaches_its_setting(name: str, kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "run", lambda settings, _: 7 if settings == {name: kind("3")} else 1)
    assert run(["serve", f"--{name.replace('_', '-')}", "3"]) == 7


def test_the_key_lies_beside_the_database_and_stays(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'game.db'}")
    key = load_key(settings)
    assert load_key(settings) == key
    assert stat.S_IMODE((tmp_path / "game.db.key").stat().st_mode) == 0o600
    assert len(key) > 40
    (tmp_path / "short").write_text("abc")
    with pytest.raises(NoKey, match="too short"):
        load_key(Settings(secret_file=tmp_path / "short"))


def test_a_cookie_of_another_key_is_nobody() -> None:
    mine, other = Guests("one key, long enough"), Guests("another key, long too")
    assert mine.read(mine.sign("guest")) == "guest"
    assert other.read(mine.sign("guest")) is None
    assert mine.read(mine.sign("guest") + "x") is None
    assert mine.read("x" * 1000) is None
    assert mine.read(None) is None


def test_processes_get_the_settings_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    given = Settings(port=9, secret="hush, hush, hush", redis="redis://x", bot_pause=0.25, origins="https://a")  # type: ignore[arg-type]
    for name, value in to_environment(given).items():
        monkeypatch.setenv(name, value)
    assert Settings() == given
    assert "hush" not in repr(given)
    assert os.environ["DOWNFORCE_SECRET"] == "hush, hush, hush"


def test_sockets_are_fast_by_default_on_linux_and_plain_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform, io in (("linux", "fast"), ("darwin", "plain"), ("win32", "plain")):
        monkeypatch.setattr(sys, "platform", platform)
        assert default_io() == io
    assert socket_class(Settings(io="fast")) is FastTransport
    assert not issubclass(socket_class(Settings(io="plain")), FastTransport)
    assert not issubclass(socket_class(Settings()), FastTransport)
    assert to_environment(Settings(io="plain"))["DOWNFORCE_IO"] == "plain"
