"""The public API of the package: games that are played by passing actions as text (docs/reference/python.md)."""

import copy
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import tracks
from .dealer import Dealer, SecureDealer, SeededDealer
from .record import gamefile, notation
from .record.json_data import copy_json
from .rules import engine
from .rules.auction import draw_winner
from .rules.copying import copy_state
from .rules.deal import lay_out
from .rules.errors import IllegalAction, OptionError, RecordError, brief
from .rules.model import State
from .rules.names import DEAL, MAX_LEGAL, OVER, PHASE_NAMES, RACE_OVER, TIE, Action, Seat
from .rules.setup.options import Options
from .rules.setup.ruleset import Ruleset
from .rules.views import derive_events
from .rules.views import outcome as ending
from .rules.views.event_log import Chronicle
from .rules.views.events import DrawnEvent, GameEvent, OverEvent
from .rules.views.secrets import Secret, find_secret, redact
from .rules.views.shapes import DealProof, DealtCards, GameRecord, Outcome, PlayedOn, RaceResult, TieDrawn, View
from .rules.views.view import view
from .rules.views.view_parts import members
from .rulesets import (
    cards_for_record,
    choose_rulesets,
    read_options,
    recorded_rulesets,
    refuse_other_tracks,
    track_for_record,
)

EVERYTHING: Any = object()  # asks for the complete record instead of a seat's record
DRAW = "draw "  # starts a log entry in which chance breaks a tie; the drawn seat follows
LogEntry = tuple[Seat | None, str]


