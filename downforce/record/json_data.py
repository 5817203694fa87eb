"""A fast way to copy data that can be represented as JSON."""

from typing import TypeVar, cast

Data = TypeVar("Data")


def copy_json(data: Data) -> Data:
    """Return a deep copy of JSON data. This is faster than `copy.deepcopy`."""
    if isinstance(data, dict):
        return cast(Data, {key: copy_json(value) for key, value in data.items()})
    if isinstance(data, list):
        return cast(Data, [copy_json(value) for value in data])
    return data
