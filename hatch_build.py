"""A wheel carries the page ready-made, so that whoever installs it needs no Node."""

import subprocess
from pathlib import Path
from shutil import which
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"  # the source itself: `make page` builds there
COMMANDS = (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"])  # of npm; the Dockerfile has the same


class PageHook(BuildHookInterface[Any]):
    """Builds the page where it is missing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == EDITABLE or (root / "downforce" / "server" / "page" / "index.html").is_file():
            return
        npm = which("npm")
        if npm is None:
            raise RuntimeError("the page is not built and there is no npm to build it: run `make page` first")
        for command in COMMANDS:
            subprocess.run([npm, *command], cwd=root / "web", check=True)
