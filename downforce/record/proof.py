"""Check that the fair-deal proof in a game record is well-formed. `downforce.verify` checks whether it is correct."""

from collections.abc import Mapping
from typing import Any

from ..rules.errors import RecordError, brief
from ..rules.names import MAX_PLAYERS
from ..rules.views.shapes import DealProof, EarlierDeal

HEX = set("0123456789abcdef")
SCHEMES = ("downforce-deal-1", "downforce-deal-2")
CHAINED = "downforce-deal-2"  # proofs with this scheme also contain the earlier deals
LONGEST_TABLE = 255


def refuse_malformed_proof(proof: Any) -> None:
    """Raise RecordError if the data is not a well-formed fair-deal proof."""
    if not isinstance(proof, Mapping):
        raise RecordError("proof: wanted an object")
    if proof.get("scheme") not in SCHEMES:
        raise RecordError(f"proof: scheme {brief(proof.get('scheme'))}; this version knows {', '.join(SCHEMES)}")
    wanted = [key for key in DealProof.__annotations__ if key != "earlier" or proof["scheme"] == CHAINED]
    if set(proof) != set(wanted):
        raise RecordError(f"proof: wanted an object with {', '.join(wanted)}")
    if not _is_id(proof["table"]):
        raise RecordError(f"proof: table {brief(proof['table'])}; wanted the id of a table")
    for key in ("secret", "commitment"):
        _refuse_no_hash(key, proof[key])
    nonces = proof["nonces"]
    if not isinstance(nonces, list) or not all(nonce is None or _is_hex(nonce, 16) for nonce in nonces):
        raise RecordError("proof: nonces: wanted a list, for each seat 32 hexadecimal digits in small letters or null")
    _refuse_no_silent(proof["silent"])
    if not isinstance(proof["discarded"], int) or isinstance(proof["discarded"], bool) or proof["discarded"] < 0:
        raise RecordError(f"proof: discarded {brief(proof['discarded'])}; wanted a number from 0")
    if not isinstance(proof["ties"], list) or not all(map(_is_tie, proof["ties"])):
        raise RecordError('proof: ties: wanted a list of {"race": 0, "tied": [seats]}')
    if "earlier" in proof:
        _refuse_wrong_earlier(proof["earlier"])


def _refuse_wrong_earlier(earlier: Any) -> None:
    wanted = EarlierDeal.__annotations__
    if not isinstance(earlier, list) or not all(
        isinstance(deal, Mapping) and set(deal) == set(wanted) for deal in earlier
    ):
        raise RecordError(f"proof: earlier: wanted a list of objects with {', '.join(wanted)}")
    for number, deal in enumerate(earlier):
        for key in ("secret", "commitment"):
            _refuse_no_hash(f"earlier {number}: {key}", deal[key])
        _refuse_no_silent(deal["silent"])


def _refuse_no_hash(key: str, text: Any) -> None:
    if not _is_hex(text, 32):
        raise RecordError(f"proof: {key} {brief(text)}; wanted 64 hexadecimal digits in small letters")


def _refuse_no_silent(seats: Any) -> None:
    if not _are_seats(seats):
        raise RecordError("proof: silent: wanted a list of seats, the lowest first")


def _is_id(text: Any) -> bool:
    return isinstance(text, str) and text.isascii() and text.isprintable() and 0 < len(text) <= LONGEST_TABLE


def _is_hex(text: Any, count: int) -> bool:
    return isinstance(text, str) and len(text) == 2 * count and set(text) <= HEX


def _are_seats(seats: Any) -> bool:
    numbers = range(MAX_PLAYERS)
    each = isinstance(seats, list) and all(type(seat) is int and seat in numbers for seat in seats)
    return each and seats == sorted(set(seats))


def _is_tie(tie: Any) -> bool:
    return (
        isinstance(tie, Mapping) and set(tie) == {"race", "tied"} and tie["race"] in (0, 1) and _are_seats(tie["tied"])
    )
