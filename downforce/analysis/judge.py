"""Judge decisions by playouts, which are simulated continuations of a game.

Playouts also serve to estimate the win probabilities when all cards are known, and the par result for a deal.
"""

import copy
from dataclasses import dataclass, field
from typing import Any

from .. import compiled
from ..arena import match, playout, workspace
from ..arena.draw_characters import cast_game
from ..bots import BOTS
from ..bots.policy.search import amount_bid
from ..bots.policy.workspace import FIRST_ARM, Workspace
from ..bots.policy_bot import INTERPRETED_SLOWDOWN, MODULES
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
JUDGE, PAR = "champion", "pro"  # the bot used for playouts, and the bot that plays a deal to find its par result
WHOLE = 1024
FEWEST, FEWEST_INTERPRETED = 10, 2  # minimum number of imagined worlds per candidate
NEAR = 2  # rounds of cards in which a jam counts as a consequence of a choice

Worlds = list[list[list[float]]]  # win probabilities by world, candidate and seat


@dataclass(frozen=True, slots=True)
class Judged:
    """A judged decision: the candidate actions and the win probabilities that result from each of them."""

    names: list[str]
    amounts: list[int] | None  # amounts of the bids, 0 for a pass; None if the decision is not a bid
    chosen: int  # index of the chosen candidate, or -1
    values: Worlds  # values of all candidates
    picked: list[int]  # indices of the candidates that may be the best, and of the chosen one
    picked_values: Worlds  # values of the picked candidates, which were tried in additional worlds
    seat: Seat
    number: int  # number of the action in the game
    ruleset: Ruleset = field(compare=False)
    state: State = field(compare=False)  # a state that agrees with everything the seat knows
    actions: list[int] = field(compare=False)


