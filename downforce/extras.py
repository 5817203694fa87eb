"""Optional packages (extras), and the command that error messages suggest when one is missing."""

import sys


def install_command(extra: str = "") -> str:
    """Return the command that installs Downforce, with an extra if one is given, into the running Python."""
    import shlex  # deferred because most commands never need it

    name = f"downforce[{extra}]" if extra else "downforce"
    return f"{shlex.quote(sys.executable)} -m pip install {shlex.quote(name)}"
