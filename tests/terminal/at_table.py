"""Tables for the tests of the terminal: who sits there, and a game that was played and recorded."""

import functools
from collections.abc import Callable, Iterator
from typing import Any

from downforce import new_game
from downforce.bots import find
from downforce.game import Game
from downforce.rng import Rng, below, seed_rng
from downforce.terminal.line_mode import Plain
from downforce.terminal.session import Player, Session
from downforce.text import Text

BOTS = ("Ida", "Rui", "Otto", "Mara", "Teo", "Lena")


def sit(lang: str = "en", people: tuple[str, ...] = ("Anna",), seed: int = 8, **options: Any) -> Session:
    """A new game with these people in the first seats and bots in the others."""
    game = new_game(seed=seed, **options)
    seats = game.ruleset.options.players
    players = [Player(name) for name in people] + [Player(name, find("uniform")) for name in BOTS]
    return Session(game, players[:seats], Text(lang), seed)


def play_lines(session: Session, answer: Callable[[], str] = lambda: "1") -> list[str]:
    """The whole game in lines, with these answers."""
    lines: list[str] = []
    Plain(session, answer, lines.append, 0).run()
    return lines


def answers(*given: str) -> Callable[[], str]:
    """First these, then the end of the input."""
    left: Iterator[str] = iter(given)

    def answer() -> str:
        for text in left:
            return text
        raise EOFError

    return answer


def play_on(game: Game, seed: int = 1) -> Game:
    """To the end, by chance."""
    rng = Rng()
    seed_rng(rng, seed)
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        game.play(seat, legal[below(rng, len(legal))])
    return game


@functools.cache
def recorded(**options: Any) -> Any:
    """The record of a finished game; do not change it."""
    return play_on(new_game(seed=3, **options)).record()
