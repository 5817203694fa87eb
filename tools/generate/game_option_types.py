"""Generate downforce/rules/views/game_option_types.py: types for the options of a game as plain data.

The types are derived from the declarations in rules/setup/options.py. `python -m tools.generate.game_option_types`
writes the file. A test fails if the file is out of date.
"""

import re
import types
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from downforce.rules import names
from downforce.rules.setup.option_kinds import ALSO_GIVEN, Number
from downforce.rules.setup.options import DECLARED, Options

TARGET: Final = Path(__file__).parents[2] / "downforce" / "rules" / "views" / "game_option_types.py"
HEAD: Final = '''\
"""The options of a game as plain data.

Generated from downforce/rules/setup/options.py by `python -m tools.generate.game_option_types`: change that, not this.
"""

from typing import Literal

from ..names import {names}
from .typed_dict import TypedDict


'''
GAME: Final = '''\
class GameOptions(TypedDict):
    """All options of a game, as stored in records and views (docs/reference/options.md)."""
'''
GIVEN: Final = '''\
class GivenOptions(TypedDict, total=False):
    """Options that can be passed to `new_game`. Missing options get their defaults; switches may be "on" or "off"."""
'''
PRESET: Final = '''\
class EditionPreset(TypedDict):
    """The options whose default differs between editions."""
'''


def source() -> str:
    """Return the contents of the generated file."""
    held = get_type_hints(Options)
    given = {name: ALSO_GIVEN.get(type(DECLARED[name].kind), hint) | hint for name, hint in held.items()}
    preset = {name: hint for name, hint in held.items() if DECLARED[name].editions}
    body = "\n\n".join(f"{head}\n{fields(hints)}" for head, hints in ((GAME, held), (GIVEN, given), (PRESET, preset)))
    used = sorted(name for name in vars(names) if re.search(rf"\b{name}\b", body) and is_literal(name))
    return HEAD.format(names=", ".join(used)) + body


def is_literal(name: str) -> bool:
    """Return whether this name in rules/names.py is a `Literal` type."""
    return get_origin(getattr(names, name)) is Literal


def fields(hints: dict[str, Any]) -> str:
    return "".join(f"    {name}: {type_of(hint)}  # {comment(name)}\n" for name, hint in hints.items())


def comment(name: str) -> str:
    option = DECLARED[name]
    return f"{option.meaning}: {option.kind.in_words}" if isinstance(option.kind, Number) else option.meaning


def type_of(hint: Any) -> str:
    """Return the source code of a type for plain data.

    Tuples become lists, and types that have a name in rules/names.py are written by that name.
    """
    for name, alias in vars(names).items():
        if hint == alias and get_origin(alias) is Literal:
            return name
    if get_origin(hint) in (Union, types.UnionType):
        return union_of(get_args(hint))
    if get_origin(hint) is tuple:
        return f"list[{type_of(get_args(hint)[0])}]"
    if get_origin(hint) is Literal:
        return "Literal[" + ", ".join(f'"{word}"' for word in get_args(hint)) + "]"
    return str(hint.__name__)


def union_of(hints: tuple[Any, ...]) -> str:
    """Return the source code of a union, with all literal values merged into one `Literal`."""
    words = tuple(word for hint in hints if get_origin(hint) is Literal for word in get_args(hint))
    others = [type_of(hint) for hint in hints if get_origin(hint) is not Literal]
    return " | ".join([*others, *([type_of(Literal[words])] if words else [])])


def make() -> None:
    TARGET.write_text(source(), "utf-8")


if __name__ == "__main__":
    make()
