"""The shipped deck: what the sources prove, and what it was designed for. Cards are read by their names alone."""

from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path

import pytest

import downforce
from downforce import decks

DECK = decks.find("reconstructed")
REGULAR, SPEED8 = DECK.cards[:42], DECK.cards[42:]
COLOURS = "KBGYOR"


def lines(card: str) -> list[tuple[str, int]]:
    return [(card[i], int(card[i + 1])) for i in range(0, len(card), 2)]


def marks(card: str) -> str:
    return card[::2]


def family(card: str) -> tuple[str, ...]:
    """Return what a card is like apart from its colours, such as 6 4 W2 1."""
    return tuple(("W" if mark == "W" else "") + str(value) for mark, value in lines(card))


def own_deck(folder: Path, cards: list[str]) -> str:
    """Write a deck file with these cards and return its path."""
    path = folder / "own.toml"
    path.write_text(f"cards = {cards!r}".replace("'", '"'), "utf-8")
    return str(path)


def test_there_are_42_regular_cards_and_six_speed_8s() -> None:
    """R008, R009, R010, U07: a Speed-8 has one line, and there is one for every car."""
    assert len(DECK.cards) == 48
    assert [value for card in REGULAR for _, value in lines(card) if value == 8] == []
    assert list(SPEED8) == ["K8", "B8", "G8", "Y8", "O8", "R8"]


def test_the_six_colours_stand_in_the_order_of_the_score_sheet() -> None:
    """R006, R007, R183: black, blue, green, yellow, orange, red; on the sheet, in views and among the Speed-8s."""
    game = downforce.new_game(3, seed=1)
    assert list(game.view(None)["cars"]) == list(COLOURS)
    assert {mark for card in REGULAR for mark in marks(card)} == {*COLOURS, "W"}
    assert "".join(marks(card) for card in SPEED8) == COLOURS


def test_the_deck_holds_the_cards_that_the_sources_show() -> None:
    """U01: the examples' cards, two green sixes of unequal length, a green four, a wild on top, two wilds on a card."""
    assert {"R6Y4K2B1", "B6O4W2Y1", "K6R4Y2O1", "R6K4G2", "O6B4Y2"} <= set(REGULAR)
    assert len({len(card) for card in REGULAR if "G6" in card}) > 1
    assert any("G4" in card for card in REGULAR)
    assert any(card.startswith("W") for card in REGULAR)
    assert any(marks(card).count("W") == 2 for card in REGULAR)
    assert any("G" not in card for card in REGULAR)


def test_the_two_tie_breaks_decide_every_bid_made_by_colour() -> None:
    """U02: for every colour, value, number of lines and bearing a wild name at most one card of all 48."""
    for colour in COLOURS:
        bids = [(dict(lines(card))[colour], len(lines(card)), "W" in card) for card in DECK.cards if colour in card]
        assert len(bids) == len(set(bids))
        assert len(bids) == 19


def test_regular_cards_show_one_to_six() -> None:
    """U03: an 8 stands on Speed-8s alone."""
    assert {value for card in REGULAR for _, value in lines(card)} == {1, 2, 3, 4, 5, 6}


def test_numbers_never_rise_from_top_to_bottom() -> None:
    """U04: in this deck; that no rule relies on it is shown with decks of our own."""
    for card in REGULAR:
        values = [value for _, value in lines(card)]
        assert values == sorted(values, reverse=True)


def test_no_colour_stands_twice_on_a_card() -> None:
    """U05."""
    for card in REGULAR:
        colours = marks(card).replace("W", "")
        assert len(set(colours)) == len(colours)


def test_cards_have_one_to_six_lines() -> None:
    """U06, R039: of different lengths, so that more cars on a card can break a tie."""
    assert Counter(len(lines(card)) for card in REGULAR) == {6: 6, 4: 12, 3: 6, 2: 12, 1: 6}


def test_every_colour_stands_once_at_each_rank_of_each_family() -> None:
    """U01: no car is better off than another."""
    families = defaultdict(list)
    for card in REGULAR:
        families[family(card)].append(marks(card))
    assert set(families) == {
        *{("6", "5", "4", "3", "2", "1"), ("6", "4", "2", "1"), ("6", "4", "W2", "1"), ("6", "4", "2")},
        *{("5",), ("W5", "2"), ("W5", "W2")},
    }
    for cards in families.values():
        for rank in zip(*cards, strict=True):
            assert sorted(rank) in (sorted(COLOURS), ["W"] * 6)


def test_every_colour_has_as_many_spaces_as_the_next() -> None:
    """U01: 64 each, and the wilds 84."""
    spaces: Counter[str] = Counter()
    for card in REGULAR:
        for mark, value in lines(card):
            spaces[mark] += value
    assert spaces == {**dict.fromkeys(COLOURS, 64), "W": 84}


def test_no_car_stands_much_more_often_above_another() -> None:
    """U01: of the ordered pairs of colours on a card each stands 4 to 6 times, 5.4 in the mean."""
    above = Counter(pair for card in REGULAR for pair in combinations(marks(card).replace("W", ""), 2))
    assert len(above) == 30
    assert set(above.values()) <= {4, 5, 6}
    assert sum(above.values()) / 30 == 5.4


def test_white_is_the_wild_and_no_car_is_white() -> None:
    """R081: W stands on cards, never among the cars."""
    assert sum(marks(card).count("W") for card in REGULAR) == 24
    assert "W" not in downforce.new_game(2, seed=1).view(None)["cars"]


@pytest.mark.parametrize(
    ("card", "wrong"),
    [
        ("K7", "above 6"),  # U03
        ("K8", "above 6"),  # U07: only the six that come with every deck
        ("K6B4K2", "twice"),  # U05
        ("W5W4W2", "at most 2 wilds"),
        ("K6B5G4Y3O2R1W1", "one to six lines"),  # U06
        ("", "one to six lines"),
        ("K0", "1 to 6"),
        ("P5", "colours are"),
        ("K", "one to six lines"),
    ],
)
def test_a_deck_with_an_impossible_card_is_refused(tmp_path: Path, card: str, wrong: str) -> None:
    """U03, U05, U06, U07: of whatever deck."""
    with pytest.raises(downforce.OptionError, match=wrong):
        downforce.new_game(deck=own_deck(tmp_path, [card, *REGULAR[1:]]))


@pytest.mark.parametrize("count", [0, 41, 43])
def test_a_deck_has_42_cards(tmp_path: Path, count: int) -> None:
    """R008: Speed-8s are not listed, they come with every deck."""
    with pytest.raises(downforce.OptionError, match="42"):
        downforce.new_game(deck=own_deck(tmp_path, ["K5"] * count))
