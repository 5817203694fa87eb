"""Pictures that are generated on request."""

import io

from ..http.cached_response import CachedResponse


def qr_code(address: str) -> CachedResponse:
    """Return an HTTP response with the QR code for a web address, as an SVG image."""
    import segno  # imported late: this is a twentieth of a server's imports and seldom needed

    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=4, light="#fff", xmldecl=False)
    return CachedResponse.from_body(picture.getvalue(), "image/svg+xml")
