"""A timer that limits how long a game table waits for the players' pages to agree on the deal.

The total waiting time is fixed, no matter how many pages fail to answer.
"""


class DealTimer:
    """Divides a table's total waiting time among successive attempts to agree on a deal.

    An attempt fails if any page does not answer, and every such page is left out of the next attempt. Each attempt gets
    half of the remaining time, or all of it if only one page takes part. All attempts together therefore take no longer
    than `limit`. The second attempt, which usually succeeds, still gets a quarter of the total.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.end: float | None = None  # deadline for all deals of the table
        self.number: int | None = None  # number of the current deal
        self.due = 0.0  # deadline for the current deal

    def deadline(self, number: int, pages: int, now: float) -> float:
        """Return the deadline for an attempt to agree on a deal.

        `number` identifies the attempt, and `pages` is the number of pages that take part in it. The total waiting
        time starts with the first call to this method.
        """
        if self.end is None:
            self.end = now + self.limit
        if number != self.number:
            left = max(0.0, self.end - now)
            self.number, self.due = number, now + (left / 2 if pages > 1 else left)
        return self.due
