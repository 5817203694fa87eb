"""Summarise a bot's results over many games: its share of wins with an interval, its money and its rating."""

from collections.abc import Sequence
from typing import Any

from ..extras import install_command
from ..rules.errors import OptionError
from ..rules.setup.options import Options
from .league_games import Result, Round
from .match import WHOLE_WIN
from .report import mean, ratio_interval


def summarise_bot(name: str, done: list[tuple[Round, list[Result]]], tables: list[Options]) -> dict[str, Any]:
    """Return a summary of a bot's results: its share of wins, overall and by track, and its money.

    The summary also gives the bot's mean lead in money over the other seats, and how often the bot failed.
    """
    by_track = {
        str(table.track): win_share(name, [games for entry, games in done if entry.options == table])
        for table in tables
    }
    own = [(game, seat) for _, games in done for game in games for seat in seats_held(game, name)]
    money = [game.scores[seat] for game, seat in own]
    leads = [game.scores[seat] - mean_of_others(game, seat) for game, seat in own]
    failures = sum(game.failures[seat] for game, seat in own if game.failures)
    return {
        "bot": name,
        "seats": len(own),
        **win_share(name, [games for _, games in done]),
        "mean_score": round(mean(money), 6),
        "mean_lead": round(mean(leads), 6),
        "failures": failures,
        "by_track": by_track,
    }


def mean_of_others(game: Result, seat: int) -> float:
    return (sum(game.scores) - game.scores[seat]) / (len(game.scores) - 1)


def seats_held(game: Result, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(game.bots) if bot == name]


def win_share(name: str, deals: list[list[Result]]) -> dict[str, float]:
    """Return a bot's average share of the win per seat and game.

    The result includes a 95 % confidence interval, which treats all games with the same deal as one cluster.
    """
    wins, taken = [], []
    for games in deals:
        own = [game.wins[seat] / WHOLE_WIN for game in games for seat in seats_held(game, name)]
        if own:
            wins.append(sum(own))
            taken.append(len(own))
    low, share, high = ratio_interval(wins, taken)
    return {"share": round(share, 6), "low": round(low, 6), "high": round(high, 6), "deals": len(taken)}


def rate(games: Sequence[Result]) -> dict[str, dict[str, float]]:
    """Rate the bots with openskill's Plackett-Luce model. Each game updates the ratings with its complete ranking."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise OptionError(f"league: openskill is missing; install it with {install_command('arena')}") from None
    model = PlackettLuce()
    now: dict[str, Any] = {}
    for game in games:
        for bot in game.bots:
            now.setdefault(bot, model.rating())
        rated = model.rate([[now[bot]] for bot in game.bots], ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.bots):  # a bot in several seats gets the mean of its new ratings
            new = [rated[seat][0] for seat in seats_held(game, bot)]
            now[bot] = model.rating(mu=mean([one.mu for one in new]), sigma=mean([one.sigma for one in new]))
    return {
        bot: {"mu": round(r.mu, 4), "sigma": round(r.sigma, 4), "rating": round(r.ordinal(), 4)}
        for bot, r in now.items()
    }
