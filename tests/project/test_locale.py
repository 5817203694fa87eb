"""All five languages have the same keys, arguments and cases; and the code uses every text and no others."""

import ast
import itertools
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import downforce
from downforce.bots import BOTS, CHARACTERS
from downforce.rules.auction import TIE_BREAK_NAMES
from downforce.rules.errors import OptionError
from downforce.rules.names import COLOURS, PHASE_NAMES, POWER_NAMES, REASON_NAMES
from downforce.text import LANGUAGES, Text, find_language

PACKAGE = Path(downforce.__file__).parent
SPEAKERS = [
    PACKAGE / "text.py",
    *sorted((PACKAGE / "terminal").rglob("*.py")),
    PACKAGE / "server" / "http" / "link_preview.py",
    PACKAGE.parent / "tools" / "generate" / "page_facts.py",  # texts that are built into the page
]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PEOPLE = {"me", "name"}  # the arguments that `**phrasing.who(seat)` passes
NAMES = {"name", "names", "bot", "track", "owner"}  # arguments that hold names of people or places

# Texts that are rightly the same in two languages.
SIGNS_ONLY = {"bot-line", "choice-line", "end-bonus", "react-said"}
SAME = {
    "es": {"track-name", "clip-button", *SIGNS_ONLY},
    "fr": {
        *("track-name", "sheet-place", "end-bonus", "bets-secret", "act-pause", "replay-where"),
        *("an-verdict", "page-pages", "set-volume", "set-notify"),
    },
    "pt-BR": {"track-name", "replay-where", "set-volume", *SIGNS_ONLY},
    "pt-PT": {"set-volume", *SIGNS_ONLY},
}

# Sample values of the arguments.
SAMPLES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("car", "rival"), (*COLOURS,)),
    "power": (*POWER_NAMES, "none"),
    "instead": POWER_NAMES,
    "phase": tuple(dict.fromkeys(PHASE_NAMES)),
    "reason": REASON_NAMES[1:],
    "character": (*CHARACTERS, "uniform", "rookie", "club", "pro", "champion", "my_bots:Mine"),
    "track": ("river-station", "marina-bay", "my-track"),
    "status": ("waiting", "running", "over"),
    "me": ("yes", "no"),
    "mine": ("yes", "no"),
    "home": ("yes", "no"),
    "order": ("printed", "reversed"),
    "why": ("finished", "blocked", "absent"),
    "how": ("home", "absent", "blocked", "short", "finish", "free"),
    "side": ("only", "inside", "second", "middle", "third", "outside"),
    "command": ("help", "board", "hand", "log", "sheet", "players", "rest", "quit"),
    **dict.fromkeys(("count", "steps", "possible", "bid", "lost", "ends", "left", "bonus"), (0, 1, 2, 7)),
    **dict.fromkeys(("place", "rank", "bet", "round", "race", "lap", "number", "cars", "others", "speed"), (1, 2, 3)),
}


class Reading(Visitor):
    """Collects the arguments, references and named cases of a pattern."""

    def __init__(self) -> None:
        self.holes: set[str] = set()
        self.refers: set[str] = set()
        self.cases: set[tuple[str, frozenset[str]]] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.holes.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.refers.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: Any) -> None:
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if not names <= PLURALS:
            self.cases.add((node.selector.id.name, frozenset(names)))
        self.generic_visit(node)


@cache
def entries(lang: str) -> dict[str, Any]:
    """Return messages and terms by key; the key of a term begins with a dash."""
    found: dict[str, Any] = {}
    for file in sorted(files("downforce").joinpath("locale", lang).iterdir(), key=lambda file: file.name):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                assert key not in found, f"{lang}: {key} stands twice"
                found[key] = entry
    return found


@cache
def reading(lang: str, key: str) -> Reading:
    """Return the arguments and cases of a text and of all texts that it refers to."""
    read = Reading()
    read.visit(entries(lang)[key].value)
    for other in list(read.refers):
        below = reading(lang, other)
        read.holes |= below.holes
        read.refers |= below.refers
    return read


def of_the_page() -> set[str]:
    """Return the keys that only the page uses; tests/project/test_page_texts.py checks them."""
    pages = sorted((PACKAGE / "locale" / "en").glob("page-*.ftl"))
    parsed = [FluentParser().parse(file.read_text("utf-8")) for file in pages]
    return {entry.id.name for resource in parsed for entry in resource.body if isinstance(entry, ftl.Message)}


