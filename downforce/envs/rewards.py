"""What a game is worth to a seat, paid at its end: a share of the win (the default), or the money won."""

from ..rules.errors import OptionError
from ..rules.names import DISTANCE
from ..rules.setup.ruleset import Ruleset

REWARDS = ("win", "money")


def check_rewards(rewards: str, ruleset: Ruleset) -> str:
    """The kind of reward, if there is such a kind and the game counts it."""
    if rewards not in REWARDS:
        raise OptionError(f"rewards: {rewards!r}; known: {', '.join(REWARDS)}")
    if rewards == "money" and (ruleset.board.first_wins or ruleset.board.distance == DISTANCE):
        raise OptionError('rewards: "money" is not counted with these options (first-wins, long_distance); use "win"')
    return rewards
