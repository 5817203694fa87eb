"""The version is written in one place, and so is the repository's address."""

import json
import tomllib
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import downforce
import hatch_build

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def read_json(path: str) -> Any:
    return json.loads((ROOT / path).read_text("utf-8"))


def test_the_package_is_built_with_the_version_that_it_says() -> None:
    metadata: Any = ProjectMetadata(str(ROOT), PluginManager())
    assert metadata.version == downforce.__version__


def test_the_package_says_its_version_without_being_installed() -> None:
    """In the browser's worker, and from a clone on the PYTHONPATH, there is no metadata to ask."""
    source = (ROOT / "downforce" / "__init__.py").read_text("utf-8")
    assert f'__version__ = "{downforce.__version__}"' in source
    assert "importlib.metadata" not in source


def test_no_other_file_has_a_version_of_its_own() -> None:
    assert "version" not in PROJECT["project"]
    assert "version" not in read_json("web/package.json")
    lock = read_json("web/package-lock.json")
    assert "version" not in lock
    assert "version" not in lock["packages"][""]
    assert "version" not in yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))


def test_the_authors_of_the_citation_are_those_of_the_package() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["authors"] == PROJECT["project"]["authors"]
    assert citation["license"] == PROJECT["project"]["license"]
    assert {"cff-version", "message", "title"} <= citation.keys()


def test_links_come_from_the_one_address(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.downforce]\nrepository = "https://forge.example/game/"\n', "utf-8")
    metadata: dict[str, Any] = {}
    hatch_build.UrlsHook(str(tmp_path), {}).update(metadata)
    assert metadata["urls"] == {
        "Repository": "https://forge.example/game",
        "Issues": "https://forge.example/game/issues",
    }


def test_there_are_no_links_without_an_address() -> None:
    assert "urls" not in PROJECT["project"]
    assert hatch_build.project_urls("") == {}
