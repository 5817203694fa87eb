"""Names of people: every accepted name can be seen."""

import sys
import unicodedata

import pytest

from downforce.room.person_names import DROPPED, MAX_NAME, clean_name, is_visible
from downforce.room.refusals import Refused

# Written out here once more, by hand and from Unicode's tables, so that a mistake in the list of the module shows
NOT_DRAWN = (
    *("\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u180b", "\u180e", "\u200b", "\u200d"),
    *("\u2060", "\u2063", "\u2800", "\u3164", "\ufe00", "\ufe0f", "\ufeff", "\uffa0", "\ufffc", "\U0001d159"),
    *("\U00016fe4", "\U0001bca0", "\U0001d173", "\U000e0001", "\U000e0041", "\U000e0100", "\U000e01ef"),
    *("\u3000", "\u2003", "\u00a0", "\u1680", "\u2028", "\u0301", "\u20dd", "\u0903", "\u202e", "\ue000", "\U0010ffff"),
)


def accepted(name: str) -> str | None:
    """Return what a name becomes; None if it is refused."""
    try:
        return clean_name(name)
    except Refused:
        return None


@pytest.mark.parametrize("sign", NOT_DRAWN, ids=lambda sign: f"U+{ord(sign):04X}")
def test_a_name_of_what_is_not_drawn_is_refused(sign: str) -> None:
    for name in (sign, sign * 3, f" {sign} ", f"{sign}\u3164\u0301{sign}", "".join(NOT_DRAWN[:20]) + sign):
        assert accepted(name) is None, ascii(name)


@pytest.mark.slow
def test_whatever_is_accepted_can_be_seen() -> None:
    """Every character there is, alone and between a filler and an accent."""
    unwanted, taken = set(NOT_DRAWN) - {"\ufe0f", "\u0301", "\u20dd", "\u0903"}, 0
    for code in range(sys.maxunicode + 1):
        for name in (chr(code), f"\u3164{chr(code)}\u0301"):
            found = accepted(name)
            if found is not None:
                taken += 1
                assert is_visible(found[0]), ascii(name)
                assert unwanted.isdisjoint(found), ascii(name)
                assert {unicodedata.category(each) for each in found}.isdisjoint(DROPPED), ascii(name)
    assert taken > 200_000


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("Ida", "Ida"),
        ("Ida\u2800\u3164Rui", "Ida Rui"),
        ("I\U000e0041d\ufe00a\u00ad", "Ida"),
        ("\u0301Ida", "Ida"),
        ("\u0301 \u0302 Ida", "Ida"),
        ("Zoe\u0308", "Zoë"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("한나", "한나"),
        ("नेहा", "नेहा"),
        (".", "."),
    ],
)
def test_what_can_be_seen_stays(given: str, found: str) -> None:
    assert clean_name(given) == found


def test_accents_count_as_characters() -> None:
    """However many are heaped on one letter, a name has no more than its 24 characters."""
    assert len(clean_name("x" + "\u0301" * (MAX_NAME - 1))) <= MAX_NAME
    assert accepted("x" + "\u0301" * MAX_NAME) is None
    assert accepted("e" + "\u0301" * MAX_NAME) is not None  # the first one becomes part of the letter
