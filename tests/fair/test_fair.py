"""Deals that anybody can verify: drawn from a committed secret and the players' nonces, and refused if changed."""

import copy
import hashlib
import itertools
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import downforce
from downforce.dealer import FairDealer, SecureDealer
from downforce.fair import LATER_OPTIONS, OLD_SCHEME, WORDS, Stream, commit, commit_chained, digest_setting, hash_nonce
from downforce.game import Game
from downforce.record import gamefile
from downforce.rules.errors import IllegalAction, RecordError
from downforce.rules.setup.options import DECLARED
from downforce.rulesets import choose_rulesets, read_options
from downforce.terminal.cli import run
from downforce.verify import Unfinished, Unproven, verify
from tests.fair.games import begin, play, record, record_with_tie, sealed
from tools.generate import fair_vectors

VECTORS = json.loads(fair_vectors.TARGET.read_text("utf-8"))


def changed(edit: Any, whole: Any = None) -> Any:
    other = copy.deepcopy(whole or record())
    edit(other)
    return other


# The draws.


def test_the_vectors_are_what_is_drawn() -> None:
    assert fair_vectors.TARGET.read_text("utf-8") == fair_vectors.write(fair_vectors.make())


def test_the_vectors_show_what_there_is() -> None:
    records = [vector["record"] for vector in VECTORS]
    assert len(records) >= 20
    assert {each["options"]["players"] for each in records} == {2, 3, 4, 5, 6}
    assert any(each["options"]["world_tour"] for each in records)
    assert any("deal-cars" in each["options"]["beginner"] for each in records)
    assert any(len(each["proof"]["ties"]) > 1 for each in records)
    assert any(each["proof"]["discarded"] and each["proof"]["silent"] for each in records)
    assert {each["proof"]["scheme"] for each in records} == {"downforce-deal-1", "downforce-deal-2"}


def test_a_number_that_would_favour_some_is_left_out() -> None:
    """The last four of 2**32 words would make 0 to 3 likelier than 4 and 5."""
    stream = Stream(b"s" * 32, b"c" * 32, [], "race 1 grid")
    stream.words = [4, WORDS - 1, WORDS - 4, WORDS - 5]  # the next one last
    assert stream.below(6) == (WORDS - 5) % 6 == 5
    assert stream.below(6) == 4, "the two words at the end were left out"


def test_every_order_is_as_likely() -> None:
    streams = (Stream(b"s" * 32, b"c" * 32, [], f"race {i} grid") for i in range(6000))
    found = Counter(tuple(stream.shuffle("abc")) for stream in streams)
    assert set(found) == set(itertools.permutations("abc"))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5  # chi-squared, one in a thousand


def test_each_draw_has_a_stream_of_its_own() -> None:
    """A draw does not depend on earlier ones: a tie in lot 4 is drawn from its label alone."""
    rulesets = choose_rulesets(read_options({"players": 4}))
    dealer = FairDealer(fair_vectors.commit_to(sealed(4), rulesets), rulesets[0].deck)
    labels = [(race, what) for race in (0, 1) for what in ("grid", "lots", "cards", "tie 1", "tie 2", "tie 11")]
    assert len({dealer.stream(*label).next_word() for label in labels}) == len(labels)
    assert dealer.seat(0b1111, 0, 2) == dealer.seat(0b1111, 0, 2)


def test_every_part_counts() -> None:
    """Each nonce with its seat, and everything that is committed to: change one, and the cards differ."""
    first, second = "1" * 32, "2" * 32
    given = {"players": 3, "edition": "en"}
    cases: list[tuple[Any, Any]] = [
        ({"nonces": [first, None, second]}, given),
        ({"nonces": [second, None, first]}, given),
        ({"nonces": [None, first, second]}, given),
        ({"nonces": [first, None, None]}, given),
        ({"nonces": [None, None, None]}, given),
        ({"nonces": [first, None, second], "secret": "5f" * 32}, given),
        ({"nonces": [first, None, second], "table": "another-table"}, given),
        ({"nonces": [first, None, second], "silent": []}, given),
        ({"nonces": [first, None, second], "discarded": 1}, given),
        ({"nonces": [first, None, second], "scheme": OLD_SCHEME}, given),
        ({"nonces": [first, None, second]}, {**given, "edition": "pt-BR"}),
        ({"nonces": [first, None, second]}, {**given, "track": "marina-bay"}),
    ]
    drawn = []
    for more, options in cases:
        rulesets = choose_rulesets(read_options(options))
        dealer = FairDealer(fair_vectors.commit_to(sealed(3, **more), rulesets), rulesets[0].deck)
        drawn.append(tuple(dealer.stream(0, "cards").shuffle(range(42))))
    assert len(set(drawn)) == len(cases)


