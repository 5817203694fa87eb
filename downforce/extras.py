"""The install command that error messages suggest if an optional package (an extra) is missing."""

import sys


def install_command(extra: str = "") -> str:
    """Return the command that installs Downforce, optionally with an extra, for the running Python interpreter."""
    import shlex  # deferred because most commands never need it

    name = f"downforce[{extra}]" if extra else "downforce"
    return f"{shlex.quote(sys.executable)} -m pip install {shlex.quote(name)}"
