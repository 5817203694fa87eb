"""A situation as a file (docs/reference/scenarios.md): a bug report, a puzzle, a rule's example."""

from .read import Scenario, load
from .run import run
from .schema import ScenarioError

__all__ = ["Scenario", "ScenarioError", "load", "run"]
