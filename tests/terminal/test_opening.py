"""`downforce` alone."""

import socket
from pathlib import Path
from typing import Any

import pytest

from downforce.terminal.cli import run
from downforce.terminal.commands import serve


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[dict[str, Any], bool]]:
    """How the server was called, which does not run here; on a desktop, at home in the test's folder."""
    calls: list[tuple[dict[str, Any], bool]] = []

    def note(given: dict[str, Any], open_page: bool) -> int:
        calls.append((given, open_page))
        return 0

    monkeypatch.setattr(serve, "run", note)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("SSH_CONNECTION", "WAYLAND_DISPLAY", "DOWNFORCE_PORT", "DOWNFORCE_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return calls


def test_on_a_desktop_the_page_opens(served: list[Any], tmp_path: Path) -> None:
    assert run([]) == 0
    [(given, open_page)] = served
    assert open_page
    assert "port" not in given  # the usual one, or the next that is free
    assert given["database"] == f"sqlite:///{tmp_path / 'downforce' / 'downforce.db'}"
    assert (tmp_path / "downforce").is_dir()


def test_a_port_in_use_is_left_alone() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        assert not serve.is_free("127.0.0.1", taken)
        assert serve.find_port("127.0.0.1", taken) != taken


def test_variables_have_the_last_word(served: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWNFORCE_PORT", "9000")
    monkeypatch.setenv("DOWNFORCE_DATABASE", "sqlite:///here.db")
    run([])
    assert served == [({}, True)]


@pytest.mark.parametrize("where", ["over ssh", "no display"])
def test_without_a_desktop_it_says_what_one_can_do(
    served: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    if where == "over ssh":
        monkeypatch.setenv("SSH_CONNECTION", "203.0.113.7 1 203.0.113.8 22")
    else:
        monkeypatch.delenv("DISPLAY")
    assert run([]) == 0
    told = capsys.readouterr().out
    assert served == []
    assert len(told.splitlines()) <= 24
    assert all(len(line) <= 80 for line in told.splitlines())
    assert "downforce play" in told
