"""Reword errors from typer and pydantic to name the flag, the value that was given, and what is expected."""

import os
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from ..rules.errors import OptionError
from ..rules.setup.options import DECLARED
from .commands.serve_flags import FLAGS

if TYPE_CHECKING:
    from pydantic import ValidationError
    from typer.exceptions import TyperException

RULE_NUMBER: Final = re.compile(r" \([RU]\d+(?:[-, ]+[RU]?\d+)*\)")
OPTION_NAME: Final = re.compile(rf"\b({'|'.join(name for name in DECLARED if '_' in name)})\b")


def refusal_of(refused: "TyperException") -> str:
    """Return typer's message about an error on the command line, as one line without a full stop at the end."""
    parameter, cause = getattr(refused, "param", None), refused.__cause__
    errors: Callable[[], list[Any]] | None = getattr(cause, "errors", None)
    if parameter is not None and errors is not None:
        problem, variable = errors()[0], str(parameter.envvar or "")
        given = os.environ.get(variable) == problem["input"]
        return f"{variable if given else max(parameter.opts, key=len)}: {in_words(problem)}"
    message = refused.format_message().removesuffix(".")
    if message.startswith("No such command"):
        context = getattr(refused, "ctx", None)
        return f"{message}; {context.command_path if context else 'downforce'} --help lists them"
    return message


def problem_with_settings(error: "ValidationError") -> str:
    """Return one line of text about the first invalid setting.

    The setting is named by its flag, or by its environment variable if it has no flag.
    """
    first = error.errors()[0]
    if not first["loc"]:
        return first["msg"].removeprefix("Value error, ")
    name = str(first["loc"][0])
    called = flag_of(name) if name in [flag for flag, _, _ in FLAGS] else f"DOWNFORCE_{name.upper()}"
    return f"{called}: {in_words(first)}"


def in_words(problem: Mapping[str, Any]) -> str:
    """Describe a pydantic error by stating the value that was given and what is expected."""
    kind, found, context = str(problem["type"]), repr(problem["input"]), problem.get("ctx", {})
    if kind.startswith("int"):
        return f"{found}; wanted a whole number"
    if kind.startswith(("float", "finite")):
        return f"{found}; wanted a number"
    if kind == "literal_error":
        known = str(context["expected"]).replace("'", "").replace(" or ", ", ")
        return f"{found}; known: {known}"
    for name, bound in (("ge", "{} or more"), ("gt", "more than {}"), ("le", "at most {}"), ("lt", "less than {}")):
        if name in context:
            return f"{problem['input']}; wanted {bound.format(f'{context[name]:g}')}"
    return str(problem["msg"]).removeprefix("Value error, ")


def by_flags(error: OptionError) -> OptionError:
    """Return a copy of an error with its message reworded for the command line.

    The new message names options by their flags, such as `--world-tour`, and leaves out the ids of rules.
    """
    text = RULE_NUMBER.sub("", str(error))
    name, found, rest = text.partition(": ")
    if found and name in DECLARED:
        text = f"{flag_of(name)}: {rest}"
    return type(error)(OPTION_NAME.sub(lambda option: flag_of(option[1]), text))


def flag_of(option: str) -> str:
    return f"--{option.replace('_', '-')}"
