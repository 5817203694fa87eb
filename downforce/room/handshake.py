"""How a table agrees on its chance: a commitment is shown, every person's page answers with a hash, then with a nonce.

Only when all are in can anything be drawn, and then it is settled for the whole game (docs/fair.md). A page that does
not answer takes no part: that deal is thrown away and counted, and another secret is committed to.
"""

import secrets
from collections.abc import Collection, Iterable, Sequence

from ..fair import OLD_SCHEME, SCHEME, SECRET_BYTES, commit_all, digest_setting, hash_nonce
from ..rules.views.shapes import DealProof
from .refusals import Refused
from .rows import Commitment, Part, SeatRow, TableRow
from .shapes import DealAsks, DealInfo


def first_commitment(
    table: TableRow, seats: Sequence[SeatRow], asked: Collection[int], now: float, process: str
) -> Commitment:
    """A fresh secret for the first deal of a table; people who are not asked take no part."""
    silent = [row.seat for row in seats if row.kind == "person" and row.seat not in asked]
    return Commitment(table.id, 0, new_secret(), sorted(asked), silent, process, now, SCHEME)


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


class Handshake:
    """The parts of one deal. One is proposed, stored by whoever runs the table, and then believed."""

    def __init__(
        self, table: TableRow, commitment: Commitment, parts: Iterable[Part] = (), earlier: Sequence[Commitment] = ()
    ) -> None:
        """`earlier` are the commitments of the deals that were thrown away before, the first one first."""
        self.table = table
        self.row = commitment
        self.earlier = earlier
        self.commitments = [each.hex() for each in commit_rows(table, [*earlier, commitment])]
        self.commitment = self.commitments[-1]
        self.received: dict[DealAsks, dict[int, str]] = {"hash": {}, "nonce": {}}  # by seat
        for part in parts:
            self.apply(part)

    @property
    def asks(self) -> DealAsks | None:
        """What is waited for; None when all is settled."""
        return next((step for step, received in self.received.items() if set(self.row.asked) - received.keys()), None)

    def missing(self) -> set[int]:
        """Seats that have not answered what is asked now."""
        asks = self.asks
        return set(self.row.asked) - self.received[asks].keys() if asks else set()

    def propose(self, seat: int, number: int, step: DealAsks, data: str) -> Part | None:
        """A page's part; None where it is known already. Refused when it is not wanted, or not what was announced."""
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
        self.received[part.step][part.seat] = part.data

    def next_commitment(self, without: Collection[int], now: float, process: str) -> Commitment:
        """This deal is thrown away. The next one has another secret, and does not ask these seats."""
        asked = [seat for seat in self.row.asked if seat not in without]
        silent = sorted({*self.row.silent, *without})
        number, scheme = self.row.number + 1, self.row.scheme
        return Commitment(self.table.id, number, new_secret(), asked, silent, process, now, scheme)

    def info(self) -> DealInfo:
        """What everybody may know."""
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
        """What everything is drawn from; all parts must be in."""
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
    """Return the commitments of all deals of a table, the first one first."""
    pinned = table.pinned
    setting = digest_setting(table.options, pinned["track"], pinned["deck"])
    deals = [(row.secret, row.silent) for row in rows]
    return commit_all(rows[-1].scheme, table.id, pinned["rules"], setting, deals)
