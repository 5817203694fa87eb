"""Plain data: what JSON can say."""

from typing import TypeVar, cast

Plain = TypeVar("Plain")


def copy_plain(data: Plain) -> Plain:
    """Plain data once more, lists and dicts of its own: `copy.deepcopy` for what JSON can say, and quicker."""
    if isinstance(data, dict):
        return cast(Plain, {key: copy_plain(value) for key, value in data.items()})
    if isinstance(data, list):
        return cast(Plain, [copy_plain(value) for value in data])
    return data
