"""Data data: what JSON can say."""

from typing import TypeVar, cast

Data = TypeVar("Data")


def copy_json(data: Data) -> Data:
    """Data data once more, lists and dicts of its own: `copy.deepcopy` for what JSON can say, and quicker."""
    if isinstance(data, dict):
        return cast(Data, {key: copy_json(value) for key, value in data.items()})
    if isinstance(data, list):
        return cast(Data, [copy_json(value) for value in data])
    return data
