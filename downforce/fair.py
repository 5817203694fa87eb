"""Draws that anybody can check afterwards (docs/fair.md): a secret that was committed to, and a nonce of every person.

Before anybody gives a nonce, everybody is shown what the secret hashes to. So whoever deals cannot choose the secret to
fit the nonces, nobody else can foresee what it will give, and when it is revealed everybody can draw the same again.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, TypeVar

SCHEME: Final = "downforce-deal-1"
SECRET_BYTES, NONCE_BYTES = 32, 16
WORDS: Final = 2**32  # a draw is made of words of four bytes
T = TypeVar("T")


def commit(secret: bytes, table: str, rules: int) -> bytes:
    """The commitment: scheme, secret, table and, in four bytes, the version of the rules, hashed together."""
    return hashlib.sha256(SCHEME.encode() + secret + table.encode() + rules.to_bytes(4, "big")).digest()


def hash_nonce(nonce: bytes) -> bytes:
    """What a page sends first, so that the last to send a nonce cannot choose it."""
    return hashlib.sha256(nonce).digest()


def label_of(race: int, what: str) -> str:
    """What a stream is for: `race 1 grid`, `race 1 lots`, `race 1 cards`, `race 2 tie 1`."""
    return f"race {race + 1} {what}"


class Stream:
    """Numbers of one label: HMAC-SHA-256, keyed with the secret, of commitment, nonces by seat, label and a counter.

    A seat that gave a nonce adds its number in a byte and the nonce; a zero byte ends the label; the counter has four
    bytes. Each hash gives eight words, the first bytes of a word counting most.
    """

    def __init__(self, secret: bytes, commitment: bytes, nonces: Sequence[bytes | None], label: str) -> None:
        given = b"".join(bytes([seat]) + nonce for seat, nonce in enumerate(nonces) if nonce is not None)
        self.secret = secret
        self.message = commitment + given + label.encode() + b"\0"
        self.counter = 0
        self.words: list[int] = []  # not used yet, the next one last
        self.drawn: list[int] = []  # what `below` has given

    def next_word(self) -> int:
        if not self.words:
            block = hmac.digest(self.secret, self.message + self.counter.to_bytes(4, "big"), "sha256")
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
            self.counter += 1
        return self.words.pop()

    def below(self, n: int) -> int:
        """0 to n - 1, each as likely: words beyond the last multiple of n are left out."""
        word = self.next_word()
        while word >= WORDS - WORDS % n:
            word = self.next_word()
        self.drawn.append(word % n)
        return word % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Fisher-Yates from the end: the last changes places with one of all, then the last but one of those left."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed
