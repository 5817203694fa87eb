"""What is secret, and until when: the one table that games, records, events and replays use.

The view starts out empty, so it needs no list of what to leave out; its keys are listed here with the rest.
"""

from dataclasses import dataclass, field
from typing import Final, cast

from ..names import CHOICE, OVER, SETTLE, Phase, Seat
from .events import GameEvent
from .view import UNKNOWN


@dataclass(frozen=True, slots=True)
class Secret:
    """Something that one seat knows and the others do not."""

    view: str  # the key of the view that holds it, a list by seat
    until: Phase  # revealed by the step of this phase; OVER: at the end of the game
    verbs: tuple[str, ...] = ()  # the verbs of actions that choose it
    instead: str = UNKNOWN  # what other seats read in place of such an action
    events: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by kind: the fields that only its seat may read


SECRETS: Final = (
    Secret("laid", SETTLE, ("bid", "pass"), events={"laid": ("card", "bid")}),  # R033, U18: others see that it lies
    Secret("powers", CHOICE, ("keep",), f"keep {UNKNOWN}", {"chose": ("power",)}),  # U41
    Secret("bets", OVER, ("bet",), f"bet {UNKNOWN}", {"bet": ("car",)}),  # U81
    Secret("hands", OVER, events={"hand": ("cards",), "drew": ("cards",)}),
    Secret("piles", OVER),
)
OWN: Final = tuple(secret.view for secret in SECRETS)
BY_VERB: Final = {verb: secret for secret in SECRETS for verb in secret.verbs}
# The secret fields of events, by kind.
HIDDEN: Final = {kind: fields for secret in SECRETS for kind, fields in secret.events.items()}


def find_secret(action: str) -> Secret | None:
    """Return the secret that an action, given as notation, chooses; None if all seats may read the action."""
    return BY_VERB.get(action.partition(" ")[0])


def is_open(event: GameEvent) -> bool:
    """Return whether every seat may read all of an event."""
    return event["event"] not in HIDDEN


def redact(event: GameEvent, seat: Seat | None) -> GameEvent:
    """Return the event as one seat, or a spectator (None), may read it: secret fields become "?"."""
    hidden = HIDDEN.get(event["event"])
    if hidden is None or event.get("seat") == seat:
        return event
    return cast(GameEvent, {**event, **dict.fromkeys(hidden, UNKNOWN)})