class Game:
    """A single game.

    There are three ways to add actions. `play` is for outside input: it checks everything, and a refused action changes
    nothing. `push` is for actions that are known to be legal, so it checks nothing. `fold` adds the deals and actions
    from a log, and checks them.
    """

    def __init__(self, rulesets: list[Ruleset], dealer: Dealer, state: State | None = None) -> None:
        """Create a game in which nothing has been dealt, for use with `fold`. Use `start` for a game ready to play."""
        self.rulesets = rulesets
        self.dealer = dealer
        self.state = state or State()
        self.log: list[LogEntry] = []
        self.deals: list[DealtCards] = []
        self.ties: list[TieDrawn] = []  # ties that were broken by chance
        self.races: list[RaceResult] = []  # results of the finished races
        self.recorded_proof: DealProof | None = None  # the proof from the record, if this game was replayed
        self.played_on: PlayedOn | None = None  # the game that this one continues
        self.given_up = False  # the game was abandoned
        self._events = Chronicle()
        self._secret: dict[int, Secret] = {}  # by index: log entries that are still secret from other seats

    @classmethod
    def start(cls, rulesets: list[Ruleset], dealer: Dealer, state: State | None = None) -> "Game":
        """Return a new game that is ready to play. It starts with a deal, or in `state` if one is given."""
        game = cls(rulesets, dealer, state)
        game._run()
        game._run_chance()
        return game

    def copy(self) -> "Game":
        """Return an independent copy of the game."""
        other = Game(self.rulesets, copy.deepcopy(self.dealer))
        copy_state([self.state, other.state], 1, 0)
        other.log, other.deals, other.races = self.log[:], self.deals[:], self.races[:]
        other.ties, other.recorded_proof, other.given_up = self.ties[:], self.recorded_proof, self.given_up
        other.played_on = self.played_on
        other._events, other._secret = self._events.copy(), self._secret.copy()
        return other

    def __repr__(self) -> str:
        options, waiting = self.ruleset.options, ", ".join(map(str, self.waiting))
        now = f"{self.phase}, waits for {waiting}" if waiting else self.phase
        return f"<Game: {options.players} players on {self.ruleset.track.name}; {len(self.log)} actions; {now}>"

    # Reading the game.

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset for the current race."""
        return self.rulesets[self.state.race]

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return tuple(members(self.state.waiting))

    @property
    def outcome(self) -> Outcome | None:
        """The winners, the reason why they won, and all score sheets, or None if the game is not over."""
        return copy_json(ending.outcome(self.ruleset, self.state, self.races))

    def legal(self, seat: Seat) -> list[str]:
        """Return the notation for each of a seat's legal actions, in a stable order.

        If the game is not waiting for the seat, the list is empty.
        """
        self._check_seat(seat)
        return [notation.write(self.ruleset, self.state, action) for action in self._legal(seat)]

    def view(self, seat: Seat | None) -> View:
        """Return everything that a seat can see. If the seat is None, return what a spectator can see."""
        self._check_viewer(seat)
        return view(self.ruleset, self.state, seat, self.outcome)

    def events(self, seat: Seat | None, since: int = 0) -> list[GameEvent]:
        """Return the events after the first `since` actions, limited to what a seat is allowed to see.

        If the seat is None, return what a spectator is allowed to see. If `since` is 0, the events of the deal are
        included.
        """
        self._check_viewer(seat)
        return self._events_for(seat, since if since > 0 else -1)

    def _events_for(self, seat: Seat | None, after: int) -> list[GameEvent]:
        return copy_json(read_events(self, seat, after))

    def _legal(self, seat: Seat) -> list[int]:
        """Return a seat's legal actions as action numbers."""
        out = [0] * MAX_LEGAL
        return out[: engine.legal(self.state, self.ruleset.board, seat, out)]

    # Playing the game.

    def play(self, seat: Seat, text: str) -> list[GameEvent]:
        """Play an action and return the resulting events, limited to what the seat is allowed to see.

        If the action is refused, raise NotationError or IllegalAction and change nothing.
        """
        before = len(self.log)
        self._take(seat, self._checked(seat, text), text)
        self._run_chance()
        return self._events_for(seat, before)

    def push(self, seat: Seat | None, text: str) -> None:
        """Add one log entry that is known to be legal: a seat's action or a random draw that breaks a tie.

        For a draw, the seat is None. Nothing is checked, so an illegal entry leaves the game in an invalid state. The
        dealer is never asked to draw. Instead, the caller must add draws with `push` and deals with `fold`.
        """
        if seat is None:
            self._draw(int(text.removeprefix(DRAW)))
        else:
            self._take(seat, notation.read(self.ruleset, text), text)

    def fold(self, deals: Sequence[Any], entries: Iterable[LogEntry] = ()) -> None:
        """Add deals and log entries to the game, with the same checks as `play`.

        `deals` lists all deals of the game in order, including those added earlier. Raise RecordError if a deal is
        impossible, and IllegalAction if a log entry breaks the rules.
        """
        self._deal_from(deals)
        for seat, text in entries:
            try:
                self._fold_entry(seat, text)
            except ValueError as error:
                raise IllegalAction(f"action {len(self.log) + 1}: {error}") from None
            self._deal_from(deals)

    def _fold_entry(self, seat: Seat | None, text: str) -> None:
        tied = members(self.state.tied) if self.state.phase == TIE else []
        drawn = [f"{DRAW}{tied_seat}" for tied_seat in tied]
        if seat is not None and not tied:
            self._take(seat, self._checked(seat, text), text)
        elif seat is None and text in drawn:
            self._draw(tied[drawn.index(text)])
        else:
            raise IllegalAction(f"[{seat}, {brief(text)}]: expected {' or '.join(drawn) or 'an action of a seat'}")

    def _deal_from(self, deals: Sequence[Any]) -> None:
        if self.state.phase == DEAL and len(self.deals) < len(deals):
            self._deal(deals[len(self.deals)])

    def _take(self, seat: Seat, action: Action, text: str) -> None:
        """Apply a legal action and all automatic steps that follow, up to the next decision or random draw."""
        seat, text = int(seat), sys.intern(str(text))  # plain types, and texts that all games share
        if secret := find_secret(text):
            self._secret[len(self.log)] = secret
        self.log.append((seat, text))
        before = derive_events.before_action(self.ruleset, self.state, action)
        engine.take(self.state, self.ruleset.board, seat, action)
        self._emit(derive_events.after_action(self.ruleset, self.state, seat, action, before))
        self._run()

    def _run(self) -> None:
        """Run all steps of the game that need neither a decision nor a random draw, and store their events."""
        while engine.runs_by_itself(self.state):
            ruleset, phase = self.ruleset, self.state.phase
            if phase == RACE_OVER:
                self.races.append(ending.race_result(ruleset, self.state))
            before = derive_events.before_step(ruleset, self.state)
            engine.step(self.state, ruleset.board)
            self._emit(derive_events.after_step(ruleset, self.state, before))
            if self._secret:
                done = (phase, self.state.phase)
                self._secret = {i: secret for i, secret in self._secret.items() if secret.until not in done}
            if self.state.phase == OVER:
                self._emit_end()
        last = self._events.last
        if self.state.waiting and last is not None and last["number"] == len(self.log):  # `go` may cause no event
            last["waiting"] = members(self.state.waiting)

    def _run_chance(self) -> None:
        """Let the dealer make random draws until the game is over or is waiting for a seat's decision."""
        while self.state.phase in (DEAL, TIE):
            if self.state.phase == DEAL:
                self._deal(draw_next_deal(self))
            else:
                self._draw(draw_tied_seat(self))

    def _deal(self, data: Any) -> None:
        """Set up the current race with a deal, which is given in the format of a game record."""
        deal = gamefile.read_deal(self.ruleset, data)
        self.deals.append(gamefile.write_deal(self.ruleset, deal))
        lay_out(self.state, self.ruleset.board, deal)
        self._emit(derive_events.dealt(self.ruleset, self.state))
        self._run()

    def _draw(self, seat: Seat) -> None:
        """Sell the auction lot to the seat that was drawn at random to break a tie (U36)."""
        before = derive_events.Before(self.state)
        self.log.append((None, f"{DRAW}{seat}"))
        self.ties.append({"race": self.state.race, "tied": members(self.state.tied)})
        draw_winner(self.state, self.ruleset.board, seat)
        drawn = DrawnEvent(number=derive_events.NOW, waiting=[], event="drawn", seat=seat)
        self._emit([drawn, *derive_events.settled(self.ruleset, self.state, before)])
        self._run()

    def _emit(self, events: list[GameEvent]) -> None:
        """Store events in the game. The number of each event is the current length of the log."""
        for event in events:
            event["number"] = len(self.log)
            self._events.add(event)

    def _emit_end(self) -> None:
        """Store the event that reports the end of the game."""
        outcome = self.outcome
        assert outcome is not None
        self._emit([OverEvent(number=derive_events.NOW, waiting=[], event="over", outcome=outcome)])

    def _repr_svg_(self) -> str:
        """Return an SVG image of the track with the cars on it, which notebooks can display."""
        source, track = self.ruleset.track_source, self.ruleset.track
        drawn = tracks.track_from_text(source, track.name) if source else tracks.find(track.name, track.fingerprint)
        cars = {letter: car["space"] for letter, car in self.view(None)["cars"].items() if car["space"]}
        return tracks.draw(drawn, cars)

    # Checking input.

    def _checked(self, seat: Any, text: str) -> Action:
        """Return the action that a text describes. Raise IllegalAction if the seat cannot play this action now."""
        self._check_seat(seat)
        action = notation.read(self.ruleset, text)
        if action not in self._legal(seat) or notation.write(self.ruleset, self.state, action) != text:
            raise IllegalAction(self._why_not(seat, text))
        return action

    def _check_seat(self, seat: Any) -> None:
        last = self.rulesets[0].options.players - 1
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat <= last:
            raise IllegalAction(f"there is no seat {brief(seat)}; seats are 0 to {last}")

    def _check_viewer(self, seat: Any) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _why_not(self, seat: Seat, text: str) -> str:
        """Return a message that explains why an action is not legal and which actions are legal."""
        if self.state.phase == OVER:
            return f"{brief(text)}: the game is over"
        if seat not in self.waiting:
            waited = ", ".join(map(str, self.waiting))
            return f"{brief(text)}: seat {seat} is not asked now ({self.phase}); the game waits for seat {waited}"
        legal = self.legal(seat)
        values = notation.needs_value(self.ruleset, self.state, text)
        if values and f"{text} {values[0]}" in legal:
            meant = " or ".join(f"{text} {value}" for value in values)
            return f"{brief(text)}: the wilds of this card differ, so say which is meant: {meant}"
        more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""
        return f"{brief(text)} is not legal for seat {seat} now ({self.phase}); legal: {', '.join(legal[:12])}{more}"

    # Writing a record.

    def record(self, seat: Seat | None = EVERYTHING) -> GameRecord:
        """Return a record of the game as plain data.

        By default, the record is complete. If a seat (or None for a spectator) is given and the game is not over, the
        record is limited to what that viewer is allowed to see.
        """
        if not self.deals:
            raise RecordError("a game that began as a scenario has no record: nothing was dealt")
        tour = len(self.rulesets) > 1
        carried = [track_for_record(ruleset) for ruleset in self.rulesets]
        whole: GameRecord = {
            "downforce": gamefile.FORMAT,
            "rules": gamefile.RULES,
            "options": self.ruleset.options.as_dict(),
            "track": carried if tour else carried[0],
            "deck": self.ruleset.deck.fingerprint,
            "deal": self.deals if tour else self.deals[0],
            "actions": [list(entry) for entry in self.log],
            "result": self.outcome,
        }
        if cards := cards_for_record(self.ruleset.deck):
            whole["cards"] = cards
        if proof := self._proof():
            whole["proof"] = proof
        if self.played_on is not None:
            whole["played_on"] = self.played_on
        if seat is not EVERYTHING:
            self._check_viewer(seat)
            if self.state.phase != OVER:
                self._hide_in_record(whole, seat)
        return copy_json(whole)

    def _proof(self) -> DealProof | None:
        """Return the proof for checking the random draws, or None if no proof is available.

        The dealer's proof is withheld until the game is over or given up. A proof from a record is always returned.
        """
        if self.recorded_proof is not None or not (self.given_up or self.state.phase == OVER):
            return self.recorded_proof
        return self.dealer.proof(self.ties)

    def _hide_in_record(self, whole: GameRecord, seat: Seat | None) -> None:
        """Replace everything in a game record that a seat is not allowed to see with placeholders."""
        last = len(self.deals) - 1
        deals = [
            gamefile.hide_deal(deal, seat, gamefile.lots_seen(self.state, self.ruleset.board, i < last))
            for i, deal in enumerate(self.deals)
        ]
        whole["seat"] = seat
        whole["deal"] = deals if len(self.rulesets) > 1 else deals[0]
        whole["actions"] = [
            [who, self._secret[i].instead if i in self._secret and who != seat else text]
            for i, (who, text) in enumerate(self.log)
        ]


