"""No seat learns what it may not know (R033, R109, U41, U44, U81).

Changing anything that is hidden from a seat changes neither its view nor its events, record or offer.
"""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import downforce
from downforce.game import Game
from downforce.offers.offer import make_offer
from downforce.record.gamefile import write_deal
from downforce.rules.bits import lowest_bit
from downforce.rules.names import AUCTION, KEEP, NO_CARD, NO_POWER, SPEED8, TIE
from downforce.rules.views.view_parts import members
from tests.quick import example_count
from tests.variants import VARIANTS, begin, finished, moments, variant_id

Seat = int | None
walked = settings(max_examples=example_count(40), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def known(game: Game, seat: Seat) -> tuple[Any, ...]:
    return game.view(seat), game.events(seat), game.record(seat), make_offer(game, seat)


def hidden_cards(game: Game, seat: Seat) -> list[tuple[str, int, int]]:
    """Return (kind of place, whose, card) for every regular card whose place this seat cannot know."""
    s, board = game.state, game.ruleset.board
    places = [("undealt", 0, card) for card in members(s.undealt)]
    in_piles = [(i, other) for other in range(s.players) for i in range(s.pile_next[other], s.pile_end[other])]
    if board.small_hands:
        places += [("pile", i, s.pile[i]) for i, _ in in_piles]
    elif board.two_player_piles and game.phase not in ("auction", "powers"):
        places += [("pile", i, s.pile[i]) for i, other in in_piles if other != seat]
    for other in range(s.players):
        if other != seat:
            unseen = s.hand[other] & ~s.shown[other]
            if s.phase == AUCTION and s.bid_card[other] != NO_CARD:
                unseen &= ~(1 << s.bid_card[other])  # changed separately, below
            if board.two_player_piles and game.phase in ("auction", "powers"):
                continue  # the hand is then the pile as well
            places += [("hand", other, card) for card in members(unseen) if card < SPEED8]
    return places


def change_what_is_hidden(game: Game, seat: Seat, draw: random.Random) -> Game:
    """Return another game that this seat cannot tell from the one it is in."""
    other = game.copy()
    s = other.state
    places = hidden_cards(other, seat)
    cards = [card for _, _, card in places]
    draw.shuffle(cards)
    for kind, where, card in places:  # take all cards away, then deal them again
        if kind == "hand":
            s.hand[where] &= ~(1 << card)
        elif kind == "undealt":
            s.undealt = 0
    for (kind, where, _), new in zip(places, cards, strict=True):
        if kind == "pile":
            s.pile[where] = new
        elif kind == "hand":
            s.hand[where] |= 1 << new
        else:
            s.undealt |= 1 << new
    first = s.lot + 1
    if s.phase == AUCTION and first < s.lots_first:  # lots not yet turned up
        order = list(range(first, s.lots_first))
        draw.shuffle(order)
        s.lot_car[first : s.lots_first] = [s.lot_car[i] for i in order]
        draw.shuffle(order)
        s.lot_power[first : s.lots_first] = [s.lot_power[i] for i in order]
    for rival in range(s.players):
        if rival == seat:
            continue
        if s.phase == AUCTION and s.bid_card[rival] != NO_CARD:
            s.bid_card[rival] = draw.choice(members(s.hand[rival]))
            s.bid[rival] = draw.randrange(9)
        if s.phase == KEEP and s.choosing & (1 << rival) and s.power[rival] != NO_POWER:
            s.power[rival] = draw.choice(members(s.won[rival]) or [lowest_bit(1)])
        s.bet[rival] = [car if car < 0 else draw.randrange(6) for car in s.bet[rival]]
    return other


@walked
@given(st.sampled_from(VARIANTS), st.integers(0, 2**32), st.integers(0, 2**32))
def test_a_view_does_not_tell_what_is_hidden(options: dict[str, Any], seed: int, change: int) -> None:
    draw = random.Random(change)
    changed = 0
    for game in moments(options, seed):
        if game.phase == "over" or draw.random() < 0.7:
            continue
        seat = draw.choice([None, *range(options["players"])])
        other = change_what_is_hidden(game, seat, draw)
        changed += vars(other.state) != vars(game.state)
        assert other.view(seat) == game.view(seat)
    assert changed, "the test changed nothing, so it showed nothing"


@pytest.mark.parametrize("options", [v for v in VARIANTS if v.get("beginner") is not True], ids=variant_id)
def test_the_deal_and_bids_are_told_to_their_owners_only(options: dict[str, Any]) -> None:
    """Two games that differ only in others' cards, later lots and cards laid look the same until cards are turned."""
    draw = random.Random(1)
    for seat in (None, 0):
        game = begin(options, 21)
        ruleset = game.ruleset
        deal = game.dealer.deal(ruleset.board)
        one = write_deal(ruleset, deal)
        keep = set(deal.cards[: ruleset.board.hand_size]) if seat == 0 else set()
        rest = [card for card in deal.cards if card not in keep]
        draw.shuffle(rest)
        deal.cards = [*deal.cards[: len(keep)], *rest]
        if ruleset.board.two_player_piles and seat == 0:  # the own pile's order is hidden too
            own = deal.cards[: ruleset.board.hand_size]
            draw.shuffle(own)
            deal.cards[: ruleset.board.hand_size] = own
        seen = 1 if not ruleset.board.deal_cars else ruleset.board.deal_cars * ruleset.board.players
        for lots in (deal.lot_car, deal.lot_power):
            later = [x for x in lots[seen:] if x != NO_POWER]
            draw.shuffle(later)
            lots[seen : seen + len(later)] = later
        two = write_deal(ruleset, deal)
        assert one != two
        pair = []
        for dealt in (one, two):
            twin = Game(game.rulesets, game.dealer)
            twin.fold([dealt])
            pair.append(twin)
        assert known(pair[0], seat) == known(pair[1], seat)
        for bidder in pair[0].waiting[1:]:  # seat 0 has not laid yet, so nothing is turned
            if pair[0].phase == "auction":
                for twin in pair:
                    twin.play(bidder, draw.choice(twin.legal(bidder)))
                assert known(pair[0], seat) == known(pair[1], seat)


@walked
@given(st.sampled_from([v for v in VARIANTS if v.get("bets", True)]), st.integers(0, 2**32))
def test_bets_stay_secret_until_the_game_is_over(options: dict[str, Any], seed: int) -> None:
    """U81: others' bets change neither view nor events nor record of a seat before the end."""
    draw, game = random.Random(seed), begin(options, seed)
    twin = game.copy()
    viewer = draw.choice([None, 0, 1])
    while game.waiting:
        seat = draw.choice(game.waiting)
        action = draw.choice(game.legal(seat))
        game.play(seat, action)
        bets_otherwise = action.startswith("bet") and seat != viewer
        twin.play(seat, f"bet {draw.choice('KBGYOR')}" if bets_otherwise else action)
        if game.waiting and draw.random() < 0.2:
            assert known(game, viewer) == known(twin, viewer)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_of_power_is_secret_until_all_have_chosen(players: int) -> None:
    """U41."""
    seen = 0
    for seed in range(40):
        for game in moments({"players": players, "two_player_cunning": "keep"}, seed):
            if game.state.phase == KEEP and len(game.waiting) > 1:
                chooser, viewer = game.waiting[0], game.waiting[1]
                twins = []
                for power in game.legal(chooser)[:2]:
                    twin = game.copy()
                    twin.play(chooser, power)
                    twins.append(twin)
                assert known(twins[0], viewer) == known(twins[1], viewer)
                assert known(twins[0], None) == known(twins[1], None)
                assert twins[0].view(chooser) != twins[1].view(chooser)
                seen += 1
    assert seen


def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    """Two players (R173): the other seat sees that a card was drawn."""
    game = next(game for game in moments({"players": 2}, 8) if game.phase == "race")
    turn = game.state.turn
    twin = game.copy()
    first, end = twin.state.pile_next[turn], twin.state.pile_end[turn]
    twin.state.pile[first:end] = twin.state.pile[first:end][::-1]
    action = next(text for text in game.legal(turn) if "8" not in text)
    for play in (game, twin):
        play.play(turn, action)
        while play.phase == "race" and play.state.card != NO_CARD:
            play.play(play.waiting[0], play.legal(play.waiting[0])[0])
    assert game.events(1 - turn) == twin.events(1 - turn)
    assert game.view(1 - turn) == twin.view(1 - turn)
    assert game.events(turn) != twin.events(turn)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "world_tour": True, "beginner": ["deal-cars"]},
        {"players": 5, "world_tour": True, "beginner": ["deal-cars", "small-hands"]},
        {"players": 4, "world_tour": True},
        {"players": 2, "world_tour": True, "beginner": ["deal-cars"]},
    ],
    ids=variant_id,
)
def test_what_nobody_saw_of_the_first_race_stays_hidden_in_the_second(options: dict[str, Any]) -> None:
    """World tour: unsold cars, undealt cards, others' hands and the order of piles, until the game is over."""
    second = next(game for game in moments(options, 5) if game.state.race == 1 and game.phase == "race")
    board = second.ruleset.board
    dealt = second.record()["deal"]
    turned = board.deal_cars * board.players or 6
    for seat in (None, *range(options["players"])):
        for deal, whole in zip(second.record(seat)["deal"], dealt, strict=True):
            assert deal["lots"] == [*whole["lots"][:turned], *[["?"]] * (6 - turned)]
            assert {card for pile in (*deal["piles"], deal["undealt"]) for card in pile} <= {"?"}
            others = [hand for other, hand in enumerate(deal["hands"]) if other != seat]
            assert {card for hand in others for card in hand} == {"?"}
            assert seat is None or deal["hands"][seat] == whole["hands"][seat]
        bets = [text for who, text in second.record(seat)["actions"] if text.startswith("bet") and who != seat]
        assert set(bets) <= {"bet ?"}
    assert "?" not in repr(finished(options, 5).record(0)["deal"])


