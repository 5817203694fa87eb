"""Generate tests/playthroughs: complete games as readable text, so that a change in the rules shows up as a diff.

`python -m tools.generate.playthroughs` writes the files. If a change adds fields to the events, write the files once
more without these fields, and compare them with the files from before the change:

    python -m tools.generate.playthroughs --into FOLDER --leave-out line waiting
"""

import argparse
import random
from collections.abc import Collection
from pathlib import Path
from typing import Any

import downforce
from downforce.game import Game

FOLDER = Path("tests/playthroughs")
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "three-players": ({"players": 3}, 11),
    "two-players": ({"players": 2}, 12),
    "six-players-on-marina-bay": ({"players": 6, "track": "marina-bay"}, 13),
    "beginner": ({"players": 4, "beginner": True}, 14),
    "long-distance-for-money": ({"players": 3, "long_distance": "money"}, 15),
    "world-tour": ({"players": 2, "world_tour": True, "edition": "pt-PT"}, 16),
    "determined-always": ({"players": 5, "determined_always": True}, 17),
}


def describe_game(options: dict[str, Any], seed: int, leave_out: Collection[str] = ()) -> str:
    """Play a random game and return it as text.

    The text contains every action with its public events, and the hand of a seat whenever it changes. `leave_out` names
    fields of events that are not written.
    """
    game, draw = downforce.new_game(seed=seed, **options), random.Random(seed)
    lines = [f"# {' '.join(f'{key}={value}' for key, value in options.items())}; seed {seed}"]
    hands: dict[int, list[str]] = {}
    lines += event_lines(game, 0, leave_out) + changed_hand_lines(game, hands)
    while game.waiting:
        seat = draw.choice(game.waiting)
        action = draw.choice(game.legal(seat))
        number = len(game.log)
        game.play(seat, action)
        happened = event_lines(game, number + 1, leave_out)
        lines += [f"> {seat} {action}", *happened, *changed_hand_lines(game, hands)]
        if game.waiting and game.phase == "race" and action.startswith("move"):
            lines.append(f"  = {positions(game)}")
    outcome = game.outcome
    assert outcome is not None
    lines.append(
        f"= {outcome['reason']}: winners {outcome['winners']} by {outcome['decided']}, scores {outcome['scores']}"
    )
    return "\n".join(lines) + "\n"


def event_lines(game: Game, number: int, leave_out: Collection[str] = ()) -> list[str]:
    """Return the public events that action `number` caused, one per line.

    The event for the end of the game is left out, because the result is written in the last line of the file.
    """
    lines = []
    for event in game.events(None, since=number - 1):
        if event["number"] >= number and event["event"] != "over":
            waiting = event["waiting"]
            facts = {key: value for key, value in event.items() if key not in ("number", "waiting", "event")}
            facts |= {"waiting": waiting} if waiting else {}
            facts = {key: value for key, value in facts.items() if key not in leave_out}
            lines.append(f"  {event['event']} " + " ".join(f"{key}={compact(value)}" for key, value in facts.items()))
    return lines


def compact(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(map(compact, value)) + "]"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}:{compact(item)}" for key, item in value.items()) + "}"
    return str(value)


def changed_hand_lines(game: Game, hands: dict[int, list[str]]) -> list[str]:
    """Return one line for every seat whose hand has changed since the last call. Hands are remembered in `hands`."""
    lines = []
    for seat in range(game.state.players):
        seen = game.view(seat)
        hand = seen["hands"][seat] + [f"({card})" for card in seen["speed8"][seat]]
        if hands.get(seat) != hand:
            hands[seat] = hand
            lines.append(f"  {seat}: {' '.join(hand)}")
    return lines


def positions(game: Game) -> str:
    cars = game.view(None)["cars"]
    return " ".join(f"{car}:{about['space'] or about['place']}" for car, about in cars.items())


def make(folder: Path = FOLDER, leave_out: Collection[str] = ()) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, (options, seed) in GAMES.items():
        (folder / f"{name}.txt").write_text(describe_game(options, seed, leave_out), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="where to write the files")
    parser.add_argument("--leave-out", nargs="+", default=[], metavar="FIELD", help="fields of events to leave out")
    arguments = parser.parse_args()
    make(arguments.into, arguments.leave_out)
