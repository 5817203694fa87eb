"""Copies of states. Compiled, `copy_state` copies whole records and `fetch` prefetches them (compiled.py)."""

from typing import Any

from .model import State


def copy_state(states: list[State], to: int, of: int) -> None:
    """Make states[to] equal to states[of] and independent of it."""
    source, copy = vars(states[of]), vars(states[to])
    for name, value in source.items():
        if isinstance(value, list):
            copy[name] = [row[:] for row in value] if value and isinstance(value[0], list) else value[:]
        else:
            copy[name] = value


def share_state(s: State) -> State:
    """Return a copy that shares its lists: cheap for what-if questions that change only plain numbers."""
    shared = State.__new__(State)
    vars(shared).update(vars(s))
    return shared


def fetch(rows: Any, i: int) -> None:
    """Prefetch a row that will soon be needed. Does nothing unless compiled."""