def test_lots_to_come_stay_hidden_while_a_tie_is_drawn() -> None:
    """On a server chance acts in a separate step: between the bids and the draw (U36) no further lot is turned up."""
    for seed in range(400):
        game, draw = begin({"players": 6, "beginner": ["small-hands"]}, seed), random.Random(seed)
        while game.phase == "auction" and game.state.phase != TIE:
            seat = draw.choice(game.waiting)
            game.push(seat, draw.choice(game.legal(seat)))
        if game.state.phase == TIE and game.state.lot < 4:
            break
    turned = game.state.lot + 1
    assert game.record(0)["deal"]["lots"][turned:] == [["?"]] * (6 - turned)


def test_no_seed_stands_anywhere() -> None:
    seed = 918273645546372819
    game = finished({"players": 3}, seed)
    public = repr([game.record(), game.events(None), game.view(None), game.log, game.outcome])
    assert str(seed) not in public
    assert "seed" not in public


def test_a_record_of_one_seat_cannot_be_replayed() -> None:
    game = begin({"players": 3}, 1)
    for seat in (None, 2):
        with pytest.raises(downforce.RecordError, match="only what one seat may know"):
            downforce.replay(game.record(seat))


def test_when_the_game_is_over_everything_is_open() -> None:
    game = finished({"players": 4}, 2)
    assert "?" not in repr(game.view(None))
    assert game.record(0) == game.record(None) == game.record()


@pytest.mark.parametrize("played", [0, 1])
def test_nobody_can_tell_which_copy_was_played(played: int) -> None:
    """One of two copies was shown in the auction; whichever is played, one copy fewer is known to be there."""
    game = next(game for game in moments({"players": 2}, 8) if game.phase == "race")
    s, seat, deck = game.state, game.state.turn, game.ruleset.deck
    copies = [card for card in range(SPEED8) if deck.cards[card] == "W5W2"][:2]
    for other in range(2):  # nobody else has them
        s.hand[other] &= ~sum(1 << card for card in copies)
        s.shown[other] &= ~game.ruleset.board.copies[copies[0]]
    s.hand[seat] |= 1 << copies[played]
    s.pile[s.pile_next[seat]] = copies[1 - played]
    s.shown[seat] |= 1 << copies[0]
    others = [card for card in members(s.hand[seat]) if deck.cards[card] == "W5W2" and card not in copies]
    s.hand[seat] &= ~sum(1 << card for card in others)
    assert game.view(1 - seat)["shown"][seat].count("W5W2") == 1
    game.play(seat, "play W5W2")
    assert game.view(1 - seat)["shown"][seat].count("W5W2") == 0
