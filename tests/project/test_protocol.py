"""The page's types are those of the server's messages."""

import pytest

pytest.importorskip("pydantic")

from tools.generate import page_facts, protocol


def test_the_types_of_the_page_are_fresh() -> None:
    assert protocol.TARGET.read_text("utf-8") == protocol.source(), "run `make generate`"


def test_no_two_shapes_share_a_name() -> None:
    """TypeScript would take them for one."""
    names = [line.split(" ")[2] for line in protocol.source().splitlines() if line.startswith("export interface ")]
    assert sorted(names) == sorted(set(names))


def test_what_the_page_knows_by_itself_is_fresh() -> None:
    assert page_facts.TARGET.read_text("utf-8") == page_facts.source(), "run `make generate`"


def test_the_lock_of_the_page_names_no_host() -> None:
    assert "://" not in (protocol.TARGET.parents[1] / "package-lock.json").read_text("utf-8"), "run `make lock`"
