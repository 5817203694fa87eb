"""What the shipped deck cannot show, with decks of our own: odd wilds, rising numbers, ties that nothing breaks."""

from collections import Counter
from pathlib import Path

import pytest

import downforce
from downforce.game import Game
from downforce.rules.names import ALL_CARS, LINE
from tests.rules.test_deck import REGULAR, own_deck
from tests.rules.test_whole_games import find_events, situation

LANES = "\n".join(
    f"track.spaces.{lane}{i} = [{i - 1}, {i}, {2 * n}, {2 * n + 1}]"
    for n, lane in enumerate("kbgyor")
    for i in range(1, 10)
)
CARS = 'race.cars = { K = "k1", B = "b1", G = "g1", Y = "y1", O = "o1", R = "r1" }'


def race(folder: Path, card: str, power: str = "") -> Game:
    """Return a race in which seat 0 owns black and holds this card; every car has its own lane and so a single end."""
    deck = own_deck(folder, [card, *REGULAR[1:]])
    powers = f'race.powers = {{ 0 = "{power}" }}' if power else ""
    game = situation(
        f"""
        options = {{ players = 3, deck = "{deck}" }}
        race.turn   = 0
        race.owners = {{ K = 0, B = 1, G = 2 }}
        race.hands  = {{ 0 = ["{card}"], 1 = ["R5"], 2 = ["Y5"] }}
        {powers}
        {CARS}
        {LANES}
        """
    )
    game.play(0, f"play {card}")
    return game


def spaces(game: Game) -> str:
    return " ".join(str(car["space"]) for car in game.view(None)["cars"].values())


def auction(folder: Path, cards: list[str], hands: list[list[str]], lots: str = "GKB", seed: int = 0) -> Game:
    deck = own_deck(folder, [*cards, *REGULAR[len(cards) :]])
    held = ", ".join(f"{seat} = {hand!r}".replace("'", '"') for seat, hand in enumerate(hands))
    return situation(
        f"""
        options       = {{ players = {len(hands)}, deck = "{deck}" }}
        auction.lots  = {[[car] for car in lots]!r}
        auction.hands = {{ {held} }}
        """,
        seed,
    )


# Wilds.


def test_a_wild_with_one_legal_colour_names_it_by_itself(tmp_path: Path) -> None:
    """R083, U51: five colours are printed on the card, so the wild moves the sixth car and nobody is asked."""
    game = race(tmp_path, "K6B5G4Y3O2W1")
    assert spaces(game) == "k7 b6 g5 y4 o3 r2"
    assert [(event["seat"], event["car"]) for event in find_events(game, "named")] == [(0, "R")]
    assert game.waiting == (1,)


def test_with_strategic_a_wild_with_one_legal_colour_is_asked(tmp_path: Path) -> None:
    """U109, U112: for it may be skipped."""
    game = race(tmp_path, "W6K5B4G3Y2O1", "strategic")
    assert game.legal(0) == ["wild R", "skip"]
    game.play(0, "skip")
    assert spaces(game) == "k6 b5 g4 y3 o2 r1"


def test_with_strategic_a_wild_whose_one_car_cannot_move_is_not_asked(tmp_path: Path) -> None:
    """U71, U109: `skip` is offered only where a car could move."""
    deck = own_deck(tmp_path, ["W6K5B4G3Y2O1", *REGULAR[1:]])
    game = situation(
        f"""
        options = {{ players = 2, deck = "{deck}" }}
        track.spaces = {{ r = [0, 1, 0, 1], k = [0, 1, 5, 6], k2 = [1, 2, 5, 6] }}
        race.owners = {{ K = 0, B = 1 }}
        race.cars   = {{ R = "r", K = "k" }}
        race.powers = {{ 0 = "strategic" }}
        race.hands  = {{ 0 = ["W6K5B4G3Y2O1"], 1 = ["R5"] }}
        """
    )
    game.play(0, "play W6K5B4G3Y2O1")
    assert [event["car"] for event in find_events(game, "named")] == ["R"]
    assert game.legal(0) == ["move k2", "skip"], "the next line, black's"


def test_with_unpredictable_all_six_may_be_named(tmp_path: Path) -> None:
    """R152, R153: also where only one would be left."""
    game = race(tmp_path, "K6B5G4Y3O2W1", "unpredictable")
    assert game.legal(0) == ["wild K", "wild B", "wild G", "wild Y", "wild O", "wild R"]


def test_of_two_wilds_and_four_colours_the_second_names_itself(tmp_path: Path) -> None:
    """R083, R087, U54: two cars are left for two wilds."""
    game = race(tmp_path, "K6B5G4Y3W2W1")
    assert game.legal(0) == ["wild O", "wild R"]
    game.play(0, "wild R")
    assert spaces(game) == "k7 b6 g5 y4 o2 r3"
    assert [event["car"] for event in find_events(game, "named")] == ["R", "O"]


