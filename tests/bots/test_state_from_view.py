"""Guessed states look the same from the bot's seat, and could have come about in a game."""

import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from downforce.bots.state_from_view import state_from_view
from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.rng import Rng, seed_rng
from downforce.rules.model import State
from downforce.rules.names import COLOURS, NO_POWER, POWER_NAMES, SPEED8
from downforce.rules.views.view import view
from downforce.rules.views.view_parts import members, pile_cards
from tests.quick import example_count
from tests.variants import VARIANTS, moments

walked = settings(max_examples=example_count(40), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def seeded_rng(seed: int) -> Rng:
    rng = Rng()
    seed_rng(rng, seed)
    return rng


@walked
@given(st.sampled_from(VARIANTS), st.integers(0, 2**32), st.sampled_from([0.0, 0.9]))
def test_a_guess_looks_the_same_from_that_seat(options: dict[str, Any], seed: int, shy: float) -> None:
    draw = random.Random(seed)
    for game in moments(options, seed, shy):
        if draw.random() < 0.8:
            continue
        for seat in range(options["players"]):
            seen = view(game.ruleset, game.state, seat)
            if game.phase == "over":
                continue
            state = state_from_view(game.ruleset, seen, seeded_rng(draw.randrange(2**32)))
            assert view(game.ruleset, state, seat) == seen


def deal_of_guess(game: Game, state: State) -> dict[str, Any]:
    """Return the deal that leads to the guessed state: what each seat holds, has played and has discarded."""
    names, board = game.ruleset.deck.cards, game.ruleset.board
    hands = []
    for seat in range(state.players):
        held = [names[card] for card in members(state.hand[seat]) if card < SPEED8]
        if board.two_player_piles and game.phase not in ("auction", "powers"):
            held += [names[card] for card in members(pile_cards(state, seat))]
        played = [text.split(" ")[1] for who, text in game.log if who == seat and text.startswith("play")]
        left = [card for e in game.events(None) if e["event"] == "home" and e["seat"] == seat for card in e["cards"]]
        hands.append([card for card in [*played, *held, *left] if not card.endswith("8")])  # in the order drawn
    lots = game.record()["deal"]["lots"]
    seen = min(state.lot + 1, 6) if game.phase == "auction" else 6
    for i in range(seen, 6):
        power = state.lot_power[i]
        lots[i] = [COLOURS[state.lot_car[i]]] + ([POWER_NAMES[power]] if power != NO_POWER else [])
    piles = hands if board.two_player_piles else []
    undealt = [names[card] for card in members(state.undealt)]
    return {"grid": game.record()["deal"]["grid"], "lots": lots, "hands": hands, "piles": piles, "undealt": undealt}


DEALT = [
    v for v in VARIANTS if "small-hands" not in str(v) and v.get("beginner") is not True and not v.get("world_tour")
]


@walked
@given(st.sampled_from(DEALT), st.integers(0, 2**32), st.sampled_from([0.0, 0.5]))
def test_what_was_done_in_public_could_have_been_done_from_the_guess(
    options: dict[str, Any], seed: int, shy: float
) -> None:
    """The public log, replayed on the guessed deal, is legal. (Not for small hands: a view does not show when cards
    were drawn.)"""
    draw = random.Random(seed)
    for game in moments(options, seed, shy):
        if draw.random() < 0.97 or game.phase == "over":
            continue
        seat = draw.randrange(options["players"])
        state = state_from_view(game.ruleset, view(game.ruleset, game.state, seat), seeded_rng(draw.randrange(2**32)))
        again = Game(game.rulesets, SeededDealer(0))
        deals = [deal_of_guess(game, state)]
        again.fold(deals)
        for (who, text), (_, known) in zip(game.log, game.record(seat)["actions"], strict=True):
            if who is not None and known == "?":
                known = guessed_bid(again, who, state)
                assert known in again.legal(who)
            elif who is not None and "?" in known:
                known = f"keep {POWER_NAMES[state.power[who]]}" if known.startswith("keep") else text
            again.fold(deals, [(who, known)])


def guessed_bid(game: Game, seat: int, state: State) -> str:
    """Return the guessed bid in notation."""
    name = game.ruleset.deck.cards[state.bid_card[seat]]
    if state.bid[seat] == 0:
        return f"pass {name}"
    return f"bid {name}" if f"bid {name}" in game.legal(seat) else f"bid {name} {state.bid[seat]}"
