"""Games built from a table's options, and what chance must draw for them."""

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
    """Return complete options, and the rules, track and deck to pin.

    Clients may name shipped tracks and decks, never files.
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
    """Return the name of the only track, or of a tour's first one."""
    return track_names(Options.read(options))[0]


def track_title(options: Mapping[str, object]) -> str:
    """Return the title of the (first) track. Cached: it is part of every info that is broadcast."""
    return _track_title(json.dumps(options))


@lru_cache(64)
def _track_title(options: str) -> str:
    """Look the title up by the options as JSON, which can be cached."""
    return tracks.find(first_track(json.loads(options))).title


def new_game(table: TableRow, proof: DealProof | None = None) -> Game:
    """Return a game that is not dealt yet.

    All its draws come from `proof`; tables of older versions have none and draw at random.
    """
    rulesets = _rulesets(json.dumps([table.options, table.pinned]))
    game = Game(rulesets, FairDealer(proof, rulesets[0].deck) if proof is not None else SecureDealer())
    game.played_on = table.played_on
    return game


@lru_cache(64)
def _rulesets(key: str) -> list[Ruleset]:
    """Return the rulesets that were pinned when the table was made. Tables with the same options share them."""
    options, pinned = json.loads(key)
    if pinned["rules"] != gamefile.RULES:
        raise OptionError(f"rules {pinned['rules']}; this version plays {gamefile.RULES}")
    return recorded_rulesets(Options.read(options), pinned)


def needs_draw(game: Game) -> bool:
    """Return whether the game waits for chance: a deal, or a tie in the auction."""
    return game.state.phase in (DEAL, TIE)


def draw_deal(game: Game) -> DealtCards:
    """Draw the deal of the next race."""
    return draw_next_deal(game)


def draw_tie(game: Game) -> str:
    """Draw who wins a tie, in the notation of the log."""
    return f"{DRAW}{draw_tied_seat(game)}"


def needs_deal(game: Game) -> bool:
    """Return whether the game waits for the deal of a race."""
    return game.state.phase == DEAL
