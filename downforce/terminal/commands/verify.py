"""`downforce verify`: check that the cards of a recorded game were dealt as stated in its proof."""

from pathlib import Path
from typing import Annotated

import typer

from ...rules.errors import IllegalAction, RecordError
from ..errors import refuse
from .replay import read_json

HELP = """Check a record: replay it, and draw everything again that its proof says was drawn.

Exit code 0 if all of it comes out the same, 1 if not, if there is no proof or if the game is not over in it (it was
given up, or the record is cut), 2 if it is not a record.
Games on a server have a proof; games in the terminal and simulations have none.

Example: downforce verify game.json"""

NOT_VERIFIED = 1


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A game as JSON.", show_default=False)],
) -> None:
    from ...fair import OLD_SCHEME
    from ...verify import Unproven
    from ...verify import verify as verify_record

    data = read_json(record)
    try:
        game = verify_record(data)
    except (IllegalAction, Unproven) as error:
        raise typer.Exit(refuse(f"{record}: not verified: {error}", NOT_VERIFIED)) from None
    except RecordError as error:
        raise RecordError(f"{record}: {error}") from None
    proof = game.recorded_proof
    assert proof is not None
    given = sum(nonce is not None for nonce in proof["nonces"])
    details = [f"nonces of {given} of {len(proof['nonces'])} seats", f"deals thrown away before: {proof['discarded']}"]
    if proof["silent"]:
        details.append(f"took no part: {', '.join(f'seat {seat}' for seat in proof['silent'])}")
    if proof["scheme"] == OLD_SCHEME:
        details.append("an older proof: how many deals were thrown away, and who took no part, is the server's word")
    print(f"{record}: deal verified ({'; '.join(details)}; commitment {proof['commitment']})")
