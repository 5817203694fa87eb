"""A list of every kind of secret information, and how long each kind stays secret.

It is used to hide secrets in games, records, events and replays. Views are safe without it, because they contain only
what is explicitly added to them. Nevertheless, the list also names the keys of a view that hold secrets.
"""

from dataclasses import dataclass, field
from typing import Final, cast

from ..names import CHOICE, OVER, SETTLE, Phase, Seat
from .events import GameEvent
from .view_parts import UNKNOWN


@dataclass(frozen=True, slots=True)
class Secret:
    """A kind of information that one seat knows and the other seats do not."""

    view: str  # the key in the view, whose value is a list by seat
    until: Phase  # the phase whose step reveals it; OVER: the end of the game
    verbs: tuple[str, ...] = ()  # the verbs of the actions that choose it
    instead: str = UNKNOWN  # what other seats see instead of such an action
    events: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by kind of event: fields only the seat may see


SECRETS: Final = (
    Secret("laid", SETTLE, ("bid", "pass"), events={"laid": ("card", "bid")}),  # R033, U18: others see only the back
    Secret("powers", CHOICE, ("keep",), f"keep {UNKNOWN}", {"chose": ("power",)}),  # U41
    Secret("bets", OVER, ("bet",), f"bet {UNKNOWN}", {"bet": ("car",)}),  # U81
    Secret("hands", OVER, events={"hand": ("cards",), "drew": ("cards",)}),
    Secret("strengths", OVER),  # computed from the hands
    Secret("piles", OVER),
    Secret("standings", OVER),  # a seat's own include its bets
)
OWN: Final = tuple(secret.view for secret in SECRETS)
BY_VERB: Final = {verb: secret for secret in SECRETS for verb in secret.verbs}
# The secret fields of events, by kind of event.
HIDDEN: Final = {kind: fields for secret in SECRETS for kind, fields in secret.events.items()}


def find_secret(action: str) -> Secret | None:
    """Return the kind of secret that an action contains, or None if the action is public.

    The action is given in text notation.
    """
    return BY_VERB.get(action.partition(" ")[0])


def is_open(event: GameEvent) -> bool:
    """Return whether all fields of an event are public."""
    return event["event"] not in HIDDEN


def redact(event: GameEvent, seat: Seat | None) -> GameEvent:
    """Return an event with "?" in place of each field that a seat is not allowed to see.

    `seat` is None for a spectator.
    """
    hidden = HIDDEN.get(event["event"])
    if hidden is None or event.get("seat") == seat:
        return event
    return cast(GameEvent, {**event, **dict.fromkeys(hidden, UNKNOWN)})
