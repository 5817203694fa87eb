"""Generate the tables in docs/reference that are derived from the code: `python -m tools.generate.reference`.

The tables list the options with their values and defaults, the differences between editions, and all commands with
their flags.
"""

import re
from pathlib import Path
from typing import Any

import typer.main

from downforce.arena.report import replace_section
from downforce.rules.setup.options import CURRENCIES, DECLARED, EDITIONS, preset
from downforce.terminal.cli import app

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "reference"
HEAD = ["flag", "default", "meaning"]


def make() -> None:
    for page, parts in generated_sections().items():
        for name, text in parts.items():
            replace_section(FOLDER / page, name, text)


def generated_sections() -> dict[str, dict[str, str]]:
    """Return the generated sections of each page: {page: {section: text}}."""
    return {
        "options.md": {"options": option_table(), "editions": edition_table()},
        "commands.md": {"commands": command_tables()},
    }


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def default_text(value: Any) -> str:
    """Return a default value in the form in which a user would write it."""
    if isinstance(value, bool | tuple):  # an empty tuple is shown like false
        return "true" if value else "false"
    return "" if value is None else f"`{value}`" if isinstance(value, str) else str(value)


def option_table() -> str:
    rows = []
    for name, option in DECLARED.items():
        default = "by edition" if option.editions else default_text(option.default)
        rows.append([f"`{name}`", option.kind.in_words, default, option.meaning + option.more])
    return table(["option", "values", "default", "meaning"], rows)


def edition_table() -> str:
    """Return the table of options whose default depends on the edition."""
    presets = {edition: dict(preset(edition)) for edition in EDITIONS}
    rows = [[f"`{name}`", *(default_text(one[name]) for one in presets.values())] for name in presets[EDITIONS[0]]]
    return table(["", *EDITIONS], [*rows, ["currency", *CURRENCIES.values()]])


def command_tables() -> str:
    """Return tables with the flags of every command.

    The flags for game options, which several commands share, are listed once at the beginning.
    """
    commands = walk("downforce", typer.main.get_command(app))
    flags = {name: [flag_row(one) for one in command.params if one.name != "help"] for name, command in commands}
    shared = [row for row in flags["downforce play"] if row in flags["downforce simulate"]]
    parts = [f"### Flags of a game\n\nThe [options](options.md) as flags.\n\n{table(HEAD, shared)}"]
    return "\n\n".join(
        [*parts, *(command_section(name, command.help, flags[name], shared) for name, command in commands)]
    )


def walk(name: str, command: Any) -> list[tuple[str, Any]]:
    """Return all commands with their full names. Groups of commands are not included themselves."""
    if not hasattr(command, "list_commands"):
        return [(name, command)]
    context = typer.Context(command)
    parts = [(part, command.get_command(context, part)) for part in command.list_commands(context)]
    return [found for part, inner in parts for found in walk(f"{name} {part}", inner)]


def command_section(name: str, about: str, rows: list[list[str]], shared: list[list[str]]) -> str:
    parts = [" ".join(part.split()) for part in about.split("\n\n")]
    examples = [part.removeprefix("Example: ") for part in parts if part.startswith("Example: ")]
    text = "\n\n".join(part for part in parts if not part.startswith("Example: "))
    code = "\n".join(["```", *examples, "```"])
    own = [row for row in rows if row not in shared]
    more = "" if len(own) == len(rows) else "\n\nAnd the [flags of a game](#flags-of-a-game)."
    return f"### {name}\n\n{text}\n\n{code}\n\n{table(HEAD, own)}{more}"


def flag_row(one: Any) -> list[str]:
    about = one.help or ""
    default_note = re.search(r"\s+\[([^\[\]]+)\]\.?(?=$|\s[A-Z])", about)  # describes a default that is computed
    default = None if getattr(one, "is_flag", False) else one.default
    text = f"{about[: default_note.start()].removesuffix('.')}.{about[default_note.end() :]}" if default_note else about
    return [
        flag_names(one),
        default_text(default) if default is not None else default_note[1] if default_note else "",
        text,
    ]


def flag_names(one: Any) -> str:
    if one.param_type_name == "argument":
        return f"`{one.metavar or one.name}`"
    names = [*one.opts, *one.secondary_opts]
    takes = "" if one.is_flag else f" {one.metavar or 'VALUE'}"
    return ", ".join(f"`{name}{takes}`" for name in names)


if __name__ == "__main__":
    make()
