"""Command-line flags for the game options (docs/reference/options.md), shared by every command that starts games.

The flags are created from the declarations in rules/setup/options.py. A command receives all of them in one parameter.
"""

import functools
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, get_type_hints

import typer

from ...rules.errors import OptionError
from ...rules.names import BeginnerRule
from ...rules.setup.option_kinds import Choice, Named, Number, Option, Parts, Switch
from ...rules.setup.options import DECLARED
from ..usage_errors import by_flags
from .completion import editions, tracks

SHORT: Final = {"players": "-p", "track": "-t"}
COMPLETIONS: Final = {"track": tracks, "edition": editions}
ALONE: Final = inspect.Parameter.KEYWORD_ONLY


def game_flags(names: Iterable[str]) -> list[inspect.Parameter]:
    """Return the command-line flags for the named game options, as parameters that typer understands."""
    return [flag for name in names for flag in option_flags(name, DECLARED[name])]


def option_flags(name: str, option: Option) -> list[inspect.Parameter]:
    kind, about = option.kind, sentence(option.meaning)
    match kind:
        case Number():
            return [flag(name, int, f"{about}: {kind.in_words}.", option.default, "N")]
        case Named():
            twice = "; twice for a world tour" if kind.two else ""
            help_text = f"{about}: a shipped name or a file{twice} [{option.default}]."
            return [flag(name, list[str] | None if kind.two else str | None, help_text, None, "NAME")]
        case Choice():
            by_default = "by edition" if option.editions else option.default
            help_text = f"{about}: {', '.join(kind.words)} [{by_default}]."
            return [flag(name, str | None, help_text, None, "HOW" if "_" in name else name.upper())]
        case Parts():
            whole = flag(name, bool, f"{about.split(',')[0]}: {', '.join(kind.parts)}.", False)
            return [whole, *(flag(part, bool, f"{sentence(kind.parts[part])}.", False) for part in own_parts(kind))]
        case Switch():
            return switch_flags(name, option, kind)


def switch_flags(name: str, option: Option, kind: Switch) -> list[inspect.Parameter]:
    """Return the flags that change an on/off option from its default.

    An option that is off by default gets a flag to turn it on, and one that is on by default gets a flag to turn it
    off. If the default depends on the edition, the option gets both flags.
    """
    about = sentence(option.meaning)
    if option.editions:
        either = f"{dashed(name)}/{dashed('no_' + name)}"
        return [flag(name, bool | None, f"{about} [by edition].", None, written=either)]
    if option.default:
        return [flag(f"no_{name}", bool, f"Play without {name.replace('_', ' ')}.", False)]
    ways = [flag(word, bool, f"With {dashed(name)}: {meaning}.", False) for word, meaning in kind.more.items()]
    return [flag(name, bool, f"{about}.", False), *ways]


def flag(
    name: str, hint: Any, about: str, default: Any, metavar: str | None = None, written: str = ""
) -> inspect.Parameter:
    names = [written or dashed(name), *([SHORT[name]] if name in SHORT else [])]
    annotation = Annotated[
        hint, typer.Option(*names, metavar=metavar, help=about, autocompletion=COMPLETIONS.get(name))
    ]
    return inspect.Parameter(name.replace("-", "_"), ALONE, default=default, annotation=annotation)


def dashed(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def own_parts(kind: Parts) -> list[BeginnerRule]:
    """Return the simplified rules for beginners that need flags of their own.

    The other simplified rules are also game options, and already have a flag such as `--no-powers`.
    """
    return [part for part in kind.parts if part.removeprefix("no-") not in DECLARED]


@dataclass(frozen=True, slots=True)
class GameFlags:
    """The values of the game flags given on the command line, by parameter name."""

    given: Mapping[str, Any]

    @property
    def players(self) -> int:
        return int(self.given["players"])

    def options(self) -> dict[str, Any]:
        """Return the options for `new_game`.

        Only options whose flags were given are included. All other options get the defaults of the edition.
        """
        asked = {name: self.asked(name, option) for name, option in DECLARED.items()}
        return {name: value for name, value in asked.items() if value is not None}

    def asked(self, name: str, option: Option) -> Any:
        value, kind = self.given.get(name), option.kind
        if isinstance(kind, Switch):
            return self.asked_switch(name, option, kind)
        if isinstance(kind, Parts):
            parts = [part for part in own_parts(kind) if self.given.get(part.replace("-", "_"))]
            return list(kind.parts) if value else parts or None
        if isinstance(kind, Named) and kind.two:
            return value[0] if value and len(value) == 1 else value or None
        return value

    def asked_switch(self, name: str, option: Option, kind: Switch) -> bool | str | None:
        if option.editions:
            return self.given.get(name)
        if option.default:
            return False if self.given.get(f"no_{name}") else None
        ways = [word for word in kind.more if self.given.get(word)]
        if ways and not self.given[name]:
            raise OptionError(f"--{ways[0]} goes with {dashed(name)} only")
        return ways[0] if ways else self.given.get(name) or None


def with_game_flags(*without: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator for commands that have a parameter `game: GameFlags`.

    In place of this parameter, typer sees one flag for each game option that is not listed in `without`.
    """
    flags = game_flags(name for name in DECLARED if name not in without)

    def replace(command: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(command)
        def run(**given: Any) -> None:
            game = GameFlags({flag.name: given.pop(flag.name) for flag in flags})
            try:
                command(game=game, **given)
            except OptionError as refused:
                raise by_flags(refused) from None

        own = get_type_hints(command, include_extras=True)
        parameters: list[inspect.Parameter] = []
        for parameter in inspect.signature(command).parameters.values():
            one = parameter.replace(kind=ALONE, annotation=own[parameter.name])
            parameters += flags if parameter.name == "game" else [one]
        show_parameters(run, parameters)
        return run

    return replace


def show_parameters(command: Callable[..., None], parameters: Sequence[inspect.Parameter]) -> None:
    """Make typer use the given parameters instead of those that the command function declares."""
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
