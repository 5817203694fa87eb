"""Which pages may talk to us: those we served, or those on the list. A browser says where a page came from."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from ..settings import Settings


class Origins:
    def __init__(self, settings: Settings) -> None:
        self.allowed = {origin.strip().rstrip("/").lower() for origin in settings.origins.split(",") if origin.strip()}

    def is_foreign(self, headers: Headers) -> bool:
        """Programs other than browsers name no origin, and hold no cookie that somebody else could use."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        if self.allowed:
            return origin.lower() not in self.allowed
        host = origin_host(origin)
        return not host or host != headers.get("host", "").lower()


def origin_host(origin: str) -> str:
    """Host and port; nothing for what is not an address, such as `null` or `http://[`."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
