"""Run fewer examples in the inner loop: `make test-quick` sets QUICK_TESTS."""

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
QUICK = bool(os.environ.get("QUICK_TESTS"))


def some(things: Iterable[T], one_in: int) -> list[T]:
    return list(things)[:: one_in if QUICK else 1]


def example_count(examples: int) -> int:
    """Return how many examples hypothesis should generate: `examples`, or fewer in quick runs."""
    return -(-examples // 4) if QUICK else examples
