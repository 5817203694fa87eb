"""Optional packages: what a refusal tells a person to run where one is missing."""

import sys


def install_command(extra: str = "") -> str:
    """The command that installs an extra into the Python that is running."""
    import shlex  # most commands never come here

    name = f"downforce[{extra}]" if extra else "downforce"
    return f"{shlex.quote(sys.executable)} -m pip install {shlex.quote(name)}"
