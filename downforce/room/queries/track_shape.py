"""The data that a page needs to show a track, such as its picture and each space's lane and distance to the finish."""

from typing import Any

from ... import tracks
from ...offers.race_order import lane_side, lanes_beside
from ...tracks.drawing.car_size import sizes
from ...tracks.geometry import UNIT


def track_shape(name: str) -> dict[str, Any]:
    """Return the data for showing the track with this name on a page (`TrackShape` in `server/sockets/messages.py`)."""
    drawn = tracks.find(name)
    track, far = drawn.track, drawn.track.steps_left
    to_lines = [list(steps) for steps in zip(*track.steps_to_betting_lines, strict=True)] or [[]] * len(track.boxes)
    width, height = (side * UNIT for side in drawn.view)
    pictures = tracks.spaces(drawn)
    spaces = [
        {
            "id": box.id,
            "path": picture.path,
            "x": picture.x,
            "y": picture.y,
            "heading": picture.heading,
            "size": min(size),
            "length": size.length,
            "width": size.width,
            "lane": box.lane,
            "lanes": lanes_beside(track, box.id),
            "side": lane_side(track, box.id),
            "rectangle": box.rectangle,
            "front": float(box.front),
            "to_finish": steps,
            "to_lines": lines,
        }
        for box, picture, size, steps, lines in zip(track.boxes, pictures, sizes(pictures), far, to_lines, strict=True)
    ]
    return {
        "name": track.name,
        "title": drawn.title,
        "width": width,
        "height": height,
        "svg": tracks.draw(drawn),
        "spaces": spaces,
        "places": tracks.places(drawn),
        "grid": list(track.grid),
        "lines": [float(line) for line in track.lines],
        "sections": list(dict.fromkeys(section.name for section in drawn.sections if section.name)),
    }
