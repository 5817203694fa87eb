"""Colours, and helper functions that write SVG elements.

Data from track files is escaped here: `tag` escapes attribute values and `words` escapes text.
"""

from html import escape

from ..geometry import Pose, px

INK = {
    "grass": "#8fbf6b",
    "mown": "#88b964",
    "paving": "#ddd7ca",
    "tile": "#d3ccbd",
    "sand": "#ecdcae",
    "park": "#a5cf80",
    "meadow": "#b9d77f",
    "gravel": "#e3d3a6",
    "field": "#d9c878",
    "orchard": "#9cc774",
    "concrete": "#c8c3b7",
    "road": "#b4b2ac",
    "rail": "#a39a8c",
    "water": "#5fb4d6",
    "deep": "#4ba1c8",
    "bank": "#e9dcb4",
    "verge": "#c3dba0",
    "asphalt": "#3d424a",
    "rectangle": "#555b65",
    "bent": "#4a5059",
    "edge": "#f8f5ee",
    "kerb": "#d5382f",
    "bet": "#ffd22e",
    "shade": "#1f2d27",
    "tree": "#4b8e4c",
    "leaf": "#69ac5c",
    "trunk": "#a9825a",
    "text": "#1f2a33",
    "red": "#c8634c",
    "cream": "#f1e9d8",
    "slate": "#7b8895",
    "white": "#fbfaf6",
    "blue": "#4a7fb4",
    "tan": "#dcbb8c",
    "pool": "#7fd0e8",
    "ochre": "#dca94a",
    "green": "#5d9a6a",
}
SEATS = ("#d5382f", "#2f6fde", "#f4c81f", "#2f9e4f", "#f07f1b")  # for people in a grandstand and for parked cars
FONT = "Inter, Helvetica, Arial, sans-serif"


def tag(name: str, *inside: str, **attributes: object) -> str:
    """Return an SVG element as text.

    Underscores in attribute names become hyphens, and a trailing underscore is dropped. For example, `stroke_width` is
    written as `stroke-width`, and `class_` as `class`. Attributes whose value is None are omitted.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def words(text: str, size: float, **attributes: object) -> str:
    """Return an SVG element for a centred line of text."""
    return tag("text", escape(text), font_size=size, text_anchor="middle", **attributes)


def place(pose: Pose, turn: float | None = None) -> str:
    """Return an SVG transform that moves a drawing to the position of `pose` and rotates it.

    The angle is `turn`, in degrees. If `turn` is None, the drawing is rotated to the direction of `pose`.
    """
    degrees = pose.degrees if turn is None else turn
    return f"translate({px(pose.x)} {px(pose.y)})" + (f" rotate({_value(degrees)})" if abs(degrees) > 0.005 else "")


def _value(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
