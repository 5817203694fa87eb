"""Rate limits by guest and by address, for requests that cost the server something."""

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
ASSET_COST = 0.1  # in requests, of a file of the page: it is only read from the disk
SOCKET_RETRY = 10  # seconds: it is unknown when another socket of that address is closed
MOST_KNOWN = 50_000  # guests and addresses that are counted; then the one silent for longest is forgotten


def client_network(connection: HTTPConnection) -> str | None:
    """Return the network that a connection is counted under; None for this machine, which has no limit.

    Behind a trusted proxy (the setting `proxies`, applied by uvicorn) it is the client's. With IPv6 it is the /64
    network, since one household has any number of addresses.
    """
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str | None:
    """Return the address of a host, with IPv6 its /64 network; None for this machine and for socket files."""
    try:
        address = ip_address(host)
    except ValueError:
        return None  # a socket file
    if address.is_loopback:
        return None
    return str(ip_network((address, 64), strict=False) if address.version == 6 else address)


class Limits:
    """Counts in the memory of this process; no address is ever stored. Every count above its limit raises Refused."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self._times: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()
        self._open: Counter[str] = Counter()
        self._unfinished: Counter[str] = Counter()
        self._proxies = _TrustedHosts(settings.proxies)
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # requests left, and as of when

    def count_request(self, connection: HTTPConnection, guest: str | None, cost: float = 1.0) -> None:
        """Count a request that changes nothing. Without a cookie it is counted by address alone."""
        self._spend("guest", guest, self.settings.requests_per_guest, cost)
        self._spend("address", client_network(connection), self.settings.requests_per_address, cost)

    def count_change(self, connection: HTTPConnection) -> None:
        """Count a request that changes something."""
        self._count("change", client_network(connection), self.settings.changes_per_address, A_MINUTE)

    def count_new_table(self, connection: HTTPConnection) -> None:
        """Count a new table."""
        self._count("table", client_network(connection), self.settings.tables_per_address, AN_HOUR)

    def count_slow_request(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a request whose response takes long to build."""
        self._count("answer", guest, self.settings.answers_per_guest, A_MINUTE)
        self._count("answer", client_network(connection), self.settings.answers_per_address, A_MINUTE)

    def count_analysis(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a game that is to be analysed."""
        self._count("analysis", guest, self.settings.analyses_per_guest, AN_HOUR)
        self._count("analysis", client_network(connection), self.settings.analyses_per_address, AN_HOUR)

    def connect(self, connection: HTTPConnection, guest: str | None) -> str | None:
        """Count a new socket. Pass the returned address to `disconnect` when it is closed."""
        address = client_network(connection)
        self._count("connect", guest, self.settings.connects_per_guest, A_MINUTE)
        self._count("connect", address, self.settings.connects_per_address, A_MINUTE)
        if address is not None:
            if self._open[address] >= self.settings.sockets_per_address:
                raise Refused("too-many", retry=SOCKET_RETRY)
            self._open[address] += 1
        return address

    def disconnect(self, address: str | None) -> None:
        """Count a socket that is closed."""
        if address is not None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def begin_request(self, host: str) -> bool:
        """Count a connection whose request is not complete yet; return False if its address has too many connections.

        Trusted proxies have no limit here: whose request it is, is in the head, which has not come yet.
        """
        address = self._unfinished_address(host)
        if address is not None:
            if self._open[address] + self._unfinished[address] >= self.settings.sockets_per_address:
                return False
            self._unfinished[address] += 1
        return True

    def end_request(self, host: str) -> None:
        """Count the connection no longer as unfinished."""
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
        """Take from the remaining requests of a guest or address, which grow back up to a minute's worth."""
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
