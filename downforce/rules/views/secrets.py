"""What is secret, and until when. The one table that games, records, events and replays read; the view begins empty
and so needs no list of what to leave out, but its keys stand here beside the rest.
"""

from dataclasses import dataclass, field
from typing import Final, cast

from ..names import CHOICE, OVER, SETTLE, Phase, Seat
from .events import GameEvent
from .view import UNKNOWN


@dataclass(frozen=True, slots=True)
class Secret:
    """Something that one seat knows and the others do not."""

    view: str  # the key of a view that holds it, by seat
    until: Phase  # open once the step of this phase is done; OVER: when the game is
    verbs: tuple[str, ...] = ()  # the actions that choose it
    instead: str = UNKNOWN  # what others read of such an action
    events: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by kind, the fields that only its seat may read


SECRETS: Final = (
    Secret("laid", SETTLE, ("bid", "pass"), events={"laid": ("card", "bid")}),  # R033, U18: that a card lies is public
    Secret("powers", CHOICE, ("keep",), f"keep {UNKNOWN}", {"chose": ("power",)}),  # U41
    Secret("bets", OVER, ("bet",), f"bet {UNKNOWN}", {"bet": ("car",)}),  # U81
    Secret("hands", OVER, events={"hand": ("cards",), "drew": ("cards",)}),
    Secret("piles", OVER),
)
OWN: Final = tuple(secret.view for secret in SECRETS)
BY_VERB: Final = {verb: secret for secret in SECRETS for verb in secret.verbs}
HIDDEN: Final = {kind: fields for secret in SECRETS for kind, fields in secret.events.items()}  # of events, by kind


def find_secret(action: str) -> Secret | None:
    """The secret that this action, as notation, chooses; None for one that everybody sees."""
    return BY_VERB.get(action.partition(" ")[0])


def is_open(event: GameEvent) -> bool:
    """Everybody may read all of it."""
    return event["event"] not in HIDDEN


def redact(event: GameEvent, seat: Seat | None) -> GameEvent:
    """The event as one seat, or a spectator (None), may know it."""
    hidden = HIDDEN.get(event["event"])
    if hidden is None or event.get("seat") == seat:
        return event
    return cast(GameEvent, {**event, **dict.fromkeys(hidden, UNKNOWN)})
