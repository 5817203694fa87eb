"""Sets of small integers as bits. `lowest_bit` and `count_bits` have a second body for compiled code (compiled.py)."""

from .names import Mask


def lowest_bit(mask: Mask) -> int:
    """Return the smallest member of a set, which must not be empty."""
    return (mask & -mask).bit_length() - 1


def count_bits(mask: Mask) -> int:
    """Return the number of members of a set."""
    return mask.bit_count()


def nth_bit(mask: Mask, n: int) -> int:
    """Return the n-th smallest member, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)
