"""Texts by key, in every language: one set of Fluent files for the page and the terminal."""

import os
import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from .rules.errors import OptionError, brief

if TYPE_CHECKING:  # Fluent and Babel take their time: they are imported with the first text
    from fluent.runtime import FluentBundle

# Every language we speak, by its own name; its texts are in locale/TAG. Nothing else lists them.
LANGUAGES: Final = {
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "pt-BR": "Português (Brasil)",
    "pt-PT": "Português (Portugal)",
}
ENGLISH: Final = "en"
DEFAULT_COUNTRY: Final = {"pt": "pt-BR"}  # where the country is not said, or is another one
PAGE_PREFIX: Final = "page-"  # how its files begin
NOT_FOR_PAGE: Final = (
    "screen.ftl",
    "window.ftl",
    "preview.ftl",
)  # of terminal and server, which the page does not need
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
# After the accents are taken off. A mute h counts as a vowel, and y does before a consonant: Yves, but Yann.
VOWEL: Final = re.compile("[aeiouhœæ]|y(?![aeiou])")


class Text:
    """The texts of one language, read when the first is asked for: `text("key", name="Ida")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, /, **holes: Any) -> str:
        bundle = _bundle(self.lang)
        if not bundle.has_message(key):
            bundle = _bundle(self.lang, with_page=True)
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        words, errors = bundle.format_pattern(pattern, holes)
        if errors:
            raise LookupError(f"{self.lang}: {key}: {errors[0]}")
        return str(words)


def find_language(requested: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the one of the environment, else English. OptionError for one we do not speak."""
    if requested is None:
        return environment_language(environment)
    for lang in LANGUAGES:
        if lang.casefold() == requested.replace("_", "-").casefold():
            return lang
    raise OptionError(f"lang: {brief(requested)}; known: {', '.join(LANGUAGES)}")


def environment_language(environment: Mapping[str, str]) -> str:
    """From a locale such as pt_BR.UTF-8; the first variable that is set decides, as everywhere."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    tag = locale.partition(".")[0].partition("@")[0].replace("_", "-")
    for lang in LANGUAGES:
        if lang.casefold() == tag.casefold():
            return lang
    language = tag.partition("-")[0].casefold()
    language = DEFAULT_COUNTRY.get(language, language)
    return language if language in LANGUAGES else ENGLISH


def elide(word: str, name: str) -> str:
    """`ELIDE("de", $name)` in a text: de Rui, d’Ida. The page does the same (web/src/lib/elide.ts)."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))
    return f"{word[:-1]}’{name}" if VOWEL.match(plain) else f"{word} {name}"


@cache
def _bundle(lang: str, with_page: bool = False) -> "FluentBundle":
    """The texts of the page are two thirds of all; the terminal says none of them, and does not wait for them."""
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Callable[..., Any]] = {"ELIDE": elide}
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
    folder = files("downforce").joinpath("locale", lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and (with_page or not file.name.startswith(PAGE_PREFIX)):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def page_texts(lang: str) -> str:
    """All texts of a language that the page needs, in one piece."""
    found = sorted(
        (file for file in files(__package__).joinpath("locale", lang).iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    return "\n".join(file.read_text("utf-8") for file in found if file.name not in NOT_FOR_PAGE)
