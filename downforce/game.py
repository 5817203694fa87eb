"""The face of the package (docs/reference/python.md): a game that seats play by notation, seen by each as it may be."""

import copy
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from . import tracks
from .dealer import Dealer, SecureDealer, SeededDealer
from .record import gamefile, notation
from .rules import engine, story
from .rules import outcome as ending
from .rules.auction import draw_winner
from .rules.deal import lay_out
from .rules.errors import IllegalAction, OptionError, RecordError
from .rules.model import State
from .rules.names import AUCTION, BETS, CHOICE, DEAL, KEEP, MAX_LEGAL, OVER, PHASE_NAMES, RACE_OVER, SETTLE, TIE, Seat
from .rules.options import Options
from .rules.story import Event
from .rules.table import Table
from .rules.view import UNKNOWN, members, view
from .tables import carry_deck, carry_track, recorded_tables, set_tables

EVERYTHING: Any = object()  # the record of the game, not of a seat


class Game:
    """One game. Every change goes through `play`; what is refused changes nothing."""

    def __init__(self, tables: list[Table], dealer: Dealer, state: State | None = None) -> None:
        """A game not yet dealt, or one that begins in the middle (scenarios)."""
        self.tables = tables
        self.dealer = dealer
        self.state = state or State()
        self.log: list[tuple[Seat | None, str]] = []
        self.deals: list[dict[str, Any]] = []
        self.races: list[dict[str, Any]] = []  # results of those that are over
        self._events: list[tuple[int, Event]] = []
        self._secret: dict[int, str] = {}  # entries of the log that others see only like this, for now

    # What is asked.

    @property
    def table(self) -> Table:
        return self.tables[self.state.race]

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return tuple(members(self.state.waiting))

    @property
    def outcome(self) -> dict[str, Any] | None:
        """None, or who won, why it ended, and every seat's score sheet."""
        return copy.deepcopy(ending.outcome(self.table, self.state, self.races))

    def legal(self, seat: Seat) -> list[str]:
        """What a seat may do now, as notation, in a stable order; empty when the game does not wait for it."""
        self._check_seat(seat)
        return [notation.write(self.table, self.state, action) for action in self._legal(seat)]

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """All that a seat, or a spectator (None), may know, and nothing else."""
        self._check_viewer(seat)
        return {**view(self.table, self.state, seat), "outcome": self.outcome}

    def events(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat, or a spectator, may know of what happened after that many actions; 0: from the deal on."""
        self._check_viewer(seat)
        return self._told(seat, since if since > 0 else -1)

    def _told(self, seat: Seat | None, after: int) -> list[dict[str, Any]]:
        return copy.deepcopy(self.tell(seat, after))

    def tell(self, seat: Seat | None, after: int) -> list[dict[str, Any]]:
        """The events numbered higher than that, to be read only: they are the game's own."""
        first = bisect_right(self._events, after, key=lambda told: told[0])
        return [event.told(number, seat) for number, event in self._events[first:]]

    def _legal(self, seat: Seat) -> list[int]:
        out = [0] * MAX_LEGAL
        return out[: engine.legal(self.state, self.table.board, seat, out)]

    # What is done.

    def play(self, seat: Seat, text: str) -> list[dict[str, Any]]:
        """Do it, and tell what happened as that seat may know it. IllegalAction and NotationError change nothing."""
        before = len(self.log)
        self.act(seat, text)
        self.run_chance()
        return self._told(seat, before)

    def act(self, seat: Seat, text: str) -> None:
        """Only the action and what follows from it; whoever calls this lets chance act."""
        self._check_seat(seat)
        action = notation.read(self.table, text)
        if action not in self._legal(seat) or notation.write(self.table, self.state, action) != text:
            raise IllegalAction(self._why_not(seat, text))
        hidden = {AUCTION: UNKNOWN, KEEP: f"keep {UNKNOWN}", BETS: f"bet {UNKNOWN}"}
        if self.state.phase in hidden:
            self._secret[len(self.log)] = hidden[self.state.phase]
        self.log.append((seat, text))
        before = story.before_action(self.table, self.state, action)
        engine.take(self.state, self.table.board, seat, action)
        self._tell(story.after_action(self.table, self.state, seat, action, before))
        self.run()

    def run(self) -> None:
        """Everything that follows without being asked, told step by step."""
        while engine.runs_by_itself(self.state):
            table, phase = self.table, self.state.phase
            if phase == RACE_OVER:
                self.races.append(ending.race_result(table, self.state))
            before = story.before_step(table, self.state)
            engine.step(self.state, table.board)
            self._tell(story.after_step(table, self.state, before))
            if phase in (SETTLE, CHOICE):  # bids are turned, powers are known; bets stay secret (U81)
                self._secret = {i: text for i, text in self._secret.items() if text.startswith("bet")}
            if self.state.phase == OVER:
                self._secret.clear()
                self._tell([Event("over", {"outcome": self.outcome})])

    def run_chance(self) -> None:
        """Let the dealer act until seats are asked or the game is over."""
        while self.state.phase in (DEAL, TIE):
            if self.state.phase == DEAL:
                self.deal(gamefile.write_deal(self.table, self.dealer.deal(self.table.board)))
            else:
                self.draw(self.dealer.seat(self.state.tied))

    def deal(self, data: Any) -> None:
        """Lay out what came up, as a record tells it."""
        deal = gamefile.read_deal(self.table, data)
        self.deals.append(gamefile.write_deal(self.table, deal))
        lay_out(self.state, self.table.board, deal)
        self._tell(story.dealt(self.table, self.state))
        self.run()

    def draw(self, seat: Seat) -> None:
        """A tie that both tie-breaks left has been decided (U36)."""
        before = story.Before(self.state)
        self.log.append((None, f"draw {seat}"))
        draw_winner(self.state, self.table.board, seat)
        self._tell([Event("drawn", {"seat": seat}), *story.settled(self.state, before)])
        self.run()

    def _tell(self, events: list[Event]) -> None:
        self._events += [(len(self.log), event) for event in events]

    def _repr_svg_(self) -> str:
        """The track with the cars on it, as a notebook shows it."""
        source, track = self.table.track_source, self.table.track
        drawn = tracks.track_from_text(source, track.name) if source else tracks.find(track.name, track.fingerprint)
        cars = {letter: car["space"] for letter, car in self.view(None)["cars"].items() if car["space"]}
        return tracks.draw(drawn, cars)

    # What is refused.

    def _check_seat(self, seat: Any) -> None:
        last = self.tables[0].options.players - 1
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat <= last:
            raise IllegalAction(f"there is no seat {seat!r}; seats are 0 to {last}")

    def _check_viewer(self, seat: Any) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _why_not(self, seat: Seat, text: str) -> str:
        if self.state.phase == OVER:
            return f"{text!r}: the game is over"
        if seat not in self.waiting:
            waited = ", ".join(map(str, self.waiting))
            return f"{text!r}: seat {seat} is not asked now ({self.phase}); the game waits for seat {waited}"
        legal = self.legal(seat)
        values = notation.needs_value(self.table, self.state, text)
        if values and f"{text} {values[0]}" in legal:
            meant = " or ".join(f"{text} {value}" for value in values)
            return f"{text!r}: the wilds of this card differ, so say which is meant: {meant}"
        more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""
        return f"{text!r} is not legal for seat {seat} now ({self.phase}); legal: {', '.join(legal[:12])}{more}"

    # The game as a record.

    def record(self, seat: Seat | None = EVERYTHING) -> dict[str, Any]:
        """The whole game as plain data; of a seat, or a spectator (None), only what it may know."""
        if not self.deals:
            raise RecordError("a game that began as a scenario has no record: nothing was dealt")
        tour = len(self.tables) > 1
        carried = [carry_track(table) for table in self.tables]
        whole = {
            "downforce": gamefile.FORMAT,
            "rules": gamefile.RULES,
            "options": self.table.options.as_dict(),
            "track": carried if tour else carried[0],
            "deck": self.table.deck.fingerprint,
            **carry_deck(self.table.deck),
            "deal": self.deals if tour else self.deals[0],
            "actions": [list(entry) for entry in self.log],
            "result": self.outcome,
        }
        if seat is EVERYTHING:
            return copy.deepcopy(whole)
        self._check_viewer(seat)
        known = {} if self.state.phase == OVER else {"seat": seat, **self._known_of_record(seat)}
        return copy.deepcopy({**whole, **known})

    def _known_of_record(self, seat: Seat | None) -> dict[str, Any]:
        last = len(self.deals) - 1
        deals = [
            gamefile.hide_deal(deal, seat, lots_seen(self.state) if i == last else len(deal["lots"]))
            for i, deal in enumerate(self.deals)
        ]
        actions = [
            [who, self._secret[i] if i in self._secret and who != seat else text]
            for i, (who, text) in enumerate(self.log)
        ]
        return {"deal": deals if len(self.tables) > 1 else deals[0], "actions": actions}


def lots_seen(s: State) -> int:
    """Lots of the first round that have been turned up. Where cars are dealt, those that were."""
    if s.phase == AUCTION:
        return min(s.lot + 1, s.lots_first)
    return s.lots_first or sum(owner >= 0 for owner in s.owner)


def new_game(players: int = 4, *, seed: int | None = None, **options: Any) -> Game:
    """A new game, dealt: from the system's secure source, or by a seed. Options: docs/reference/options.md."""
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise OptionError(f"seed: {seed!r}; wanted a whole number, or none")
    tables = set_tables(Options.read({"players": players, **options}))
    game = Game(tables, SecureDealer() if seed is None else SeededDealer(seed))
    game.run_chance()
    return game


def replay(record: Mapping[str, Any]) -> Game:
    """The same game again. RecordError for what is no record, IllegalAction where it breaks the rules."""
    data = gamefile.read_record(record)
    try:
        options = Options.read(data["options"])
        tables = recorded_tables(options, data)
    except OptionError as error:
        raise RecordError(str(error)) from None
    deals = data["deal"] if options.world_tour else [data["deal"]]
    if not isinstance(deals, list) or not 1 <= len(deals) <= len(tables):
        raise RecordError("deal: wanted a list of two for a world tour")
    game = Game(tables, SecureDealer())
    game.deal(deals[0])
    for number, (seat, text) in enumerate(data["actions"], 1):
        try:
            replay_entry(game, seat, text)
        except ValueError as error:
            raise IllegalAction(f"action {number}: {error}") from None
        if game.state.phase == DEAL and len(game.deals) < len(deals):
            game.deal(deals[len(game.deals)])
    game.run_chance()
    if data.get("result") is not None and data["result"] != game.outcome:
        raise RecordError("the recorded result is not what these actions lead to")
    return game


def replay_entry(game: Game, seat: Seat | None, text: str) -> None:
    """One entry of a record: an action of a seat, or what chance drew."""
    tied = members(game.state.tied) if game.state.phase == TIE else []
    drawn = [f"draw {tied_seat}" for tied_seat in tied]
    if seat is not None and not tied:
        game.act(seat, text)
    elif seat is None and text in drawn:
        game.draw(tied[drawn.index(text)])
    else:
        raise IllegalAction(f"[{seat}, {text!r}]: expected {' or '.join(drawn) or 'an action of a seat'}")
