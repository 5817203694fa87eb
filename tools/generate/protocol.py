"""The page's types: web/src/protocol.ts, made from the shapes that Python declares.

What games give: option_types.py, shapes.py and events.py in downforce/rules/views. What seats are offered:
downforce/offers/shapes.py. What an analysis tells: downforce/analysis/shapes.py. What goes over the wire:
downforce/room/shapes.py and server/sockets/messages.py. `python -m tools.generate.protocol` writes it again; a test
says when it is stale.
"""

import inspect
import types
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from downforce.analysis import shapes as analysis
from downforce.offers import race_order
from downforce.offers import shapes as offers
from downforce.room import shapes as room
from downforce.rules import auction, names
from downforce.rules.views import events, option_types, shapes
from downforce.server.sockets import messages

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
HEAD: Final = """\
// Made by `python -m tools.generate.protocol` from the shapes that Python declares: change those, not this.
// Declared in downforce/: rules/views/option_types.py, rules/views/shapes.py, rules/views/events.py,
// offers/shapes.py, analysis/shapes.py, room/shapes.py, server/sockets/messages.py.
"""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
ALIASES: Final[dict[str, Any]] = {
    **{
        name: getattr(names, name)
        for name in (
            *("CarLetter", "Mark", "PowerName", "PhaseName", "Asks", "EndReason", "Edition", "BeginnerRule"),
            *("CunningRule", "BidBy"),
        )
    },
    "TieBreakName": auction.TieBreakName,
    "Unknown": shapes.Unknown,
    "RuleInForce": shapes.RuleInForce,
    "LaneSide": race_order.LaneSide,
    "GameEvent": events.GameEvent,
    "Choice": offers.Choice,
    **{
        name: getattr(analysis, name)
        for name in ("AnalysisKind", "AnalysisMark", "PuzzleTheme", "ReasonKey", "FocusKey")
    },
    **{name: getattr(room, name) for name in ("Clock", "Status", "SeatKind", "Reaction")},
    **{name: getattr(messages, name) for name in ("OptionValue", "FromServer", "ToServer")},
}
NUMBERS: Final = ("PROTOCOL", "MAX_NAME", "MAX_ACTION")
# What a mark on a dict or a list says of it.
MARKED: Final = {
    shapes.BY_CAR: "Record<CarLetter, {}>",
    shapes.SOME_CARS: "Partial<Record<CarLetter, {}>>",
    shapes.SOME_MARKS: "Partial<Record<Mark, {}>>",
    shapes.SOME_OF_VIEW: "Partial<View>",
}
ENTRY: Final = "[Seat | null, string]"


def type_of(hint: Any, *, inside: str = "") -> str:
    """A Python type as TypeScript writes it; `inside` is an alias whose own name would say nothing."""
    for name, alias in ALIASES.items():
        if name != inside and hint == alias:
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    if inspect.isclass(hint) and (is_typeddict(hint) or issubclass(hint, BaseModel)):
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return marked_type(*args)
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(type_of(arg) for arg in args))
    if origin is tuple:
        return f"[{', '.join(type_of(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{type_of(args[0])}, {type_of(args[1])}>"
    if origin is list:
        inner = type_of(args[0])
        return f"({inner})[]" if " | " in inner and not inner.startswith(("[", "Partial", "Record")) else f"{inner}[]"
    raise TypeError(f"no TypeScript for {hint}")


def marked_type(hint: Any, *marks: Any) -> str:
    """A type with a mark: which keys a dict has, that a list is an entry, or the shape that the rules will check."""
    for mark in marks:
        if is_typeddict(mark):
            return str(mark.__name__)
        if mark == shapes.ENTRY:
            return ENTRY
        if isinstance(mark, str) and mark in MARKED:
            return MARKED[mark].format(*(type_of(part) for part in get_args(hint)[1:] if part is not object))
    return type_of(hint)


def interface(shape: Any) -> str:
    lines = [f"  {line};" for line in (model_fields(shape) if is_model(shape) else dict_fields(shape))]
    return "\n".join([f"export interface {shape.__name__} {{", *lines, "}\n"])


def is_model(shape: Any) -> bool:
    return inspect.isclass(shape) and issubclass(shape, BaseModel)


def model_fields(model: type[BaseModel]) -> list[str]:
    hints = get_type_hints(model, include_extras=True)
    lines = []
    for name, field in model.model_fields.items():
        tag = get_origin(field.annotation) is Literal and len(get_args(field.annotation)) == 1
        optional = issubclass(model, messages.ClientMessage) and not field.is_required() and not tag
        lines.append(f"{name}{'?' if optional else ''}: {type_of(hints[name])}")
    return lines


def dict_fields(shape: Any) -> list[str]:
    hints = get_type_hints(shape, include_extras=True)
    return [
        f"{name}{'?' if name in shape.__optional_keys__ else ''}: {type_of(bare(hint))}" for name, hint in hints.items()
    ]


def bare(hint: Any) -> Any:
    """Without what says only whether the key must be there."""
    return get_args(hint)[0] if "NotRequired" in str(get_origin(hint)) else hint


def shapes_of(module: ModuleType) -> list[Any]:
    """The shapes that a module declares, in its order."""
    found = [
        shape
        for shape in vars(module).values()
        if inspect.isclass(shape) and shape.__module__ == module.__name__ and (is_typeddict(shape) or is_model(shape))
    ]
    hidden = (messages.Message, messages.ClientMessage, events.Numbered, events.Left)  # parts of others
    return [shape for shape in found if shape not in hidden]


def source() -> str:
    """The whole file."""
    numbers = [f"export const {name} = {getattr(messages, name)};\n" for name in NUMBERS]
    aliases = [f"export type {name} = {type_of(alias, inside=name)};\n" for name, alias in ALIASES.items()]
    modules = (option_types, shapes, events, offers, analysis, room, messages)
    made = [interface(shape) for module in modules for shape in shapes_of(module)]
    return "\n".join([HEAD, "".join(numbers), "export type Seat = number;\n" + "".join(aliases), *made])


def make() -> None:
    TARGET.write_text(source(), "utf-8")


if __name__ == "__main__":
    make()
