"""How long a table waits for the pages that take part in its deal: a fixed time in all, however many stay silent."""


class DealTimer:
    """Divides a table's waiting time between its deals.

    Every deal that is discarded because of silent pages drops at least one page. A deal gets half of the time that is
    left, or all of it once a single page is asked. So all deals together take no longer than `limit`, and the first
    retry, which usually asks only pages that do answer, still has a quarter of it.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.end: float | None = None  # deadline of all deals of the table
        self.number: int | None = None  # number of the current deal,
        self.due = 0.0  # and its own deadline

    def deadline(self, number: int, pages: int, now: float) -> float:
        """Return how long to wait for deal `number`, which asks `pages` pages. The time starts with the first call."""
        if self.end is None:
            self.end = now + self.limit
        if number != self.number:
            left = max(0.0, self.end - now)
            self.number, self.due = number, now + (left / 2 if pages > 1 else left)
        return self.due
