"""Worker processes have a lower priority than the server."""

import os
import sys
from pathlib import Path

import pytest

from downforce.server.workers.processes import end_processes, start_processes
from tests.patience import PATIENCE

AUTOGROUP = Path("/proc/self/autogroup")  # where Linux shares the processor out by session


@pytest.mark.skipif(sys.platform != "linux", reason="sessions that share the processor are Linux's")
@pytest.mark.parametrize("apart", [False, True])
def test_a_process_gives_way_and_goes_apart_where_it_should(apart: bool) -> None:
    executor = start_processes(1, 7, apart)
    try:
        nice, session = (executor.submit(ask, 0).result(PATIENCE) for ask in (os.nice, os.getsid))
        group = executor.submit(AUTOGROUP.read_text).result(PATIENCE) if AUTOGROUP.exists() else ""
    finally:
        end_processes(executor)
    assert nice == min(19, os.nice(0) + 7)
    assert (session != os.getsid(0)) == apart
    if apart and group:
        assert group.split()[-1] == "7"
