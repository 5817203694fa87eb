"""The API for people to read, without a script: our own policy would not let one from elsewhere run."""

from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter()


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    schema = request.app.openapi()
    rows = "\n".join(
        f"<tr><td><code>{verb.upper()} {escape(path)}</code><td>{escape(told.get('description', ''))}"
        for path, verbs in schema["paths"].items()
        for verb, told in verbs.items()
    )
    shapes = "\n".join(
        f"<h3 id={escape(name)}>{escape(name)}</h3><p>{escape(shape.get('description', ''))}<ul>"
        + "".join(f"<li><code>{escape(field)}</code>" for field in shape.get("properties", {}))
        + "</ul>"
        for name, shape in schema["components"]["schemas"].items()
    )
    title = escape(schema["info"]["title"])
    return HTMLResponse(
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}: API</title><h1>{title}: API</h1>"
        f'<p>For programs: <a href="openapi.json">openapi.json</a>.<table>{rows}</table>{shapes}'
    )
