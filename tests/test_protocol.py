"""The page's types are those of the server's messages."""

import pytest

pytest.importorskip("pydantic")

from tools import protocol


def test_the_types_of_the_page_are_fresh() -> None:
    assert protocol.TARGET.read_text("utf-8") == protocol.source(), "run `make made`"
