"""The protocol by which a game table agrees on its deal.

The server publishes a commitment. Then every person's page sends the hash of a nonce and, in a second step, the nonce
itself. Nothing can be drawn before everything has arrived; from then on, every draw of the game is determined
(docs/fair-deals.md). A page that does not answer is left out: the deal is discarded and counted, and the server commits
to a new secret.
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

    The pages of people whose seats are not in `asked` do not take part.
    """
    silent = [row.seat for row in seats if row.kind == "person" and row.seat not in asked]
    return Commitment(table.id, 0, new_secret(), sorted(asked), silent, process, now, SCHEME)


def new_secret() -> str:
    """Return a new random server secret as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


class Handshake:
    """The state of agreeing on one deal.

    Each hash or nonce from a page is proposed, stored by the caller, and then applied.
    """

    def __init__(
        self, table: TableRow, commitment: Commitment, parts: Iterable[Part] = (), earlier: Sequence[Commitment] = ()
    ) -> None:
        """Build the state of a deal from its stored rows. `earlier` holds the preceding commitments in order."""
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
        """The step that pages must send next: a hash or a nonce. None when everything has arrived."""
        return next((step for step, received in self.received.items() if set(self.row.asked) - received.keys()), None)

    def missing(self) -> set[int]:
        """Return the seats whose page has not yet sent the hash or nonce that is needed now."""
        asks = self.asks
        return set(self.row.asked) - self.received[asks].keys() if asks else set()

    def propose(self, seat: int, number: int, step: DealAsks, data: str) -> Part | None:
        """Return a hash or nonce from a page, for the caller to store, or None if it is already known.

        Raise Refused if it was not asked for, or if a nonce does not match the hash that was sent earlier.
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
        """Add a hash or nonce that has been stored."""
        self.received[part.step][part.seat] = part.data

    def next_commitment(self, without: Collection[int], now: float, process: str) -> Commitment:
        """Return the commitment for the deal that replaces this one.

        It has a new secret and leaves out the seats in `without`.
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
        """Return the proof that determines every draw of the game. All hashes and nonces must have arrived."""
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
    """Return the commitments for all deals of a table, oldest first."""
    pinned = table.pinned
    setting = digest_setting(table.options, pinned["track"], pinned["deck"])
    deals = [(row.secret, row.silent) for row in rows]
    return commit_all(rows[-1].scheme, table.id, pinned["rules"], setting, deals)
