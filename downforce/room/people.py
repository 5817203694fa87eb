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


# Drawn as nothing, but as wide as a letter: Braille blank, Hangul fillers, hieroglyph blanks, a note without a head
BLANK = frozenset("\u2800\u115f\u1160\u3164\uffa0\U00013441\U00013442\U0001d159")
# Drawn as nothing at all: Unicode's Default_Ignorable_Code_Point (its fillers are in BLANK), without the variation
# selectors 15 and 16, by which an emoji says how it is drawn; and two fillers that Unicode does not count among them
INVISIBLE = frozenset(
    chr(code)
    for first, last in (
        *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F)),
        *((0x202A, 0x202E), (0x2060, 0x206F), (0xFE00, 0xFE0D), (0xFEFF, 0xFEFF), (0xFFF0, 0xFFF8), (0xFFFC, 0xFFFC)),
        *((0x16FE4, 0x16FE4), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
    )
    for code in range(first, last + 1)
)
DROPPED = (
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
    "Zl",
    "Zp",
)  # control, direction, private and unassigned characters


def clean_name(given: str) -> str:
    """Return the name without control, direction and invisible characters and without long gaps; Refused if nothing
    that can be seen is left."""
    kept = "".join(
        " " if sign.isspace() or sign in BLANK else sign
        for sign in unicodedata.normalize("NFC", given)
        if sign not in INVISIBLE and (sign.isspace() or unicodedata.category(sign) not in DROPPED)
    )
    kept = re.sub(r" +", " ", kept).strip()
    while kept and not is_visible(kept[0]):  # accents with no letter to stand on
        kept = kept[1:].lstrip()
    if not kept or len(kept) > MAX_NAME:
        raise Refused("bad-name")
    return kept


def is_visible(sign: str) -> bool:
    """Return whether a character is drawn by itself: a letter, digit, punctuation mark or symbol that is not blank."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK and sign not in INVISIBLE
