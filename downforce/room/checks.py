"""Checks JSON data against declared types, with the standard library alone, for the server as for a device.

A type is a plain type, `Literal`, union, list, dict or dataclass; `Annotated` adds a limit. Limits also tell pydantic
about themselves, because the server describes its requests with it, but nothing here imports it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

UNIONS = (Union, get_origin(int | None))
Test = Callable[[Any], object]  # returns something true if a value is within a limit
Reader = Callable[[Any], Any]  # returns the data as the declared type, or raises ValueError if it does not fit


@dataclass(frozen=True, slots=True)
class Range:
    """The least and the greatest value of an integer."""

    least: int
    most: int

    def test(self) -> Test:
        least, most = self.least, self.most
        return lambda value: least <= value <= most

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> Any:
        return {**handler(source), "ge": self.least, "le": self.most}


@dataclass(frozen=True, slots=True)
class Length:
    """The least and the greatest length of a text or list."""

    least: int
    most: int

    def test(self) -> Test:
        least, most = self.least, self.most
        return lambda value: least <= len(value) <= most

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> Any:
        return {**handler(source), "min_length": self.least, "max_length": self.most}


@dataclass(frozen=True, slots=True)
class Pattern:
    """The regular expression that a whole text must match."""

    pattern: str

    def test(self) -> Test:
        return re.compile(self.pattern).fullmatch

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> Any:
        return {**handler(source), "pattern": self.pattern}


LIMITS = (Range, Length, Pattern)


def reader(hint: Any, limit: Range | Length | Pattern | None = None) -> Reader:
    """Return a function that checks JSON data against a type and returns it, with objects as dataclasses."""
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint):
        return _object_reader(hint)
    if origin is Annotated:
        return reader(args[0], next((each for each in args[1:] if isinstance(each, LIMITS)), None))
    if origin in UNIONS:
        return _one_of([reader(arg) for arg in args])
    if origin is Literal:
        return _limited(str, frozenset(args).__contains__)
    plain = _limited(origin or hint, limit.test()) if limit is not None else _exactly(origin or hint)
    if origin is list:
        item = reader(args[0])
        return lambda value: [item(each) for each in plain(value)]
    return plain


def _exactly(kind: type) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is kind:  # not isinstance: a bool is no integer here
            return value
        raise ValueError

    return read


def _limited(kind: type, test: Test) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is kind and test(value):
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
