"""Build the track and the initial state of a scenario, which starts in an auction or in the middle of a race."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from ..rules.bets import lines_reached
from ..rules.errors import DeckError, TrackError, brief
from ..rules.model import State
from ..rules.names import CARDS, CARS, COLOURS, NO_POWER, NOBODY, OFFER, SPEED8, TURN, Mask, Seat
from ..rules.setup.cards import Deck
from ..rules.setup.ruleset import Ruleset
from ..rules.setup.track import DIGITS, Box, Number, Track, is_exact
from .schema import (
    AUCTION,
    RACE,
    TRACK,
    ScenarioError,
    check_keys,
    read_by_car,
    read_by_seat,
    read_car,
    read_integer,
    read_power,
    read_string,
    read_strings,
)

LONGEST_NAME = 60
COMMON = "common"  # the key of the draw pile that all seats share if the small-hands option is on


def inline_track(data: Any) -> Track:
    """Return the track defined in a scenario file. Scenarios can define their own track instead of naming one."""
    given = check_keys("track", data, TRACK)
    spaces = given.get("spaces")
    if not isinstance(spaces, Mapping) or not spaces:
        raise ScenarioError("track.spaces: wanted a table of id = [back, front, left, right]")
    curved = read_strings("track.not_rectangles", given.get("not_rectangles", []))
    if unknown := [space for space in curved if space not in spaces]:
        raise ScenarioError(f"track.not_rectangles: no space {brief(unknown[0])}")
    if wrong := [space for space in spaces if not is_name(space)]:
        raise ScenarioError(
            f"track.spaces: {brief(wrong[0])}; wanted a name of 1 to {LONGEST_NAME} signs, none of them blank"
        )
    if "finish" in spaces:
        raise ScenarioError("track.spaces: 'finish' is the finish line, a space needs another name")
    if "finish" in given and "lap" in given:
        raise ScenarioError("track: a track has a finish, or a lap that closes it, not both")
    lines = given.get("lines", [])
    if not isinstance(lines, list):
        raise ScenarioError("track.lines: wanted a list of numbers")
    corners = {space: numbers(f"track.spaces.{space}", box, 4) for space, box in spaces.items()}
    lefts = sorted({left for _, _, left, _ in corners.values()})
    boxes = [
        Box(space, back, front, left, right, space not in curved, lefts.index(left))
        for space, (back, front, left, right) in corners.items()
    ]
    try:
        return Track.from_boxes(
            "inline",
            boxes,
            lines=numbers("track.lines", lines, len(lines)),
            finish=numbers("track.finish", [given["finish"]], 1)[0] if "finish" in given else None,
            lap=numbers("track.lap", [given["lap"]], 1)[0] if "lap" in given else None,
        )
    except TrackError as error:
        raise ScenarioError(f"track: {error}") from None


def is_name(space: str) -> bool:
    """Return whether a name can be used for a space. It must be short and printable, and must not contain blanks."""
    return 0 < len(space) <= LONGEST_NAME and space.isprintable() and " " not in space


def numbers(where: str, value: Any, count: int) -> list[Number]:
    if not isinstance(value, list) or len(value) != count:
        raise ScenarioError(f"{where}: {brief(value)}; wanted {count} numbers")
    for number in value:
        if not isinstance(number, int | Decimal) or isinstance(number, bool):
            raise ScenarioError(f"{where}: {brief(value)}; wanted numbers")
        if not is_exact(number):
            raise ScenarioError(f"{where}: {brief(number)}; wanted at most {DIGITS} digits before and behind the point")
    return value


class Cards:
    """A deck from which the cards named in a scenario are taken. Each copy of a card can be taken only once."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.taken: set[int] = set()

    def take(self, where: str, names: Any) -> list[int]:
        try:
            return self.deck.take(read_strings(where, names), self.taken)
        except DeckError as error:
            raise ScenarioError(f"{where}: {error}") from None

    def rest(self) -> Mask:
        return to_mask([card for card in range(CARDS) if card not in self.taken])


def to_mask(cards: list[int]) -> Mask:
    return sum(1 << card for card in cards)


def set_owners(s: State, given: Mapping[str, Any]) -> None:
    for car, seat in read_by_car("owners", given.get("owners", {})).items():
        s.owner[car] = read_integer("owners", seat, 0, s.players - 1)
    for car, price in read_by_car("paid", given.get("paid", {})).items():
        s.paid[car] = read_integer("paid", price, 0, 99)


