"""What is the same for everybody: the setup, tracks, texts, health."""

import functools
from importlib.resources import files

import orjson
from fastapi import APIRouter, Request, Response
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ... import __version__, decks, tracks
from ...bots import CHARACTERS, WITH_CHARACTERS
from ...room.refusals import Refused
from ...room.seating import OFFERED
from ...rules.errors import TrackError
from ...rules.names import CARS, MAX_PLAYERS, MIN_PLAYERS, POWER_NAMES
from ...rules.options import CURRENCIES, DECLARED, EDITIONS, preset
from ...rules.ruleset import SMALL_HAND, hand_size
from ...rules.score import payout, prize
from ...text import LANGUAGES
from ..kept import Kept
from ..messages import BotSummary, CharacterSummary, OptionSummary, Setup, TrackShape, TrackSummary
from ..shapes import track_shape
from .common import RegistryHere

router = APIRouter()
CHECK = "no-cache"  # keep it, and ask whether it is still the same
WITHOUT = ("screen.ftl", "window.ftl")  # of the terminal alone


@router.get("/setup")
async def setup(registry: RegistryHere) -> Setup:
    """Tracks, bots, editions, options, clocks, hands and prizes: what a page needs before it can offer a table."""
    return Setup(
        version=__version__,
        tracks=[
            TrackSummary(name=name, title=tracks.find(name).title, spaces=len(tracks.find(name).track.boxes))
            for name in tracks.shipped()
        ],
        bots=bots_known(),
        editions={edition: preset(edition) for edition in EDITIONS},
        options=options_known(),
        powers=list(POWER_NAMES),
        currencies=dict(CURRENCIES),
        hands={players: hand_size(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        small_hand=SMALL_HAND,
        prizes=[prize(place) for place in range(1, CARS + 1)],
        bets=[[payout(bet, place) for place in range(1, CARS + 1)] for bet in range(3)],
        clocks={name: int(seconds) for name, seconds in registry.services.settings.clocks.items()},
        analysis=registry.services.settings.analysis_workers > 0,
    )


def bots_known() -> list[BotSummary]:
    """The levels, each with its characters."""
    people = [CharacterSummary(name=name, person=character.person) for name, character in CHARACTERS.items()]
    return [
        BotSummary(name=name, level=known.level, characters=people if name in WITH_CHARACTERS else [])
        for name, known in OFFERED.items()
    ]


def options_known() -> list[OptionSummary]:
    """Every option but the number of players, which a table's seats decide."""
    named = {"track": tracks.shipped(), "deck": decks.shipped()}
    return [
        OptionSummary(name=name, values=[*named.get(name, option.kind.values)], default=option.default)
        for name, option in DECLARED.items()
        if name != "players"
    ]


@router.get("/tracks/{name}", response_model=TrackShape)
async def track(name: str, request: Request) -> Response:
    """A track's own picture, and its spaces in the same units."""
    return shape_of(name).answer(request, CHECK)


@functools.cache
def _shape_of(name: str) -> Kept:
    return Kept.of(orjson.dumps(track_shape(name).model_dump()), "application/json")


def shape_of(name: str) -> Kept:
    if name not in tracks.shipped():  # never a file
        raise Refused("not-found")
    try:
        return _shape_of(name)
    except TrackError:
        raise Refused("not-found") from None


@router.get("/text/{lang}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def texts(lang: str, request: Request) -> Response:
    """The Fluent texts of a language, one file."""
    if lang not in LANGUAGES:
        raise Refused("not-found")
    return text_of(lang).answer(request, CHECK)


@functools.cache
def text_of(lang: str) -> Kept:
    folder = files("downforce").joinpath("locale", lang)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    whole = "\n".join(file.read_text("utf-8") for file in found if file.name not in WITHOUT)
    return Kept.of(whole.encode(), "text/plain; charset=utf-8")


@router.get("/health")
async def health(registry: RegistryHere) -> dict[str, str]:
    """Is the store there?"""
    try:
        async with registry.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (DBAPIError, OSError):
        raise Refused("not-stored") from None
    return {"status": "ok"}
