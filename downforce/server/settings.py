"""The server's settings, given as flags of `downforce serve` or as environment variables (DOWNFORCE_NAME)."""

import re
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from ..room.room import Timing

HERE = Path(__file__).parent
BASE: Final = re.compile(r"/([A-Za-z0-9_~-][A-Za-z0-9._~-]{0,60}/){0,8}")
ORIGIN: Final = re.compile(r"https?://[^/?#@\s]+/?", re.IGNORECASE)
NO_FLAG: Final = "no flag"  # marks settings that are only available as environment variables
Seconds = Annotated[float, Field(ge=0, le=86_400)]
Days = Annotated[float, Field(ge=0, le=36_500)]


class Settings(BaseSettings):
    """The server's validated settings. Server processes read them from environment variables.

    Every setting has a description. If the default value is computed, the description ends with that value in brackets.
    The flags of `downforce serve` and the table in docs/reference/settings.md are generated from these descriptions by
    `python -m tools.generate.settings`.
    """

    model_config = SettingsConfigDict(env_prefix="DOWNFORCE_", extra="ignore", frozen=True)

    host: Annotated[str, Field(description="address to listen on")] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535, description="port to listen on; 0 takes a free one")] = 8000
    base: Annotated[str, Field(description="path under which everything is, as behind a proxy: /downforce/")] = "/"
    database: Annotated[
        str, Field(description="where games are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    ] = "sqlite:///downforce.db"
    io: Annotated[
        Literal["fast", "plain"] | None,
        Field(
            description="sockets and storage: fast, by our own code, or plain, by libraries alone"
            " [fast on Linux, else plain]"
        ),
    ] = None
    workers: Annotated[int, Field(ge=1, le=64, description="server processes; several need --redis")] = 1
    redis: Annotated[
        str | None,
        Field(
            description="address of the Redis by which server processes tell each other of changes: redis://HOST:PORT"
        ),
    ] = None
    origins: Annotated[
        str,
        Field(
            description="addresses of pages that may talk to the server: https://HOST, several with commas"
            " [those it serves]"
        ),
    ] = ""
    secret_file: Annotated[
        Path | None, Field(description="a file with the key that signs the cookies [FILE.key beside a SQLite database]")
    ] = None
    secret: Annotated[
        SecretStr | None,
        Field(description="the key itself; no flag, because every user of a machine can see flags"),
        NO_FLAG,
    ] = None
    proxies: Annotated[
        str, Field(description="proxies whose X-Forwarded-* headers are believed, separated by commas")
    ] = "127.0.0.1"
    page: Annotated[Path, Field(description="folder of the built page [inside the package]"), NO_FLAG] = HERE / "page"
    log_level: Annotated[
        Literal["critical", "error", "warning", "info", "debug"],
        Field(description="what to report: critical, error, warning, info or debug"),
    ] = "warning"
    log_format: Annotated[
        Literal["plain", "json"], Field(description="how to report: plain or json, one line each")
    ] = "plain"
    metrics_port: Annotated[
        int,
        Field(
            ge=0, le=65_000, description="port for metrics, as Prometheus reads them; more workers take the next [none]"
        ),
    ] = 0
    metrics_host: Annotated[str, Field(description="address to listen on for metrics"), NO_FLAG] = "127.0.0.1"

    bot_pause: Annotated[Seconds, Field(description="seconds before a bot acts, so that people can follow")] = 0.9
    bot_workers: Annotated[
        int,
        Field(
            ge=0,
            le=64,
            description="processes for champion, which searches; the other bots have one more, which with 0 runs all",
        ),
    ] = 1
    bot_limit: Annotated[
        float, Field(gt=0, le=600, description="seconds a bot may think; then a rookie makes this one choice for it")
    ] = 5.0

    analysis_workers: Annotated[
        int, Field(ge=0, le=64, description="processes that analyse finished games; with 0 nobody can ask for that")
    ] = 1
    analysis_playouts: Annotated[
        int, Field(ge=100, le=1_000_000, description="playouts for each decision that is analysed")
    ] = 4000

    relaxed: Annotated[Seconds, Field(ge=1, description="seconds for a decision by the relaxed clock")] = 120.0
    quick: Annotated[Seconds, Field(ge=1, description="seconds for a decision by the quick clock")] = 30.0
    away: Annotated[
        Seconds, Field(description="with a clock: seconds without a connection until a bot takes over"), NO_FLAG
    ] = 60.0
    away_unclocked: Annotated[Seconds, Field(description="the same without a clock, while others wait"), NO_FLAG] = (
        300.0
    )
    silent: Annotated[Seconds, Field(description="seconds until a connection that says nothing is closed"), NO_FLAG] = (
        150.0
    )
    pulse: Annotated[
        float,
        Field(
            gt=0,
            le=600,
            description="seconds between signs of life that a connection must answer; twice as long"
            " without an answer, and it is closed",
        ),
        NO_FLAG,
    ] = 5.0
    grace: Annotated[
        Seconds, Field(description="seconds without a connection in which a person still counts as there"), NO_FLAG
    ] = 4.0
    relief: Annotated[
        Seconds, Field(description="seconds without a connection until others may let a bot drive"), NO_FLAG
    ] = 25.0
    relief_there: Annotated[
        Seconds,
        Field(description="the same for somebody who is there and does not act; without a clock"),
        NO_FLAG,
    ] = 90.0
    nudge_every: Annotated[Seconds, Field(description="seconds between two nudges of one person"), NO_FLAG] = 20.0
    deal_wait: Annotated[
        Seconds,
        Field(
            ge=1, description="seconds to wait for the pages' parts in the deal, in all; whoever is silent takes none"
        ),
        NO_FLAG,
    ] = 10.0
    request_wait: Annotated[
        float,
        Field(gt=0, le=600, description="seconds until a connection is closed whose request is not complete"),
        NO_FLAG,
    ] = 10.0
    answer_wait: Annotated[
        float,
        Field(gt=0, le=3600, description="seconds until a connection is closed that does not read its answer"),
        NO_FLAG,
    ] = 60.0
    rival_wait: Annotated[
        Seconds,
        Field(description="with several processes: seconds before another one takes over a table's bots and clocks"),
        NO_FLAG,
    ] = 1.0
    lost: Annotated[
        float, Field(gt=0, le=600, description="seconds without a sign of life until a process counts as gone"), NO_FLAG
    ] = 8.0

    keep_unjoined: Annotated[
        Days, Field(description="days a table is kept that nobody but its maker ever joined; 0: for ever"), NO_FLAG
    ] = 2.0
    keep_unfinished: Annotated[
        Days,
        Field(description="days a game is kept that is not over and not gone on with; 0: for ever"),
        NO_FLAG,
    ] = 90.0
    keep_finished: Annotated[
        Days, Field(description="days a game is kept that is over; 0: for ever (a cookie lasts 400)"), NO_FLAG
    ] = 400.0

    tables_per_guest: Annotated[int, Field(ge=1, description="tables of one guest that are not over"), NO_FLAG] = 20
    tables_per_address: Annotated[
        int, Field(ge=1, description="new tables from one address in an hour; this machine has no limit"), NO_FLAG
    ] = 60
    changes_per_address: Annotated[
        int, Field(ge=1, description="requests from one address in a minute that change something"), NO_FLAG
    ] = 600
    requests_per_guest: Annotated[
        int,
        Field(ge=1, description="other requests of one guest in a minute; ten files of the page count as one"),
        NO_FLAG,
    ] = 600
    requests_per_address: Annotated[int, Field(ge=1, description="the same for one address"), NO_FLAG] = 1800
    answers_per_guest: Annotated[
        int, Field(ge=1, description="replays and pictures for one guest in a minute"), NO_FLAG
    ] = 60
    answers_per_address: Annotated[int, Field(ge=1, description="the same for one address"), NO_FLAG] = 300
    analyses_per_guest: Annotated[
        int, Field(ge=1, description="games that one guest may have analysed in an hour"), NO_FLAG
    ] = 12
    analyses_per_address: Annotated[int, Field(ge=1, description="the same for one address"), NO_FLAG] = 60
    sockets_per_address: Annotated[
        int, Field(ge=1, description="open connections from one address, with requests that are not complete"), NO_FLAG
    ] = 200
    connects_per_guest: Annotated[
        int, Field(ge=1, description="connections that one guest may open in a minute"), NO_FLAG
    ] = 120
    connects_per_address: Annotated[int, Field(ge=1, description="the same for one address"), NO_FLAG] = 1200
    listeners_per_table: Annotated[int, Field(ge=1, description="connections to one table"), NO_FLAG] = 100
    messages: Annotated[
        int, Field(ge=1, description="messages over one connection in five seconds; more are refused"), NO_FLAG
    ] = 20
    unwanted: Annotated[
        int,
        Field(
            ge=1,
            description="refused messages and other frames that no page sends, over one connection in five seconds; "
            "after more it is closed",
        ),
        NO_FLAG,
    ] = 100

    @field_validator("database")
    @classmethod
    def _database(cls, url: str) -> str:
        if not url.startswith(("sqlite:///", "postgresql://", "postgres://")) or url == "sqlite:///":
            raise ValueError("wanted sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
        return url

    @field_validator("origins")
    @classmethod
    def _origins(cls, listed: str) -> str:
        for origin in filter(None, (one.strip() for one in listed.split(","))):
            if not ORIGIN.fullmatch(origin):
                host = origin.partition("://")[2] or origin
                raise ValueError(f"{origin!r}; wanted a scheme and a host, such as https://{host.partition('/')[0]}")
        return listed

    @field_validator("base")
    @classmethod
    def _base(cls, path: str) -> str:
        whole = f"/{path.strip('/')}/" if path.strip("/") else "/"
        if not BASE.fullmatch(whole):
            raise ValueError("wanted a path like /downforce/, of letters, digits and . _ ~ -")
        return whole

    @field_validator("redis")
    @classmethod
    def _redis(cls, url: str | None) -> str | None:
        if url and not url.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError("wanted redis://HOST:PORT")
        return url or None

    @model_validator(mode="after")
    def _several(self) -> "Settings":
        if self.workers > 1 and not self.redis:
            raise ValueError(
                "several workers need --redis redis://HOST:PORT, by which they tell each other what to read"
            )
        return self

    @property
    def clocks(self) -> dict[str, float]:
        """The number of seconds that each clock allows for a decision, keyed by the name of the clock."""
        return {"relaxed": self.relaxed, "quick": self.quick}

    @property
    def timing(self) -> Timing:
        """The clocks and waiting times that apply at every game table."""
        return Timing(
            clocks=self.clocks,
            bot_pause=self.bot_pause,
            away=self.away,
            away_unclocked=self.away_unclocked,
            rival_wait=self.rival_wait,
            grace=self.grace,
            relief=self.relief,
            relief_there=self.relief_there,
            nudge_every=self.nudge_every,
            deal_wait=self.deal_wait,
        )

    @property
    def sqlite_file(self) -> Path | None:
        """The path of the SQLite database file, or None if the database is PostgreSQL."""
        return Path(self.database.removeprefix("sqlite:///")) if self.database.startswith("sqlite:///") else None
