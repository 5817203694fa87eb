"""How long a game table waits for the pages that take part in its deal.

The total time is fixed, however many pages stay silent.
"""


class DealTimer:
    """Divides a table's waiting time among its deals.

    Whenever a deal is discarded because pages stayed silent, at least one page drops out. Each deal gets half of the
    remaining time, or all of it once only one page is asked. All deals together therefore take no longer than `limit`,
    and the first retry, which usually asks only pages that do answer, still gets a quarter of the total.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.end: float | None = None  # deadline for all deals of the table
        self.number: int | None = None  # number of the current deal
        self.due = 0.0  # deadline for the current deal

    def deadline(self, number: int, pages: int, now: float) -> float:
        """Return the time until which to wait for deal `number`, which involves `pages` pages.

        The total waiting time starts with the first call.
        """
        if self.end is None:
            self.end = now + self.limit
        if number != self.number:
            left = max(0.0, self.end - now)
            self.number, self.due = number, now + (left / 2 if pages > 1 else left)
        return self.due
