"""Guests: known by a signed cookie, called by a name of their choice. Nothing else is asked of anybody."""

import contextlib
import hashlib
import os
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.datastructures import Headers

from ...room.people import first_name
from ..settings import Settings
from ..store import Store

COOKIE = "downforce"
A_DAY = 24 * 3600
COOKIE_AGE = 400 * A_DAY  # how long browsers keep it, which is the most that they allow
LINK_AGE = 7 * A_DAY  # of a return link
LINKS = 10  # of one guest at a time


class NoKey(ValueError):
    """The cookies cannot be signed; one line says what to do."""


class Cookie(NamedTuple):
    """A cookie that we signed."""

    guest: str
    signed: float  # seconds since 1970, by the clock of the machine that signed it

    @property
    def is_fresh(self) -> bool:
        """Return whether it was signed within a day of now. It may come from the future: clocks differ, and are set."""
        return abs(time.time() - self.signed) < A_DAY


class Guests:
    """Signs and reads the cookie. Whoever holds the key is every guest, so it lies in a file only we may read."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="guest")

    def sign(self, guest: str) -> str:
        return self._signer.dumps(guest)

    def identify(self, headers: Headers) -> str | None:
        """Return the guest whose cookie a request brings."""
        found = self.cookie(headers)
        return found.guest if found is not None else None

    def cookie(self, headers: Headers) -> Cookie | None:
        """Return the cookie of a request. What we sign needs no quotes, so whatever has them is not ours."""
        pairs = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
        return self.check(next((value for name, _, value in pairs if name == COOKIE), None))

    def read(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie; None for one that we did not sign."""
        found = self.check(cookie)
        return found.guest if found is not None else None

    def check(self, cookie: str | None) -> Cookie | None:
        """Return the guest of a cookie and when it was signed; None for one that we did not sign.

        Its age does not matter. Browsers drop a cookie after 400 days without a visit; if we refused old ones, or ones
        from the future, a machine whose clock is wrong would turn its guests into strangers for good.
        """
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        try:
            guest, signed = self._signer.loads(cookie, return_timestamp=True)
        except BadSignature:
            return None
        return Cookie(guest, signed.timestamp()) if isinstance(guest, str) else None


def new_id() -> str:
    """128 random bits, fit for an address: of a table it is the invitation."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a return link. The token is 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


async def display_name(store: Store, guest: str) -> str:
    return await store.read_name(guest) or first_name(guest)


def load_key(settings: Settings) -> str:
    """From the setting, else from its file; beside a SQLite database one is made at the first start."""
    if settings.secret is not None:
        key = settings.secret.get_secret_value().strip()
    elif settings.secret_file is not None:
        key = _read_key(settings.secret_file)
    elif settings.sqlite_file is not None:
        key = _read_key(_key_beside(settings.sqlite_file))
    else:
        raise NoKey("PostgreSQL has no place for the key of the cookies: set DOWNFORCE_SECRET, or --secret-file FILE")
    if len(key) < 16:
        raise NoKey("the key of the cookies is too short: wanted 16 characters or more, drawn at random")
    return key


def _read_key(file: Path) -> str:
    try:
        return file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise NoKey(f"{file}: the key of the cookies cannot be read: {getattr(error, 'strerror', error)}") from None


def _key_beside(database: Path) -> Path:
    """A new database gets a new key. Where only the key is missing, a new one would make strangers of all guests."""
    file = database.with_name(database.name + ".key")
    if not file.exists() and database.exists() and database.stat().st_size:
        raise NoKey(
            f"{file}: the key of the cookies is missing; put it back, or name one with --secret-file FILE "
            "(then nobody finds their seats again)"
        )
    with contextlib.suppress(FileExistsError):
        make_key_file(file, secrets.token_urlsafe(48))
    return file


def make_key_file(file: Path, key: str) -> None:
    """Only we may read it; FileExistsError where there is one."""
    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise
    except OSError as error:
        raise NoKey(f"{file}: cannot be made: {error.strerror}") from None
    with os.fdopen(made, "w") as out:
        out.write(key + "\n")
