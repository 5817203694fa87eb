"""The page's types: web/src/protocol.ts, made from the messages in downforce/server/messages.py.

`python -m tools.protocol` writes it again; a test says when it is stale.
"""

import inspect
import types
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from downforce.server import messages

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
HEAD: Final = """\
// Made by `python -m tools.protocol` from downforce/server/messages.py: change that, not this.
import type { GameEvent, GameOptions, View } from "./lib/view";
"""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
ALIASES: Final = ("CarLetter", "Clock", "Status", "Choice", "FromServer", "ToServer")
NUMBERS: Final = ("MAX_NAME", "MAX_ACTION")

# What is a dict in Python, since the rules make it, and has its interface in web/src/lib/view.ts.
OF_THE_RULES: Final = {
    dict[str, Any]: {"view": "View", "options": "GameOptions"},
    list[dict[str, Any]]: {"events": "GameEvent[]"},
    dict[str, dict[str, Any]]: {"editions": "Record<string, Partial<GameOptions>>"},
}
# What the page sends: fields with a default may be left out. What the server sends is always complete.
TAKEN: Final = ("Act", "Wheel", "Ping", "Rename", "SeatWanted", "NewTable", "TableChange", "SeatChange")


def type_of(hint: Any, *, inside: str = "") -> str:
    """A Python type as TypeScript writes it; `inside` is an alias whose own name would say nothing."""
    for name in ALIASES:
        if name != inside and hint == getattr(messages, name):
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    if inspect.isclass(hint) and issubclass(hint, BaseModel):
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return type_of(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(type_of(arg) for arg in args)
    if origin is tuple:
        return f"[{', '.join(type_of(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{type_of(args[0])}, {type_of(args[1])}>"
    if origin is list:
        inner = type_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    raise TypeError(f"no TypeScript for {hint}")


def field_type(name: str, hint: Any) -> str:
    """Of a field: by its name where the rules made what is in it."""
    for shape, names in OF_THE_RULES.items():
        if name in names and hint == shape:
            return names[name]
        if name in names and hint == shape | None:
            return f"{names[name]} | null"
    return type_of(hint)


def interface(model: type[BaseModel]) -> str:
    lines = []
    for name, field in model.model_fields.items():
        tag = get_origin(field.annotation) is Literal and len(get_args(field.annotation)) == 1
        taken = model.__name__ in TAKEN and not field.is_required() and not tag
        kind = field_type(name, field.annotation)
        if taken and kind == "GameOptions":
            kind = "Partial<GameOptions>"
        lines.append(f"  {name}{'?' if taken else ''}: {kind};")
    return "\n".join([f"export interface {model.__name__} {{", *lines, "}\n"])


def source() -> str:
    """The whole file."""
    models = [
        model
        for _, model in inspect.getmembers(messages, inspect.isclass)
        if issubclass(model, messages.Message) and model is not messages.Message
    ]
    models.sort(key=lambda model: inspect.getsourcelines(model)[1])
    numbers = [f"export const {name} = {getattr(messages, name)};\n" for name in NUMBERS]
    aliases = [f"export type {name} = {type_of(getattr(messages, name), inside=name)};\n" for name in ALIASES]
    return "\n".join([HEAD, "".join(numbers), "".join(aliases), *(interface(model) for model in models)])


def make() -> None:
    TARGET.write_text(source(), "utf-8")


if __name__ == "__main__":
    make()
