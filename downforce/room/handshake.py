"""How a table agrees on its deal: the server shows a commitment, every person's page sends a hash, then its nonce.

Nothing can be drawn before all parts are in, and then every draw of the game is settled (docs/fair-deals.md). A page
that does not answer takes no part: that deal is discarded and counted, and the server commits to another secret.
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
    """Return a commitment to a fresh secret for the first deal of a table.

    The pages of people not in `asked` take no part.
    """
    silent = [row.seat for row in seats if row.kind == "person" and row.seat not in asked]
    return Commitment(table.id, 0, new_secret(), sorted(asked), silent, process, now, SCHEME)


def new_secret() -> str:
    """Return a random secret of the server, in hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


class Handshake:
    """The parts of one deal. A part is proposed, stored by the caller, and then applied."""

    def __init__(
        self, table: TableRow, commitment: Commitment, parts: Iterable[Part] = (), earlier: Sequence[Commitment] = ()
    ) -> None:
        """Build the state of a deal from its stored rows; `earlier` are the commitments before it, in order."""
        self.table = table
        self.row = commitment
        self.earlier = earlier
        self.commitments = [each.hex() for each in commit_rows(table, [*earlier, commitment])]
        self.commitment = self.commitments[-1]
        self.received: dict[DealAsks, dict[int, str]] = {"hash": {}, "nonce": {}}  # by part, by seat
        for part in parts:
            self.apply(part)

    @property
    def asks(self) -> DealAsks | None:
        """Which part the pages are asked for; None when all parts are in."""
        return next((step for step, received in self.received.items() if set(self.row.asked) - received.keys()), None)

    def missing(self) -> set[int]:
        """Return the seats whose page has not sent the part that is asked for now."""
        asks = self.asks
        return set(self.row.asked) - self.received[asks].keys() if asks else set()

    def propose(self, seat: int, number: int, step: DealAsks, data: str) -> Part | None:
        """Return the part that a page sends, to be stored; None if it is known already.

        Raise Refused if the part is not asked for, or if a nonce does not match the hash that announced it.
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
        """Add a part that has been stored."""
        self.received[part.step][part.seat] = part.data

    def next_commitment(self, without: Collection[int], now: float, process: str) -> Commitment:
        """Return the commitment that replaces this deal: with another secret, and not asking the seats in `without`."""
        asked = [seat for seat in self.row.asked if seat not in without]
        silent = sorted({*self.row.silent, *without})
        number, scheme = self.row.number + 1, self.row.scheme
        return Commitment(self.table.id, number, new_secret(), asked, silent, process, now, scheme)

    def info(self) -> DealInfo:
        """Return what everybody may know about the deal."""
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
        """Return the proof that every draw of the game comes from; all parts must be in."""
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
    """Return the commitments of all deals of a table, oldest first."""
    pinned = table.pinned
    setting = digest_setting(table.options, pinned["track"], pinned["deck"])
    deals = [(row.secret, row.silent) for row in rows]
    return commit_all(rows[-1].scheme, table.id, pinned["rules"], setting, deals)
