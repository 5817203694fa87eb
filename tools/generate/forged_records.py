"""Generate tests/fair/mutations.json: complete game records with proofs, and forged edits that verifiers must reject.

`python -m tools.generate.forged_records` writes the file. A test fails if the file is out of date. The tests run
`downforce verify`, the page and docs/verify.html on every edited record. The kinds of edits that any of them accepts
are listed in docs/reference/deal-proof.md.
"""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from downforce.dealer import FairDealer
from downforce.fair import OLD_SCHEME, SCHEME
from downforce.game import Game
from downforce.rules.names import COLOURS
from downforce.rulesets import choose_rulesets, read_options
from tools.generate.fair_vectors import commit_to, digest_words, nonce

TARGET: Final = Path(__file__).parents[2] / "tests" / "fair" / "mutations.json"
Json = dict[str, Any]
# An edit is ["set", path, value], ["drop", path], ["insert", path, value] or ["cut", path, length]. A path is a list of
# keys and indices.
Edit = list[Any]

# By name: the options, the seats that gave a nonce, the silent seats, the number of discarded deals, and the seed for
# the players' choices.
CASES: Final[dict[str, tuple[Json, list[int], list[int], int, int]]] = {
    "four players, one silent, two deals thrown away": ({"players": 4}, [0, 3], [1], 2, 1),
    "two players": ({"players": 2}, [0, 1], [], 0, 2),
    "a world tour": ({"players": 3, "world_tour": True}, [0, 2], [1], 1, 3),
    "a world tour with dealt cars": (
        {"players": 3, "world_tour": True, "beginner": ["deal-cars", "no-powers"]},
        [0, 1, 2],
        [],
        0,
        4,
    ),
    "small hands, and a tie": ({"players": 6, "beginner": ["small-hands"]}, [5], [0, 2], 1, 5),
    "the beginners' game": ({"players": 5, "beginner": True}, [0, 1, 2, 3, 4], [], 0, 6),
}
OLD_CASE: Final = "the first scheme"
WHOLE: Final = (
    "proof",
    "nonce",
    "who took no part",
    "earlier deal",
    "tie",
    "who was tied",
    "another card of the same hand",
)
MOVES: Final = {"move": "another space", "wild": "another car named", "bet": "another bet", "keep": "another power"}


def make() -> Json:
    records = [{"name": name, "record": play_record(name, *case)} for name, case in CASES.items()]
    records.append({"name": OLD_CASE, "record": play_record(OLD_CASE, {"players": 3}, [0, 2], [1], 1, 7, OLD_SCHEME)})
    mutants = []
    for number, each in enumerate(records):
        record, old = each["record"], each["name"] == OLD_CASE
        found = old_edits(record) if old else all_edits(record, CASES[each["name"]])
        for kind, *edits in select_edits(list(found)):
            mutants.append({"record": number, "kind": f"{kind} ({OLD_CASE})" if old else kind, "edits": edits})
    return {"records": records, "mutants": mutants}