class Judge:
    """Judges the decisions in one game. The same seed always gives the same verdicts, regardless of their order."""

    def __init__(self, rulesets: list[Ruleset], playouts: int, seed: int) -> None:
        self.rulesets = rulesets
        self.playouts = playouts if compiled.AVAILABLE else max(1, playouts // INTERPRETED_SLOWDOWN)
        self.seed = seed
        self.weights = copy.copy(BOTS[JUDGE].weights)

    def judge(self, game: Game, seat: Seat, text: str, number: int) -> Judged | None:
        """Judge a seat's choice, based only on what the seat can see. Return None if only one action was possible."""
        return self.judge_view(game.ruleset, game.view(seat), text, number)

    def judge_view(self, ruleset: Ruleset, seen: View, text: str | None, number: int) -> Judged | None:
        """Judge all candidate actions for a decision, or return None if there is only one.

        If the seat has chosen an action, pass it as `text` to include it in the candidates. Half of the playouts are
        divided equally between all candidates. The other half is divided between the chosen action and the candidates
        that may be the best. This second half is skipped if it could not change the verdict.
        """
        seat, rng = seen["seat"], Rng()
        assert seat is not None, "a spectator decides nothing"
        seed_rng(rng, self.first_world(number))
        state = state_from_view(ruleset, seen, rng)
        work = self.prepare(ruleset, state)
        chosen = -1 if text is None else notation.read(ruleset, text)
        count = int(self.functions().list_candidates(work, seat, chosen))
        actions = [int(action) for action in arm_array(work)[:count]]
        if count == 1:
            return None
        place = -1 if text is None else actions.index(chosen)
        least = FEWEST if compiled.AVAILABLE else FEWEST_INTERPRETED
        worlds_for_all = max(least, self.playouts // 2 // count)
        values = self.play_worlds(work, seat, actions, self.first_world(number), worlds_for_all)
        own = [[arm[seat] for arm in world] for world in values]
        picked = verdicts.contenders(own, place)
        settled = len(picked) == 1 or verdicts.is_trivial(own)
        more = 0 if settled else max(least, self.playouts // 2 // len(picked))
        first = self.first_world(number) + worlds_for_all
        picked_values = self.play_worlds(work, seat, [actions[arm] for arm in picked], first, more)
        return Judged(
            names=[notation.write(ruleset, state, action) for action in actions],
            amounts=[amount_bid(state, ruleset.board, action) for action in actions]
            if state.phase == AUCTION
            else None,
            chosen=place,
            values=values,
            picked=picked,
            picked_values=[[world[arm] for arm in picked] for world in values] + picked_values,
            seat=seat,
            number=number,
            ruleset=ruleset,
            state=state,
            actions=actions,
        )

    def play_worlds(self, work: Workspace, seat: int, actions: list[int], first: int, count: int) -> Worlds:
        """Try each of the given actions in `count` simulated games.

        Return the win probabilities, indexed by simulated game, action and seat.
        """
        arm_array(work)[: len(actions)] = actions
        values = zeros(count, len(actions), self.rulesets[0].board.players)
        self.functions().judge_worlds(work, seat, len(actions), first, values)
        found: Worlds = to_fractions(values)
        return found

    def open_win_probabilities(self, game: Game, number: int, times: int) -> list[float]:
        """Return every seat's calibrated win probability in the current position, assuming that all cards are known."""
        short = self.open_playouts(game, number, times, self.weights.depth)
        finished = sum(place > 0 for place in game.state.place)
        fit = calibration.fit_for(game.ruleset.board, cards_played(game), finished)
        if fit is None or game.state.phase == OVER:
            return short
        long = self.open_playouts(game, number, times, match.TO_THE_END) if fit.long > 0 else short
        return calibration.calibrate(short, long, fit)

    def open_playouts(self, game: Game, number: int, times: int, cards: int) -> list[float]:
        """Return every seat's uncalibrated win probability, assuming that all cards are known.

        The result is the average over `times` simulated continuations of the game. Each continues until `cards` more
        cards have been played.
        """
        values = zeros(times, game.ruleset.board.players)
        work = self.prepare(game.ruleset, game.state)
        self.functions().open_worlds(work, cards, self.first_world(number), values)
        return verdicts.means(to_fractions(values))

    def bet_odds(self, judged: Judged, best: int, times: int) -> tuple[list[list[int]], list[list[int]]]:
        """Simulate the rest of the race many times, and return each car's final place and number of backers.

        Both results are nested lists, indexed by simulated game and then by car. The backers of a car are the other
        seats that bet on it at the current betting line.
        """
        times = times if compiled.AVAILABLE else max(FEWEST_INTERPRETED, times // INTERPRETED_SLOWDOWN)
        work = self.prepare(judged.ruleset, judged.state)
        arm_array(work)[:1] = judged.actions[best : best + 1]
        places, backed = zeros(times, CARS), zeros(times, CARS)
        self.functions().bet_worlds(work, judged.seat, self.first_world(judged.number), places, backed)
        return to_lists(places), to_lists(backed)

    def play_out(self, judged: Judged, arms: list[int], times: int) -> list[list[list[int]]]:
        """Play the race to its end after each of the given candidate actions (arms), in the same simulated worlds.

        Return what happened in each world, by arm: `worlds.py` has the indices of its values. If numba is not
        available, nothing is played, because this would take too long, and the list is empty.
        """
        if not compiled.AVAILABLE:
            return []
        work = self.prepare(judged.ruleset, judged.state)
        arm_array(work)[: len(arms)] = [judged.actions[arm] for arm in arms]
        notes = zeros(times, len(arms), worlds.NOTED)
        near = NEAR * judged.state.players
        self.functions().line_worlds(work, judged.seat, len(arms), self.first_world(judged.number), near, notes)
        found: list[list[list[int]]] = to_lists(notes)
        return found

    def after_card(self, judged: Judged, arms: list[int]) -> list[State]:
        """Return, for each given candidate action (arm), the position after the current card has been carried out.

        Until then, the judged seat makes its decisions greedily, and the other seats move cars as far as possible.
        """
        work = self.prepare(judged.ruleset, judged.state)
        arm_array(work)[: len(arms)] = [judged.actions[arm] for arm in arms]
        self.functions().prepare_arms(work, judged.seat, work.weights[0], len(arms))
        return [read_state(work.states, FIRST_ARM + k) for k in range(len(arms))]

    def step_worths(self, judged: Judged) -> list[int]:
        """Return, for each car, how much one step of that car is worth to the judged seat, in arbitrary units."""
        work = self.prepare(judged.ruleset, judged.state)
        scratch: Any = work.scratch
        self.functions().set_marginal_values(work.states[0], work.board, work.weights[0], scratch)
        marginal = scratch["marginal"] if compiled.AVAILABLE else scratch.marginal
        return [int(worth) for worth in marginal[judged.seat]]

    def par(self, game: Game, times: int) -> tuple[list[float], list[float]]:
        """Let pro bots play this deal many times, and return every seat's average share of the win and average money.

        As in real games, the characters of the bots are drawn anew for each game. Otherwise, the bots would play nearly
        the same game every time.
        """
        ruleset, first = self.rulesets[0], self.first_world(0)
        players = ruleset.board.players
        weights_by_seat = [
            BOTS[name].weights for one in range(times) for name in cast_game((PAR,) * players, first + one)
        ]
        work = workspace.prepare(ruleset, weights_by_seat)
        dealt = workspace.as_record(gamefile.read_deal(ruleset, game.deals[0]))
        values, money = zeros(times, players), zeros(times, players)
        self.functions().replay_deal(work, dealt, first, values, money)
        return verdicts.means(to_fractions(values)), verdicts.means(to_lists(money))

    def first_world(self, number: int) -> int:
        """Return the number of the first simulated game that is used to judge an action.

        `number` identifies the action within the game. Each action has its own range of 65536 simulated games.
        """
        return (self.seed * 4096 + number) * 65536

    def prepare(self, ruleset: Ruleset, state: State) -> Workspace:
        """Return a workspace for playouts, with a copy of the given position as `states[0]`."""
        work = workspace.prepare(ruleset, [self.weights])
        work.states[0] = compiled.to_records(state)[0] if compiled.AVAILABLE else copy.deepcopy(state)
        return work

    def functions(self) -> Any:
        return workspace.functions(*KERNEL)


def cards_played(game: Game) -> int:
    """Return how many cards have been played in the race, or `calibration.BEFORE` if the race has not begun."""
    if game.state.phase in (AUCTION, KEEP):
        return calibration.BEFORE
    return sum(text.startswith("play ") for _, text in game.log)


def read_state(states: Any, i: int) -> State:
    if not compiled.AVAILABLE:
        copied: State = copy.deepcopy(states[i])
        return copied
    state = State()
    compiled.from_record(states[i], state)
    return state


def arm_array(work: Workspace) -> Any:
    """Return the list of candidate actions (arms) in a workspace."""
    scratch: Any = work.scratch
    return scratch["arm"] if compiled.AVAILABLE else scratch.arm


def zeros(*shape: int) -> Any:
    """Return an array of zeros: a numpy array if compiled functions are available, otherwise nested lists."""
    if compiled.AVAILABLE:
        import numpy as np

        return np.zeros(shape, np.int64)
    return [zeros(*shape[1:]) for _ in range(shape[0])] if len(shape) > 1 else [0] * shape[0]


def to_lists(values: Any) -> Any:
    return values.tolist() if compiled.AVAILABLE else values


def to_fractions(values: Any) -> Any:
    """Convert an array of integers in 1024ths to nested lists of floats, so that 1024 becomes 1.0."""
    if compiled.AVAILABLE:
        return (values / WHOLE).tolist()
    return [to_fractions(one) if isinstance(one, list) else one / WHOLE for one in values]
