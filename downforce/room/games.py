"""Functions that create games from a table's options and make the random draws that a game needs."""

import json
from collections.abc import Mapping
from functools import lru_cache

from .. import decks, tracks
from ..dealer import FairDealer, SecureDealer
from ..game import DRAW, Game, draw_next_deal, draw_tied_seat
from ..record import gamefile
from ..rules.errors import OptionError
from ..rules.names import DEAL, TIE
from ..rules.setup.options import Options
from ..rules.setup.ruleset import Ruleset
from ..rules.views.shapes import DealProof, DealtCards, GameOptions
from ..rulesets import choose_rulesets, recorded_rulesets, track_for_record, track_names
from .refusals import Refused
from .stored_rows import RuleSources, TableRow


def read_options(given: Mapping[str, object], players: int) -> tuple[GameOptions, RuleSources]:
    """Return the complete game options, and the versions of the rules, track and deck to which the table is pinned.

    Raise Refused if an option is invalid. Clients can choose only tracks and decks that come with the game.
    """
    try:
        options = Options.read({**given, "players": players})
        for track in [options.track] if isinstance(options.track, str) else options.track:
            if track not in tracks.shipped():
                raise OptionError(f"track: {track[:40]!r}; known: {', '.join(tracks.shipped())}")
        if options.deck not in decks.shipped():
            raise OptionError(f"deck: {options.deck[:40]!r}; known: {', '.join(decks.shipped())}")
        set_out = choose_rulesets(options)
    except (OptionError, TypeError) as error:
        raise Refused("bad-options", detail=str(error)[:300]) from None
    carried = [track_for_record(ruleset) for ruleset in set_out]
    pinned: RuleSources = {
        "rules": gamefile.RULES,
        "track": carried if options.world_tour else carried[0],
        "deck": set_out[0].deck.fingerprint,
    }
    return options.as_dict(), pinned


def first_track(options: Mapping[str, object]) -> str:
    """Return the name of the track in the game options, or of the first track of a tour."""
    return track_names(Options.read(options))[0]


def track_title(options: Mapping[str, object]) -> str:
    """Return the title of the track in the game options, or of the first track of a tour.

    The title is cached, because it is part of the table info in every broadcast.
    """
    return _track_title(json.dumps(options))


@lru_cache(64)
def _track_title(options: str) -> str:
    """Return the title of the track in the game options, which are passed as a JSON string to allow caching."""
    return tracks.find(first_track(json.loads(options))).title


def new_game(table: TableRow, proof: DealProof | None = None) -> Game:
    """Return a new game for a table, before any cards are dealt.

    All random draws are derived from `proof`. Tables created by older versions have no proof, so their games use
    unpredictable random numbers instead.
    """
    rulesets = _rulesets(json.dumps([table.options, table.pinned]))
    game = Game(rulesets, FairDealer(proof, rulesets[0].deck) if proof is not None else SecureDealer())
    game.played_on = table.played_on
    return game


@lru_cache(64)
def _rulesets(key: str) -> list[Ruleset]:
    """Return the rulesets that were chosen when a table was created. Tables with equal options share their rulesets."""
    options, pinned = json.loads(key)
    if pinned["rules"] != gamefile.RULES:
        raise OptionError(f"rules {pinned['rules']}; this version plays {gamefile.RULES}")
    return recorded_rulesets(Options.read(options), pinned)


def needs_draw(game: Game) -> bool:
    """Return whether the game is waiting for a random draw: a deal, or a tie-break in the auction."""
    return game.state.phase in (DEAL, TIE)


def draw_deal(game: Game) -> DealtCards:
    """Draw and return the deal for the next race."""
    return draw_next_deal(game)


def draw_tie(game: Game) -> str:
    """Draw the winner of a tied auction at random, and return the draw in log notation."""
    return f"{DRAW}{draw_tied_seat(game)}"


def needs_deal(game: Game) -> bool:
    """Return whether the game is waiting for the cards of the next race to be dealt."""
    return game.state.phase == DEAL
