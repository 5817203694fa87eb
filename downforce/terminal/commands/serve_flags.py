"""The flags of `downforce serve`: name, type and help.

Generated from server/settings.py by `python -m tools.generate.settings`.
"""

from pathlib import Path
from typing import Any, Final

FLAGS: Final[tuple[tuple[str, Any, str], ...]] = (
    (
        "host",
        str,
        "Address to listen on [127.0.0.1].",
    ),
    (
        "port",
        int,
        "Port to listen on; 0 takes a free one [8000].",
    ),
    (
        "base",
        str,
        "Path under which everything is, as behind a proxy: /downforce/ [/].",
    ),
    (
        "database",
        str,
        "Where games are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME [sqlite:///downforce.db].",
    ),
    (
        "io",
        str,
        "Sockets and storage: fast, by our own code, or plain, by libraries alone [fast on Linux, else plain].",
    ),
    (
        "workers",
        int,
        "Server processes; several need --redis [1].",
    ),
    (
        "redis",
        str,
        "Address of the Redis by which server processes tell each other of changes: redis://HOST:PORT.",
    ),
    (
        "origins",
        str,
        "Addresses of pages that may talk to the server: https://HOST, several with commas [those it serves].",
    ),
    (
        "secret_file",
        Path,
        "A file with the key that signs the cookies [FILE.key beside a SQLite database].",
    ),
    (
        "proxies",
        str,
        "Proxies whose X-Forwarded-* headers are believed, separated by commas [127.0.0.1].",
    ),
    (
        "log_level",
        str,
        "What to report: critical, error, warning, info or debug [warning].",
    ),
    (
        "log_format",
        str,
        "How to report: plain or json, one line each [plain].",
    ),
    (
        "metrics_port",
        int,
        "Port for metrics, as Prometheus reads them; more workers take the next [none].",
    ),
    (
        "bot_pause",
        float,
        "Seconds before a bot acts, so that people can follow [0.9].",
    ),
    (
        "bot_workers",
        int,
        "Processes for champion, which searches; the other bots have one more, which with 0 runs all [1].",
    ),
    (
        "bot_limit",
        float,
        "Seconds a bot may think; then a rookie makes this one choice for it [5].",
    ),
    (
        "analysis_workers",
        int,
        "Processes that analyse finished games; with 0 nobody can ask for that [1].",
    ),
    (
        "analysis_playouts",
        int,
        "Playouts for each decision that is analysed [4000].",
    ),
    (
        "relaxed",
        float,
        "Seconds for a decision by the relaxed clock [120].",
    ),
    (
        "quick",
        float,
        "Seconds for a decision by the quick clock [30].",
    ),
)
