"""Functions that copy game states.

In compiled code, `copy_state` copies whole records and `fetch` prefetches them (compiled.py).
"""

from typing import Any

from .model import State


def copy_state(states: list[State], to: int, of: int) -> None:
    """Make states[to] an independent copy of states[of]."""
    source, copy = vars(states[of]), vars(states[to])
    for name, value in source.items():
        if isinstance(value, list):
            copy[name] = [row[:] for row in value] if value and isinstance(value[0], list) else value[:]
        else:
            copy[name] = value


def share_state(s: State) -> State:
    """Return a shallow copy that shares its lists with the original.

    It is cheap, and good enough for trying out changes to plain numbers.
    """
    shared = State.__new__(State)
    vars(shared).update(vars(s))
    return shared


def fetch(rows: Any, i: int) -> None:
    """Prefetch a row that will be needed soon. This does nothing unless compiled."""
