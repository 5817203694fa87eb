"""Circuits as files: read, checked and drawn. One source for the rules' boxes and for the picture."""

from .check import check, summary
from .circuit import Circuit, circuit_from_text, load
from .draw import SpacePicture, draw, places, spaces
from .shelf import find, fingerprints, shipped

__all__ = [
    "Circuit",
    "SpacePicture",
    "check",
    "circuit_from_text",
    "draw",
    "find",
    "fingerprints",
    "load",
    "places",
    "shipped",
    "spaces",
    "summary",
]
