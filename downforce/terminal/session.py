"""A terminal game between people and bots.

A session keeps track of who acts next, which actions the bots choose, and which log lines each reader has seen.
"""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..game import Game
from ..rng import Rng, seed_rng
from ..rules.names import Seat
from ..text import Text
from .text.choices import Choice, find_choices
from .text.log_text import LogText
from .text.phrasing import Phrasing, track_titles

if TYPE_CHECKING:  # importing the bots imports numba, which takes a while
    from ..bots import Bot

SEED_OF_BOTS = 1 << 20  # separates bots' seeds from game seeds, so that no bot draws the dealer's random numbers


@dataclass(frozen=True, slots=True)
class Player:
    """The player in a seat. `bot` is None if the player is a person."""

    name: str
    bot: "Bot | None" = None
    character: str = ""  # how the bot plays, as a text key


class Session:
    """A game in the terminal with its players, for both line mode and full-screen mode.

    Each bot sees only what a player in its seat is allowed to see.
    """

    def __init__(self, game: Game, players: Sequence[Player], text: Text, seed: int | None = None) -> None:
        self.game = game
        self.players = list(players)
        self.text = text
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.rngs = [new_rng(seed, seat) for seat in range(len(self.players))]
        self.readers: dict[Seat | None, Reader] = {}
        for player in players:
            if sit := getattr(player.bot, "sit", None):
                sit(game.rulesets)  # tell the bot the track and deck, which may come from a file

    def phrasing(self, me: Seat | None) -> Phrasing:
        return self.reader(me).phrasing

    def reader(self, me: Seat | None) -> "Reader":
        if me not in self.readers:
            names = [player.name for player in self.players]
            titles = track_titles(self.game.rulesets)
            phrasing = Phrasing(self.text, names, self.game.ruleset.options.currency, me, titles)
            self.readers[me] = Reader(self.game, phrasing)
        return self.readers[me]

    def watcher(self) -> Seat | None:
        """Return the seat from whose point of view the game is shown while no person has to decide.

        If exactly one person is playing, this is their seat. Otherwise, return None, which stands for the public view.
        """
        return self.people[0] if len(self.people) == 1 else None

    def next_seat(self) -> Seat | None:
        """Return the seat that acts next, or None if the game is over.

        If several seats have to act, bots act first, so that people do not have to wait twice.
        """
        waiting = self.game.waiting
        bots = [seat for seat in waiting if self.players[seat].bot]
        return next(iter([*bots, *waiting]), None)

    def bot_chooses(self, seat: Seat) -> str:
        """Return the action that the bot in a seat chooses. The action is not played yet."""
        bot = self.players[seat].bot
        assert bot is not None
        return bot.choose(self.game.view(seat), self.game.legal(seat), self.rngs[seat])

    def play_out(self) -> bool:
        """If the result of the game is already decided, replace all people with bots, which then finish the game.

        Return whether the result is decided.
        """
        from ..bots import FALLBACK, find

        if not self.game.view(None)["foregone"]:
            return False
        for seat in self.people:
            self.players[seat] = replace(self.players[seat], bot=(bot := find(FALLBACK)))
            if sit := getattr(bot, "sit", None):
                sit(self.game.rulesets)
        return True

    def is_secret_now(self) -> bool:
        """Return whether players choose secretly in the current phase.

        In these phases, bots do not pause after each choice, because a pause with nothing to see would be confusing.
        """
        return self.game.phase in ("auction", "powers", "bets")

    def choices(self, seat: Seat) -> list[Choice]:
        return find_choices(self.game, self.phrasing(seat), seat)

    def save(self, path: Path) -> None:
        """Write the record of the game to a file. The game does not have to be finished."""
        path.write_text(json.dumps(self.game.record(), ensure_ascii=False, indent=1) + "\n", "utf-8")


class Reader:
    """The game log for one reader, containing only what this reader is allowed to see."""

    def __init__(self, game: Game, phrasing: Phrasing) -> None:
        self.game = game
        self.phrasing = phrasing
        self.log_text = LogText(phrasing)
        self.lines: list[str] = []
        self._worded = -1  # number of actions already described; -1 before the first call

    def catch_up(self) -> list[str]:
        """Return the log lines that have been added since the last call."""
        done = len(self.game.log)
        if done == self._worded:
            return []
        events = self.game.events(self.phrasing.me, since=max(0, self._worded))
        if self._worded == 0:
            events = [event for event in events if event["number"] > 0]
        new = [line for event in events for line in self.log_text.describe(event)]
        self._worded = done
        self.lines += new
        return new


def new_rng(seed: int | None, seat: Seat) -> Rng:
    rng = Rng()
    seed_rng(rng, random.SystemRandom().getrandbits(60) if seed is None else SEED_OF_BOTS * (seed + 1) + seat)
    return rng
