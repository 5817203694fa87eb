"""Who is stronger: one bot against a field of equals, or several in rotated mixtures.

Every deal is played from all seats, so luck of the deal is shared; intervals are over deals, not games. What comes out
does not depend on the number of workers: a deal is seeded by its own number.

`python -m downforce.arena.league --write` makes the tables of docs/bots.md again.
"""

import argparse
import copy
import functools
import json
import math
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import compiled
from ..bots import BOTS, find
from ..bots.manner import Manner, Thought
from ..bots.thinker import SCRATCH, Thinker
from ..chance import Chance, seed_chance, shuffle
from ..dealer import SeededDealer
from ..game import Game
from ..rules.bits import count_bits
from ..rules.errors import OptionError
from ..rules.model import Deal, State
from ..rules.names import MAX_LEGAL, MAX_PLAYERS
from ..rules.options import Options
from ..rules.score import compare
from ..rules.table import Table
from ..tables import set_tables
from .match import play_match
from .report import Rows, machine, markdown, mean, put_made, ratio_interval
from .simulate import KERNEL, SHARED

BATCH = 25  # deals a worker plays between two reports; a searching bot is slow, so then it is one
LINEUPS = 1 << 40  # line-ups are shuffled by seeds of their own


@dataclass(frozen=True, slots=True)
class Round:
    """One deal, to be played from all seats by this line-up."""

    options: Options
    lineup: tuple[str, ...]
    seed: int
    playouts: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """One game: by seat the bot, its share of the win in sixtieths, its score, its rank from 0."""

    bots: tuple[str, ...]
    wins: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def league(
    bots: Sequence[str],
    deals: int,
    players: int = 4,
    tracks: Sequence[str] = ("river-station", "marina-bay"),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int = 1,
    report: Callable[[int], None] = lambda done: None,
    playouts: int | None = None,
    against: str | None = None,
) -> dict[str, Any]:
    """So many deals, on the tracks in turn, each played from all seats; `report` hears how many are done.

    With `against`, every bot in turn plays alone against a field of that one; else they play each other in mixtures.
    Ctrl-C returns what is done, as not complete. `playouts` replaces those of bots that search.
    """
    tables = [Options.read({**(options or {}), "players": players, "track": track}) for track in tracks]
    refuse_what_cannot_be_played(bots, against, deals, tables)
    lineups = fields(bots, against, players, deals) if against else mixtures(bots, players, deals, seed)
    rounds = [
        Round(tables[deal % deals % len(tables)], lineup, seed + deal % deals, playouts)
        for deal, lineup in enumerate(lineups)
    ]
    played: list[list[Result]] = []
    complete = False
    try:
        for batch in run_rounds(rounds, workers):
            played += batch
            report(len(played))
        complete = True
    except KeyboardInterrupt:
        pass
    done = list(zip(rounds, played, strict=False))
    about = {
        "complete": complete,
        "deals": len(done),
        "games": sum(len(games) for _, games in done),
        "players": players,
        "tracks": [table.track for table in tables],
        "seed": seed,
        "playouts": playouts,
        "compiled": compiled.AVAILABLE,
        "options": {key: value for key, value in tables[0].as_dict().items() if key not in ("players", "track")},
        "parity": 1 / players,
    }
    if against:
        split = [done[first : first + deals] for first in range(0, len(done), deals)]
        return {**about, "against": against, "focal": [focal(bots[i], part, tables) for i, part in enumerate(split)]}
    ratings = rate([game for _, games in done for game in games])
    rows = [{**standing(name, done, tables), **ratings.get(name, {})} for name in bots]
    return {**about, "league": sorted(rows, key=lambda row: -row["share"])}


def refuse_what_cannot_be_played(bots: Sequence[str], against: str | None, deals: int, tables: list[Options]) -> None:
    for name in [*bots, *([against] if against else [])]:
        if name not in BOTS:
            raise OptionError(f"no bot {name!r}; known: {', '.join(BOTS)}")
    if not tables:
        raise OptionError("league: wanted one track or more")
    if tables[0].world_tour:
        raise OptionError("league: one race at a time; leave out world_tour")
    if deals < 1:
        raise OptionError(f"league: {deals} deals; wanted one or more")
    if against in bots:
        raise OptionError(f"league: {against} against {against} is even; name another field")
    if len(set(bots)) != len(bots) or len(bots) < (1 if against else 2):
        raise OptionError("league: wanted two or more different bots, or one and the field it plays --against")
    for table in tables:
        set_tables(table)  # refuses an unknown track or deck here, not in a worker


def fields(bots: Sequence[str], against: str, players: int, deals: int) -> list[tuple[str, ...]]:
    return [(name, *(against,) * (players - 1)) for name in bots for _ in range(deals)]


def mixtures(bots: Sequence[str], players: int, deals: int, seed: int) -> list[tuple[str, ...]]:
    """Who plays a deal, around the table: drawn anew for each; with few bots some sit twice, each as often."""
    chance, order, lineups = Chance(), list(range(len(bots))), []
    for deal in range(deals):
        seed_chance(chance, LINEUPS + seed + deal)
        shuffle(chance, order, len(order))
        lineups.append(tuple(bots[order[i % len(order)]] for i in range(players)))
    return lineups


