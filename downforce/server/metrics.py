"""Metrics for Prometheus, on a port of their own: nothing is computed before somebody reads them.

Every server process answers for itself: the first takes the port of the setting, the next ones those after it. What
they tell is added up by whoever reads them, as Prometheus does.
"""

import errno
import logging
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import CollectorRegistry, ProcessCollector, make_wsgi_app
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from .counts import BOUNDS, Counts
from .registry import Registry

log = logging.getLogger(__name__)


class Metrics(Collector):
    """Reads what is there; called in a thread of its own, so it copies before it counts."""

    def __init__(self, registry: Registry, counts: Counts) -> None:
        self.registry = registry
        self.counts = counts

    def collect(self) -> Iterable[Metric]:
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
        for why, times in sorted(self.counts.refusals.copy().items()):
            refused.add_metric([why], times)
        yield refused
        yield self._commands()

    def _commands(self) -> Metric:
        bounds = [*map(str, BOUNDS), "+Inf"]
        family = HistogramMetricFamily("downforce_command_seconds", "From a command to the end of its answer")
        family.add_metric([], list(zip(bounds, accumulate(self.counts.took), strict=True)), self.counts.seconds)
        return family


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True
    allow_reuse_port = False  # two processes on one port would each tell half


class Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody wants to read that somebody looked."""


@contextmanager
def telling(registry: Registry, counts: Counts) -> Iterator[None]:
    """While this runs, the process tells."""
    settings = registry.services.settings
    found = CollectorRegistry()
    found.register(Metrics(registry, counts))
    ProcessCollector(registry=found)
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
    """On the first port that is free. A server that cannot tell still serves."""
    why = ""
    for port in ports:
        try:
            return make_server(host, port, make_wsgi_app(found), Server, Quiet)
        except OSError as error:
            why = error.strerror or str(error)
            if error.errno != errno.EADDRINUSE:
                break
    log.error("metrics: cannot listen on %s port %s: %s", host, port, why)
    return None
