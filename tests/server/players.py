"""People who play a game over sockets, for tests."""

import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

from tests.server.harness import ME, OPEN, Person, RunningServer, Socket

Json = dict[str, Any]


class Player:
    """A player's socket that remembers the state of the game."""

    def __init__(self, socket: Socket, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.seat: int | None = None
        self.seq = 0
        self.view: Json | None = None
        self.offer: Json | None = None
        self.events: list[Json] = []

    async def read(self) -> Json:
        frame = await self.socket.read()
        if frame["t"] in ("table", "news"):
            if frame["t"] == "news":
                assert frame["after"] == self.seq
            self.events = frame["events"] if frame["t"] == "table" else self.events + frame["events"]
            self.seq, self.view, self.offer = frame["seq"], frame["view"], frame["offer"]
        if frame["t"] in ("table", "info"):
            self.seat = frame["seat"]
        return frame

    async def reach(self, seq: int) -> None:
        """Read messages until action number `seq` is known."""
        while self.seq < seq:
            await self.read()

    async def act(self, action: str, command: str, seq: int | None = None) -> Json:
        """Send an action and return the answer: `done` or `no`."""
        await self.socket.send({"t": "act", "id": command, "seq": self.seq if seq is None else seq, "action": action})
        while True:
            frame = await self.read()
            if frame["t"] in ("done", "no"):
                return frame


@contextlib.asynccontextmanager
async def game(server: RunningServer, players: int, **more: Any) -> AsyncIterator[tuple[str, list[Player], Player]]:
    """Start a game between people, each with a socket, and yield its id, the players and a spectator."""
    people = [await server.guest() for _ in range(players)]
    table = await people[0].make(ME, *[OPEN] * (players - 1), **more)
    for seat, person in enumerate(people[1:], 1):
        (await person.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})).raise_for_status()
    (await people[0].call("POST", f"/tables/{table}/start")).raise_for_status()
    async with seated(table, [*people, await server.guest()]) as players_there:
        yield table, players_there[:-1], players_there[-1]


@contextlib.asynccontextmanager
async def seated(table: str, people: list[Person], since: int | None = None) -> AsyncIterator[list[Player]]:
    """Open a socket for each person at a table with a running game, and yield them as players."""
    async with contextlib.AsyncExitStack() as stack:
        players = []
        for person in people:
            player = Player(await stack.enter_async_context(person.at(table, since)), person)
            while player.view is None:
                await player.read()
            players.append(player)
        yield players


async def play_on(
    players: list[Player], draw: random.Random, until: str = "over", numbered: str = "turn", most: int = 1000
) -> None:
    """Let the players act at random until a phase begins, or `most` actions are taken."""
    for _ in range(most):
        if (seen := players[0].view) is None or seen["phase"] == until:
            return
        player = draw.choice([player for player in players if player.offer is not None])
        assert player.offer is not None
        action = draw.choice(player.offer["choices"])["action"]
        player.person.clock.time += 0.3  # nobody is refused for haste
        answer = await player.act(action, f"{numbered}-{player.seq:06}")
        assert answer["t"] == "done", answer
        for other in players:
            await other.reach(answer["seq"])
