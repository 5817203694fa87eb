"""Supervised bots cannot stop a game: if one fails, another bot chooses in its place and the failure is logged.

Each question runs in a thread of its own; an answer that comes too late is dropped. Python cannot kill a thread: one
that never returns slows down the others until the process ends, but does not keep the process alive. So a bot is not
asked again while it still thinks about an earlier question, nor once too many of its threads have never returned. This
protects against mistakes, not malice: a bot is a program with your rights, and C code that never releases the
interpreter lock stops everything.
"""

import copy
import logging
import os
import queue
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..record.json_data import copy_json
from ..rng import Rng
from ..rules.setup.ruleset import Ruleset
from ..rules.views.shapes import View
from .bot import Bot

SECONDS = 5.0  # time limit for a decision
FAILURES = 3  # after this many the bot is benched: it is not asked for the rest of the game
STUCK = 2  # after this many threads that never returned, in any game, this process does not ask the bot again
log = logging.getLogger(__name__)
late: dict[str, list[threading.Thread]] = {}  # of every bot by name
SHOW_TRACEBACKS = "DOWNFORCE_TRACEBACK"  # set: the first failure of each kind is logged with its traceback
shown: set[tuple[str, str]] = set()  # bots and reasons whose traceback has been logged by this process


class Failed(Exception):
    """Why there is no answer; `where` is what the bot raised."""

    where: BaseException | None = None


class Supervised:
    """A bot for one seat and one game: it answers as `bot` does, else as `fallback` does, else with the first legal
    action."""

    def __init__(self, bot: Bot, fallback: Bot, seconds: float = SECONDS) -> None:
        self.bot = bot
        self.fallback = fallback
        self.seconds = seconds
        self.name = str(getattr(bot, "name", type(bot).__name__))
        self.quiet = False  # failures are counted, not logged: the caller reports them
        self.reasons: Counter[str] = Counter()  # why there was no answer, and how often
        self.owing: threading.Thread | None = None  # an answer that did not come in time

    def sit(self, rulesets: list[Ruleset]) -> None:
        for one in (self.bot, self.fallback):
            if sit := getattr(one, "sit", None):
                try:
                    sit(rulesets)
                except Exception as error:
                    log.warning("%s could not sit down: %s", one.name, reason_of(error))

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        if self.failures >= FAILURES:
            return self.fall_back(seen, legal, rng)
        own = copy.copy(rng)  # a copy, so that draws of a late bot change nothing
        own.word = list(rng.word)
        try:
            text = self.ask(copy_json(seen), list(legal), own)
        except Failed as failed:
            self.reasons[str(failed)] += 1
            self.show_traceback(failed)
            text = self.fall_back(seen, legal, rng)
            if self.quiet:
                return text
            benched = "; benched for the rest of the game" if self.failures == FAILURES else ""
            question = " or ".join(dict.fromkeys(action.split()[0] for action in legal))
            said = "bot %s in seat %s, asked to %s: %s; %r is played instead%s"
            log.warning(said, self.name, seen.get("seat"), question, failed, text, benched)
            return text
        rng.word = own.word
        return text

    def ask(self, seen: View, legal: list[str], rng: Rng) -> str:
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
            except BaseException as error:  # sys.exit too
                failed = Failed(f"{reason_of(error)}{place_of(error, self.bot)}")
                failed.where = error
                answers.put(failed)

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

    @property
    def failures(self) -> int:
        """How many answers have failed."""
        return self.reasons.total()

    def show_traceback(self, failed: Failed) -> None:
        """Log where it failed, the first time, if the environment asks for it."""
        if not os.environ.get(SHOW_TRACEBACKS) or failed.where is None or (self.name, str(failed)) in shown:
            return
        shown.add((self.name, str(failed)))
        log.warning("bot %s: %s", self.name, "".join(traceback.format_exception(failed.where)).rstrip())

    def fall_back(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
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


def place_of(error: BaseException, bot: object) -> str:
    """` (file:line)` where an error came from: the innermost line of the bot's own file, else of any."""
    frames = traceback.extract_tb(error.__traceback__)
    file = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    frame = next((one for one in reversed(frames) if one.filename == file), frames[-1] if frames else None)
    return f" ({Path(frame.filename).name}:{frame.lineno})" if frame else ""


def short(answer: object) -> str:
    """Return any answer as one short line for the log."""
    try:
        text = repr(answer)
    except Exception:
        text = f"a {type(answer).__name__}"
    return text if len(text) <= 60 else f"{text[:60]}..."
