"""Sets of small integers, stored as the bits of an int.

In compiled code, `lowest_bit` and `count_bits` are replaced with the versions in compiled.py.
"""

from .names import Mask


def lowest_bit(mask: Mask) -> int:
    """Return the smallest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def count_bits(mask: Mask) -> int:
    """Return the number of members in a set."""
    return mask.bit_count()


def nth_bit(mask: Mask, n: int) -> int:
    """Return the n-th smallest member of a set, counting from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)
