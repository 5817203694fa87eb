"""Pictures made on request."""

import io

from ..http.cached_response import Kept


def qr_code(address: str) -> Kept:
    import segno  # a twentieth of what a server imports, and seldom needed

    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=4, light="#fff", xmldecl=False)
    return Kept.of(picture.getvalue(), "image/svg+xml")
