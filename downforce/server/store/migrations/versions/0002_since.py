"""When a person sat down: whoever has sat there longest hosts when the host has left."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("since", sa.Double, nullable=False, server_default="0"))