def draw_next_deal(game: Game) -> DealtCards:
    """Let the dealer draw the deal for the next race, and return it in the format of a game record."""
    return gamefile.write_deal(game.ruleset, game.dealer.deal(game.ruleset.board, game.state.race))


def draw_tied_seat(game: Game) -> Seat:
    """Let the dealer draw one of the seats that are currently tied in the auction."""
    race = game.state.race
    return game.dealer.seat(game.state.tied, race, 1 + sum(tie["race"] == race for tie in game.ties))


def new_game(players: int = 4, *, seed: int | None = None, **options: Any) -> Game:
    """Return a new game that is ready to play. The options are described in docs/reference/options.md.

    If a seed is given, it determines all random draws. Otherwise, the system's secure random source is used.
    """
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise OptionError(f"seed: {brief(seed)}; wanted a whole number, or none")
    rulesets = choose_rulesets(read_options({"players": players, **options}))
    return Game.start(rulesets, SecureDealer() if seed is None else SeededDealer(seed))


def replay(record: Mapping[str, object]) -> Game:
    """Replay a game record, and return the resulting game.

    Raise RecordError if the record is invalid, and IllegalAction if one of its actions breaks the rules.
    """
    data = gamefile.read_record(record)
    try:
        options = read_options(data["options"])
        rulesets = recorded_rulesets(options, data)
    except OptionError as error:
        raise RecordError(str(error)) from None
    if "track" in data["options"]:
        refuse_other_tracks(options, rulesets)
    deals = data["deal"] if options.world_tour else [data["deal"]]
    if not isinstance(deals, list) or not 1 <= len(deals) <= len(rulesets):
        raise RecordError("deal: wanted a list of two for a world tour")
    game = Game(rulesets, SecureDealer())
    game.fold(deals, data["actions"])
    game.recorded_proof, game.played_on = data.get("proof"), data.get("played_on")
    game._run_chance()
    if data.get("result") is not None and data["result"] != game.outcome:
        cut = f"the record is cut: it has a result, but the game is not over after its {len(data['actions'])} actions"
        raise RecordError("the recorded result is not what these actions lead to" if game.outcome else cut)
    return game


