"""Reads what a table tells as the page does: news bring only what has changed."""

from typing import Any

Json = dict[str, Any]


class Reader:
    """Makes news whole again."""

    def __init__(self) -> None:
        self.view: Json | None = None
        self.offer: Json | None = None

    def read(self, frame: Json) -> Json:
        """The frame, with the view and the offer as they stand after it."""
        if frame["t"] == "table":
            self.view, self.offer = frame["view"], frame["offer"]
        elif frame["t"] == "news":
            self.view = {**(self.view or {}), **frame["view"]}
            self.offer = frame.get("offer", self.offer)
        else:
            return frame
        return {**frame, "view": self.view, "offer": self.offer}
