"""How often one guest, or everybody at one address, may ask for what costs the server something."""

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
ASSET_COST = 0.1  # of a file of the page, in requests: it is only read from the disk
SOCKET_RETRY = 10  # seconds: nobody knows when another socket of that address is closed
MOST_KNOWN = 50_000  # of whom something is counted; then the longest silent is forgotten


def client_network(connection: HTTPConnection) -> str | None:
    """Where it comes from; behind a proxy of ours, as that says (the setting `proxies`, which uvicorn heeds).

    Of IPv6 the network, for one household has as many addresses as it likes. None for this machine, which has no limit.
    """
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str | None:
    """Return what is counted for a host: its address, of IPv6 its network; None for this machine and socket files."""
    try:
        address = ip_address(host)
    except ValueError:
        return None  # a socket file
    if address.is_loopback:
        return None
    return str(ip_network((address, 64), strict=False) if address.version == 6 else address)


class Limits:
    """Counted in the memory of this process; no address is ever stored."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self._times: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()
        self._open: Counter[str] = Counter()
        self._unfinished: Counter[str] = Counter()
        self._proxies = _TrustedHosts(settings.proxies)
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # requests left, and when

    def count_request(self, connection: HTTPConnection, guest: str | None, cost: float = 1.0) -> None:
        """Count a request that changes nothing. Whoever brings no cookie is counted by address alone."""
        self._spend("guest", guest, self.settings.requests_per_guest, cost)
        self._spend("address", client_network(connection), self.settings.requests_per_address, cost)

    def count_change(self, connection: HTTPConnection) -> None:
        """Count a request that changes something; Refused above the limit, as in the others below."""
        self._count("change", client_network(connection), self.settings.changes_per_address, A_MINUTE)

    def count_new_table(self, connection: HTTPConnection) -> None:
        self._count("table", client_network(connection), self.settings.tables_per_address, AN_HOUR)

    def count_slow_request(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a request for something that takes long to make."""
        self._count("answer", guest, self.settings.answers_per_guest, A_MINUTE)
        self._count("answer", client_network(connection), self.settings.answers_per_address, A_MINUTE)

    def count_analysis(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a game that is to be analysed."""
        self._count("analysis", guest, self.settings.analyses_per_guest, AN_HOUR)
        self._count("analysis", client_network(connection), self.settings.analyses_per_address, AN_HOUR)

    def connect(self, connection: HTTPConnection, guest: str | None) -> str | None:
        """Count a socket that is opened; return what `disconnect` wants once it is closed."""
        address = client_network(connection)
        self._count("connect", guest, self.settings.connects_per_guest, A_MINUTE)
        self._count("connect", address, self.settings.connects_per_address, A_MINUTE)
        if address is not None:
            if self._open[address] >= self.settings.sockets_per_address:
                raise Refused("too-many", retry=SOCKET_RETRY)
            self._open[address] += 1
        return address

    def disconnect(self, address: str | None) -> None:
        if address is not None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def begin_request(self, host: str) -> bool:
        """Count a connection whose request is not complete yet; return False if its address has too many connections.

        Whose request it is, a proxy says in the head, which is not here yet: so the proxies we trust have no limit.
        """
        address = self._unfinished_address(host)
        if address is not None:
            if self._open[address] + self._unfinished[address] >= self.settings.sockets_per_address:
                return False
            self._unfinished[address] += 1
        return True

    def end_request(self, host: str) -> None:
        """Count it no longer."""
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
        """Take from the requests that somebody has left; as time passes they get new ones, up to a minute's worth."""
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
