"""Refusals in our own words, completion in a shell, and summaries that are whole."""

import os
import re
import subprocess
import sys

import pytest

from downforce.bots import BOTS
from downforce.terminal import cli
from downforce.text import LANGUAGES
from downforce.tracks import shipped
from tests.terminal.test_commands import Capture, refused


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("simulate --players x", "--players: 'x'; wanted a whole number"),
        ("simulate --games 0", "--games: 0; wanted 1 or more"),
        ("play --pause 99", "--pause: 99; wanted at most 60"),
        ("play --pause long", "--pause: 'long'; wanted a number"),
        ("play --players 7", "--players: 7; known: 2, 3, 4, 5, 6"),
        ("health --timeout x", "--timeout: 'x'; wanted a number"),
        ("serve --port x", "--port: 'x'; wanted a whole number"),
        ("serve --port 99999", "serve: --port: 99999; wanted at most 65535"),
        ("serve --log-level loud", "serve: --log-level: 'loud'; known: critical, error, warning, info, debug"),
        ("serve --origins race.example", "serve: --origins: 'race.example'; wanted a scheme and a host, such as"),
        ("serve --origins https://a.example,foo", "serve: --origins: 'foo'; wanted a scheme and a host"),
        ("serve --origins https://a.example/path", "serve: --origins: 'https://a.example/path'; wanted a scheme"),
        ("bogus", "No such command 'bogus'; downforce --help lists them"),
        ("track bogus", "No such command 'bogus'; downforce track --help lists them"),
        (
            "play --world-tour --long-distance",
            "--world-tour and --long-distance cannot be played together: leave one of them out\n",
        ),
        ("track check nofile.toml", "nofile.toml: cannot be read: no such file"),
        ("serve --database sqlite:////nonexistent/x.db", "database: there is no folder /nonexistent; make it"),
        ("backup x --database nowhere", "--database: wanted sqlite:///FILE or postgresql://"),
        ("site /proc/x", "site: /proc/x: No such file or directory"),
    ],
)
def test_a_refusal_names_the_flag_what_was_found_and_what_is_wanted(capsys: Capture, arguments: str, said: str) -> None:
    assert said in refused(capsys, *arguments.split())


def test_a_variable_is_named_as_a_variable(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWNFORCE_AWAY", "soon")
    assert "serve: DOWNFORCE_AWAY: 'soon'; wanted a number" in refused(capsys, "serve")
    monkeypatch.setenv("DOWNFORCE_PORT", "eighty")
    assert "DOWNFORCE_PORT: 'eighty'; wanted a whole number" in refused(capsys, "serve")


@pytest.mark.parametrize("arguments", [["--help"], ["track", "--help"]])
def test_no_summary_of_a_command_is_cut(capsys: Capture, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert cli.run(arguments) == 0
    commands = capsys.readouterr().out.partition("Commands:")[2].strip().splitlines()
    assert commands
    for line in commands:
        assert re.fullmatch(r"\s*\w+ +[A-Z].*\.", line), line
        assert not line.endswith("...")


def complete(*words: str) -> list[str]:
    """What a shell offers for the last of these words."""
    asked = {"_DOWNFORCE_COMPLETE": "complete_bash", "COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1)}
    run = subprocess.run(
        [sys.executable, "-m", "downforce"], env={**os.environ, **asked}, stdout=subprocess.PIPE, text=True, check=False
    )
    return run.stdout.split()


def test_a_shell_completes_names() -> None:
    assert complete("downforce", "simulate", "--bots", "pro,cham") == [
        f"pro,{name}" for name in BOTS if name.startswith("cham")
    ]
    assert complete("downforce", "play", "--track", "") == shipped()
    assert complete("downforce", "play", "--lang", "p") == [lang for lang in LANGUAGES if lang.startswith("p")]
    assert complete("downforce", "play", "--edition", "pt") == ["pt-BR", "pt-PT"]
    assert complete("downforce", "leag") == ["league"]


def test_completion_can_be_installed(capsys: Capture) -> None:
    assert cli.run(["--help"]) == 0
    assert "--install-completion" in capsys.readouterr().out
