"""How long a table waits for its deal when pages stay silent."""

import pytest

from downforce.room.deal_timer import DealTimer


@pytest.mark.parametrize("pages", range(1, 7))
def test_deals_that_are_thrown_away_one_by_one_share_the_time(pages: int) -> None:
    timer, now, spent = DealTimer(10), 100.0, []
    for number, asked in enumerate(range(pages, 0, -1)):
        due = timer.deadline(number, asked, now)
        assert timer.deadline(number, asked, now + 0.5) == due, "asked again, the limit of a deal stays"
        spent.append(due - now)
        now = due
    assert sum(spent) == 10
    assert spent == sorted(spent, reverse=True)
    assert min(spent) > 0.3, "even the last one has time for an answer"


def test_a_deal_that_begins_late_is_due_at_once() -> None:
    timer = DealTimer(10)
    timer.deadline(0, 3, 100)
    assert timer.deadline(1, 2, 120) == 120
