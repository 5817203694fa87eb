"""Pictures made on request."""

import io

from ..http.cached_response import CachedResponse


def qr_code(address: str) -> CachedResponse:
    import segno  # a twentieth of what a server imports, and seldom needed

    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=4, light="#fff", xmldecl=False)
    return CachedResponse.from_body(picture.getvalue(), "image/svg+xml")
