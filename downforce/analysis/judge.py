"""The judge: values of all candidates of a decision, from what the seat could know; chances with open cards; par."""

import copy
from dataclasses import dataclass
from typing import Any

from .. import compiled
from ..arena import playout, workspace
from ..bots import BOTS
from ..bots.policy_bot import MODULES, SLOWER
from ..bots.search import amount_of
from ..bots.state_from_view import state_from_view
from ..chance import Chance, seed_chance
from ..game import Game
from ..record import gamefile, notation
from ..rules.model import State
from ..rules.names import AUCTION
from ..rules.ruleset import Ruleset
from . import verdicts, worlds

KERNEL = (playout, *MODULES, worlds)
JUDGE, PAR = "champion", "pro"  # whose playouts judge, and who plays a deal for its par
WHOLE = 1024
FEWEST, FEWEST_INTERPRETED = 10, 2  # worlds for a candidate, however many there are

Worlds = list[list[list[float]]]  # everybody's chance to win: by world, candidate and seat


@dataclass(frozen=True, slots=True)
class Judged:
    """The candidates of a decision, and what the worlds say of them."""

    names: list[str]
    amounts: list[int] | None  # of bids, 0 for a pass
    chosen: int
    values: Worlds  # of all candidates
    picked: list[int]  # those that may be the best, and the chosen one,
    again: Worlds  # and these in all their worlds, which are more


class Judge:
    """Of one game. The same seed gives the same verdicts, whoever asks and in whatever order."""

    def __init__(self, rulesets: list[Ruleset], playouts: int, seed: int) -> None:
        self.rulesets = rulesets
        self.playouts = playouts if compiled.AVAILABLE else max(1, playouts // SLOWER)
        self.seed = seed
        self.weights = copy.copy(BOTS[JUDGE].weights)

    def judge(self, game: Game, seat: int, text: str, number: int) -> Judged | None:
        """All candidates of a decision; None where there was only one. `number` tells decisions apart.

        Only the seat's own view is read, so what it could not know changes nothing. Half of the playouts are for all
        candidates alike, the other half for those that may be the best, and for the chosen one.
        """
        ruleset, chance = game.ruleset, Chance()
        seed_chance(chance, self.first_world(number))
        s = state_from_view(ruleset, game.view(seat), chance)
        laid = self.lay(ruleset, s)
        states, board, out, scratch = laid[0], laid[1], laid[6], laid[5]
        chosen = notation.read(ruleset, text)
        count = int(self.functions().list_candidates(states[0], board, seat, scratch, out, chosen))
        actions = [int(action) for action in arms_of(scratch)[:count]]
        if count == 1:
            return None
        least = FEWEST if compiled.AVAILABLE else FEWEST_INTERPRETED
        worlds_for_all = max(least, self.playouts // 2 // count)
        values = self.play_worlds(laid, seat, actions, self.first_world(number), worlds_for_all)
        own = [[arm[seat] for arm in world] for world in values]
        picked = verdicts.in_reach(own, actions.index(chosen))
        again = self.play_worlds(
            laid,
            seat,
            [actions[arm] for arm in picked],
            self.first_world(number) + worlds_for_all,
            max(least, self.playouts // 2 // len(picked)),
        )
        return Judged(
            names=[notation.write(ruleset, s, action) for action in actions],
            amounts=[amount_of(s, ruleset.board, action) for action in actions] if s.phase == AUCTION else None,
            chosen=actions.index(chosen),
            values=values,
            picked=picked,
            again=[[world[arm] for arm in picked] for world in values] + again,
        )

    def play_worlds(self, laid: tuple[Any, ...], seat: int, actions: list[int], first: int, count: int) -> Worlds:
        states, board, deal, chances, weights, scratch, out = laid
        arms_of(scratch)[: len(actions)] = actions
        values = table(count, len(actions), self.rulesets[0].board.players)
        self.functions().judge_worlds(
            states, board, seat, weights[0], scratch, chances[0], deal, out, len(actions), first, values
        )
        found: Worlds = shares(values)
        return found

    def open_chances(self, game: Game, number: int, times: int) -> list[float]:
        """Everybody's chance to win after so many actions, with all cards open."""
        ruleset = game.ruleset
        states, board, _, chances, weights, scratch, out = self.lay(ruleset, game.state)
        values = table(times, ruleset.board.players)
        self.functions().open_worlds(
            states, board, weights[0], scratch, chances[0], out, self.first_world(number), values
        )
        return verdicts.means(shares(values))

    def par(self, game: Game, times: int) -> tuple[list[float], list[float]]:
        """What share of the win, and what money, every seat got with this deal when pros played it."""
        ruleset = self.rulesets[0]
        states, board, deal, chances, weights, scratch, out = workspace.lay(ruleset, [BOTS[PAR].weights])
        dealt = gamefile.read_deal(ruleset, game.deals[0])
        players = ruleset.board.players
        values, money = table(times, players), table(times, players)
        dealt_here = compiled.to_records(dealt)[0] if compiled.AVAILABLE else dealt
        bot, c = weights[0], chances[0]
        play_the_deal = self.functions().play_the_deal
        play_the_deal(states, board, dealt_here, deal, c, bot, scratch, out, self.first_world(0), values, money)
        return verdicts.means(shares(values)), verdicts.means(plain(money))

    def first_world(self, number: int) -> int:
        """The first of the worlds for an action: no two actions share one."""
        return (self.seed * 4096 + number) * 65536

    def lay(self, ruleset: Ruleset, s: State) -> tuple[Any, ...]:
        laid = workspace.lay(ruleset, [self.weights])
        laid[0][0] = compiled.to_records(s)[0] if compiled.AVAILABLE else copy.deepcopy(s)
        return laid

    def functions(self) -> Any:
        return workspace.functions(*KERNEL)


def arms_of(scratch: Any) -> Any:
    return scratch["arm"] if compiled.AVAILABLE else scratch.arm


def table(*shape: int) -> Any:
    """Of zeros, as compiled functions want it, or as lists."""
    if compiled.AVAILABLE:
        import numpy as np

        return np.zeros(shape, np.int64)
    return [table(*shape[1:]) for _ in range(shape[0])] if len(shape) > 1 else [0] * shape[0]


def plain(values: Any) -> Any:
    return values.tolist() if compiled.AVAILABLE else values


def shares(values: Any) -> Any:
    """From 1024ths to shares of one."""
    if compiled.AVAILABLE:
        return (values / WHOLE).tolist()
    return [shares(one) if isinstance(one, list) else one / WHOLE for one in values]
