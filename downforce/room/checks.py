"""Checks JSON data against declared types, with the standard library alone, for the server as for a device.

A type is a plain type, `Literal`, union, list, dict or dataclass; `Annotated` adds a limit. Limits also tell pydantic
about themselves, because the server describes its requests with it, but nothing here imports it.
"""

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

UNIONS = (Union, get_origin(int | None))
Test = Callable[[Any], object]  # returns something true if a value is within a limit
Reader = Callable[[Any], Any]  # returns the data as the declared type, or raises ValueError if it does not fit


class Limit:
    """A limit for a value of a declared type, for this module (`test`) and for pydantic (`schema`)."""

    def __init__(self, test: Test, **schema: object) -> None:
        self.test = test
        self.schema = schema

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> Any:
        return {**handler(source), **self.schema}


def Range(least: int, most: int) -> Limit:
    """Return the limits of an integer."""
    return Limit(lambda value: least <= value <= most, ge=least, le=most)


def Length(least: int, most: int) -> Limit:
    """Return the limits of the length of a text or list."""
    return Limit(lambda value: least <= len(value) <= most, min_length=least, max_length=most)


def Pattern(pattern: str) -> Limit:
    """Return the limit of a text that must match a regular expression as a whole."""
    return Limit(re.compile(pattern).fullmatch, pattern=pattern)


def reader(hint: Any, limit: Limit | None = None) -> Reader:
    """Return a function that checks JSON data against a type and returns it, with objects as dataclasses."""
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint):
        return _object_reader(hint)
    if origin is Annotated:
        return reader(args[0], next((each for each in args[1:] if isinstance(each, Limit)), None))
    if origin in UNIONS:
        return _one_of([reader(arg) for arg in args])
    if origin is Literal:
        return _plain_reader(str, frozenset(args).__contains__)
    plain = _plain_reader(origin or hint, limit.test if limit is not None else None)
    if origin is list:
        item = reader(args[0])
        return lambda value: [item(each) for each in plain(value)]
    return plain


def _plain_reader(kind: type, test: Test | None) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is kind and (test is None or test(value)):  # not isinstance: a bool is no integer here
            return value
        raise ValueError

    return read


def _one_of(readers: list[Reader]) -> Reader:
    def read(value: Any) -> Any:
        for each in readers:
            try:
                return each(value)
            except ValueError:
                continue
        raise ValueError

    return read


def _object_reader(shape: Any) -> Reader:
    hints = get_type_hints(shape, include_extras=True)
    checks = {field.name: reader(hints[field.name]) for field in fields(shape)}

    def read(data: Any) -> Any:
        if type(data) is not dict:
            raise ValueError
        try:
            return shape(**{name: checks[name](value) for name, value in data.items()})
        except (KeyError, TypeError):  # a field that is not declared, or one that is missing
            raise ValueError from None

    return read
