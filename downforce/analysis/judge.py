"""The judge: values of all candidates of a decision, from what the seat could know; chances with open cards; par."""

import copy
from dataclasses import dataclass, field
from typing import Any

from .. import compiled
from ..arena import match, playout, workspace
from ..arena.casting import cast_game
from ..bots import BOTS
from ..bots.policy.search import FIRST_ARM, amount_of
from ..bots.policy_bot import MODULES, SLOWER
from ..bots.state_from_view import state_from_view
from ..game import Game
from ..record import gamefile, notation
from ..rng import Rng, seed_rng
from ..rules.model import State
from ..rules.names import AUCTION, CARS, KEEP, OVER, Seat
from ..rules.setup.ruleset import Ruleset
from ..rules.views.shapes import View
from . import calibration, verdicts, worlds

KERNEL = (playout, match, *MODULES, worlds)
JUDGE, PAR = "champion", "pro"  # whose playouts judge, and who plays a deal for its par
WHOLE = 1024
FEWEST, FEWEST_INTERPRETED = 10, 2  # worlds for a candidate, however many there are

Worlds = list[list[list[float]]]  # everybody's chance to win: by world, candidate and seat


@dataclass(frozen=True, slots=True)
class Judged:
    """The candidates of a decision, and what the worlds say of them."""

    names: list[str]
    amounts: list[int] | None  # of bids, 0 for a pass
    chosen: int  # -1: nothing was
    values: Worlds  # of all candidates
    picked: list[int]  # those that may be the best, and the chosen one,
    again: Worlds  # and these in all their worlds, which are more
    seat: Seat
    number: int  # tells decisions of a game apart
    ruleset: Ruleset = field(compare=False)
    state: State = field(compare=False)  # one that the seat considers possible
    actions: list[int] = field(compare=False)