def test_a_commitment_is_the_hash_that_the_documentation_gives() -> None:
    """Byte by byte as in docs/reference/deal-proof.md, without the helpers of the package."""
    setting = hashlib.sha256(b'{"deck":"d","options":{"bets":true,"players":2},"track":{"name":"t"}}').digest()
    assert digest_setting({"players": 2, "bets": True}, {"name": "t"}, "d") == setting
    text = b"downforce-deal-2" + b"s" * 32 + b"\x02T1" + b"\0\0\0\1" + setting + b"p" * 32 + b"\x02\x01\x03"
    assert commit_chained(b"s" * 32, "T1", 1, setting, b"p" * 32, [1, 3]) == hashlib.sha256(text).digest()


def test_every_option_is_in_the_digest_or_was_added_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new option must be entered in LATER_OPTIONS, here and in both pages (docs/fair-deals.md)."""
    first = "players track deck edition powers bets beginner long_distance world_tour any_card_bid two_player_cunning"
    assert {*first.split(), "determined_always", *LATER_OPTIONS} == set(DECLARED)
    for path in ("web/src/fair/verify.ts", "docs/verify.html"):
        text = Path(path).read_text("utf-8").split("LATER_OPTIONS", 1)[1].split(";", 1)[0]
        assert [name for name in LATER_OPTIONS if name not in text] == []
    options = {"players": 2, "mirrored": False}
    monkeypatch.setitem(LATER_OPTIONS, "mirrored", False)
    assert digest_setting(options, {}, "d") == digest_setting({"players": 2}, {}, "d")
    assert digest_setting({**options, "mirrored": True}, {}, "d") != digest_setting({"players": 2}, {}, "d")


# Attacks that other systems suffered.


def test_what_was_published_does_not_give_the_cards() -> None:
    """The commitment and all nonces leave everything open: the key of every draw is the secret itself."""
    commitment, nonces = b"c" * 32, [b"n" * 16, None]
    secrets = [bytes([i]) * 32 for i in range(40)] + [commitment, hash_nonce(b"n" * 16)]
    orders = {tuple(Stream(secret, commitment, nonces, "race 1 grid").shuffle(range(6))) for secret in secrets}
    assert len(orders) > 30
    assert commit(secrets[0], "T", 1) != commit(secrets[1], "T", 1)
    setting = bytes(32)
    assert commit_chained(secrets[0], "T", 1, setting, b"", []) != commit_chained(secrets[1], "T", 1, setting, b"", [])


def test_a_running_game_tells_nothing_of_its_secret() -> None:
    """Neither its record, nor a seat's, nor views and events; in a tour until after the last race."""
    game = begin({"players": 3, "world_tour": True}, sealed(3))
    races = set()
    while game.waiting:
        if len(game.log) % 25 == 0:
            races.add(game.state.race)
            plain = [game.record(), game.record(0), game.view(0), game.view(None), game.events(0)]
            assert sealed(3)["secret"] not in json.dumps(plain)
            assert all("proof" not in each for each in plain[:2])
        seat = game.waiting[0]
        game.play(seat, game.legal(seat)[0])
    assert races == {0, 1}
    assert game.record(0)["proof"]["secret"] == sealed(3)["secret"]


def test_drawing_again_gives_the_same() -> None:
    """The server cannot retry: once secret and nonces are fixed, there is one deal."""
    assert begin({"players": 5}).deals == begin({"players": 5}).deals


# Records.


