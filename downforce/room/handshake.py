"""How a table agrees on its chance: a commitment is shown, every person's page answers with a hash, then with a nonce.

Only when all are in can anything be drawn, and then it is settled for the whole game
(docs/fair-deals.md). A page that does
not answer takes no part: that deal is thrown away and counted, and another secret is committed to.
"""

import secrets
from collections.abc import Collection, Iterable, Sequence

from ..fair import OLD_SCHEME, SCHEME, SECRET_BYTES, commit_all, digest_setting, hash_nonce
from ..rules.views.shapes import DealProof
from .refusals import Refused
from .rows import Commitment, Part, SeatRow, TableRow
from .shapes import DealAsks, DealInfo


def open_deal(
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
        self.held = commitment
        self.earlier = earlier
        self.commitments = [each.hex() for each in commit_rows(table, [*earlier, commitment])]
        self.commitment = self.commitments[-1]
        self.given: dict[DealAsks, dict[int, str]] = {"hash": {}, "nonce": {}}  # by seat
        for part in parts:
            self.believe(part)

    @property
    def asks(self) -> DealAsks | None:
        """What is waited for; None when all is settled."""
        return next((step for step, given in self.given.items() if set(self.held.asked) - given.keys()), None)

    def missing(self) -> set[int]:
        """Seats that have not answered what is asked now."""
        asks = self.asks
        return set(self.held.asked) - self.given[asks].keys() if asks else set()

    def propose(self, seat: int, number: int, step: DealAsks, data: str) -> Part | None:
        """A page's part; None where it is known already. Refused when it is not wanted, or not what was announced."""
        known = self.given[step].get(seat)
        if number != self.held.number or seat not in self.held.asked or known not in (None, data):
            raise Refused("stale")
        if known is not None:
            return None
        if step != self.asks:
            raise Refused("stale")
        if step == "nonce" and hash_nonce(bytes.fromhex(data)).hex() != self.given["hash"][seat]:
            raise Refused("not-a-message")
        return Part(self.table.id, number, seat, step, data)

    def believe(self, part: Part) -> None:
        self.given[part.step][part.seat] = part.data

    def again(self, without: Collection[int], now: float, process: str) -> Commitment:
        """This deal is thrown away. The next one has another secret, and does not ask these seats."""
        asked = [seat for seat in self.held.asked if seat not in without]
        silent = sorted({*self.held.silent, *without})
        number, scheme = self.held.number + 1, self.held.scheme
        return Commitment(self.table.id, number, new_secret(), asked, silent, process, now, scheme)

    def info(self) -> DealInfo:
        """What everybody may know."""
        hashes = self.given["hash"]
        return {
            "number": self.held.number,
            "commitment": self.commitment,
            "asks": self.asks,
            "seats": self.held.asked,
            "silent": self.held.silent,
            "hashes": [hashes.get(seat) for seat in range(self.table.options["players"])],
        }

    def sealed(self) -> DealProof:
        """What everything is drawn from; all parts must be in."""
        assert self.asks is None, "somebody has not answered"
        nonces = self.given["nonce"]
        sealed: DealProof = {
            "scheme": OLD_SCHEME if self.held.scheme == OLD_SCHEME else SCHEME,
            "table": self.table.id,
            "secret": self.held.secret,
            "commitment": self.commitment,
            "nonces": [nonces.get(seat) for seat in range(self.table.options["players"])],
            "silent": self.held.silent,
            "discarded": self.held.number,
            "ties": [],
        }
        if sealed["scheme"] != OLD_SCHEME:
            sealed["earlier"] = [
                {"commitment": commitment, "secret": row.secret, "silent": row.silent}
                for commitment, row in zip(self.commitments, self.earlier, strict=False)
            ]
        return sealed


def commit_rows(table: TableRow, rows: Sequence[Commitment]) -> list[bytes]:
    """Return the commitments of all deals of a table, the first one first."""
    made_of = table.made_of
    setting = digest_setting(table.options, made_of["track"], made_of["deck"])
    deals = [(row.secret, row.silent) for row in rows]
    return commit_all(rows[-1].scheme, table.id, made_of["rules"], setting, deals)
