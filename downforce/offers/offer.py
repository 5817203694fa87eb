"""Offers: the decision that a seat must make, with every legal action and its effects, as plain data (shapes.py)."""

from functools import cached_property

from ..game import Game
from ..rules.bits import count_bits
from ..rules.copying import share_state
from ..rules.drive import find_mover
from ..rules.names import (
    ASK_NAMES,
    CARS,
    COLOURS,
    NAME_WILD,
    NOBODY,
    OFF_TRACK,
    POWER_NAMES,
    WILD,
    Card,
    CarLetter,
    PowerName,
    Seat,
)
from ..rules.powers import cards_for_power, gives_choice
from ..rules.race import cars_to_name
from ..rules.score import payout
from ..rules.views.hand_strength import hand_strengths, read_card_lines
from ..rules.views.shapes import Strength
from ..rules.views.view_parts import card_names, cars_in_order, members, power_name, steps_to_finish
from .bidder_facts import bidder
from .bids import bid_amount
from .cars_ahead import Ahead
from .move_routes import Way, sorted_ways
from .previews import preview_line
from .shapes import Bet, Choice, Go, Keep, Lay, LineAhead, Move, Offer, Play, Skip, Wild
from .wild_restrictions import missing_cars


def make_offer(game: Game, seat: Seat | None, legal: list[str] | None = None) -> Offer | None:
    """Return the decision that a seat must make, or None for a spectator or a seat that has nothing to decide.

    The most useful choices come first, and the order is the same in every language. To save time, a caller that already
    knows the seat's legal actions can pass them as `legal`.
    """
    if legal is None:
        legal = game.legal(seat) if seat is not None and seat in game.waiting else []
    asks = ASK_NAMES[game.state.phase]
    if seat is None or not legal or asks is None:
        return None
    offer: Offer = {"asks": asks, "choices": Choices(game, seat).describe(legal)}
    if asks == "bid":
        offer["bidder"] = bidder(game.state, game.ruleset.board, seat)
    elif asks == "wild":
        offer["missing"] = missing_cars(game.state, game.ruleset.board)
    return offer


