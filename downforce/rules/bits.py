"""Sets of small integers as bits. Only `lowest_bit` and `count_bits` have a second, compiled body (compiled.py)."""

from .names import Mask


def lowest_bit(mask: Mask) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def count_bits(mask: Mask) -> int:
    return mask.bit_count()


def nth_bit(mask: Mask, n: int) -> int:
    """The n-th member, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)
