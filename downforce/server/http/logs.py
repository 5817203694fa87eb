"""Plain and JSON log formats that hide anything that identifies a person or gives access to a game table.

IP addresses are replaced by their networks. Tokens and the ids of game tables, which work as invitations, are shortened
to their first characters. Query strings are removed from URLs. The server's own log messages contain no names or
cookies.
"""

import json
import logging
import re
import time
from ipaddress import ip_address, ip_network
from typing import Any, Final

IPV4: Final = re.compile(r"(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])")
IPV6: Final = re.compile(r"(?<![\w:])[0-9a-fA-F]{0,4}:[0-9a-fA-F:]*:[0-9a-fA-F:.]*(?![\w:])")
# Any long id or token, except 64 hex digits, which are a public commitment.
SECRET: Final = re.compile(r"(?<![\w-])(?![0-9a-f]{64}(?![\w-]))[\w-]{22,}(?![\w-])")
QUERY: Final = re.compile(r"\?[^\s\"']*")
SHOWN: Final = 6  # characters of an id that are shown
NETWORK: Final = {4: 24, 6: 48}
ACCESS: Final = "uvicorn.access"


def conceal(text: str) -> str:
    """Return a log message with its IP addresses replaced by networks and its ids and tokens shortened."""
    text = IPV6.sub(_network, IPV4.sub(_network, text))
    return SECRET.sub(lambda found: f"{found[0][:SHOWN]}~", text)


def _network(found: re.Match[str]) -> str:
    try:
        address = ip_address(found[0])
    except ValueError:
        return found[0]  # not an address, but for example a time of day
    if address.is_loopback or address.is_unspecified:
        return found[0]
    return str(ip_network((address, NETWORK[address.version]), strict=False))


class PlainLines(logging.Formatter):
    """Formats a log record as a line with its level and message, followed by its traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        lines = [f"{record.levelname + ':':<9} {message(record)}", *traceback_lines(record)]
        return "\n".join(lines)


class JsonLines(logging.Formatter):
    """Formats a log record as a JSON object on a single line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message(record),
        }
        if record.name == ACCESS and isinstance(record.args, tuple) and len(record.args) == 5:
            client, method, path, _, status = record.args
            entry |= {"client": conceal(str(client).rpartition(":")[0]), "method": method, "status": status}
            entry["path"] = conceal(QUERY.sub("", str(path)))
        if lines := traceback_lines(record):
            entry["traceback"] = "\n".join(lines)
        return json.dumps(entry, ensure_ascii=False)


def message(record: logging.LogRecord) -> str:
    """Return the message of a log record with private details concealed."""
    return conceal(QUERY.sub("", record.getMessage()) if record.name.startswith("uvicorn") else record.getMessage())


def traceback_lines(record: logging.LogRecord) -> list[str]:
    """Return the lines of a log record's traceback with private details concealed, or an empty list if it has none."""
    if not record.exc_info:
        return []
    return conceal(logging.Formatter().formatException(record.exc_info)).splitlines()


FORMATTERS: Final = {"plain": PlainLines, "json": JsonLines}


def configuration(level: str, form: str) -> dict[str, Any]:
    """Return the configuration for `logging.config` that every server process uses."""
    own = {"handlers": ["out"], "level": level.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"form": {"()": f"{__name__}.{FORMATTERS[form].__name__}"}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "form", "stream": "ext://sys.stderr"}},
        "loggers": {"downforce": own, "uvicorn": own, ACCESS: own},
    }
