"""Generate web/src/generated.ts: facts that the page needs before it can ask the server.

They are derived from the languages, the options and the rules engine. `python -m tools.generate.page_facts` writes the
file. A test fails if the file is out of date.
"""

import json
from pathlib import Path
from typing import Any, Final

from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.rules.names import CARS, POWER_NAMES
from downforce.rules.score import payout, prize
from downforce.rules.setup.options import DECLARED
from downforce.rules.views.events import Bidding, SoldEvent
from downforce.scenario.read import read
from downforce.text import DEFAULT_COUNTRY, LANGUAGES, Text

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "generated.ts"
HEAD: Final = """\
// Made by `python -m tools.generate.page_facts` from downforce/text.py, texts, options and the engine: change those,
// not this.
import type { CarLetter } from "./protocol";
"""

# The auction in the introduction: the reader's hand, and the cards with which two rivals bid for the yellow car.
LOT: Final = "Y"
HAND: Final = ("Y6B4R2G1", "Y5", "R6Y4K2B1", "O6B4Y2", "K6G4B2")
RIVALS: Final = {"Rui": "K6Y4W2R1", "Ida": "O6K5R4Y3B2G1"}


def lesson_bids() -> list[dict[str, Any]]:
    """Return the result of bidding with each card in the reader's hand.

    Each result says how high the bid is, whether it wins, and whether a tie had to be broken.
    """
    found = []
    for card in HAND:
        bids, sold = bid_with(card)
        tied = bool(sold["why"]["rivals"])
        found.append({"card": card, "bid": bids[0]["bid"], "wins": sold["seat"] == 0, "tied": tied})
    return found


def rivals() -> list[dict[str, Any]]:
    bids, _ = bid_with(HAND[0])
    return [{"name": name, "card": bid["card"], "bid": bid["bid"]} for name, bid in zip(RIVALS, bids[1:], strict=True)]


def bid_with(card: str) -> tuple[list[Bidding], SoldEvent]:
    """Return the revealed bids and the resulting sale if the reader bids with `card`."""
    hands = {"0": list(HAND), **{str(seat): [rival] for seat, rival in enumerate(RIVALS.values(), 1)}}
    auction = {"lots": [[LOT]], "hands": hands, "grid": list("YKRBGO")}
    scenario = read({"options": {"players": 3}, "auction": auction}, "lesson")
    game = Game.start(scenario.rulesets, SeededDealer(0), scenario.state)
    for seat, laid in enumerate((card, *RIVALS.values())):
        game.play(seat, next(action for action in game.legal(seat) if action.endswith(f" {laid}")))
    bids = next(event["bids"] for event in game.events(None) if event["event"] == "revealed")
    return bids, next(event for event in game.events(None) if event["event"] == "sold")


def source() -> str:
    """Return the contents of the generated file."""
    texts = {lang: Text(lang) for lang in LANGUAGES}
    unreachable = {
        lang: {"words": text("unreachable"), "again": text("unreachable-again")} for lang, text in texts.items()
    }
    return "\n".join(
        [
            HEAD,
            "/** Each language by its own name, as a list of languages should say it. */",
            f"export const LANGUAGE_NAMES = {to_json(LANGUAGES)} as const;",
            "export type Language = keyof typeof LANGUAGE_NAMES;",
            "/** Where the country is not said, or is another one. */",
            f"export const OF_COUNTRY: Record<string, Language> = {to_json(DEFAULT_COUNTRY)};",
            "/** The one text that cannot come from the server: that there is no server. */",
            f"export const UNREACHABLE: Record<Language, Unreachable> = {to_json(unreachable)};",
            "interface Unreachable {\n  words: string;\n  again: string;\n}\n",
            "/** Every option of a game, from rules/setup/options.py; `players`: how many it matters to. */",
            f"export const OPTIONS = {to_json(options())} as const;\n",
            "// What the rules for browsers without scripts must tell; the page asks the server.",
            f"export const POWERS = {json.dumps(POWER_NAMES)};",
            f"export const PRIZES = {json.dumps([prize(place) for place in range(1, CARS + 1)])};",
            f"export const BETS = {json.dumps([[payout(bet, place) for place in (1, 2, 3)] for bet in range(3)])};\n",
            "// The auction of the introduction, as the engine settles it.",
            f'export const LESSON_LOT: CarLetter = "{LOT}";',
            f"export const LESSON_BIDS = {to_json(lesson_bids())};",
            f"export const LESSON_RIVALS = {to_json(rivals())};\n",
        ]
    )


def options() -> dict[str, Any]:
    return {
        name: {
            "values": option.kind.values,
            "default": option.default,
            "off_with": option.off_with,
            "players": option.players,
        }
        for name, option in DECLARED.items()
    }


def to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def make() -> None:
    TARGET.write_text(source(), "utf-8")


if __name__ == "__main__":
    make()
