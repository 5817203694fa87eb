"""Which pages may use the server: those that it served, or those on a list. Browsers say where a page came from."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from ..settings import Settings


class Origins:
    """The origins of pages that may use the server."""

    def __init__(self, settings: Settings) -> None:
        self.allowed = {origin.strip().rstrip("/").lower() for origin in settings.origins.split(",") if origin.strip()}

    def is_foreign(self, headers: Headers) -> bool:
        """Return whether a request comes from a page of another site.

        Programs that are not browsers name no origin, and hold no cookie that another site could abuse.
        """
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        if self.allowed:
            return origin.lower() not in self.allowed
        host = origin_host(origin)
        return not host or host != headers.get("host", "").lower()


def origin_host(origin: str) -> str:
    """Return host and port of an origin; "" for what is not an address, such as `null` or `http://[`."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
