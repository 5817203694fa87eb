"""`downforce` without a command: open the game in a browser if there is a desktop, otherwise list the main commands."""

import os
import sys
from typing import Any, Final

WHAT_ONE_CAN_DO: Final = """\
Downforce: an auction, a race and secret bets for 2 to 6 people.

  downforce play                   a race against bots, in this terminal
  downforce serve --host 0.0.0.0   the page, for all who can reach this machine
  downforce serve --open           the page, for you alone, in a browser here
  downforce --help                 all commands

On a desktop `downforce` alone opens the page. There seems to be none here."""


def begin() -> int:
    if not has_desktop():
        print(WHAT_ONE_CAN_DO)
        return 0
    from .serve import run

    return run(local_settings(), open_page=True)


def has_desktop() -> bool:
    if "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def local_settings() -> dict[str, Any]:
    """Return the settings for a server on the user's own computer, which stores games in the user's data folder.

    Environment variables override these settings. The server uses the default port if it is free, because browsers
    store a player's preferences separately for each address and port.
    """
    given: dict[str, Any] = {}
    if "DOWNFORCE_DATABASE" not in os.environ:
        from platformdirs import user_data_path

        folder = user_data_path("downforce", appauthor=False, ensure_exists=True)
        given["database"] = f"sqlite:///{folder / 'downforce.db'}"
    return given
