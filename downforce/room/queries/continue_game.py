"""The "play on from here" feature, which lets one person continue a finished game against bots from any moment.

The new game's log begins with all actions of the finished game up to that moment, so the new game can be replayed like
any other. Cards that the player could not see at that moment either stay as they were or are dealt again, in a way that
is consistent with everything the player had seen. The new game has no deal proof, because its cards were not drawn by
the usual protocol.
"""

from collections.abc import Sequence
from dataclasses import replace

from ...dealer import SOURCE
from ...game import Game, RecordedGame
from ...record import gamefile
from ...rules.model import Deal as RulesDeal
from ...rules.names import AUCTION, CARS, NO_CARD, NO_POWER, TIE
from ...rules.views.shapes import DealtCards, GameRecord, PlayedOn
from ..refusals import Refused
from ..room import Room
from ..seating import DRIVER, bot_row, seat_bots
from ..stored_rows import Deal, Entry, Seated, SeatRow

TRIES_OF_A_SIZE = 20  # attempts to redeal a given number of hidden cards, before trying half as many
TRIES = 6 * TRIES_OF_A_SIZE  # attempts in total, before leaving the cards as they were


def branch_table(room: Room, table_id: str, guest: str, name: str, now: float, origin: PlayedOn, seat: int) -> Seated:
    """Return a table and seats for continuing a finished game. The guest takes one seat, and bots take all others.

    Raise Refused if the original game is not over, if the seat or moment does not exist, or if nothing is left to play
    from the chosen moment.
    """
    game = room.game
    if game is None or room.table.status != "over":
        raise Refused("not-over")
    if not 0 <= seat < len(room.seats):
        raise Refused("seat-unknown")
    if not 0 <= origin["actions"] <= len(game.log):
        raise Refused("not-found")
    if origin["actions"] == len(game.log) and game.phase == "over":
        raise Refused("over")
    others = [row if row.kind == "bot" else bot_row(row.seat, DRIVER, None) for row in room.seats]
    seats = [replace(row, driver=None) for row in others]
    seats[seat] = SeatRow(seat, "person", guest, name, since=round(now, 3))
    table = replace(
        room.table,
        id=table_id,
        host=guest,
        host_name=name,
        created=round(now, 3),
        played_on=origin,
        status="running",
        public=False,
        latecomers=False,
        clock="none",
        winners=None,
        results=None,
        rematch=None,
    )
    return table, seat_bots(seats)


def branch_log(room: Room, table_id: str, actions: int, dealt: Sequence[DealtCards]) -> tuple[list[Deal], list[Entry]]:
    """Return the deals and log entries with which a continued game begins. The entries come from the finished game."""
    entries = [
        Entry(table_id, number, seat, text, None, room.now())
        for number, (seat, text) in enumerate(room.playing.log[:actions], 1)
    ]
    return [Deal(table_id, race, deal) for race, deal in enumerate(dealt)], entries


def deals_so_far(record: GameRecord, actions: int) -> list[DealtCards]:
    """Return the deals for all races that begin within the first `actions` actions of a recorded game."""
    return RecordedGame.read(record).first(actions).deals


def redeal(record: GameRecord, actions: int, seat: int) -> list[DealtCards] | None:
    """Redeal the cards that a seat had not seen after `actions` actions of a recorded game. Return all deals.

    The new deal must be consistent with everything the seat has seen. Return None if no such deal is found. Many random
    deals are inconsistent, because the other players could not have taken their actions with the new cards. After
    several failed attempts, fewer of the hidden cards are therefore redealt.
    """
    recorded = RecordedGame.read(record)
    game = recorded.first(actions)
    seen, dealt, free = game.view(seat), game.deals, free_cards(game, seat)
    for number in range(TRIES):
        groups = [sample_places(places, number // TRIES_OF_A_SIZE) for places in free]
        deals = [*dealt[:-1], shuffled_deal(game, groups)]
        try:
            if deals != dealt and recorded.first(actions, deals).view(seat) == seen:
                return deals
        except ValueError:  # a player could not have taken these actions with these cards
            continue
    return None


def sample_places(places: Sequence[int], halvings: int) -> Sequence[int]:
    """Return a random sample of `places`.

    The sample contains all places if `halvings` is 0, half of them if it is 1, a quarter if it is 2, and so on. It
    never has fewer than two places unless `places` itself does.
    """
    wanted = max(len(places) >> halvings, 2)
    return places if wanted >= len(places) else SOURCE.sample(places, wanted)


def free_cards(game: Game, seat: int) -> list[list[int]]:
    """Return the places in the current deal whose cards the seat has not seen.

    The places are in groups, which must be shuffled separately. With two players, both know who has which cards but not
    the order within each player's pile, so each pile is a group of its own. Otherwise, all places form one group.
    """
    state, board = game.state, game.ruleset.board
    seen = state.discard | state.hand[seat]
    for cards in (*state.shown, *state.open8):
        seen |= cards
    for card in (state.card, *state.bid_card):  # a laid card is secret, but the player who laid it knows it
        if card != NO_CARD:
            seen |= 1 << card
    free = [place for place, card in enumerate(current_deal(game).cards) if not seen >> card & 1]
    if not board.two_player_piles:
        return [free]
    return [[place for place in free if place // board.hand_size == one] for one in range(board.players)]


def current_deal(game: Game) -> RulesDeal:
    """Return the deal for the current race."""
    return gamefile.read_deal(game.ruleset, game.deals[-1])


def shuffled_deal(game: Game, free: Sequence[Sequence[int]]) -> DealtCards:
    """Return the current deal after shuffling the cards within each group of places.

    Cars and powers that are still to be auctioned are shuffled too.
    """
    deal, state = current_deal(game), game.state
    for places in free:
        shuffle_places(deal.cards, places)
    if state.phase in (AUCTION, TIE):  # lots that have not come up yet
        seen = gamefile.lots_seen(state, game.ruleset.board, False)
        shuffle_places(deal.lot_car, range(seen, CARS))
        shuffle_places(deal.lot_power, [lot for lot in range(seen, CARS) if deal.lot_power[lot] != NO_POWER])
    return gamefile.write_deal(game.ruleset, deal)


def shuffle_places(items: list[int], places: Sequence[int]) -> None:
    """Shuffle the items at the given indexes of a list, in place. All other items stay where they are."""
    taken = [items[place] for place in places]
    SOURCE.shuffle(taken)
    for place, item in zip(places, taken, strict=True):
        items[place] = item
