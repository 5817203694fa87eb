"""The entry point of Alembic. `migrate` provides the connection and its transaction, so this only runs the steps."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
