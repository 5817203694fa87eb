"""Scenarios: situations as files (docs/reference/scenarios.md), for bug reports, puzzles and examples of rules."""

from .read import Scenario, load
from .run import run
from .schema import ScenarioError

__all__ = ["Scenario", "ScenarioError", "load", "run"]
