"""A line of play: a choice, and what may follow from it, so that it can be shown on the board.

Pro bots go on with the cards as they were really dealt, each knowing only what its seat can see. A line is one example;
verdicts are based on many simulated games instead.
"""

from ..bots import find
from ..game import Game, LogEntry
from ..rng import Rng, seed_rng
from ..rules.names import BETS, PLAY, Seat
from .shapes import PlayedLine

PRO = "pro"
CARDS_AHEAD = 3  # at most this many cards follow the current one; a line ends before the seat plays again


def is_drawn(game: Game) -> bool:
    """Return whether a choice in this position moves cars, so that a line can be shown on the board."""
    return PLAY <= game.state.phase < BETS


def continue_line(game: Game, seat: Seat, action: str) -> list[LogEntry]:
    """Play an action and let bots continue. Return the log entries of the line; the game itself is not changed."""
    played, bots, rng = game.copy(), find(PRO), Rng()
    seed_rng(rng, len(game.log))
    if sit := getattr(bots, "sit", None):
        sit(game.rulesets)
    cards = min(CARDS_AHEAD, game.ruleset.options.players - 1)
    played.play(seat, action)
    while played.waiting:
        if played.state.phase == PLAY:
            if cards == 0 or played.state.turn == seat:
                break
            cards -= 1
        who = played.waiting[0]
        played.play(who, bots.choose(played.view(who), played.legal(who), rng))
    return played.log[len(game.log) :]


def read_line(game: Game, seat: Seat, entries: list[LogEntry]) -> PlayedLine:
    """Return the line with these log entries as the seat sees it. The game itself is not changed."""
    played, start = game.copy(), len(game.log)
    played.fold(played.deals, entries)
    events = [event for event in played.events(seat, start) if event["number"] > start]
    return {"action": entries[0][1], "events": events, "view": played.view(seat)}
