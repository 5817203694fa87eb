"""Generate tests/browser/judged.json: a game with its analysis, for browser tests and screenshots.

`python -m tools.generate.judged_game` plays a game of a rookie in seat 0 against three pros, and analyses it as a
server would. The result is stored so that tests need not wait for playouts. Regenerate it only when the format of an
analysis changes.
"""

import json
from pathlib import Path

import downforce
from downforce.arena.play_bots import play_by_view
from downforce.rules.setup.options import Options

TARGET = Path(__file__).parents[2] / "tests" / "browser" / "judged.json"
SEED = 740_000_000


def make() -> None:
    game = play_by_view(Options.read({"players": 4}), ("rookie", "pro", "pro", "pro"), SEED).game
    record = game.record()
    analysis = downforce.analyse(record)
    document = {"record": record, "analysis": analysis}
    TARGET.write_text(json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    marked = [(one["seat"], one["number"], one["mark"]) for one in analysis["decisions"] if one["mark"]]
    print(len(analysis["decisions"]), "decisions,", TARGET.stat().st_size, "bytes,", marked)


if __name__ == "__main__":
    make()
