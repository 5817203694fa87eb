"""The protocol by which the server and the players' pages agree on a verifiable deal.

The server publishes a commitment to a secret. Then every person's page sends the hash of a nonce and, in a second step,
the nonce itself. No cards can be drawn until all nonces have arrived. From then on, every draw of the game is
determined (docs/fair-deals.md). If a page does not answer, the deal is discarded, and the server commits to a new
secret for a deal without that page. The number of discarded deals is recorded.
"""

import secrets
from collections.abc import Collection, Iterable, Sequence

from ..fair import OLD_SCHEME, SCHEME, SECRET_BYTES, commit_all, digest_setting, hash_nonce
from ..rules.views.shapes import DealProof
from .refusals import Refused
from .shapes import DealAsks, DealInfo
from .stored_rows import Commitment, Part, SeatRow, TableRow


def first_commitment(
    table: TableRow, seats: Sequence[SeatRow], asked: Collection[int], now: float, process: str
) -> Commitment:
    """Return a commitment to a fresh secret for a table's first deal.

    Only the pages of people whose seats are in `asked` take part in the deal.
    """
    silent = [row.seat for row in seats if row.kind == "person" and row.seat not in asked]
    return Commitment(table.id, 0, new_secret(), sorted(asked), silent, process, now, SCHEME)


def new_secret() -> str:
    """Return a new random server secret as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


class Handshake:
    """Tracks the progress of the server and the players' pages in agreeing on one deal.

    Each hash or nonce from a page is first proposed, then stored by the caller, and finally applied.
    """

    def __init__(
        self, table: TableRow, commitment: Commitment, parts: Iterable[Part] = (), earlier: Sequence[Commitment] = ()
    ) -> None:
        """Restore the state of a deal from stored rows. `earlier` contains the preceding commitments, oldest first."""
        self.table = table
        self.row = commitment
        self.earlier = earlier
        self.commitments = [each.hex() for each in commit_rows(table, [*earlier, commitment])]
        self.commitment = self.commitments[-1]
        self.received: dict[DealAsks, dict[int, str]] = {"hash": {}, "nonce": {}}  # what each seat has sent, by step
        for part in parts:
            self.apply(part)

    @property
    def asks(self) -> DealAsks | None:
        """The kind of message the pages must send next: "hash", "nonce", or None once all have arrived."""
        return next((step for step, received in self.received.items() if set(self.row.asked) - received.keys()), None)

    def missing(self) -> set[int]:
        """Return the seats whose pages have not yet sent the hash or nonce that is currently required."""
        asks = self.asks
        return set(self.row.asked) - self.received[asks].keys() if asks else set()

    def propose(self, seat: int, number: int, step: DealAsks, data: str) -> Part | None:
        """Check a hash or nonce from a page. Return it for the caller to store, or None if it is already known.

        Raise Refused if the hash or nonce was not asked for, or if a nonce does not match the hash sent earlier.
        """
        known = self.received[step].get(seat)
        if number != self.row.number or seat not in self.row.asked or known not in (None, data):
            raise Refused("stale")
        if known is not None:
            return None
        if step != self.asks:
            raise Refused("stale")
        if step == "nonce" and hash_nonce(bytes.fromhex(data)).hex() != self.received["hash"][seat]:
            raise Refused("not-a-message")
        return Part(self.table.id, number, seat, step, data)

    def apply(self, part: Part) -> None:
        """Record a page's hash or nonce after the caller has stored it."""
        self.received[part.step][part.seat] = part.data

    def next_commitment(self, without: Collection[int], now: float, process: str) -> Commitment:
        """Return a commitment to a new secret, for the deal that replaces this one.

        Pages at the seats in `without` do not take part in the new deal.
        """
        asked = [seat for seat in self.row.asked if seat not in without]
        silent = sorted({*self.row.silent, *without})
        number, scheme = self.row.number + 1, self.row.scheme
        return Commitment(self.table.id, number, new_secret(), asked, silent, process, now, scheme)

    def info(self) -> DealInfo:
        """Return the public information about the deal."""
        hashes = self.received["hash"]
        return {
            "number": self.row.number,
            "commitment": self.commitment,
            "asks": self.asks,
            "seats": self.row.asked,
            "silent": self.row.silent,
            "hashes": [hashes.get(seat) for seat in range(self.table.options["players"])],
        }

    def proof(self) -> DealProof:
        """Return the deal proof, which determines every draw of the game.

        All hashes and nonces must have arrived before this is called.
        """
        assert self.asks is None, "somebody has not answered"
        nonces = self.received["nonce"]
        proof: DealProof = {
            "scheme": OLD_SCHEME if self.row.scheme == OLD_SCHEME else SCHEME,
            "table": self.table.id,
            "secret": self.row.secret,
            "commitment": self.commitment,
            "nonces": [nonces.get(seat) for seat in range(self.table.options["players"])],
            "silent": self.row.silent,
            "discarded": self.row.number,
            "ties": [],
        }
        if proof["scheme"] != OLD_SCHEME:
            proof["earlier"] = [
                {"commitment": commitment, "secret": row.secret, "silent": row.silent}
                for commitment, row in zip(self.commitments, self.earlier, strict=False)
            ]
        return proof


def commit_rows(table: TableRow, rows: Sequence[Commitment]) -> list[bytes]:
    """Return the commitment that players are shown for each deal in `rows`. Both lists start with the oldest deal."""
    pinned = table.pinned
    setting = digest_setting(table.options, pinned["track"], pinned["deck"])
    deals = [(row.secret, row.silent) for row in rows]
    return commit_all(rows[-1].scheme, table.id, pinned["rules"], setting, deals)
