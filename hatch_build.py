"""Build hooks: a wheel carries the built page, so that installing it needs no Node; and the addresses in its metadata
come from one setting, `[tool.downforce] repository` in pyproject.toml."""

import subprocess
import tomllib
from pathlib import Path
from shutil import which
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

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


class UrlsHook(MetadataHookInterface):
    """Fills in `[project.urls]`."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = project_urls(repository(Path(self.root)))


def repository(root: Path) -> str:
    """Return the repository's address as pyproject.toml has it, without a slash at its end; empty while it has none."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return str(project["tool"]["downforce"]["repository"]).rstrip("/")


def project_urls(address: str) -> dict[str, str]:
    """Return the links of the package's page on a registry; none without an address."""
    return {"Repository": address, "Issues": f"{address}/issues"} if address else {}
