"""Supervised bots cannot stop a game: if one fails, another bot chooses in its place and the failure is logged.

Each decision runs in its own thread, and an answer that arrives too late is dropped. Python cannot kill a thread: a
thread that never returns slows down the others until the process ends, although it does not keep the process alive. A
bot is therefore not asked again while it is still thinking about an earlier decision, nor once too many of its threads
have failed to return. This protects against mistakes, not malice: a bot runs with your permissions, and C code that
never releases the interpreter lock stops everything.
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
from .safe_choice import check_legal, log_failure, reason_of, short

SECONDS = 5.0  # time limit for a decision
FAILURES = 3  # after this many failures, the bot is not asked again for the rest of the game
STUCK = 2  # this process stops asking a bot once this many of its threads, in any game, have not returned
log = logging.getLogger(__name__)
late: dict[str, list[threading.Thread]] = {}  # by bot name: threads that did not answer in time
SHOW_TRACEBACKS = "DOWNFORCE_TRACEBACK"  # if set, the first failure of each kind is logged with a traceback
shown: set[tuple[str, str]] = set()  # bots and failures whose traceback this process has logged


class Failed(Exception):
    """Raised when a bot gives no valid answer. `where` is the exception that the bot raised, if any."""

    where: BaseException | None = None


class Supervised:
    """A wrapper that lets a bot play one seat in one game and keeps the bot's failures from stopping the game.

    If `bot` fails, the bot `fallback` chooses instead. If the fallback fails too, the first legal action is played.
    """

    def __init__(self, bot: Bot, fallback: Bot, seconds: float = SECONDS) -> None:
        self.bot = bot
        self.fallback = fallback
        self.seconds = seconds
        self.name = str(getattr(bot, "name", type(bot).__name__))
        self.quiet = False  # if set, failures are only counted, and the caller reports them
        self.reasons: Counter[str] = Counter()  # how often each reason for a failure occurred
        self.owing: threading.Thread | None = None  # the thread whose answer is still outstanding

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
        own = copy.copy(rng)  # a copy, so that a late bot cannot advance the generator
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
        """Return the action that the bot chooses.

        Raise Failed if the bot raises an exception, is too slow, or chooses an illegal action."""
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
            except BaseException as error:  # including sys.exit
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
        """The number of decisions for which the bot has failed to give a valid answer."""
        return self.reasons.total()

    def show_traceback(self, failed: Failed) -> None:
        """Log the traceback of a failure, but only the first time that this failure occurs.

        Nothing is logged unless the environment variable `DOWNFORCE_TRACEBACK` is set.
        """
        if not os.environ.get(SHOW_TRACEBACKS) or failed.where is None or (self.name, str(failed)) in shown:
            return
        shown.add((self.name, str(failed)))
        log.warning("bot %s: %s", self.name, "".join(traceback.format_exception(failed.where)).rstrip())

    def fall_back(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        with log_failure(f"{self.fallback.name}, in place of {self.name},"):
            return check_legal(self.fallback.choose(seen, legal, rng), legal)
        return legal[0]


def place_of(error: BaseException, bot: object) -> str:
    """Return where an error was raised, in the form ` (file:line)`.

    The innermost frame in the bot's own file is preferred. Return an empty string if there is no traceback.
    """
    frames = traceback.extract_tb(error.__traceback__)
    file = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    frame = next((one for one in reversed(frames) if one.filename == file), frames[-1] if frames else None)
    return f" ({Path(frame.filename).name}:{frame.lineno})" if frame else ""