class Choices:
    """Describes the legal actions of one seat.

    If the same line appears on several cards, its effect is computed only once.
    """

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.ruleset = game.ruleset
        self.seat = seat
        self.seen: dict[tuple[int, int, bool], LineAhead] = {}
        self.cars: dict[int, Ahead] = {}
        self.scratch = share_state(game.state)

    def describe(self, legal: list[str]) -> list[Choice]:
        """Return a description of each of the given actions, with the most useful ones first."""
        moves = [action for action in legal if action.startswith("move ")]
        choices: list[Choice] = []
        choices += [self.move(action, way) for action, way in sorted_ways(self.game, moves)] if moves else []
        for action in legal:
            verb, *rest = action.split(" ")
            if verb != "move":
                choices.append(getattr(self, "lay" if verb in ("bid", "pass") else verb)(action, *rest))
        return sorted(choices, key=helpful_order)

    def lay(self, action: str, card: str, value: str = "") -> Lay:
        bid, by = bid_amount(self.game, action)
        return {"kind": "lay", "action": action, "card": card, "bid": bid, "by": by}

    def keep(self, action: str, power: PowerName) -> Keep:
        s, number = self.game.state, POWER_NAMES.index(power)
        cards = count_bits(cards_for_power(s, self.ruleset.board, self.seat, number))
        return {"kind": "keep", "action": action, "power": power, "serves": cards}

    def play(self, action: str, card: str, reversed_: str = "") -> Play:
        number = self.ruleset.deck.number[card]
        lines = [self.line(number, line, car, speed) for line, (car, speed) in enumerate(read_card_lines(card))]
        if reversed_:
            lines.reverse()
        own = self.game.state.power[self.seat]
        power = power_name(own) if gives_choice(self.ruleset.board, number, own) else None
        return {
            "kind": "play",
            "action": action,
            "card": card,
            "reversed": bool(reversed_),
            "lines": lines,
            "power": power,
        }

    def line(self, card: Card, line: int, car: int, speed: int) -> LineAhead:
        """Return the effect of a card line, assuming that all cars are still on their current spaces.

        With the Aggressive power, the first line of a card may move its car one space further (R137).
        """
        if car == WILD:
            return {
                "car": "W",
                "speed": speed,
                "how": "wild",
                "steps": 0,
                "ends": 0,
                "behind": [],
                "mover": None,
                "bonus": 0,
                "reach": [],
                "names": self.names(card),
            }
        key = (car, speed, line == 0)
        if key not in self.seen:
            seen = preview_line(self.game, self.game.state.turn, card, line, car, self.ahead(car))
            mover = None if seen.how in ("home", "absent") else find_mover(self.game.state, car)
            self.seen[key] = {
                "car": seen.car,
                "speed": seen.speed,
                "how": seen.how,
                "steps": seen.steps,
                "ends": seen.ends,
                "behind": list(seen.behind),
                "mover": mover,
                "bonus": seen.bonus,
                "reach": list(seen.reach),
                "names": [],
            }
        return self.seen[key]

    def ahead(self, car: int) -> Ahead | None:
        if car not in self.cars and self.game.state.position[car] != OFF_TRACK:
            self.cars[car] = Ahead(self.game, car, self.scratch)
        return self.cars.get(car)

    def names(self, card: Card) -> list[CarLetter]:
        """Return the cars that a wild line on this card could move if it were carried out before the other lines."""
        s = share_state(self.game.state)
        s.card, s.named = card, 0
        cars = members(cars_to_name(s, self.ruleset.board))
        return [COLOURS[car] for car in cars if s.position[car] != OFF_TRACK]

    def wild(self, action: str, letter: CarLetter) -> Wild:
        s, board = self.game.state, self.ruleset.board
        car = COLOURS.index(letter)
        line = self.line(s.card, s.line, car, board.card_value[s.card][s.line])
        return {"kind": "wild", "action": action, "line": line, "printed": bool(board.card_cars[s.card] & (1 << car))}

    def move(self, action: str, way: Way) -> Move:
        return {
            "kind": "move",
            "action": action,
            "to": action.split(" ")[1],
            "walk": list(way.walk),
            "lost": way.lost,
            "behind": list(way.behind),
            "bonus": way.bonus,
            "power": way.power,
            "passed": list(way.passed),
            "lines": list(way.lines),
            "place": way.finish,
            "spare": way.dominated,
        }

    def skip(self, action: str) -> Skip:
        s = self.game.state
        return {"kind": "skip", "action": action, "car": None if s.phase == NAME_WILD else COLOURS[s.car]}

    def go(self, action: str) -> Go:
        s = self.game.state
        return {"kind": "go", "action": action, "car": COLOURS[s.car], "mover": find_mover(s, s.car)}

    def bet(self, action: str, letter: CarLetter) -> Bet:
        """Describe a bet: the car's position and owner, how far the hand can move it, and the payout for each place."""
        ruleset, s, car = self.ruleset, self.game.state, COLOURS.index(letter)
        strength = self.strengths[letter]
        return {
            "kind": "bet",
            "action": action,
            "car": letter,
            "rank": self.ranks[letter],
            "place": s.place[car] or None,
            "owner": None if s.owner[car] == NOBODY else s.owner[car],
            "laps": s.laps[car],
            "to_finish": steps_to_finish(ruleset, s, car),
            "hand": strength["sum"],
            "wild": strength["wild"],
            "pays": [payout(s.bets_made, place) for place in range(1, CARS + 1)],
        }

    @cached_property
    def strengths(self) -> dict[str, Strength]:
        s = self.game.state
        return hand_strengths(card_names(self.ruleset, s.hand[self.seat] | s.open8[self.seat]))

    @cached_property
    def ranks(self) -> dict[str, int]:
        return {car: rank for rank, car in enumerate(cars_in_order(self.game.state, self.ruleset.board), 1)}


def helpful_order(choice: Choice) -> int:
    """Return a key that sorts bids from high to low and bets by race order. Other choices keep their order."""
    if choice["kind"] == "bet":
        return choice["rank"]
    return -choice["bid"] if choice["kind"] == "lay" else 0