def test_a_wild_always_has_a_legal_colour(tmp_path: Path) -> None:
    """U52, U06: six lines hold at most six different cars, so there is always one left for each wild."""
    for card in ("K6B5G4Y3O2W1", "W6W5K4B3G2Y1", "W5W2"):
        assert downforce.new_game(deck=own_deck(tmp_path, [card, *REGULAR[1:]]), seed=1)
    with pytest.raises(downforce.OptionError, match="one to six lines"):
        downforce.new_game(deck=own_deck(tmp_path, ["K6B5G4Y3O2R1W1", *REGULAR[1:]]))


def test_a_wild_without_a_legal_colour_would_do_nothing(tmp_path: Path) -> None:
    """U52: no card can bring it about; with every car already named the line is spent and the card goes on."""
    game = race(tmp_path, "W5K2")
    assert game.legal(0) == ["wild B", "wild G", "wild Y", "wild O", "wild R"]
    game.state.named, game.state.waiting, game.state.phase = ALL_CARS, 0, LINE
    game = Game.start(game.rulesets, game.dealer, game.state)
    assert spaces(game) == "k3 b1 g1 y1 o1 r1"
    assert game.waiting == (1,)


def test_a_colour_and_two_wilds_on_one_card(tmp_path: Path) -> None:
    """R083, R087, R088, U54: the wilds name two cars, neither of them the printed one."""
    game = race(tmp_path, "K6W4W2")
    assert game.legal(0) == ["wild B", "wild G", "wild Y", "wild O", "wild R"]
    game.play(0, "wild O")
    assert game.legal(0) == ["wild B", "wild G", "wild Y", "wild R"]
    game.play(0, "wild B")
    assert spaces(game) == "k7 b3 g1 y1 o5 r1"


def test_lines_go_from_top_to_bottom_even_if_the_numbers_rise(tmp_path: Path) -> None:
    """R075, U04: the order of lines counts, not their numbers."""
    game = race(tmp_path, "Y1W2K3B6")
    assert game.legal(0) == ["wild G", "wild O", "wild R"]
    assert spaces(game) == "k1 b1 g1 y2 o1 r1"
    game.play(0, "wild G")
    moves = [(event["car"], event["steps"]) for event in find_events(game, "moved")]
    assert moves == [("Y", 1), ("G", 2), ("K", 3), ("B", 6)]


# Bids.


def test_a_card_with_the_colour_bids_by_it_whatever_wilds_it_has(tmp_path: Path) -> None:
    """R034, U21, U23: no number is named, none is taken."""
    game = auction(tmp_path, ["K6W4W2"], [["K6W4W2"], ["K5"], ["R5"]], lots="KGB")
    assert game.legal(0) == ["bid K6W4W2"]
    for text in ("bid K6W4W2 4", "bid K6W4W2 2"):
        with pytest.raises(downforce.IllegalAction):
            game.play(0, text)
    for seat, text in ((0, "bid K6W4W2"), (1, "bid K5"), (2, "pass R5")):
        game.play(seat, text)
    assert game.view(None)["sold"] == {"seat": 0, "price": 6}


@pytest.mark.parametrize(("value", "winner", "price"), [(4, 0, 4), (2, 1, 3)])
def test_without_the_colour_the_bidder_names_one_of_two_wilds(
    tmp_path: Path, value: int, winner: int, price: int
) -> None:
    """R067, U23: the first or the second, also beside a printed colour."""
    game = auction(tmp_path, ["K6W4W2", "G3"], [["K6W4W2"], ["G3"], ["R5"]])
    assert game.legal(0) == ["bid K6W4W2 4", "bid K6W4W2 2", "pass K6W4W2"]
    for seat, text in ((0, f"bid K6W4W2 {value}"), (1, "bid G3"), (2, "pass R5")):
        game.play(seat, text)
    assert game.view(None)["sold"] == {"seat": winner, "price": price}


def test_the_lower_wild_may_stand_above_the_higher(tmp_path: Path) -> None:
    """U04, U23: which is named counts, not where it stands."""
    game = auction(tmp_path, ["W2W5"], [["W2W5"], ["K5"], ["R5"]])
    assert game.legal(0) == ["bid W2W5 2", "bid W2W5 5", "pass W2W5"]
    for seat, text in ((0, "bid W2W5 5"), (1, "pass K5"), (2, "pass R5")):
        game.play(seat, text)
    assert game.view(None)["sold"] == {"seat": 0, "price": 5}


def test_two_wilds_of_one_value_need_no_number(tmp_path: Path) -> None:
    """U23: there is nothing to choose, so one action and no number."""
    game = auction(tmp_path, ["W3W3"], [["W3W3"], ["K5"], ["R5"]])
    assert game.legal(0) == ["bid W3W3", "pass W3W3"]
    with pytest.raises(downforce.NotationError, match="no number"):
        game.play(0, "bid W3W3 3")
    for seat, text in ((0, "bid W3W3"), (1, "pass K5"), (2, "pass R5")):
        game.play(seat, text)
    assert game.view(None)["sold"] == {"seat": 0, "price": 3}


