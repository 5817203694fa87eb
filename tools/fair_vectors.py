"""tests/fair/vectors.json: deals with everything they are drawn from, for whoever writes a verifier (docs/fair.md).

`python -m tools.fair_vectors` writes it again; a test says when it is stale. Python, the page and the page that stands
alone are all held to it.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from downforce.dealer import FairDealer
from downforce.fair import NONCE_BYTES, SCHEME, Stream
from downforce.record import gamefile
from downforce.rules.shapes import DealProof, TieDrawn
from downforce.rulesets import choose_rulesets, read_options

TARGET: Final = Path(__file__).parent.parent / "tests" / "fair" / "vectors.json"
Json = dict[str, Any]

# By name: options; seats that gave a nonce; what else there is to say.
CASES: Final[dict[str, tuple[Json, list[int], Json]]] = {
    **{f"{n} players, all of them people": ({"players": n}, list(range(n)), {}) for n in range(2, 7)},
    **{f"{n} players, one of them a person": ({"players": n}, [n - 1], {}) for n in (2, 4, 6)},
    "nobody took part": ({"players": 3}, [], {"silent": [0, 2]}),
    "one took no part, and a deal was thrown away": ({"players": 4}, [0, 3], {"silent": [1], "discarded": 1}),
    **{
        f"{n} players, cars are dealt": ({"players": n, "beginner": ["deal-cars"]}, [0, 1], {"silent": []})
        for n in range(2, 7)
    },
    "the beginners' game": ({"players": 5, "beginner": True}, [0, 2, 4], {}),
    "small hands": ({"players": 3, "beginner": ["small-hands"]}, [0, 1, 2], {}),
    "no powers": ({"players": 4, "powers": False}, [1, 2], {}),
    "two players, cunning removed": ({"players": 2, "two_player_cunning": "remove"}, [0, 1], {}),
    "a tie of two": ({"players": 3}, [0, 1], {"ties": [(0, [0, 2])]}),
    "a tie of all six, then of three": ({"players": 6}, [5], {"ties": [(0, [0, 1, 2, 3, 4, 5]), (0, [1, 3, 4])]}),
    "a world tour": ({"players": 4, "world_tour": True}, [0, 1, 2, 3], {}),
    "a world tour of two": ({"players": 2, "world_tour": True}, [0], {"silent": [1], "discarded": 3}),
    "a world tour with a tie in both races": (
        {"players": 5, "world_tour": True},
        [0, 4],
        {"ties": [(0, [2, 3]), (0, [0, 4]), (1, [1, 2, 3, 4])]},
    ),
}


class Watched(FairDealer):
    """Remembers what it drew."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.draws: list[tuple[str, Stream]] = []

    def stream(self, race: int, what: str) -> Stream:
        made = super().stream(race, what)
        self.draws.append((f"race {race + 1} {what}", made))
        return made


def make() -> list[Json]:
    return [vector(name, *case) for name, case in CASES.items()]


def vector(name: str, options: Json, gave: list[int], more: Json) -> Json:
    """Options, deck, proof, then every draw, and what a record would tell of it."""
    rulesets = choose_rulesets(read_options(options))
    ties: list[TieDrawn] = [{"race": race, "tied": tied} for race, tied in more.get("ties", [])]
    sealed: DealProof = {
        "scheme": SCHEME,
        "table": named("table", name)[:16],
        "secret": named("secret", name),
        "commitment": "",
        "nonces": [nonce(name, seat) if seat in gave else None for seat in range(options["players"])],
        "silent": more.get("silent", []),
        "discarded": more.get("discarded", 0),
        "ties": [],
    }
    dealer = Watched(sealed, gamefile.RULES, rulesets[0].deck)
    deals = [gamefile.write_deal(each, dealer.deal(each.board, race)) for race, each in enumerate(rulesets)]
    drawn = [draw(dealer, ties, i) for i in range(len(ties))]
    record = {
        "rules": gamefile.RULES,
        "options": rulesets[0].options.as_dict(),
        "deck": rulesets[0].deck.fingerprint,
        "deal": deals if len(deals) > 1 else deals[0],
        "actions": [[None, f"draw {seat}"] for seat in drawn],
        "proof": dealer.proof(ties),
    }
    return {"name": name, "record": record, "draws": told(dealer)}


def draw(dealer: FairDealer, ties: list[TieDrawn], i: int) -> int:
    race = ties[i]["race"]
    number = sum(tie["race"] == race for tie in ties[: i + 1])
    return dealer.seat(sum(1 << seat for seat in ties[i]["tied"]), race, number)


def told(dealer: Watched) -> list[Json]:
    return [{"label": label, "numbers": stream.drawn} for label, stream in dealer.draws]


def named(*words: object) -> str:
    return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()


def nonce(name: str, seat: int) -> str:
    return named("nonce", name, seat)[: 2 * NONCE_BYTES]


def write(vectors: list[Json]) -> str:
    """One line a vector, so that a change can be read."""
    return "[\n" + ",\n".join(json.dumps(each) for each in vectors) + "\n]\n"


if __name__ == "__main__":
    TARGET.write_text(write(make()), "utf-8")
