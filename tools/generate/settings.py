"""What is made from the server's settings: the flags of `downforce serve`, and docs/reference/settings.md.

Flags are made beforehand, because --help imports no server. `python -m tools.generate.settings` writes both again; a
test says when they are stale.
"""

from pathlib import Path
from typing import Any, Final

from pydantic.fields import FieldInfo

from downforce.arena.report import replace_section
from downforce.server.settings import NO_FLAG, Settings
from tools.generate.reference import table

ROOT: Final = Path(__file__).parents[2]
FLAGS: Final = ROOT / "downforce" / "terminal" / "commands" / "serve_flags.py"
PAGE: Final = ROOT / "docs" / "reference" / "settings.md"
HEAD: Final = '''\
"""The flags of `downforce serve`: name, type and help. Made from server/settings.py by `python -m
tools.generate.settings`.
"""

from pathlib import Path
from typing import Any, Final

FLAGS: Final[tuple[tuple[str, Any, str], ...]] = (
'''


def flags_source() -> str:
    """The whole file."""
    fields = {name: field for name, field in Settings.model_fields.items() if NO_FLAG not in field.metadata}
    return HEAD + "".join(flag(name, field) for name, field in fields.items()) + ")\n"


def flag(name: str, field: FieldInfo) -> str:
    text, default = parts(field)
    known = f" [{default}]" if default else ""
    return (
        f'    (\n        "{name}",\n        {type_of(field)},\n        "{text[0].upper()}{text[1:]}{known}.",\n    ),\n'
    )


def type_of(field: FieldInfo) -> str:
    """What the command line reads; the settings check the rest."""
    return next((one.__name__ for one in (int, float, Path) if one.__name__ in str(field.annotation)), "str")


def parts(field: FieldInfo) -> tuple[str, str]:
    """What a setting is, and its default, both in words."""
    text, _, worked_out = (field.description or "").partition(" [")
    return text, worked_out.removesuffix("]") or in_short(field.default)


def in_short(default: Any) -> str:
    return "" if default in (None, "") else f"{default:g}" if isinstance(default, float) else str(default)


def settings_table() -> str:
    rows = []
    for name, field in Settings.model_fields.items():
        variable = NO_FLAG in field.metadata
        written = f"DOWNFORCE_{name.upper()}" if variable else f"--{name.replace('_', '-')}"
        rows.append([f"`{written}`", *parts(field)])
    return table(["setting", "meaning", "default"], rows)


def make() -> None:
    FLAGS.write_text(flags_source(), "utf-8")
    replace_section(PAGE, "settings", settings_table())


if __name__ == "__main__":
    make()
