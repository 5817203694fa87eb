"""Play many games between bots: simulations, leagues that compare bots, and studies of tracks."""

GENERATORS = 8  # seeds reserved for each game: one for the deal and one for each seat's choices


def deal_seed(seed: int, game: int = 0) -> int:
    """Return the seed that makes `downforce.new_game` repeat a deal from `simulate`, `study` or `league`.

    `seed` is the seed that was passed to that command (`--seed`). `game` is the number of the game or, in a league, the
    number of the deal, counted from 0. The result is `(seed + game) * 8`.
    """
    return (seed + game) * GENERATORS