@dataclass(frozen=True)
class RecordedGame:
    """The deals and actions of a whole game, from which its beginning can be replayed."""

    rulesets: list[Ruleset]
    deals: list[DealtCards]
    actions: list[LogEntry]

    @classmethod
    def read(cls, record: Mapping[str, Any]) -> "RecordedGame":
        """Return the game of a record, which must be valid."""
        options = Options.read(record["options"])
        deals = record["deal"] if options.world_tour else [record["deal"]]
        return cls(recorded_rulesets(options, record), deals, [(seat, text) for seat, text in record["actions"]])

    def first(self, actions: int, deals: Sequence[DealtCards] | None = None) -> Game:
        """Return the game after its first `actions` actions, replayed with other deals if any are given.

        Raise IllegalAction if an action is not possible with these deals.
        """
        game = Game(self.rulesets, SecureDealer())
        game.fold(self.deals if deals is None else deals, self.actions[:actions])
        return game


def read_events(game: Game, seat: Seat | None, after: int) -> list[GameEvent]:
    """Return the events with numbers above `after`, limited to what a seat is allowed to see.

    Callers must not modify these events.
    """
    return [redact(event, seat) for event in unredacted_events(game, after)]


def unredacted_events(game: Game, after: int) -> list[GameEvent]:
    """Return the events with numbers above `after`. The caller must redact the secret information in them."""
    return game._events.after(after)


def open_events(game: Game, since: int = 0) -> list[GameEvent]:
    """Return the events after the first `since` actions, including all secret information."""
    return copy_json(unredacted_events(game, since if since > 0 else -1))
