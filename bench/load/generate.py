"""The process that generates the load and prints the measurements as one line of JSON.

Usage: `python -m bench.load.generate BASE TABLES RATE SECONDS STAGE`
"""

import asyncio
import gc
import json
import sys
import time

import httpx
import uvloop

from .tables import Measured, Table

ANY, AUCTION = "any", "auction"  # the stage of the games during the measurement
WARM = 5.0  # seconds before counting begins


async def generate(base: str, count: int, rate: float, seconds: float, stage: str) -> dict[str, float]:
    measured = Measured()
    tables = [Table(base, rate, measured, seed) for seed in range(count)]
    gate = asyncio.Semaphore(8)

    async def seat(table: Table) -> None:
        async with gate, httpx.AsyncClient(timeout=60) as client:
            await table.sit(client)
            if stage == ANY:
                await table.play_ahead()

    await seat(tables[0])
    print("one", flush=True)
    await asyncio.gather(*(seat(table) for table in tables[1:]))
    print("ready", flush=True)
    gc.freeze()
    begin = time.perf_counter()
    async with httpx.AsyncClient(timeout=60) as client:
        playing = [asyncio.create_task(table.play(client, begin)) for table in tables]
        await asyncio.sleep(WARM)
        print("counting", flush=True)
        measured.counting, started, busy = True, time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        measured.counting, took, busy = False, time.perf_counter() - started, time.process_time() - busy
        print("counted", flush=True)
        failed = [task for task in playing if task.done()]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for table in tables:
            table.leave()
    times = sorted(measured.times) or [0.0]

    def part(share: float) -> float:
        return times[min(len(times) - 1, int(len(times) * share))]

    return {
        "commands": len(measured.times),
        "wanted": count * rate,
        "rate": len(measured.times) / took,
        "p50": part(0.5),
        "p90": part(0.9),
        "p99": part(0.99),
        "worst": times[-1],
        "refused": measured.refused,
        "failed": len(failed),
        "generator": busy / took,
    }


if __name__ == "__main__":
    base, count, rate, seconds, stage = sys.argv[1:6]
    result = uvloop.run(generate(base, int(count), float(rate), float(seconds), stage))
    print(json.dumps(result), flush=True)
