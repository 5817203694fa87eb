"""Guests: players without an account, each identified by a signed cookie.

The server knows nothing about them apart from the name that they have chosen.
"""

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
COOKIE_AGE = 400 * A_DAY  # how long browsers keep the cookie, which is the longest they allow
LINK_AGE = 7 * A_DAY  # how long a return link is valid
LINKS = 10  # maximum number of valid return links per guest


class NoKey(ValueError):
    """Raised when there is no usable key for signing cookies. The message says in one line what to do."""


class Cookie(NamedTuple):
    """The contents of a guest's cookie, after its signature has been verified."""

    guest: str
    signed: float  # seconds since 1970, by the clock of the machine that signed it

    @property
    def is_fresh(self) -> bool:
        """Whether the cookie was signed within the last day.

        Clocks may differ, so a signing time less than a day in the future is accepted as well.
        """
        return abs(time.time() - self.signed) < A_DAY


class Guests:
    """Signs and verifies the cookies that identify guests.

    Anyone who has the signing key can pose as any guest, so only the owner of the key file can read it.
    """

    def __init__(self, key: str) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="guest")

    def sign(self, guest: str) -> str:
        """Return the signed cookie value for a guest."""
        return self._signer.dumps(guest)

    def identify(self, headers: Headers) -> str | None:
        """Return the id of the guest identified by a request's cookie, or None if there is no valid cookie."""
        found = self.cookie(headers)
        return found.guest if found is not None else None

    def cookie(self, headers: Headers) -> Cookie | None:
        """Return the contents of a request's cookie, or None if there is no valid cookie.

        Quoted cookie values are not supported, because a guest's cookie never needs quotes.
        """
        pairs = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
        return self.check(next((value for name, _, value in pairs if name == COOKIE), None))

    def read(self, cookie: str | None) -> str | None:
        """Return the id of the guest that a cookie belongs to, or None if the cookie's signature is not valid."""
        found = self.check(cookie)
        return found.guest if found is not None else None

    def check(self, cookie: str | None) -> Cookie | None:
        """Return the guest's id and the signing time from a cookie, or None if the cookie's signature is not valid.

        Cookies of any age are accepted. Browsers delete a cookie after 400 days without a visit anyway. If the server
        refused cookies that seem too old or dated in the future, a wrong clock could lock guests out for good.
        """
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        try:
            guest, signed = self._signer.loads(cookie, return_timestamp=True)
        except BadSignature:
            return None
        return Cookie(guest, signed.timestamp()) if isinstance(guest, str) else None


def new_id() -> str:
    """Return a new random id: 128 random bits, encoded as a URL-safe string.

    Ids must be impossible to guess, because anyone who knows the id of a game table can join its game.
    """
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """Return a token for a new return link: 256 random bits, encoded as a URL-safe string."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Return the hash of a return link's token, which is stored instead of the token.

    A token contains 256 random bits, so a plain hash of it cannot be reversed.
    """
    return hashlib.sha256(token.encode()).hexdigest()


async def display_name(store: Store, guest: str) -> str:
    """Return the name that a guest has chosen, or a default name if they have not chosen one."""
    return await store.read_name(guest) or first_name(guest)


def load_key(settings: Settings) -> str:
    """Return the key for signing cookies, from the setting `secret` if it is set, and otherwise from the key file.

    For a new SQLite database, create the key file next to the database. Raise NoKey if there is no usable key.
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
    """Return the path of the key file next to a database. Create the file if the database is new.

    Raise NoKey if the database already exists but the key file is missing, because a new key would make
    the cookies of existing guests invalid.
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
    """Write the key for signing cookies to a new file that only its owner can read.

    Raise FileExistsError if the file already exists, and NoKey if it cannot be created."""
    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise
    except OSError as error:
        raise NoKey(f"{file}: cannot be made: {error.strerror}") from None
    with os.fdopen(made, "w") as out:
        out.write(key + "\n")
