"""A game with people and bots around it: who is asked next, what a bot does, what has been told to whom."""

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

if TYPE_CHECKING:  # bots import numba, and only those who need them should wait for it
    from ..bots import Bot

SEED_OF_BOTS = 1 << 20  # apart from the seeds of games, so that a bot does not draw what the dealer drew


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever sits in a seat; a person has no bot."""

    name: str
    bot: "Bot | None" = None
    character: str = ""  # how a bot plays, as the texts know it


class Session:
    """The table, for plain and full-screen play alike. Bots get their view and nothing else."""

    def __init__(self, game: Game, players: Sequence[Player], text: Text, seed: int | None = None) -> None:
        self.game = game
        self.players = list(players)
        self.text = text
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.rngs = [new_rng(seed, seat) for seat in range(len(self.players))]
        self.readers: dict[Seat | None, Reader] = {}
        for player in players:
            if sit := getattr(player.bot, "sit", None):
                sit(game.rulesets)  # the track and deck, which may come from a file

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
        """Whose view is shown while nobody is asked: the only person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def next_seat(self) -> Seat | None:
        """Who acts next: bots before people where several are asked at once, so that no person waits twice."""
        waiting = self.game.waiting
        bots = [seat for seat in waiting if self.players[seat].bot]
        return next(iter([*bots, *waiting]), None)

    def bot_chooses(self, seat: Seat) -> str:
        """What a bot would do; nothing is done yet."""
        bot = self.players[seat].bot
        assert bot is not None
        return bot.choose(self.game.view(seat), self.game.legal(seat), self.rngs[seat])

    def leave_rest(self) -> bool:
        """Nothing can change any more: bots play what is left for everybody. False: something still can."""
        from ..bots import FALLBACK, find

        if not self.game.view(None)["foregone"]:
            return False
        for seat in self.people:
            self.players[seat] = replace(self.players[seat], bot=(bot := find(FALLBACK)))
            if sit := getattr(bot, "sit", None):
                sit(self.game.rulesets)
        return True

    def is_secret_now(self) -> bool:
        """Whether choices are secret now, so that a pause after them would only puzzle."""
        return self.game.phase in ("auction", "powers", "bets")

    def choices(self, seat: Seat) -> list[Choice]:
        return find_choices(self.game, self.phrasing(seat), seat)

    def save(self, path: Path) -> None:
        """The game as a record, finished or not."""
        path.write_text(json.dumps(self.game.record(), ensure_ascii=False, indent=1) + "\n", "utf-8")


class Reader:
    """The log as one reader may know it, told once."""

    def __init__(self, game: Game, phrasing: Phrasing) -> None:
        self.game = game
        self.phrasing = phrasing
        self.log_text = LogText(phrasing)
        self.lines: list[str] = []
        self._told = -1  # so many actions

    def catch_up(self) -> list[str]:
        """The lines that have come since this was last asked."""
        done = len(self.game.log)
        if done == self._told:
            return []
        events = self.game.events(self.phrasing.me, since=max(0, self._told))
        if self._told == 0:
            events = [event for event in events if event["number"] > 0]
        new = [line for event in events for line in self.log_text.tell(event)]
        self._told = done
        self.lines += new
        return new


def new_rng(seed: int | None, seat: Seat) -> Rng:
    rng = Rng()
    seed_rng(rng, random.SystemRandom().getrandbits(60) if seed is None else SEED_OF_BOTS * (seed + 1) + seat)
    return rng
