"""Functions for reading, checking and drawing race tracks.

A single track file defines both the spaces used by the rules and the picture that players see.
"""

from .catalogue import find, fingerprints, shipped
from .check import check, summary
from .drawing.picture import SpacePicture, draw, places, spaces
from .drawn_track import DrawnTrack, load, track_from_text

__all__ = [
    "DrawnTrack",
    "SpacePicture",
    "check",
    "draw",
    "find",
    "fingerprints",
    "load",
    "places",
    "shipped",
    "spaces",
    "summary",
    "track_from_text",
]
