"""The proof in a record: that it has its shape. What it proves is checked by `downforce.verify`."""

from collections.abc import Mapping
from typing import Any

from ..rules.errors import RecordError, brief
from ..rules.names import MAX_PLAYERS
from ..rules.shapes import DealProof

HEX = set("0123456789abcdef")
SCHEMES = ("downforce-deal-1",)


def refuse_wrong_proof(proof: Any) -> None:
    """RecordError for what is no proof at all."""
    wanted = DealProof.__annotations__
    if not isinstance(proof, Mapping) or set(proof) != set(wanted):
        raise RecordError(f"proof: wanted an object with {', '.join(wanted)}")
    if proof["scheme"] not in SCHEMES:
        raise RecordError(f"proof: scheme {brief(proof['scheme'])}; this version knows {', '.join(SCHEMES)}")
    if not isinstance(proof["table"], str):
        raise RecordError(f"proof: table {brief(proof['table'])}; wanted the id of a table")
    for key in ("secret", "commitment"):
        if not _is_hex(proof[key], 32):
            raise RecordError(f"proof: {key} {brief(proof[key])}; wanted 64 hexadecimal digits in small letters")
    nonces = proof["nonces"]
    if not isinstance(nonces, list) or not all(nonce is None or _is_hex(nonce, 16) for nonce in nonces):
        raise RecordError("proof: nonces: wanted a list, for each seat 32 hexadecimal digits in small letters or null")
    if not _are_seats(proof["silent"]):
        raise RecordError("proof: silent: wanted a list of seats")
    if not isinstance(proof["discarded"], int) or isinstance(proof["discarded"], bool) or proof["discarded"] < 0:
        raise RecordError(f"proof: discarded {brief(proof['discarded'])}; wanted a number from 0")
    if not isinstance(proof["ties"], list) or not all(map(_is_tie, proof["ties"])):
        raise RecordError('proof: ties: wanted a list of {"race": 0, "tied": [seats]}')


def _is_hex(text: Any, count: int) -> bool:
    return isinstance(text, str) and len(text) == 2 * count and set(text) <= HEX


def _are_seats(seats: Any) -> bool:
    numbers = range(MAX_PLAYERS)
    return isinstance(seats, list) and all(type(seat) is int and seat in numbers for seat in seats)


def _is_tie(tie: Any) -> bool:
    return (
        isinstance(tie, Mapping) and set(tie) == {"race", "tied"} and tie["race"] in (0, 1) and _are_seats(tie["tied"])
    )
