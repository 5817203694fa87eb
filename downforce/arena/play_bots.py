"""Play games between bots through `Game`. This is used for custom bots and for game records."""

import json
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ..bots import BOTS, FALLBACK, find
from ..bots.policy_bot import PolicyBot
from ..bots.supervised import Supervised
from ..dealer import SeededDealer
from ..game import Game
from ..rng import Rng, seed_rng
from ..rules.setup.options import Options
from ..rulesets import choose_rulesets
from . import deal_seed
from .draw_characters import cast_game
from .workers import run
from .workspace import bot_weights

FEW = 16  # up to this many records, playing in this process is faster than starting others
Reason: TypeAlias = tuple[str, str, int]  # the bot's name, why its answers failed, and how often
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game, the bots that played it, and their failures.

    `failures` counts, for each seat, how often the bot failed and a fallback bot chose instead. `reasons` says why.
    """

    game: Game
    bots: tuple[str, ...]
    decisions: int
    failures: tuple[int, ...]
    reasons: tuple[Reason, ...] = ()


def are_shipped(bots: Iterable[str]) -> bool:
    """Return whether all bots are shipped with the package, so that their games can run as compiled code."""
    return all(name in BOTS for name in bots)


def play_by_view(options: Options, bots: Sequence[str], seed: int, playouts: int | None = None) -> PlayedGame:
    """Play a game through `Game`. The deal and the bots' choices are the same as in a match with this seed."""
    rulesets, names = choose_rulesets(options), cast_game(bots, seed)
    seated, rngs, decisions = [], [], 0
    for seat, name in enumerate(names):
        bot = find(name)
        if isinstance(bot, PolicyBot):
            bot = PolicyBot(name, bot_weights(name, playouts))
        if isinstance(bot, Supervised):
            bot.quiet = True
        if sit := getattr(bot, "sit", None):
            sit(rulesets)
        rng = Rng()
        seed_rng(rng, seed * 8 + 1 + seat)
        seated.append(bot)
        rngs.append(rng)
    game = Game.start(rulesets, SeededDealer(deal_seed(seed)))
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, seated[seat].choose(game.view(seat), game.legal(seat), rngs[seat]))
        decisions += 1
    own = [bot for bot in seated if isinstance(bot, Supervised)]
    reasons = tuple((bot.name, reason, count) for bot in own for reason, count in bot.reasons.items())
    failures = tuple(bot.failures if isinstance(bot, Supervised) else 0 for bot in seated)
    return PlayedGame(game, names, decisions, failures, reasons)


def add_reasons(total: Counter[tuple[str, str]], reasons: Iterable[Reason]) -> None:
    """Update the number of failures for each bot and reason. A reason is logged only the first time it occurs."""
    for bot, reason, count in reasons:
        if (bot, reason) not in total:
            log.warning("bot %s failed: %s; %s chooses instead", bot, reason, FALLBACK)
        total[bot, reason] += count


def failure_list(total: Counter[tuple[str, str]]) -> list[dict[str, Any]]:
    """Return the bots' failure counts as plain data, with the most frequent reason first."""
    return [{"bot": bot, "reason": reason, "count": count} for (bot, reason), count in total.most_common()]


@dataclass(frozen=True, slots=True)
class GameRequest:
    """A game to be played again and saved as a record."""

    options: Options
    bots: tuple[str, ...]
    seed: int
    playouts: int | None = None


def play_record(one: GameRequest) -> tuple[tuple[str, ...], str]:
    """Play a game. Return the names of its bots, and its record as JSON."""
    played = play_by_view(one.options, one.bots, one.seed, one.playouts)
    return played.bots, json.dumps(played.game.record(), ensure_ascii=False, indent=1)


def save_records(
    folder: Path, games: Iterable[GameRequest], workers: int = 1, report: Callable[[int], None] = lambda done: None
) -> list[Path]:
    """Play each game through `Game` and save it as a record in the folder, named after the bots that played.

    `report` is called with the number of records saved so far. If interrupted by Ctrl-C, return the paths of the
    records already saved.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted, paths = list(games), list[Path]()
    try:
        for number, (bots, record) in enumerate(run(play_record, wanted, workers if len(wanted) > FEW else 1), 1):
            path = folder / f"game-{number:04}-{'-'.join(name.replace(':', '.') for name in bots)}.json"
            path.write_text(record + "\n", "utf-8")
            paths.append(path)
            report(number)
    except KeyboardInterrupt:
        pass
    return paths
