"""The kinds of rewards that are given at the end of a game: a share of the win (the default), or the money won."""

from ..rules.errors import OptionError
from ..rules.names import DISTANCE
from ..rules.setup.ruleset import Ruleset

REWARDS = ("win", "money")


def check_rewards(rewards: str, ruleset: Ruleset) -> str:
    """Check the given kind of reward, and return it unchanged.

    Raise OptionError if the kind is unknown or does not apply to this game.
    """
    if rewards not in REWARDS:
        raise OptionError(f"rewards: {rewards!r}; known: {', '.join(REWARDS)}")
    if rewards == "money" and (ruleset.board.first_wins or ruleset.board.distance == DISTANCE):
        raise OptionError('rewards: "money" is not counted with these options (first-wins, long_distance); use "win"')
    return rewards
