"""Functions that copy game states.

In compiled code, `copy_state` copies whole records and `fetch` prefetches them (compiled.py).
"""

from typing import Any

from .model import State


def copy_state(states: list[State], to: int, of: int) -> None:
    """Overwrite `states[to]` with an independent copy of `states[of]`."""
    source, copy = vars(states[of]), vars(states[to])
    for name, value in source.items():
        if isinstance(value, list):
            copy[name] = [row[:] for row in value] if value and isinstance(value[0], list) else value[:]
        else:
            copy[name] = value


def share_state(s: State) -> State:
    """Return a shallow copy of a game state, which shares its lists with the original.

    Such a copy is cheap to make, and it is sufficient for trying out changes to fields that are not lists.
    """
    shared = State.__new__(State)
    vars(shared).update(vars(s))
    return shared


def fetch(rows: Any, i: int) -> None:
    """Prefetch a row of data that will be needed soon. This has an effect only in compiled code."""
