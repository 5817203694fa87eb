"""The name under which `state_from_view` was first documented, kept for bots that import it."""

from .state_from_view import state_from_view as guess

__all__ = ["guess"]
