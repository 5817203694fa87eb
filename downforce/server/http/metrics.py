"""Metrics for Prometheus, served on a separate port and computed only on request.

Every server process has its own metrics port: the first process uses the port from the settings, and the others use the
following ports. The values of all processes have to be added up in Prometheus. The totals are an exception: they come
from the database, so every process reports the same values.
"""

import asyncio
import errno
import logging
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import accumulate
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import CollectorRegistry, ProcessCollector, make_wsgi_app
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.exc import DBAPIError

from ..store import Totals
from ..tables.registry import Registry
from .counters import BOUNDS, Counters

log = logging.getLogger(__name__)
PATIENCE = 5.0  # seconds to wait for the database; Prometheus itself waits ten


class Metrics(Collector):
    """Collects the Prometheus metrics of this process.

    The collector runs in a separate thread, so it copies shared collections before it iterates over them.
    """

    def __init__(self, registry: Registry, counters: Counters, loop: asyncio.AbstractEventLoop) -> None:
        self.registry = registry
        self.counters = counters
        self.loop = loop

    def collect(self) -> Iterable[Metric]:
        """Yield all Prometheus metrics of this process."""
        tables = list(self.registry.tables.values())
        services = self.registry.services
        states = Counter(live.room.table.status for live in tables)
        by_state = GaugeMetricFamily("downforce_tables", "Tables in memory, by state", labels=["state"])
        for state in ("waiting", "running", "over"):
            by_state.add_metric([state], states[state])
        yield by_state
        sockets = sum(len(live.audience.listeners) for live in tables)
        yield GaugeMetricFamily("downforce_sockets", "Open connections to tables", sockets)
        yield GaugeMetricFamily("downforce_bots_asked", "Bots that think or wait for a process", services.bots.asked)
        stored = services.store.writer.count_waiting()
        yield GaugeMetricFamily("downforce_store_waiting", "Units that wait to be stored", stored)
        refused = CounterMetricFamily("downforce_refusals", "Refused commands and requests, by key", labels=["why"])
        for why, times in sorted(self.counters.refusals.copy().items()):
            refused.add_metric([why], times)
        yield refused
        yield self._commands()
        yield from self._totals()

    def _commands(self) -> Metric:
        bounds = [*map(str, BOUNDS), "+Inf"]
        family = HistogramMetricFamily("downforce_command_seconds", "From a command to the end of its answer")
        family.add_metric([], list(zip(bounds, accumulate(self.counters.took), strict=True)), self.counters.seconds)
        return family

    def _totals(self) -> Iterator[Metric]:
        """Yield the total numbers of tables, games and guests, or nothing if the database does not answer in time."""
        totals = self._read_totals()
        if totals is None:
            return
        yield CounterMetricFamily("downforce_tables_made", "Tables ever made", totals.tables)
        yield CounterMetricFamily("downforce_games_begun", "Games ever begun", totals.begun)
        yield CounterMetricFamily("downforce_games_finished", "Games ever played to the end", totals.finished)
        yield GaugeMetricFamily("downforce_guests", "Guests with a seat at a table that is kept", totals.guests)

    def _read_totals(self) -> Totals | None:
        """Return the total numbers of tables, games and guests, or None if they cannot be read from the database.

        The database is accessed in the server's event loop, so this thread waits for the result.
        """
        asking = self.registry.services.store.totals()
        try:
            asked = asyncio.run_coroutine_threadsafe(asking, self.loop)
        except RuntimeError:  # the server has stopped
            asking.close()
            return None
        try:
            return asked.result(PATIENCE)
        except (TimeoutError, CancelledError, DBAPIError, OSError):
            asked.cancel()
            return None


class ProcessMetrics(ProcessCollector):
    """Collects metrics such as the memory and CPU time used by this process, without reading /proc/stat.

    The server's systemd unit sets ProcSubset=pid, which hides /proc/stat.
    """

    def _boot_time(self) -> float:
        """Return the time when the machine was started. The base class would read it from /proc/stat."""
        return time.time() - time.clock_gettime(time.CLOCK_BOOTTIME)


class MetricsServer(ThreadingMixIn, WSGIServer):
    """The HTTP server that serves the Prometheus metrics."""

    daemon_threads = True
    allow_reuse_port = False  # on a shared port, each request would reach only one of the processes


class SilentHandler(WSGIRequestHandler):
    """A request handler for the metrics server that logs nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Do nothing, because requests for metrics are not worth a log line."""


@contextmanager
def serve_metrics(registry: Registry, counters: Counters) -> Iterator[None]:
    """Serve the Prometheus metrics of this process until the `with` block ends."""
    settings = registry.services.settings
    found = CollectorRegistry()
    found.register(Metrics(registry, counters, asyncio.get_running_loop()))
    (ProcessMetrics if sys.platform == "linux" else ProcessCollector)(registry=found)
    ports = range(settings.metrics_port, settings.metrics_port + settings.workers)
    server = listen(settings.metrics_host, ports, found)
    if server is None:
        yield
        return
    threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


def listen(host: str, ports: Iterable[int], found: CollectorRegistry) -> WSGIServer | None:
    """Return a metrics server on the first free port.

    If no port can be used, log an error and return None, because the game server can run without metrics.
    """
    why = ""
    for port in ports:
        try:
            return make_server(host, port, make_wsgi_app(found), MetricsServer, SilentHandler)
        except OSError as error:
            why = error.strerror or str(error)
            if error.errno != errno.EADDRINUSE:
                break
    log.error("metrics: cannot listen on %s port %s: %s", host, port, why)
    return None
