"""Was a game dealt as its proof says? The rules replay it, and every draw is made again (docs/fair.md)."""

from collections.abc import Mapping
from typing import Any

from .dealer import FairDealer
from .game import DRAW, Game, replay
from .record import gamefile
from .rules.shapes import DealProof


class Unproven(ValueError):
    """The proof is missing, or does not fit the game: one line says where."""


def verify(record: Mapping[str, object]) -> Game:
    """The game, if all that chance did in it follows from its proof. Unproven if not; else refuses like `replay`."""
    game = replay(record)
    proof = game.recorded_proof
    if game.played_on is not None:
        raise Unproven("no proof: this game goes on from another one, whose cards it was given; verify that one")
    if proof is None:
        raise Unproven("no proof: only games on a server that were played to their end have one")
    dealer = FairDealer(proof, gamefile.RULES, game.ruleset.deck)
    if dealer.commitment.hex() != proof["commitment"]:
        raise Unproven("the secret is not the one that was committed to")
    players = game.ruleset.options.players
    if len(proof["nonces"]) != players:
        raise Unproven(f"the proof has {len(proof['nonces'])} seats, the game {players}")
    if both := [seat for seat in proof["silent"] if seat >= players or proof["nonces"][seat] is not None]:
        raise Unproven(f"seat {both[0]} took no part, and gave a nonce or does not exist")
    check_deals(game, dealer)
    check_ties(game, dealer, proof)
    return game


def check_deals(game: Game, dealer: FairDealer) -> None:
    """Grid, lots and cards of every race."""
    for race, dealt in enumerate(game.deals):
        ruleset = game.rulesets[race]
        drawn = gamefile.write_deal(ruleset, dealer.deal(ruleset.board, race))
        for key, wanted in drawn.items():
            for one, other in zip(flat(dict(dealt)[key]), flat(wanted), strict=True):
                if one != other:
                    raise Unproven(f"race {race + 1}, {key}: {one}, where the proof gives {other}")


def check_ties(game: Game, dealer: FairDealer, proof: DealProof) -> None:
    """Who was tied, the rules say; who of them was drawn, the proof."""
    if proof["ties"] != game.ties:
        raise Unproven("the proof tells of other ties than the game had")
    drawn = [int(text.removeprefix(DRAW)) for seat, text in game.log if seat is None]
    for i, (tie, seat) in enumerate(zip(game.ties, drawn, strict=True)):
        race = tie["race"]
        number = sum(other["race"] == race for other in game.ties[: i + 1])
        wanted = dealer.seat(sum(1 << tied for tied in tie["tied"]), race, number)
        if seat != wanted:
            raise Unproven(f"race {race + 1}, tie {number}: seat {seat}, where the proof gives seat {wanted}")


def flat(items: Any) -> list[str]:
    """Everything in lists of lists, one after another."""
    return [item for inner in items for item in flat(inner)] if isinstance(items, list) else [str(items)]
