"""Notifications between server processes over Redis: which game tables have changed, and who is connected where.

Redis never carries the state of a game. A process that is notified of a change reads the new state from the database.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from typing import Any

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ...room.running.fanout import Fanout
from ...room.shapes import Signal
from .registry import Registry

log = logging.getLogger(__name__)
CHANNEL = "downforce"
HEARTBEATS = 4  # heartbeats sent within the time after which a silent process counts as lost


class NoRedis(ValueError):
    """Raised when Redis does not answer. The message gives the reason in one line."""


async def check_redis(url: str) -> None:
    """Raise NoRedis if Redis does not answer at this URL."""
    client = Redis.from_url(url)
    try:
        await client.ping()
    except (RedisError, OSError) as error:
        raise NoRedis(f"redis: {' '.join(str(error).split())[:200]}") from None
    finally:
        await client.aclose()


class RedisFanout(Fanout):
    """Sends the notifications of one server process over Redis, and receives those of the other processes."""

    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(8)
        self.client = Redis.from_url(url)
        self.outgoing: deque[dict[str, Any]] = deque(maxlen=10_000)
        self.wake = asyncio.Event()
        self.alive: dict[str, float] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, registry: Registry) -> None:
        """Start sending and receiving notifications about the game tables in a registry."""
        self.registry = registry
        self.tasks = [
            asyncio.create_task(work) for work in (self._publish_loop(), self._listen_loop(), self._heartbeat_loop())
        ]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self.client.publish(CHANNEL, orjson.dumps({"say": "bye", "from": self.me}))
        await self.client.aclose()

    # Publishing.

    def notify_changed(self, table_id: str, seq: int | None) -> None:
        self._publish({"say": "look", "table": table_id, "seq": seq})

    def seat_opened(self, table_id: str, seat: int) -> None:
        self._publish({"say": "elsewhere", "table": table_id, "seat": seat})

    def publish_presence(self, table_id: str, seats: set[int], watchers: int) -> None:
        self._publish({"say": "here", "table": table_id, "seats": sorted(seats), "watchers": watchers})

    def request_presence(self, table_id: str) -> None:
        self._publish({"say": "who", "table": table_id})

    def publish_signal(self, table_id: str, frame: Signal) -> None:
        self._publish({"say": "signal", "table": table_id, "frame": frame})

    def _publish(self, message: dict[str, Any]) -> None:
        self.outgoing.append({**message, "from": self.me})
        self.wake.set()

    async def _publish_loop(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.outgoing:
                try:
                    await self.client.publish(CHANNEL, orjson.dumps(self.outgoing[0]))
                    self.outgoing.popleft()
                except (RedisError, OSError) as error:
                    log.warning("redis: %s", error)
                    await asyncio.sleep(0.5)

    async def _heartbeat_loop(self) -> None:
        lost = self.registry.services.settings.lost
        while True:
            self._publish({"say": "alive"})
            await asyncio.sleep(lost / HEARTBEATS)
            self.forget_lost_processes(lost)

    def forget_lost_processes(self, lost: float) -> None:
        """Forget server processes that have been silent for over `lost` seconds, and the clients connected to them."""
        now = self.registry.now()
        for process in [process for process, at in self.alive.items() if now - at > lost]:
            self._forget(process)

    # Receiving.

    async def _listen_loop(self) -> None:
        while True:
            try:
                async with self.client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self._reload_all()  # notifications may have been missed until now
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._handle(orjson.loads(message["data"]))
            except (RedisError, OSError) as error:
                log.warning("redis: %s", error)
                await asyncio.sleep(0.5)

    def _reload_all(self) -> None:
        for live in self.registry.tables.values():
            self.registry.services.spawn(live.reload())
            live.runner.publish_presence()
        self._request_all_presence()

    def _request_all_presence(self) -> None:
        for table_id in self.registry.tables:
            self.request_presence(table_id)

    def _handle(self, message: dict[str, Any]) -> None:
        process, kind = message["from"], message["say"]
        if process == self.me:
            return
        known = process in self.alive
        self.alive[process] = self.registry.now()
        if kind == "bye":
            self._forget(process)
        elif not known:  # a new process, or a slow one that had been forgotten along with everybody connected to it
            self._request_all_presence()
        live = self.registry.tables.get(message.get("table", ""))
        if live is None:
            return
        if kind == "look" and (message["seq"] is None or message["seq"] != live.room.seq):
            self.registry.services.spawn(live.reload())
        elif kind == "elsewhere":
            live.runner.close_seat(message["seat"])
        elif kind == "here":
            live.runner.set_remote_presence(process, set(message["seats"]), message["watchers"])
        elif kind == "signal":
            live.runner.receive_signal(message["frame"])
        elif kind == "who" and live.audience.listeners:
            live.runner.publish_presence()

    def _forget(self, process: str) -> None:
        self.alive.pop(process, None)
        for live in self.registry.tables.values():
            if process in live.audience.remote:
                live.runner.set_remote_presence(process, set(), 0)
