"""Guests: identified by a signed cookie and called by a name of their choice. Nothing else is known about them."""

import contextlib
import hashlib
import os
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.datastructures import Headers

from ...room.person_names import first_name
from ..settings import Settings
from ..store import Store

COOKIE = "downforce"
A_DAY = 24 * 3600
COOKIE_AGE = 400 * A_DAY  # how long browsers keep the cookie: the most that they allow
LINK_AGE = 7 * A_DAY  # how long a return link is valid
LINKS = 10  # valid return links of one guest


class NoKey(ValueError):
    """The cookies cannot be signed; the message says what to do, in one line."""


class Cookie(NamedTuple):
    """A cookie that we signed."""

    guest: str
    signed: float  # seconds since 1970, by the clock of the machine that signed it

    @property
    def is_fresh(self) -> bool:
        """Whether it was signed within a day of now, before or after: clocks differ, and are set."""
        return abs(time.time() - self.signed) < A_DAY


class Guests:
    """Signs and reads the cookie.

    A person with the key could pose as any guest, so it is in a file that only we may read.
    """

    def __init__(self, key: str) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="guest")

    def sign(self, guest: str) -> str:
        """Return the cookie of a guest."""
        return self._signer.dumps(guest)

    def identify(self, headers: Headers) -> str | None:
        """Return the guest whose cookie a request brings; None without a valid cookie."""
        found = self.cookie(headers)
        return found.guest if found is not None else None

    def cookie(self, headers: Headers) -> Cookie | None:
        """Return the cookie of a request. Our cookies need no quotes, so quoted ones are not ours."""
        pairs = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
        return self.check(next((value for name, _, value in pairs if name == COOKIE), None))

    def read(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie; None if we did not sign it."""
        found = self.check(cookie)
        return found.guest if found is not None else None

    def check(self, cookie: str | None) -> Cookie | None:
        """Return the guest of a cookie and when it was signed; None if we did not sign it.

        Its age does not matter. Browsers drop a cookie after 400 days without a visit. If we refused old ones, or ones
        from the future, a server with a wrong clock would lose its guests for good.
        """
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        try:
            guest, signed = self._signer.loads(cookie, return_timestamp=True)
        except BadSignature:
            return None
        return Cookie(guest, signed.timestamp()) if isinstance(guest, str) else None


def new_id() -> str:
    """Return 128 random bits as text that fits into an address. A table's id is also its invitation."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """Return the token of a new return link: 256 random bits as text."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Return what is stored of a return link. The token is 256 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


async def display_name(store: Store, guest: str) -> str:
    """Return the name that a guest has chosen, or one of ours."""
    return await store.read_name(guest) or first_name(guest)


def load_key(settings: Settings) -> str:
    """Return the key of the cookies: from the setting, else from its file.

    Beside a new SQLite database the file is created.
    """
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
    """Return the key file beside a database; create it for a new database.

    If only the key is missing, raise NoKey: with a new key, no guest would be recognised any more.
    """
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
    """Write the key to a file that only we may read; raises FileExistsError if there is one."""
    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise
    except OSError as error:
        raise NoKey(f"{file}: cannot be made: {error.strerror}") from None
    with os.fdopen(made, "w") as out:
        out.write(key + "\n")
