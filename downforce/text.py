"""Texts by key in every language: one set of Fluent files for the page and the terminal."""

import os
import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from .rules.errors import OptionError, brief

if TYPE_CHECKING:  # Fluent and Babel are slow to import, so that happens with the first text
    from fluent.runtime import FluentBundle

# Every supported language, by its own name; its texts are in locale/TAG. No other list exists.
LANGUAGES: Final = {
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "pt-BR": "Português (Brasil)",
    "pt-PT": "Português (Portugal)",
}
ENGLISH: Final = "en"
DEFAULT_COUNTRY: Final = {"pt": "pt-BR"}  # for a language without a country, or with another one
PAGE_PREFIX: Final = "page-"  # the files that only the page needs
NOT_FOR_PAGE: Final = (
    "screen.ftl",
    "window.ftl",
    "preview.ftl",
)  # files of the terminal and the server, which the page does not need
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LOCALE: Final = ("C", "POSIX")
# After the accents are taken off. A mute h counts as a vowel, and y does before a consonant: Yves, but Yann.
VOWEL: Final = re.compile("[aeiouhœæ]|y(?![aeiou])")


class Text:
    """The texts of one language, loaded on first use: `text("key", name="Ida")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, /, **holes: Any) -> str:
        """Return the text of a key with its placeholders filled in."""
        bundle = _bundle(self.lang)
        if not bundle.has_message(key):
            bundle = _bundle(self.lang, with_page=True)
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        words, errors = bundle.format_pattern(pattern, holes)
        if errors:
            raise LookupError(f"{self.lang}: {key}: {errors[0]}")
        return str(words)


def find_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the one of the environment, else English. OptionError for one we do not speak.

    It may be asked for as a locale is written: fr, fr_FR, pt_BR.UTF-8.
    """
    if asked is None:
        return environment_language(environment)
    lang = language_of(asked)
    if lang is None:
        raise OptionError(f"lang: {brief(asked)}; known: {', '.join(LANGUAGES)}")
    return lang


def environment_language(environment: Mapping[str, str]) -> str:
    """From a locale such as pt_BR.UTF-8; the first variable that is set decides, as everywhere.

    LANGUAGE, a list, comes before it, but not where the locale is C: so gettext does it.
    """
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    wanted = (
        [locale] if locale.partition(".")[0] in NO_LOCALE else [*environment.get("LANGUAGE", "").split(":"), locale]
    )
    return next((lang for lang in map(language_of, wanted) if lang), ENGLISH)


def language_of(locale: str) -> str | None:
    """The language that we speak of a tag or a locale; None where we speak none."""
    tag = locale.partition(".")[0].partition("@")[0].replace("_", "-").casefold()
    for lang in LANGUAGES:
        if lang.casefold() == tag:
            return lang
    language = tag.partition("-")[0]
    language = DEFAULT_COUNTRY.get(language, language)
    return language if language in LANGUAGES else None


def elide(word: str, name: str) -> str:
    """Return a French word elided before a vowel, for `ELIDE("de", $name)` in a text: de Rui, d’Ida.

    The page does the same (web/src/lib/elide.ts).
    """
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))
    return f"{word[:-1]}’{name}" if VOWEL.match(plain) else f"{word} {name}"


@cache
def _bundle(lang: str, with_page: bool = False) -> "FluentBundle":
    """Return the texts of a language. The page's are two thirds of all and only loaded if asked for."""
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Callable[..., Any]] = {"ELIDE": elide}
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
    folder = files("downforce").joinpath("locale", lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and (with_page or not file.name.startswith(PAGE_PREFIX)):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def page_texts(lang: str) -> str:
    """Return all texts of a language that the page needs, joined."""
    found = sorted(
        (file for file in files(__package__).joinpath("locale", lang).iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    return "\n".join(file.read_text("utf-8") for file in found if file.name not in NOT_FOR_PAGE)
