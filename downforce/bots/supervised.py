"""Supervised bots cannot stop a game: if one fails, another bot chooses in its place and the failure is logged.

Each question runs in a thread of its own; an answer that comes too late is dropped. Python cannot kill a thread: one
that never returns slows down the others until the process ends, but does not keep the process alive. So a bot is not
asked again while it still thinks about an earlier question, nor once too many of its threads have never returned. This
protects against mistakes, not malice: a bot is a program with your rights, and C code that never releases the
interpreter lock stops everything.
"""

import copy
import logging
import queue
import threading
from collections.abc import Sequence
from typing import Any

from ..record.json_data import copy_plain
from ..rng import Chance
from ..rules.setup.ruleset import Ruleset
from ..rules.views.shapes import View
from .bot import Bot

SECONDS = 5.0  # time limit for a decision
FAILURES = 3  # after this many the bot is benched: it is not asked for the rest of the game
STUCK = 2  # after this many threads that never returned, in any game, this process does not ask the bot again
log = logging.getLogger(__name__)
late: dict[str, list[threading.Thread]] = {}  # unfinished threads, by name of the bot


class Failed(Exception):
    """The reason why a bot gave no usable answer."""


class Supervised:
    """A bot for one seat and one game: it answers as `bot` does, else as `fallback` does, else with the first legal
    action."""

    def __init__(self, bot: Bot, fallback: Bot, seconds: float = SECONDS) -> None:
        self.bot = bot
        self.fallback = fallback
        self.seconds = seconds
        self.name = str(getattr(bot, "name", type(bot).__name__))
        self.failures = 0
        self.owing: threading.Thread | None = None  # the thread of an answer that did not come in time

    def sit(self, rulesets: list[Ruleset]) -> None:
        for one in (self.bot, self.fallback):
            if sit := getattr(one, "sit", None):
                try:
                    sit(rulesets)
                except Exception as error:
                    log.warning("%s could not sit down: %s", one.name, reason_of(error))

    def choose(self, seen: View, legal: Sequence[str], rng: Chance) -> str:
        if self.failures >= FAILURES:
            return self.fall_back(seen, legal, rng)
        own = copy.copy(rng)  # a copy, so that draws of a late bot change nothing
        own.word = list(rng.word)
        try:
            text = self.ask(copy_plain(seen), list(legal), own)
        except Failed as failed:
            self.failures += 1
            text = self.fall_back(seen, legal, rng)
            benched = "; benched for the rest of the game" if self.failures == FAILURES else ""
            question = " or ".join(dict.fromkeys(action.split()[0] for action in legal))
            said = "bot %s in seat %s, asked to %s: %s; %r is played instead%s"
            log.warning(said, self.name, seen.get("seat"), question, failed, text, benched)
            return text
        rng.word = own.word
        return text

    def ask(self, seen: View, legal: list[str], rng: Chance) -> str:
        """Return the bot's answer. Raises Failed if it is late or not legal."""
        if self.owing and self.owing.is_alive():
            raise Failed("it is still thinking about an earlier question")
        stuck = late[self.name] = [thread for thread in late.get(self.name, []) if thread.is_alive()]
        if len(stuck) >= STUCK:
            raise Failed(f"{len(stuck)} of its answers never came, so it was not asked")
        answers: queue.SimpleQueue[Any] = queue.SimpleQueue()
        known = tuple(legal)

        def think() -> None:
            try:
                answers.put(self.bot.choose(seen, legal, rng))
            except BaseException as error:  # also SystemExit
                answers.put(Failed(reason_of(error)))

        asked = threading.Thread(target=think, name=f"bot {self.name}", daemon=True)
        asked.start()
        try:
            answer = answers.get(timeout=self.seconds)
        except queue.Empty:
            self.owing = asked
            stuck.append(asked)
            raise Failed(f"no answer within {self.seconds:g} seconds") from None
        if isinstance(answer, Failed):
            raise answer
        if not isinstance(answer, str) or answer not in known:
            raise Failed(f"it answered {short(answer)}, which is not legal")
        return answer

    def fall_back(self, seen: View, legal: Sequence[str], rng: Chance) -> str:
        try:
            text = self.fallback.choose(seen, legal, rng)
        except Exception as error:
            log.error("%s, in place of %s, failed too: %s", self.fallback.name, self.name, reason_of(error))
            return legal[0]
        return text if text in legal else legal[0]


def reason_of(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # its own __str__ fails
        return type(error).__name__


def short(answer: object) -> str:
    """Return any answer as one short line for the log."""
    try:
        text = repr(answer)
    except Exception:
        text = f"a {type(answer).__name__}"
    return text if len(text) <= 60 else f"{text[:60]}..."
