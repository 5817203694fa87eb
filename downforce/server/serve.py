"""The `downforce serve` command, which checks the settings, the database and the port, and then runs the server."""

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Literal

import uvicorn
from pydantic import SecretStr
from sqlalchemy.exc import DBAPIError
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess

from ..extras import install_command
from .http.connection import Connection
from .http.guests import load_key
from .http.logs import configuration
from .settings import Settings
from .store import Store, Unreachable, describe
from .store.file_mode import make_owner_only, opener

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

MOST_BYTES = 64 * 1024  # a larger frame closes the socket; messages above 4 kB are only refused
GRACE = 3  # seconds that open requests get when the server stops
FILE_ENDINGS = ("", ".key", ".lock", "-wal", "-shm", "-journal")  # a SQLite database and the files beside it
ONE_SERVER = "stop it, take another file with --database, or give both the same --redis"


class CannotListen(ValueError):
    """Raised when the server cannot listen on its address or port. The message gives the reason in one line."""


class NotInstalled(ValueError):
    """Raised when the settings need an optional package that is not installed. The message says how to install it."""


class InUse(ValueError):
    """Raised when another server is using the database. The message says in one line what to do."""


def serve(settings: Settings, say: Callable[[str], None], open_page: bool = False) -> None:
    """Run the server until it is stopped. Raise a ValueError with a one-line message if the server cannot start."""
    check_extras(settings)
    check_folder(settings)
    with leave_nothing_new(settings):
        load_key(settings)
        with lock_database(settings):
            run(settings, say, open_page)


def run(settings: Settings, say: Callable[[str], None], open_page: bool) -> None:
    """Prepare the database, open the port, announce the server's address by calling `say`, and run the server."""
    settings = settings.model_copy(update={"io": settings.io or default_io()})
    asyncio.run(prepare(settings))
    listening = listen(settings)
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}{settings.base.rstrip('/')}"
    os.environ.update(to_environment(settings))  # the server processes read the settings from the environment
    config = uvicorn.Config(
        "downforce.server.app:make_app",
        factory=True,
        workers=settings.workers,
        http=Connection,
        ws=socket_class(settings),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.pulse,
        ws_ping_timeout=2 * settings.pulse,
        log_level=settings.log_level,
        log_config=configuration(settings.log_level, settings.log_format),
        access_log=settings.log_level in ("info", "debug"),
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )
    say(f"{address}  (Ctrl-C ends it)")
    if open_page:
        webbrowser.open(address)
    server = uvicorn.Server(config)
    if settings.workers == 1:
        server.run(sockets=[listening])
    else:
        Multiprocess(config, sockets=[listening]).run()


def default_io() -> Literal["fast", "plain"]:
    """Return the value for the setting `io` if none is given. The fast code is tested on Linux only."""
    return "fast" if sys.platform == "linux" else "plain"


def socket_class(settings: Settings) -> type[asyncio.Protocol]:
    """Return the protocol class that uvicorn uses for WebSockets: our fast one, or uvicorn's own.

    The fast class depends on the internals of uvicorn, and is imported only if it is needed.
    """
    if settings.io == "fast":
        from .sockets.fast_transport import FastTransport

        return FastTransport
    return WebSocketsSansIOProtocol


@contextlib.contextmanager
def lock_database(settings: Settings, hint: str = ONE_SERVER) -> Iterator[None]:
    """Lock the SQLite database file until the `with` block ends. With PostgreSQL, do nothing.

    Raise InUse, with `hint` in the message, if another server is using the file. Servers can share a file only if all
    of them use Redis. Otherwise, each of them would make the bots' moves in every game.
    """
    file = settings.sqlite_file
    if file is None or fcntl is None:
        yield
        return
    lock_file = file.with_name(file.name + ".lock")
    with open(lock_file, "a", opener=opener) as lock:
        make_owner_only(lock_file)
        try:
            fcntl.flock(lock, (fcntl.LOCK_SH if settings.redis else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(f"{file}: another server uses it; {hint}") from None
        yield


def check_extras(settings: Settings) -> None:
    """Raise NotInstalled if the settings require a Python package for PostgreSQL or Redis that is not installed."""
    wanted = {"asyncpg": ("postgres", settings.sqlite_file is None), "redis": ("redis", settings.redis is not None)}
    for package, (extra, is_needed) in wanted.items():
        if is_needed and find_spec(package) is None:
            raise NotInstalled(f"serve: {package} is missing; install it with {install_command(extra)}")


def check_folder(settings: Settings) -> None:
    """Raise Unreachable if the folder for the SQLite database does not exist. Call this before creating any files."""
    file = settings.sqlite_file
    if file is not None and not file.parent.is_dir():
        raise Unreachable(f"database: there is no folder {file.parent}; make it, or name another file with --database")


@contextlib.contextmanager
def leave_nothing_new(settings: Settings) -> Iterator[None]:
    """Context manager that deletes a newly created SQLite database if the server fails to listen on its port.

    This is safe because no player has used the new database yet. If Redis is configured, the database is kept, because
    other servers may share it.
    """
    file = settings.sqlite_file
    beside = [] if file is None or settings.redis else [file.with_name(file.name + end) for end in FILE_ENDINGS]
    new = [one for one in beside if not one.exists()]
    try:
        yield
    except CannotListen:
        if file in new:
            for one in new:
                one.unlink(missing_ok=True)
        raise


async def prepare(settings: Settings) -> None:
    """Upgrade the database to the newest schema, check that it can be written to, and check Redis if it is used."""
    store = await Store.open(settings.database)
    try:
        await store.check_writes()
    except (DBAPIError, OSError) as error:
        raise Unreachable(f"database: cannot write: {describe(error)}; {write_hint(settings)}") from None
    finally:
        await store.close()
    if settings.redis:
        from .tables.redis_fanout import check_redis

        await check_redis(settings.redis)


def write_hint(settings: Settings) -> str:
    """Return a hint that tells the user what to do about a database that cannot be written to."""
    right = "make the file and its folder writable" if settings.sqlite_file else "let its user write"
    return f"{right}, or name another with --database"


def listen(settings: Settings) -> socket.socket:
    """Return a socket that listens on the configured address and port. Raise CannotListen if this is not possible."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sets TCP_NODELAY only on sockets that are declared as TCP. Without it, messages may arrive 40 ms late.
    # uvloop always sets it, but is not available everywhere.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        hint = "; take another with --port" if settings.port else ""
        raise CannotListen(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}{hint}") from None
    listening.set_inheritable(True)
    return listening


def to_environment(settings: Settings) -> dict[str, str]:
    """Return the settings as environment variables for the server processes."""
    found = {}
    for name in type(settings).model_fields:
        value = getattr(settings, name)
        if value is not None:
            plain = value.get_secret_value() if isinstance(value, SecretStr) else str(value)
            found[f"DOWNFORCE_{name.upper()}"] = plain
    return found
