"""What the repository's host reads cannot run here; that it is well formed, and names what exists, can be tested."""

import re
import shlex
import subprocess
import sys
from contextlib import chdir
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.pages import run_command
from tests.project.test_makefile import phony
from tests.project.test_version import PROJECT, ROOT

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").iterdir())
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").iterdir() if path.name != "config.yml")
PAGES = [GITHUB / "PULL_REQUEST_TEMPLATE.md", *FORMS]
NAMED = re.compile(r"\b(?:docs/[\w/-]+|[A-Z_]{6,})\.md\b")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def jobs(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = read(path)["jobs"]
    return found


def commands(job: dict[str, Any]) -> list[str]:
    return [line for step in job["steps"] for line in step.get("run", "").splitlines()]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_targets_that_exist(path: Path) -> None:
    for name, job in jobs(path).items():
        assert job["timeout-minutes"] > 0
        assert commands(job), name
        for command in commands(job):
            program, *arguments = shlex.split(command)
            assert program in ("make", "python", "downforce"), command
            assert program != "make" or arguments[0] in phony(), command


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_pins_actions_by_major_version_and_may_only_read(path: Path) -> None:
    used = [step["uses"] for job in jobs(path).values() for step in job["steps"] if "uses" in step]
    assert used
    assert [action for action in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", action)] == []
    assert read(path)["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("job", ["check", "test"])
def test_every_python_that_we_support_is_tested(job: str) -> None:
    listed = jobs(GITHUB / "workflows" / "tests.yml")[job]
    said = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if ":: Python :: 3." in line]
    assert listed["strategy"]["matrix"]["python"] == said
    assert f">={said[0]}" == PROJECT["project"]["requires-python"]
    assert commands(listed) == [f"make {job} PYTHON=python"]


def test_the_smoke_test_passes_here(tmp_path: Path) -> None:
    """All its steps but the installation."""
    install, *steps = commands(jobs(GITHUB / "workflows" / "tests.yml")["smoke"])
    assert install.startswith("python -m pip install ")
    for step in steps:
        program, *arguments = shlex.split(step)
        if program == "python":
            done = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)
            code, said = done.returncode, done.stdout + done.stderr
        else:
            with chdir(tmp_path):
                code, said = run_command(step)
        assert code == 0, said
        assert said
    assert (tmp_path / "game.json").is_file()


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_for_issues_is_one(path: Path) -> None:
    form = read(path)
    assert form.keys() == {"name", "description", "labels", "body"}
    assert {part["type"] for part in form["body"]} <= {"markdown", "textarea", "input", "dropdown", "checkboxes"}
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert all(part["attributes"]["label"] for part in asked)
    assert len({part["id"] for part in asked}) == len(asked)
    assert any(part.get("validations", {}).get("required") for part in asked)


def test_a_bug_report_asks_for_a_scenario_or_a_record() -> None:
    labels = [part["attributes"].get("label") for part in read(GITHUB / "ISSUE_TEMPLATE" / "bug.yml")["body"]]
    assert "A scenario or a record" in labels


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_the_templates_name_pages_that_exist(path: Path) -> None:
    assert [name for name in NAMED.findall(path.read_text("utf-8")) if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md"])
def test_a_report_has_a_way_and_no_invented_address(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "private security advisor" in text
    assert "@" not in text
    assert "://" not in text


def test_hooks_before_a_commit_fetch_nothing_and_run_what_make_check_runs() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (source,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert source["repo"] == "local"
    for hook in source["hooks"]:
        assert hook["language"] == "system"
        tool = re.search(r"\.venv/bin/(ruff \w+)|npm (run --silent \w+)", hook["entry"])
        assert tool is not None, hook["entry"]
        assert (tool[1] or tool[2]) in makefile