def rotations(lineup: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every member of the line-up comes to sit in every seat."""
    for first in range(len(lineup)):
        yield lineup[first:] + lineup[:first]


# Playing.


def run_rounds(rounds: list[Round], workers: int) -> Iterator[list[list[Result]]]:
    searching = any(BOTS[name].manner.playouts for entry in rounds for name in entry.lineup)
    size = 1 if searching else BATCH
    batches = [rounds[first : first + size] for first in range(0, len(rounds), size)]
    if workers == 1 or len(batches) < 2:
        yield from map(play_rounds, batches)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, len(batches)), leave_interrupts) as pool:
        yield from pool.imap(play_rounds, batches)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that sums up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_rounds(rounds: list[Round]) -> list[list[Result]]:
    return [
        [play_game(entry.options, bots, entry.seed, entry.playouts) for bots in rotations(entry.lineup)]
        for entry in rounds
    ]


def play_game(options: Options, bots: tuple[str, ...], seed: int, playouts: int | None) -> Result:
    table = the_table(options)
    manners = [manner_of(name, playouts) for name in bots]
    s = play_compiled(table, manners, seed) if compiled.AVAILABLE else play_interpreted(table, manners, seed)
    return result_of(s, bots)


@functools.lru_cache(8)
def the_table(options: Options) -> Table:
    return set_tables(options)[0]


def manner_of(name: str, playouts: int | None) -> Manner:
    manner = copy.copy(BOTS[name].manner)
    if playouts is not None and manner.playouts:
        manner.playouts = playouts
    return manner


def play_interpreted(table: Table, manners: list[Manner], seed: int) -> State:
    w, c = [State() for _ in range(SCRATCH + 1)], [Chance() for _ in range(1 + MAX_PLAYERS)]
    play_match(w, table.board, Deal(), c, manners, Thought(), [0] * MAX_LEGAL, seed)
    return w[0]


def play_compiled(table: Table, manners: list[Manner], seed: int) -> State:
    import numpy as np

    w, c, deal, thought, out = scratch()
    seated = np.concatenate([compiled.to_records(manner) for manner in manners])
    compiled.kernel(*KERNEL).play_match(w, board_record(table), deal, c, seated, thought, out, seed)
    s = State()
    compiled.from_record(w[0], s)
    return s


@functools.cache
def scratch() -> tuple[Any, ...]:
    """What a game works on; `play_match` begins by clearing it."""
    import numpy as np

    w, c = compiled.to_records(State(), SCRATCH + 1), compiled.to_records(Chance(), 1 + MAX_PLAYERS)
    return w, c, compiled.to_records(Deal())[0], compiled.to_records(Thought())[0], np.zeros(MAX_LEGAL, np.int64)


@functools.lru_cache(8)
def board_record(table: Table) -> Any:
    return compiled.to_records(table.board)[0]


def result_of(s: State, bots: tuple[str, ...]) -> Result:
    seats = range(s.players)
    share = SHARED // count_bits(s.winners)
    others = [seat for seat in seats if not s.winners >> seat & 1]
    return Result(
        bots,
        tuple(share if s.winners >> seat & 1 else 0 for seat in seats),
        tuple(s.score[: s.players]),
        tuple(
            1 + sum(compare(s, other, seat) > 0 for other in others) if seat in others else 0  # winners are first
            for seat in seats
        ),
    )


# Summing up.


def focal(name: str, done: list[tuple[Round, list[Result]]], tables: list[Options]) -> dict[str, Any]:
    return {**standing(name, done, tables), "deals": len(done)}


def standing(name: str, done: list[tuple[Round, list[Result]]], tables: list[Options]) -> dict[str, Any]:
    """A bot's share of the wins with its interval, over all and by track, and its money beside that of the others."""
    by_track = {
        str(table.track): share_of(name, [games for entry, games in done if entry.options == table]) for table in tables
    }
    own = [(game, seat) for _, games in done for game in games for seat in seats_of(game, name)]
    money = [game.scores[seat] for game, seat in own]
    leads = [game.scores[seat] - mean_of_others(game, seat) for game, seat in own]
    return {
        "bot": name,
        "seats": len(own),
        **share_of(name, [games for _, games in done]),
        "mean_score": round(mean(money), 6),
        "mean_lead": round(mean(leads), 6),
        "by_track": by_track,
    }


def mean_of_others(game: Result, seat: int) -> float:
    return (sum(game.scores) - game.scores[seat]) / (len(game.scores) - 1)


def seats_of(game: Result, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(game.bots) if bot == name]


def share_of(name: str, deals: list[list[Result]]) -> dict[str, float]:
    """Wins for each seat taken, with a 95 % interval clustered by deal."""
    wins, taken = [], []
    for games in deals:
        own = [game.wins[seat] / SHARED for game in games for seat in seats_of(game, name)]
        if own:
            wins.append(sum(own))
            taken.append(len(own))
    low, share, high = ratio_interval(wins, taken)
    return {"share": round(share, 6), "low": round(low, 6), "high": round(high, 6)}


def rate(games: Sequence[Result]) -> dict[str, dict[str, float]]:
    """openskill's Plackett-Luce over the whole order of every game, one after another."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now: dict[str, Any] = {}
    for game in games:
        for bot in game.bots:
            now.setdefault(bot, model.rating())
        rated = model.rate([[now[bot]] for bot in game.bots], ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.bots):  # one that sits twice learns the mean of both
            new = [rated[seat][0] for seat in seats_of(game, bot)]
            now[bot] = model.rating(mu=mean([one.mu for one in new]), sigma=mean([one.sigma for one in new]))
    return {
        bot: {"mu": round(r.mu, 4), "sigma": round(r.sigma, 4), "rating": round(r.ordinal(), 4)}
        for bot, r in now.items()
    }


# Records.


def save_records(
    folder: Path,
    count: int,
    bots: Sequence[str],
    deals: int,
    players: int = 4,
    tracks: Sequence[str] = ("river-station", "marina-bay"),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    playouts: int | None = None,
    against: str | None = None,
) -> list[Path]:
    """The league's first games once more through the front door, with bots on views, each kept as a record.

    The deals are the same. What bots draw by chance is not: on a view they must guess first.
    """
    lineups = fields(bots, against, players, deals) if against else mixtures(bots, players, deals, seed)
    seatings = [(deal, seated) for deal, lineup in enumerate(lineups) for seated in rotations(lineup)]
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for number, (deal, seated) in enumerate(seatings[:count], 1):
        chosen = Options.read({**(options or {}), "players": players, "track": tracks[deal % deals % len(tracks)]})
        game = play_record(chosen, seated, seed + deal % deals, playouts)
        path = folder / f"game-{number:04}-{'-'.join(seated)}.json"
        path.write_text(json.dumps(game.record(), ensure_ascii=False, indent=1) + "\n", "utf-8")
        paths.append(path)
    return paths


def play_record(options: Options, bots: Sequence[str], seed: int, playouts: int | None = None) -> Game:
    """A game of the same deal as `play_match` with this seed."""
    tables = set_tables(options)
    game = Game(tables, SeededDealer(seed * 8))
    seated, chances = [], []
    for seat, name in enumerate(bots):
        bot = find(name)
        if isinstance(bot, Thinker):
            bot = Thinker(name, manner_of(name, playouts))
            bot.sit(tables)
        chance = Chance()
        seed_chance(chance, seed * 8 + 1 + seat)
        seated.append(bot)
        chances.append(chance)
    game.run_chance()
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, seated[seat].choose(game.view(seat), game.legal(seat), chances[seat]))
    return game


# The page.

PAGE = Path("docs/bots.md")
LADDER = [  # bot, field, deals
    ("rookie", "uniform", 500),
    ("pro", "rookie", 500),
    ("pro", "hasty", 500),
    ("pro", "spiteful", 500),
    ("pro", "reference", 500),
    ("champion", "pro", 100),
    ("champion", "hasty", 60),
    ("champion", "rookie", 25),
]
BY_PLAYERS = [("rookie", "uniform", 200), ("pro", "rookie", 200), ("champion", "pro", 20)]


def write_page(workers: int, playouts: int | None, part: float = 1.0) -> None:
    """The made part of docs/bots.md, with so large a part of the deals."""
    chosen = playouts or BOTS["champion"].manner.playouts
    rows: Rows = [["one", "against three", "games", "wins, %", "95 % interval", "money over the others"]]
    for name, field, deals in LADDER:
        few = math.ceil(deals * part)
        row = league([name], few, seed=1, workers=workers, playouts=playouts, against=field)["focal"][0]
        rows.append([name, field, str(row["seats"]), *in_percent(row), f"{row['mean_lead']:+.1f}"])
    seats = range(2, 7)
    counts: Rows = [["one against the others", *(f"{n} players" for n in seats)], ["even", *map(even, seats)]]
    for name, field, deals in BY_PLAYERS:
        few = math.ceil(deals * part)
        played = [league([name], few, n, seed=2, workers=workers, playouts=playouts, against=field) for n in seats]
        counts.append([f"{name} against {field}", *(" (".join(in_percent(one["focal"][0])) + ")" for one in played)])
    text = [
        f"Both tracks in turn, every deal from all seats, champion with {chosen} playouts. Made on {machine()}.",
        "Four players (even is 25 %):",
        markdown(rows),
        "Other numbers of players: wins in %, and the interval:",
        markdown(counts),
    ]
    put_made(PAGE, "strength", "\n\n".join(text))


def in_percent(row: Mapping[str, Any]) -> tuple[str, str]:
    return f"{100 * row['share']:.1f}", f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"


def even(players: int) -> str:
    return f"{100 / players:.1f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the tables of docs/bots.md again.")
    parser.add_argument("--write", action="store_true", required=True)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--part", type=float, default=1.0, help="of the deals, where time is short")
    given = parser.parse_args()
    write_page(given.workers, given.playouts, given.part)
