"""A small seeded random number generator (xoshiro128++ with 32-bit words), and the random draws in a game.

The generator is never part of the game state, so a bot's search cannot look into the future. The code uses only plain
integers and runs interpreted or compiled.
"""

from .rules.bits import count_bits, nth_bit
from .rules.model import Board, Deal
from .rules.names import CARS, NO_POWER, POWERS, REGULAR_CARDS, Mask, Seat

WORD = 0xFFFFFFFF


class Rng:
    """The state of a random number generator, in four words."""

    def __init__(self) -> None:
        self.word: list[int] = [0] * 4


def seed_rng(rng: Rng, seed: int) -> None:
    """Seed a random number generator with an integer. The four words of its state are derived with splitmix32."""
    low = seed & WORD
    high = (seed >> 32) & WORD
    for i in range(4):
        low = (low + 0x9E3779B9) & WORD
        z = low ^ ((high * (i + 1)) & WORD)
        z = ((z ^ (z >> 16)) * 0x85EBCA6B) & WORD
        z = ((z ^ (z >> 13)) * 0xC2B2AE35) & WORD
        rng.word[i] = z ^ (z >> 16)
    rng.word[0] |= 1  # an all-zero state would only produce zeros


def next_word(rng: Rng) -> int:
    """Return the next random 32-bit word."""
    w = rng.word
    total = (w[0] + w[3]) & WORD
    result = (((total << 7) | (total >> 25)) + w[0]) & WORD
    shifted = (w[1] << 9) & WORD
    w[2] ^= w[0]
    w[3] ^= w[1]
    w[1] ^= w[2]
    w[0] ^= w[3]
    w[2] ^= shifted
    w[3] = ((w[3] << 11) | (w[3] >> 21)) & WORD
    return result


def below(rng: Rng, n: int) -> int:
    """Return a random number from 0 to n - 1."""
    return (next_word(rng) * n) >> 32


def shuffle(rng: Rng, items: list[int], n: int) -> None:
    """Shuffle the first n items of a list in place."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item


def draw_deal(rng: Rng, board: Board, deal: Deal) -> None:
    """Draw the starting grid, the auction lots and the order of the cards for one race (R017-R019, R023)."""
    powers = 0
    for i in range(POWERS):
        deal.lot_power[i] = board.power_pile[i]
        powers += int(board.power_pile[i] != NO_POWER)
    for car in range(CARS):
        deal.grid[car] = car
        deal.lot_car[car] = car
    for card in range(REGULAR_CARDS):
        deal.cards[card] = card
    shuffle(rng, deal.grid, CARS)
    shuffle(rng, deal.lot_car, CARS)
    shuffle(rng, deal.lot_power, powers)
    shuffle(rng, deal.cards, REGULAR_CARDS)


def draw_seat(rng: Rng, seats: Mask) -> Seat:
    """Return one of the given seats at random, to break a tie in the auction (U36)."""
    return nth_bit(seats, below(rng, count_bits(seats)))