@pytest.mark.parametrize("made", [lambda: record(2), record, lambda: record(3, tour=True), record_with_tie])
def test_a_game_is_verified(made: Callable[[], Any]) -> None:
    whole = made()
    assert verify(whole).record() == whole
    assert verify(json.loads(json.dumps(whole))).outcome == whole["result"]


@pytest.mark.parametrize("tour", [False, True])
def test_a_game_of_the_first_scheme_stays_verified(tour: bool) -> None:
    """It finishes as it began, and claims to bind no more than it did."""
    whole: Any = play(begin({"players": 3, "world_tour": tour}, sealed(3, scheme=OLD_SCHEME)), 3).record()
    assert (whole["proof"]["scheme"], "earlier" in whole["proof"]) == ("downforce-deal-1", False)
    assert verify(whole).record() == whole
    with pytest.raises(Unproven, match="the secret is not what was committed to"):
        verify(changed(lambda r: r["proof"].update(secret="00" * 32), whole))


def test_other_games_have_no_proof() -> None:
    """Simulations, games in the terminal, old records: they stay as they were."""
    game = play(downforce.new_game(3, seed=1), 1)
    assert "proof" not in game.record()
    assert "proof" not in play(Game.start(game.rulesets, SecureDealer()), 1).record()
    with pytest.raises(Unproven, match="no proof"):
        verify(game.record())


def exchange(one: list[Any], i: int, other: list[Any], j: int) -> None:
    one[i], other[j] = other[j], one[i]


def last_played(whole: Any, seat: int) -> int:
    """Return the card of a hand that was played last, or never: the rules notice its exchange as late as possible."""
    played = {text.split()[1]: i for i, (who, text) in enumerate(whole["actions"]) if who == seat and " " in text}
    hand = whole["deal"]["hands"][seat]
    return max(range(len(hand)), key=lambda i: played.get(hand[i], 10**6))


FORGED: dict[str, Any] = {
    "a card exchanged": lambda r: exchange(
        r["deal"]["hands"][0], last_played(r, 0), r["deal"]["hands"][1], last_played(r, 1)
    ),
    "two cards of a hand exchanged": lambda r: exchange(r["deal"]["hands"][2], 0, r["deal"]["hands"][2], 1),
    "two cards back in the box exchanged": lambda r: exchange(r["deal"]["undealt"], 0, r["deal"]["undealt"], 1),
    "another grid": lambda r: exchange(r["deal"]["grid"], 4, r["deal"]["grid"], 5),
    "another lot": lambda r: exchange(r["deal"]["lots"], 4, r["deal"]["lots"], 5),
    "another power": lambda r: exchange(r["deal"]["lots"][4], 1, r["deal"]["lots"][5], 1),
    "another nonce": lambda r: r["proof"]["nonces"].__setitem__(0, "f" * 32),
    "a nonce left out": lambda r: r["proof"]["nonces"].__setitem__(0, None),
    "a nonce of somebody silent": lambda r: r["proof"]["nonces"].__setitem__(1, "f" * 32),
    "a seat too many": lambda r: r["proof"]["nonces"].append(None),
    "another secret": lambda r: r["proof"].update(secret="00" * 32),
    "another secret, and its commitment": lambda r: r["proof"].update(
        secret="00" * 32, commitment=commit(bytes(32), r["proof"]["table"], 1).hex()
    ),
    "another commitment": lambda r: r["proof"].update(commitment="00" * 32),
    "fewer deals thrown away": lambda r: r["proof"].update(discarded=1),
    "more deals thrown away": lambda r: r["proof"].update(discarded=9),
    "a deal thrown away left out": lambda r: r["proof"].update(discarded=1, earlier=r["proof"]["earlier"][1:]),
    "no deal thrown away": lambda r: r["proof"].update(discarded=0, earlier=[]),
    "another deal thrown away": lambda r: r["proof"]["earlier"][0].update(secret="00" * 32),
    "others silent in a deal thrown away": lambda r: r["proof"]["earlier"][1].update(silent=[0]),
    "nobody silent": lambda r: r["proof"].update(silent=[]),
    "another edition": lambda r: r["options"].update(edition="pt-BR"),
    "an option left out": lambda r: r["options"].pop("edition"),
    "another table": lambda r: r["proof"].update(table="elsewhere"),
    "a tie that was none": lambda r: r["proof"]["ties"].append({"race": 0, "tied": [0, 1]}),
}


