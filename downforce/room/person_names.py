"""Rules for people's names, and default names for guests who have not chosen one."""

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
    """Return a default name for a guest who has not chosen one. The same guest always gets the same name."""
    return NAMES[hashlib.sha256(guest.encode()).digest()[0] % len(NAMES)]


# Characters that are blank but as wide as a letter: Braille, Hangul and hieroglyph blanks, and the null notehead
BLANK = frozenset("\u2800\u115f\u1160\u3164\uffa0\U00013441\U00013442\U0001d159")
# Characters that are not drawn at all: Unicode's Default_Ignorable_Code_Point (whose fillers are in BLANK), except for
# variation selectors 15 and 16, which affect how an emoji is drawn, plus two fillers that Unicode does not list there
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
)  # Unicode categories of control, direction, private-use and unassigned characters


def clean_name(given: str) -> str:
    """Return the name after removing control, text-direction and invisible characters and collapsing repeated spaces.

    Raise Refused if the name is too long or has no visible characters left.
    """
    name = "".join(
        " " if sign.isspace() or sign in BLANK else sign
        for sign in unicodedata.normalize("NFC", given)
        if sign not in INVISIBLE and (sign.isspace() or unicodedata.category(sign) not in DROPPED)
    )
    name = re.sub(r" +", " ", name).strip()
    while name and not is_visible(name[0]):  # such as an accent without a letter to carry it
        name = name[1:].lstrip()
    if not name or len(name) > MAX_NAME:
        raise Refused("bad-name")
    return name


def is_visible(sign: str) -> bool:
    """Return whether a character is visible on its own: a non-blank letter, digit, punctuation mark or symbol."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK and sign not in INVISIBLE
