"""The options of a game as plain data.

Generated from downforce/rules/setup/options.py by `python -m tools.generate.game_option_types`: change that, not this.
"""

from typing import Literal

from ..names import BeginnerRule, CunningRule, Edition
from .typed_dict import TypedDict


class GameOptions(TypedDict):
    """All options of a game, as stored in records and views (docs/reference/options.md)."""

    players: int  # seats at the table: 2 to 6
    track: str | list[str]  # where the race is run
    deck: str  # the 42 regular cards
    edition: Edition  # the printed rulebook that sets the defaults and the currency
    powers: bool  # lots carry powers, and every seat keeps one
    bets: bool  # bets are made at the betting lines
    beginner: list[BeginnerRule]  # the beginner's game, whole or in parts
    long_distance: bool | Literal["money"]  # laps until the cards are out; the furthest car wins
    world_tour: bool  # two races, one on each track; scores are added
    any_card_bid: bool  # without the lot's colour or a wild, bid any card at its lowest
    two_player_cunning: CunningRule  # what becomes of Cunning between two
    determined_always: bool  # Determined also works on cards that others play


class GivenOptions(TypedDict, total=False):
    """Options that can be passed to `new_game`. Missing options get their defaults; switches may be "on" or "off"."""

    players: int  # seats at the table: 2 to 6
    track: str | list[str]  # where the race is run
    deck: str  # the 42 regular cards
    edition: Edition  # the printed rulebook that sets the defaults and the currency
    powers: bool | Literal["on", "off"]  # lots carry powers, and every seat keeps one
    bets: bool | Literal["on", "off"]  # bets are made at the betting lines
    beginner: bool | list[BeginnerRule]  # the beginner's game, whole or in parts
    long_distance: bool | Literal["on", "off", "money"]  # laps until the cards are out; the furthest car wins
    world_tour: bool | Literal["on", "off"]  # two races, one on each track; scores are added
    any_card_bid: bool | Literal["on", "off"]  # without the lot's colour or a wild, bid any card at its lowest
    two_player_cunning: CunningRule  # what becomes of Cunning between two
    determined_always: bool | Literal["on", "off"]  # Determined also works on cards that others play


class EditionPreset(TypedDict):
    """The options whose default differs between editions."""

    any_card_bid: bool  # without the lot's colour or a wild, bid any card at its lowest
    two_player_cunning: CunningRule  # what becomes of Cunning between two