@pytest.mark.parametrize("edit", FORGED.values(), ids=FORGED)
def test_what_was_changed_is_refused(edit: Any) -> None:
    with pytest.raises((Unproven, IllegalAction)) as refused:
        verify(changed(edit))
    assert "\n" not in str(refused.value)


def test_a_card_exchanged_that_no_rule_notices_is_refused() -> None:
    """In a pile of two players that was never drawn to its end."""
    forged = changed(lambda r: exchange(r["deal"]["piles"][0], -1, r["deal"]["piles"][0], -2), record(2))
    with pytest.raises((Unproven, IllegalAction)):
        verify(forged)


def test_a_buyer_who_was_not_drawn_is_refused() -> None:
    whole = copy.deepcopy(record_with_tie())
    place = next(i for i, (seat, _) in enumerate(whole["actions"]) if seat is None)
    drawn = int(whole["actions"][place][1].split()[1])
    other = next(seat for seat in whole["proof"]["ties"][0]["tied"] if seat != drawn)
    cut: Any = {**whole, "actions": [*whole["actions"][:place], [None, f"draw {other}"]], "result": None}
    cut["proof"] = {**whole["proof"], "ties": whole["proof"]["ties"][:1]}
    with pytest.raises(Unproven, match=f"tie 1: seat {other}, where the proof gives seat {drawn}"):
        verify(cut)


CUT: dict[str, tuple[Any, str]] = {
    "after fifty actions": (
        lambda r: r.update(result=None, actions=r["actions"][:50]),
        ", or the game was given up: it is not over after these 50 actions",
    ),
    "at once": (
        lambda r: r.update(result=None, actions=[]),
        ", or the game was given up: it is not over after these 0 actions",
    ),
    "only its result": (lambda r: r.update(result=None), ": the game is over, but its result is missing"),
    "the key of its result": (lambda r: r.pop("result"), ": the game is over, but its result is missing"),
}


@pytest.mark.parametrize(("edit", "said"), CUT.values(), ids=CUT)
def test_a_record_that_was_cut_is_refused_plainly(edit: Any, said: str) -> None:
    with pytest.raises(Unproven, match=f"^the record is cut{said}"):
        verify(changed(edit))


def test_only_an_unfinished_game_is_called_unfinished() -> None:
    with pytest.raises(Unfinished):
        verify(changed(CUT["at once"][0]))
    with pytest.raises(Unproven) as refused:
        verify(changed(CUT["only its result"][0]))
    assert not isinstance(refused.value, Unfinished)


def test_a_record_cut_before_its_actions_end_says_so() -> None:
    with pytest.raises(RecordError, match="the record is cut: it has a result, but the game is not over after its 9 "):
        downforce.replay(changed(lambda r: r["actions"].__delitem__(slice(9, None))))


def test_a_record_cut_where_chance_acts_is_refused_plainly() -> None:
    """A replay would draw there by itself, and get something else."""
    tied = record_with_tie()
    place = next(i for i, (seat, _) in enumerate(tied["actions"]) if seat is None)
    with pytest.raises(Unproven, match="the record is cut: it ends at a tie"):
        verify({**tied, "actions": tied["actions"][:place], "result": None})
    tour = record(3, tour=True)
    game = downforce.replay({**tour, "actions": [], "deal": tour["deal"][:1], "result": None})
    for seat, text in tour["actions"]:
        game.play(seat, text)
        if game.view(None)["race"] == 2:
            break
    one_race = {**tour, "actions": tour["actions"][: len(game.log)], "result": None}
    with pytest.raises(Unproven, match="the record is cut: race 2 has begun, but its deal is missing"):
        verify({**one_race, "deal": tour["deal"][:1]})
    with pytest.raises(Unproven, match="the record is cut: it has the deal of race 2, but ends in race 1"):
        verify({**one_race, "actions": one_race["actions"][:-1]})
    with pytest.raises(Unfinished):
        verify(one_race)


