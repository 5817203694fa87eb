"""Run the benchmark drivers for another game library in a separate process, with one line of JSON per reply.

`python -m bench.peers.worker openspiel` first describes the drivers. After that, each line of input gives the number of
a driver and how many seconds to run it, for example "0 0.5".
"""

import importlib
import json
import os
import sys
from dataclasses import asdict

from .driver import Driver


def work(module: str) -> None:
    replies = os.fdopen(os.dup(1), "w")  # keeps the output of the library apart from the replies
    os.dup2(2, 1)

    def reply(thing: object) -> None:
        print(json.dumps(thing), file=replies, flush=True)

    try:
        drivers: list[Driver] = importlib.import_module(f"bench.peers.{module}").drivers()
    except Exception as problem:  # a library that does not start is reported in the results table
        reply({"problem": f"{type(problem).__name__}: {problem}"})
        return
    reply([{"name": d.name, "version": d.version, "how": d.how, "forced": d.forced} for d in drivers])
    for line in sys.stdin:
        number, seconds = line.split()
        reply(asdict(drivers[int(number)].run(float(seconds))))


if __name__ == "__main__":
    work(sys.argv[1])
