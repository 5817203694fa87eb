"""Add when a person sat down: the person seated longest becomes the host when the host leaves."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("since", sa.Double, nullable=False, server_default="0"))