def set_hands(ruleset: Ruleset, s: State, given: Mapping[str, Any], cards: Cards) -> dict[Seat, list[int]]:
    hands = read_by_seat("hands", given.get("hands", {}), s.players)
    held = {seat: cards.take("hands", names) for seat, names in hands.items()}
    for seat, hand in held.items():
        if ruleset.board.two_player_piles and any(card >= SPEED8 for card in hand):
            raise ScenarioError("hands: with two players a Speed-8 is never in hand; list it under speed8")
        s.hand[seat] = to_mask(hand)
    return held


def set_piles(ruleset: Ruleset, s: State, given: Mapping[str, Any], cards: Cards) -> bool:
    """Set the draw piles from lists of cards in drawing order. Return whether the scenario lists any draw piles."""
    piles = given.get("piles", {})
    board = ruleset.board
    if not piles:
        return False
    if not board.small_hands and not board.two_player_piles:
        raise ScenarioError("piles: only two players, or small-hands, have piles")
    if board.small_hands:
        if not isinstance(piles, Mapping) or len(piles) != 1 or next(iter(piles)) not in (COMMON, "0"):
            raise ScenarioError(f"piles: with small-hands there is one pile: {{ {COMMON} = [...] }}")
        lay_piles(s, {0: cards.take("piles", next(iter(piles.values())))})
    else:
        lay_piles(s, {seat: cards.take("piles", names) for seat, names in read_by_seat("piles", piles, 2).items()})
    return True


def lay_piles(s: State, piles: Mapping[Seat, list[int]]) -> None:
    end = 0
    for seat, pile in sorted(piles.items()):
        if end + len(pile) > len(s.pile) or any(card >= SPEED8 for card in pile):
            raise ScenarioError("piles: regular cards only, no more than the deck holds")
        s.pile[end : end + len(pile)] = pile
        s.pile_next[seat], s.pile_end[seat] = end, end + len(pile)
        end += len(pile)


def race_situation(ruleset: Ruleset, data: Any) -> State:
    """Return the position described by the `[race]` table of a scenario. The seat given as `turn` plays next."""
    given = check_keys("race", data, RACE)
    s, cards = State(), Cards(ruleset.deck)
    s.players = ruleset.options.players
    s.grid = list(range(CARS))
    set_owners(s, given)
    set_hands(ruleset, s, given, cards)
    set_piles(ruleset, s, given, cards)
    set_speed8(ruleset, s, given, cards)
    set_cars(ruleset, s, given)
    for seat, power in read_by_seat("powers", given.get("powers", {}), s.players).items():
        s.power[seat] = read_power("powers", power)
        s.won[seat] = 1 << s.power[seat]
    set_bets(ruleset, s, given)
    s.discard = cards.rest()
    turn = read_integer("turn", given.get("turn", 0), 0, s.players - 1)
    s.turn = (turn - 1) % s.players  # as if the previous seat had just played
    s.phase = TURN
    return s


def set_speed8(ruleset: Ruleset, s: State, given: Mapping[str, Any], cards: Cards) -> None:
    for seat, names in read_by_seat("speed8", given.get("speed8", {}), s.players).items():
        taken = cards.take("speed8", names)
        if not ruleset.board.two_player_piles or any(card < SPEED8 for card in taken):
            raise ScenarioError("speed8: Speed-8 cards, and only with two players; otherwise they are in hand")
        s.open8[seat] = to_mask(taken)


def set_cars(ruleset: Ruleset, s: State, given: Mapping[str, Any]) -> None:
    for car, space in read_by_car("cars", given.get("cars", {})).items():
        if read_string("cars", space) not in ruleset.track.number:
            raise ScenarioError(f"cars: no space {brief(space)} on the track {ruleset.track.name}")
        if ruleset.track.number[space] in s.position:
            raise ScenarioError(f"cars: two cars on {space}")
        s.position[car] = ruleset.track.number[space]
    for car, laps in read_by_car("laps", given.get("laps", {})).items():
        s.laps[car] = read_integer("laps", laps, 0, 99)
    for place, letter in enumerate(read_strings("finished", given.get("finished", [])), 1):
        car = read_car("finished", letter)
        if s.position[car] >= 0 or s.place[car]:
            raise ScenarioError(f"finished: {letter} stands on the track too, or is named twice")
        if ruleset.options.long_distance:
            raise ScenarioError("finished: in a long distance race nobody finishes (U134)")
        s.place[car] = place
        s.finished = place


