"""A check that refuses requests from web pages on other sites.

Browsers tell the server which origin a page was loaded from. By default, only pages loaded from this server may use it.
The setting `origins` can list other allowed origins instead.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from ..settings import Settings


class Origins:
    """The set of origins whose web pages may use the server."""

    def __init__(self, settings: Settings) -> None:
        self.allowed = {origin.strip().rstrip("/").lower() for origin in settings.origins.split(",") if origin.strip()}

    def is_foreign(self, headers: Headers) -> bool:
        """Return whether a request comes from a web page that is not allowed to use the server.

        Programs other than browsers send no origin. Their requests are allowed, because such programs hold no cookie
        that another website could abuse.
        """
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        if self.allowed:
            return origin.lower() not in self.allowed
        host = origin_host(origin)
        return not host or host != headers.get("host", "").lower()


def origin_host(origin: str) -> str:
    """Return the host and port of an origin, or an empty string if the origin has no valid host.

    For example, the origin `null` has no host.
    """
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
