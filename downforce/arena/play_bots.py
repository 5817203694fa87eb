"""Games between bots that see views, played through `Game`: for custom bots, and for records."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots import BOTS, find
from ..bots.policy_bot import PolicyBot
from ..bots.supervised import Supervised
from ..dealer import SeededDealer
from ..game import Game
from ..rng import Chance, seed_chance
from ..rules.setup.options import Options
from ..rulesets import choose_rulesets
from .casting import cast_game
from .workspace import bot_weights


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game, its bots, and by seat how often a bot failed and the fallback chose for it."""

    game: Game
    bots: tuple[str, ...]
    decisions: int
    failures: tuple[int, ...]


def are_shipped(bots: Iterable[str]) -> bool:
    """Return whether all bots are shipped, so that they can play compiled."""
    return all(name in BOTS for name in bots)


def play_by_view(options: Options, bots: Sequence[str], seed: int, playouts: int | None = None) -> PlayedGame:
    """Play the same game as `play_match` with this seed, through `Game`: the same deal, cast and choices."""
    rulesets, names = choose_rulesets(options), cast_game(bots, seed)
    seated, rngs, decisions = [], [], 0
    for seat, name in enumerate(names):
        bot = find(name)
        if isinstance(bot, PolicyBot):
            bot = PolicyBot(name, bot_weights(name, playouts))
        if sit := getattr(bot, "sit", None):
            sit(rulesets)
        rng = Chance()
        seed_chance(rng, seed * 8 + 1 + seat)
        seated.append(bot)
        rngs.append(rng)
    game = Game.start(rulesets, SeededDealer(seed * 8))
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, seated[seat].choose(game.view(seat), game.legal(seat), rngs[seat]))
        decisions += 1
    return PlayedGame(
        game, names, decisions, tuple(bot.failures if isinstance(bot, Supervised) else 0 for bot in seated)
    )


@dataclass(frozen=True, slots=True)
class GameRequest:
    """A game to be played again and saved as a record."""

    options: Options
    bots: tuple[str, ...]
    seed: int
    playouts: int | None = None


def save_records(folder: Path, games: Iterable[GameRequest]) -> list[Path]:
    """Play each game through `Game` and save its record in the folder, named after the bots. Returns the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for number, one in enumerate(games, 1):
        played = play_by_view(one.options, one.bots, one.seed, one.playouts)
        path = folder / f"game-{number:04}-{'-'.join(name.replace(':', '.') for name in played.bots)}.json"
        path.write_text(json.dumps(played.game.record(), ensure_ascii=False, indent=1) + "\n", "utf-8")
        paths.append(path)
    return paths