def select_edits(found: list[list[Any]]) -> Iterator[list[Any]]:
    """Yield a few edits for each kind and field, or all edits if the kind is listed in `WHOLE`.

    List indices and car letters do not count as different fields.
    """
    fields: dict[Any, list[list[Any]]] = {}
    for each in found:
        kind, (verb, path, *_), *_ = each
        field = [step for step in path if isinstance(step, str) and step not in COLOURS]
        fields.setdefault((kind, verb, *field), []).append(each)
    for (kind, verb, *_), edits in fields.items():
        most = 1 if kind == "result" else 4
        yield from edits if verb == "cut" or kind in WHOLE else edits[:: -(-len(edits) // most)]


def play_record(
    name: str, options: Json, gave: list[int], silent: list[int], discarded: int, seed: int, scheme: Any = SCHEME
) -> Any:
    """Return the record of a game played at random. If `name` contains "tie", chance breaks a tie in this game."""
    rulesets = choose_rulesets(read_options(options))
    for attempt in range(10_000):
        nonces = [nonce(name, seat) if seat in gave else None for seat in range(options["players"])]
        sealed: Any = {
            "scheme": scheme,
            "table": digest_words("table", name)[:16],
            "secret": digest_words("secret", name, attempt),
            "commitment": "",
            "nonces": nonces,
            "silent": silent,
            "discarded": discarded,
            "ties": [],
        }
        game = play(Game.start(rulesets, FairDealer(commit_to(sealed, rulesets), rulesets[0].deck)), seed)
        if game.ties or "tie" not in name:
            return game.record()
    raise AssertionError("no tie in ten thousand games")


def play(game: Game, seed: int) -> Game:
    """Play `game` to its end with random choices, and return it."""
    draw = random.Random(seed)
    while game.waiting:
        seat = draw.choice(game.waiting)
        game.play(seat, draw.choice(game.legal(seat)))
    return game


def all_edits(record: Any, case: tuple[Json, list[int], list[int], int, int]) -> Iterator[list[Any]]:
    """Yield edits for every field of `record`. Each item is a list with the kind, followed by one or more edits."""
    yield from head_edits(record)
    yield from deal_edits(record)
    yield from proof_edits(record)
    yield from action_edits(record)
    yield from cut_edits(record)
    yield from result_edits(record)
    foreign = play_record("another game", *case)
    yield ["deal and proof of another game", *(["set", [key], foreign[key]] for key in ("deal", "proof"))]
    again = play_again(record, case[-1] + 100)
    yield [
        "other legal actions, with their result",
        *(["set", [key], again[key]] for key in ("actions", "result")),
        ["set", ["proof", "ties"], again["proof"]["ties"]],
    ]


def old_edits(record: Any) -> Iterator[list[Any]]:
    """Yield edits to the fields for which the commitments of the two schemes differ."""
    yield from (each for each in head_edits(record) if each[0] in ("version", "option", "track", "deck"))
    yield from proof_edits(record)


def play_again(record: Any, seed: int) -> Any:
    """Return the record of another game on the same deals, played legally with other random choices."""
    rulesets = choose_rulesets(read_options(record["options"]))
    return play(Game.start(rulesets, FairDealer(record["proof"], rulesets[0].deck)), seed).record()


# Edits


def head_edits(record: Any) -> Iterator[list[Any]]:
    """Yield edits to versions, options, track and deck, and edits that remove or add a key."""
    yield ["version", ["set", ["downforce"], 2]]
    yield ["version", ["set", ["rules"], 2]]
    others = {"edition": "pt-BR", "two_player_cunning": "keep", "long_distance": True, "track": "marina-bay"}
    for name, value in record["options"].items():
        yield ["option", ["set", ["options", name], others.get(name, different(value))]]
        yield ["option", ["drop", ["options", name]]]
    yield ["option", ["set", ["options", "mirrored"], False]]
    for path in leaves(record["track"], ["track"]):
        yield ["track", ["set", path, different(value_at(record, path))]]
    yield ["track", ["set", ["track"], [record["track"], record["track"]]]]
    yield ["deck", ["set", ["deck"], different(record["deck"])]]
    yield ["deck", ["set", ["cards"], ["K5"] * 42]]
    for key in record:
        yield ["key left out", ["drop", [key]]]
    yield ["seat's view only", ["set", ["seat"], 0]]
    yield ["played on", ["set", ["played_on"], {"table": "elsewhere", "actions": 0, "anew": False}]]
    yield ["key that no record has", ["set", ["mirrored"], True]]
    yield ["key that no record has", ["set", ["proof", "mirrored"], True]]


def deal_edits(record: Any) -> Iterator[list[Any]]:
    """Yield edits to every list in a deal, and edits that remove or add races.

    Items of a list are changed, removed, duplicated or swapped with the next item.
    """
    tour = isinstance(record["deal"], list)
    for race, deal in enumerate(record["deal"] if tour else [record["deal"]]):
        start: list[Any] = ["deal", race] if tour else ["deal"]
        for path in leaves(deal, start):
            if path[-1] == 0 or (path[-2] if isinstance(path[-2], int) else 0) + path[-1] == 5:
                yield ["deal", ["set", path, different_name(value_at(record, path))]]
        for path in lists(deal, start):
            items = value_at(record, path)
            for i in (0, len(items) - 1) if items else ():
                yield ["deal", ["drop", [*path, i]]]
                yield ["deal", ["insert", [*path, i], items[i]]]
                if i + 1 < len(items) and items[i] != items[i + 1]:
                    yield ["deal", ["set", [*path, i], items[i + 1]], ["set", [*path, i + 1], items[i]]]
        hands = deal["hands"]
        yield ["deal", ["set", [*start, "hands", 0], hands[1]], ["set", [*start, "hands", 1], hands[0]]]
        for key in deal:
            yield ["deal", ["drop", [*start, key]]]
        if tour:
            yield ["race left out", ["drop", start]]
            yield ["race added", ["insert", start, deal]]
    if not tour:
        yield ["race added", ["set", ["deal"], [record["deal"]]]]
        yield ["race added", ["set", ["deal"], [record["deal"], record["deal"]]]]


def proof_edits(record: Any) -> Iterator[list[Any]]:
    """Yield edits to every field of the proof, including the discarded deals."""
    proof = record["proof"]
    players = len(proof["nonces"])
    for key in proof:
        yield ["proof", ["drop", ["proof", key]]]
    yield ["proof", ["set", ["proof", "scheme"], "downforce-deal-3"]]
    yield ["proof", ["set", ["proof", "scheme"], SCHEME if proof["scheme"] == OLD_SCHEME else OLD_SCHEME]]
    for key in ("secret", "commitment", "table"):
        yield ["proof", ["set", ["proof", key], different(proof[key])]]
        yield ["proof", ["set", ["proof", key], proof[key][:-2]]]
        yield ["proof", ["set", ["proof", key], f"A{proof[key][1:]}"]]
    for seat, given in enumerate(proof["nonces"]):
        if given is None:
            yield ["nonce", ["set", ["proof", "nonces", seat], "ab" * 16]]
        else:
            yield ["nonce", ["set", ["proof", "nonces", seat], None]]
            yield ["nonce", ["set", ["proof", "nonces", seat], different(given)]]
            yield ["nonce", ["set", ["proof", "nonces", seat], given[:-2]]]
            yield ["nonce", ["set", ["proof", "nonces", seat], f"{'A' * 2}{given[2:].upper()}"]]
            yield ["nonce", ["set", ["proof", "nonces", seat], given.upper()]]
        if seat + 1 < players and given != proof["nonces"][seat + 1]:
            following = proof["nonces"][seat + 1]
            yield [
                "nonce",
                ["set", ["proof", "nonces", seat], following],
                ["set", ["proof", "nonces", seat + 1], given],
            ]
    yield ["nonce", ["insert", ["proof", "nonces", players], None]]
    yield ["nonce", ["drop", ["proof", "nonces", players - 1]]]
    yield from silent_edits(record, ["proof", "silent"])
    for count in {proof["discarded"] + 1, proof["discarded"] - 1, 7}:
        well_formed = "number of deals thrown away" if count >= 0 else "proof"
        yield [well_formed, ["set", ["proof", "discarded"], count]]
    yield ["proof", ["set", ["proof", "discarded"], -1]]
    yield ["proof", ["set", ["proof", "discarded"], "1"]]
    for i, deal in enumerate(proof.get("earlier", [])):
        start = ["proof", "earlier", i]
        yield ["earlier deal", ["drop", start]]
        yield ["earlier deal", ["drop", start], ["set", ["proof", "discarded"], proof["discarded"] - 1]]
        yield ["earlier deal", ["insert", start, deal], ["set", ["proof", "discarded"], proof["discarded"] + 1]]
        for key in ("secret", "commitment"):
            yield ["earlier deal", ["set", [*start, key], different(deal[key])]]
            yield ["earlier deal", ["drop", [*start, key]]]
        yield from (["earlier deal", *edits] for _, *edits in silent_edits(record, [*start, "silent"]))
    if proof.get("earlier"):
        yield ["earlier deal", ["set", ["proof", "earlier"], []], ["set", ["proof", "discarded"], 0]]
        yield (
            ["earlier deal", ["set", ["proof", "earlier"], proof["earlier"][::-1]]]
            if len(proof["earlier"]) > 1
            else [
                "earlier deal",
                ["set", ["proof", "earlier"], None],
            ]
        )
    yield from tie_edits(record)


def silent_edits(record: Any, path: list[Any]) -> Iterator[list[Any]]:
    silent, nonces = value_at(record, path), record["proof"]["nonces"]
    without = [seat for seat in range(len(nonces)) if nonces[seat] is None and seat not in silent]
    for seat in silent:
        yield ["who took no part", ["set", path, [other for other in silent if other != seat]]]
    for seat in without:
        yield ["who took no part", ["set", path, sorted([*silent, seat])]]
    gave = next(seat for seat in range(len(nonces)) if nonces[seat] is not None)
    for wrong in (sorted([*silent, gave]), [*silent, 6], [*silent, *silent, 256], [True], [*silent, -1], None):
        yield ["proof", ["set", path, wrong]]


def tie_edits(record: Any) -> Iterator[list[Any]]:
    proof, players = record["proof"], len(record["proof"]["nonces"])
    yield ["tie", ["insert", ["proof", "ties", 0], {"race": 0, "tied": [0, 1]}]]
    yield ["tie", ["insert", ["actions", 0], [None, "draw 0"]]]
    for i, tie in enumerate(proof["ties"]):
        place = [n for n, (seat, _) in enumerate(record["actions"]) if seat is None][i]
        drawn = int(record["actions"][place][1].split()[1])
        yield ["tie", ["drop", ["proof", "ties", i]]]
        yield ["tie", ["set", ["proof", "ties", i, "race"], tie["race"] + 1]]
        yield ["tie", ["drop", ["actions", place]]]
        yield ["tie and its draw left out", ["drop", ["proof", "ties", i]], ["drop", ["actions", place]]]
        for seat in range(players):
            if seat != drawn:
                yield ["tie", ["set", ["actions", place], [None, f"draw {seat}"]]]
            tied = sorted({*tie["tied"]} ^ {seat})
            if len(tied) > 1:
                yield ["who was tied", ["set", ["proof", "ties", i, "tied"], tied]]
            for instead in {*tie["tied"]} - {drawn, seat} if seat not in tie["tied"] else ():
                yield ["who was tied", ["set", ["proof", "ties", i, "tied"], sorted({*tied} - {instead})]]
        yield ["tie", ["set", ["proof", "ties", i, "tied"], tie["tied"][::-1]]]


def action_edits(record: Any) -> Iterator[list[Any]]:
    """Yield edits to every third action. They change the card, the seat, the order or a name in the action."""
    actions, players = record["actions"], record["options"]["players"]
    deals = record["deal"] if isinstance(record["deal"], list) else [record["deal"]]
    for i, (seat, text) in enumerate(actions):
        if seat is None or i % 3:  # a third of the actions is enough
            continue
        words, path = text.split(" "), ["actions", i]
        if words[0] in ("bid", "pass", "play"):
            own, foreign = deals[0]["hands"][seat], deals[0]["hands"][(seat + 1) % players]
            used = {entry.split(" ")[1] for who, entry in actions if who == seat and " " in entry}
            not_own = [card for card in foreign if card not in {*own, *used}]
            if i % 2 == 0:
                yield ["card that does not exist", ["set", [*path, 1], " ".join([words[0], "ZZ", *words[2:]])]]
            if i % 2 == 0 and len(deals) == 1 and not_own and not deals[0]["piles"]:
                yield ["card of another seat", ["set", [*path, 1], " ".join([words[0], not_own[i % len(not_own)]])]]
            if i % 2:
                mine = [card for card in own if card != words[1]]
                yield ["another card of the same hand", ["set", [*path, 1], f"{words[0]} {mine[i % len(mine)]}"]]
            copies = [*own, *(card for pile in deals[0]["piles"] for card in pile)].count(words[1])
            if words[0] == "play" and copies < 2:
                again = [
                    n for n, entry in enumerate(actions) if n > i and entry[1].startswith("play ") and entry[0] == seat
                ]
                if again and len(deals) == 1:
                    yield ["card played twice", ["set", ["actions", again[0], 1], text]]
        else:
            yield [MOVES.get(words[0], "action of another kind"), ["set", [*path, 1], change_name(words)]]
        if i % 12 == 0:
            yield ["seat of an action", ["set", [*path, 0], (seat + 1) % players]]
            yield ["seat that does not exist", ["set", [*path, 0], players]]
            yield ["action that is none", ["set", [*path, 1], f"{text} now"]]
        if i % 12 == 3:
            yield ["action left out", ["drop", path]]
            yield ["action doubled", ["insert", path, [seat, text]]]
        if i % 2 and i + 1 < len(actions) and actions[i + 1] != actions[i] and actions[i + 1][0] is not None:
            yield ["order of actions", ["set", path, actions[i + 1]], ["set", ["actions", i + 1], [seat, text]]]


def change_name(words: list[str]) -> str:
    """Return an action of the same kind with a different name in it."""
    if words[0] in ("wild", "bet"):
        return f"{words[0]} {'KBGYOR'['KBGYOR'.index(words[1]) - 1]}"
    if words[0] == "move":
        return "move a1" if words[1] != "a1" else "move b1"
    return {"keep": "keep cunning" if words[-1] != "cunning" else "keep tricky", "skip": "go", "go": "skip"}[words[0]]


def cut_edits(record: Any) -> Iterator[list[Any]]:
    """Yield edits that cut the record short, and edits that remove the result.

    A record with two players is cut at every action, and all others at every twentieth action. The result of a
    shortened record is set to null, removed or kept, in turn.
    """
    every = 1 if record["options"]["players"] == 2 else 20
    for number, i in enumerate(range(0, len(record["actions"]), every)):
        shorter = ["cut", ["actions"], i]
        if number % 3 == 0:
            yield ["cut, without the result", shorter, ["set", ["result"], None]]
        elif number % 3 == 1:
            yield ["cut, without the result", shorter, ["drop", ["result"]]]
        else:
            yield ["cut, with the result", shorter]
    yield ["result left out", ["set", ["result"], None]]
    yield ["result left out", ["drop", ["result"]]]
    if isinstance(record["deal"], list):
        yield ["cut, without the result", ["set", ["result"], None], ["cut", ["actions"], 9]]
        yield ["race left out", ["drop", ["deal", 1]], ["drop", ["result", "races", 1]]]
        yield ["race left out", ["drop", ["deal", 1]], ["cut", ["actions"], first_race_length(record)]]


def first_race_length(record: Any) -> int:
    """Return the number of actions in the first race of a tour."""
    rulesets = choose_rulesets(read_options(record["options"]))
    game = Game(rulesets, FairDealer(record["proof"], rulesets[0].deck))
    game.fold(record["deal"][:1])
    while len(game.races) == 0:
        game.fold(record["deal"][:1], [record["actions"][len(game.log)]])
    return len(game.log)


def result_edits(record: Any) -> Iterator[list[Any]]:
    result = record["result"]
    for path in leaves(result, ["result"]):
        bets = "bets" in path and path[-1] == "car" and path[1] == "races"
        value = value_at(record, path)
        yield [
            "bet in the result" if bets else "result",
            ["set", path, different_name(value) if bets else different(value)],
        ]
    yield ["result", ["set", ["result", "winners"], [(result["winners"][0] + 1) % record["options"]["players"]]]]
    for key in result:
        yield ["result", ["drop", ["result", key]]]


# Values


def different(value: Any) -> Any:
    """Return a different value of the same type."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return value[:-1] if value else ["no-bets"]
    return value[:-1] + ("0" if value[-1:] != "0" else "1")


def different_name(value: str) -> str:
    """Return a different name of the same kind: a car for a car, a power for a power, or a card for a card."""
    if len(value) == 1:
        return "KBGYOR"["KBGYOR".index(value) - 1]
    if value.islower():
        return "tricky" if value != "tricky" else "cunning"
    return "K5" if value != "K5" else "R5"


def leaves(value: Any, path: list[Any]) -> Iterator[list[Any]]:
    if isinstance(value, dict | list) and value:
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, [*path, key])
    elif not isinstance(value, dict | list):
        yield path


def lists(value: Any, path: list[Any]) -> Iterator[list[Any]]:
    if isinstance(value, list):
        yield path
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from lists(inner, [*path, key])


def value_at(record: Any, path: list[Any]) -> Any:
    for step in path:
        record = record[step]
    return record


def apply(record: Any, edits: list[Edit]) -> Any:
    """Return an edited copy of `record`."""
    edited = copy.deepcopy(record)
    for verb, path, *value in edits:
        inside = value_at(edited, path[:-1])
        if verb == "set":
            inside[path[-1]] = copy.deepcopy(value[0])
        elif verb == "cut":
            del inside[path[-1]][value[0] :]
        elif verb == "insert":
            inside.insert(path[-1], copy.deepcopy(value[0]))
        else:
            del inside[path[-1]]
    return edited


def write(document: Json) -> str:
    """Return the document as JSON, with one line per record and per mutant so that diffs are readable."""
    parts = [f'"{key}": [\n' + ",\n".join(json.dumps(each) for each in document[key]) + "\n]" for key in document]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(write(make()), "utf-8")