class Judge:
    """Of one game. The same seed gives the same verdicts, whoever asks and in whatever order."""

    def __init__(self, rulesets: list[Ruleset], playouts: int, seed: int) -> None:
        self.rulesets = rulesets
        self.playouts = playouts if compiled.AVAILABLE else max(1, playouts // SLOWER)
        self.seed = seed
        self.weights = copy.copy(BOTS[JUDGE].weights)

    def judge(self, game: Game, seat: Seat, text: str, number: int) -> Judged | None:
        """What a seat chose in a game; only its view is read, so what it could not know changes nothing."""
        return self.judge_view(game.ruleset, game.view(seat), text, number)

    def judge_view(self, ruleset: Ruleset, seen: View, text: str | None, number: int) -> Judged | None:
        """All candidates of a decision, with what was chosen if anything was; None where there is only one.

        Half of the playouts are for all candidates alike, the other half for those that may be the best, and for the
        chosen one. Where that half could change no verdict, it is saved.
        """
        seat, rng = seen["seat"], Rng()
        assert seat is not None, "a spectator decides nothing"
        seed_rng(rng, self.first_world(number))
        s = state_from_view(ruleset, seen, rng)
        laid = self.lay(ruleset, s)
        states, board, out, scratch = laid[0], laid[1], laid[6], laid[5]
        chosen = -1 if text is None else notation.read(ruleset, text)
        count = int(self.functions().list_candidates(states[0], board, seat, scratch, out, chosen))
        actions = [int(action) for action in arms_of(scratch)[:count]]
        if count == 1:
            return None
        place = -1 if text is None else actions.index(chosen)
        least = FEWEST if compiled.AVAILABLE else FEWEST_INTERPRETED
        worlds_for_all = max(least, self.playouts // 2 // count)
        values = self.play_worlds(laid, seat, actions, self.first_world(number), worlds_for_all)
        own = [[arm[seat] for arm in world] for world in values]
        picked = verdicts.in_reach(own, place)
        settled = len(picked) == 1 or verdicts.is_trivial(own)
        more = 0 if settled else max(least, self.playouts // 2 // len(picked))
        first = self.first_world(number) + worlds_for_all
        again = self.play_worlds(laid, seat, [actions[arm] for arm in picked], first, more)
        return Judged(
            names=[notation.write(ruleset, s, action) for action in actions],
            amounts=[amount_of(s, ruleset.board, action) for action in actions] if s.phase == AUCTION else None,
            chosen=place,
            values=values,
            picked=picked,
            again=[[world[arm] for arm in picked] for world in values] + again,
            seat=seat,
            number=number,
            ruleset=ruleset,
            state=s,
            actions=actions,
        )

    def play_worlds(self, laid: tuple[Any, ...], seat: int, actions: list[int], first: int, count: int) -> Worlds:
        states, board, deal, rngs, weights, scratch, out = laid
        arms_of(scratch)[: len(actions)] = actions
        values = table(count, len(actions), self.rulesets[0].board.players)
        self.functions().judge_worlds(
            states, board, seat, weights[0], scratch, rngs[0], deal, out, len(actions), first, values
        )
        found: Worlds = shares(values)
        return found

    def open_chances(self, game: Game, number: int, times: int) -> list[float]:
        """Everybody's chance to win after so many actions, with all cards open, made true (calibration.py)."""
        short = self.open_playouts(game, number, times, self.weights.depth)
        finished = sum(place > 0 for place in game.state.place)
        fit = calibration.fit_for(game.ruleset.board, cards_played(game), finished)
        if fit is None or game.state.phase == OVER:
            return short
        long = self.open_playouts(game, number, times, worlds.TO_THE_END) if fit.long > 0 else short
        return calibration.correct(short, long, fit)

    def open_playouts(self, game: Game, number: int, times: int, cards: int) -> list[float]:
        ruleset, first = game.ruleset, self.first_world(number)
        states, board, _, rngs, weights, scratch, out = self.lay(ruleset, game.state)
        values = table(times, ruleset.board.players)
        self.functions().open_worlds(states, board, weights[0], scratch, rngs[0], out, cards, first, values)
        return verdicts.means(shares(values))

    def bet_odds(self, judged: Judged, best: int, times: int) -> tuple[list[list[int]], list[list[int]]]:
        """By world and car: its place when the race is over, and how many of the others have bet on it at this line."""
        times = times if compiled.AVAILABLE else max(FEWEST_INTERPRETED, times // SLOWER)
        states, board, deal, rngs, weights, scratch, out = self.lay(judged.ruleset, judged.state)
        arms_of(scratch)[:1] = judged.actions[best : best + 1]
        places, backed = table(times, CARS), table(times, CARS)
        bet_worlds, first, bot, c = self.functions().bet_worlds, self.first_world(judged.number), weights[0], rngs[0]
        bet_worlds(states, board, judged.seat, bot, scratch, c, deal, out, first, places, backed)
        return plain(places), plain(backed)

    def after_card(self, judged: Judged, arms: list[int]) -> list[State]:
        """In the middle of a race: how cars will stand when the card is done, for each of these candidates.

        One's own questions until then are answered by what is best at once, those of others by the furthest move.
        """
        laid = self.lay(judged.ruleset, judged.state)
        states, board, _, _, weights, scratch, out = laid
        arms_of(scratch)[: len(arms)] = [judged.actions[arm] for arm in arms]
        self.functions().prepare_arms(states, 0, board, judged.seat, weights[0], scratch, out, len(arms))
        return [fetched(states, FIRST_ARM + k) for k in range(len(arms))]

    def step_worths(self, judged: Judged) -> list[int]:
        """What a step of each car is worth to the seat, as a pro sees it; by car, in no unit."""
        states, board, _, _, weights, scratch, _ = self.lay(judged.ruleset, judged.state)
        self.functions().set_marginal_values(states[0], board, weights[0], scratch)
        marginal = scratch["marginal"] if compiled.AVAILABLE else scratch.marginal
        return [int(worth) for worth in marginal[judged.seat]]

    def par(self, game: Game, times: int) -> tuple[list[float], list[float]]:
        """What share of the win, and what money, every seat got with this deal when pros played it.

        Each time others come, as at tables: the same pros would play nearly the same game again and again.
        """
        ruleset, first = self.rulesets[0], self.first_world(0)
        players = ruleset.board.players
        come = [BOTS[name].weights for one in range(times) for name in cast_game((PAR,) * players, first + one)]
        states, board, deal, rngs, weights, scratch, out = workspace.lay(ruleset, come)
        dealt = gamefile.read_deal(ruleset, game.deals[0])
        values, money = table(times, players), table(times, players)
        dealt_here = compiled.to_records(dealt)[0] if compiled.AVAILABLE else dealt
        play_the_deal = self.functions().play_the_deal
        play_the_deal(states, board, dealt_here, deal, rngs[0], weights, scratch, out, first, values, money)
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


def cards_played(game: Game) -> int:
    """In the race so far; calibration.BEFORE until the first card is asked for."""
    if game.state.phase in (AUCTION, KEEP):
        return calibration.BEFORE
    return sum(text.startswith("play ") for _, text in game.log)


def fetched(states: Any, i: int) -> State:
    if not compiled.AVAILABLE:
        state: State = copy.deepcopy(states[i])
        return state
    s = State()
    compiled.from_record(states[i], s)
    return s


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
