"""Draw so that anybody can check it afterwards: from a committed secret and a nonce of every person.

docs/reference/deal-proof.md says how, byte by byte.

Before anybody gives a nonce, everybody is shown what the secret hashes to. So whoever deals cannot choose the secret to
fit the nonces, nobody else can foresee what it will give, and when it is revealed everybody can draw the same again.
"""

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

OLD_SCHEME: Final = "downforce-deal-1"  # of games that began before the second; their proofs stay valid
SCHEME: Final = "downforce-deal-2"
SECRET_BYTES, NONCE_BYTES = 32, 16
NO_PREVIOUS: Final = bytes(32)  # in place of the previous commitment, for the first deal of a table
# Options that were added after scheme 2 began, with the value that leaves a game as it was without them. They are left
# out of the digest while they have it: a game that ran during the upgrade was committed to without them.
LATER_OPTIONS: Final[dict[str, Any]] = {}
WORDS: Final = 2**32  # a draw is made of words of four bytes
T = TypeVar("T")


def commit(secret: bytes, table: str, rules: int) -> bytes:
    """Return the commitment of scheme 1: scheme, secret, table and rules version (four bytes), hashed together."""
    return hashlib.sha256(OLD_SCHEME.encode() + secret + table.encode() + rules.to_bytes(4, "big")).digest()


def commit_chained(
    secret: bytes, table: str, rules: int, setting: bytes, previous: bytes, silent: Sequence[int]
) -> bytes:
    """Return the commitment of scheme 2, which also fixes what is played, the previous commitment and who is silent."""
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
