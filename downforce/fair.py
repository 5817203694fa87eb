"""Draws that anybody can check afterwards (docs/fair-deals.md), made from a committed secret and a nonce of every
person.

Before any player sends a nonce, all are shown the hash of the secret. So the dealer cannot choose the secret to fit the
nonces, no player can predict the result, and once the secret is revealed everybody can repeat the draws.
"""

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

OLD_SCHEME: Final = "downforce-deal-1"  # used by games that began before the second; their proofs stay valid
SCHEME: Final = "downforce-deal-2"
SECRET_BYTES, NONCE_BYTES = 32, 16
NO_PREVIOUS: Final = bytes(32)  # the previous commitment of a table's first deal
# Options added after scheme 2 began, with the value that leaves a game as it was without them. While they have that
# value they are left out of the digest: a game that ran during the upgrade was committed to without them.
LATER_OPTIONS: Final[dict[str, Any]] = {}
WORDS: Final = 2**32  # number of values of a word; a draw uses words of four bytes
T = TypeVar("T")


def commit(secret: bytes, table: str, rules: int) -> bytes:
    """Return the commitment of scheme 1: the hash of scheme, secret, table and rules version (four bytes)."""
    return hashlib.sha256(OLD_SCHEME.encode() + secret + table.encode() + rules.to_bytes(4, "big")).digest()


def commit_chained(
    secret: bytes, table: str, rules: int, setting: bytes, previous: bytes, silent: Sequence[int]
) -> bytes:
    """Return the commitment of scheme 2, which also covers the game, the previous commitment and the silent seats."""
    named = bytes([len(table)]) + table.encode("ascii") + rules.to_bytes(4, "big")
    return hashlib.sha256(
        SCHEME.encode() + secret + named + setting + previous + bytes([len(silent), *silent])
    ).digest()


def digest_setting(options: Mapping[str, Any], track: object, deck: str) -> bytes:
    """Return the SHA-256 of options, track and deck, written as canonical JSON (docs/fair-deals.md)."""
    committed = {name: value for name, value in options.items() if (name, value) not in LATER_OPTIONS.items()}
    text = json.dumps({"deck": deck, "options": committed, "track": track}, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).digest()


def commit_all(
    scheme: str, table: str, rules: int, setting: bytes, deals: Iterable[tuple[str, Sequence[int]]]
) -> list[bytes]:
    """Return the commitments of a table's deals in order; each deal is a secret in hexadecimal and its silent seats."""
    found: list[bytes] = []
    for secret, silent in deals:
        previous = found[-1] if found else NO_PREVIOUS
        raw = bytes.fromhex(secret)
        found.append(
            commit(raw, table, rules)
            if scheme == OLD_SCHEME
            else commit_chained(raw, table, rules, setting, previous, silent)
        )
    return found


def hash_nonce(nonce: bytes) -> bytes:
    """Return the hash that a page sends first, so that the last page to send its nonce cannot choose it."""
    return hashlib.sha256(nonce).digest()


def stream_label(race: int, what: str) -> str:
    """Return the label of a stream: `race 1 grid`, `race 1 lots`, `race 1 cards`, `race 2 tie 1`."""
    return f"race {race + 1} {what}"


class Stream:
    """The random numbers of one label: HMAC-SHA-256, keyed with the secret.

    The message is the commitment, the nonces by seat, the label and a counter. Each nonce follows its seat's number in
    one byte; a zero byte ends the label; the counter has four bytes. Each hash gives eight big-endian words of four
    bytes.
    """

    def __init__(self, secret: bytes, commitment: bytes, nonces: Sequence[bytes | None], label: str) -> None:
        given = b"".join(bytes([seat]) + nonce for seat, nonce in enumerate(nonces) if nonce is not None)
        self.secret = secret
        self.message = commitment + given + label.encode() + b"\0"
        self.counter = 0
        self.words: list[int] = []  # words not used yet; the next one is last
        self.drawn: list[int] = []  # all results of `below`

    def next_word(self) -> int:
        """Return the next 32-bit word."""
        if not self.words:
            block = hmac.digest(self.secret, self.message + self.counter.to_bytes(4, "big"), "sha256")
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
            self.counter += 1
        return self.words.pop()

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely: words beyond the last multiple of n are left out."""
        word = self.next_word()
        while word >= WORDS - WORDS % n:
            word = self.next_word()
        self.drawn.append(word % n)
        return word % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items shuffled by Fisher-Yates, from the last position down to the second."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed
