"""Read a table's messages as the page does: news contain only what has changed."""

from typing import Any

Json = dict[str, Any]


class Reader:
    """Completes news from the messages before them."""

    def __init__(self) -> None:
        self.view: Json | None = None
        self.offer: Json | None = None

    def read(self, frame: Json) -> Json:
        """Return the frame with the complete view and offer after it."""
        if frame["t"] == "table":
            self.view, self.offer = frame["view"], frame["offer"]
        elif frame["t"] == "news":
            self.view = {**(self.view or {}), **frame["view"]}
            self.offer = frame.get("offer", self.offer)
        else:
            return frame
        return {**frame, "view": self.view, "offer": self.offer}
