"""What people are called."""

import hashlib
import re
import unicodedata

from .refusals import Refused

MAX_NAME = 24
NAMES = (
    *("Alba", "Alex", "Anouk", "Bruno", "Carla", "Clara", "Dario", "Elena", "Emil", "Enzo", "Fábio", "Gil"),
    *("Hugo", "Inês", "Iris", "Jonas", "Kai", "Lara", "Leo", "Luca", "Maya", "Milo", "Nico", "Noa"),
    *("Olga", "Pau", "Quim", "Rosa", "Sami", "Tiago", "Uma", "Vera", "Yara", "Zoé"),
)


def first_name(guest: str) -> str:
    """What a guest is called before they choose."""
    return NAMES[hashlib.sha256(guest.encode()).digest()[0] % len(NAMES)]


def clean_name(given: str) -> str:
    """A name that cannot make a mess: no control or direction characters, no long gaps. Refused if nothing is left."""
    kept = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", given))
    kept = "".join(
        sign for sign in kept if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
    )
    kept = re.sub(r" +", " ", kept).strip()
    if not kept or len(kept) > MAX_NAME or all(unicodedata.category(sign).startswith(("M", "Z")) for sign in kept):
        raise Refused("bad-name")
    return kept
