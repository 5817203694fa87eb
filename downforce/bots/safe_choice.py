"""Guards against bots that fail. Whatever a bot does, the game goes on with a legal action:

for name in (level, FALLBACK):
    with log_failure(name):
        return check_legal(find(name).choose(seen, legal, rng), legal)
return legal[0]
"""

import contextlib
import logging
from collections.abc import Iterator, Sequence

log = logging.getLogger(__name__)


@contextlib.contextmanager
def log_failure(name: str) -> Iterator[None]:
    """Log any exception that is raised while a bot chooses an action, instead of letting it stop the game."""
    try:
        yield
    except Exception as error:
        log.warning("bot %s did not choose (%s)", name, reason_of(error))


def check_legal(action: object, legal: Sequence[str]) -> str:
    """Return the action that a bot has chosen. Raise ValueError if it is not one of the legal actions."""
    if not isinstance(action, str) or action not in legal:
        raise ValueError(f"{short(action)} is not legal")
    return action


def reason_of(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # the __str__ of the error failed
        return type(error).__name__


def short(answer: object) -> str:
    """Describe a bot's answer briefly for the log. The answer may be of any type."""
    try:
        text = repr(answer)
    except Exception:
        text = f"a {type(answer).__name__}"
    return text if len(text) <= 60 else f"{text[:60]}..."
