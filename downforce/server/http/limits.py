"""Limits on requests and connections, per guest and per client address."""

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from math import ceil

from starlette.requests import HTTPConnection
from uvicorn.middleware.proxy_headers import _TrustedHosts

from ...room.refusals import Refused
from ..settings import Settings

A_MINUTE, AN_HOUR = 60.0, 3600.0
ASSET_COST = 0.1  # a request for an asset counts as a tenth, since it only reads a file
SOCKET_RETRY = 10  # seconds; there is no telling when one of the open sockets will be closed
MOST_KNOWN = 50_000  # guests and addresses to remember; beyond that, the least recently active is dropped


def client_network(connection: HTTPConnection) -> str | None:
    """Return the IPv4 address or IPv6 network whose limits apply to a connection.

    Return None for connections from the local machine, which are not limited. Behind a trusted proxy, the client's own
    address is used (uvicorn applies the setting `proxies`). IPv6 clients are counted by their /64 network, because a
    single household can use a huge number of addresses.
    """
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str | None:
    """Return an IPv4 address unchanged, or the /64 network that an IPv6 address belongs to.

    Return None for the local machine and for Unix domain sockets.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return None  # a Unix domain socket
    if address.is_loopback:
        return None
    return str(ip_network((address, 64), strict=False) if address.version == 6 else address)


class Limits:
    """Counts requests, connections and new game tables, and refuses those that exceed a limit.

    The counts are kept only in memory, so no client address is ever stored. The methods named `count_...` and the
    method `connect` raise Refused if a limit is exceeded.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self._times: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()
        self._open: Counter[str] = Counter()
        self._unfinished: Counter[str] = Counter()
        self._proxies = _TrustedHosts(settings.proxies)
        # The number of requests left, and the time when that number was computed.
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count_request(self, connection: HTTPConnection, guest: str | None, cost: float = 1.0) -> None:
        """Count a read-only request. If it has no guest cookie, only the limit per client address applies."""
        self._spend("guest", guest, self.settings.requests_per_guest, cost)
        self._spend("address", client_network(connection), self.settings.requests_per_address, cost)

    def count_change(self, connection: HTTPConnection) -> None:
        """Count a request that changes data on the server."""
        self._count("change", client_network(connection), self.settings.changes_per_address, A_MINUTE)

    def count_new_table(self, connection: HTTPConnection) -> None:
        """Count a new game table. The number of new tables per hour is limited for each client address."""
        self._count("table", client_network(connection), self.settings.tables_per_address, AN_HOUR)

    def count_slow_request(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a request whose response is slow to build."""
        self._count("answer", guest, self.settings.answers_per_guest, A_MINUTE)
        self._count("answer", client_network(connection), self.settings.answers_per_address, A_MINUTE)

    def count_analysis(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a request to analyse a game."""
        self._count("analysis", guest, self.settings.analyses_per_guest, AN_HOUR)
        self._count("analysis", client_network(connection), self.settings.analyses_per_address, AN_HOUR)

    def connect(self, connection: HTTPConnection, guest: str | None) -> str | None:
        """Count a new WebSocket and return the client address to pass to `disconnect` when the socket is closed."""
        address = client_network(connection)
        self._count("connect", guest, self.settings.connects_per_guest, A_MINUTE)
        self._count("connect", address, self.settings.connects_per_address, A_MINUTE)
        if address is not None:
            if self._open[address] >= self.settings.sockets_per_address:
                raise Refused("too-many", retry=SOCKET_RETRY)
            self._open[address] += 1
        return address

    def disconnect(self, address: str | None) -> None:
        """Stop counting a WebSocket that has been closed."""
        if address is not None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def begin_request(self, host: str) -> bool:
        """Count a connection whose request is not complete yet.

        If the client address already has too many connections, return False without counting this one. Trusted proxies
        are not limited here, because the address of the actual client is in the request headers, which have not arrived
        yet.
        """
        address = self._unfinished_address(host)
        if address is not None:
            if self._open[address] + self._unfinished[address] >= self.settings.sockets_per_address:
                return False
            self._unfinished[address] += 1
        return True

    def end_request(self, host: str) -> None:
        """Stop counting a connection whose request is now complete."""
        address = self._unfinished_address(host)
        if address is not None:
            self._unfinished[address] -= 1
            if not self._unfinished[address]:
                del self._unfinished[address]

    def _unfinished_address(self, host: str) -> str | None:
        return None if host in self._proxies else network(host)

    def _count(self, what: str, who: str | None, most: int, seconds: float) -> None:
        if who is None:
            return
        times, now = self._times.setdefault((what, who), deque()), self.now()
        self._times.move_to_end((what, who))
        while times and now - times[0] >= seconds:
            times.popleft()
        if len(times) >= most:
            raise Refused("too-many", retry=ceil(seconds - (now - times[0])))
        times.append(now)
        if len(self._times) > MOST_KNOWN:
            self._times.popitem(last=False)

    def _spend(self, what: str, who: str | None, most: int, cost: float) -> None:
        """Deduct `cost` from the number of requests that a guest or client address may still make.

        This number grows back continuously, up to the number of requests allowed per minute.
        """
        if who is None:
            return
        key, now = (what, who), self.now()
        left, then = self._left.get(key, (float(most), now))
        left = min(float(most), left + (now - then) * most / A_MINUTE)
        if left < cost:
            raise Refused("too-many", retry=ceil((cost - left) * A_MINUTE / most))
        self._left[key] = (left - cost, now)
        self._left.move_to_end(key)
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
