"""How long until a command answers? Fresh processes, one after another.

`python -m bench.start` prints; `--write` also puts its part into docs/speed.md.
"""

import statistics
import subprocess
import sys
import time

from bench.page import machine, write_part

ROUNDS = 15
COMMAND = ("-m", "downforce")
STARTS = {
    "Python alone": ("-c", ""),
    "`import downforce`": ("-c", "import downforce"),
    "`downforce.new_game()`": ("-c", "import downforce; downforce.new_game()"),
    "`downforce --version`": (*COMMAND, "--version"),
    "`downforce --help`": (*COMMAND, "--help"),
    "`downforce play --help`": (*COMMAND, "play", "--help"),
    "`downforce serve --help`": (*COMMAND, "serve", "--help"),
    "`downforce play --bots ?`": (*COMMAND, "play", "--bots", "?"),
    "`downforce track draw`": (*COMMAND, "track", "draw", "river-station"),
}


def seconds(arguments: tuple[str, ...]) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def row(what: str, arguments: tuple[str, ...]) -> str:
    seconds(arguments)  # the first one compiles what has changed
    spent = [seconds(arguments) for _ in range(ROUNDS)]
    return f"| {what} | {min(spent):.2f} s | {statistics.median(spent):.2f} s |"


def report() -> str:
    lines = [
        f"Made by `make bench-start` on: {machine()}. {ROUNDS} fresh processes each.",
        "",
        "| what | fastest | median |",
        "|---|--:|--:|",
        *(row(what, arguments) for what, arguments in STARTS.items()),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    text = report()
    print(text)
    if "--write" in sys.argv:
        write_part("Starting", text)
