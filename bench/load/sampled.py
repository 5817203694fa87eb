"""Run a server that samples its CPU use into FILE: `python -m bench.load.sampled FILE serve ...`.

Every two milliseconds of CPU time, the server inspects its stack and counts which part of the program is running.
"""

import json
import signal
import sys
from collections import Counter
from types import FrameType

from downforce.terminal.cli import main

EVERY = 0.002
PARTS = (  # the first matching pattern determines the part; a frame without a match counts for its caller
    ("offers/", "offers"),
    ("rules/views/view.py", "views"),
    ("room/snapshot.py", "views"),
    ("rules/views/derive_events.py", "rules and story"),
    ("rules/views/route.py", "rules and story"),
    ("downforce/rules/", "rules and story"),
    ("downforce/game.py", "rules and story"),
    ("downforce/record/", "rules and story"),
    ("room/autopilot.py", "when to look next"),
    ("room/presence.py", "when to look next"),
    ("server/sockets/listener.py", "writing JSON"),
    ("server/sockets/fast_transport.py", "sockets"),
    ("server/sockets/plain_transport.py", "sockets"),
    ("room/", "telling"),
    ("server/store/", "storing"),
    ("sqlalchemy/", "storing"),
    ("asyncpg/", "storing"),
    ("pydantic/", "reading messages"),
    ("uvicorn/", "sockets"),
    ("websockets/", "sockets"),
    ("starlette/", "sockets"),
    ("fastapi/", "sockets"),
    ("server/sockets/socket.py", "sockets"),
    ("server/", "the table and its locks"),
    ("asyncio/", "the loop"),
)


def classify_frame(frame: FrameType | None) -> str:
    while frame is not None:
        file = frame.f_code.co_filename
        for where, part in PARTS:
            if where in file:
                return part
        frame = frame.f_back
    return "the loop"


def sample(file: str, arguments: list[str]) -> None:
    parts: Counter[str] = Counter()
    lines: Counter[str] = Counter()

    def count_sample(number: int, frame: FrameType | None) -> None:
        parts[classify_frame(frame)] += 1
        if frame is not None:
            lines[f"{frame.f_code.co_filename}:{frame.f_code.co_name}"] += 1

    def write_counts(number: int, frame: FrameType | None) -> None:
        """Write the counts to the file and clear them. The load test triggers this when counting begins and ends."""
        with open(file, "w") as out:
            json.dump({"parts": parts.most_common(), "lines": lines.most_common(60)}, out)
        parts.clear()
        lines.clear()

    signal.signal(signal.SIGPROF, count_sample)
    signal.signal(signal.SIGUSR1, write_counts)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    sys.argv = ["downforce", *arguments]
    main()


if __name__ == "__main__":
    sample(sys.argv[1], sys.argv[2:])
