"""Look up the texts shown to players, by key and language.

The web page and the terminal share one set of Fluent translation files.
"""

import os
import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from .rules.errors import OptionError, brief

if TYPE_CHECKING:  # Fluent and Babel are slow to import, so they are loaded with the first text
    from fluent.runtime import FluentBundle

# The supported languages, each with its own name for itself. The texts are in locale/TAG. This is the only such list.
LANGUAGES: Final = {
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "pt-BR": "Português (Brasil)",
    "pt-PT": "Português (Portugal)",
}
ENGLISH: Final = "en"
DEFAULT_COUNTRY: Final = {"pt": "pt-BR"}  # the variant for a language without a country, or with an unsupported one
PAGE_PREFIX: Final = "page-"  # prefix of the files that only the page needs
NOT_FOR_PAGE: Final = (
    "screen.ftl",
    "window.ftl",
    "preview.ftl",
)  # files for the terminal and the server, which the page does not need
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LOCALE: Final = ("C", "POSIX")
# Applied after accents are removed. Every h counts as silent, and y is a vowel only before a consonant: Yves, not Yann.
VOWEL: Final = re.compile("[aeiouhœæ]|y(?![aeiou])")


class Text:
    """All texts in one language, loaded on first use.

    To get a single text, call the object with a key and the values to fill in, as in `text("key", name="Ida")`.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, /, **holes: Any) -> str:
        """Return the text for a key, with the given values filled in for its placeholders."""
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
    """Return the language to use.

    A language can be requested as a tag or a locale, such as fr, fr_FR or pt_BR.UTF-8. If none is requested, use the
    one set in the environment, with English as the fallback. Raise OptionError if the requested language is not
    supported.
    """
    if asked is None:
        return environment_language(environment)
    lang = language_of(asked)
    if lang is None:
        raise OptionError(f"lang: {brief(asked)}; known: {', '.join(LANGUAGES)}")
    return lang


def environment_language(environment: Mapping[str, str]) -> str:
    """Return the language set in the environment, or English if that language is not supported.

    The locale comes from the first of LC_ALL, LC_MESSAGES and LANG that is set. As in gettext, the languages listed in
    LANGUAGE take precedence unless the locale is C.
    """
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    wanted = (
        [locale] if locale.partition(".")[0] in NO_LOCALE else [*environment.get("LANGUAGE", "").split(":"), locale]
    )
    return next((lang for lang in map(language_of, wanted) if lang), ENGLISH)


def language_of(locale: str) -> str | None:
    """Return the supported language that best matches a tag or a locale, or None if no language matches."""
    tag = locale.partition(".")[0].partition("@")[0].replace("_", "-").casefold()
    for lang in LANGUAGES:
        if lang.casefold() == tag:
            return lang
    language = tag.partition("-")[0]
    language = DEFAULT_COUNTRY.get(language, language)
    return language if language in LANGUAGES else None


def elide(word: str, name: str) -> str:
    """Join a French word and a name, with elision before a vowel: de Rui, but d’Ida.

    Translations call this function as `ELIDE("de", $name)`. The web page has the same function
    (web/src/text/text.ts).
    """
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))
    return f"{word[:-1]}’{name}" if VOWEL.match(plain) else f"{word} {name}"


@cache
def _bundle(lang: str, with_page: bool = False) -> "FluentBundle":
    """Return the texts in a language.

    Texts that only the web page needs make up two thirds of all texts, so they are included only on request.
    """
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Callable[..., Any]] = {"ELIDE": elide}
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
    folder = files("downforce").joinpath("locale", lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and (with_page or not file.name.startswith(PAGE_PREFIX)):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def page_texts(lang: str) -> str:
    """Return all texts that the web page needs in a language, joined into one Fluent source."""
    found = sorted(
        (file for file in files(__package__).joinpath("locale", lang).iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    return "\n".join(file.read_text("utf-8") for file in found if file.name not in NOT_FOR_PAGE)
