"""Release the version in downforce/__init__.py with `make release`, or try it with `make release ARGS=--dry-run`.

A release checks that the tree is ready, builds the wheel and the sdist, and tests the wheel by playing a race in an
empty environment. It then puts both files into dist/ and tags the commit. Nothing is uploaded: the last lines printed
explain how to publish the release.

A dry run reports all obstacles and still builds the package, but it writes no files and creates no tag.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path

from hatch_build import repository

ROOT = Path(__file__).parent.parent
VERSION = re.compile(r'^__version__ = "([^"]+)"', re.MULTILINE)
NUMBERS = re.compile(r"\d+\.\d+\.\d+")


class Refused(Exception):
    """Raised if a release is not possible. The message gives the reason in one line."""


def read_version(root: Path) -> str:
    """Return the version of the package at `root`."""
    found = VERSION.search((root / "downforce" / "__init__.py").read_text("utf-8"))
    if found is None:
        raise Refused("downforce/__init__.py has no line __version__ = ...")
    return found[1]


def obstacles(root: Path, today: date) -> Iterator[str]:
    """Yield one line of text for each reason why a release is not possible."""
    version = read_version(root)
    if not repository(root):
        yield 'pyproject.toml does not name the repository: set `repository = "https://..."` in [tool.downforce]'
    if not NUMBERS.fullmatch(version):
        yield f"downforce/__init__.py has the version {version}, which is not of the form 1.2.3"
    if git(root, "tag", "--list", tag_name(version)):
        yield f"the tag {tag_name(version)} exists already: raise __version__ in downforce/__init__.py"
    yield from changelog_obstacles((root / "CHANGELOG.md").read_text("utf-8"), version, today)
    if changed := git(root, "status", "--porcelain").splitlines():
        yield f"the tree is not clean, beginning with {changed[0][3:]}: commit or remove what has changed"


def changelog_obstacles(text: str, version: str, today: date) -> Iterator[str]:
    """Yield the problems with the changelog section for this version.

    The heading must look like `## 1.2.3 - 2026-01-31`, and the section must have at least one entry.
    """
    found = re.search(rf"^## {re.escape(version)}(?: - (.*))?\n((?:(?!## ).*\n?)*)", text, re.MULTILINE)
    if found is None:
        yield f"CHANGELOG.md has no section ## {version} - {today}"
        return
    try:
        dated = date.fromisoformat(found[1] or "")
    except ValueError:
        yield f"CHANGELOG.md: the section of {version} has no date; its heading should be ## {version} - {today}"
    else:
        if dated > today:
            yield f"CHANGELOG.md: the section of {version} is dated {dated}, which is in the future"
    if not re.search(r"^- ", found[2], re.MULTILINE):
        yield f"CHANGELOG.md: the section of {version} has no entries"


def tag_name(version: str) -> str:
    return f"v{version}"


def git(root: Path, *arguments: str) -> str:
    """Run git and return its output. If git fails, raise `Refused` with the last line of its error output."""
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"git {arguments[0]}: {(done.stderr.strip().splitlines() or ['it failed'])[-1]}")
    return done.stdout.rstrip()


def build(root: Path, folder: Path) -> None:
    """Build the wheel and the sdist into `folder`, check their metadata, and play a race with the installed wheel."""
    from bench.wheel import check  # imported here because it needs packages that only the tests require

    with tempfile.TemporaryDirectory(prefix="downforce-release-") as empty:
        try:
            run(root, sys.executable, "-m", "hatchling", "build", "--directory", str(folder))
            run(root, sys.executable, "-m", "twine", "check", "--strict", *map(str, folder.iterdir()))
            for row in check(sys.executable, folder, Path(empty)):
                print(row)
        except (AssertionError, OSError, subprocess.SubprocessError) as failure:
            raise Refused(f"the package does not work: {failure}") from failure


def run(root: Path, *command: str) -> None:
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def release(root: Path, dry: bool, today: date, make: Callable[[Path, Path], None] = build) -> list[str]:
    """Release the package at `root`, and return the lines to print for the maintainer.

    Raise `Refused` at the first obstacle. A dry run first tries everything, and then raises if there were obstacles.
    """
    version = read_version(root)
    found = list(obstacles(root, today))
    if found and not dry:
        raise Refused(found[0])
    with tempfile.TemporaryDirectory(prefix="downforce-dist-") as folder:
        make(root, Path(folder))
        built = sorted(path.name for path in Path(folder).iterdir())
        if found:
            raise Refused("\n".join(found))
        if dry:
            return [f"{version} is ready: would put {' and '.join(built)} into dist/ and tag {tag_name(version)}"]
        (root / "dist").mkdir(exist_ok=True)
        for name in built:
            shutil.copy2(Path(folder, name), root / "dist" / name)
    git(root, "tag", "--annotate", tag_name(version), "--message", f"Downforce {version}")
    return [
        f"{version} is tagged {tag_name(version)} and built: {', '.join(f'dist/{name}' for name in built)}",
        "To publish it:",
        f"  git push origin {tag_name(version)}",
        f"  .venv/bin/twine upload {' '.join(f'dist/{name}' for name in built)}",
    ]


def main(arguments: Sequence[str], root: Path = ROOT, make: Callable[[Path, Path], None] = build) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__.split("\n\n")[0])
    parser.add_argument("--dry-run", action="store_true", help="report obstacles, build and check; change nothing")
    given = parser.parse_args(arguments)
    try:
        print("\n".join(release(root, given.dry_run, date.today(), make)))
    except Refused as refusal:
        for line in str(refusal).splitlines():
            print(f"release: {line}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
