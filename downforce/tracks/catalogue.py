"""The tracks that come with the package, and a lookup of tracks by name.

The current version of a track is stored in NAME.toml. Older versions that are still needed to replay game records are
stored beside it as NAME@N.toml.
"""

import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ..files import is_file
from ..rules.errors import TrackError, brief
from .drawn_track import DrawnTrack, load, track_from_text

SUFFIX = ".toml"
FOLDER: Traversable = files("downforce.data") / "tracks"


def shipped() -> list[str]:
    """Return the names of the tracks that come with the package."""
    return sorted(file.name.removesuffix(SUFFIX) for file in _files() if "@" not in file.name)


def find(name: str | os.PathLike[str], fingerprint: str | None = None) -> DrawnTrack:
    """Return a track, given the name of a track that comes with the package or the path to a track file.

    If a fingerprint is given, return the version of the track with this fingerprint. An older version can also be
    requested by name, for example `river-station@1`.

    Because a path can open any readable file, a server should first check names sent by clients against `shipped()`.
    """
    if name in shipped():
        versions = [_shipped(file) for file in _versions(str(name))]
    elif any(file.name == f"{name}{SUFFIX}" for file in _files()):
        versions = [_shipped(f"{name}{SUFFIX}")]
    elif is_file(name):
        versions = [load(name)]
    else:
        known = f"known are {', '.join(shipped())}, or the path of a {SUFFIX} file"
        if str(name).endswith(SUFFIX):
            file = Path(name).name[-60:]
            raise TrackError(f"{file if file.isprintable() else ascii(file)}: cannot be read: no such file; {known}")
        raise TrackError(f"no track is called {brief(str(name))}; {known}")
    for drawn in versions:
        if fingerprint in (None, drawn.track.fingerprint):
            return drawn
    found = ", ".join(drawn.track.fingerprint[:12] for drawn in versions)
    raise TrackError(
        f"{versions[0].track.name}: no version has the boxes {brief(str(fingerprint)[:12])}; known are {found}"
    )


def fingerprints(name: str) -> list[str]:
    """Return the fingerprints of all versions of a track that comes with the package, the current version first."""
    return [_shipped(file).track.fingerprint for file in _versions(name)]


@cache
def _files() -> list[Traversable]:
    return [file for file in FOLDER.iterdir() if file.name.endswith(SUFFIX)]


@cache
def _versions(name: str) -> list[str]:
    """Return the file names of all versions of a track, from the current version to the oldest."""
    older = [file.name for file in _files() if file.name.startswith(f"{name}@")]
    older.sort(key=lambda file: int(file.removesuffix(SUFFIX).partition("@")[2]), reverse=True)
    return [name + SUFFIX, *older]


@cache
def _shipped(file: str) -> DrawnTrack:
    text = FOLDER.joinpath(file).read_text("utf-8")
    return track_from_text(text, file.removesuffix(SUFFIX).partition("@")[0])


def clear_cache() -> None:
    """Clear the cache of track files, so that they are read again when they are next needed."""
    _files.cache_clear()
    _versions.cache_clear()
    _shipped.cache_clear()