def set_bets(ruleset: Ruleset, s: State, given: Mapping[str, Any]) -> None:
    for seat, bets in read_by_seat("bets", given.get("bets", {}), s.players).items():
        made = [read_car("bets", letter) for letter in read_strings("bets", bets)]
        if len(made) > 3:
            raise ScenarioError("bets: at most three a seat")
        s.bet[seat][: len(made)] = made
        s.bets_made = max(s.bets_made, len(made))
    if ruleset.board.bets and lines_reached(s, ruleset.board) > s.bets_made:
        raise ScenarioError(f"betting line {s.bets_made + 1} is already crossed, but its bets are not given")


def auction_situation(ruleset: Ruleset, data: Any) -> State:
    """Return the position described by the `[auction]` table of a scenario. The first car listed is being auctioned."""
    given = check_keys("auction", data, AUCTION)
    s, cards = State(), Cards(ruleset.deck)
    s.players = ruleset.options.players
    set_owners(s, given)
    hands = set_hands(ruleset, s, given, cards)
    given_piles = set_piles(ruleset, s, given, cards) if ruleset.board.small_hands else False
    if ruleset.board.two_player_piles:
        lay_own_piles(s, given, hands, ruleset.deck)
    set_lots(s, given, cards)
    for seat, powers in read_by_seat("won", given.get("won", {}), s.players).items():
        for power in read_strings("won", powers):
            s.won[seat] |= 1 << read_power("won", power)
    grid = read_strings("grid", given.get("grid", list(COLOURS)))
    if sorted(grid) != sorted(COLOURS):
        raise ScenarioError(f"grid: wanted the six cars {' '.join(COLOURS)}, each once")
    for place, letter in enumerate(grid):
        s.grid[place] = COLOURS.index(letter)
        s.position[s.grid[place]] = ruleset.board.start[place]
    if ruleset.board.two_player_piles:
        for car in range(CARS):
            if s.owner[car] != NOBODY:
                s.open8[s.owner[car]] |= 1 << (SPEED8 + car)
    if given_piles or not ruleset.board.small_hands:
        s.discard = cards.rest() & ((1 << SPEED8) - 1)
    s.phase = OFFER
    return s


def lay_own_piles(s: State, given: Mapping[str, Any], hands: Mapping[Seat, list[int]], deck: Deck) -> None:
    """Set the draw piles for a scenario that starts in a two-player auction.

    In the race, each player draws cards in the order listed under `piles`. If no pile is listed for a player, the order
    of the cards in the player's hand is used.
    """
    piles = read_by_seat("piles", given.get("piles", {}), 2)
    orders = dict(hands)
    for seat, names in piles.items():
        order = Cards(deck).take("piles", names)
        if sorted(deck.cards[card] for card in order) != sorted(deck.cards[card] for card in hands.get(seat, [])):
            raise ScenarioError("piles: in a two-player auction a pile is the seat's hand, in the order it is drawn")
        orders[seat] = sorted(hands[seat], key=lambda card: read_strings("piles", names).index(deck.cards[card]))
    lay_piles(s, orders)


def set_lots(s: State, given: Mapping[str, Any], cards: Cards) -> None:
    seen = {car for car in range(CARS) if s.owner[car] != NOBODY}
    for key in ("lots", "aside"):
        lots = given.get(key, [])
        if not isinstance(lots, list):
            raise ScenarioError(f'{key}: wanted a list of lots such as ["G", "cunning"]')
        for lot in lots:
            if not isinstance(lot, list) or not 1 <= len(lot) <= 2:
                raise ScenarioError(f'{key}: {brief(lot)}; wanted ["G", "cunning"] or, without a power, ["G"]')
            car = read_car(key, lot[0])
            if car in seen or SPEED8 + car in cards.taken:
                raise ScenarioError(f"{key}: {lot[0]} is in another lot, or sold, or its Speed-8 is in a hand")
            seen.add(car)
            s.lot_car[s.lots] = car
            s.lot_power[s.lots] = read_power(key, lot[1]) if len(lot) == 2 else NO_POWER
            s.lots += 1
        if key == "lots":
            s.lots_first = s.lots
