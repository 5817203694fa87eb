"""`make release` refuses with one line whatever is not ready, and otherwise builds and tags; in a small repository.
And our own changelog has the form that it asks for."""

import re
import subprocess
from datetime import date, timedelta
from pathlib import Path

import pytest

from tools import release

TODAY = date.today()
CHANGES = f"# Changelog\n\n## 0.3.0 - {TODAY}\n\n### Added\n\n- A pit lane.\n\n## 0.2.0 - 2026-01-31\n\n- Cars.\n"
ADDRESS = '[tool.downforce]\nrepository = "https://forge.example/game"\n'
BUILT = ["downforce-0.3.0-py3-none-any.whl", "downforce-0.3.0.tar.gz"]


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def write(root: Path, path: str, text: str) -> None:
    """Write a file and commit it."""
    (root / path).parent.mkdir(exist_ok=True)
    (root / path).write_text(text, "utf-8")
    git(root, "add", path)
    git(root, "commit", "--quiet", "--message", path)


def make(root: Path, folder: Path) -> None:
    """Stands for the build, which takes a minute; tests/project/test_wheel.py looks at a real one."""
    for name in BUILT:
        (folder / name).write_text(str(root), "utf-8")


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A repository that can be released as 0.3.0."""
    root = tmp_path / "clone"
    root.mkdir()
    git(root, "init", "--quiet")
    git(root, "config", "user.name", "A maintainer")
    git(root, "config", "user.email", "maintainer@example.org")
    write(root, "pyproject.toml", ADDRESS)
    write(root, "CHANGELOG.md", CHANGES)
    write(root, ".gitignore", "dist/\n")
    write(root, "downforce/__init__.py", '__version__ = "0.3.0"\n')
    return root


def refusal(root: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Return what a release says when it refuses; it leaves neither a tag nor a file."""
    before = git(root, "tag")
    assert release.main(arguments, root, make) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert git(root, "tag") == before
    assert not (root / "dist").exists()
    return said.err.splitlines()


def test_a_release_builds_and_tags(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main([], ready, make) == 0
    assert git(ready, "tag") == "v0.3.0"
    assert git(ready, "cat-file", "-t", "v0.3.0") == "tag"
    assert sorted(path.name for path in (ready / "dist").iterdir()) == BUILT
    assert "git push origin v0.3.0" in capsys.readouterr().out


def test_a_dry_run_changes_nothing(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["--dry-run"], ready, make) == 0
    assert "0.3.0 is ready" in capsys.readouterr().out
    assert git(ready, "tag") == ""
    assert not (ready / "dist").exists()


def test_without_the_address_of_the_repository(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(ready, "pyproject.toml", '[tool.downforce]\nrepository = ""\n')
    (line,) = refusal(ready, capsys)
    assert line.startswith("release: pyproject.toml does not name the repository")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (CHANGES.replace("## 0.3.0", "## 0.4.0"), "CHANGELOG.md has no section ## 0.3.0"),
        (CHANGES.replace("## 0.3.0", "## 0.3.01"), "CHANGELOG.md has no section ## 0.3.0"),
        (CHANGES.replace(f"- {TODAY}", "- unreleased"), "the section of 0.3.0 has no date"),
        (CHANGES.replace(f" - {TODAY}", ""), "the section of 0.3.0 has no date"),
        (CHANGES.replace(str(TODAY), str(TODAY + timedelta(days=2))), "which is in the future"),
        (CHANGES.replace("- A pit lane.\n", ""), "the section of 0.3.0 has no entries"),
    ],
    ids=["no section", "another version", "unreleased", "no date", "a later day", "no entries"],
)
def test_with_a_changelog_that_is_not_ready(
    ready: Path, changes: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert changes != CHANGES
    write(ready, "CHANGELOG.md", changes)
    (line,) = refusal(ready, capsys)
    assert said in line


def test_with_changes_that_are_not_committed(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (ready / "new.py").write_text("", "utf-8")
    assert refusal(ready, capsys) == [
        "release: the tree is not clean, beginning with new.py: commit or remove what has changed"
    ]


def test_a_version_that_is_tagged_already(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    git(ready, "tag", "v0.3.0")
    (line,) = refusal(ready, capsys)
    assert "the tag v0.3.0 exists already" in line


def test_a_version_that_is_none(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(ready, "downforce/__init__.py", '__version__ = "next"\n')
    assert "not of the form 1.2.3" in refusal(ready, capsys)[0]


def test_a_dry_run_lists_everything_that_is_in_the_way(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(ready, "pyproject.toml", '[tool.downforce]\nrepository = ""\n')
    write(ready, "CHANGELOG.md", "# Changelog\n")
    (ready / "new.py").write_text("", "utf-8")
    lines = refusal(ready, capsys, "--dry-run")
    assert [line.split()[1] for line in lines] == ["pyproject.toml", "CHANGELOG.md", "the"]


def test_a_package_that_does_not_work(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(root: Path, folder: Path) -> None:
        raise release.Refused("the package does not work: no page")

    assert release.main([], ready, broken) == 1
    assert capsys.readouterr().err == "release: the package does not work: no page\n"
    assert git(ready, "tag") == ""


OWN = (release.ROOT / "CHANGELOG.md").read_text("utf-8")


def test_our_changelog_begins_with_the_version_of_the_package() -> None:
    versions = re.findall(r"^## (\S+)(?: - (?:unreleased|\d{4}-\d\d-\d\d))?$", OWN, re.MULTILINE)
    assert versions[0] == release.read_version(release.ROOT)
    assert len(versions) == OWN.count("\n## ")
    kinds = re.findall(r"^### (.+)$", OWN, re.MULTILINE)
    assert set(kinds) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_our_changelog_says_everything_in_a_line_or_two() -> None:
    entries = re.findall(r"^- .*(?:\n  .*)*", OWN, re.MULTILINE)
    assert entries
    assert [entry for entry in entries if entry.count("\n") > 1] == []
    assert [line for line in OWN.splitlines() if len(line) > 100] == []