def wording(lang: str, key: str) -> str:
    return str(FluentSerializer().serialize_entry(entries(lang)[key]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_pagesand_keys(lang: str) -> None:
    assert set(entries(lang)) == set(entries("en"))
    folder = files("downforce").joinpath("locale")
    assert {file.name for file in folder.joinpath(lang).iterdir()} == {
        file.name for file in folder.joinpath("en").iterdir()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_has_the_same_holes_and_cases(lang: str) -> None:
    for key in entries("en"):
        assert reading(lang, key).holes == reading("en", key).holes, key
        assert reading(lang, key).cases == reading("en", key).cases, key


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_is_left_in_english(lang: str) -> None:
    assert {key for key in entries("en") if wording(lang, key) == wording("en", key)} == SAME.get(lang, set())


class Glued(Visitor):
    """Collects names that follow directly after a French word which loses its last letter before a vowel."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:
        for before, hole in itertools.pairwise(node.elements):
            if isinstance(before, ftl.TextElement) and isinstance(hole, ftl.Placeable):
                name = getattr(getattr(hole.expression, "id", None), "name", "")
                if before.value.lower().endswith((" de ", " que ", " jusque ")) and name in NAMES:
                    self.found.append(f"{before.value}{name}")
        self.generic_visit(node)


def test_french_elides_before_every_name() -> None:
    """“la table d’Emil”, “il ne reste qu’Ida”: ELIDE looks at the name."""
    glued = Glued()
    for entry in entries("fr").values():
        glued.visit(entry.value)
    assert glued.found == []


def calls(path: Path) -> list[tuple[list[ast.expr], set[str]]]:
    """Return every `text(...)` call in a file: its possible keys, and the arguments it passes."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name != "text" or path.name == "text.py":
            continue
        key = node.args[0]
        keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
        holes = {keyword.arg for keyword in node.keywords if keyword.arg}
        for keyword in node.keywords:
            if keyword.arg is None:
                assert ast.unparse(keyword.value).split("(")[0].endswith("who"), f"{path.name}: {ast.unparse(node)}"
                holes |= PEOPLE
        found.append((keys, holes))
    return found


def test_the_code_asks_for_every_text_and_fills_its_holes() -> None:
    used: set[str] = set()
    for path in SPEAKERS:
        for keys, holes in calls(path):
            for key in keys:
                assert isinstance(key, ast.Constant), f"{path.name}: a key must be written out: {ast.unparse(key)}"
                assert key.value in entries("en"), f"{path.name}: no text {key.value!r}"
                needed = reading("en", key.value).holes
                assert holes == needed, f"{path.name}: {key.value} needs {needed}, gets {holes}"
                used.add(key.value)
    referred = set().union(*(reading("en", name).refers for name in used))
    assert set(entries("en")) - used - referred - of_the_page() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    text = Text(lang)
    for key in entries(lang):
        if key.startswith("-"):
            continue
        holes = sorted(reading(lang, key).holes)
        for values in itertools.product(*(SAMPLES.get(hole, ("Ida",)) for hole in holes)):
            said = text(key, **dict(zip(holes, values, strict=True)))
            assert said.strip(), key
            assert not set(said) & set("{}\u2068\u2069"), said
            assert "  " not in said or key.startswith("keys"), said


def test_words_that_are_easily_mixed_up() -> None:
    assert Text("es")("power", power="cunning") == Text("pt-PT")("power", power="tricky") == "Astuto"
    assert Text("pt-PT")("track-name", track="river-station") == "Rio"
    assert Text("pt-BR")("track-name", track="river-station") == "River Station"


@pytest.mark.parametrize(
    ("lang", "none", "one", "two"),
    [
        ("en", "Black is blocked and loses 0 spaces.", "Black is blocked and loses 1 space.", "loses 2 spaces."),
        ("es", "pierde 0 casillas.", "El coche negro está bloqueado y pierde 1 casilla.", "pierde 2 casillas."),
        ("fr", "perd 0 case.", "La voiture noire est bloquée et perd 1 case.", "perd 2 cases."),
        ("pt-BR", "perde 0 casa.", "O carro preto está bloqueado e perde 1 casa.", "perde 2 casas."),
        ("pt-PT", "perde 0 espaços.", "O carro preto está bloqueado e perde 1 espaço.", "perde 2 espaços."),
    ],
)
def test_every_language_has_its_own_plurals(lang: str, none: str, one: str, two: str) -> None:
    for lost, expected in enumerate((none, one, two)):
        assert Text(lang)("log-stayed", car="K", lost=lost, why="blocked").endswith(expected)


@pytest.mark.parametrize(
    ("lang", "rivals", "seats", "hand"),
    [
        ("en", "Both bid 5", "2 seats, one of them for a pro bot.", "your cards: 7"),
        ("es", "Los dos han pujado 5", "2 asientos, uno de ellos para un bot profesional.", "tus cartas: 7"),
        ("fr", "Les deux ont misé 5", "2 places, dont une pour un bot pro.", "vos cartes\u00a0: 7"),
        ("pt-BR", "Os dois deram 5", "2 lugares, um deles para um bot profissional.", "suas cartas: 7"),
        ("pt-PT", "Ambos licitaram 5", "2 lugares, um deles para um bot profissional.", "as tuas cartas: 7"),
    ],
)
def test_one_rival_one_bot_and_no_wild_are_not_told_as_many(lang: str, rivals: str, seats: str, hand: str) -> None:
    text = Text(lang)
    assert text("why-both", count=2, amount="5").startswith(rivals)
    assert text("plain-seats", others="pro", bots=1, count=2) == seats
    assert text("bets-hand", steps=7, wild=0) == hand


@pytest.mark.parametrize(
    ("lang", "none", "two"),
    [
        ("en", "4 seats, no bots.", "4 seats, 2 of them for pro bots."),
        ("es", "4 asientos, ningún bot.", "4 asientos, 2 de ellos para bots profesionales."),
        ("fr", "4 places, aucun bot.", "4 places, dont 2 pour des bots pros."),
        ("pt-BR", "4 lugares, nenhum bot.", "4 lugares, 2 deles para bots profissionais."),
        ("pt-PT", "4 lugares, nenhum bot.", "4 lugares, 2 deles para bots profissionais."),
    ],
)
def test_the_seats_add_up_for_any_number_of_people(lang: str, none: str, two: str) -> None:
    """Several people may share a device, so "you and 2 bots" would be untrue at four seats."""
    text = Text(lang)
    assert text("plain-seats", others="pro", bots=0, count=4) == none
    assert text("plain-seats", others="pro", bots=2, count=4) == two


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_that_people_meet_has_a_word_and_a_sentence_of_its_own(lang: str) -> None:
    text = Text(lang)
    met = [*CHARACTERS, *(name for name, known in BOTS.items() if known.opponent)]
    sentences = {text("character-plays", character=name) for name in met}
    assert len(sentences | {text("character-plays", character="my_bots:Mine")}) == len(met) + 1
    assert len({text("character", character=name) for name in met}) == len(met)
    assert text("character", character="my_bots:Mine") == "my_bots:Mine"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tie_break_has_words_of_its_own(lang: str) -> None:
    text = Text(lang)
    rules = [text("why-tie-break", rule=rule, how="decides", winner=2, others=1) for rule in TIE_BREAK_NAMES]
    reasons = [text("why-sold", by=by, winner=2, others=1) for by in ("highest", "alone", *TIE_BREAK_NAMES, "chance")]
    assert len(set(rules)) == len(rules)
    assert len(set(reasons)) == len(reasons)


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Rui", "de Rui"),
        ("Emil", "d’Emil"),
        ("Éloi", "d’Éloi"),
        ("Hélène", "d’Hélène"),
        ("œil", "d’œil"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("8", "de 8"),
        ("", "de "),
    ],
)
def test_french_elides_before_a_name(name: str, of: str) -> None:
    text = Text("fr")
    assert text("table-of", name=name) == f"Table {of}"
    assert text("card-in-play", me="no", name=name, card="K5") == f"Carte {of}\u00a0: K5"
    assert f"Il ne reste {of.replace('d', 'qu', 1)} sans" in text("log-forced", me="no", name=name, card="none")


def test_french_keeps_its_signs_together() -> None:
    for key in entries("fr"):
        for sign in ":;?!":
            assert f" {sign}" not in wording("fr", key).replace(" ?\n", ""), key


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-PT"),
        ({"LANG": "pt"}, "pt-BR"),
        ({"LANG": "pt_AO"}, "pt-BR"),
        ({"LANG": "es_ES", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ({"LANG": "es_ES", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:pt_PT:fr"}, "pt-PT"),
        ({"LANG": "es_ES", "LANGUAGE": "xx"}, "es"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert find_language(None, environment) == lang


def test_the_language_asked_for_comes_first() -> None:
    assert find_language("es", {"LANG": "fr_FR"}) == "es"
    assert find_language("PT_br", {}) == "pt-BR"
    for asked, lang in (
        ("fr_FR", "fr"),
        ("pt", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT", "pt-PT"),
        ("es-MX", "es"),
    ):
        assert find_language(asked, {}) == lang
    for unknown in ("xx", "", "english"):
        with pytest.raises(OptionError, match=f"known: {', '.join(LANGUAGES)}"):
            find_language(unknown, {})
