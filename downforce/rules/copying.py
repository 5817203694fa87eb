"""States in memory. Compiled, the functions here have second bodies (compiled.py): records are copied whole."""

from typing import Any

from .model import State


def copy_state(states: list[State], to: int, of: int) -> None:
    """Make states[to] the same as states[of], and independent of it."""
    source, copy = vars(states[of]), vars(states[to])
    for name, value in source.items():
        if isinstance(value, list):
            copy[name] = [row[:] for row in value] if value and isinstance(value[0], list) else value[:]
        else:
            copy[name] = value


def share_state(s: State) -> State:
    """One's own state that shares its lists with another: to ask what would be if some of its numbers were others."""
    shared = State.__new__(State)
    vars(shared).update(vars(s))
    return shared


def fetch(rows: Any, i: int) -> None:
    """Prefetch a row that will soon be needed (compiled code only)."""
