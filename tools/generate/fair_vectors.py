"""Generate tests/fair/vectors.json: test vectors with deals and all their inputs, for authors of verifiers.

See docs/reference/deal-proof.md. Every case is included for both schemes. No actions are played, so there are no
results.

`python -m tools.generate.fair_vectors` writes the file. A test fails if the file is out of date. The Python package,
the page and the standalone page docs/verify.html are all tested against these vectors.
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

# By name: the options, the seats that gave a nonce, and further fields of the proof.
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


class RecordingDealer(FairDealer):
    """A fair dealer that records its random streams."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.draws: list[tuple[str, Stream]] = []

    def stream(self, race: int, what: str) -> Stream:
        result = super().stream(race, what)
        self.draws.append((f"race {race + 1} {what}", result))
        return result


def make() -> list[Json]:
    old = [vector(OLD_SCHEME, name, *case) for name, case in CASES.items()]
    return [*old, *(vector(SCHEME, name, *case) for name, case in CASES.items())]


def vector(scheme: Any, name: str, options: Json, gave: list[int], more: Json) -> Json:
    """Return one test vector: a name, a record with options, deck, deals and proof, and all random numbers drawn."""
    rulesets = choose_rulesets(read_options(options))
    ties: list[TieDrawn] = [{"race": race, "tied": tied} for race, tied in more.get("ties", [])]
    sealed: DealProof = {
        "scheme": scheme,
        "table": digest_words("table", name)[:16],
        "secret": digest_words("secret", name),
        "commitment": "",
        "nonces": [nonce(name, seat) if seat in gave else None for seat in range(options["players"])],
        "silent": more.get("silent", []),
        "discarded": more.get("discarded", 0),
        "ties": [],
    }
    dealer = RecordingDealer(commit_to(sealed, rulesets), rulesets[0].deck)
    deals = [gamefile.write_deal(each, dealer.deal(each.board, race)) for race, each in enumerate(rulesets)]
    drawn = [draw(dealer, ties, i) for i in range(len(ties))]
    record = {
        "downforce": gamefile.FORMAT,
        "rules": gamefile.RULES,
        **committed_settings(rulesets),
        "deal": deals if len(deals) > 1 else deals[0],
        "actions": [[None, f"draw {seat}"] for seat in drawn],
        "result": None,
        "proof": dealer.proof(ties),
    }
    return {"name": f"{name} ({scheme})", "record": record, "draws": drawn_numbers(dealer)}


def committed_settings(rulesets: list[Ruleset]) -> Json:
    """Return the settings that a scheme 2 commitment covers in addition to the secret, in the format of a record."""
    tracks = [track_for_record(each) for each in rulesets]
    return {
        "options": rulesets[0].options.as_dict(),
        "track": tracks if len(tracks) > 1 else tracks[0],
        "deck": rulesets[0].deck.fingerprint,
    }


def commit_to(sealed: DealProof, rulesets: list[Ruleset]) -> DealProof:
    """Return the proof `sealed` with its commitment and, for scheme 2, with the deals discarded before it.

    Each discarded deal lists one more silent seat than the one before.
    """
    count = sealed["discarded"]
    secrets = [digest_words("earlier secret", sealed["secret"], number) for number in range(count)]
    silent = [sealed["silent"][:number] for number in range(count)]
    setting, deals = digest_setting(**committed_settings(rulesets)), [*zip(secrets, silent, strict=True)]
    deals.append((sealed["secret"], sealed["silent"]))
    *before, last = [
        each.hex() for each in commit_all(sealed["scheme"], sealed["table"], gamefile.RULES, setting, deals)
    ]
    result: DealProof = {**sealed, "commitment": last}
    if sealed["scheme"] == SCHEME:
        result["earlier"] = [
            {"commitment": commitment, "secret": secret, "silent": seats}
            for commitment, secret, seats in zip(before, secrets, silent, strict=True)
        ]
    return result


def draw(dealer: FairDealer, ties: list[TieDrawn], i: int) -> int:
    race = ties[i]["race"]
    number = sum(tie["race"] == race for tie in ties[: i + 1])
    return dealer.seat(sum(1 << seat for seat in ties[i]["tied"]), race, number)


def drawn_numbers(dealer: RecordingDealer) -> list[Json]:
    return [{"label": label, "numbers": stream.drawn} for label, stream in dealer.draws]


def digest_words(*words: object) -> str:
    return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()


def nonce(name: str, seat: int) -> str:
    return digest_words("nonce", name, seat)[: 2 * NONCE_BYTES]


def write(vectors: list[Json]) -> str:
    """Return the vectors as JSON, with one line per vector so that diffs are readable."""
    return "[\n" + ",\n".join(json.dumps(each) for each in vectors) + "\n]\n"


if __name__ == "__main__":
    TARGET.write_text(write(make()), "utf-8")
