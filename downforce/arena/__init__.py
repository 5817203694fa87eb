"""Many games between bots: simulations, leagues that compare bots, and studies of tracks."""

GENERATORS = 8  # seeds that a game takes: one for the deal, one for the choices of each seat


def deal_seed(seed: int, game: int = 0) -> int:
    """Return the seed with which `downforce.new_game` deals as a game of `simulate`, `study` or `league` does.

    `seed` is theirs (`--seed`), `game` the number of the game, or of the deal in a league, from 0:
    `(seed + game) * 8`.
    """
    return (seed + game) * GENERATORS
