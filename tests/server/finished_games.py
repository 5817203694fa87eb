"""Finished games that are stored without being played over sockets."""

import random
import time
from collections.abc import Sequence
from typing import Any

from downforce import Game, new_game
from downforce.room import games
from downforce.room.seating import fill_with_bots
from downforce.room.stored_rows import SeatResult
from downforce.server.http.guests import new_id
from downforce.server.store import Deal, Entry, SeatRow, Store, TableRow


def finished_game(players: int = 2, seed: int = 3, most: int = 10_000, **options: Any) -> Game:
    """Return a game with random actions, up to `most` of them if that is given."""
    game, draw = new_game(players=players, seed=seed, **options), random.Random(seed)
    while game.waiting and len(game.log) < most:
        seat = game.waiting[0]
        game.play(seat, draw.choice(game.legal(seat)))
    return game


async def store_table(store: Store, game: Game, guest: str = "g-nobody") -> str:
    """Store a table with this game, the guest on the first seat and bots on the others; over, if the game is."""
    options, pinned = games.read_options(game.record()["options"], game.ruleset.options.players)
    over = game.phase == "over"
    table = TableRow(new_id(), guest, "Ida", False, "running", options, pinned, "none", time.time())
    seats = fill_with_bots(
        [SeatRow(0, "person", guest, "Ida"), *(SeatRow(k, "open") for k in range(1, options["players"]))]
    )
    deals = [Deal(table.id, race, deal) for race, deal in enumerate(game.deals)]
    entries = [Entry(table.id, k, seat, text, None, time.time()) for k, (seat, text) in enumerate(game.log, 1)]
    await store.make_branched_table(table, seats, deals, entries)
    if over and (outcome := game.outcome) is not None:
        ranks = game.view(None)["ranks"] or []
        money: Sequence[int | None] = outcome["scores"] or [None] * options["players"]
        results = [SeatResult(rank=rank, money=won) for rank, won in zip(ranks, money, strict=True)]
        await store.set_over(table.id, outcome["winners"], results)
    return table.id
