"""Alembic's door: the connection and its transaction are given by `migrate`, so this only runs the steps."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
