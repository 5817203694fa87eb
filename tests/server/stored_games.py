"""A table's game, rebuilt from nothing but what is stored."""

from downforce.game import Game
from downforce.room.games import new_game
from downforce.server.store import Store


async def fold_table(store: Store, table_id: str) -> Game:
    found = await store.table(table_id)
    assert found is not None, f"no table {table_id}"
    game = new_game(found[0])
    deals, entries = await store.deals(table_id), await store.entries(table_id)
    game.fold([deal.data for deal in deals], [(entry.seat, entry.text) for entry in entries])
    return game