def test_any_card_bids_its_lowest_number_wherever_that_stands(tmp_path: Path) -> None:
    """R068, U04: the lowest, not the last nor the first."""
    game = auction(tmp_path, ["K3B1R6"], [["K3B1R6"], ["K5"], ["R5"]])
    for seat, text in ((0, "bid K3B1R6"), (1, "pass K5"), (2, "pass R5")):
        game.play(seat, text)
    assert game.view(None)["sold"] == {"seat": 0, "price": 1}


def test_the_last_car_costs_the_lower_of_two_wilds_wherever_it_stands(tmp_path: Path) -> None:
    """U33: also where the lower one stands on top."""
    for card in ("W2W5", "W5W2"):
        deck = own_deck(tmp_path, [card, *REGULAR[1:]])
        game = situation(
            f"""
            options        = {{ players = 2, deck = "{deck}" }}
            auction.lots   = [["G"]]
            auction.owners = {{ K = 0, B = 0, Y = 0, O = 0, R = 0 }}
            auction.hands  = {{ 0 = ["K5"], 1 = ["{card}"] }}
            """
        )
        assert game.view(None)["sold"] == {"seat": 1, "price": 2}


# Ties that both tie-breaks leave.


def test_a_tie_that_nothing_breaks_is_drawn_by_chance(tmp_path: Path) -> None:
    """U36, R039, R040: between copies bid by colour; over some seeds each of the tied gets it, never a lower bid."""
    winners: Counter[int] = Counter()
    for seed in range(30):
        game = auction(tmp_path, ["G6", "G6", "G6"], [["G6"], ["G5"], ["G6"], ["G6"], ["K5"]], "GKBYO", seed)
        for seat, text in enumerate(("bid G6", "bid G5", "bid G6", "bid G6", "pass K5")):
            game.play(seat, text)
        assert find_events(game, "tied")[0]["seats"] == [0, 2, 3]
        drawn = find_events(game, "drawn")[0]["seat"]
        assert game.view(None)["sold"] == {"seat": drawn, "price": 6}
        assert game.log[-1] == (None, f"draw {drawn}")
        winners[drawn] += 1
    assert set(winners) == {0, 2, 3}


def test_what_was_drawn_stands_in_the_record(tmp_path: Path) -> None:
    """U36: as an entry of nobody's; a replay draws nothing anew, and refuses what could not have been drawn."""
    deck = own_deck(tmp_path, [colour + "5" for colour in "KBGYOR" for _ in range(7)])
    game = downforce.new_game(4, deck=deck, seed=3)
    while game.waiting:
        game.play(game.waiting[0], game.legal(game.waiting[0])[0])  # bids stand first, so all bid who can
    record = game.record()
    drawn = [i for i, (seat, _) in enumerate(record["actions"]) if seat is None]
    assert drawn
    assert {record["actions"][i][1].split()[0] for i in drawn} == {"draw"}
    again = downforce.replay(record)
    assert again.record() == record
    assert again.events(0) == game.events(0)
    tied = find_events(game, "tied")[0]["seats"]
    for seat in set(range(4)) - set(tied) | {9}:
        wrong = [list(entry) for entry in record["actions"]]
        wrong[drawn[0]] = [None, f"draw {seat}"]
        with pytest.raises(downforce.IllegalAction, match=f"action {drawn[0] + 1}: .*expected draw {tied[0]}"):
            downforce.replay({**record, "actions": wrong})
    left_out = [entry for i, entry in enumerate(record["actions"]) if i != drawn[0]]
    with pytest.raises(downforce.IllegalAction, match=f"action {drawn[0] + 1}"):
        downforce.replay({**record, "actions": left_out})
    early = [[None, "draw 0"], *record["actions"]]
    with pytest.raises(downforce.IllegalAction, match=r"action 1: .*expected an action of a seat"):
        downforce.replay({**record, "actions": early})


def test_a_natural_bid_that_bears_a_wild_has_no_edge_over_a_wild_bid() -> None:
    """U36, U39: the tie-breaks ask for a wild on the card, not for the way it bid; level in both, chance decides."""
    text = """
    options.players = 3
    auction.lots  = [["G"], ["K"], ["B"]]
    auction.hands = { 0 = ["W5G2"], 1 = ["W5W2"], 2 = ["R5"] }
    """
    winners = set()
    for seed in range(12):
        game = situation(text, seed)
        for seat, bid in enumerate(("bid W5G2", "bid W5W2 2", "pass R5")):
            game.play(seat, bid)
        assert find_events(game, "tied")[0]["seats"] == [0, 1]
        assert game.view(None)["sold"]["price"] == 2
        winners.add(game.view(None)["sold"]["seat"])
    assert winners == {0, 1}
