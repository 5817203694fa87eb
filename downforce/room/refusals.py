"""The possible reasons for refusing a command or request. A refused command changes nothing.

Each reason has a key, which the page translates into a message for the player (text `refused-KEY`).
"""

STATUS = {
    "not-a-message": 400,
    "too-big": 413,
    "too-many": 429,
    "not-found": 404,
    "unknown-table": 404,
    "not-begun": 409,
    "already-begun": 409,
    "over": 409,
    "not-over": 409,
    "not-seated": 403,
    "not-your-turn": 409,
    "stale": 409,
    "not-foregone": 409,
    "illegal": 409,
    "not-notation": 400,
    "seat-taken": 409,
    "seats-taken": 409,
    "no-latecomers": 403,
    "seat-unknown": 404,
    "table-full": 409,
    "not-host": 403,
    "not-alone": 409,
    "give-up-too-soon": 429,
    "no-coach": 403,
    "not-away": 409,
    "nudge-in-vain": 409,
    "nudge-too-soon": 429,
    "too-many-reactions": 429,
    "bad-options": 400,
    "bad-record": 400,
    "bad-name": 400,
    "bad-bot": 400,
    "bad-token": 400,
    "has-games": 409,
    "foreign-origin": 403,
    "no-cookie": 401,
    "too-many-tables": 429,
    "given-up": 409,
    "no-analysis": 403,
    "not-stored": 503,
    "broken": 500,
}


class Refused(Exception):
    """Raised when a command or request is refused.

    `why` is a key of `STATUS`, and `args` are filled into the message that is shown for that key.
    """

    def __init__(self, why: str, **args: str | int) -> None:
        super().__init__(why)
        assert why in STATUS, why
        self.why = why
        self.text_args: dict[str, str | int] = args

    @property
    def status(self) -> int:
        """The HTTP status code for this refusal."""
        return STATUS[self.why]
