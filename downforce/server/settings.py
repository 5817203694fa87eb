"""Every setting of the server: by flag of `downforce serve`, or by environment as DOWNFORCE_NAME."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from ..room.room import Timing

HERE = Path(__file__).parent
Seconds = Annotated[float, Field(ge=0, le=86_400)]


class Settings(BaseSettings):
    """Complete, checked; the processes of one server get it through the environment."""

    model_config = SettingsConfigDict(env_prefix="DOWNFORCE_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 8000
    database: str = "sqlite:///downforce.db"
    workers: Annotated[int, Field(ge=1, le=64)] = 1
    redis: str | None = None
    origins: str = ""  # addresses of pages that may talk to us, with commas between; empty: those we served ourselves
    secret: SecretStr | None = None  # signs the cookies; else a file beside the database
    secret_file: Path | None = None
    page: Path = HERE / "page"  # the built page
    log_level: Literal["critical", "error", "warning", "info", "debug"] = "warning"
    proxies: str = "127.0.0.1"  # who may tell us by X-Forwarded-* how we were called

    bot_pause: Seconds = 0.9  # before a bot acts, so that people can follow
    bot_workers: Annotated[int, Field(ge=0, le=64)] = 1  # processes that search; one more does what is quick
    bot_limit: Annotated[float, Field(gt=0, le=600)] = 5.0  # seconds a bot may think

    relaxed: Seconds = 120.0  # a decision by the relaxed clock
    quick: Seconds = 30.0
    away: Seconds = 60.0  # without a socket, then a bot drives; with a clock
    away_unclocked: Seconds = 300.0  # the same without a clock, while others wait
    silent: Seconds = 60.0  # a socket that says nothing is closed
    rival_wait: Seconds = 3.0  # a process leaves bots and clocks of a table so long to the one that acted last

    tables_per_guest: Annotated[int, Field(ge=1)] = 20  # that are not over
    listeners_per_table: Annotated[int, Field(ge=1)] = 100

    @field_validator("database")
    @classmethod
    def _database(cls, url: str) -> str:
        if not url.startswith(("sqlite:///", "postgresql://", "postgres://")) or url == "sqlite:///":
            raise ValueError("wanted sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
        return url

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
        """Seconds a decision, by name of the clock."""
        return {"relaxed": self.relaxed, "quick": self.quick}

    @property
    def timing(self) -> Timing:
        return Timing(self.clocks, self.bot_pause, self.away, self.away_unclocked, self.rival_wait)

    @property
    def sqlite_file(self) -> Path | None:
        return Path(self.database.removeprefix("sqlite:///")) if self.database.startswith("sqlite:///") else None
