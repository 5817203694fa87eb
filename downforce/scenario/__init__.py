"""Scenarios: game positions stored in files, for bug reports, puzzles and examples of rules.

See docs/reference/scenarios.md for the format.
"""

from .read import Scenario, load
from .run import run
from .schema import ScenarioError

__all__ = ["Scenario", "ScenarioError", "load", "run"]
