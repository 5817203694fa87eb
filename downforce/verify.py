"""Check a game's fair-deal proof by replaying the game and repeating every random draw (docs/fair-deals.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

from .dealer import FairDealer
from .fair import SCHEME, commit_all, digest_setting
from .game import DRAW, Game, replay
from .record import gamefile
from .rules.views.shapes import DealProof


class Unproven(ValueError):
    """Raised if a game has no fair-deal proof or does not match it. The one-line message says where they differ."""


class Unfinished(Unproven):
    """Raised if all draws in a game record match its fair-deal proof, but the recorded game is not over."""


def verify(record: Mapping[str, Any]) -> Game:
    """Replay a recorded game, check that every random draw in it follows from its fair-deal proof, and return the game.

    Raise Unproven if the proof is missing or a draw does not match it. Raise Unfinished if all draws match but the game
    is not over. If the record is invalid, raise the same errors as `replay`.
    """
    game = replay(record)
    proof = game.recorded_proof
    if game.played_on is not None:
        raise Unproven("no proof: this game goes on from another one, whose cards it was given; verify that one")
    if proof is None:
        raise Unproven("no proof: only games on a server that were played to their end have one")
    check_commitments(record, proof)
    check_seats(game, proof)
    deals = record["deal"] if isinstance(record["deal"], list) else [record["deal"]]
    refuse_missing_draws(game, len(record["actions"]), len(deals))
    dealer = FairDealer(proof, game.ruleset.deck)
    check_deals(game, deals, dealer)
    check_ties(game, dealer, proof)
    if game.outcome is None:
        raise Unfinished(
            f"the record is cut, or the game was given up: it is not over after these {len(game.log)} actions. "
            "So far it was dealt as its proof says"
        )
    if record.get("result") is None:
        raise Unproven("the record is cut: the game is over, but its result is missing")
    return game


def check_commitments(record: Mapping[str, Any], proof: DealProof) -> None:
    """Raise Unproven if the commitment for this game's deal, or for an earlier deal at the same table, is wrong.

    Each commitment is recomputed from the secret, the game table, the rules version and the options.
    """
    earlier = proof.get("earlier", [])
    if proof["scheme"] == SCHEME and proof["discarded"] != len(earlier):
        raise Unproven(f"{proof['discarded']} deals were thrown away, but the proof tells of {len(earlier)}")
    deals = [(deal["secret"], deal["silent"]) for deal in (*earlier, proof)]
    setting = digest_setting(record["options"], record["track"], record["deck"])
    found = commit_all(proof["scheme"], proof["table"], gamefile.RULES, setting, deals)
    for number, (deal, commitment) in enumerate(zip(earlier, found, strict=False)):
        if deal["commitment"] != commitment.hex():
            raise Unproven(f"deal {number}, thrown away: its secret is not the one that was committed to")
    if proof["commitment"] != found[-1].hex():
        what = "secret, silent seats, options or earlier deals are" if proof["scheme"] == SCHEME else "the secret is"
        raise Unproven(f"{what} not what was committed to")


def check_seats(game: Game, proof: DealProof) -> None:
    """Raise Unproven if the proof does not fit the seats of the game.

    This is the case if the proof has the wrong number of seats, or if a silent seat (one that sends no nonce) does not
    exist or has sent a nonce.
    """
    players = game.ruleset.options.players
    if len(proof["nonces"]) != players:
        raise Unproven(f"the proof has {len(proof['nonces'])} seats, the game {players}")
    if both := [seat for seat in proof["silent"] if seat >= players or proof["nonces"][seat] is not None]:
        raise Unproven(f"seat {both[0]} took no part, and gave a nonce or does not exist")


def refuse_missing_draws(game: Game, actions: int, deals: int) -> None:
    """Raise Unproven if the game record is incomplete.

    This is the case if a random draw had to be added to finish the replay, or if some recorded deals were not used.
    """
    if len(game.log) > actions:
        raise Unproven("the record is cut: it ends at a tie, before the draw that decided it")
    if len(game.deals) > deals:
        raise Unproven(f"the record is cut: race {len(game.deals)} has begun, but its deal is missing")
    if len(game.deals) < deals:
        raise Unproven(f"the record is cut: it has the deal of race {deals}, but ends in race {len(game.deals)}")


def check_deals(game: Game, deals: Sequence[Any], dealer: FairDealer) -> None:
    """Raise Unproven if the recorded grid, lots or cards of any race differ from what the dealer draws."""
    for race, dealt in enumerate(deals):
        ruleset = game.rulesets[race]
        drawn = gamefile.write_deal(ruleset, dealer.deal(ruleset.board, race))
        for key, wanted in drawn.items():
            if dealt[key] == wanted:
                continue
            for one, other in zip(flat(dealt[key]), flat(wanted), strict=False):
                if one != other:
                    raise Unproven(f"race {race + 1}, {key}: {one}, where the proof gives {other}")
            raise Unproven(f"race {race + 1}, {key}: not written as in a record")


def check_ties(game: Game, dealer: FairDealer, proof: DealProof) -> None:
    """Raise Unproven if the random tie-breaks in the game do not match its fair-deal proof.

    The proof must list the same ties as the game. For each tie, the seat recorded in the game must be the one that the
    dealer draws.
    """
    if proof["ties"] != game.ties:
        cut = game.outcome is None and proof["ties"][: len(game.ties)] == game.ties
        more = "the record is cut: the proof tells of ties after its end"
        raise Unproven(more if cut else "the proof tells of other ties than the game had")
    drawn = [int(text.removeprefix(DRAW)) for seat, text in game.log if seat is None]
    for i, (tie, seat) in enumerate(zip(game.ties, drawn, strict=True)):
        race = tie["race"]
        number = sum(other["race"] == race for other in game.ties[: i + 1])
        wanted = dealer.seat(sum(1 << tied for tied in tie["tied"]), race, number)
        if seat != wanted:
            raise Unproven(f"race {race + 1}, tie {number}: seat {seat}, where the proof gives seat {wanted}")


def flat(items: Any) -> list[str]:
    """Flatten nested lists, and return their items in order as a list of strings."""
    return [item for inner in items for item in flat(inner)] if isinstance(items, list) else [str(items)]
