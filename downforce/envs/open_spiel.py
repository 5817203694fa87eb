"""Downforce as an OpenSpiel game in Python: import this module, then call `pyspiel.load_game("python_downforce")`.

Chance events are explicit. A deal is built one piece at a time (grid, lots, powers, cards), and each piece is a chance
node. A tie that the tie-breaks do not resolve is a chance node too. Seats that decide simultaneously (bids, powers,
bets) act one after another, and a choice appears in the information states of other players only when the rules reveal
it. A player's return is its share of the win. `resample_from_infostate` guesses what the player cannot see, as our bots
do, so that OpenSpiel's Python ISMCTS bot works (docs/develop/research.md explains why the C++ one does not).

In OpenSpiel, every parameter has the type of its default value. With `pyspiel.load_game`, `beginner` must be a string
such as "on", while `world_tour` must be True or False. `load` accepts either form for both, as `downforce.new_game`
does: `load(beginner=True, world_tour="on")`.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ..bots.state_from_view import state_from_view
from ..record import notation
from ..rng import Rng, seed_rng
from ..rules import engine
from ..rules.bits import count_bits, lowest_bit
from ..rules.model import State
from ..rules.names import (
    ACTIONS,
    AUCTION,
    COLOURS,
    DEAL,
    KEEP,
    MAX_LEGAL,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OVER,
    POWER_NAMES,
    REGULAR_CARDS,
    TIE,
    Action,
    Seat,
)
from ..rules.setup.option_kinds import Option, Parts, Switch
from ..rules.setup.options import DECLARED, Options
from ..rules.setup.ruleset import Ruleset
from ..rules.views.view import view
from ..rules.views.view_parts import UNKNOWN, members
from ..rulesets import choose_rulesets
from .observation import LAYOUT, SEE_SIZE, observe
from .pieces import build_deal, next_kind, next_pieces

NAME = "python_downforce"
LONGEST_RACE = 1100  # more than enough for 12 lots, 48 cards of 6 lines with 3 decisions each, and 18 bets


def parameter(option: Option) -> bool | int | str:
    """Return an option's default value in a type that OpenSpiel allows for parameters.

    An empty string means that the default depends on the edition.
    """
    if option.editions:
        return ""
    if isinstance(option.kind, Parts) or (isinstance(option.kind, Switch) and option.kind.more):
        return "on" if option.default else "off"  # or, if set, several parts joined by "+"
    default: bool | int | str = option.default
    return default


DEFAULTS = {name: parameter(option) for name, option in DECLARED.items()}
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Downforce",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


def read_parameters(params: dict[str, Any]) -> Options:
    """Convert OpenSpiel parameters to game options.

    If the beginner's game consists of several simplifications, their names are joined by "+", as in
    small-hands+no-bets. An option whose value is an empty string is left out.
    """
    values = {name: value for name, value in {**DEFAULTS, **params}.items() if value != ""}
    for name, option in DECLARED.items():
        if isinstance(option.kind, Parts) and isinstance(values[name], str):
            values[name] = values[name] == "on" if values[name] in ("on", "off") else values[name].split("+")
    return Options.read(values)


def spell(name: str, value: Any) -> bool | int | str:
    """Convert an option's value to the type that OpenSpiel requires for this parameter.

    A value that cannot be converted is returned unchanged.
    """
    wanted = DEFAULTS.get(name)
    if isinstance(wanted, bool):
        return {"on": True, "off": False}.get(value, value) if isinstance(value, str) else value
    if isinstance(value, bool) and isinstance(wanted, str):
        return "on" if value else "off"
    return "+".join(value) if isinstance(value, list | tuple) else value


def load(**options: Any) -> Any:
    """Load the OpenSpiel game. The options are the same as for `downforce.new_game`.

    A switch may be given as True or "on", and as False or "off".
    """
    return pyspiel.load_game(NAME, {name: spell(name, value) for name, value in options.items()})


class Shared:
    """Data shared by all states of a game. It is not duplicated when a state is copied."""

    def __init__(self, rulesets: list[Ruleset]) -> None:
        self.rulesets = rulesets

    def __deepcopy__(self, memo: dict[int, Any]) -> "Shared":
        return self


class DownforceGame(pyspiel.Game):  # type: ignore[misc]
    """The OpenSpiel game with fixed options. Its parameters have the same names as the options of `new_game`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = read_parameters(params or {})
        self.shared = Shared(choose_rulesets(options))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=REGULAR_CARDS,
            num_players=options.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST_RACE * len(self.shared.rulesets),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "DownforceState":
        return DownforceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "DownforceObserver":
        return DownforceObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class DownforceState(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state: the game state, the pieces of an unfinished deal, and the action log for perfect recall."""

    def __init__(self, game: DownforceGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.rules_state = State()
        self.rules_state.players = game.shared.rulesets[0].board.players
        self.pieces: list[int] = []
        self.action_log: list[tuple[Seat, str]] = []  # the seat and the notation of each action
        self.pending: list[int] = []  # indices of the log entries that are still face down
        # for each seat: when it received cards (an index into the log), and which cards
        self.cards_gained: list[list[list[int]]] = [[] for _ in range(self.rules_state.players)]

    @property
    def ruleset(self) -> Ruleset:
        return self.shared.rulesets[self.rules_state.race]

    # Methods that OpenSpiel calls

    def current_player(self) -> int:
        state = self.rules_state
        if state.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if state.phase in (DEAL, TIE):
            return int(pyspiel.PlayerId.CHANCE)
        return lowest_bit(state.waiting)

    def _legal_actions(self, player: int) -> list[int]:
        out = [0] * MAX_LEGAL
        return sorted(out[: engine.legal(self.rules_state, self.ruleset.board, player, out)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.rules_state
        left = members(state.tied) if state.phase == TIE else next_pieces(self.ruleset.board, self.pieces)
        return [(outcome, 1 / len(left)) for outcome in left]

    def _apply_action(self, action: Action) -> None:
        state, board = self.rules_state, self.ruleset.board
        held = list(state.hand)
        if state.phase == TIE:
            engine.draw(state, board, action)
        elif state.phase == DEAL:
            self.pieces.append(action)
            if not next_pieces(board, self.pieces):
                engine.begin(state, board, build_deal(board, self.pieces))
                self.pieces = []
                held = [0] * MAX_PLAYERS
        else:
            self.apply_seat_action(lowest_bit(state.waiting), action)
        for seat in range(state.players):
            if drawn := state.hand[seat] & ~held[seat]:
                self.cards_gained[seat].append([len(self.action_log), drawn])

    def apply_seat_action(self, seat: Seat, action: Action) -> None:
        state = self.rules_state
        text, phase, last = notation.write(self.ruleset, state, action), state.phase, state.waiting == 1 << seat
        self.action_log.append((seat, text))
        engine.apply(state, self.ruleset.board, seat, action)
        if phase in (AUCTION, KEEP):  # bids and powers are revealed when all seats have chosen
            self.pending = [] if last else [*self.pending, len(self.action_log) - 1]

    def _action_to_string(self, player: int, action: Action) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return notation.write(self.ruleset, self.rules_state, action)
        if self.rules_state.phase == TIE:
            return f"draw {action}"
        kind = next_kind(self.ruleset.board, self.pieces)
        if kind == "card":
            return f"deal {self.ruleset.deck.cards[action]} (card {action})"
        return f"{kind} {POWER_NAMES[action] if kind == 'power' else COLOURS[action]}"

    def is_terminal(self) -> bool:
        return self.rules_state.phase == OVER

    def returns(self) -> list[float]:
        state = self.rules_state
        if state.phase != OVER:
            return [0.0] * state.players
        share = 1 / count_bits(state.winners)
        return [share if state.winners & (1 << seat) else 0.0 for seat in range(state.players)]

    def __str__(self) -> str:
        if self.rules_state.phase == DEAL:
            return f"deal {len(self.action_log)} {self.pieces}"
        return json.dumps([view(self.ruleset, self.rules_state, None), self.action_log, self.rules_state.hand])

    # Information states and observations.

    def visible_log(self, seat: Seat) -> list[list[Any]]:
        """Return the action log, with other seats' secret actions replaced by "?"."""
        over = self.rules_state.phase == OVER

        def hidden(number: int, who: Seat, text: str) -> bool:
            return who != seat and not over and (number in self.pending or text.startswith("bet"))

        return [[who, UNKNOWN if hidden(i, who, text) else text] for i, (who, text) in enumerate(self.action_log)]

    def visible_string(self, seat: Seat, recall: bool) -> str:
        """Return the seat's view as JSON.

        With perfect recall, also include the visible part of the action log, and a record of which cards the seat
        received at what time.
        """
        if self.rules_state.phase == DEAL:
            return f"seat {seat}, deal {self.rules_state.race}"
        seen = view(self.ruleset, self.rules_state, seat)
        del seen["options"], seen["track"]
        if not recall:
            return json.dumps(seen)
        names = self.ruleset.deck.cards
        gained = [[when, sorted(names[card] for card in members(cards))] for when, cards in self.cards_gained[seat]]
        return json.dumps([seen, self.visible_log(seat), gained])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "DownforceState":
        """Return another state that the player cannot distinguish from this one.

        The new state keeps the action history (`full_history`) of this state, although its hidden cards may differ.
        """
        rng = Rng()
        seed_rng(rng, int(sampler() * 2**53))
        twin: DownforceState = self.clone()
        state = state_from_view(self.ruleset, view(self.ruleset, self.rules_state, player), rng)
        state.score, state.best_place = list(self.rules_state.score), list(self.rules_state.best_place)
        twin.rules_state = state
        twin.action_log = [
            (who, text if who == player else twin.guessed_text(number, who, text))
            for number, (who, text) in enumerate(self.action_log)
        ]
        return twin

    def guessed_text(self, number: int, who: Seat, text: str) -> str:
        """Return how another seat's action appears in the log after hidden information has been guessed.

        If the action is a secret bid, power or bet, return the guessed one. Otherwise, return the text unchanged.
        """
        state, names = self.rules_state, self.ruleset.deck.cards
        if number in self.pending and state.phase == AUCTION:
            return f"{'bid' if state.bid[who] else 'pass'} {names[state.bid_card[who]]}"
        if number in self.pending and state.phase == KEEP:
            return f"keep {POWER_NAMES[state.power[who]]}"
        if text.startswith("bet") and state.race == 0 and state.phase != OVER:
            earlier = sum(seat == who and other.startswith("bet") for seat, other in self.action_log[:number])
            return f"bet {COLOURS[state.bet[who][earlier]]}"
        return text


class DownforceObserver:
    """An OpenSpiel observer, which provides observations as vectors, and as strings with or without perfect recall."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters: {params}; there are none")
        self.recall = bool(iig_obs_type.perfect_recall)
        self.tensor = np.zeros(SEE_SIZE, np.float32)
        self.dict = {block.name: self.tensor[block.first : block.first + block.size] for block in LAYOUT}

    def set_from(self, state: DownforceState, player: int) -> None:
        self.tensor.fill(0)
        if state.rules_state.phase != DEAL:
            observe(state.rules_state, state.ruleset.board, player, self.tensor)  # type: ignore[arg-type]

    def string_from(self, state: DownforceState, player: int) -> str:
        return state.visible_string(player, self.recall)


pyspiel.register_game(GAME_TYPE, DownforceGame)
