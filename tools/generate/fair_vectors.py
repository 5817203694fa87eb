"""tests/fair/vectors.json: deals with everything they are drawn from.

For makers of verifiers (docs/reference/deal-proof.md).

Every case is there by both schemes; nothing is played in them, so they have no result.
`python -m tools.generate.fair_vectors` writes it again; a test says when it is stale. Python, the page and the page
that stands alone are all held to it.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from downforce.dealer import FairDealer
from downforce.fair import NONCE_BYTES, OLD_SCHEME, SCHEME, Stream, commit_all, digest_setting
from downforce.record import gamefile
from downforce.rules.setup.ruleset import Ruleset
from downforce.rules.views.shapes import DealProof, TieDrawn
from downforce.rulesets import choose_rulesets, read_options, track_for_record

TARGET: Final = Path(__file__).parents[2] / "tests" / "fair" / "vectors.json"
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
    old = [vector(OLD_SCHEME, name, *case) for name, case in CASES.items()]
    return [*old, *(vector(SCHEME, name, *case) for name, case in CASES.items())]


def vector(scheme: Any, name: str, options: Json, gave: list[int], more: Json) -> Json:
    """Options, deck, proof, then every draw, and what a record would tell of it."""
    rulesets = choose_rulesets(read_options(options))
    ties: list[TieDrawn] = [{"race": race, "tied": tied} for race, tied in more.get("ties", [])]
    sealed: DealProof = {
        "scheme": scheme,
        "table": named("table", name)[:16],
        "secret": named("secret", name),
        "commitment": "",
        "nonces": [nonce(name, seat) if seat in gave else None for seat in range(options["players"])],
        "silent": more.get("silent", []),
        "discarded": more.get("discarded", 0),
        "ties": [],
    }
    dealer = Watched(commit_to(sealed, rulesets), rulesets[0].deck)
    deals = [gamefile.write_deal(each, dealer.deal(each.board, race)) for race, each in enumerate(rulesets)]
    drawn = [draw(dealer, ties, i) for i in range(len(ties))]
    record = {
        "downforce": gamefile.FORMAT,
        "rules": gamefile.RULES,
        **setting_of(rulesets),
        "deal": deals if len(deals) > 1 else deals[0],
        "actions": [[None, f"draw {seat}"] for seat in drawn],
        "result": None,
        "proof": dealer.proof(ties),
    }
    return {"name": f"{name} ({scheme})", "record": record, "draws": told(dealer)}


def setting_of(rulesets: list[Ruleset]) -> Json:
    """What a commitment of scheme 2 fixes beside chance, as a record has it."""
    tracks = [track_for_record(each) for each in rulesets]
    return {
        "options": rulesets[0].options.as_dict(),
        "track": tracks if len(tracks) > 1 else tracks[0],
        "deck": rulesets[0].deck.fingerprint,
    }


def commit_to(sealed: DealProof, rulesets: list[Ruleset]) -> DealProof:
    """Return the proof with its commitment and, by scheme 2, with the deals that were thrown away before it.

    In each of those one more seat of the silent ones had not answered.
    """
    count = sealed["discarded"]
    secrets = [named("earlier secret", sealed["secret"], number) for number in range(count)]
    silent = [sealed["silent"][:number] for number in range(count)]
    setting, deals = digest_setting(**setting_of(rulesets)), [*zip(secrets, silent, strict=True)]
    deals.append((sealed["secret"], sealed["silent"]))
    *before, last = [
        each.hex() for each in commit_all(sealed["scheme"], sealed["table"], gamefile.RULES, setting, deals)
    ]
    made: DealProof = {**sealed, "commitment": last}
    if sealed["scheme"] == SCHEME:
        made["earlier"] = [
            {"commitment": commitment, "secret": secret, "silent": seats}
            for commitment, secret, seats in zip(before, secrets, silent, strict=True)
        ]
    return made


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
