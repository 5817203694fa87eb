"""The name under which `state_from_view` was first documented."""

from .state_from_view import state_from_view as guess

__all__ = ["guess"]