NO_PROOF: dict[str, Any] = {
    "a text": lambda r: r.update(proof="trust me"),
    "null": lambda r: r.update(proof=None),
    "a key missing": lambda r: r["proof"].pop("secret"),
    "an unknown key": lambda r: r["proof"].update(seed=1),
    "another scheme": lambda r: r["proof"].update(scheme="downforce-deal-3"),
    "the older scheme, with keys of the newer": lambda r: r["proof"].update(scheme="downforce-deal-1"),
    "a table without an id": lambda r: r["proof"].update(table=""),
    "a table that is not ASCII": lambda r: r["proof"].update(table="täble"),
    "a table with a name that is too long": lambda r: r["proof"].update(table="t" * 256),
    "earlier deals that are none": lambda r: r["proof"].update(earlier=None),
    "an earlier deal without a secret": lambda r: r["proof"]["earlier"][0].pop("secret"),
    "an earlier deal with a short secret": lambda r: r["proof"]["earlier"][1].update(secret="5e"),
    "an earlier deal with a silent seat that is none": lambda r: r["proof"]["earlier"][1].update(silent=[7]),
    "silent seats twice": lambda r: r["proof"].update(silent=[1, 1]),
    "silent seats in another order": lambda r: r["proof"].update(silent=[2, 1]),
    "a scheme that is a list": lambda r: r["proof"].update(scheme=[]),
    "a secret that is too short": lambda r: r["proof"].update(secret="5e"),
    "a secret in capitals": lambda r: r["proof"].update(secret="5E" * 32),
    "a commitment that is a number": lambda r: r["proof"].update(commitment=5),
    "a table that is a number": lambda r: r["proof"].update(table=5),
    "nonces that are none": lambda r: r["proof"].update(nonces={"0": "f" * 32}),
    "a nonce that is none": lambda r: r["proof"]["nonces"].__setitem__(0, "nonce"),
    "a silent seat that is none": lambda r: r["proof"].update(silent=[6]),
    "a silent seat that is true": lambda r: r["proof"].update(silent=[True]),
    "less than nothing discarded": lambda r: r["proof"].update(discarded=-1),
    "a tie that is none": lambda r: r["proof"].update(ties=[[0, 1]]),
    "a tie in the third race": lambda r: r["proof"].update(ties=[{"race": 2, "tied": [0]}]),
}


@pytest.mark.parametrize("edit", NO_PROOF.values(), ids=NO_PROOF)
def test_what_is_no_proof_is_refused_in_one_line(edit: Any) -> None:
    with pytest.raises(RecordError, match=r"^proof: .*wanted|^proof: .*this version knows") as refused:
        downforce.replay(changed(edit))
    assert "\n" not in str(refused.value)


# The command.


@pytest.mark.parametrize(
    ("edit", "code", "said"),
    [
        (
            lambda r: None,
            0,
            "deal verified (nonces of 3 of 4 seats; deals thrown away before: 2; took no part: seat 1; ",
        ),
        (FORGED["a card exchanged"], 1, "not verified: "),
        (lambda r: r.pop("proof"), 1, "not verified: no proof"),
        (CUT["after fifty actions"][0], 1, "not verified: the record is cut, or the game was given up"),
        (lambda r: r["actions"].pop(), 2, "the record is cut: it has a result, but the game is not over"),
        (lambda r: r.pop("deal"), 2, "'deal' is missing"),
        (NO_PROOF["a key missing"], 2, "proof: wanted an object with"),
    ],
)
def test_the_command_says_it_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], edit: Any, code: int, said: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(changed(edit)), "utf-8")
    assert run(["verify", str(path)]) == code
    lines = capsys.readouterr()
    output = lines.err if code else lines.out
    assert said in output
    assert output.count("\n") == 1


def test_the_command_is_kind_to_what_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    assert run(["verify", str(path)]) == 2
    for text in ("", "{", "[]", '"proof"', "\x00"):
        path.write_text(text, "utf-8")
        assert run(["verify", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 6


def test_the_rules_version_is_committed_to() -> None:
    assert commit(b"s" * 32, "T", gamefile.RULES) != commit(b"s" * 32, "T", gamefile.RULES + 1)
