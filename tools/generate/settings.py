"""Generate the flags of `downforce serve` and docs/reference/settings.md from the server's settings.

The flags are generated because `downforce --help` must not import the server. `python -m tools.generate.settings`
writes both files. A test fails if they are out of date.
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
"""The flags of `downforce serve`: name, type and help.

Generated from server/settings.py by `python -m tools.generate.settings`.
"""

from pathlib import Path
from typing import Any, Final

FLAGS: Final[tuple[tuple[str, Any, str], ...]] = (
'''


def flags_source() -> str:
    """Return the contents of serve_flags.py."""
    fields = {name: field for name, field in Settings.model_fields.items() if NO_FLAG not in field.metadata}
    return HEAD + "".join(flag(name, field) for name, field in fields.items()) + ")\n"


def flag(name: str, field: FieldInfo) -> str:
    text, default = describe_setting(field)
    known = f" [{default}]" if default else ""
    parts = f'"{name}"', flag_type(field), f'"{text[0].upper()}{text[1:]}{known}."'
    return "    (\n" + "".join(f"        {part},\n" for part in parts) + "    ),\n"


def flag_type(field: FieldInfo) -> str:
    """Return the type that the command line should parse. The value itself is validated by the settings."""
    return next((one.__name__ for one in (int, float, Path) if one.__name__ in str(field.annotation)), "str")


def describe_setting(field: FieldInfo) -> tuple[str, str]:
    """Return the meaning of a setting and its default, both as text."""
    text, _, worked_out = (field.description or "").partition(" [")
    return text, worked_out.removesuffix("]") or default_text(field.default)


def default_text(default: Any) -> str:
    return "" if default in (None, "") else f"{default:g}" if isinstance(default, float) else str(default)


def settings_table() -> str:
    rows = []
    for name, field in Settings.model_fields.items():
        variable = NO_FLAG in field.metadata
        written = f"DOWNFORCE_{name.upper()}" if variable else f"--{name.replace('_', '-')}"
        rows.append([f"`{written}`", *describe_setting(field)])
    return table(["setting", "meaning", "default"], rows)


def make() -> None:
    FLAGS.write_text(flags_source(), "utf-8")
    replace_section(PAGE, "settings", settings_table())


if __name__ == "__main__":
    make()
